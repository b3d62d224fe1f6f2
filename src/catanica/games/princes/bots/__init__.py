"""Players of the Princes."""
