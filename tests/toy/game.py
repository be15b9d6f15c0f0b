"""Beans for two: name a colour, draw a bean, score if it is of that colour, until the bag is empty (B1 to B4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, NamedTuple, TypedDict

from cityboard.core.arguments import Nothing
from cityboard.core.edition import Edition, integer, list_of
from cityboard.core.game import NOBODY, EffectCode, Entry, EntryCode, Move, Report, ranking_by_points
from cityboard.core.moves import MoveClasses
from cityboard.core.options import Options, one_of
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import OfMove
from cityboard.core.step import ChanceStep, Step, SteppedGame, SteppedState

Colour = Literal["red", "white"]
COLOURS: tuple[Colour, ...] = ("red", "white")


class Name(NamedTuple):
    """Name a colour (B2)."""

    kind: Literal["name"]
    colour: Colour


class Bean(NamedTuple):
    """Bring a bean out of the bag (B3)."""

    kind: Literal["bean"]
    colour: Colour


class OfBean(TypedDict):
    """A seat and the bean it has drawn."""

    seat: int
    colour: Colour


COLOUR_UNKNOWN = ReasonCode("colour-unknown", OfMove)
BEAN_DRAWN = EffectCode("bean-drawn", OfBean)
BEANS_GUESSED = EntryCode("beans-guessed", Nothing)


@dataclass(frozen=True, slots=True)
class Box:
    """What is printed in the box."""

    beans: list[int]
    points: int


def read_box(edition: Edition) -> Box:
    """Read and check the values (B1, B3)."""
    return Box(
        edition.read("bag.beans", list_of(integer(1, 9), len(COLOURS))), edition.read("bag.points", integer(1, 9))
    )


@dataclass(frozen=True, slots=True)
class BeansOptions(Options):
    """A checked choice of options: lucky beans are red and count double (B3)."""

    players: int = 2
    lucky: bool = False


def choose(**options: Any) -> BeansOptions:
    """Check a choice of options and return it in its one written form."""
    given = {name: value for name, value in options.items() if value is not None}
    for name in given:
        one_of("option", name, BeansOptions.names(), "B1")
    chosen = BeansOptions(**given)
    one_of("players", chosen.players, (2,), "B1")
    one_of("lucky", chosen.lucky, (False, True), "B3")
    return chosen


class State(SteppedState):
    """One position."""

    __slots__ = ("bag", "drawn", "named", "scores")

    bag: bytearray  # beans left of each colour
    drawn: bytearray  # beans drawn of each colour
    named: int  # the colour that the mover has named
    scores: list[int]


class NameColour(Step[State]):
    """The mover names a colour (B2)."""

    rule = "B2"
    kinds = ("name",)

    def __init__(self, game: "Beans") -> None:
        self.game = game

    def moves(self, s: State) -> list[Move]:
        """List the colours."""
        return [Name("name", colour) for colour in COLOURS]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge the colour."""
        return None if move in self.moves(s) else COLOUR_UNKNOWN("B2", move=list(move))

    def play(self, s: State, move: Name, report: Report | None) -> None:
        """Remember the colour."""
        s.named = COLOURS.index(move.colour)
        self.game.proceed(s, report)


class DrawBean(ChanceStep[State]):
    """Chance draws a bean (B3)."""

    rule = "B3"
    kinds = ("bean",)

    def __init__(self, game: "Beans") -> None:
        self.game = game

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the beans in the bag."""
        return [(Bean("bean", colour), count) for colour, count in zip(COLOURS, s.bag, strict=True) if count]

    def play(self, s: State, move: Bean, report: Report | None) -> None:
        """Score if the colour was named."""
        bean = COLOURS.index(move.colour)
        s.bag[bean] -= 1
        s.drawn[bean] += 1
        s.scores[s.mover] += self.game.worth[bean] * (bean == s.named)
        if report:
            report(BEAN_DRAWN(seat=s.mover, colour=move.colour))
        self.game.proceed(s, report)


class Beans(SteppedGame[State]):
    """The rules of Beans."""

    title = "beans"
    rules_version = "1"
    end_rule = "B4"
    players = 2
    move_classes = MoveClasses(Name, Bean)

    def __init__(self, edition: Edition, options: BeansOptions) -> None:
        self.edition = edition
        self.box = read_box(edition)
        self.options: Mapping[str, Any] = options.to_json()
        self.worth = [self.box.points * (1 + options.lucky), self.box.points]
        self.name, self.draw = NameColour(self), DrawBean(self)
        self.number_steps([self.name, self.draw])

    def first_state(self) -> State:
        """Fill the bag."""
        s = State()
        s.bag, s.drawn = bytearray(self.box.beans), bytearray(len(COLOURS))
        s.named, s.scores, s.mover = 0, [0, 0], 0
        s.agenda = [self.draw.entry(), self.name.entry()]
        self.proceed(s, None)
        return s

    def close_turn(self, s: State, report: Report | None) -> None:
        """Let the other seat begin, or end the game with the last bean (B4)."""
        if not any(s.bag):
            s.turn = NOBODY
            return
        s.mover = 1 - s.mover
        s.agenda = [self.draw.entry(), self.name.entry()]
        self.proceed(s, report)

    def breakdown(self, s: State) -> list[Entry]:
        """List the points (B3)."""
        return [BEANS_GUESSED(seat, "B3", points) for seat, points in enumerate(s.scores)]

    def ranking(self, s: State) -> list[int]:
        """Rank by points."""
        return ranking_by_points(s.scores)

    def view(self, s: State, seat: int | None) -> State:
        """Hide nothing."""
        return s.copy()

    def guess(self, view: State, rng: Random) -> State:
        """Return the view, which is the state."""
        return view.copy()

    def actions(self) -> list[Move]:
        """List the decisions."""
        return [Name("name", colour) for colour in COLOURS]

    def pieces(self, s: State) -> dict[str, int]:
        """Count the beans."""
        return {colour: s.bag[bean] + s.drawn[bean] for bean, colour in enumerate(COLOURS)}

    def state_from_json(self, data: Mapping[str, Any]) -> State:
        """Rebuild a state."""
        return State.from_json(data)
