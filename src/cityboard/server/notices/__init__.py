"""Turn notifications: how absent people learn that it is their turn."""
