"""Helsinki: its rules, bots, wire types and terminal."""
