"""Where games are kept: an append-only list of events for each game, in SQLite or PostgreSQL."""
