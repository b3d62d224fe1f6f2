"""Search for every game: options are compared by playing on from positions that fit what a seat has seen."""
