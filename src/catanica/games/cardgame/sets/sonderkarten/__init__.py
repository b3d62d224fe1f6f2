"""The yearly special cards: Johanna (2002) and Guido (2003)."""
