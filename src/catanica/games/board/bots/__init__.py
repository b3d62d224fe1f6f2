"""Players of the board game."""
