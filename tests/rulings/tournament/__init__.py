"""The rulings on the tournament game and its variants: every article that mentions it."""
