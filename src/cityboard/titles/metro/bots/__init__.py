"""Metro's bots: greedy ones, and ones that fill the board at random and follow the lines."""
