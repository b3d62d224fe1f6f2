"""The rulings on the cards of Wissenschaft & Fortschritt."""
