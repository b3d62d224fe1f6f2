"""The successor of the card game: introductory game, theme games and the duel of the princes."""
