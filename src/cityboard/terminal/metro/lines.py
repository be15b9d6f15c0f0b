"""Lines told to people: how long the open ones are, and one of them from its departure to where it waits or ended."""

import re

from cityboard.core.game import UNKNOWN
from cityboard.core.reason import Reason, RefusedError
from cityboard.games.metro.game import Metro
from cityboard.games.metro.modules.central_stations import CentralStations
from cityboard.games.metro.modules.companies import Companies
from cityboard.games.metro.network import OPEN, STATIONS
from cityboard.games.metro.state import State
from cityboard.language import Language
from cityboard.terminal.number import read_number

PLACE = re.compile("c([0-7])")


def open_lines(game: Metro, view: State, seat: int) -> dict[int, int]:
    """Return the length of every open line in which a seat has a part: its own, or those of its companies."""
    accounts = _accounts(game, view, seat)
    waiting = {line - 1 for line in view.waiting if line}
    return {line: view.lengths[line] for line in waiting if view.owners[line] in accounts}


def _accounts(game: Metro, view: State, seat: int) -> set[int]:
    """List the accounts a seat profits from: its own, those of the shares it is known to hold, or all alone."""
    if game.frame.people:
        return {seat}
    for module in game.modules:
        if isinstance(module, Companies):
            return {pile.card(module.own(view), seat) for pile in module.piles}
    return set(range(game.frame.accounts))


def find_line(game: Metro, word: str) -> int:
    """Find the line of a station, or of a place of the central station written `c3`, refusing any other word."""
    place = PLACE.fullmatch(word)
    number = STATIONS + 1 + int(place[1]) if place else read_number(word) or 0
    central = any(isinstance(module, CentralStations) for module in game.modules)
    if not 0 < number <= STATIONS + 8 * central:
        raise RefusedError(Reason("line-unknown", "M1.2", {"value": word}))
    return number - 1


def tell_line(game: Metro, view: State, line: int, language: Language) -> list[str]:
    """Say whose a line is, which squares it crosses, and where it waits or ended."""
    crossed, _ = game.network.trace(view.board, line)
    account = view.owners[line]
    told = {"station": line + 1, "crossings": len(crossed), "squares": crossed}
    if account == UNKNOWN and line >= STATIONS:
        return [language.say("line-none", **told)]
    whose = (
        language.say("line-nobody", **told)
        if account == UNKNOWN
        else language.say("line-owner", owner=game.frame.name(account), **told)
    )
    sentences = [whose, *([language.say("line-squares", **told)] if crossed else [])]
    if view.ends[line] == OPEN:
        waits = [place >> 2 for place, waiting in enumerate(view.waiting) if waiting == line + 1]
        return [*sentences, *(language.say("line-waits", square=square, **told) for square in waits)]
    points = sum(game.line_worth(view, line)) if account != UNKNOWN else 0
    return [*sentences, language.say("line-ended", end=game.end_name(view.ends[line]), points=points, **told)]
