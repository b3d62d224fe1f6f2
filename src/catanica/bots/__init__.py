"""Players that need no person. They see observations only; `registry.make` builds them by name."""
