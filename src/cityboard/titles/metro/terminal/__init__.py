"""How Metro looks in the terminal."""
