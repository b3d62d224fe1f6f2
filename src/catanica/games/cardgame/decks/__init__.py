"""Decks of the tournament game: what a deck is, how it is written down, and what speaks against one."""
