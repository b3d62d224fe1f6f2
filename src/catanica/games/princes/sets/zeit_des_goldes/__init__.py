"""Zeit des Goldes: trade advantage, gold and pirate ships."""
