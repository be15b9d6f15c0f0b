"""The rules of Metro, proved rule by rule."""
