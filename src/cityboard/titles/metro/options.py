"""The options of Metro as people choose them."""

from cityboard.core.options import RANDOM
from cityboard.titles.metro.rules import catalogue
from cityboard.titles.metro.rules.edition import PLAYERS
from cityboard.titles.metro.rules.options import (
    CITIES,
    CITY_WITH_SOLO,
    FRAME_ORDER,
    FRAME_WITH_COMPANIES,
    HAND_WITH_SOLO,
    HANDS,
    MODULES,
    MODULES_WITH_SOLO,
    ONE_CITY,
    SOLO_PLAYERS,
    STATIONS_WITH_RAILS,
)
from cityboard.titles.option import Option, Selection, read_name, read_numbers, start_option

ALL_PLAYERS = (SOLO_PLAYERS, *PLAYERS)

OPTIONS = (
    Option(
        "modules",
        MODULES,
        several=True,
        value_rules={name: module.chapter for name, module in catalogue.MODULES.items()},
        refusals=(STATIONS_WITH_RAILS.code, MODULES_WITH_SOLO.code),
        rules=("M7", "M8", "M9", "M10"),
    ),
    Option(
        "city",
        (None, *CITIES),
        value_rules={name: city.chapter for name, city in catalogue.CITIES.items()},
        refusals=(ONE_CITY.code, CITY_WITH_SOLO.code),
        rules=("M11",),
        metavar="CITY",
        read=read_name,
    ),
    Option("hand", HANDS, refusals=(HAND_WITH_SOLO.code,), rules=("M6.2",)),
    Option("free_orientation", (False, True), rules=("M6.1",)),
    *(
        Option(
            option.name,
            option.values,
            part_of=module,
            refusals=(option.refusal.code,),
            rules=(option.rule,),
            metavar=option.metavar,
        )
        for module, option in catalogue.MODULE_OPTIONS.values()
    ),
    Option(
        "frame",
        (RANDOM,),
        pick=Selection(ALL_PLAYERS, None),
        refusals=(FRAME_ORDER.code, FRAME_WITH_COMPANIES.code),
        rules=("M1.6",),
        metavar="random|1,2",
        read=read_numbers,
    ),
    start_option(ALL_PLAYERS, "M2.1"),
)
BOARD_OPTIONS = (
    Option("players", PLAYERS, rules=("M1.6",), message="help-score-players"),
    Option("check", (False, True), message="help-check"),
)
