"""Everything that is wrong with an edition, not only the first thing."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cityboard.core.edition import Edition, SourcedValue
from cityboard.core.reason import EditionError, Reason
from cityboard.titles.registry import DEFAULT_EDITION, find_edition, find_rules

MOST = 10


@dataclass(frozen=True, slots=True)
class Examined:
    """The first faults of an edition, and the edition without them: wrong values are those of the default one.

    Without an edition, there are more faults, or one that no other value mends.
    """

    faults: list[Reason]
    mended: Edition | None


def examine(edition: Edition) -> Examined:
    """Find what is wrong with an edition; every wrong value gives way to that of the default edition."""
    default = find_edition(edition.title, DEFAULT_EDITION)
    faults: list[Reason] = []
    mended: set[str] = set()
    while True:
        try:
            find_rules(edition.title).check_edition(edition)
        except EditionError as refused:
            if len(faults) == MOST:
                return Examined(faults, None)
            faults.append(refused.reason)
            place = _entry_at(refused.reason.arguments["place"], {**default.entries, **edition.entries})
            if place is None or place in mended:
                return Examined(faults, None)
            mended.add(place)
            known = default.entries.get(place)
            edition = edition.with_entry(place, replace(known, line=0) if known else None)
        else:
            return Examined(faults, edition)


def _entry_at(place: str, entries: Mapping[str, SourcedValue]) -> str | None:
    """Return the entry that a place is, or is inside of."""
    around = [path for path in entries if place == path or place.startswith(f"{path}[")]
    return max(around, key=len, default=None)
