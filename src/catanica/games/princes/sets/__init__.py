"""The card sets of the successor game, one folder each."""
