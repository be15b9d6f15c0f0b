"""Recorded games that every later cityboard must replay."""
