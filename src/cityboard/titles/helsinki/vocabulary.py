"""How Helsinki names what its sentences are about."""

import re
from typing import Any

from cityboard.titles.helsinki.rules.board import SIZE
from cityboard.vocabulary import Speaker, Vocabulary, as_it_is, row_and_column

PAVILION_CARD = re.compile(
    "(?P<colour>purple|green|red|blue|yellow)-(?P<number>[1-5])-(?P<size>[2-5])-(?P<superstructures>[0-2])"
)


def roof(speaker: Speaker, number: Any) -> str | None:
    """Name a roof by row and column."""
    return row_and_column(number, SIZE)


def card(speaker: Speaker, value: Any) -> str | None:
    """Name a card by what is on it."""
    if value == "wild":
        return speaker.say("wild-card")
    printed = PAVILION_CARD.fullmatch(value) if isinstance(value, str) else None
    if not printed:
        return None
    numbers = {name: int(printed[name]) for name in ("number", "size", "superstructures")}
    return speaker.say("pavilion-card", colour=printed["colour"], **numbers)


def action(speaker: Speaker, name: Any) -> str | None:
    """Name an action with its meaning; anything else keeps its name."""
    meaning = f"action-{name}"
    return f"{name} ({speaker.say(meaning)})" if speaker.has(meaning) else str(name)


VOCABULARY = Vocabulary(
    {
        "ROOF": roof,
        "ROW": as_it_is,
        "COLUMN": as_it_is,
        "SENATE": as_it_is,
        "CARD": card,
        "CARDS": card,
        "SIDE": lambda speaker, side: speaker.say(f"side-{side}"),
        "ACTION": action,
    },
    between={"ROOF": " · "},
)
