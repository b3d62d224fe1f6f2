"""The hex board game: topology, set-ups and rules, compiled; its views and texts beside them."""
