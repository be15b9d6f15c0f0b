"""Lines in words: how long the open ones are, and one of them from its departure to where it waits or ended."""

import re

from cityboard.core.arguments import OfValue
from cityboard.core.game import UNKNOWN
from cityboard.core.reason import ReasonCode, RefusedError
from cityboard.language import Language
from cityboard.presentation.number import read_number
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.network import OPEN, STATIONS
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.terminal.parts import parts_of

PLACE = re.compile("c([0-7])")
LINE_UNKNOWN = ReasonCode("line-unknown", OfValue)


def open_lines(game: Metro, view: State, seat: int) -> dict[int, int]:
    """Return the length of every open line that a seat profits from: its own, or those of its companies."""
    accounts = _accounts(game, view, seat)
    waiting = {line - 1 for line in view.waiting if line}
    return {line: view.lengths[line] for line in waiting if view.owners[line] in accounts}


def _accounts(game: Metro, view: State, seat: int) -> set[int]:
    """List the accounts a seat profits from: its own, those of shares it is known to hold, or all in a solo game."""
    if game.frame.people:
        return {seat}
    known = (accounts for part in parts_of(game) if (accounts := part.accounts(view, seat)) is not None)
    return next(known, set(range(game.frame.accounts)))


def find_line(game: Metro, word: str) -> int:
    """Find the line of a station, or of a place of the central station written `c3`; refuse any other word."""
    place = PLACE.fullmatch(word)
    number = STATIONS + 1 + int(place[1]) if place else read_number(word) or 0
    central = any(part.central_lines for part in parts_of(game))
    if not 0 < number <= STATIONS + 8 * central:
        raise RefusedError(LINE_UNKNOWN("M1.2", value=word))
    return number - 1


def tell_line(game: Metro, view: State, line: int, language: Language) -> list[str]:
    """Describe a line: its owner, the squares it crosses, and where it waits or ended."""
    crossed, _ = game.network.trace(view.board, line)
    account = view.owners[line]
    arguments = {"station": line + 1, "crossings": len(crossed), "squares": crossed}
    if account == UNKNOWN and line >= STATIONS:
        return [language.say("line-none", **arguments)]
    whose = (
        language.say("line-nobody", **arguments)
        if account == UNKNOWN
        else language.say("line-owner", owner=game.frame.name(account), **arguments)
    )
    sentences = [whose, *([language.say("line-squares", **arguments)] if crossed else [])]
    if view.ends[line] == OPEN:
        waits = [place >> 2 for place, waiting in enumerate(view.waiting) if waiting == line + 1]
        return [*sentences, *(language.say("line-waits", square=square, **arguments) for square in waits)]
    points = sum(game.line_worth(view, line)) if account != UNKNOWN else 0
    return [*sentences, language.say("line-ended", end=game.end_name(view.ends[line]), points=points, **arguments)]
