"""Cards: their figures, their effects, and what is summed up from those in play."""
