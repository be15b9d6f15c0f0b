"""Plain tuples become moves of their classes, and moves are nothing but tuples."""

import json
import pickle
from typing import Any, Literal, NamedTuple

import pytest

import cityboard
from cityboard.core.game import Move
from cityboard.core.moves import MoveClasses


class Step(NamedTuple):
    kind: Literal["step"]
    name: str
    number: int


class Turn(NamedTuple):
    kind: Literal["step"]
    side: Literal["left", "right"]


class Pay(tuple[Literal["pay"], str, *tuple[Literal[1, 2], ...]]):
    __slots__ = ()


MOVES = MoveClasses(Step, Turn, Pay)


@pytest.mark.parametrize(
    ("move", "move_class"),
    [
        (("step", "a", 1), Step),
        (("step", "left"), Turn),
        (("pay", "a"), Pay),
        (("pay", "a", 1, 2, 2), Pay),
    ],
)
def test_a_tuple_becomes_a_move_of_its_class_and_stays_the_same_tuple(move: Move, move_class: type) -> None:
    read = MOVES.read(move)
    assert type(read) is move_class
    assert read == move
    assert hash(read) == hash(move)
    assert json.dumps(read) == json.dumps(move)
    assert pickle.loads(pickle.dumps(read)) == read
    assert MOVES.read(read) is read


@pytest.mark.parametrize(
    "move",
    [
        ("stop",),
        (0,),
        ("step",),
        ("step", "a", "1"),
        ("step", 1, 1),
        ("step", "a", 1, 1),
        ("step", "up"),
        ("pay",),
        ("pay", 1),
        ("pay", "a", 3),
        ("pay", "a", "1"),
    ],
)
def test_a_tuple_without_the_form_of_a_move_stays_plain(move: Move) -> None:
    assert type(MOVES.read(move)) is tuple
    assert MOVES.read(move) == move


def test_a_move_made_with_wrong_entries_is_read_as_a_plain_tuple() -> None:
    wrong = Step("step", 1, "a")  # type: ignore[arg-type]  # that is what is wrong
    assert type(MOVES.read(wrong)) is tuple


def test_a_move_that_was_played_is_read_once() -> None:
    moves = MoveClasses(Step, Turn, Pay)
    made = moves.made["step", "a", 1]
    assert type(made) is Step
    assert moves.made["step", "a", 1] is made


@pytest.mark.parametrize("other", [False, 0.0])
def test_what_is_equal_to_a_move_that_was_played_but_no_number_is_refused(other: float) -> None:
    game = cityboard.load("metro", players=2, frame=[1, 2], start=0)
    s = game.start()
    while s.turn < 0:
        game.play(s, game.chances(s)[0][0])
    move = next(tuple(move) for move in game.moves(s) if move[0] == "lay" and move[2] == 0)
    after = s.copy()
    game.play(after, move)
    assert game.refuse(s, move) is None
    wrong: Any = (*move[:2], other, move[3])
    assert wrong == move
    reason = game.refuse(s, wrong)
    assert reason and reason.code == "move-malformed"
