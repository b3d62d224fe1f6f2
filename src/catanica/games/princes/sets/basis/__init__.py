"""The base set: 94 cards, roads, settlements, cities and regions among them."""
