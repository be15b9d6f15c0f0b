"""The picture of How to play London."""

from cityboard.core.game import Move
from web.howto.metro_stage import MetroStage, lay
from web.howto.stage import Picture


def pictures() -> dict[str, Picture]:
    """Make every picture of the city, by its name."""
    return {"london": _london()}


def _london() -> Picture:
    wanted: list[Move] = [("taxi", "left"), ("tourist-at", 9, "orange")]
    stage = MetroStage("aaaa01", *wanted, then="aaaa", city="london")
    stage.play(lay("aaaa11"), ("drive",))
    return stage.picture(points=stage.total(1, "M14.3"))
