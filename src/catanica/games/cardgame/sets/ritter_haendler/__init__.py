"""Ritter & Händler: knights, fleets and trade for the extended game (105.G)."""
