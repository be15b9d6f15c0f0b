"""The picture of How to play Berlin."""

from cityboard.core.game import Move
from web.howto.metro_stage import MetroStage, lay
from web.howto.stage import Picture


def pictures() -> dict[str, Picture]:
    """Make every picture of the city, by its name."""
    return {"berlin": _berlin()}


def _berlin() -> Picture:
    """Score the line of the published example: seven points, two yellow tickets and a purple one."""
    tourists: list[Move] = [("tourist-at", 9, "yellow"), ("tourist-at", 17, "purple")]
    placements = "accd01accd02aaaa11dacc21"
    stage = MetroStage(placements, *tourists, city="berlin")
    tickets = [taken["colour"] for taken in stage.happened("ticket-taken")]
    return stage.picture(
        lay(placements[-6:]), **stage.points_of(7), yellow=tickets.count("yellow"), purple=tickets.count("purple")
    )
