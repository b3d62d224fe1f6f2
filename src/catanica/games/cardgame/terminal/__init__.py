"""The card game at a terminal."""
