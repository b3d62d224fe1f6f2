"""The kernel: what every game of the family is made of. It imports nothing else of this project."""
