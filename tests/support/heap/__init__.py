"""A game of no printed box, as small as one can be: it shows what a game brings along, and all it takes to join in."""
