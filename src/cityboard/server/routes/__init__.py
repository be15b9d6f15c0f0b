"""The HTTP surface: people, tables, and the service itself."""
