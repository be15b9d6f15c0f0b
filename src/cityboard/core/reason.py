"""Why something is refused: a code, the rule behind it and what it concerns."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cityboard.core.codes import Code, P


@dataclass(slots=True)  # not frozen, which would double the time to make one
class Reason:
    """Why a move or an input is refused; the sentence for people lives in the locales."""

    code: str
    rule: str
    arguments: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        """Name code, rule and arguments in one line."""
        arguments = " ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.code} [{self.rule}] {arguments}".rstrip()


class ReasonCode(Code[P]):
    """The code of a reason; called with a rule and the arguments, it makes the reason."""

    __slots__ = ()

    def __call__(self, rule: str, *_: P.args, **arguments: P.kwargs) -> Reason:
        """Make the reason."""
        return Reason(self.code, rule, arguments)


class RefusedError(ValueError):
    """A bad input, with its Reason; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        """Keep the reason."""
        super().__init__(str(reason))
        self.reason = reason


class OptionError(RefusedError):
    """Options that do not exist or do not combine."""


class EditionError(RefusedError):
    """An edition file that cannot be used; the arguments name file, line and place."""


class RecordError(RefusedError):
    """A record that cannot be read or replayed; the arguments name the line."""


class NotationError(RefusedError):
    """A text in the placement notation that cannot be read; the arguments name the position."""
