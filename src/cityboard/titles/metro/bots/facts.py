"""The reasons for a move: the lines it lengthens, completes or cuts short, and the expectation."""

from cityboard.bots.bot import Fact
from cityboard.core.game import Move
from cityboard.titles.metro.bots.line_changes import line_changes
from cityboard.titles.metro.bots.options import LayOption, Situation
from cityboard.titles.metro.rules.modules.central_stations import CompanyStation, Station
from cityboard.titles.metro.rules.modules.companies import Exchange
from cityboard.titles.metro.rules.moves import Draw

FACTS = 2  # of one move, besides the expectation


def facts_of(situation: Situation, move: Move, better: float, lead: float | None = None) -> tuple[Fact, ...]:
    """Return the facts that decided for a move, with the expectation last.

    If the board shows nothing, the fact is how much better the move is than the next best one.
    """
    lay = next((lay for lay in situation.lays if lay.move == move), None)
    facts = [] if lay is None else _facts_of_lay(situation, lay)
    match move:
        case Draw():
            facts.append(Fact("bot-metro-draw", {}))
        case Exchange():
            facts.append(Fact("bot-metro-exchange", {"percent": move.percent}))
        case Station() | CompanyStation():
            facts.append(Fact("bot-metro-station", {"place": move.place}))
    facts = facts[:FACTS] or [Fact("bot-metro-better", {"points": round(better)})]
    if lead is not None:
        code = "bot-metro-alone" if situation.game.players == 1 else "bot-ahead" if lead >= 0 else "bot-behind"
        facts.append(Fact(code, {"points": round(abs(lead))}))
    return tuple(facts)


def _facts_of_lay(situation: Situation, lay: LayOption) -> list[Fact]:
    """Return what happens to lines, the largest change first; companies' lines are everyone's."""
    people = situation.game.frame.people
    ranked = []
    for change in line_changes(situation, lay):
        arguments = {"station": change.line + 1}
        own = not people or change.account == situation.seat
        if not change.end:
            if own:
                size = change.after - change.before
                ranked.append((size, Fact("bot-metro-lengthens", arguments | {"tiles": size})))
        elif own:
            doubled = change.points > change.after
            code = "bot-metro-doubles" if doubled else "bot-metro-completes"
            ranked.append((change.points, Fact(code, arguments | {"points": change.points})))
        else:
            arguments |= {"points": change.points, "seat": change.account}
            ranked.append((change.points, Fact("bot-metro-stops", arguments)))
    if lay.bonus > 0:
        ranked.append((round(lay.bonus), Fact("bot-metro-city", {"points": round(lay.bonus)})))
    ranked.sort(key=lambda pair: -pair[0])
    return [fact for _, fact in ranked] or [Fact("bot-metro-leaves", {})]
