"""Zeit der Weisen: sages, owls, groves and the manifesto."""
