"""Nobody learns what they may not know (M2.6): games that differ only in that look the same to them.

A twin of a game is made from its moves alone, never from what the engine thinks is known: one or two outcomes of chance
that a seat has not seen are exchanged, and both games are played again from the start.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest

from cityboard.core.dealer import pick_at_random
from cityboard.core.game import CHANCE, NOBODY, UNKNOWN, Effect, Move, Report
from cityboard.core.reason import Reason
from cityboard.games.metro.cities.st_petersburg import HOLDER, TAKEN, StPetersburg
from cityboard.games.metro.cities.stockholm import Stockholm
from cityboard.games.metro.game import Metro
from cityboard.games.metro.module import Module
from cityboard.games.metro.modules.companies import Companies, Shares
from cityboard.games.metro.options import choose
from cityboard.games.metro.state import State
from tests.metro.option_sets import default_edition

COLOURS = ["yellow", "blue", "orange", "grey", "red", "brown", "green", "purple"]
PERCENTAGES = [10, 20, 30, 40]
POINTS = [1, 2, 3, 4]
BASE: dict[str, Any] = {"players": 2}
BIG_HANDS: dict[str, Any] = {"players": 3, "hand": 3, "free_orientation": True}
SHARES: dict[str, Any] = {"players": 3, "modules": ["companies"], "hand": 2}
STATIONS: dict[str, Any] = {"players": 2, "modules": ["companies", "central-stations"]}
TOKENS: dict[str, Any] = {"players": 3, "city": "stockholm"}
POINT_TILES: dict[str, Any] = {"players": 3, "city": "st-petersburg"}
COMPANY_TILES: dict[str, Any] = {"players": 2, "modules": ["companies"], "city": "st-petersburg"}
FAMILIES: dict[str, tuple[dict[str, Any], set[str]]] = {
    "base": (BASE, {"hand", "hands", "drawn"}),
    "six players": ({"players": 6}, {"hand", "hands", "drawn"}),
    "hands of three": (BIG_HANDS, {"hand", "hands", "drawn"}),
    "companies": (SHARES, {"hand", "hands", "drawn", "shares"}),
    "companies with central stations": (STATIONS, {"hand", "hands", "drawn", "shares"}),
    "stockholm": (TOKENS, {"hand", "hands", "drawn", "tokens"}),
    "stockholm with companies": ({**SHARES, "city": "stockholm"}, {"hand", "hands", "drawn", "shares", "tokens"}),
    "st petersburg": (POINT_TILES, {"hand", "hands", "drawn", "point tile", "point tiles"}),
    "st petersburg with companies": (COMPANY_TILES, {"hand", "hands", "drawn", "shares", "point tile", "point tiles"}),
}


class LeakError(AssertionError):
    """A seat can tell two games apart that it should not."""


def build(options: dict[str, Any], kind: type[Metro] = Metro) -> Metro:
    return kind(choose(**options), default_edition())


# Twins.


def twins(game: Metro, moves: list[Move], seat: int | None) -> Iterator[tuple[str, list[Move]]]:
    """List the games that differ from one only in what a seat, or a spectator, has not seen; name what differs."""
    s, _ = played(game, moves)
    if s.turn == NOBODY:
        return
    left = [name for name, count in zip(game.network.names, s.tower, strict=True) if count]
    hidden = [
        (other, last(moves, ("deal", other, game.network.names[tile])), game.network.names[tile])
        for other in range(game.players)
        if other != seat
        for tile in game.held(s, other)
    ]
    for _, event, tile in hidden:
        yield from (("hand", changed(moves, {event: name})) for name in left if name != tile)
    for (one, first, tile), (other, second, name) in combinations(hidden, 2):
        if one != other and tile != name:
            yield "hands", changed(moves, {first: name, second: tile})
    if s.drawn and s.mover != seat:
        drawn = game.network.names[s.drawn]
        event = last(moves, ("drawn", s.mover, drawn))
        yield from (("drawn", changed(moves, {event: name})) for name in left if name != drawn)
    yield from (("shares", twin) for twin in twins_of_shares(game, moves, seat))
    yield from (("tokens", twin) for twin in twins_of_tokens(moves, seat))
    yield from twins_of_point_tiles(game, moves, seat)


def last(moves: list[Move], wanted: Move) -> int:
    """Return the event of the last such move."""
    return len(moves) - 1 - moves[::-1].index(wanted)


def changed(moves: list[Move], outcomes: dict[int, str | int]) -> list[Move]:
    """Return the moves with another last word in some of them."""
    return [(*move[:-1], outcomes[event]) if event in outcomes else move for event, move in enumerate(moves)]


def twins_of_shares(game: Metro, moves: list[Move], seat: int | None) -> Iterator[list[Move]]:
    """Swap two companies' cards of a percentage, neither of which the seat has ever seen."""
    seen: set[tuple[str | int, str | int]] = set()
    held: dict[tuple[int, str | int], str | int] = {}
    s = game.start()
    beside: dict[str | int, str | int] = {}
    for move in moves:
        if move[0] == "share":
            held[int(move[1]), move[2]] = move[3]
            if move[1] == seat:
                seen.add((move[2], move[3]))
        elif move[0] == "open":
            beside[move[1]] = move[2]
            seen.add((move[1], move[2]))
        elif move[0] == "exchange" and move[2] == "open":
            held[s.turn, move[1]] = beside[move[1]]
        elif move[0] == "station" and len(move) == 3:
            seen.add((move[2], held[s.turn, move[2]]))
        game.play(s, move)
    for percent in PERCENTAGES:
        unseen = [colour for colour in COLOURS if (percent, colour) not in seen]
        for one, other in combinations(unseen, 2):
            swap: dict[str | int, str | int] = {one: other, other: one}
            outcomes = {
                event: swap[move[3]]
                for event, move in enumerate(moves)
                if move[0] == "share" and move[2] == percent and move[3] in swap
            }
            if outcomes:
                yield changed(moves, outcomes)


