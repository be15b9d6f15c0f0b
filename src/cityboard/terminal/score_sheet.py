"""The score sheet: ranking, points, and every entry with its rule."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cityboard.core.game import Entry, Game
from cityboard.language import Language


def score_sheet(game: Game[Any], s: Any, language: Language) -> RenderableType:
    """Show where every point comes from, then places and points of all seats."""
    first = Text(winners(game, s, language), "bold")
    return Group(_breakdown(game, s, language), Text(), _ranking(game, s, language), Text(), first)


def winners(game: Game[Any], s: Any, language: Language) -> str:
    """Name the winners and their points."""
    first = [seat for seat, place in enumerate(game.ranking(s)) if place == 1]
    points = game.scores(s)[first[0]]
    if game.players == 1:
        return language.say("sheet-alone", points=points)
    names = [language.say("seat", seat=seat) for seat in first]
    return language.say("sheet-winners", winners=len(first), names=names, points=points)


def _ranking(game: Game[Any], s: Any, language: Language) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(language.say("sheet-place"), justify="right")
    table.add_column(language.say("sheet-seat"))
    table.add_column(language.say("sheet-points"), justify="right")
    places = sorted(zip(game.ranking(s), range(game.players), game.scores(s), strict=True))
    for place, seat, points in places:
        table.add_row(str(place), language.say("seat", seat=seat), str(points), style="bold" if place == 1 else "")
    return table


def _breakdown(game: Game[Any], s: Any, language: Language) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(language.say("sheet-owner"), no_wrap=True)
    table.add_column(language.say("sheet-entry"))
    table.add_column(language.say("sheet-rule"), no_wrap=True)
    table.add_column(language.say("sheet-points"), justify="right", no_wrap=True)
    for owner, own in by_owner(game.breakdown(s)).items():
        name = language.say("owner", owner=owner)
        for entry in own:
            table.add_row(name, Text(language.entry(entry)), entry.rule, f"{entry.points:+d}")
        total = sum(entry.points for entry in own)
        table.add_row(name, language.say("sheet-total"), "", str(total), style="bold", end_section=True)
    return table


def by_owner(entries: list[Entry]) -> dict[int | str, list[Entry]]:
    """Sort entries: players by seat, then others by name; within an owner, in the order of the rules."""
    owners = sorted({entry.owner for entry in entries}, key=lambda owner: (isinstance(owner, str), str(owner)))
    return {owner: [entry for entry in entries if entry.owner == owner] for owner in owners}


def as_json(game: Game[Any], s: Any) -> dict[str, Any]:
    """Return scores, ranking and breakdown as JSON values."""
    breakdown = [
        {
            "owner": entry.owner,
            "code": entry.code,
            "rule": entry.rule,
            "points": entry.points,
            "arguments": dict(entry.arguments),
        }
        for entry in game.breakdown(s)
    ]
    return {"scores": game.scores(s), "ranking": game.ranking(s), "breakdown": breakdown}
