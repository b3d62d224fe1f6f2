"""Zauberer & Drachen: citadels, wizards, spell books, dragons."""
