"""The rulings on the special cards and on the tournament cards of 2002."""
