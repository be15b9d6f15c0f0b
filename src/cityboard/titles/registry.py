"""The titles and the versions of their rules: the one place that knows which games there are."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from cityboard.core import edition_text
from cityboard.core.edition import Edition
from cityboard.core.game import Game
from cityboard.core.reason import EditionError, OptionError
from cityboard.core.reasons import (
    OPTION_VALUE,
    RECORD_EDITION,
    RECORD_FIELD,
    RECORD_HEADER,
    RECORD_RULES,
    TITLE_UNKNOWN,
)
from cityboard.core.record import Record, fail
from cityboard.titles.reasons import EDITION_TITLE
from cityboard.titles.title import Rules, Title
from cityboard.vocabulary import SOURCES

# By name, the module that exports a TITLE, or the title itself if a program registered it.
TITLES: dict[str, str | Title] = {
    "metro": "cityboard.titles.metro.title",
    "helsinki": "cityboard.titles.helsinki.title",
}
DEFAULT_EDITION = "default"


def title_names() -> list[str]:
    """List the titles."""
    return list(TITLES)


def titles() -> list[Title]:
    """Return all titles."""
    return [find_title(name) for name in TITLES]


SOURCES.append(lambda: [title.vocabulary for title in titles()])


def find_title(name: str) -> Title:
    """Return a title by its name."""
    if name not in title_names():  # a list, so that even what cannot be hashed gets its answer
        raise OptionError(TITLE_UNKNOWN("", value=name, allowed=title_names()))
    entry = TITLES[name]
    if isinstance(entry, Title):
        return entry
    title: Title = import_module(entry).TITLE
    return title


def register(title: Title) -> None:
    """Add a title that does not come with cityboard, or replace the title of that name."""
    TITLES[title.name] = title


@contextmanager
def registered(title: Title) -> Iterator[None]:
    """Register a title for a while."""
    before = dict(TITLES)
    register(title)
    try:
        yield
    finally:
        TITLES.clear()
        TITLES.update(before)


def versions(title: str) -> list[str]:
    """List the versions of a title's rules, the newest last."""
    return list(find_title(title).rules)


def find_rules(title: str, version: str | None = None) -> Rules:
    """Return a version of a title's rules, or the newest."""
    known = find_title(title).rules
    if version is not None and version not in list(known):
        raise OptionError(OPTION_VALUE("", option="rules", value=version, allowed=list(known)))
    return known[version or list(known)[-1]]


def load(
    title: str, *, rules: str | None = None, edition: str | Path | Edition = DEFAULT_EDITION, **options: Any
) -> Game[Any]:
    """Return the game of a title with chosen options.

    `rules` is a version of its rules, the newest if none is given; `edition` is a name or the path of a file.
    """
    chosen = find_rules(title, rules)
    if not isinstance(edition, Edition):
        edition = find_edition(title, edition, rules)
    check_title(edition, title)
    return chosen.build(edition, options)


def check_title(edition: Edition, title: str) -> None:
    """Refuse an edition of another title."""
    if edition.title != title:
        raise OptionError(EDITION_TITLE("", file=edition.file, value=edition.title, title=title))


def find_edition(title: str, name: str | Path, rules: str | None = None) -> Edition:
    """Return an edition by name or path, checked as a whole by a version of the rules."""
    chosen = find_rules(title, rules)
    known = {path.stem: path for path in edition_files(title, rules)}
    if not isinstance(name, str | Path):
        raise OptionError(OPTION_VALUE("", option="edition", value=name, allowed=list(known)))
    if str(name) in known:
        return _shipped(chosen, known[str(name)])
    edition = edition_text.load(Path(name))
    check_title(edition, title)
    chosen.check_edition(edition)
    return edition


@cache
def _shipped(rules: Rules, file: Path) -> Edition:
    """Read an edition that comes with a title, once: its file never changes."""
    edition = edition_text.load(file, is_own=False)
    rules.check_edition(edition)
    return edition


def own_edition(title: str, name: str, values: Mapping[str, Any], rules: str | None = None) -> Edition:
    """Return an edition of values alone, checked as a whole; they may come from anybody, because no file is read."""
    edition = Edition.from_values(title, name, values, find_edition(title, DEFAULT_EDITION, rules))
    find_rules(title, rules).check_edition(edition)
    return edition


def edition_files(title: str, rules: str | None = None) -> list[Path]:
    """List the files of the editions that come with a version of a title's rules."""
    return [*_files(find_rules(title, rules).editions)]


def shipped_editions(title: str, rules: str | None = None) -> list[Edition]:
    """Return the editions that come with a version of a title's rules, in every state they have ever had."""
    return [find_edition(title, file.stem, rules) for file in edition_files(title, rules)]


def files_on_offer(title: str) -> list[Path]:
    """List the files of the editions for new games; the file of an earlier state does not bear its edition's name."""
    return [file for file in edition_files(title) if find_edition(title, file.stem).name == file.stem]


def edition_names(title: str) -> list[str]:
    """Name the editions for new games."""
    return [file.stem for file in files_on_offer(title)]


@cache
def _files(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(folder.glob("*.toml")))


def game_of(record: Record, edition: str | Path | None = None) -> Game[Any]:
    """Return the game that a record was played with; an edition whose values it does not say must be given.

    A record can bring values, because they are checked; it never names a file.
    """
    try:
        if record.rules not in versions(record.title):
            fail(RECORD_RULES("", line=1, value=record.rules, rules=versions(record.title)))
        record_edition = _edition_of(record) if edition is None else find_edition(record.title, edition, record.rules)
        return find_rules(record.title, record.rules).build(record_edition, record.options)
    except OptionError as refused:
        fail(RECORD_HEADER(refused.reason.rule, line=1, because=refused.reason))


def _edition_of(record: Record) -> Edition:
    """Find the edition of a record by its values: a shipped file of that name may have newer ones by now."""
    if record.edition_values:
        try:
            edition = own_edition(record.title, record.edition, record.edition_values, record.rules)
        except EditionError as refused:
            fail(RECORD_HEADER(refused.reason.rule, line=1, because=refused.reason))
        if edition.hash != record.edition_hash:
            fail(RECORD_FIELD("", line=1, field="edition_values"))
        return edition
    for edition in shipped_editions(record.title, record.rules):
        if (edition.hash, edition.name) == (record.edition_hash, record.edition):
            return edition
    fail(RECORD_EDITION("", line=1, edition=record.edition))
