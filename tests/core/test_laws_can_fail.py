"""The laws notice what they are for: games with a planted bug, each caught by the law meant for it."""

import ast
import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any, ClassVar

import pytest

from cityboard.core import laws
from cityboard.core.game import CHANCE, NOBODY, UNKNOWN, Effect, Entry, Move, Report
from cityboard.core.laws import BrokenLawError, put_through
from cityboard.core.reason import Reason, RecordError
from cityboard.core.record import Record
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.options import choose
from cityboard.titles.metro.rules.state import State
from tests.titles.metro.rules.option_sets import default_edition

NONSENSE: Move = ("nonsense",)


class MissingMove(Metro):
    def moves(self, s: State) -> list[Move]:
        return super().moves(s)[1:] if s.turn >= 0 and len(super().moves(s)) > 1 else super().moves(s)


class ExtraMove(Metro):
    """Lists laying a tile on a central square."""

    def moves(self, s: State) -> list[Move]:
        moves = super().moves(s)
        return [*moves, ("lay", "aacb", 0, 27)] if s.turn == 0 and s.empty == 60 else moves

    def play(self, s: State, move: Move, report: Report | None = None) -> None:
        super().play(s, move if move[-1] != 27 else super().moves(s)[0], report)


class NoMoveLeft(Metro):
    """Forgets the pass of M2.4."""

    def moves(self, s: State) -> list[Move]:
        return [] if s.turn == 1 and s.empty < 60 else super().moves(s)


class MoveAfterTheEnd(Metro):
    def moves(self, s: State) -> list[Move]:
        return [("pass",)] if s.turn == NOBODY else super().moves(s)


class MoveListedTwice(Metro):
    def moves(self, s: State) -> list[Move]:
        return [*super().moves(s), *super().moves(s)[:1]]


class NeverRefuses(Metro):
    def refuse(self, s: State, move: Move) -> Reason | None:
        return None


class RefusesALegalMove(Metro):
    """Only at the end of a record: replay must still work."""

    def refuse(self, s: State, move: Move) -> Reason | None:
        if move == ("draw",) and not sum(s.hands):
            return Reason("no", "M2.2")
        return super().refuse(s, move)


class RefusesWithoutRule(Metro):
    def refuse(self, s: State, move: Move) -> Reason | None:
        reason = super().refuse(s, move)
        return reason and replace(reason, rule="")


class RefusesWithoutCode(Metro):
    def refuse(self, s: State, move: Move) -> Reason | None:
        reason = super().refuse(s, move)
        return reason and replace(reason, code="")


class AcceptsNonsense(Metro):
    def refuse(self, s: State, move: Move) -> Reason | None:
        return None if move == NONSENSE else super().refuse(s, move)


class RefusingPlays(Metro):
    """Asking about nonsense changes the state."""

    def refuse(self, s: State, move: Move) -> Reason | None:
        if move == NONSENSE:
            s.argument += 1
        return super().refuse(s, move)


class UnnumberedMove(Metro):
    def actions(self) -> list[Move]:
        return [move for move in super().actions() if move != ("draw",)]


class ZeroWeight(Metro):
    """Lists a tile that the tower does not have any more."""

    def chances(self, s: State) -> list[tuple[Move, int]]:
        chances = super().chances(s)
        return [*chances[:-1], (chances[-1][0], 0)] if len(chances) > 1 else chances


class MissingOutcome(Metro):
    def chances(self, s: State) -> list[tuple[Move, int]]:
        chances = super().chances(s)
        return chances[:-1] if len(chances) > 1 else chances


class ChancesOutOfTurn(Metro):
    def chances(self, s: State) -> list[tuple[Move, int]]:
        return super().chances(s) if s.turn == CHANCE else [(("draw",), 1)]


class SharingState(State):
    """A state whose copies share the hands."""

    __slots__ = ()

    def copy(self) -> "SharingState":
        twin = super().copy()
        twin.hands = self.hands
        return twin


class WrongCopyState(State):
    """A state whose copies forget the lengths of lines."""

    __slots__ = ()

    def copy(self) -> "WrongCopyState":
        twin = super().copy()
        twin.lengths = [0] * len(twin.lengths)
        return twin


class DroppingState(State):
    """A state whose JSON forgets who moves."""

    __slots__ = ()

    def to_json(self) -> dict[str, Any]:
        return super().to_json() | {"mover": 0}


class OtherState(Metro):
    """A game that begins with a state of another class."""

    state: ClassVar[type[State]]

    def start(self) -> State:
        s = self.state.__new__(self.state)
        for name, value in self.fields(super().start()):
            setattr(s, name, value)
        return s

    @staticmethod
    def fields(s: State) -> Iterator[tuple[str, Any]]:
        return ((name, getattr(s, name)) for name in s.to_json())

    def state_from_json(self, data: Mapping[str, Any]) -> State:
        return self.state.from_json(data)


class SharingCopy(OtherState):
    state = SharingState


