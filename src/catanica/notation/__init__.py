"""The written form of games: actions as text, whole games as records, games in progress as saves."""
