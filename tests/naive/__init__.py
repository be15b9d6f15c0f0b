"""Slow, independent implementations of the rules, used by tests as oracles."""
