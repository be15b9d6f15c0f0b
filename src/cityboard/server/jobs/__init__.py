"""Background thinking: bot moves, hints and analyses."""
