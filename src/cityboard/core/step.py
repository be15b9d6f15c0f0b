"""Games made of steps: a step is one kind of atomic decision, by a seat or by chance."""

from abc import abstractmethod
from operator import itemgetter
from typing import Any, ClassVar, Generic, TypeVar

from cityboard.core.game import CHANCE, NOBODY, Game, Move, Report
from cityboard.core.moves import MoveClasses
from cityboard.core.reason import Reason, RecordError
from cityboard.core.reasons import CHANCE_IMPOSSIBLE, GAME_OVER, MOVE_MALFORMED, MOVE_NOT_NOW, STATE_VALUE
from cityboard.core.state import State

ARGUMENT = 8  # an agenda entry is the step's number and, above these bits, its argument
STEP = (1 << ARGUMENT) - 1
ENTRIES = frozenset((str, int))  # what a move is made of
_OUTCOME = itemgetter(0)


class SteppedState(State):
    """A state that knows which decision is due and what follows in this turn."""

    __slots__ = ("agenda", "argument", "mover", "step")

    mover: int  # the seat whose turn it is, even while chance decides
    step: int  # the decision that is due: its number in SteppedGame.steps
    argument: int  # what that decision is about
    agenda: list[int]  # steps still to come in this turn, the next one last


S = TypeVar("S", bound=SteppedState)


class Step(Generic[S]):
    """One kind of decision; the mover takes it, unless a subclass says otherwise."""

    rule: ClassVar[str]
    kinds: tuple[str, ...] = ()
    number: int

    def entry(self, argument: int = 0) -> int:
        """Return the agenda entry for this step."""
        return self.number | argument << ARGUMENT

    def begin(self, s: S, argument: int, report: Report | None) -> bool:
        """Make the decision due; return False if there was nothing to decide and all is done."""
        s.turn = s.mover
        return True

    def moves(self, s: S) -> list[Move]:
        """List the legal moves."""
        raise NotImplementedError

    def chances(self, s: S) -> list[tuple[Move, int]]:
        """List the outcomes with their weights, if chance decides."""
        raise NotImplementedError

    def refuse(self, s: S, move: Move) -> Reason | None:
        """Return why a move of one of the step's kinds is not legal."""
        raise NotImplementedError

    def refuse_kind(self, kind: str | int) -> Reason:
        """Return why a move of another kind is not possible now."""
        return MOVE_NOT_NOW(self.rule, kind=kind, allowed=list(self.kinds))

    def play(self, s: S, move: Any, report: Report | None) -> None:
        """Play a legal move, which is of one of the step's classes of moves, and schedule what follows."""
        raise NotImplementedError

    def shown(self, s: S, move: Any, seat: int | None) -> Move:
        """Return a legal move as a seat or a spectator may see it: in full, unless the step deals something secret."""
        shown: Move = move
        return shown


class ChanceStep(Step[S]):
    """A decision by chance; `chances` lists its outcomes."""

    def begin(self, s: S, argument: int, report: Report | None) -> bool:
        """Wait for chance."""
        s.turn = CHANCE
        return True

    def moves(self, s: S) -> list[Move]:
        """List the outcomes."""
        return [move for move, _ in self.chances(s)]

    def refuse(self, s: S, move: Move) -> Reason | None:
        """Refuse anything that is not a possible outcome."""
        if move in map(_OUTCOME, self.chances(s)):
            return None
        return CHANCE_IMPOSSIBLE(self.rule, outcome=list(move))


def _lengths(value: Any) -> list[int]:
    """Return the length of a list and of the lists inside it."""
    return [len(value), *(len(part) for part in value if isinstance(part, list))]


class SteppedGame(Game[S]):
    """A game whose states name the step that is due; its methods ask that step."""

    end_rule: ClassVar[str]  # the rule that ends the game
    move_classes: ClassVar[MoveClasses] = MoveClasses()  # without any, steps get plain tuples
    steps: list[Step[S]]

    def number_steps(self, steps: list[Step[S]]) -> None:
        """Give every step its number, once everything else is there, and make the first state."""
        self.steps = steps
        self._made = self.move_classes.made
        for number, step in enumerate(steps):
            step.number = number
        self._moves = [step.moves for step in steps]
        self._begin = [step.begin for step in steps]
        self._play = [step.play for step in steps]
        self._chances = [step.chances for step in steps]
        self._first = self.first_state()

    @abstractmethod
    def first_state(self) -> S:
        """Make the state before the first move."""

    def start(self) -> S:
        """Return the state before the first move."""
        return self._first.copy()

    def check_state(self, s: S) -> S:
        """Refuse a state from outside that this game cannot have: check lengths, seats and steps."""
        first = self.start()
        for name in s.field_names():
            here, there = getattr(s, name), getattr(first, name)
            if name != "agenda" and not isinstance(there, int) and _lengths(here) != _lengths(there):
                raise RecordError(STATE_VALUE("", field=name))
        seats = range(self.players)
        for name, allowed in (("turn", (*seats, CHANCE, NOBODY)), ("mover", seats), ("step", range(len(self.steps)))):
            if getattr(s, name) not in allowed:
                raise RecordError(STATE_VALUE("", field=name))
        if any(entry & STEP not in range(len(self.steps)) for entry in s.agenda):
            raise RecordError(STATE_VALUE("", field="agenda"))
        return s

    def moves(self, s: S) -> list[Move]:
        """List what is legal now."""
        return self._moves[s.step](s) if s.turn != NOBODY else []

    def refuse(self, s: S, move: Move) -> Reason | None:
        """Return why a move is not legal now."""
        if s.turn == NOBODY:
            return GAME_OVER(self.end_rule)
        step = self.steps[s.step]
        if not (issubclass(type(move), tuple) and move and ENTRIES.issuperset(map(type, move))):
            return MOVE_MALFORMED(step.rule, move=move)
        if move[0] not in step.kinds:
            return step.refuse_kind(move[0])
        # The entries are strings and ints, so a move that is equal to a legal one is the same move.
        read = self._made.get(move) or self.move_classes.read(move)
        return step.refuse(s, read)

    def play(self, s: S, move: Move, report: Report | None = None) -> None:
        """Play a legal move in place."""
        if type(move) is tuple:
            move = self._made[move]
        self._play[s.step](s, move, report)

    def chances(self, s: S) -> list[tuple[Move, int]]:
        """List the outcomes of the current chance move."""
        return self._chances[s.step](s) if s.turn == CHANCE else []

    def shown(self, s: S, move: Move, seat: int | None) -> Move:
        """Return a legal move as a seat may see it; the step that is due knows."""
        return self.steps[s.step].shown(s, self._made[move] if type(move) is tuple else move, seat)

    def shared_move(self, move: Move) -> Move:
        """Return the one object that stands for a legal move."""
        return self._made[move]

    def proceed(self, s: S, report: Report | None) -> None:
        """Move on to the next decision: what is still due in this turn, or else what the game does at its end."""
        agenda = s.agenda
        while agenda:
            entry = agenda.pop()
            number, argument = entry & STEP, entry >> ARGUMENT
            # Set before `begin`, which may read it; a step that begins the next turn sets its own.
            s.step, s.argument = number, argument
            if self._begin[number](s, argument, report):
                return
        self.close_turn(s, report)

    @abstractmethod
    def close_turn(self, s: S, report: Report | None) -> None:
        """Make the next decision due once a turn has nothing left on its agenda."""
