"""The eight colours of companies and tourists, in the order of the rules (M11.3)."""

COLOURS = ("yellow", "blue", "orange", "grey", "red", "brown", "green", "purple")
