"""Playing Helsinki without the page until there is something to be seen or done there, and reading it there."""

from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.seeking import Wanted, next_turn, open_quietly, seek_at
from tests.browser.visitor import Visitor

LONGEST_GAME = 1000  # turns: more than any game has
# Whoever always builds wins coats of arms soon, and fills rows in every second game.
FIRST = ("build", "pay", "push", "roof", "wild", "shift", "discard", "draw", "space", "walk", "end", "use")


def seek(visitor: Visitor, wanted: Wanted, *, players: int = 2, **options: Any) -> tuple[str, Any]:
    """Play Helsinki until the first seat finds what is wanted; goes to that table."""
    return seek_at(
        visitor, lambda: open_quietly(visitor, "helsinki", players, **options), wanted, sensible, LONGEST_GAME
    )


def finish(visitor: Visitor) -> str:
    """Play a game to its end without the page; returns its table."""
    random, table = Random(1), open_quietly(visitor, "helsinki")
    while (position := next_turn(visitor, table))["result"] is None:
        visitor.make(table, position, sensible(position, random))
    return table


def sensible(position: Any, random: Random) -> list[Any]:
    """Choose a move that leads to buildings: no action is spent, and coats of arms are covered."""
    legal, coats = position["legal"], set(position["board"]["seats"][0]["coats"])
    kind = min((move[0] for move in legal), key=FIRST.index)
    moves = [move for move in legal if move[0] == kind]
    random.shuffle(moves)
    if kind == "push":
        return max(moves, key=lambda move: len(coats.intersection(move[1:])))
    return min(moves, key=len) if kind in ("build", "draw") else moves[0]


def moves_of(position: Any, kind: str) -> list[list[Any]]:
    """Return the legal moves of a kind."""
    return [move for move in position["legal"] if move[0] == kind]


def place_name(roof: int) -> str:
    """Return how the page calls a roof."""
    return f"{'ABCDEFG'[roof % 7]}{roof // 7 + 1}"


def words_of(page: Page | Locator, whose: str) -> Locator:
    """Find what is read out of a square."""
    return page.get_by_role("list", name=f"{whose}: what is on it")


def texts(found: Locator) -> list[str]:
    """Return the words of everything that was found, without what only breaks lines."""
    return [" ".join(words.split()) for words in found.all_text_contents()]


def labels(found: Locator) -> list[str]:
    """Return how everything that was found is read out."""
    names: list[str] = found.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return names
