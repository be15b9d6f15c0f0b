"""What an operator sees and sets: settings, metrics, logs, limits, health, moderation."""