def twins_of_tokens(moves: list[Move], seat: int | None) -> Iterator[list[Move]]:
    """Swap two tokens that the seat does not hold; nobody may hold one of them."""
    dealt = {move[2]: event for event, move in enumerate(moves) if move[0] == "token"}
    if not dealt:
        return
    others = [colour for colour in COLOURS if colour not in dealt or moves[dealt[colour]][1] != seat]
    for one, other in combinations(others, 2):
        outcomes: dict[int, str | int] = {dealt[a]: b for a, b in ((one, other), (other, one)) if a in dealt}
        if outcomes:
            yield changed(moves, outcomes)


def twins_of_point_tiles(game: Metro, moves: list[Move], seat: int | None) -> Iterator[tuple[str, list[Move]]]:
    """Change a point tile that the seat has not taken for a free one, or swap two of them."""
    taken: dict[str | int, list[tuple[int, str | int]]] = {}
    s = game.start()
    for event, move in enumerate(moves):
        if move[0] == "point-tile":
            account = s.argument % 8
            if not game.frame.people or account != seat:
                taken.setdefault(move[1], []).append((event, move[2]))
        game.play(s, move)
    for colour, events in taken.items():
        gone = [move[2] for move in moves if move[:2] == ("point-tile", colour)]
        for event, _ in events:
            yield from (("point tile", changed(moves, {event: free})) for free in POINTS if free not in gone)
        for (first, one), (second, other) in combinations(events, 2):
            yield "point tiles", changed(moves, {first: other, second: one})


# The check.


def played(game: Metro, moves: list[Move]) -> tuple[State, list[Effect]]:
    """Play moves from the start; return the state and everything that was told."""
    s = game.start()
    told: list[Effect] = []
    for move in moves:
        game.play(s, move, told.append)
    return s, told


def compare(game: Metro, moves: list[Move], twin: list[Move], seat: int | None) -> None:
    """Demand that a seat and the spectators cannot tell a game from its twin."""
    s, told = played(game, moves)
    t, told_too = played(game, twin)
    for eyes in (seat, None):
        if game.view(s, eyes) != game.view(t, eyes):
            raise LeakError(f"the view of {eyes}")
    if told != told_too:
        raise LeakError("what is told")
    if s.turn != t.turn:
        raise LeakError("whose turn it is")
    if s.turn == seat:
        if game.moves(s) != game.moves(t):
            raise LeakError("the moves")
        if any(game.refuse(s, move) != game.refuse(t, move) for move in asked(game)):
            raise LeakError("the refusals")


