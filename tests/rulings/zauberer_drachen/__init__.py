"""The rulings on the cards of Zauberer & Drachen."""
