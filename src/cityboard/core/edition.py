"""Editions: the printed data of a box, every value with its rule and its source."""

import hashlib
import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal, TypedDict, TypeVar, get_args

from cityboard.core.reason import EditionError, ReasonCode
from cityboard.core.visible import is_visible

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Source = Literal["published", "earlier", "reconstructed", "owner"]
SOURCES: tuple[Source, ...] = get_args(Source)
OWNER: Source = "owner"  # what somebody read from the box they own
LONGEST_NAME, LONGEST_TEXT = 40, 60
LARGEST = 16_384  # characters of all values as JSON: they travel with every record


class OfEditionPlace(TypedDict):
    """A place in an edition file."""

    file: str
    line: int
    place: str


class OfEditionValue(OfEditionPlace):
    """What stands there."""

    value: Any


class OfText(OfEditionValue):
    """What stands there, and how long a text may be."""

    most: int


class OfSize(OfEditionPlace):
    """How many characters all values may take."""

    most: int


class OfBounds(OfEditionValue):
    """A number, and the bounds it should keep."""

    low: int
    high: int


class OfChoices(OfEditionPlace):
    """What could stand there."""

    allowed: list[Any]


class OfEditionChoice(OfEditionValue, OfChoices):
    """What stands there, and what could."""


class OfLength(OfEditionPlace):
    """How many items there should be."""

    length: int


class OfWanted(OfEditionValue):
    """What stands there, and the number that is wanted."""

    wanted: int


class OfParsing(OfEditionPlace):
    """What the system or the parser says."""

    error: str


EDITION_UNREADABLE = ReasonCode("edition-unreadable", OfParsing)
EDITION_NOT_TOML = ReasonCode("edition-not-toml", OfParsing)
EDITION_MISSING = ReasonCode("edition-missing", OfEditionPlace)
EDITION_UNKNOWN = ReasonCode("edition-unknown", OfEditionPlace)
EDITION_UNMARKED = ReasonCode("edition-unmarked", OfEditionPlace)
EDITION_SOURCE = ReasonCode("edition-source", OfChoices)
EDITION_RULE = ReasonCode("edition-rule", OfEditionPlace)
EDITION_NUMBER = ReasonCode("edition-number", OfBounds)
EDITION_FLAG = ReasonCode("edition-flag", OfEditionValue)
EDITION_TEXT = ReasonCode("edition-text", OfText)
EDITION_CHOICE = ReasonCode("edition-choice", OfEditionChoice)
EDITION_LENGTH = ReasonCode("edition-length", OfLength)
EDITION_TWICE = ReasonCode("edition-twice", OfEditionValue)
EDITION_TABLE = ReasonCode("edition-table", OfEditionPlace)
EDITION_SUM = ReasonCode("edition-sum", OfWanted)
EDITION_LARGE = ReasonCode("edition-large", OfSize)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value is in an edition file."""

    file: str
    line: int
    path: str
    rule: str = ""

    def inside(self, key: object) -> "Place":
        """Return the place of an item of this value."""
        return Place(self.file, self.line, f"{self.path}[{key}]", self.rule)

    @property
    def where(self) -> OfEditionPlace:
        """Return the place as an argument of reasons."""
        return OfEditionPlace(file=self.file, line=self.line, place=self.path)


Schema = Mapping[str, Any]  # a JSON schema


@dataclass(frozen=True, slots=True)
class Check(Generic[T_co]):
    """What a value must be: a schema that describes it, and a function that accepts it or refuses it."""

    schema: Schema
    accept: Callable[[Any, Place], T_co]

    def __call__(self, value: Any, place: Place) -> T_co:
        """Return the value as the rules want it."""
        return self.accept(value, place)


def described(schema: Schema) -> Callable[[Callable[[Any, Place], T]], Check[T]]:
    """Turn a function that accepts or refuses values into a check, with a schema that describes them."""
    return lambda accept: Check(schema, accept)


@dataclass(frozen=True, slots=True)
class SourcedValue:
    """A value with its rule and its source, and with the line and the comment where its file begins to speak of it."""

    rule: str
    source: Source
    value: Any
    line: int = 0
    comment: str = ""


class Edition:
    """One box: named values, each with the source that it is known from."""

    def __init__(
        self, title: str, name: str, entries: Mapping[str, SourcedValue], file: str, *, is_own: bool = True
    ) -> None:
        """Keep the entries by their places; `file` is the name used in errors."""
        self.title = title
        self.name = name
        self.entries = entries
        self.file = file
        self.is_own = is_own  # it did not come with its title: a record of its games must say its values
        _check_size(self.values, file)
        self.hash = hash_of(self.values)
        self._schemas: dict[str, Schema] = {}

    @classmethod
    def from_values(cls, title: str, name: str, values: Mapping[str, Any], like: "Edition") -> "Edition":
        """Make an edition of values alone; what another one says about a place, or about an equal value, holds here."""
        _check_size(values, name)
        entries = {}
        known_first = [path for path in like.entries if path in values]
        for path in [*known_first, *(path for path in values if path not in like.entries)]:
            known = like.entries.get(path, SourcedValue("", OWNER, None))
            source = known.source if _as_json(known.value) == _as_json(values[path]) else OWNER
            entries[path] = replace(known, source=source, value=values[path], line=0)
        return cls(title, edition_name(name, Place(name, 0, "name")), entries, name)

    def with_entry(self, path: str, entry: SourcedValue | None) -> "Edition":
        """Return this edition with another entry at a place, or with none."""
        entries = {**self.entries, path: entry}
        left = {path: entry for path, entry in entries.items() if entry is not None}
        return Edition(self.title, self.name, left, self.file, is_own=self.is_own)

    @property
    def values(self) -> dict[str, Any]:
        """Return every value by its place."""
        return {path: entry.value for path, entry in self.entries.items()}

    def read(self, path: str, check: Check[T], otherwise: T | None = None) -> T:
        """Return a value once it has passed its check; a value that may be left out needs another one."""
        self._schemas[path] = check.schema
        if path not in self.entries:
            if otherwise is None:
                raise EditionError(EDITION_MISSING("", **Place(self.file, 0, path).where))
            return otherwise
        entry = self.entries[path]
        return check(entry.value, Place(self.file, entry.line, path, entry.rule))

    def sources(self) -> list[tuple[str, str, str]]:
        """List every value's place, rule and source."""
        return [(path, entry.rule, entry.source) for path, entry in self.entries.items()]

    def schema_of(self, path: str) -> Schema:
        """Return what a value must be, once a rule has asked for it."""
        return self._schemas.get(path, {})

    def refuse_unread(self) -> None:
        """Refuse values that no rule ever asked for: they are most likely typos."""
        for path, entry in self.entries.items():
            if path not in self._schemas:
                raise EditionError(EDITION_UNKNOWN("", **Place(self.file, entry.line, path).where))


