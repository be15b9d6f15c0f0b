"""The expansions, one file each."""
