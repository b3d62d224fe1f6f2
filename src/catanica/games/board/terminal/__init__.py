"""The board game at a terminal."""
