"""Metro as it is shown: lines that can be traced, tiles that can be counted, hands that are the truth."""

from collections import Counter
from typing import Any

import pytest

from cityboard.core.game import NOBODY, UNKNOWN
from cityboard.tables.serializer import scores
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.modules.companies import PERCENTAGES, Companies
from cityboard.titles.metro.rules.network import family as tile_family
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.wire.board import Line, MetroBoard
from cityboard.titles.metro.wire.hand import MetroHand
from cityboard.titles.metro.wire.modules.companies import Companies as ShownCompanies
from cityboard.titles.metro.wire.modules.companies import SharePile
from tests.titles.metro.rules.positions import begin, hold, lay, play, square
from tests.titles.moments import board, families, family, hand, moments

METRO = [name for name in families() if name.startswith("metro")]
# Retyped from M1.3: by letter, how many edges clockwise of its entrance a train leaves.
EXIT = {"a": 2, "b": 1, "c": 3, "d": 0}
STEP = [-8, 1, 8, -1]  # to the square beyond each edge
Seen = Any  # a board or hand, whose fields for the modules come from the modules' own files


def shown(game: Metro, s: State) -> Seen:
    """Show a state to everyone."""
    seen = board(game, s)
    assert isinstance(seen, MetroBoard)
    return seen


def own(game: Metro, s: State, seat: int) -> Seen:
    """Show a hand to its seat."""
    seen = hand(game, s, seat)
    assert isinstance(seen, MetroHand)
    return seen


def games(name: str) -> Metro:
    """Build the game of a family."""
    game = family(name)
    assert isinstance(game, Metro)
    return game


def departure(station: int) -> tuple[int, int]:
    """Return the square and edge where the line of a station begins, retyped from M1.2 and M4.6."""
    if station <= 8:
        return 8 - station, 0
    if station <= 16:
        return 8 * (station - 9), 3
    if station <= 24:
        return 56 + station - 17, 2
    if station <= 32:
        return 63 - 8 * (station - 25), 1
    return [(19, 2), (20, 2), (29, 3), (37, 3), (44, 0), (43, 0), (34, 1), (26, 1)][station - 33]


def demand_a_trace(seen: Seen, line: Line) -> None:
    """Follow a line over the tiles and find the same path."""
    at, edge = departure(line.station)
    for crossing in line.path:
        assert (crossing.square, crossing.entrance) == (at, edge)
        tile = seen.squares[at]
        assert tile is not None
        assert crossing.exit == (edge + EXIT[tile[edge]]) % 4
        at, edge = at + STEP[crossing.exit], (crossing.exit + 2) % 4
    if line.waits is not None:
        assert line.waits == at
        assert seen.squares[at] is None
        assert line.end is None
    elif line.end is not None and line.end != "centre":
        last = line.path[-1]
        assert departure(line.end) == (last.square, last.exit)
    elif line.end == "centre":
        assert at in (27, 28, 35, 36)


@pytest.mark.parametrize("name", METRO)
def test_every_line_can_be_traced_and_is_as_long_as_its_path(name: str) -> None:
    game = games(name)
    for s in moments(game, "lines", 6):
        seen = shown(game, s)
        assert [line.station for line in seen.lines[:32]] == list(range(1, 33))
        for line in seen.lines:
            demand_a_trace(seen, line)
            assert len(line.path) == line.length


@pytest.mark.parametrize("name", METRO)
def test_the_points_of_scored_lines_are_those_of_the_accounts(name: str) -> None:
    game = games(name)
    for s in moments(game, "points", 6):
        seen = shown(game, s)
        scored: Counter[int | str | None] = Counter()
        for line in seen.lines:
            scored[line.owner] += line.points if line.end else 0
        assert {account.owner: account.points for account in seen.accounts} == {
            account.owner: scored[account.owner] for account in seen.accounts
        }
        assert scored[None] == 0


def count(seen: Seen, *held: str | None) -> Counter[str]:
    """Count the tiles of the board and some others, apart from how they are turned."""
    centre = {27, 28, 35, 36}
    laid = [tile for number, tile in enumerate(seen.squares) if number not in centre]
    return Counter(tile_family(tile) for tile in (*laid, *held) if tile)


def counted(tiles: dict[str, int]) -> Counter[str]:
    """Count tiles apart from how they are turned."""
    return Counter(tile_family(name) for name, number in tiles.items() for _ in range(number))


