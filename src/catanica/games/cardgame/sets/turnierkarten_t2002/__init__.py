"""The tournament cards of 2002, superseded in 2003."""
