"""The levels of Helsinki."""
