"""What the options of every title have in common: how they are refused, checked and written down."""

from collections.abc import Iterable
from dataclasses import fields
from typing import Any, NoReturn, ParamSpec

from cityboard.core.reason import OptionError, ReasonCode
from cityboard.core.reasons import OPTION_VALUE

RANDOM = "random"  # chance decides it during setup


class Options:
    """A checked choice of options; each title's subclass is a frozen dataclass whose fields are its options."""

    __slots__ = ()

    @classmethod
    def names(cls) -> list[str]:
        """List the names of the options."""
        return [field.name for field in fields(cls)]  # type: ignore[arg-type]  # every title's subclass is a dataclass

    def value(self, name: str) -> Any:
        """Return what was chosen for an option."""
        return getattr(self, name)

    def to_json(self) -> dict[str, Any]:
        """Return the options as a record stores them."""
        plain = {name: self.value(name) for name in self.names()}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in plain.items()}


P = ParamSpec("P")


def refuse(code: ReasonCode[P], rule: str, *_: P.args, **arguments: P.kwargs) -> NoReturn:
    """Refuse a choice of options."""
    raise OptionError(code(rule, *_, **arguments))


def one_of(option: str, value: Any, allowed: Iterable[Any], rule: str) -> None:
    """Refuse a value that is not among the allowed ones; True is not 1."""
    if not any(type(value) is type(item) and value == item for item in allowed):
        refuse(OPTION_VALUE, rule, option=option, value=value, allowed=list(allowed))


def several_of(option: str, values: Any, allowed: Iterable[Any], rule: str) -> tuple[Any, ...]:
    """Return the values in the order given; refuse anything but a list, and every value that is not allowed."""
    if not isinstance(values, list | tuple | set | frozenset):
        refuse(OPTION_VALUE, rule, option=option, value=values, allowed=list(allowed))
    for value in values:
        one_of(option, value, allowed, rule)
    return tuple(values)
