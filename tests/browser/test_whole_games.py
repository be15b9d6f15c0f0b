"""Games through the interface: every kind of move of every module, city and variant, and every ending."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.building import asks, hold_a_tile, moves_of, seek, sensible
from tests.browser.clicking import Mouse
from tests.browser.playing import DELAYING, LONGEST, lay_a_tile, move_from_list, play_from_list, wait_for_turn
from tests.browser.seeking import Choose, any_other, next_turn, played, whole_game
from tests.browser.visitor import PHONE, Visitor

GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "companies": ("metro", 2, {"modules": ["companies"]}),
    "central stations": ("metro", 3, {"modules": ["central-stations"]}),
    "companies with central stations": ("metro", 2, {"modules": ["companies", "central-stations"]}),
    "central rails": ("metro", 2, {"modules": ["central-rails"]}),
    "solo": ("metro", 1, {"modules": ["solo"]}),
    "harder solo": ("metro", 1, {"modules": ["solo"], "harder_solo": True}),
    "free orientation": ("metro", 2, {"free_orientation": True}),
    "three tiles in hand": ("metro", 2, {"hand": 3}),
    "paris": ("metro", 2, {"city": "paris"}),
    "stockholm": ("metro", 3, {"city": "stockholm"}),
    "stockholm variant": ("metro", 2, {"city": "stockholm", "stockholm_variant": True}),
    "london": ("metro", 2, {"city": "london"}),
    "new york": ("metro", 2, {"city": "new-york"}),
    "st petersburg": ("metro", 2, {"city": "st-petersburg"}),
    "berlin": ("metro", 2, {"city": "berlin", "berlin_sides": "mixed"}),
    "helsinki": ("helsinki", 2, {}),
    "dry roads": ("helsinki", 3, {"modules": ["dry-roads"]}),
    "covered actions": ("helsinki", 2, {"cover": "random"}),
}
# The moves that a game must have asked of its player, so that nothing is left out here unnoticed.
ASKED = {
    "companies": {"lay", "exchange"},
    "central stations": {"station"},
    "companies with central stations": {"station"},
    "solo": {"lay"},
    "paris": {"tourist"},
    "london": {"drive", "stay"},
    "st petersburg": {"tourist"},
    "helsinki": {"walk", "draw", "build", "pay", "push"},
}
LAST = 3  # decisions that are left when the end of a game is played
KINDS = ("space", "walk", "use", "draw", "build", "pay", "push", "roof", "discard", "end")


def any_move(position: Any, random: Random) -> list[Any]:
    """Choose any kind of move, then any of that kind: so every kind comes soon; new tiles are drawn but seldom."""
    kinds = sorted({move[0] for move in position["legal"]})
    kind = random.choice([kind for kind in kinds if kind not in DELAYING] or kinds)
    if random.random() < 0.1:
        kind = random.choice(kinds)
    return list(random.choice([move for move in position["legal"] if move[0] == kind]))


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_move_and_the_end_of_a_game_are_played_through_the_interface(
    visit: Callable[..., Visitor], name: str
) -> None:
    title, players, options = GAMES[name]
    record, decisions = played(title, players, any_move, options)
    kinds = set[str]().union(*decisions.values())
    assert kinds >= ASKED.get(name, set())
    visitor, random = visit(likes={"oneTap": True, "motion": "off"}), Random(1)
    made = {"pay"}  # the only way to pay is paid by itself
    page = visitor.page
    for number, offered in decisions.items():
        for kind in sorted(offered - made):
            visitor.go_on_from(record, number)
            assert wait_for_turn(page)
            made.add(move_from_list(page, random, kind.__eq__))
    assert made >= kinds
    visitor.go_on_from(record, list(decisions)[-LAST])
    play_from_list(page, random)
    expect(page.get_by_role("button", name="Rematch" if players > 1 else "Replay")).to_be_visible()


def reads_the_points(visitor: Visitor, table: str) -> None:
    """Read what everybody has scored."""
    for points in visitor.position(table)["result"]["scores"]:
        visitor.sees(f"{points} points" if points != 1 else "1 point")


def go_to_the_end(visitor: Visitor, title: str, choose: Choose) -> str:
    """Go to the last decisions of a whole game; return the table."""
    record = whole_game(title, choose)
    own = [number for number, (by, _) in enumerate(record.moves) if by == 0]
    return visitor.go_on_from(record, own[-LAST])


def test_the_last_tiles_of_metro_are_laid_with_the_mouse(visitor: Visitor) -> None:
    table, random, until = go_to_the_end(visitor, "metro", any_other), Random(2), time.monotonic() + LONGEST
    while wait_for_turn(visitor.page):
        assert time.monotonic() < until, "the game does not end"
        lay_a_tile(visitor.page, random)
    reads_the_points(visitor, table)


def test_the_last_turns_of_helsinki_are_played_with_the_mouse(visitor: Visitor) -> None:
    table, random, until = go_to_the_end(visitor, "helsinki", sensible), Random(4), time.monotonic() + LONGEST
    mouse = Mouse(visitor.page)
    while wait_for_turn(visitor.page):
        assert time.monotonic() < until, "the game does not end"
        position = visitor.position(table)
        mouse.make(sensible(position, random), position)
    reads_the_points(visitor, table)


@pytest.mark.long
def test_every_kind_of_move_of_helsinki_is_made_with_the_mouse(visitor: Visitor) -> None:
    for kind in KINDS:
        table, position = seek(visitor, asks(kind))
        move = moves_of(position, kind)[0]
        Mouse(visitor.page).make(move, position)
        assert move in [entry["move"] for entry in next_turn(visitor, table)["news"] if entry["by"] == 0], kind


def test_every_lane_that_leads_to_a_resting_place_is_lit_and_a_touch_pushes_the_tile_there(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    position, mouse = hold_a_tile(visitor), Mouse(visitor.page)
    for move in moves_of(position, "push"):
        expect(mouse.hold(move[1:])).to_have_count(1)
    mouse.make(moves_of(position, "push")[-1], position)
