"""Styles of colours and seats, the same for all titles."""

STYLES = {
    "yellow": "bright_yellow",
    "blue": "dodger_blue1",
    "orange": "dark_orange",
    "grey": "grey66",
    "red": "red1",
    "brown": "orange4",
    "green": "green3",
    "purple": "medium_purple1",
}
SEAT_STYLES = ("dodger_blue1", "red1", "green3", "dark_orange", "medium_purple1", "bright_yellow")