class WrongCopy(OtherState):
    state = WrongCopyState


class DroppingJson(OtherState):
    state = DroppingState


class ForgettingJson(Metro):
    """A state read from JSON is equal, but the game looks at something that is not in it."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.reading = False

    def state_from_json(self, data: Mapping[str, Any]) -> State:
        self.reading = True
        return super().state_from_json(data)

    def moves(self, s: State) -> list[Move]:
        moves = super().moves(s)
        if self.reading:
            self.reading = False
            return [*moves, ("pass",)]
        return moves


class LeakyView(Metro):
    """Shows the hands of the others, so that no guess can look the same."""

    def view(self, s: State, seat: int | None) -> State:
        view = super().view(s, seat)
        view.argument = sum(s.hands)
        return view


class GuessWithoutATile(Metro):
    """A tile falls under the table: the views hide the tower, so only the pieces tell."""

    def view(self, s: State, seat: int | None) -> State:
        view = super().view(s, seat)
        view.tower = bytearray(len(view.tower))
        return view

    def guess(self, view: State, rng: Random) -> State:
        full = view.copy()
        full.tower = bytearray([4] * len(view.tower))
        s = super().guess(full, rng)
        s.tower = bytearray(len(view.tower))
        return s


class HiddenThingsForbidMoves(Metro):
    """What a seat may do depends on the tile of the next one."""

    def moves(self, s: State) -> list[Move]:
        moves = super().moves(s)
        return moves[sum(s.hands) % 2 :] if s.turn >= 0 and len(moves) > 1 else moves

    def refuse(self, s: State, move: Move) -> Reason | None:
        reason = super().refuse(s, move)
        return reason or (None if move in self.moves(s) else Reason("no", "M2.2"))


class ShowsEveryDeal(Metro):
    def shown(self, s: State, move: Move, seat: int | None) -> Move:
        return move


class ShowsTheTower(Metro):
    """Hides the tile of a deal, but says what was on top of the tower before."""

    def shown(self, s: State, move: Move, seat: int | None) -> Move:
        return (*super().shown(s, move, seat), s.tower.index(max(s.tower))) if s.turn == CHANCE else move


class HidesOwnDecisions(Metro):
    def shown(self, s: State, move: Move, seat: int | None) -> Move:
        return (UNKNOWN,) if move[0] == "lay" else super().shown(s, move, seat)


class TellsTheTile(Metro):
    """The view hides the tile dealt, but everyone is told."""

    def play(self, s: State, move: Move, report: Report | None = None) -> None:
        super().play(s, move, report)
        if report and move[0] == "deal":
            report(Effect("dealt-tile", {"tile": move[2]}))


class LayingTeaches(Metro):
    """Who lays a drawn tile sees in a corner of the state what the hands add up to."""

    def play(self, s: State, move: Move, report: Report | None = None) -> None:
        super().play(s, move, report)
        if move[0] == "lay" and s.turn >= 0:
            s.argument = sum(s.hands) % 2


class PointsOutOfNothing(Metro):
    def scores(self, s: State) -> list[int]:
        return [points + 1 for points in super().scores(s)]


class PointsWithoutRule(Metro):
    def breakdown(self, s: State) -> list[Entry]:
        return [*super().breakdown(s), Entry(0, "bonus", "", 0)]


class PointsWithoutCode(Metro):
    def breakdown(self, s: State) -> list[Entry]:
        return [*super().breakdown(s), Entry(0, "", "M4.2", 0)]


class NobodyWins(Metro):
    def ranking(self, s: State) -> list[int]:
        return [place + 1 for place in super().ranking(s)]


class SomebodyIsNotRanked(Metro):
    def ranking(self, s: State) -> list[int]:
        return [1]


class LastPlaceForTheFirst(Metro):
    def ranking(self, s: State) -> list[int]:
        return super().ranking(s)[::-1]


class VanishingTile(Metro):
    """In the middle of the game a tile of the tower is exchanged for another one."""

    def play(self, s: State, move: Move, report: Report | None = None) -> None:
        super().play(s, move, report)
        if s.empty == 30 and s.turn >= 0:
            left = [tile for tile, number in enumerate(s.tower) if number]
            s.tower[left[0]] -= 1
            s.tower[left[-1]] += 1


class NeverEnds(Metro):
    """Every draw is undone."""

    def play(self, s: State, move: Move, report: Report | None = None) -> None:
        if s.turn < 0:
            super().play(s, move, report)


class PlaysByTheClock(Metro):
    """The end of a game is different every time."""

    clock = count()

    def play(self, s: State, move: Move, report: Report | None = None) -> None:
        super().play(s, move, report)
        if s.turn == NOBODY:
            s.argument = next(self.clock)


CAUGHT: list[tuple[type[Metro], str]] = [
    (MissingMove, "legal means not refused"),
    (NeverRefuses, "legal means not refused"),
    (MoveAfterTheEnd, "somebody can move"),
    (MoveListedTwice, "moves are different"),
    (RefusesWithoutRule, "a refusal cites a rule"),
    (RefusesWithoutCode, "a refusal cites a rule"),
    (AcceptsNonsense, "nonsense is refused"),
    (RefusingPlays, "refusing changes nothing"),
    (UnnumberedMove, "every move has its number"),
    (ZeroWeight, "weights are positive"),
    (MissingOutcome, "chance has its outcomes"),
    (ChancesOutOfTurn, "chance has its outcomes"),
    (SharingCopy, "copies share nothing"),
    (WrongCopy, "a copy is equal"),
    (DroppingJson, "JSON keeps everything"),
    (ForgettingJson, "JSON keeps the moves"),
    (LeakyView, "a guess has the same view"),
    (GuessWithoutATile, "a guess has all pieces"),
    (HiddenThingsForbidMoves, "hidden things do not change the moves"),
    (ShowsEveryDeal, "what looks alike is shown alike"),
    (ShowsTheTower, "what looks alike is shown alike"),
    (HidesOwnDecisions, "a seat sees its own decision"),
    (TellsTheTile, "what looks alike is told alike"),
    (LayingTeaches, "a decision teaches its maker nothing"),
    (PointsOutOfNothing, "points add up"),
    (PointsWithoutRule, "points cite a rule"),
    (PointsWithoutCode, "points cite a rule"),
    (NobodyWins, "somebody wins"),
    (SomebodyIsNotRanked, "somebody wins"),
    (LastPlaceForTheFirst, "more points, better place"),
    (VanishingTile, "pieces stay"),
    (NeverEnds, "every game ends"),
    (PlaysByTheClock, "replay gives the same state"),
]


def game_with(bug: type[Metro]) -> Metro:
    return bug(choose(players=2), default_edition())


def law_broken(act: Callable[[], object]) -> str:
    """Return the name of the law that caught something."""
    with pytest.raises(BrokenLawError) as error:
        act()
    return str(error.value).partition(":")[0]


@pytest.mark.parametrize(("bug", "law"), CAUGHT)
def test_a_planted_bug_is_caught_by_the_law_meant_for_it(bug: type[Metro], law: str) -> None:
    assert law_broken(lambda: put_through(game_with(bug), "planted", moments=40)) == law


def test_a_game_without_a_bug_breaks_no_law() -> None:
    for same in (Metro, type("Same", (Metro,), {})):
        record = put_through(game_with(same), "planted", moments=40)
        assert len(record.moves) > 100


def test_an_illegal_move_in_the_list_is_caught_wherever_it_is_asked_for() -> None:
    game = game_with(ExtraMove)
    s = game.start()
    while s.turn != 0:
        game.play(s, game.moves(s)[0] if s.turn == CHANCE else ("draw",))
        if s.turn == 1:
            s.turn = s.mover = 0
    assert law_broken(lambda: laws.legal_means_not_refused(game, s)) == "legal means not refused"


def test_a_seat_that_cannot_do_anything_is_caught() -> None:
    game = game_with(NoMoveLeft)
    s = game.start()
    while s.turn != 1 or s.empty == 60:
        laws.somebody_can_move(game, s)
        game.play(s, game.moves(s)[0])
    assert law_broken(lambda: laws.somebody_can_move(game, s)) == "somebody can move"


def test_a_legal_move_that_is_refused_is_caught() -> None:
    game = game_with(RefusesALegalMove)
    s = game.start()
    while s.turn == CHANCE:
        game.play(s, game.moves(s)[0])
    laws.legal_means_not_refused(game, s)
    s.hands = bytearray(2)
    assert law_broken(lambda: laws.legal_means_not_refused(game, s)) == "legal means not refused"


def test_a_record_that_is_read_differently_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    parse = Record.parse

    def forgetful(text: str) -> Record:
        record = parse(text)
        record.moves.pop()
        return record

    monkeypatch.setattr(Record, "parse", forgetful)
    assert law_broken(lambda: put_through(game_with(Metro), "planted")) == "a record reads back"


def test_a_draw_that_depends_on_more_than_the_state_is_caught() -> None:
    """The chance moves of a game that is asked twice differ: verifying its record finds the first of them."""

    class Moody(Metro):
        moods = count()

        def chances(self, s: State) -> list[tuple[Move, int]]:
            chances = super().chances(s)
            return chances[::-1] if 30 <= next(self.moods) < 60 else chances

    with pytest.raises(RecordError) as error:
        put_through(game_with(Moody), "planted")
    assert error.value.reason.code == "record-deal"


def test_every_law_in_the_source_is_broken_by_a_bug_of_this_file() -> None:
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(laws))) if isinstance(node, ast.Call)]
    demands = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "_demand"]
    names = {call.args[1].value for call in demands if isinstance(call.args[1], ast.Constant)}
    assert len(names) >= 28
    assert names == {law for _, law in CAUGHT} | {"a record reads back"}
