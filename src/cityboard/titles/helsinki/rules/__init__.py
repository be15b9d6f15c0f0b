"""Helsinki: pavilions pushed onto Senate Square (rules H1 to H8, actions A1 to A15)."""
