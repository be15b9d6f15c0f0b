"""The six cities, one file each."""
