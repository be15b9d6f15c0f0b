"""Moves by name: a title has one class per kind of move, and whatever comes from outside becomes a move of its class.

Such a class is a NamedTuple, or a tuple with a declared form where the number of entries varies. The first entry is
the kind, and a move is equal to the plain tuple of its entries.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

from cityboard.core.game import Move

MoveClass = type[tuple[Any, ...]]
SECRET = "secret"  # marks an entry that some seats see as UNKNOWN: Annotated[str, SECRET]


@dataclass(frozen=True, slots=True)
class Form:
    """What the entries of a move can be: str, int or a Literal of either."""

    move_class: MoveClass
    entries: tuple[Any, ...]  # the kind first
    further: Any = None  # what any number of further entries can be, where the length varies
    secret: frozenset[int] = frozenset()  # the places of entries that some seats see as UNKNOWN

    @classmethod
    def of(cls, move_class: MoveClass) -> "Form":
        """Read the form off the annotations of a class."""
        if hasattr(move_class, "_fields"):
            hints = get_type_hints(move_class, include_extras=True).values()
            secret = frozenset(place for place, hint in enumerate(hints) if SECRET in getattr(hint, "__metadata__", ()))
            return cls(move_class, tuple(get_type_hints(move_class).values()), secret=secret)
        *entries, further = get_args(move_class.__orig_bases__[0])  # type: ignore[attr-defined]  # every generic class has it
        return cls(move_class, tuple(entries), get_args(further)[0])

    @property
    def kind(self) -> str:
        """Return the first entry."""
        return str(get_args(self.entries[0])[0])

    def holds(self, move: Move) -> bool:
        """Return whether a tuple has this form."""
        rest = len(move) - len(self.entries)
        if rest < 0 or (rest and self.further is None):
            return False
        return all(map(_is, move, (*self.entries, *[self.further] * rest)))


def _is(entry: object, kind: Any) -> bool:
    """Return whether an entry is of a type, which may be a Literal."""
    return type(entry) is _type(kind) and (get_origin(kind) is not Literal or entry in get_args(kind))


def _type(kind: Any) -> type:
    """Return the type of an entry, or of the values of a Literal."""
    return type(get_args(kind)[0]) if get_origin(kind) is Literal else kind


class Made(dict[Move, Move]):
    """Legal moves in their classes, by their plain tuples, each read once; a game has only so many."""

    def __init__(self, read: Callable[[Move], Move]) -> None:
        """Know how a tuple is read."""
        super().__init__()
        self._read = read

    def __missing__(self, move: Move) -> Move:
        """Read a move for the first time."""
        self[move] = made = self._read(move)
        return made


class MoveClasses:
    """The classes of a title's moves."""

    def __init__(self, *classes: MoveClass) -> None:
        """Take the classes in any order; those with the same kind differ in their form."""
        self.forms = [Form.of(move_class) for move_class in classes]
        self.made = Made(self.read)
        # Of moves with a fixed length, by the types of their entries and by kind: the class, and where only some values
        # will do, those by place.
        self._fixed: dict[tuple[type, ...], dict[Any, tuple[MoveClass, list[tuple[int, frozenset[Any]]]]]] = {}
        self._varying: dict[Any, Form] = {}
        for form in self.forms:
            if form.further is not None:
                self._varying[form.kind] = form
                continue
            values = [(place, frozenset(get_args(entry))) for place, entry in enumerate(form.entries) if place]
            by_kind = self._fixed.setdefault(tuple(map(_type, form.entries)), {})
            by_kind[form.kind] = form.move_class, [(place, allowed) for place, allowed in values if allowed]

    def read(self, move: Move) -> Move:
        """Return a tuple, whatever is in it, as a move of its class; as a plain tuple if no move has that form."""
        by_kind = self._fixed.get(tuple(map(type, move)))
        fixed = by_kind.get(move[0]) if by_kind else None
        if fixed:
            move_class, values = fixed
            if values and not all(move[place] in allowed for place, allowed in values):
                return tuple(move)
            return move if type(move) is move_class else tuple.__new__(move_class, move)
        form = self._varying.get(move[0]) if move and type(move[0]) is str else None
        if form is None or not form.holds(move):
            return tuple(move)
        return move if type(move) is form.move_class else tuple.__new__(form.move_class, move)
