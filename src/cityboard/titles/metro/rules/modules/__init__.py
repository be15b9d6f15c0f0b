"""The four expansions, one file each."""
