"""The two-player card game of 1996 to 2005: its rules, editions and sets."""
