"""What goes over HTTP about editions: the values of a box, where each comes from, and what is wrong with one."""

from typing import Annotated, Any

from msgspec import Meta

from cityboard.core.edition import LONGEST_NAME, Source
from cityboard.core.reason import Reason
from cityboard.protocol.messages import END, Text
from cityboard.protocol.wire import Wire

LONGEST_FILE = 32_768  # characters

EditionName = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
EditionHash = Annotated[str, Meta(pattern=f"^[0-9a-f]{{64}}{END}")]


class EditionEntry(Wire, frozen=True):
    """A value of a box: its place, its rule, where it comes from, and what it must be, as a JSON schema."""

    place: str
    rule: str
    source: Source
    value: Any
    schema: dict[str, Any]


class EditionInfo(Wire, frozen=True):
    """An edition with every value; one that does not come with its title is a custom one."""

    title: str
    name: str
    hash: str
    is_own: bool
    entries: list[EditionEntry]


class EditionValues(Wire, frozen=True):
    """The values of a box by their places, to find out what is wrong with them."""

    title: Text
    values: dict[str, Any]


class EditionFile(Wire, frozen=True):
    """The text of an edition file, to be read."""

    text: Annotated[str, Meta(max_length=LONGEST_FILE)]


class EditionChecked(Wire, frozen=True):
    """The first ten faults, and the edition with default values in their places: none if that is not enough."""

    reasons: list[Reason]
    edition: EditionInfo | None


class NewEdition(Wire, frozen=True):
    """An edition to keep, maybe in place of another one of yours."""

    title: Text
    name: EditionName
    values: dict[str, Any]
    replaces: EditionHash | None = None


class KeptEdition(Wire, frozen=True):
    """An edition that you keep; whoever knows its hash can see it and play with it."""

    title: str
    name: str
    hash: str
    changed_at: int
