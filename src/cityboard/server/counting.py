"""Real tables counted for anybody who asks; nothing of a count sheet is stored."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from cityboard.core.edition import Edition
from cityboard.core.options import one_of
from cityboard.core.reason import RefusedError
from cityboard.core.sheet import ALONE, Axis, ChoicePart, Fault, NumberPart, SheetPart, TextPart
from cityboard.protocol import counting as wire
from cityboard.protocol.messages import Points
from cityboard.server.editions import Editions
from cityboard.server.operations.rate_limit import RateLimit
from cityboard.server.reasons import TOO_MANY_REQUESTS
from cityboard.tables.checks import refuse
from cityboard.titles import sheets
from cityboard.titles.registry import edition_names, find_edition, find_title
from cityboard.titles.sheet_text import WrittenSheet, parse

FILE = "table.toml"  # what a text that somebody brings is called in errors
KEPT = 64  # custom editions in memory


class SheetCounter:
    """Counts sheets, with any edition that somebody keeps."""

    def __init__(self, editions: Editions, clock: Callable[[], int], *, counts_per_minute: int) -> None:
        """Take the limit: the sheets that an address can have counted."""
        self._editions = editions
        self._counts = RateLimit(counts_per_minute / 60, counts_per_minute, lambda: clock() / 1000)
        self._recent: OrderedDict[tuple[str, str], Edition] = OrderedDict()

    async def count(self, sheet: wire.CountSheet, origin: str, person: str | None) -> wire.CountedSheet:
        """Count a sheet, or say what is wrong with it; refuse options that cannot be."""
        self._take(origin)
        edition = await self._edition(sheet.title, sheet.edition, origin, person)
        return await asyncio.to_thread(_count, sheet, edition)

    async def read(self, text: str, origin: str, person: str | None) -> wire.CountSheet:
        """Read the text of a sheet; refuse one that is none, and options that cannot be."""
        self._take(origin)
        # A short text can take long to parse.
        sheet = await asyncio.to_thread(parse, text, FILE)
        edition = await self._edition(sheet.title, sheet.edition, origin, person)
        return await asyncio.to_thread(_read, sheet, edition)

    def _take(self, origin: str) -> None:
        if not self._counts.take(origin):
            refuse(TOO_MANY_REQUESTS)

    async def _edition(self, title: str, edition: str, origin: str, person: str | None) -> Edition:
        """Return a custom edition, or one by its name: a path could read any file."""
        sheets.sheet_rules(title)
        # Every tap on the page asks for the same one.
        key = title, edition
        own = self._recent.get(key) or await self._editions.chosen(title, edition, origin, person)
        if own is None:
            one_of("edition", edition, edition_names(title), "")
            return find_edition(title, edition)
        self._recent[key] = own
        self._recent.move_to_end(key)
        if len(self._recent) > KEPT:
            self._recent.popitem(last=False)
        return own


def _read(sheet: WrittenSheet, edition: Edition) -> wire.CountSheet:
    counted = sheets.count(sheet.title, sheet.options, sheet.values, edition)
    options = {name: value for name, value in sheet.options.items() if name != "players"}
    written = sheet.title, counted.game.players, options, sheet.values, sheet.edition
    try:
        return msgspec.convert(dict(zip(wire.CountSheet.__struct_fields__, written, strict=True)), wire.CountSheet)
    except msgspec.ValidationError:  # what no cell can be, a fault names
        raise RefusedError(counted.sheet.faults[0].reason) from None


def _count(sheet: wire.CountSheet, edition: Edition) -> wire.CountedSheet:
    counted = sheets.count(sheet.title, {**sheet.options, "players": sheet.players}, sheet.values, edition)
    game, state = counted.game, counted.state
    return wire.CountedSheet(
        [*sheets.sheet_rules(sheet.title).options],
        [_cells(part) for part in counted.sheet.parts],
        [_fault(fault) for fault in counted.sheet.faults],
        find_title(sheet.title).serializer().board(game, game.view(state, None), {}),
        None if counted.sheet.faults else _points(counted),
    )


def _points(counted: sheets.CountedTable) -> wire.CountedPoints:
    game, state = counted.game, counted.state
    entries = [
        Points(entry.owner, entry.code, entry.rule, entry.points, dict(entry.arguments))
        for entry in game.breakdown(state)
    ]
    return wire.CountedPoints(game.scores(state), game.ranking(state), entries)


def _fault(fault: Fault) -> wire.SheetFault:
    return wire.SheetFault(fault.reason, fault.part, fault.row, fault.column)


def _cells(part: SheetPart) -> wire.NumberCells | wire.ChoiceCells | wire.TextCells:
    """Return a part as it goes over the wire."""
    about = part.name, part.rule, _axis(part.rows), _axis(part.columns)
    match part:
        case NumberPart():
            return wire.NumberCells(*about, part.most, [[*row] for row in part.printed])
        case ChoicePart():
            default = [part.choices[number] for number in part.default]
            printed = [[*row] for row in part.printed]
            return wire.ChoiceCells(*about, part.kind, [*part.choices], [*part.captions], default, printed)
        case TextPart():
            return wire.TextCells(*about, part.notation, part.blank)
    raise NotImplementedError(part)


def _axis(axis: Axis) -> wire.CellAxis | None:
    return None if axis is ALONE else wire.CellAxis(axis.kind, [*axis.names])
