"""The picture of How to play New York."""

from cityboard.titles.metro.rules.cities.new_york import DEALT, NewYork
from cityboard.titles.metro.rules.cities.tourists import ONE
from cityboard.titles.metro.rules.colours import COLOURS
from web.howto.metro_stage import READER, MetroStage
from web.howto.stage import Picture


def pictures() -> dict[str, Picture]:
    """Make every picture of the city, by its name."""
    return {"new-york": _new_york()}


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
