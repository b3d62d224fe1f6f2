"""Zeit der Wirren: strength, attacks from the tavern, riots."""
