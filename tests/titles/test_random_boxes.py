"""Whatever an owner corrects in a box, its games play to their end and can be verified from their records alone."""

from functools import cache
from random import Random
from typing import Any

import pytest

from cityboard.core.edition import Edition
from cityboard.core.game import NOBODY
from cityboard.core.reason import EditionError
from cityboard.core.record import Record, verify
from cityboard.core.simulation import random_game
from cityboard.titles.registry import find_rules, game_of, own_edition
from tests.titles.switches import Switches

TITLES = ("metro", "helsinki")
BOXES = 12  # of each title


@cache
def switches_of(title: str) -> Switches:
    return Switches(title)


def random_box(title: str, dice: Random) -> Edition:
    """Return a box with several values changed at once, as the schema accepts them together."""
    switches = switches_of(title)
    values: dict[str, Any] = dict(switches.values)
    for name in dice.sample([*switches.editions], 8):
        place = name.partition("=")[0]
        changed = values | {place: switches.editions[name].values[place]}
        try:
            own_edition(title, "random box", changed)
        except EditionError:  # it does not go together with what was changed before
            continue
        values = changed
    assert values != switches.values
    return own_edition(title, "random box", values)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("number", range(BOXES))
def test_games_with_a_random_box_end_and_are_verified_by_their_records(title: str, number: int) -> None:
    dice = Random(f"{title} {number}")
    box, rules = random_box(title, dice), find_rules(title)
    for options in dice.sample(rules.combinations(), 3):
        game = rules.build(box, options)
        s, record = random_game(game, f"random box {number}")
        assert s.turn == NOBODY
        read = Record.parse(record.text())
        assert read.edition_values == box.values
        assert verify(game_of(read), read) > 0
