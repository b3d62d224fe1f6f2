"""The rulings on the cards of Barbaren & Handelsherren."""
