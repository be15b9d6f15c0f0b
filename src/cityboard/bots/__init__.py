"""Bots: players that are given what their seat may know and answer with a move."""
