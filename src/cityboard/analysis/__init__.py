"""Hints and the analysis of finished games, and the processes in which bots think."""
