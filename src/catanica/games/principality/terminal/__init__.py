"""What the games of two principalities share at a terminal."""
