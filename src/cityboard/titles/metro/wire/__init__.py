"""What a viewer of Metro sees, as types, and how they are filled in."""
