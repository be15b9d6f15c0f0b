"""A third game, written only for the tests: it shows what a title needs, and that nothing else does."""
