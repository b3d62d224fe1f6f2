"""The sets of the card game, one folder each: cards, effects, texts."""
