"""What bots of both principality games share: how search judges a position and which options it tries."""
