"""A game that is brought to the position of a picture, move by move, with the chance outcomes that it needs."""

from collections.abc import Mapping
from typing import Any

from msgspec import field

from cityboard.core.game import CHANCE, Effect, Game, Move
from cityboard.core.reason import Reason, RefusedError
from cityboard.protocol.messages import Clock, LogEntry, Position, TableInfo
from cityboard.protocol.wire import Wire
from cityboard.titles.registry import find_title, load

Counted = Mapping[str, int | list[int]]
STILL = Clock(0, 0, None, None)


class Picture(Wire, frozen=True, omit_defaults=True):
    """A position to be drawn, and what its caption says of it."""

    position: Position
    log: list[LogEntry] = field(default_factory=list)
    # The move that has led here, or one that is refused here.
    move: list[str | int] | None = None
    refusal: Reason | None = None
    # What the engine has counted, by the names that captions use.
    counted: Counted = field(default_factory=dict)


class Book(Wire, frozen=True):
    """The pictures of a title by their names, and the table that they all could be at."""

    info: TableInfo
    pictures: dict[str, Picture]


class Stage:
    """A game, its position, and all that has happened."""

    LOGGED: frozenset[str] = frozenset()  # the effects that a drawing needs besides the board

    def __init__(self, title: str, *wanted: Move, **options: Any) -> None:
        """Set a game up; chance brings the wanted outcomes in this order where it can, elsewhere the likeliest one."""
        self.game: Game[Any] = load(title, **options)
        self.state = self.game.start()
        self.effects: list[Effect] = []
        self.wanted = list(wanted)
        self.settle()

    def play(self, *moves: Move) -> None:
        """Play legal moves; raise a RefusedError at one that is not."""
        for move in moves:
            if reason := self.game.refuse(self.state, move):
                raise RefusedError(reason)
            self.game.play(self.state, move, self.effects.append)
            self.settle()

    def settle(self) -> None:
        """Let chance decide until a seat must."""
        while self.state.turn == CHANCE:
            outcomes = dict(self.game.chances(self.state))
            likeliest = max(outcomes, key=outcomes.__getitem__)
            chosen = next((move for move in self.wanted if move in outcomes), likeliest)
            if chosen in self.wanted:
                self.wanted.remove(chosen)
            self.game.play(self.state, chosen, self.effects.append)

    def happened(self, code: str) -> list[Mapping[str, Any]]:
        """Return the arguments of all effects of a code."""
        return [effect.arguments for effect in self.effects if effect.code == code]

    def picture(self, move: Move | None = None, *, seat: int | None = None, **counted: int | list[int]) -> Picture:
        """Show the position to a seat, or to all; the move is the one that has led here."""
        assert self.wanted == [], f"chance never came to {self.wanted}"
        return self._shown(move, seat, None, counted)

    def refused(self, move: Move, *, seat: int | None = None) -> Picture:
        """Show the position with a move that is not legal in it, and why not."""
        reason = self.game.refuse(self.state, move)
        assert reason is not None, f"{move} is legal"
        return self._shown(move, seat, reason, {})

    def _shown(self, move: Move | None, seat: int | None, reason: Reason | None, counted: Counted) -> Picture:
        game, serializer = self.game, find_title(self.game.title).serializer()
        hands = [
            serializer.hand(game, game.view(self.state, viewer), viewer) if viewer == seat else None
            for viewer in range(game.players)
        ]
        position = Position(
            seq=0,
            number=0,
            turn=self.state.turn,
            board=serializer.board(game, game.view(self.state, None), {}),
            hands=hands,
            scores=None,
            clock=STILL,
            news_from=0,
            news=[],
            seat=seat,
            legal=None,
            undo=None,
            result=None,
            state=None,
        )
        logged = [effect for effect in self.effects if effect.code in self.LOGGED]
        return Picture(
            position,
            [LogEntry(number, 0, [], [effect], at=0) for number, effect in enumerate(logged)],
            None if move is None else list(move),
            reason,
            counted,
        )
