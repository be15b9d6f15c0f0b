"""Boards and hands with fields that modules add: each module's file says which, and the base names no module."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar, cast

from msgspec import Struct, defstruct
from msgspec.structs import fields

T = TypeVar("T", bound=Struct)


class Field(NamedTuple):
    """A field that a module adds: its name, its type, and the function that fills it from a view."""

    name: str
    type: Any
    show: Callable[..., Any]


@dataclass(frozen=True, slots=True)
class WirePart:
    """What a module adds to the wire."""

    # For everyone, from the spectator's view: `show(module, view)`.
    board: Field
    # For the seat that holds a module's secrets, from its view: `show(module, view, seat)`.
    hand: Field | None = None
    # The seats whose points depend on something that the viewer does not know: `hidden_scores(module, view)`.
    hidden_scores: Callable[..., Iterable[int]] | None = None
    # What stands on the board, for its picture, from what everyone sees: `pieces(field)`, as the title draws it.
    pieces: Callable[..., Iterable[Any]] | None = None


def with_fields(added: Iterable[Field]) -> Callable[[type[T]], type[T]]:
    """Add fields to a type, after its fixed ones; each is missing if its module is not in play."""

    def extend(base: type[T]) -> type[T]:
        always = [(field.name, field.type) for field in fields(base) if field.required]
        sometimes = [(field.name, field.type, field.default) for field in fields(base) if not field.required]
        parts = [(field.name, field.type | None, None) for field in added]
        config = base.__struct_config__
        extended = defstruct(
            base.__name__,
            [*always, *parts, *sometimes],
            bases=base.__bases__,
            module=base.__module__,
            namespace={"__doc__": base.__doc__},
            frozen=config.frozen,
            tag_field=config.tag_field,
            tag=config.tag,
            omit_defaults=config.omit_defaults,
        )
        return cast(type[T], extended)

    return extend
