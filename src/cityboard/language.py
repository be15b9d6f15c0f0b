"""Sentences for people: codes and their arguments in the words of a language."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from cityboard.core.game import Effect, Entry
from cityboard.core.reason import OptionError, Reason
from cityboard.games.registry import title_module

LANGUAGES = ("en", "de", "fr", "nl")
FOLDER = Path(__file__).parent / "locales"
METRO_SIZE, HELSINKI_SIZE = 8, 7  # squares and roofs are counted row by row
PAVILION_CARD = re.compile(
    "(?P<colour>purple|green|red|blue|yellow)-(?P<number>[1-5])-(?P<size>[2-5])-(?P<superstructures>[0-2])"
)
LONGEST, LARGEST = 1000, 10**15  # Fluent takes no text of more than 2500 characters and no number beyond about 10**28
FIRST_PLACE = 33  # stations up to 32 are on the edge, then come the places of the central station


@cache
def resources(code: str) -> Mapping[str, Resource]:
    """Return the files of a language by name."""
    return {path.stem: FluentResource(path.read_text("utf-8")) for path in sorted((FOLDER / code).glob("*.ftl"))}


@cache
def _bundle(code: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    for resource in resources(code).values():
        bundle.add_resource(resource)
    return bundle


class Language:
    """One of the languages, named by its code."""

    def __init__(self, code: str) -> None:
        """Choose a language; its files are read when something is said."""
        if code not in LANGUAGES:
            raise OptionError(Reason("language-unknown", "", {"value": code, "allowed": LANGUAGES}))
        self.code = code
        self._shown: dict[str, Callable[[Any], str | int]] = {
            "square": _square,
            "squares": _square,
            "heads": _square,
            "from": _square,
            "roof": _roof,
            "roofs": _roof,
            "taken": _roof,
            "source": _roof,
            "target": _roof,
            "seat": _counted_from_one,
            "turn": _counted_from_one,
            "owner": _counted_from_one,
            "space": _counted_from_one,
            "card": self._card,
            "board": _counted_from_one,
            "position": _counted_from_one,
            "stations": lambda station: self.say("departure", station=station),
            "places": lambda place: self.say("departure", station=FIRST_PLACE + place),
            "companies": lambda company: self.say(f"colour-{company}"),
            "modules": lambda module: self.say(f"module-{module}"),
            "city": lambda city: self.say(f"city-{city}"),
            "cards": lambda card: card if isinstance(card, int) else self._card(card),
            "sides": lambda side: self.say(f"side-{side}"),
            "action": self._action,
        }

    def say(self, message_id: str, **arguments: Any) -> str:
        """Return a message with its arguments filled in."""
        bundle = _bundle(self.code)
        if not bundle.has_message(message_id):
            raise KeyError(self.code, message_id)
        pattern = bundle.get_message(message_id).value
        if pattern is None:
            raise KeyError(self.code, message_id)
        shown = {name: _bounded(self._show(name, value)) for name, value in arguments.items()}
        text, errors = bundle.format_pattern(pattern, shown)
        if errors:
            raise errors[0]
        return str(text)

    def refusal(self, reason: Reason) -> str:
        """Say why something is refused, with the rule, unless the sentence ends with another one of the same rule."""
        sentence = self.say(f"refusal-{reason.code}", **reason.arguments)
        rule = f"[{reason.rule}]"
        return f"{sentence} {rule}" if reason.rule and not sentence.endswith(rule) else sentence

    def effect(self, effect: Effect) -> str:
        """Say what a move caused."""
        return self.say(f"effect-{effect.code}", **effect.arguments)

    def entry(self, entry: Entry) -> str:
        """Say what the points of an entry were given for."""
        return self.say(f"entry-{entry.code}", **entry.arguments)

    def rule(self, title: str, rule_id: str) -> str:
        """Return the text of a rule."""
        if rule_id not in self.rule_ids(title):
            raise OptionError(Reason("rule-unknown", "", {"value": rule_id, "title": title}))
        return self.say(rule_id.replace(".", "-"))

    def rule_ids(self, title: str) -> list[str]:
        """List the rules of a title in their order."""
        title_module(title)  # refuses an unknown title
        messages = resources(self.code)[f"{title}-rules"].body
        return [message.id.name.replace("-", ".") for message in messages if isinstance(message, Message)]

    def _show(self, name: str, value: Any) -> str | int:
        """Return an argument as people read it: its name says what it is, lists are shown item by item.

        A reason is a sentence of its own.
        """
        if isinstance(value, Reason):
            return self.refusal(value)
        show = self._shown.get(name, _plain)
        if not isinstance(value, (list, tuple)):
            return show(_bounded(value))
        return (" · " if show in (_square, _roof) else ", ").join(str(show(_bounded(item))) for item in value)

    def _card(self, card: int | str | Sequence[Any]) -> int | str:
        """Name a card: monument cards are counted from one, shares and pavilion cards say what is on them."""
        if isinstance(card, int):
            return card + 1
        if not isinstance(card, str):
            return self.say("share", company=card[0], percent=card[1])
        if card == "wild":
            return self.say("wild-card")
        shown = PAVILION_CARD.fullmatch(card)
        if not shown:
            return card
        numbers = {name: int(shown[name]) for name in ("number", "size", "superstructures")}
        return self.say("pavilion-card", colour=shown["colour"], **numbers)

    def _action(self, action: int | str) -> str:
        """Name an action of Helsinki with its meaning; what is no action keeps its name."""
        meaning = f"action-{action}"
        return f"{action} ({self.say(meaning)})" if _bundle(self.code).has_message(meaning) else str(action)


def _bounded(value: Any) -> Any:
    """Write out numbers that are too large and cut texts that are too long; leave everything else."""
    if isinstance(value, int) and abs(value) > LARGEST:
        value = str(value)
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


def _plain(value: Any) -> str | int:
    """Leave numbers to the language, which may need their plural; write everything else out."""
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, int) else str(value)


def _square(square: int | str) -> int | str:
    """Name a square of Metro."""
    return _row_and_column(square, METRO_SIZE)


def _roof(roof: int | str) -> int | str:
    """Name a roof of Helsinki."""
    return _row_and_column(roof, HELSINKI_SIZE)


def _row_and_column(number: int | str, size: int) -> int | str:
    """Name a square by row and column, as the rules do; what is no square stays as it is."""
    on_board = isinstance(number, int) and 0 <= number < size * size
    return f"{int(number) // size},{int(number) % size}" if on_board else number


def _counted_from_one(number: int | str) -> int | str:
    """Count from 1, so that chance is seat 0; the owner of a line may be a company instead."""
    return number + 1 if isinstance(number, int) else number
