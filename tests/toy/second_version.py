"""Beans in a second version of its rules: a bean of another colour than the one named costs a point (B3)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cityboard.core.edition import Edition
from cityboard.core.game import Report
from tests.toy.game import COLOURS, Bean, Beans, BeansOptions, DrawBean, State, choose
from tests.toy.title import RULES, TITLE


class StricterDraw(DrawBean):
    """Chance draws a bean, and a wrong guess costs a point (B3)."""

    def play(self, s: State, move: Bean, report: Report | None) -> None:
        """Take the point, then score as before."""
        s.scores[s.mover] -= COLOURS.index(move.colour) != s.named
        super().play(s, move, report)


class StricterBeans(Beans):
    """The rules of Beans, changed."""

    rules_version = "2"

    def __init__(self, edition: Edition, options: BeansOptions) -> None:
        super().__init__(edition, options)
        self.draw = StricterDraw(self)
        self.number_steps([self.name, self.draw])


def build(edition: Edition, options: Mapping[str, Any]) -> StricterBeans:
    """Return the game with some options."""
    return StricterBeans(edition, choose(**options))


IN_TWO_VERSIONS = replace(TITLE, rules={"1": RULES, "2": replace(RULES, build=build)})
