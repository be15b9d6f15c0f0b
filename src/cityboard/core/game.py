"""The interface of a game: the one set of calls that players, bots, servers and researchers use."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from cityboard.core.codes import Code, P
from cityboard.core.edition import Edition
from cityboard.core.reason import Reason
from cityboard.core.state import State

Move = tuple[str | int, ...]

CHANCE = -1
NOBODY = -2
UNKNOWN = 255  # stands for a hidden entry of a view, and for a hidden field of a move


@dataclass(slots=True)  # not frozen, which would double the time to make one
class Effect:
    """What a move caused, as codes that everyone may see."""

    code: str
    arguments: Mapping[str, Any] = field(default_factory=dict)


class EffectCode(Code[P]):
    """The code of an effect; called with the arguments, it makes the effect."""

    __slots__ = ()

    def __call__(self, *_: P.args, **arguments: P.kwargs) -> Effect:
        """Make the effect."""
        return Effect(self.code, arguments)


@dataclass(slots=True)  # not frozen, for the same reason
class Entry:
    """Some points of the breakdown: their owner (a seat, or a name if it is no seat) and the rule that gave them."""

    owner: int | str
    code: str
    rule: str
    points: int
    arguments: Mapping[str, Any] = field(default_factory=dict)


class EntryCode(Code[P]):
    """The code of an entry; called with its owner, its rule, its points and the arguments, it makes the entry."""

    __slots__ = ()

    def __call__(self, owner: int | str, rule: str, points: int, *_: P.args, **arguments: P.kwargs) -> Entry:
        """Make the entry."""
        return Entry(owner, self.code, rule, points, arguments)


Report = Callable[[Effect], None]
S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """The rules and tables of one title with chosen options: immutable, shared by all its states."""

    title: str
    rules_version: str
    players: int
    options: Mapping[str, Any]
    edition: Edition

    @abstractmethod
    def start(self) -> S:
        """Return the state before the first chance move."""

    @abstractmethod
    def moves(self, s: S) -> list[Move]:
        """List what is legal now, in a stable order; never empty before the end."""

    @abstractmethod
    def refuse(self, s: S, move: Move) -> Reason | None:
        """Return why a move is not legal now, or None if it is."""

    @abstractmethod
    def play(self, s: S, move: Move, report: Report | None = None) -> None:
        """Play a legal move in place, without randomness and without checks."""

    @abstractmethod
    def chances(self, s: S) -> list[tuple[Move, int]]:
        """List the outcomes of the current chance move with their weights."""

    @abstractmethod
    def breakdown(self, s: S) -> list[Entry]:
        """List every point with the rule that gave it, as if the game ended now."""

    def scores(self, s: S) -> list[int]:
        """Return the points by seat, as if the game ended now: what the breakdown adds up to."""
        totals = [0] * self.players
        for entry in self.breakdown(s):
            if isinstance(entry.owner, int):
                totals[entry.owner] += entry.points
        return totals

    @abstractmethod
    def ranking(self, s: S) -> list[int]:
        """Return the place of each seat, 1 for the winners, after the printed tie-breaks."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> S:
        """Return what a seat may know, with hidden entries UNKNOWN; None is a spectator."""

    @abstractmethod
    def shown(self, s: S, move: Move, seat: int | None) -> Move:
        """Return a legal move, not yet played, as a seat may see it: hidden fields UNKNOWN; None is a spectator."""

    def shared_move(self, move: Move) -> Move:
        """Return the one object that stands for a legal move in every game of the title: many tables hold the same."""
        return move

    @abstractmethod
    def guess(self, view: S, rng: Random) -> S:
        """Return a full state that agrees with a view."""

    @abstractmethod
    def actions(self) -> list[Move]:
        """List every decision a seat could ever face, in a fixed order: the numbering for learners."""

    @abstractmethod
    def pieces(self, s: S) -> dict[str, int]:
        """Count the pieces of the box wherever they are; no move changes the counts."""

    @abstractmethod
    def state_from_json(self, data: Mapping[str, Any]) -> S:
        """Rebuild a state from what its to_json gave."""


def ranking_by_points(scores: list[int]) -> list[int]:
    """Rank by points; ties share the better place."""
    return [1 + sum(other > score for other in scores) for score in scores]
