"""A table without a network or a database: events, their fold, decisions, views and the clock."""
