"""The games, each a folder; none knows another."""
