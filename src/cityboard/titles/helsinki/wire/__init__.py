"""What a viewer of Helsinki sees, as types, and how they are filled in."""
