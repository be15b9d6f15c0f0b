"""The eight colours of companies and tourists, in the order of the rules (M11.3)."""

from typing import Literal, get_args

Colour = Literal["yellow", "blue", "orange", "grey", "red", "brown", "green", "purple"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
