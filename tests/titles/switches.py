"""Every switch of a title's edition: the default box with one value changed, as the schema accepts it."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from random import Random
from typing import Any

from cityboard.core.edition import Edition
from cityboard.core.reason import EditionError
from cityboard.titles.registry import find_edition, find_rules

GAMES = 5  # option sets that are tried with a switch, if nothing else is asked
NOTHING: dict[str, Any] = {}  # is no value of an edition


class Switches:
    """The switches of a title."""

    def __init__(self, title: str) -> None:
        self.title, self.rules = title, find_rules(title)
        self.default = find_edition(title, "default")
        self.values = self.default.values
        self._parts = {part for options in self.rules.combinations() for part in _parts(options)}

    @cached_property
    def editions(self) -> dict[str, Edition]:
        """Return the editions that differ from the default one in one value that can change how games play, by name."""
        editions = {}
        for path, value in self.values.items():
            for changed in self._other_values(path, value):
                name = f"{path}={changed}" if isinstance(changed, int | str) else path
                editions[name] = self._edition_with(path, changed)
        return editions

    @cached_property
    def texts(self) -> set[str]:
        """Return the paths of free texts: no rule reads them."""
        return {path for path, value in self.values.items() if self.accepts(path, _reworded(value))}

    def concerns(self, options: Mapping[str, Any], switch: str) -> bool:
        """Return whether a game with some options can read the value that a switch changes."""
        part = switch.partition(".")[0].replace("_", "-")
        return part not in self._parts or part in _parts(options)

    def games(self, switch: str, most: int = GAMES) -> list[Mapping[str, Any]]:
        """Choose some option sets whose games can read the value that a switch changes, the same in every run."""
        concerned = [options for options in self.rules.combinations() if self.concerns(options, switch)]
        return Random(switch).sample(concerned, min(most, len(concerned)))

    def _edition_with(self, path: str, value: Any) -> Edition:
        return Edition.from_values(self.title, "switched", self.values | {path: value}, self.default)

    def _refused(self, path: str, value: Any) -> Mapping[str, Any] | None:
        """Return what the schema says against a value, or None."""
        try:
            self.rules.check_edition(self._edition_with(path, value))
        except EditionError as error:
            return error.reason.arguments
        return None

    def accepts(self, path: str, value: Any) -> bool:
        """Return whether the schema accepts a value in a place."""
        return value is not NOTHING and self._refused(path, value) is None

    def _other_values(self, path: str, value: Any) -> list[Any]:
        """Return all other values that the schema lists, its bounds, or else one that it accepts; no free text."""
        if self.accepts(path, _reworded(value)):
            return []
        if not isinstance(value, list | dict):
            listed = [other for other in self._allowed(path, NOTHING) if other != value and self.accepts(path, other)]
            if listed:
                return listed
        candidates = (other for other in self._candidates(path, value) if other != value)
        return [next(other for other in candidates if self.accepts(path, other))]

    def _allowed(self, path: str, wrong: Any) -> list[Any]:
        """Return what the schema allows in the place of a wrong value: a list, or the bounds of a number."""
        against = self._refused(path, wrong) or {}
        return against.get("allowed") or [against[bound] for bound in ("low", "high") if bound in against]

    def _candidates(self, path: str, value: Any) -> Iterator[Any]:
        """Change a value in the ways that a schema may accept."""
        match value:
            case bool():
                yield not value
            case int():
                yield value + 1
            case str():
                yield from _texts(self.values)
            case [list(), *_]:
                yield [*value[1:], value[0]]
            case list():
                yield from map(list, zip(*(self._candidates(path, item) for item in value), strict=False))
                yield from ([changed, *value[1:]] for changed in self._candidates(path, value[0]))
                yield from ([allowed, *value[1:]] for allowed in self._allowed(path, [NOTHING, *value[1:]]))
                yield [*value[1:], value[0]]
            case dict():
                first, *others = value.values()
                yield dict(zip(value, [*others, first], strict=True))
                for changed in zip(*(self._candidates(path, item) for item in value.values()), strict=False):
                    yield dict(zip(value, changed, strict=True))


def _parts(options: Mapping[str, Any]) -> set[str]:
    """Return the modules, and the city, that are in play with some options."""
    return {*options.get("modules", ()), *([options["city"]] if "city" in options else [])}


def _texts(values: Any) -> Iterator[str]:
    """Yield every text that occurs among some values, names included."""
    match values:
        case str():
            yield values
        case dict():
            yield from (text for key in values for text in _texts(key))
            yield from (text for value in values.values() for text in _texts(value))
        case list():
            yield from (text for value in values for text in _texts(value))


def _reworded(value: Any) -> Any:
    """Return a value with another text for every text, or NOTHING if it has none."""
    if isinstance(value, str):
        return f"other {value}"
    is_texts = isinstance(value, list) and all(isinstance(item, str) for item in value)
    return [f"other {item}" for item in value] if is_texts else NOTHING


METRO, HELSINKI = Switches("metro"), Switches("helsinki")