@pytest.mark.parametrize("name", METRO)
def test_what_is_seen_and_what_is_unseen_is_the_whole_box(name: str) -> None:
    game = games(name)
    box = counted(game.box.tiles)
    for s in moments(game, "unseen", 6):
        seen = shown(game, s)
        open_tiles = [*seen.solo.open_tiles, seen.solo.returned] if seen.solo else []
        assert count(seen, *open_tiles) + counted(seen.unseen) == box
        hidden = 0 if seen.solo else sum(seen.hands) + seen.drawn
        assert sum(seen.unseen.values()) == seen.tower + hidden
        for seat in range(game.players):
            mine = own(game, s, seat)
            returned = seen.solo.returned if seen.solo else None
            assert count(seen, *mine.tiles, mine.drawn, returned) + counted(mine.unseen) == box


@pytest.mark.parametrize("name", METRO)
def test_a_hand_is_the_truth(name: str) -> None:
    game = games(name)
    names = game.network.names
    for s in moments(game, "truth", 6):
        for seat in range(game.players):
            mine = own(game, s, seat)
            assert mine.seat == seat
            assert mine.tiles == [names[tile] for tile in game.held(s, seat)]
            assert mine.drawn == (names[s.drawn] if s.drawn and s.mover == seat else None)
            for module in game.modules:
                if isinstance(module, Companies):
                    demand_true_shares(module, s, mine)


def demand_true_shares(module: Companies, s: State, mine: Seen) -> None:
    """The shares of a seat are its own, and what it knows of others is so."""
    assert mine.shares is not None
    state = module.module_state(s)
    truth = {
        (seat, percent): module.game.frame.name(pile.card(state, seat))
        for percent, pile in zip((10, 20, 30, 40), module.piles, strict=True)
        for seat in range(module.game.players)
        if pile.card(state, seat) < 8
    }
    assert {(share.seat, share.percent): share.company for share in mine.shares.own} == {
        place: company for place, company in truth.items() if place[0] == mine.seat
    }
    for share in mine.shares.seen:
        assert share.seat != mine.seat
        assert truth[share.seat, share.percent] == share.company


def test_everyone_sees_that_a_tile_was_drawn_and_only_its_seat_which() -> None:
    game, s = begin(players=3, hand=2)
    play(game, s, ("draw",), ("drawn", 0, "dddd"))
    assert shown(game, s).drawn
    assert shown(game, s).hands == [2, 2, 2]
    assert own(game, s, 0).drawn == "dddd"
    assert own(game, s, 1).drawn is None


def test_a_line_shows_its_length_its_worth_and_its_end() -> None:
    game, s = begin()
    lay(game, s, "aaaa00")
    waiting = shown(game, s).lines[8 - 1]
    assert (waiting.length, waiting.points, waiting.end, waiting.waits) == (1, 1, None, square(1, 0))
    lay(game, s, "aaaa03aaaa13aaaa23")
    scored = shown(game, s).lines[5 - 1]
    assert (scored.owner, scored.length, scored.points, scored.end, scored.waits) == (0, 3, 6, "centre", None)


def test_a_line_of_nobody_is_traced_and_worth_nothing() -> None:
    game, s = begin(players=3)
    lay(game, s, "aaaa70")
    line = shown(game, s).lines[16 - 1]
    assert (line.owner, line.length, line.points) == (None, 1, 0)


def test_a_turned_tile_is_shown_as_it_lies() -> None:
    game, s = begin(free_orientation=True)
    hold(game, s, 0, "aacb")
    play(game, s, ("lay", "aacb", 1, 0))
    assert shown(game, s).squares[0] == "baac"


def test_a_central_station_is_shown_with_its_line() -> None:
    game, s = begin(modules=["central-stations"])
    before = shown(game, s)
    assert before.central_stations is not None
    assert before.central_stations.places == [None] * 8
    assert before.central_stations.unplaced == [0, 1]
    assert len(before.lines) == 32
    play(game, s, ("station", 3))
    after = shown(game, s)
    assert after.central_stations is not None
    assert after.central_stations.places == [None, None, None, 0, None, None, None, None]
    assert after.central_stations.unplaced == [1]
    assert (after.lines[-1].station, after.lines[-1].owner, after.lines[-1].waits) == (36, 0, square(4, 5))


def test_central_rails_lie_on_the_central_squares() -> None:
    game, s = begin(modules=["central-rails"])
    seen = shown(game, s)
    assert seen.central_rails is not None
    assert seen.central_rails.counts_as_crossing
    assert None not in [seen.squares[centre] for centre in (27, 28, 35, 36)]


