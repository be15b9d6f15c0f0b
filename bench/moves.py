"""Measure what a move of Metro costs the page on a full board: the same moves in every round and in every run."""

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, expect

from bench.tracing import MARK_TOUCHES, TOUCHED, TRACED, Touches, press, slowed, spent, works
from tests.browser.building import go_on_with_a_friend
from tests.browser.playing import after
from tests.browser.seeking import any_other, whole_game
from tests.browser.visitor import DESKTOP, Visitor
from tests.server.program import running

# A server whose tables are all dealt alike.
DEALT_ALIKE = """
from cityboard.core.dealer import Dealer
from cityboard.server import opening
opening.Dealer = lambda: Dealer(bytes(32))
from cityboard.cli import main
main()
"""
BEGUN, MANY, LAST = 46, 50, 58  # tiles on the board: when a round begins, and between which it is measured
OWN, OTHERS, LANDED, EXPLAINED = "own", "others", "landed", "explained"
# Leave a mark in the trace when the board takes up a move, named after who makes it, when a tile of others has flown to
# its square, and when a move is put into words.
WATCH_MOVES = f"""
window.marks = {{ "data-drawn": "{OWN}", "data-number": "{EXPLAINED}" }};
for (const attribute in window.marks)
  new MutationObserver(() => performance.mark(window.marks[attribute]))
    .observe(document.querySelector(`[${{attribute}}]`), {{ attributeFilter: [attribute] }});
const isFlight = (node) => node.dataset?.flight !== undefined;
new MutationObserver((changes) => {{
  if (changes.some(({{ removedNodes }}) => [...removedNodes].some(isFlight))) performance.mark("{LANDED}");
}}).observe(document.body, {{ childList: true }});
"""
MOVING = "[data-flight], [data-arrival]"
FLYING = 2000  # milliseconds until a tile of others lies on the board
LONGEST = 30_000  # milliseconds that no train runs
LIMITS = ("PEOPLE_PER_ADDRESS_PER_HOUR", "TABLES_PER_ADDRESS_PER_HOUR", "TABLES_PER_PERSON_PER_HOUR")


@dataclass(slots=True)
class Moves:
    """What the moves of some rounds took: up to what a mark in the trace stands for, and in all; in milliseconds."""

    taken: dict[str, list[float]] = field(
        default_factory=lambda: {mark: [] for mark in (OWN, OTHERS, LANDED, EXPLAINED, TOUCHED)}
    )
    whole: list[float] = field(default_factory=list)
    touches: Touches = field(default_factory=Touches)

    def read(self, trace: bytes) -> None:
        """Take in the trace of a round."""
        for mark, durations in self.taken.items():
            durations += works(trace, mark)
        self.whole.append(spent(trace, OWN) / (LAST - MANY))

    def middle(self, *marks: str) -> float:
        """Return the median of what these marks stand for."""
        return median(duration for mark in marks for duration in self.taken[mark])


@contextmanager
def dealing_alike() -> Iterator[str]:
    """Run a server whose tables are all dealt alike; yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {f"CITYBOARD_{limit}": "100000" for limit in LIMITS}
        settings["CITYBOARD_DATABASE"] = f"sqlite:///{folder}/moves.sqlite"
        with running(Path(folder), command=(sys.executable, "-c", DEALT_ALIKE), **settings) as server:
            yield server.url


def play_ends(browser: Browser, url: str, games: int, *, is_slow: bool) -> Moves:
    """Play the end of the same game some times."""
    moves = Moves()
    for _ in range(games):
        players, table = seated(browser, url)
        page = players[0].page
        with slowed(page) if is_slow else nullcontext() as touches:
            lay_tiles(players, table, MANY)
            browser.start_tracing(page=page, categories=TRACED)
            lay_tiles(players, table, LAST)
            moves.read(browser.stop_tracing())
        if touches:
            moves.touches += touches
        for player in players:
            player.context.close()
    return moves


def seated(browser: Browser, url: str) -> tuple[list[Visitor], str]:
    """Let two people sit down at the same position; return them and their table."""
    players: list[Visitor] = []

    def come(**settings: Any) -> Visitor:
        looks = {"viewport": DESKTOP, "reduced_motion": "no-preference", "likes": {"botSpeed": "normal"}}
        players.append(Visitor(browser, url, **looks, **settings))
        return players[-1]

    record = whole_game("metro", any_other)
    laid = [number for number, (_, move) in enumerate(record.moves) if move[0] == "lay"]
    begun = next(number for number in laid[BEGUN:] if record.moves[number][0] == 0)
    _, table = go_on_with_a_friend(come, record, begun)
    page = players[0].page
    page.locator("[data-due=true]").wait_for()
    page.evaluate(MARK_TOUCHES)
    page.evaluate(WATCH_MOVES)
    return players, table


def lay_tiles(players: list[Visitor], table: str, count: int) -> None:
    """Lay tiles in turn until there are so many on the board."""
    page = players[0].page
    while True:
        seat = 0 if (position := players[0].position(table))["turn"] == 0 else 1
        if sum(map(bool, position["board"]["squares"])) >= count:
            return
        if seat:
            position = players[1].position(table)
        move = next(move for move in position["legal"] if move[0] == "lay")
        page.evaluate("mover => (window.marks['data-drawn'] = mover)", (OWN, OTHERS)[seat])
        if seat:
            players[1].make(table, position, move, seat)
            # The page is not asked while it works for the move: an answer would be work, too.
            page.wait_for_timeout(FLYING)
        else:
            press(page.locator(f"[data-square='{move[3]}']"))
            press(page.locator("[data-confirm]"))
        after(page, position["number"]).wait_for(state="attached")
        expect(page.locator(MOVING)).to_have_count(0, timeout=LONGEST)
