"""The pictures of How to play Metro."""

from importlib import import_module
from typing import Any

from cityboard.core.game import Entry, Move
from cityboard.titles.metro.rules.catalogue import CITIES
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.moves import Lay
from web.howto.metro_stage import READER, MetroStage, lay
from web.howto.stage import Picture


def pictures() -> dict[str, Picture]:
    """Make every picture, by its name."""
    return {
        **_goal(),
        **_turn(),
        **_placing(),
        **_scoring(),
        **_variants(),
        **_modules(),
        **_cities(),
    }


GOAL = "aacb03bcbc13aacb14ccda04cbaa24cbcb23"


def _goal() -> dict[str, Picture]:
    stage = MetroStage(GOAL)
    return {"goal": stage.picture(lay(GOAL[-6:]), **stage.points_of(5))}


def _turn() -> dict[str, Picture]:
    before = MetroStage(GOAL[:12], then="aacbcccc")
    after = MetroStage(GOAL[:18], then="ccccdbba")
    return {
        "hold": before.picture(seat=READER),
        "lay": after.picture(lay(GOAL[12:18])),
        "draw": after.picture(seat=READER),
    }


LAID = "aacb03bcbc13"


def _placing() -> dict[str, Picture]:
    stage = MetroStage(LAID, then="dada")
    square = MetroStage(LAID, then="cbaa")
    free = {"edge": "cbaa05", "neighbour": "cbaa14"}
    right = {f"right-{name}": _laid(LAID, text) for name, text in free.items()}
    return {
        **right,
        "wrong-alone": square.refused(lay("cbaa25"), seat=READER),
        "wrong-turned": square.refused(lay("cbaa14", turns=1), seat=READER),
        "right-longer": _laid(LAID, "dada14"),
        "wrong-short": stage.refused(lay("dada05"), seat=READER),
    }


def _laid(before: str, text: str, **options: Any) -> Picture:
    """Show a position after one more tile."""
    return MetroStage(before + text, **options).picture(lay(text))


def _scoring() -> dict[str, Picture]:
    placements = "accd04cccc14aacb13acba12cbaa02"
    stage = MetroStage(placements)
    return {"edge-end": stage.picture(lay(placements[-6:]), **stage.points_of(4))}


def _variants() -> dict[str, Picture]:
    hand = MetroStage("", then="aacbaacbcbcbcbcbddbcddbc", hand=3)
    turned = MetroStage(LAID, then="cbaa", free_orientation=True)
    turned.play(lay("cbaa14", turns=1))
    return {
        "hand": hand.picture(seat=READER),
        "free_orientation": turned.picture(lay("cbaa14", turns=1)),
    }


def _modules() -> dict[str, Picture]:
    return {
        "companies": _companies(),
        "central-stations": _central_stations(),
        "central-rails": _central_rails(),
        "solo": _solo(),
    }


def _companies() -> Picture:
    """Count the shares of the published example."""
    shares: list[Move] = [
        ("share", READER, 10, "red"),
        ("share", READER, 20, "yellow"),
        ("share", READER, 30, "grey"),
        ("share", READER, 40, "yellow"),
    ]
    stage = MetroStage("", *shares, modules=["companies"])
    profits = dict(zip(COLOURS, (38, 36, 34, 32, 32, 29, 27, 27), strict=True))
    entries = [Entry(company, "line", "M4.2", profit) for company, profit in profits.items()]
    stage.game.modules[0].finish(stage.state, entries)
    paid = {entry.arguments["company"]: entry for entry in entries if (entry.owner, entry.code) == (READER, "shares")}
    return stage.picture(
        seat=READER,
        percents=[int(percent) for _, _, percent, _ in shares],
        values=[paid[str(company)].arguments["value"] for _, _, _, company in shares],
        parts=[entry.points for entry in paid.values()],
        points=sum(entry.points for entry in paid.values()),
    )


def _central_stations() -> Picture:
    stage = MetroStage("aaaa03bbad13aaaa23", then="aacb", modules=["central-stations"])
    stage.play(("station", 0))
    return stage.picture(("station", 0), **stage.points_of(33))


def _central_rails() -> Picture:
    placements = "aaaa03aaaa13acba23baac30baac31baac32"
    rails = [("rail", 27, "cccc"), ("rail", 28, "aaaa"), ("rail", 35, "aaaa"), ("rail", 36, "aacb")]
    stage = MetroStage(placements, *rails, modules=["central-rails"])
    return stage.picture(lay(placements[-6:]), **stage.points_of(5))


def _solo() -> Picture:
    stage = MetroStage("", ("card", "green"), then="aacbddbc", modules=["solo"], players=1)
    squares = sorted({move[3] for move in stage.game.moves(stage.state) if isinstance(move, Lay)})
    ends = dict(zip(COLOURS, (35, 30, 28, 22, 27, 31, 25, 26), strict=True))
    scores = {}
    for harder in (False, True):
        game = MetroStage("", modules=["solo"], players=1, harder_solo=harder)
        game.state.points[:] = ends.values()
        (scores[harder],) = game.game.scores(game.state)
    return stage.picture(
        seat=READER, squares=squares, best=max(ends.values()), points=scores[False], harder=scores[True]
    )


def _cities() -> dict[str, Picture]:
    made: dict[str, Picture] = {}
    for city in CITIES:
        made |= import_module(f"web.howto.metro_cities.{city.replace('-', '_')}").pictures()
    return made
