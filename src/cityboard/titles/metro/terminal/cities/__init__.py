"""The cities in the terminal: one file each."""
