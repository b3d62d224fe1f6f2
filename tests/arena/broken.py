"""A module for bots that fails as it is imported."""

raise RuntimeError("not today")
