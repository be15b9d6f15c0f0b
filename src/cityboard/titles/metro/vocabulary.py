"""How Metro names what its sentences are about."""

from typing import Any

from cityboard.titles.metro.rules.network import SIZE, STATIONS
from cityboard.vocabulary import Speaker, Vocabulary, counted_from_one, row_and_column


def square(speaker: Speaker, number: Any) -> str | None:
    """Name a square by row and column."""
    return row_and_column(number, SIZE)


def card(speaker: Speaker, value: Any) -> int | str | None:
    """Name a card: monument cards are counted from one, shares say what is on them."""
    if isinstance(value, int):
        return value + 1
    return None if isinstance(value, str) else speaker.say("share", company=value[0], percent=value[1])


VOCABULARY = Vocabulary(
    {
        "square": square,
        "squares": square,
        "heads": square,
        "from": square,
        "space": counted_from_one,
        "board": counted_from_one,
        "position": counted_from_one,
        "stations": lambda speaker, station: speaker.say("departure", station=station),
        "places": lambda speaker, place: speaker.say("departure", station=STATIONS + 1 + place),
        "companies": lambda speaker, company: speaker.say(f"colour-{company}"),
        "city": lambda speaker, city: speaker.say(f"city-{city}"),
        "card": card,
        "cards": lambda speaker, value: value if isinstance(value, int) else card(speaker, value),
    },
    places=frozenset(("square", "squares", "heads", "from")),
)
