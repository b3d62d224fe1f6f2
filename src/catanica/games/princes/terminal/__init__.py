"""The Princes at a terminal."""
