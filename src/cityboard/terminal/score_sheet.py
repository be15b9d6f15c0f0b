"""The score sheet: ranking, points, and every entry with its rule."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cityboard.core.game import Game
from cityboard.language import Language


def score_sheet(game: Game[Any], s: Any, language: Language) -> RenderableType:
    """Show where every point comes from, then places and points of all seats."""
    return Group(_breakdown(game, s, language), Text(), _ranking(game, s, language))


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
    entries = game.breakdown(s)
    # Players by seat, then companies; within an owner as the rules list them.
    for entry in sorted(entries, key=lambda entry: (isinstance(entry.owner, str), str(entry.owner))):
        owner = language.say("owner", owner=entry.owner)
        table.add_row(owner, Text(language.entry(entry)), entry.rule, f"{entry.points:+d}")
    return table


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
