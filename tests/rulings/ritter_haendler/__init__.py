"""The rulings on the cards of Ritter & Händler."""
