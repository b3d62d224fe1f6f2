"""The base set of the two-player card game."""
