"""Zeit des Wohlstands: the people's mood, stars, works of art."""
