"""Measurements of cityboard next to its peers, taken in one process on one machine."""
