"""The rules of Helsinki, proved rule by rule."""
