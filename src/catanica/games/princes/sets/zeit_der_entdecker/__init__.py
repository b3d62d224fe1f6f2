"""Zeit der Entdecker: harbour, sea, ships and islands."""
