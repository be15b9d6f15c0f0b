"""What the cities add to the wire: one file each."""
