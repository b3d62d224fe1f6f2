"""The base set: 62 expansion cards, 10 events, roads, settlements, cities and regions."""