def _check_size(values: Mapping[str, Any], file: str) -> None:
    try:
        is_small = len(_as_json(values)) <= LARGEST
    except (RecursionError, ValueError):  # nested too deeply, or a number of too many digits
        is_small = False
    if not is_small:
        raise EditionError(EDITION_LARGE("", **Place(file, 0, "").where, most=LARGEST))


def hash_of(values: Mapping[str, Any]) -> str:
    """Return the hash of an edition's values: correcting comments, names or sources does not change the game."""
    return hashlib.sha256(_as_json(values).encode()).hexdigest()


def _as_json(value: Any) -> str:
    return json.dumps(value, sort_keys=True, default=str)


def integer(low: int, high: int) -> Check[int]:
    """Accept a whole number within bounds."""

    @described({"type": "integer", "minimum": low, "maximum": high})
    def check(value: Any, place: Place) -> int:
        if type(value) is not int or not low <= value <= high:
            raise EditionError(EDITION_NUMBER(place.rule, **place.where, value=value, low=low, high=high))
        return value

    return check


@described({"type": "boolean"})
def flag(value: Any, place: Place) -> bool:
    """Accept true or false."""
    if type(value) is not bool:
        raise EditionError(EDITION_FLAG(place.rule, **place.where, value=value))
    return value


def text_of(most: int) -> Check[str]:
    """Accept a visible text that is not too long."""

    @described({"type": "string", "minLength": 1, "maxLength": most})
    def check(value: Any, place: Place) -> str:
        if not isinstance(value, str) or len(value) > most or not is_visible(value):
            raise EditionError(EDITION_TEXT(place.rule, **place.where, value=value, most=most))
        return value

    return check


text = text_of(LONGEST_TEXT)
edition_name = text_of(LONGEST_NAME)


def one_of(allowed: Collection[T]) -> Check[T]:
    """Accept one of some values."""

    @described({"enum": list(allowed)})
    def check(value: Any, place: Place) -> T:
        if not any(type(value) is type(item) and value == item for item in allowed):
            raise EditionError(EDITION_CHOICE(place.rule, **place.where, value=value, allowed=list(allowed)))
        return value  # type: ignore[no-any-return]  # it equals one of the allowed values

    return check


def list_of(item: Check[T], length: int, *, different: bool = False) -> Check[list[T]]:
    """Accept a list of a given length, with all items different if required."""

    @described(list_schema(item.schema, length, length, different=different))
    def check(value: Any, place: Place) -> list[T]:
        if not isinstance(value, list) or len(value) != length:
            raise EditionError(EDITION_LENGTH(place.rule, **place.where, length=length))
        items = [item(element, place.inside(number)) for number, element in enumerate(value)]
        for number, element in enumerate(items):
            if different and element in items[:number]:
                place = place.inside(number)
                raise EditionError(EDITION_TWICE(place.rule, **place.where, value=element))
        return items

    return check


def table_of(key: Check[str], item: Check[T]) -> Check[dict[str, T]]:
    """Accept a table with checked keys and values."""

    @described(table_schema(key.schema, item.schema))
    def check(value: Any, place: Place) -> dict[str, T]:
        if not isinstance(value, dict) or not value:
            raise EditionError(EDITION_TABLE(place.rule, **place.where))
        return {key(name, place.inside(name)): item(element, place.inside(name)) for name, element in value.items()}

    return check


def same_or_by_name(names: Collection[str], item: Check[T]) -> Check[dict[str, T]]:
    """Accept one value that holds for every name, or a table with a value for each of them."""
    by_name = table_of(one_of(names), item)

    @described({"anyOf": [item.schema, by_name.schema]})
    def check(value: Any, place: Place) -> dict[str, T]:
        if not isinstance(value, dict):
            return dict.fromkeys(names, item(value, place))
        values = by_name(value, place)
        if len(values) != len(names):
            raise EditionError(EDITION_LENGTH(place.rule, **place.where, length=len(names)))
        return {name: values[name] for name in names}

    return check


def list_schema(item: Schema, least: int, most: int, *, different: bool = False) -> Schema:
    """Describe a list of some length whose items are alike."""
    return {"type": "array", "items": item, "minItems": least, "maxItems": most, "uniqueItems": different}


def row_schema(*items: Schema) -> Schema:
    """Describe a list whose items are each of their own kind."""
    return {"type": "array", "prefixItems": list(items), "minItems": len(items), "maxItems": len(items)}


def table_schema(key: Schema, item: Schema) -> Schema:
    """Describe a table whose values are alike."""
    return {"type": "object", "propertyNames": key, "additionalProperties": item, "minProperties": 1}
