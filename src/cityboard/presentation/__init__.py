"""What a title provides for the terminal, and what it draws with."""
