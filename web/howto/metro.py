"""The pictures of How to play Metro."""

from typing import Any

from cityboard.core.game import Entry, Move
from cityboard.titles.metro.rules.cities.new_york import DEALT, NewYork
from cityboard.titles.metro.rules.cities.paris import Paris
from cityboard.titles.metro.rules.cities.tourists import ONE
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.moves import Lay
from cityboard.titles.metro.rules.network import SIZE
from web.howto.stage import Picture, Stage

# The seat to which the captions of these pictures belong.
READER = 0


class MetroStage(Stage):
    """A game in which everybody is dealt the tile that they lay next."""

    game: Metro

    def __init__(self, placements: str, *wanted: Move, then: str = "", **options: Any) -> None:
        """Lay tiles, written as tile, row and column, in turn; `then` are the tiles for the moves that follow."""
        placed = [placements[at : at + 6] for at in range(0, len(placements), 6)]
        players = options.get("players", 2)
        tiles = [text[:4] for text in placed] + [then[at : at + 4] for at in range(0, len(then), 4)]
        deals: list[Move] = [("deal", number % players, tile) for number, tile in enumerate(tiles)]
        companies = {"companies", "solo"} & set(options.get("modules", ()))
        frame = {} if companies else {"frame": list(range(1, players + 1))}
        super().__init__("metro", *wanted, *deals, **({"start": 0} | frame | options))
        for text in placed:
            self.play(lay(text))

    def points_of(self, station: int) -> dict[str, int]:
        """Return what the line of a station has scored, and for which way."""
        (line,) = [scored for scored in self.happened("line-scored") if scored["station"] == station]
        tiles, end = len(set(line["squares"])), line["end"]
        return {
            "station": station,
            "tiles": tiles,
            "crossings": line["crossings"],
            "points": line["points"],
            **({"end": end} if isinstance(end, int) else {}),
        }

    def total(self, owner: int, rule: str) -> int:
        """Return what a rule gives a player, as if the game ended now."""
        entries = self.game.breakdown(self.state)
        return sum(entry.points for entry in entries if (entry.owner, entry.rule) == (owner, rule))


def lay(text: str, turns: int = 0) -> Lay:
    """Read a placement."""
    return Lay("lay", text[:4], turns, SIZE * int(text[4]) + int(text[5]))


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
    return {
        "paris": _paris(),
        "stockholm": _stockholm(),
        "stockholm_variant": _stockholm_variant(),
        "london": _london(),
        "new-york": _new_york(),
        "st-petersburg": _st_petersburg(),
        "berlin": _berlin(),
    }


def _paris() -> Picture:
    """Fill a row as in the published example: a run of five, a full card and two others."""
    stage = MetroStage("", city="paris", players=4)
    (city,) = stage.game.modules
    assert isinstance(city, Paris)
    for space in (0, 1, 2, 3, 4, 6, 9):
        city.fill(stage.state, READER, space)
    entries = [entry for entry in stage.game.breakdown(stage.state) if entry.owner == READER and entry.rule == "M12.3"]
    return stage.picture(
        seat=READER,
        tourists=[entry.arguments["tourists"] for entry in entries if "tourists" in entry.arguments],
        parts=[abs(entry.points) for entry in entries],
        points=sum(entry.points for entry in entries),
    )


def _stockholm() -> Picture:
    """Let a red tourist stand on a 3 and a purple one on a 4, as in the published example."""
    colours = {9: "blue", 10: "grey", 17: "red", 18: "purple"}
    tourists: list[Move] = [("tourist-at", square, colour) for square, colour in colours.items()]
    tokens: list[Move] = [("token", READER, "red"), ("token", 1, "purple")]
    stage = MetroStage("aaaa01aaaa11aaaa02aaaa12cbaa21cbaa22", *tokens, *tourists, city="stockholm")
    entries = stage.game.breakdown(stage.state)
    points = {entry.arguments["colour"]: entry.points for entry in entries if entry.code == "stockholm-colour"}
    return stage.picture(seat=READER, red=points["red"], purple=points["purple"])


def _stockholm_variant() -> Picture:
    wanted: list[Move] = [("token-on", 0, "red"), *[("tourist-at", 9 + step, "red") for step in (0, 1)]]
    stage = MetroStage("aaaa01aaaa11aaaa02aaaa12", *wanted, city="stockholm", stockholm_variant=True)
    parts = [placed["points"] for placed in stage.happened("tourist-to-row")]
    return stage.picture(parts=parts, points=stage.total(1, "M13.4"))


def _london() -> Picture:
    wanted: list[Move] = [("taxi", "left"), ("tourist-at", 9, "orange")]
    stage = MetroStage("aaaa01", *wanted, then="aaaa", city="london")
    stage.play(lay("aaaa11"), ("drive",))
    return stage.picture(points=stage.total(1, "M14.3"))


def _new_york() -> Picture:
    """Put tourists on the monuments of the published example: two at 3, two at 1, one at 0."""
    stage = MetroStage("", ("board", READER, 7), city="new-york")
    (city,) = stage.game.modules
    assert isinstance(city, NewYork)
    for colour in ("orange", "orange", "blue", "blue", "green"):
        own = city.module_state(stage.state)
        own[DEALT + stage.game.frame.accounts + READER] += ONE[COLOURS.index(colour)]
    board = city.monuments(stage.state, READER)
    return stage.picture(
        tourists=[tourists for _, tourists, _ in board],
        values=[points // tourists for _, tourists, points in board],
        points=stage.total(READER, "M15.3"),
    )


def _st_petersburg() -> Picture:
    """Cross the tile with the blue tourist three times, as in the published example."""
    placements = "aaaa01acba02accd12aacb10bcbc20dacc21"
    stage = MetroStage(placements, city="st-petersburg", then="bbbb")
    stage.play(lay("bbbb11"), ("tourist", "blue"))
    taken = len(stage.happened("point-tile-taken"))
    return stage.picture(lay("bbbb11"), **stage.points_of(7), taken=taken)


def _berlin() -> Picture:
    """Score the line of the published example: seven points, two yellow tickets and a purple one."""
    tourists: list[Move] = [("tourist-at", 9, "yellow"), ("tourist-at", 17, "purple")]
    placements = "accd01accd02aaaa11dacc21"
    stage = MetroStage(placements, *tourists, city="berlin")
    tickets = [taken["colour"] for taken in stage.happened("ticket-taken")]
    return stage.picture(
        lay(placements[-6:]), **stage.points_of(7), yellow=tickets.count("yellow"), purple=tickets.count("purple")
    )
