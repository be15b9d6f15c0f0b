"""What expansions are worth to a bot: one file each."""
