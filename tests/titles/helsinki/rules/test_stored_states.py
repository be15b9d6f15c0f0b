"""States of Helsinki read from outside: what a game has comes back, what none has is refused by its field."""

import json
from random import Random

import pytest

from cityboard.core.game import NOBODY
from cityboard.core.reason import RecordError
from tests.titles.helsinki.rules.positions import begin


def test_every_state_of_a_game_comes_back() -> None:
    game, s = begin(modules=["dry-roads"], cover="random")
    rng = Random(3)
    while s.turn != NOBODY:
        game.play(s, rng.choice(game.moves(s)))
        assert game.state_from_json(json.loads(json.dumps(s.to_json()))) == s
    view = game.view(game.start(), None)
    assert game.state_from_json(view.to_json()) == view


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("step", 99),
        ("turn", 7),
        ("mover", 2),
        ("agenda", [99]),
        ("hands", [0]),
        ("built", [0]),
        ("own", []),
    ],
)
def test_a_state_that_no_game_has_is_refused_by_its_field(field: str, value: object) -> None:
    game, s = begin(modules=["dry-roads"])
    with pytest.raises(RecordError) as refused:
        game.state_from_json(s.to_json() | {field: value})
    assert refused.value.reason.code == "state-value"
    assert refused.value.reason.arguments == {"field": field}
