"""Everything that proves the product."""
