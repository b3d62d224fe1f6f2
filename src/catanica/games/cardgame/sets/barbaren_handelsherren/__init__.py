"""Barbaren & Handelsherren."""
