"""The rulings on the extended base game: stacks, display, points to win."""
