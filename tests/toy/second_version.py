"""Beans in a second version of its rules: a bean of another colour than the one named costs a point (B3)."""

from collections.abc import Mapping
from typing import Any

from cityboard.core.edition import Edition
from cityboard.core.game import Move, Report
from tests.toy.game import COLOURS, Beans, Draw, State, choose
from tests.toy.title import EDITIONS, check_edition, combinations

__all__ = ["EDITIONS", "build", "check_edition", "combinations"]


class StricterDraw(Draw):
    """Chance draws a bean, and a wrong guess costs a point (B3)."""

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Take the point, then score as before."""
        s.scores[s.mover] -= COLOURS.index(str(move[1])) != s.named
        super().play(s, move, report)


class StricterBeans(Beans):
    """The rules of Beans, changed."""

    rules_version = "2"

    def __init__(self, edition: Edition, lucky: bool) -> None:
        super().__init__(edition, lucky)
        self.draw = StricterDraw(self)
        self.number_steps([self.name, self.draw])


def build(edition: Edition, options: Mapping[str, Any]) -> StricterBeans:
    """Return the game with some options."""
    return StricterBeans(edition, choose(options))
