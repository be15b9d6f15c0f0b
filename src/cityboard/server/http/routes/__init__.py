"""The HTTP routes: people, tables, and the service itself."""
