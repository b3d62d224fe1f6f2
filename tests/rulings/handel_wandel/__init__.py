"""The rulings on the cards of Handel & Wandel."""
