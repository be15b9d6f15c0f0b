"""What a title gets if it provides no board or presentation: plain, but it fits every game."""
