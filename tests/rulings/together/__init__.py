"""Scenarios in which cards of different sets meet, written from the rulings and worked examples."""
