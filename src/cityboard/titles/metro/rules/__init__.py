"""Metro: lay track, lengthen your lines (rules M1 to M18)."""
