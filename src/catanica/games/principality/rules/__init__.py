"""The rules both principality games share, one concept a file."""
