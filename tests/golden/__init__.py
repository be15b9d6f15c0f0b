"""Fingerprints of one random game per option set: a change there is a change of the rules."""
