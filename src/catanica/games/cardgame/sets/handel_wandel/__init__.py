"""Handel & Wandel: trade and manufactories."""
