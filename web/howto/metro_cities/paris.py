"""The picture of How to play Paris."""

from cityboard.titles.metro.rules.cities.paris import Paris
from web.howto.metro_stage import READER, MetroStage
from web.howto.stage import Picture


def pictures() -> dict[str, Picture]:
    """Make every picture of the city, by its name."""
    return {"paris": _paris()}


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
