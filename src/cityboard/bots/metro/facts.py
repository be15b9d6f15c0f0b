"""What speaks for a move: the lines it lengthens, completes or cuts short, and what is expected."""

from cityboard.bots.bot import Fact
from cityboard.bots.metro.options import Lay, Table
from cityboard.bots.metro.reach import reaches
from cityboard.core.game import Move

FACTS = 2  # of one move, besides what is expected


def facts_of(table: Table, move: Move, better: float, lead: float | None = None) -> tuple[Fact, ...]:
    """Return the facts that decided for a move, what is expected at the end last.

    Where the board shows nothing, it is how much better the move is than the next best one.
    """
    lay = next((lay for lay in table.lays if lay.move == move), None)
    found = [] if lay is None else _facts_of_lay(table, lay)
    if move[0] == "draw":
        found.append(Fact("bot-metro-draw"))
    if move[0] == "exchange":
        found.append(Fact("bot-metro-exchange", {"percent": move[1]}))
    if move[0] == "station":
        found.append(Fact("bot-metro-station", {"place": move[1]}))
    found = found[:FACTS] or [Fact("bot-metro-better", {"points": round(better)})]
    if lead is not None:
        code = "bot-metro-alone" if table.game.players == 1 else "bot-ahead" if lead >= 0 else "bot-behind"
        found.append(Fact(code, {"points": round(abs(lead))}))
    return tuple(found)


def _facts_of_lay(table: Table, lay: Lay) -> list[Fact]:
    """Return what happens to lines, the largest first; companies' lines are everybody's."""
    people = table.game.frame.people
    ranked = []
    for reach in reaches(table, lay):
        told = {"station": reach.line + 1}
        own = not people or reach.account == table.seat
        if not reach.end:
            if own:
                size = reach.after - reach.before
                ranked.append((size, Fact("bot-metro-lengthens", told | {"tiles": size})))
        elif own:
            doubled = reach.points > reach.after
            code = "bot-metro-doubles" if doubled else "bot-metro-completes"
            ranked.append((reach.points, Fact(code, told | {"points": reach.points})))
        else:
            told |= {"points": reach.points, "seat": reach.account}
            ranked.append((reach.points, Fact("bot-metro-stops", told)))
    if lay.bonus > 0:
        ranked.append((round(lay.bonus), Fact("bot-metro-city", {"points": round(lay.bonus)})))
    ranked.sort(key=lambda pair: -pair[0])
    return [fact for _, fact in ranked] or [Fact("bot-metro-leaves")]
