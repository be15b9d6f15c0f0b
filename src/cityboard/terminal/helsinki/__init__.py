"""Helsinki at the terminal."""
