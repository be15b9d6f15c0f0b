"""Whole games through the interface: every module, every city, every variant."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import Mouse
from tests.browser.playing import choose_from_list, confirm, lay_a_tile, play_from_list, wait_for_turn
from tests.browser.visitor import Visitor

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
# What a game has to have asked of its player.
ASKED = {
    "companies": {"lay", "exchange"},
    "central stations": {"station"},
    "companies with central stations": {"station"},
    "solo": {"lay"},
    "paris": {"tourist"},
    "london": {"drive", "stay"},
    "st petersburg": {"tourist"},
    "helsinki": {"walk", "build", "pay", "push"},
}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_with_every_module_is_finished_through_the_interface(visit: Callable[..., Visitor], name: str) -> None:
    title, players, options = GAMES[name]
    visitor = visit(likes={"oneTap": True, "motion": "off"})
    visitor.open_table(title, "me", *["random"] * (players - 1), **options)
    kinds = play_from_list(visitor)
    assert kinds >= ASKED.get(name, set())
    expect(visitor.page.get_by_role("button", name="Rematch" if players > 1 else "Replay")).to_be_visible()


def test_a_game_of_metro_is_played_with_the_mouse_from_the_first_tile_to_the_last(visitor: Visitor) -> None:
    table = visitor.open_table("metro", "me", "random")
    random = Random(2)
    while wait_for_turn(visitor.page):
        lay_a_tile(visitor.page, random)
    result = visitor.position(table)["result"]
    for points in result["scores"]:
        visitor.sees(f"{points} points" if points != 1 else "1 point")


def play_with_the_mouse(visitor: Visitor, random: Random) -> set[str]:
    """Play a game of Helsinki to its end; returns the kinds of moves made with the mouse."""
    table = visitor.open_table("helsinki", "me", "random")
    mouse, kinds = Mouse(visitor.page), set[str]()
    while wait_for_turn(visitor.page):
        position = visitor.position(table)
        # Cards with declared actions are for other tests.
        plain = [move for move in position["legal"] if move[0] not in ("build", "draw") or len(move) <= 2]
        if not plain:
            choose_from_list(visitor.page, random)
            confirm(visitor.page)
            continue
        move = random.choice([move for move in plain if move[0] in ("build", "use")] or plain)
        mouse.make(move, position)
        kinds.add(move[0])
    return kinds


def test_a_game_of_helsinki_is_played_with_the_mouse_from_the_first_walk_to_the_last(visitor: Visitor) -> None:
    random, kinds = Random(4), set[str]()
    # Who begins is drawn, and only that seat chooses a space; one game in twenty has no place for a roof.
    for _ in range(4):
        kinds |= play_with_the_mouse(visitor, random)
        if kinds >= {"walk", "draw", "build", "pay", "push", "roof"}:
            return
    raise AssertionError(f"in four games there was only {kinds}")
