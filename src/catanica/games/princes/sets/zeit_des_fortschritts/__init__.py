"""Zeit des Fortschritts: progress points, the university and the plague."""
