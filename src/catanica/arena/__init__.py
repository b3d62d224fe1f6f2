"""Matches between bots: many games, counted fairly."""
