"""Plain tuples become moves of their classes, and moves are nothing but tuples."""

import json
import pickle
from typing import Literal, NamedTuple

import pytest

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
    wrong = Step("step", 1, "a")  # type: ignore[arg-type]
    assert type(MOVES.read(wrong)) is tuple
