"""How bots play Helsinki."""
