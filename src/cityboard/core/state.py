"""Plain data: what a state is made of, and how it becomes JSON and back without loss."""

from collections.abc import Mapping
from typing import Any, Self

from cityboard.core.reason import RecordError
from cityboard.core.reasons import STATE_FIELDS, STATE_VALUE


class State:
    """Ints, bytes and flat lists in named slots; `turn` says whose decision is due."""

    __slots__ = ("turn",)

    turn: int

    def __init_subclass__(cls) -> None:
        """Write the `copy` of the class, unless it defines its own."""
        super().__init_subclass__()
        if "copy" not in cls.__dict__:
            cls.copy = _copy_of(cls)  # type: ignore[method-assign]  # that is its purpose

    def copy(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        """Return the state as JSON values, exact."""
        return {name: _plain(getattr(self, name)) for name in self.field_names()}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Rebuild a state; refuse anything that does not have the shape of one."""
        state = cls.__new__(cls)
        names = cls.field_names()
        if not isinstance(data, Mapping):
            raise RecordError(STATE_FIELDS("", fields=names))
        if set(data) != set(names):
            wrong = sorted(set(data) ^ set(names))
            raise RecordError(STATE_FIELDS("", fields=wrong))
        for name in names:
            setattr(state, name, _typed(cls._kind(name), data[name], name))
        return state

    @classmethod
    def field_names(cls) -> list[str]:
        """List the slots of the class and its parents."""
        return [name for parent in reversed(cls.__mro__) for name in getattr(parent, "__slots__", ())]

    @classmethod
    def _kind(cls, name: str) -> object:
        """Return the declared type of a slot."""
        return next(parent.__annotations__[name] for parent in cls.__mro__ if name in parent.__annotations__)

    def __eq__(self, other: object) -> bool:
        """Compare field by field."""
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.field_names())

    __hash__ = None  # type: ignore[assignment]  # mutable objects have none


# How a value of each type that a slot may have is copied.
_COPIED: Mapping[object, str] = {
    int: "self.{}",
    bytearray: "self.{}[:]",
    list[int]: "self.{}[:]",
    list[list[int]]: "[part[:] for part in self.{}]",
}


def _copy_of(cls: type[State]) -> Any:
    """Write a function that copies slot by slot; search copies all the time, and a loop over the names is slower."""
    copies = [f"twin.{name} = {_COPIED[cls._kind(name)].format(name)}" for name in cls.field_names()]
    lines = ["def copy(self):", "twin = new(self.__class__)", *copies, "return twin"]
    written: dict[str, Any] = {"new": object.__new__}
    exec("\n    ".join(lines), written)
    return written["copy"]


def _plain(value: Any) -> Any:
    if isinstance(value, bytearray):
        return list(value)
    return [_plain(item) for item in value] if isinstance(value, list) else value


def _typed(kind: object, value: Any, name: str) -> Any:
    """Turn a JSON value into the slot's type."""
    if kind is int and type(value) is int:
        return value
    if kind is bytearray and _is_row(value) and all(0 <= item < 256 for item in value):
        return bytearray(value)
    if kind == list[int] and _is_row(value):
        return list(value)
    if kind == list[list[int]] and type(value) is list and all(map(_is_row, value)):
        return [list(part) for part in value]
    raise RecordError(STATE_VALUE("", field=name))


def _is_row(value: Any) -> bool:
    """Return whether a JSON value is a list of whole numbers."""
    return type(value) is list and all(type(item) is int for item in value)
