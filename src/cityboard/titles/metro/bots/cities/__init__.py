"""What cities are worth to a bot: one file each."""
