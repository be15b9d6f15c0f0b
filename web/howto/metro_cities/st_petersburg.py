"""The picture of How to play St Petersburg."""

from web.howto.metro_stage import MetroStage, lay
from web.howto.stage import Picture


def pictures() -> dict[str, Picture]:
    """Make every picture of the city, by its name."""
    return {"st-petersburg": _st_petersburg()}


def _st_petersburg() -> Picture:
    """Cross the tile with the blue tourist three times, as in the published example."""
    placements = "aaaa01acba02accd12aacb10bcbc20dacc21"
    stage = MetroStage(placements, city="st-petersburg", then="bbbb")
    stage.play(lay("bbbb11"), ("tourist", "blue"))
    taken = len(stage.happened("point-tile-taken"))
    return stage.picture(lay("bbbb11"), **stage.points_of(7), taken=taken)
