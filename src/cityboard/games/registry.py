"""The titles and the versions of their rules: the one place that knows which games there are."""

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from cityboard.core.edition import Edition
from cityboard.core.game import Game
from cityboard.core.reason import OptionError, Reason
from cityboard.core.record import Record, fail

# By title and version of its rules, the newest last, the module through which that version presents itself. A version
# that was ever shipped stays: its games go on (docs/record-format.md).
TITLES: dict[str, dict[str, str]] = {
    "metro": {"1": "cityboard.games.metro.title"},
    "helsinki": {"1": "cityboard.games.helsinki.title"},
}
DEFAULT_EDITION = "default"


def titles() -> list[str]:
    """List the titles."""
    return list(TITLES)


def versions(title: str) -> list[str]:
    """List the versions of a title's rules, the newest last."""
    if title not in titles():  # a list, so that even what cannot be hashed gets its answer
        raise OptionError(Reason("title-unknown", "", {"value": title, "allowed": titles()}))
    return list(TITLES[title])


def title_module(title: str, rules: str | None = None) -> ModuleType:
    """Return the module through which a title presents itself, in a version of its rules or the newest."""
    known = versions(title)
    if rules is not None and rules not in known:
        raise OptionError(Reason("option-value", "", {"option": "rules", "value": rules, "allowed": known}))
    return import_module(TITLES[title][rules or known[-1]])


def load(
    title: str, *, rules: str | None = None, edition: str | Path | Edition = DEFAULT_EDITION, **options: Any
) -> Game[Any]:
    """Return the game of a title with chosen options.

    `rules` is a version of its rules, the newest if none is given; `edition` is a name or the path of a file.
    """
    module = title_module(title, rules)
    if not isinstance(edition, Edition):
        edition = find_edition(title, edition, rules)
    _check_title(edition, title)
    game: Game[Any] = module.build(edition, options)
    return game


def _check_title(edition: Edition, title: str) -> None:
    if edition.title != title:
        raise OptionError(Reason("edition-title", "", {"file": edition.file, "value": edition.title, "title": title}))


def find_edition(title: str, name: str | Path, rules: str | None = None) -> Edition:
    """Return an edition by name or path, checked as a whole by a version of the rules."""
    module = title_module(title, rules)
    known = {path.stem: path for path in edition_files(title, rules)}
    if not isinstance(name, str | Path):
        raise OptionError(Reason("option-value", "", {"option": "edition", "value": name, "allowed": list(known)}))
    if str(name) in known:
        return _shipped(module, known[str(name)])
    edition = Edition.load(Path(name))
    _check_title(edition, title)
    module.check_edition(edition)
    return edition


@cache
def _shipped(module: ModuleType, file: Path) -> Edition:
    """Read an edition that comes with a title, once: its file never changes."""
    edition = Edition.load(file)
    module.check_edition(edition)
    return edition


def edition_files(title: str, rules: str | None = None) -> list[Path]:
    """List the files of the editions that come with a version of a title's rules."""
    return [*_files(title_module(title, rules).EDITIONS)]


@cache
def _files(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(folder.glob("*.toml")))


def game_of(record: Record, edition: str | Path | None = None) -> Game[Any]:
    """Return the game that a record was played with; an own edition has to be given, never read off a record."""
    try:
        if record.rules not in versions(record.title):
            fail("record-rules", 1, value=record.rules, rules=versions(record.title))
        found = _edition_of(record) if edition is None else find_edition(record.title, edition, record.rules)
        game: Game[Any] = title_module(record.title, record.rules).build(found, record.options)
    except OptionError as refused:
        fail("record-header", 1, refused.reason.rule, because=refused.reason)
    return game


def _edition_of(record: Record) -> Edition:
    """Find the edition of a record by its values: the file of that name may hold newer ones by now."""
    for file in edition_files(record.title, record.rules):
        edition = find_edition(record.title, file.stem, record.rules)
        if (edition.hash, edition.name) == (record.edition_hash, record.edition):
            return edition
    fail("record-edition", 1, edition=record.edition)
