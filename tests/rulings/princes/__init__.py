"""Every ruling of the successor game, proved."""
