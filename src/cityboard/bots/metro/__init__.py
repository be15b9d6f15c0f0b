"""How bots play Metro."""
