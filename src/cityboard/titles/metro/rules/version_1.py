"""Metro in version 1 of its rules: a refused tile of the solo game goes back at random and may come next (M10.3)."""

from collections.abc import Mapping
from typing import Any

from cityboard.core.edition import Edition
from cityboard.titles.metro.rules.catalogue import MODULE_OPTIONS
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.module import Module
from cityboard.titles.metro.rules.modules.solo import WAITS, Solo
from cityboard.titles.metro.rules.options import choose
from cityboard.titles.metro.rules.options import combinations as options_now


class EarlierSolo(Solo):
    """The solo game as it was."""

    def begin(self) -> list[int]:
        """Begin without any wait."""
        return super().begin()[:WAITS]

    def bury(self, own: list[int], left: int) -> None:
        """Put the refused tile anywhere (M10.3)."""


class EarlierMetro(Metro):
    """The rules of Metro as they were."""

    rules_version = "1"

    def module_classes(self) -> list[type[Module]]:
        """Take the solo game as it was."""
        return [EarlierSolo if part is Solo else part for part in super().module_classes()]


def combinations() -> list[Mapping[str, Any]]:
    """List the option sets that there were."""
    later = {name for name, (_, option) in MODULE_OPTIONS.items() if option.is_later}
    return [options for options in options_now() if not later & options.keys()]


def build(edition: Edition, options: Mapping[str, Any]) -> EarlierMetro:
    """Return the game with some options."""
    return EarlierMetro(choose(**options), edition)
