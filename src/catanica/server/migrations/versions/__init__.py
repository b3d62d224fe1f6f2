"""One file per change, in order of their numbers."""
