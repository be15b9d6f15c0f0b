"""Boards of Metro written as placements: scored, and shown line by line."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType

from cityboard.language import Language
from cityboard.presentation.files import INPUT, read
from cityboard.presentation.grid import grid
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.notation import board_of, lines_of, parse
from cityboard.titles.registry import load


def count(written: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """Score a board of placements for 2 players or as many as are given; `check` requires a legal order."""
    given = {"players": 2} | dict(options)
    check = bool(given.pop("check", False))
    text = "".join((read(INPUT) if list(written) == [INPUT] else " ".join(written)).split())
    frame = list(range(1, load("metro", **given).players + 1))
    game = load("metro", frame=frame, start=0, **given)
    assert isinstance(game, Metro)
    s = board_of(game, parse(text, game.box.tiles), check=check)
    return {"scores": game.scores(s), "lines": lines_of(game, s)}


def count_sheet(counted: dict[str, Any], language: Language) -> RenderableType:
    """Show every line of a scored board, then the totals."""
    lines = grid(language, "sheet-station", "sheet-owner", "sheet-crossings", "sheet-points", "sheet-end")
    for line in counted["lines"]:
        seat = line["seat"]
        owner = language.say("sheet-nobody") if seat is None else language.say("seat", seat=seat)
        end = language.say(f"sheet-end-{line['end']}")
        lines.add_row(str(line["station"]), owner, str(line["crossings"]), str(line["points"]), end)
    totals = grid(language, "sheet-seat", "sheet-points")
    for seat, points in enumerate(counted["scores"]):
        totals.add_row(language.say("seat", seat=seat), str(points))
    return Group(lines, "", totals)
