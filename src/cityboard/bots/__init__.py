"""Bots: players that get what their seat may know and answer with a move."""
