"""What is offered for a new table; whether it combines is judged when the table is opened, or before (`game_for`)."""

from cityboard.bots.levels import offered, usual_level
from cityboard.games.helsinki import options as helsinki
from cityboard.games.helsinki.edition import ACTIONS, COVERED
from cityboard.games.metro import options as metro
from cityboard.protocol.tables import Choice, Pick, TitleChoices

METRO, HELSINKI = [1, 2, 3, 4, 5, 6], [2, 3, 4]  # players


def _start(random: str, players: list[int]) -> Choice:
    """Let any seat start: of those that a table has."""
    return Choice("start", [random, *range(players[-1])])


CHOICES = [
    TitleChoices(
        "metro",
        METRO,
        [
            Choice("modules", list(metro.MODULES), several=True),
            Choice("city", [None, *metro.CITIES]),
            Choice("hand", [1, 2, 3]),
            Choice("free_orientation", [False, True]),
            Choice("harder_solo", [False, True]),
            Choice("stockholm_variant", [False, True]),
            Choice("berlin_sides", list(metro.SIDES)),
            Choice("frame", [metro.RANDOM], pick=Pick(list(METRO), None)),
            _start(metro.RANDOM, METRO),
        ],
        [level.name for level in offered("metro")],
        usual_level("metro").name,
    ),
    TitleChoices(
        "helsinki",
        HELSINKI,
        [
            Choice("modules", list(helsinki.MODULES), several=True),
            Choice("cover", list(helsinki.COVERS), pick=Pick(list(ACTIONS), COVERED)),
            _start(helsinki.RANDOM, HELSINKI),
        ],
        [level.name for level in offered("helsinki")],
        usual_level("helsinki").name,
    ),
]
