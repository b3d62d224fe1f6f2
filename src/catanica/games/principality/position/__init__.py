"""What a position of the principality games is made of: lands, piles, pieces, and who knows what."""