def asked(game: Metro) -> list[Move]:
    """List decisions to ask about: some of the many ways to lay a tile, everything else, and nonsense."""
    actions = game.actions()
    others = [move for move in actions if move[0] != "lay"]
    return [*actions[::29], *others, ("lay", "aacb"), ("fly",), ()]


def search(game: Metro, games: int = 8, twins_each: int = 5) -> tuple[Counter[str], int]:
    """Compare random games with random twins, for every seat; count the kinds of twins, and those equal for all."""
    kinds: Counter[str] = Counter()
    honest = Metro(game.choice, game.edition)
    the_same = 0
    for number in range(games):
        rng = Random(f"secrets {number}")
        whole = varied_game(honest, rng)
        drawn = [event + 1 for event, move in enumerate(whole) if move[0] == "drawn"]
        for cut in [*(rng.randrange(len(whole)) for _ in range(4)), rng.choice(drawn)]:
            moves = whole[:cut]
            for seat in (*range(game.players), None):
                found: dict[str, list[list[Move]]] = {}
                for kind, twin in twins(honest, moves, seat):
                    found.setdefault(kind, []).append(twin)
                for kind, several in found.items():
                    for twin in rng.sample(several, min(twins_each, len(several))):
                        kinds[kind] += 1
                        the_same += played(honest, moves)[0] == played(honest, twin)[0]
                        compare(game, moves, twin, seat)
    return kinds, the_same


def varied_game(game: Metro, rng: Random) -> list[Move]:
    """Play a game of movers that choose a kind of move first, so that rare kinds are frequent; return its moves."""
    s = game.start()
    moves: list[Move] = []
    while s.turn != NOBODY:
        if s.turn == CHANCE:
            moves.append(pick_at_random(game.chances(s), rng))
        else:
            legal = game.moves(s)
            kind = rng.choice(sorted({str(move[0]) for move in legal}))
            moves.append(rng.choice([move for move in legal if move[0] == kind]))
        game.play(s, moves[-1])
    return moves


@pytest.mark.rule("M2.6")
@pytest.mark.parametrize("family", FAMILIES)
def test_games_that_differ_only_in_secrets_look_the_same(family: str, thorough: bool) -> None:
    options, expected = FAMILIES[family]
    kinds, the_same = search(build(options), 60 if thorough else 6)
    assert set(kinds) == expected
    assert min(kinds.values()) >= 5
    assert the_same < sum(kinds.values()) / 10  # the twins are really others


