"""How Metro names what its sentences are about."""

from typing import Any

from cityboard.titles.metro.rules.network import SIZE, STATIONS
from cityboard.vocabulary import Speaker, Vocabulary, as_it_is, row_and_column


def square(speaker: Speaker, number: Any) -> str | None:
    """Name a square by row and column."""
    return row_and_column(number, SIZE)


def card(speaker: Speaker, value: Any) -> int | str | None:
    """Name a card: monument cards are counted from one, shares say what is on them."""
    if isinstance(value, int):
        return value + 1
    return None if isinstance(value, str) else speaker.say("share", company=value[0], percent=value[1])


def owner(speaker: Speaker, value: Any) -> str:
    """Name the owner of a line: a player or a company."""
    return speaker.say("owner-company", company=value) if isinstance(value, str) else speaker.say("seat", seat=value)


VOCABULARY = Vocabulary(
    {
        "SQUARE": square,
        "TILE": as_it_is,
        "OWNER": owner,
        "STATION": lambda speaker, station: speaker.say("departure", station=station),
        "PLACE_NUMBER": lambda speaker, station: station - STATIONS - 1,
        "PLACE": lambda speaker, place: speaker.say("departure", station=STATIONS + 1 + place),
        "COLOUR": lambda speaker, colour: speaker.say(f"colour-{colour}"),
        "CITY": lambda speaker, city: speaker.say(f"city-{city}"),
        "CARD": card,
        "CARDS": lambda speaker, value: value if isinstance(value, int) else card(speaker, value),
    },
    between={"SQUARE": " · "},
)
