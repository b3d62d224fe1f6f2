"""Wissenschaft & Fortschritt: the university and what it leads to, for the extended game."""
