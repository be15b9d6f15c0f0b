"""The options of Metro as people choose them."""

from cityboard.core.options import RANDOM
from cityboard.titles.metro.rules.catalogue import MODULE_OPTIONS
from cityboard.titles.metro.rules.edition import PLAYERS
from cityboard.titles.metro.rules.options import CITIES, HANDS, MODULES, SOLO_PLAYERS
from cityboard.titles.option import Option, Selection, read_name, read_numbers, start_option

ALL_PLAYERS = (SOLO_PLAYERS, *PLAYERS)

OPTIONS = (
    Option("modules", MODULES, several=True, rules=("M7", "M8", "M9", "M10")),
    Option("city", (None, *CITIES), rules=("M11",), metavar="CITY", read=read_name),
    Option("hand", HANDS, rules=("M6.2",)),
    Option("free_orientation", (False, True), rules=("M6.1",)),
    *(
        Option(option.name, option.values, rules=(option.rule,), metavar=option.metavar)
        for _, option in MODULE_OPTIONS.values()
    ),
    Option(
        "frame", (RANDOM,), pick=Selection(ALL_PLAYERS, None), rules=("M1.6",), metavar="random|1,2", read=read_numbers
    ),
    start_option(ALL_PLAYERS, "M2.1"),
)
BOARD_OPTIONS = (
    Option("players", PLAYERS, rules=("M1.6",), message="help-score-players"),
    Option("check", (False, True), message="help-check"),
)
