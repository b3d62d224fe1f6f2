"""Steps of the agenda that both principality games share."""
