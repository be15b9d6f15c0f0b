"""Prepared positions of Helsinki, and reading them on the page."""

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from cityboard.core.record import Record
from tests.browser.seeking import Wanted, finished, seek_at
from tests.browser.visitor import Visitor

# Whoever always builds wins coats of arms soon, and fills rows in every second game.
FIRST = ("build", "pay", "push", "roof", "wild", "shift", "discard", "draw", "space", "walk", "end", "use")

SEVERAL = 10  # places for a tile


def seek(visitor: Visitor, wanted: Wanted, **options: Any) -> tuple[str, Any]:
    """Go to a table of Helsinki where the first seat finds what is wanted."""
    return seek_at(visitor, "helsinki", wanted, sensible, **options)


def asks(kind: str) -> Wanted:
    """Look for a choice of a kind; the only way to pay is none, because it is paid by itself."""
    return lambda _, position: len(moves_of(position, kind)) > (kind == "pay")


def hold_a_tile(visitor: Visitor, **options: Any) -> Any:
    """Go to a table where the viewer holds a tile that can rest in many places; return the position."""
    _, position = seek(visitor, lambda _, position: len(moves_of(position, "push")) > SEVERAL, **options)
    visitor.page.locator("[data-chosen^=push]").wait_for(state="attached")
    return position


def go_on_with_a_friend(visit: Callable[..., Visitor], record: Record, moves: int) -> tuple[Visitor, str]:
    """Go on from a record with a friend in the second seat; return who is in the first seat, and the table."""
    visitor, friend = visit(), visit(nickname="Ben")
    table = visitor.open_quietly(record.title, "me", "link", record={"text": record.text(), "moves": moves})
    secret = visitor.ask("GET", f"/api/tables/{table}/invitation")["secret"]
    friend.ask("POST", f"/api/tables/{table}/messages", {"type": "sit", "key": "sit", "seq": 1, "secret": secret})
    visitor.page.goto(f"/table/{table}")
    return visitor, table


def finish(visitor: Visitor) -> str:
    """Let a game of Helsinki end; return its table."""
    return finished(visitor, "helsinki", sensible)


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


def shape_of(push: list[Any]) -> tuple[tuple[int, int], ...]:
    """Return how a tile is held that comes to rest by a push, and where not."""
    cells = [divmod(roof, 7) for roof in push[1:]]
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple((row - top, column - left) for row, column in cells)


def place_name(roof: int) -> str:
    """Return how the page calls a roof."""
    return f"{'ABCDEFG'[roof % 7]}{roof // 7 + 1}"


def words_of(page: Page | Locator, whose: str) -> Locator:
    """Find what is read out of a square."""
    return page.get_by_role("list", name=f"{whose}: what is on it")


def texts(places: Locator) -> list[str]:
    """Return the words of everything that was found, without what only breaks lines."""
    return [" ".join(words.split()) for words in places.all_text_contents()]


def labels(places: Locator) -> list[str]:
    """Return how everything that was found is read out."""
    names: list[str] = places.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return names
