"""The picture of How to play Stockholm."""

from cityboard.core.game import Move
from web.howto.metro_stage import READER, MetroStage
from web.howto.stage import Picture


def pictures() -> dict[str, Picture]:
    """Make every picture of the city, by its name."""
    return {"stockholm": _stockholm(), "stockholm_variant": _stockholm_variant()}


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
