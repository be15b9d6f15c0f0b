"""The reasons for a move: the lines it lengthens, completes or cuts short, and the expectation."""

from typing import TypedDict

from cityboard.bots.bot import Fact, FactCode
from cityboard.bots.facts import expected
from cityboard.core.arguments import Nothing
from cityboard.core.game import Move
from cityboard.titles.metro.bots.line_changes import line_changes
from cityboard.titles.metro.bots.options import LayOption, Situation
from cityboard.titles.metro.rules.modules.central_stations import CompanyStation, Station
from cityboard.titles.metro.rules.modules.companies import Exchange
from cityboard.titles.metro.rules.moves import Draw, Percent

FACTS = 2  # of one move, besides the expectation


class OfPoints(TypedDict):
    """How many points a move brings."""

    points: int


class OfLineOf(TypedDict):
    """The line of a station."""

    station: int


class OfGrowth(OfLineOf):
    """By how many tiles a line grows."""

    tiles: int


class OfCompletion(OfLineOf):
    """What a line scores."""

    points: int


class OfStop(OfCompletion):
    """The seat whose line ends."""

    seat: int


class OfExchange(TypedDict):
    """The share that is exchanged."""

    percent: Percent


class OfStationPlace(TypedDict):
    """The place of a central station."""

    place: int


RANDOM = FactCode("bot-metro-random", Nothing)
DRAWS = FactCode("bot-metro-draw", Nothing)
EXCHANGES = FactCode("bot-metro-exchange", OfExchange)
STATION = FactCode("bot-metro-station", OfStationPlace)
LENGTHENS = FactCode("bot-metro-lengthens", OfGrowth)
COMPLETES = FactCode("bot-metro-completes", OfCompletion)
DOUBLES = FactCode("bot-metro-doubles", OfCompletion)
STOPS = FactCode("bot-metro-stops", OfStop)
CITY = FactCode("bot-metro-city", OfPoints)
LEAVES = FactCode("bot-metro-leaves", Nothing)
BETTER = FactCode("bot-metro-better", OfPoints)
ALONE = FactCode("bot-metro-alone", OfPoints)


def facts_of(situation: Situation, move: Move, better: float, lead: float | None = None) -> tuple[Fact, ...]:
    """Return the facts that decided for a move, with the expectation last.

    If the board shows nothing, the fact is how much better the move is than the next best one.
    """
    lay = next((lay for lay in situation.lays if lay.move == move), None)
    facts = [] if lay is None else _facts_of_lay(situation, lay)
    match move:
        case Draw():
            facts.append(DRAWS())
        case Exchange():
            facts.append(EXCHANGES(percent=move.percent))
        case Station() | CompanyStation():
            facts.append(STATION(place=move.place))
    facts = facts[:FACTS] or [BETTER(points=round(better))]
    if lead is not None:
        facts.append(ALONE(points=round(abs(lead))) if situation.game.players == 1 else expected(lead))
    return tuple(facts)


def _facts_of_lay(situation: Situation, lay: LayOption) -> list[Fact]:
    """Return what happens to lines, the largest change first; companies' lines are everyone's."""
    people = situation.game.frame.people
    ranked = []
    for change in line_changes(situation, lay):
        station, points = change.line + 1, change.points
        own = not people or change.account == situation.seat
        if not change.end:
            if own:
                size = change.after - change.before
                ranked.append((size, LENGTHENS(station=station, tiles=size)))
        elif own:
            code = DOUBLES if points > change.after else COMPLETES
            ranked.append((points, code(station=station, points=points)))
        else:
            ranked.append((points, STOPS(station=station, points=points, seat=change.account)))
    if lay.bonus > 0:
        ranked.append((round(lay.bonus), CITY(points=round(lay.bonus))))
    ranked.sort(key=lambda pair: -pair[0])
    return [fact for _, fact in ranked] or [LEAVES()]
