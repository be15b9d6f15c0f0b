"""What goes over the wire, as types; a board is what everyone sees, a hand what only one seat knows."""
