"""What `cityboard editions` shows: which editions there are, what is in a box, how it differs from the default one."""

from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from cityboard.core.edition import SOURCES, Edition, Place, SourcedValue, edition_name
from cityboard.core.edition_text import value_lines, written
from cityboard.core.reason import EditionError, RecordError
from cityboard.language import Language
from cityboard.presentation.files import unreadable
from cityboard.presentation.grid import grid
from cityboard.terminal.reasons import EDITION_EXISTS
from cityboard.titles.registry import DEFAULT_EDITION, find_edition, find_title

HASH_SHOWN = 12
NAMELESS = "box"  # the name of an edition that cannot have that of its file


def list_editions(editions: list[Edition], language: Language) -> None:
    """Print editions and how many values of each come from which source."""
    table = grid(
        language, "edition-title", "edition-name", "edition-hash", *(f"edition-{source}" for source in SOURCES)
    )
    table.add_column(language.say("edition-file"), overflow="fold")
    for edition in editions:
        counts = Counter(source for _, _, source in edition.sources())
        numbers = (str(counts[source]) for source in SOURCES)
        table.add_row(edition.title, edition.name, edition.hash[:HASH_SHOWN], *numbers, edition.file)
    Console(highlight=False, soft_wrap=True).print(table)


def show_values(edition: Edition, language: Language) -> None:
    """Print every value of an edition as people know it, with its rule and where it comes from."""
    console = Console(highlight=False)
    console.print()
    console.print(Text(edition.name, "bold"))
    for place, entry in edition.entries.items():
        console.print()
        console.print(_heading(place, entry, language))
        console.print(Padding(_drawn(edition.title, place, entry.value, language), (0, 0, 0, 2)))


def show_difference(edition: Edition, language: Language) -> None:
    """Print what differs from the default edition, each value beside that of the default."""
    console = Console(highlight=False)
    default = find_edition(edition.title, DEFAULT_EDITION)
    console.print()
    console.print(Text(edition.name, "bold"))
    entries = {**default.entries, **edition.entries}
    different = {place: _difference(default.values.get(place), edition.values.get(place)) for place in entries}
    if all(one == other for one, other in different.values()):
        console.print(Text(language.say("edition-no-difference")))
    for place, values in different.items():
        if values[0] != values[1]:
            console.print()
            console.print(_heading(place, entries[place], language))
            beside = Table.grid(padding=(0, 4, 0, 0))
            beside.add_row(*(Text(one.name, "dim") for one in (default, edition)))
            beside.add_row(*(_drawn(edition.title, place, value, language) for value in values))
            console.print(Padding(beside, (0, 0, 0, 2)))


def copy_default(title: str, file: Path) -> None:
    """Write the default edition of a title into a file that must not exist yet, to begin with."""
    entries = find_edition(title, DEFAULT_EDITION).entries
    try:
        with file.open("x", encoding="utf-8", newline="\n") as opened:
            opened.write(written(Edition(title, _name_after(file), entries, str(file))))
    except FileExistsError:
        raise RecordError(EDITION_EXISTS("", file=str(file))) from None
    except OSError as error:
        raise unreadable(file, error) from None


def _name_after(file: Path) -> str:
    """Return the name of a file, if an edition can have it."""
    try:
        return edition_name(file.stem, Place(str(file), 0, "name"))
    except EditionError:
        return NAMELESS


def _difference(one: Any, other: Any) -> tuple[Any, Any]:
    """Return two values, or only the entries of two tables that differ; None for what is not there."""
    if not isinstance(one, dict) or not isinstance(other, dict):
        return one, other
    keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
    first, second = ({key: value[key] for key in keys if key in value} for value in (one, other))
    return first or None, second or None


def _heading(place: str, entry: SourcedValue, language: Language) -> Text:
    return Text.assemble((place, "bold"), f"  {entry.rule}  ", (language.say(f"edition-{entry.source}"), "dim"))


def _drawn(title: str, place: str, value: Any, language: Language) -> RenderableType:
    """Draw a value as its title does, or else write it as in a file."""
    if value is None:
        return Text(language.say("edition-left-out"), "dim")
    drawn = find_title(title).terminal().draw_value(place, value, language)
    return Text(value_lines(value)) if drawn is None else drawn
