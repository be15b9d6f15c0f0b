"""The arena: bots play many games against each other, and what came of it is said with its error bars."""
