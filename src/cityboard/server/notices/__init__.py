"""Turn notices: how people who are away learn that it is their turn."""
