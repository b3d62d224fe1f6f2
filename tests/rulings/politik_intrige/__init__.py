"""The rulings on the cards of Politik & Intrige."""
