"""Nobody learns what they may not know (M2.6): games that differ only in that look the same to them."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cityboard.core.game import UNKNOWN, Effect, Move, Report
from cityboard.core.reason import Reason
from cityboard.titles.metro.rules.cities.st_petersburg import HOLDER, TAKEN, StPetersburg, TakePointTile
from cityboard.titles.metro.rules.cities.stockholm import DealToken, Stockholm
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.module import Module
from cityboard.titles.metro.rules.modules.companies import Companies, DealShare, ShareCards
from cityboard.titles.metro.rules.moves import Deal
from cityboard.titles.metro.rules.options import choose
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.rules.step import Step
from cityboard.titles.metro.rules.turn import DealTile, DrawTile
from tests.titles.metro.rules.option_sets import default_edition
from tests.titles.metro.rules.positions import begin, play
from tests.titles.metro.rules.twins import LeakError, compare, search, shown, twins, varied_game

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


def build(options: dict[str, Any], kind: type[Metro] = Metro) -> Metro:
    return kind(choose(**options), default_edition())


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
    """So the comparison is not blind: it must fail for a seat that knows the difference."""
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
                        # Two tiles of one seat that came the other way round look the same by now.
                        assert str(leak) in (f"the view of {seat}", f"the moves shown to {seat}")
                        assert shown(game, moves, seat) != shown(game, twin, seat)
                        told_apart[kind] += 1
        assert told_apart["hand"] and told_apart[kind_of_secret]


@pytest.mark.rule("M2.6", "M7.3")
def test_a_share_is_shown_to_its_seat_and_to_the_seat_that_put_it_under_the_pile() -> None:
    game, s = begin(players=6, modules=["companies"])
    # Six cards are dealt and one lies open: seat 0 takes the last shuffled one, seat 1 then that of seat 0.
    (last,) = [move for move in deal_of(game, s, ("exchange", 10, "pile")) if move[0] == "share"]
    assert shown_to_all(game, s, last) == [last, *[("share", 0, 10, UNKNOWN)] * 6]
    play(game, s, ("exchange", 10, "pile"))
    (known,) = deal_of(game, s, ("exchange", 10, "pile"))
    hidden: Move = ("share", 1, 10, UNKNOWN)
    assert shown_to_all(game, s, known) == [known, known, *[hidden] * 5]


def deal_of(game: Metro, s: State, exchange: Move) -> list[Move]:
    """List what chance may bring after an exchange."""
    after = s.copy()
    game.play(after, exchange)
    return game.moves(after)


def shown_to_all(game: Metro, s: State, share: Move) -> list[Move]:
    """Return how the share that an exchange brings is shown to every seat and to a spectator."""
    after = s.copy()
    game.play(after, ("exchange", 10, "pile"))
    return [game.shown(after, share, seat) for seat in (*range(game.players), None)]


@pytest.mark.rule("M2.6", "M10.2", "M16.3")
def test_open_tiles_are_shown_to_all_and_a_companys_point_tiles_to_nobody() -> None:
    shown_kinds: dict[str, set[str | int]] = {}
    for options in ({"modules": ["solo"]}, COMPANY_TILES):
        game = build(options)
        moves = varied_game(game, Random("shown"))
        for seat in (*range(game.players), None):
            for move in shown(game, moves, seat):
                shown_kinds.setdefault(f"{game.players} {move[0]}", set()).add(move[-1])
    assert UNKNOWN not in shown_kinds["1 deal"]
    assert shown_kinds["2 point-tile"] == {UNKNOWN}


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
    draw = ShareCards.draw

    def open_draw(self: ShareCards, own: list[int], company: int, target: int, _: int) -> None:
        draw(self, own, company, target, self.everybody)

    monkeypatch.setattr(ShareCards, "draw", open_draw)


def hidden_cards_are_missing_from_the_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide a card, but do not say that it could be among the shuffled ones."""

    hide_well = ShareCards.hide

    def hide(self: ShareCards, own: list[int], bit: int) -> None:
        shuffled = own[self._shuffled]
        hide_well(self, own, bit)
        own[self._shuffled] = shuffled

    monkeypatch.setattr(ShareCards, "hide", hide)


def the_next_seats_token_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    hide = Stockholm.hide

    def shifted(self: Stockholm, s: State, view: State, seat: int | None) -> None:
        hide(self, s, view, None if seat is None else (seat + 1) % self.game.players)

    monkeypatch.setattr(Stockholm, "hide", shifted)


def seats_see_the_tiles_of_the_company_of_their_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def hide(self: StPetersburg, _: State, view: State, seat: int | None) -> None:
        own = self.module_state(view)
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
            if self.module_state(s)[tile] == 254:
                self.module_state(view)[tile] = 254

    monkeypatch.setattr(StPetersburg, "hide", half)


class SpectatorReadsTheLogOfSeat0(Metro):
    def shown(self, s: State, move: Move, seat: int | None) -> Move:
        return super().shown(s, move, seat or 0)


def shows_all(*kinds: type[Step]) -> Callable[[pytest.MonkeyPatch], None]:
    """Return how to make steps show what they deal."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        for kind in kinds:
            monkeypatch.setattr(kind, "shown", Step.shown)

    return plant


def the_next_seat_is_shown_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    shown_well = DealTile.shown

    def shifted(self: DealTile, s: State, move: Deal, seat: int | None) -> Move:
        return shown_well(self, s, move, None if seat is None else (seat + 1) % self.game.players)

    monkeypatch.setattr(DealTile, "shown", shifted)


def a_used_up_pile_shows_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take every card put under a pile for one that all have seen."""
    monkeypatch.setattr(ShareCards, "is_top_known", lambda self, own, _: not own[self._shuffled])


def seats_are_shown_the_tiles_of_the_company_of_their_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(_: TakePointTile, s: State, move: Move, seat: int | None) -> Move:
        return move if seat == s.argument % 8 else (*move[:2], UNKNOWN)

    monkeypatch.setattr(TakePointTile, "shown", careless)


@pytest.mark.rule("M2.6")
@pytest.mark.parametrize(
    ("plant", "options"),
    [
        (shows_all(DealTile, DrawTile), BASE),
        (shows_all(DrawTile), BASE),
        (shows_all(DealShare), SHARES),
        (shows_all(DealToken), TOKENS),
        (shows_all(TakePointTile), POINT_TILES),
        (shows_all(TakePointTile), COMPANY_TILES),
        (the_next_seat_is_shown_the_deal, BIG_HANDS),
        (a_used_up_pile_shows_all, {"players": 6, "modules": ["companies"]}),
        (seats_are_shown_the_tiles_of_the_company_of_their_number, COMPANY_TILES),
    ],
)
def test_a_leak_planted_in_the_moves_shown_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(LeakError, match="the moves shown to"):
        search(build(options))


@pytest.mark.rule("M2.6")
@pytest.mark.parametrize(
    ("leaky", "options", "leak"),
    [
        (OpenHands, BASE, "the view of"),
        (OpenHands, BIG_HANDS, "the view of"),
        (TowerAsItIs, BASE, "the view of"),
        (DrawnTileShown, BASE, "the view of"),
        (SpectatorBehindSeat0, BIG_HANDS, "the view of None"),
        (SpectatorReadsTheLogOfSeat0, BASE, "the moves shown to None"),
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
