"""The table in the terminal: what people see, what they type, and how a game is saved."""
