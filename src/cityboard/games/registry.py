"""The titles: the one place that knows which games there are."""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from cityboard.core.edition import Edition
from cityboard.core.game import Game
from cityboard.core.reason import OptionError, Reason
from cityboard.core.record import Record, fail

TITLES = {"metro": "cityboard.games.metro.title", "helsinki": "cityboard.games.helsinki.title"}
DEFAULT_EDITION = "default"


def titles() -> list[str]:
    """List the titles."""
    return list(TITLES)


def title_module(title: str) -> ModuleType:
    """Return the module through which a title presents itself."""
    if title not in titles():  # a list, so that even what cannot be hashed gets its answer
        raise OptionError(Reason("title-unknown", "", {"value": title, "allowed": titles()}))
    return import_module(TITLES[title])


def load(title: str, *, edition: str | Path | Edition = DEFAULT_EDITION, **options: Any) -> Game[Any]:
    """Return the game of a title with chosen options; `edition` is a name or the path of a file."""
    module = title_module(title)
    if not isinstance(edition, Edition):
        edition = find_edition(title, edition)
    _check_title(edition, title)
    game: Game[Any] = module.build(edition, options)
    return game


def _check_title(edition: Edition, title: str) -> None:
    if edition.title != title:
        raise OptionError(Reason("edition-title", "", {"file": edition.file, "value": edition.title, "title": title}))


def find_edition(title: str, name: str | Path) -> Edition:
    """Return an edition by name or path, checked as a whole."""
    module = title_module(title)
    known = {path.stem: path for path in edition_files(title)}
    if not isinstance(name, str | Path):
        raise OptionError(Reason("option-value", "", {"option": "edition", "value": name, "allowed": list(known)}))
    edition = Edition.load(known.get(str(name), Path(name)))
    _check_title(edition, title)
    module.check_edition(edition)
    return edition


def edition_files(title: str) -> list[Path]:
    """List the files of the editions that come with a title."""
    folder: Path = title_module(title).EDITIONS
    return sorted(folder.glob("*.toml"))


def game_of(record: Record, edition: str | Path | None = None) -> Game[Any]:
    """Return the game that a record was played with; an own edition has to be given, never read off a record."""
    try:
        module = title_module(record.title)
        if edition is None and record.edition not in [path.stem for path in edition_files(record.title)]:
            fail("record-edition", 1, edition=record.edition)
        game: Game[Any] = module.build(find_edition(record.title, edition or record.edition), record.options)
    except OptionError as refused:
        fail("record-header", 1, refused.reason.rule, because=refused.reason)
    return game
