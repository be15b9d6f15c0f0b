"""The expansions in the terminal: one file each."""
