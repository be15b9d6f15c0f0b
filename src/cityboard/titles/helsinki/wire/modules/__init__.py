"""What the expansions add to the wire: one file each."""