@pytest.mark.rule("M2.6")
def test_the_seat_that_holds_a_secret_can_tell_the_twins_apart() -> None:
    """So the comparison is not blind: it must fail for whoever knows the difference."""
    for options, kind_of_secret in (
        (BASE, "hands"),
        (SHARES, "shares"),
        (TOKENS, "tokens"),
        (POINT_TILES, "point tile"),
    ):
        game = build(options)
        told_apart: Counter[str] = Counter()
        for number in range(4):
            whole = varied_game(game, Random(f"owners {number}"))
            moves = whole[: len(whole) * 2 // 3]
            for kind, twin in twins(game, moves, None):
                for seat in range(game.players):
                    try:
                        compare(game, moves, twin, seat)
                    except LeakError as leak:
                        assert str(leak) == f"the view of {seat}"
                        told_apart[kind] += 1
        assert told_apart["hand"] and told_apart[kind_of_secret]


# Planted leaks.


class OpenHands(Metro):
    def view(self, s: State, seat: int | None) -> State:
        view = super().view(s, seat)
        view.hands = s.hands[:]
        return view


class TowerAsItIs(Metro):
    """Hides the hands, but shows what is left in the tower."""

    def view(self, s: State, seat: int | None) -> State:
        view = super().view(s, seat)
        view.tower = s.tower[:]
        return view


class DrawnTileShown(Metro):
    def view(self, s: State, seat: int | None) -> State:
        view = super().view(s, seat)
        view.drawn = s.drawn
        return view


class SpectatorBehindSeat0(Metro):
    def view(self, s: State, seat: int | None) -> State:
        return super().view(s, seat or 0)


class TalkativeDealer(Metro):
    """Tells the tile with its effect."""

    def play(self, s: State, move: Move, report: Report | None = None) -> None:
        super().play(s, move, report)
        if report and move[0] == "deal":
            report(Effect("dealt-tile", {"tile": move[2]}))


class MovesKnowTheTower(Metro):
    """Offers the draw only while the tower has a tile of some kind, as if the mover could look into it."""

    def moves(self, s: State) -> list[Move]:
        moves = super().moves(s)
        return moves if s.turn < 0 or sum(s.tower[:12]) % 2 else [move for move in moves if move[0] != "draw"]


class RefusalsKnowTheHands(Metro):
    def refuse(self, s: State, move: Move) -> Reason | None:
        reason = super().refuse(s, move)
        if reason and reason.code == "tile-not-held":
            return Reason(reason.code, reason.rule, {"elsewhere": self.network.code[str(move[1])] in s.hands})
        return reason


def not_hidden(kind: type[Module]) -> Callable[[pytest.MonkeyPatch], None]:
    """Return how to make a module show everything."""
    return lambda monkeypatch: monkeypatch.setattr(kind, "hide", lambda *_: None)


def everybody_sees_shares_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = Shares.draw

    def open_draw(self: Shares, own: list[int], company: int, target: int, _: int) -> None:
        draw(self, own, company, target, self.everybody)

    monkeypatch.setattr(Shares, "draw", open_draw)


def hidden_cards_are_missing_from_the_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide a card, but do not say that it could be among the shuffled ones."""

    hide_well = Shares.hide

    def hide(self: Shares, own: list[int], bit: int) -> None:
        shuffled = own[self._shuffled]
        hide_well(self, own, bit)
        own[self._shuffled] = shuffled

    monkeypatch.setattr(Shares, "hide", hide)


def the_next_seats_token_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    hide = Stockholm.hide

    def shifted(self: Stockholm, s: State, view: State, seat: int | None) -> None:
        hide(self, s, view, None if seat is None else (seat + 1) % self.game.players)

    monkeypatch.setattr(Stockholm, "hide", shifted)


def seats_see_the_tiles_of_the_company_of_their_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def hide(self: StPetersburg, _: State, view: State, seat: int | None) -> None:
        own = self.own(view)
        for tile in range(HOLDER, TAKEN):
            if own[tile] != seat:
                own[tile] = UNKNOWN

    monkeypatch.setattr(StPetersburg, "hide", hide)


def free_point_tiles_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show which point tiles are left, and so which have been taken."""
    hide = StPetersburg.hide

    def half(self: StPetersburg, s: State, view: State, seat: int | None) -> None:
        hide(self, s, view, seat)
        for tile in range(HOLDER, TAKEN):
            if self.own(s)[tile] == 254:
                self.own(view)[tile] = 254

    monkeypatch.setattr(StPetersburg, "hide", half)


@pytest.mark.rule("M2.6")
@pytest.mark.parametrize(
    ("leaky", "options", "leak"),
    [
        (OpenHands, BASE, "the view of"),
        (OpenHands, BIG_HANDS, "the view of"),
        (TowerAsItIs, BASE, "the view of"),
        (DrawnTileShown, BASE, "the view of"),
        (SpectatorBehindSeat0, BIG_HANDS, "the view of None"),
        (TalkativeDealer, BASE, "what is told"),
        (MovesKnowTheTower, BASE, "the moves"),
        (RefusalsKnowTheHands, BIG_HANDS, "the refusals"),
    ],
)
def test_a_leak_planted_in_the_game_is_found(leaky: type[Metro], options: dict[str, Any], leak: str) -> None:
    with pytest.raises(LeakError, match=leak):
        search(build(options, leaky))


@pytest.mark.rule("M2.6")
@pytest.mark.parametrize(
    ("plant", "options"),
    [
        (not_hidden(Companies), SHARES),
        (not_hidden(Companies), STATIONS),
        (not_hidden(Stockholm), TOKENS),
        (not_hidden(StPetersburg), POINT_TILES),
        (not_hidden(StPetersburg), COMPANY_TILES),
        (everybody_sees_shares_dealt, SHARES),
        (hidden_cards_are_missing_from_the_pile, SHARES),
        (the_next_seats_token_is_shown, TOKENS),
        (seats_see_the_tiles_of_the_company_of_their_number, COMPANY_TILES),
        (free_point_tiles_are_shown, POINT_TILES),
    ],
)
def test_a_leak_planted_in_a_module_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(LeakError, match="the view of"):
        search(build(options))
