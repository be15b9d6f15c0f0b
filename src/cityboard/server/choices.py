"""What is offered for a new table; whether it combines is judged when the table is opened."""

from cityboard.games.helsinki import options as helsinki
from cityboard.games.metro import options as metro
from cityboard.protocol.tables import Choice, TitleChoices

CHOICES = [
    TitleChoices(
        "metro",
        [1, 2, 3, 4, 5, 6],
        [
            Choice("modules", list(metro.MODULES), several=True),
            Choice("city", [None, *metro.CITIES]),
            Choice("hand", [1, 2, 3]),
            Choice("free_orientation", [False, True]),
            Choice("harder_solo", [False, True]),
            Choice("stockholm_variant", [False, True]),
            Choice("berlin_sides", list(metro.SIDES)),
        ],
    ),
    TitleChoices(
        "helsinki",
        [2, 3, 4],
        [
            Choice("modules", list(helsinki.MODULES), several=True),
            Choice("cover", list(helsinki.COVERS)),
        ],
    ),
]
