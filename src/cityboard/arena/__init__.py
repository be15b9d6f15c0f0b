"""The arena: bots play many games against each other, and the report gives the results with error bars."""
