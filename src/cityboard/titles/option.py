"""Options as people choose them: what is offered for a new table, and how it is typed on a command line."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cityboard.core.arguments import OfValue
from cityboard.core.options import RANDOM
from cityboard.core.reason import OptionError, Reason, ReasonCode
from cityboard.presentation.number import read_number

START_SEAT = ReasonCode("start-seat", OfValue)
NUMBER_LIST = ReasonCode("number-list", OfValue)


@dataclass(frozen=True, slots=True)
class Selection:
    """What can be chosen instead of one value: a list of a number of different ones."""

    values: tuple[str | int, ...]
    number: int | None  # None: as many as there are players, the first ones in any order


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a title: one of some values (the first by default), several of them, or a pick."""

    name: str
    values: tuple[str | int | bool | None, ...]
    several: bool = False
    pick: Selection | None = None
    # Where a form shows it: the rules of values that have their own, the module or city that it is a part of, and the
    # codes of refusals that concern it.
    value_rules: Mapping[str, str] = field(default_factory=dict)
    part_of: str | None = None
    refusals: tuple[str, ...] = ()
    # On the command line: the rules it comes from, its help, the placeholder for a value, and how a value is read.
    rules: tuple[str, ...] = ()
    message: str = ""
    metavar: str | None = None
    read: Callable[[str], Any] = str
    module: str | None = None  # a flag that stands for this module

    @property
    def is_flag(self) -> bool:
        """Return whether it is either chosen or not."""
        return self.values == (False, True)

    @property
    def help(self) -> str:
        """Return the name of its help message."""
        return self.message or f"option-{self.name}"


def start_option(players: tuple[int, ...], rule: str) -> Option:
    """Let any seat of the table start."""
    return Option("start", (RANDOM, *range(players[-1])), rules=(rule,), metavar="random|SEAT", read=read_seat)


def read_name(text: str) -> str:
    """Read names as the rules write them, in any case and with spaces for hyphens."""
    return ",".join("-".join(part.split()) for part in text.lower().split(","))


def read_seat(text: str) -> str | int:
    """Read the number of a seat, or `random`."""
    return text if text == RANDOM else _whole_number(text, START_SEAT("", value=text))


def read_numbers(text: str) -> str | list[int]:
    """Read some numbers, or `random`."""
    reason = NUMBER_LIST("", value=text)
    return text if text == RANDOM else [_whole_number(part, reason) for part in text.split(",")]


def _whole_number(text: str, reason: Reason) -> int:
    """Read a number, or refuse it with a reason."""
    number = read_number(text)
    if number is None:
        raise OptionError(reason)
    return number
