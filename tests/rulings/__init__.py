"""The rulings, each with the tests that prove it."""