def test_the_market_shows_piles_open_cards_and_what_companies_are_worth() -> None:
    game, s = begin(players=3, modules=["companies"])
    s.points[:] = [38, 36, 34, 32, 32, 29, 27, 27]
    market = shown(game, s).companies
    assert market is not None
    assert [company.value for company in market.companies] == [8, 7, 6, 5, 5, 3, 2, 2]
    assert [company.share_points for company in market.companies][2:4] == [[6, 12, 18, 24], [5, 10, 15, 20]]
    assert [company.profit for company in market.companies] == s.points
    assert [(pile.percent, pile.size, len(pile.held)) for pile in market.piles] == [
        (percent, 4, 3) for percent in (10, 20, 30, 40)
    ]
    assert all(pile.open is not None for pile in market.piles)
    assert all(share is not None and share.company is None for pile in market.piles for share in pile.held)


def pile_of(game: Metro, s: State, percent: int) -> SharePile:
    """Show the pile of a percentage."""
    market = shown(game, s).companies
    assert isinstance(market, ShownCompanies)
    return next(pile for pile in market.piles if pile.percent == percent)


def test_shares_taken_or_revealed_openly_are_known_to_everyone() -> None:
    game, s = begin(modules=["companies", "central-stations"])
    open_card = pile_of(game, s, 20).open
    play(game, s, ("exchange", 20, "open"))
    taken, other = pile_of(game, s, 20).held
    assert taken is not None
    assert other is not None
    assert (taken.company, taken.revealed, other.company) == (open_card, False, None)
    assert pile_of(game, s, 20).size == 5
    play(game, s, ("station", 0, 40))
    revealed = pile_of(game, s, 40).held[1]
    assert revealed is not None
    assert revealed.revealed
    mine = own(game, s, 1).shares
    assert mine is not None
    assert [share.company for share in mine.own if share.revealed] == [revealed.company]
    assert [(share.seat, share.percent, share.company) for share in mine.seen] == [(0, 20, open_card)]


def test_points_that_hang_on_shares_a_viewer_does_not_know_are_not_told() -> None:
    game, s = begin(modules=["companies"])
    assert scores(game, game.view(s, None)) == [None, None]
    for seat in (0, 1):
        seen = scores(game, game.view(s, seat))
        assert (seen[seat], seen[1 - seat]) == (game.scores(game.view(s, seat))[seat], None)
    # A viewer who has seen all four shares of a seat go there knows its points.
    for percent in PERCENTAGES:
        play(game, s, ("exchange", percent, "open"))
        play(game, s, next(move for move in game.moves(s) if move[0] == "lay"))
    assert scores(game, game.view(s, 1))[0] is not None


def test_solo_shows_open_tiles_cards_and_a_tile_that_may_be_refused() -> None:
    game, s = begin(("deal", 0, "dddd"), modules=["solo"])
    offered = shown(game, s).solo
    assert offered is not None
    assert (offered.offered, offered.open_tiles, offered.card) == ("dddd", ["dddd"], None)
    game.play(s, ("return",))
    returned = shown(game, s).solo
    assert returned is not None
    assert (returned.offered, returned.returned) == (None, "dddd")
    play(game, s, ("deal", 0, "aaaa"), ("card", "red"))
    seen = shown(game, s).solo
    assert seen is not None
    assert (seen.card, seen.revealed, len(seen.deck), seen.discards) == ("red", 1, 7, [])
    assert "red" not in seen.deck
    assert len(seen.open_tiles) == 2
    assert own(game, s, 0).tiles == seen.open_tiles


def test_stations_have_no_owner_before_the_frame_is_dealt() -> None:
    game = games(next(name for name in METRO if name.endswith("base")))
    s = game.start()
    assert set(s.owners) == {UNKNOWN}
    assert {line.owner for line in shown(game, s).lines} == {None}


def test_hands_are_revealed_at_the_end_with_all_their_shares() -> None:
    game = games(next(name for name in METRO if "companies" in name))
    *_, end = moments(game, "shares", 1)
    assert end.turn == NOBODY
    revealed = shown(game, end).revealed
    assert revealed is not None
    assert [len(mine.shares.own) for mine in revealed if mine.shares] == [4] * game.players
    market = shown(game, end).companies
    assert market is not None
    assert all(share is not None and share.company is not None for pile in market.piles for share in pile.held)
