"""M7: the joint-stock companies."""

from random import Random

import pytest

import cityboard
from cityboard.core.game import CHANCE, Entry, Move
from cityboard.core.reason import Reason
from cityboard.titles.metro.rules.colours import COLOURS, Colour
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.modules.companies import Companies
from cityboard.titles.metro.rules.state import State
from tests.titles.metro.rules.asking import (
    DRAW,
    PASS,
    empty_tower,
    entries,
    hand,
    is_legal,
    moves_of_kind,
    playout,
    refusal,
    reported,
)
from tests.titles.metro.rules.positions import begin, hold, lay, play

PERCENTAGES = (10, 20, 30, 40)
TAKES = ("open", "pile")


def holdings(game: Metro, s: State, seat: int) -> dict[str, int]:
    """Return what a seat is known to hold of each company, in percent."""
    shares = entries(game, s, owner=seat, code="shares")
    return {entry.arguments["company"]: entry.arguments["percent"] for entry in shares}


def paid(game: Metro, s: State, profits: dict[Colour, int]) -> list[Entry]:
    """List what the shares bring with some profits of the companies, 0 for those not named."""
    lines = [Entry(colour, "line", "M4.2", profits.get(colour, 0)) for colour in COLOURS]
    entries = list(lines)
    game.modules[0].finish(s, entries)
    return entries[len(lines) :]


def exchange_until_closed(game: Metro, s: State) -> int:
    """Exchange as long as it is allowed; return how often."""
    count = 0
    while exchanges := moves_of_kind(game, s, "exchange"):
        play(game, s, exchanges[0])
        count += 1
    return count


@pytest.mark.rule("M7.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_eight_companies_own_the_lines_whatever_the_player_count(players: int) -> None:
    game, s = begin(players=players, modules=["companies"])
    for _ in playout(game, s, seed=players):
        pass
    lines = [entry for entry in game.breakdown(s) if entry.code in ("line", "doubling")]
    assert {entry.owner for entry in lines} == set(COLOURS)
    assert {entry.arguments["station"] for entry in lines} == set(range(1, 33))


@pytest.mark.rule("M7.1")
def test_line_points_are_profit_of_the_company_and_no_points_of_players() -> None:
    game, s = begin(modules=["companies"])
    lay(game, s, "aaaa03")
    hold(game, s, 0, "dacc")
    effects = play(game, s, ("lay", "dacc", 0, 11))
    assert reported(effects, "line-scored", "owner") == ["grey"]
    assert [entry.points for entry in game.breakdown(s) if entry.owner == "grey"] == [3]
    assert {entry.rule for entry in game.breakdown(s) if isinstance(entry.owner, int)} == {"M7.6", "M7.7"}


@pytest.mark.rule("M7.2")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_gets_a_share_of_each_pile_then_the_top_cards_are_turned_up(players: int) -> None:
    game = cityboard.load("metro", players=players, modules=["companies"], start=0)
    s = game.start()
    wanted: list[tuple[str | int, ...]] = [
        ("share", seat, percent) for percent in PERCENTAGES for seat in range(players)
    ]
    wanted += [("open", percent) for percent in PERCENTAGES]
    left = dict.fromkeys(PERCENTAGES, 8)
    for prefix in wanted:
        percent = int(prefix[-1])
        chances = game.chances(s)
        assert {(move[:-1], weight) for move, weight in chances} == {(prefix, 1)}
        assert len({move[-1] for move, _ in chances}) == len(chances) == left[percent]
        left[percent] -= 1
        game.play(s, chances[-1][0])
    assert game.moves(s)[0][0] == "deal"


@pytest.mark.rule("M7.2")
def test_there_are_32_shares_one_of_each_percentage_per_company() -> None:
    game, s = begin(players=6, modules=["companies"])
    shares = {piece: count for piece, count in game.pieces(s).items() if piece.startswith("shares")}
    assert shares == {f"shares-{percent}": 8 for percent in PERCENTAGES}


@pytest.mark.rule("M7.2", "M2.6")
def test_the_shares_of_the_others_are_secret() -> None:
    game, s = begin(modules=["companies"])
    assert sum(holdings(game, game.view(s, 0), 0).values()) == 100
    assert holdings(game, game.view(s, 0), 1) == holdings(game, game.view(s, None), 0) == {}


@pytest.mark.rule("M7.2")
def test_no_share_is_dealt_twice() -> None:
    game = cityboard.load("metro", players=2, modules=["companies"], start=0)
    s = game.start()
    game.play(s, ("share", 0, 10, "red"))
    outcome: Move = ("share", 1, 10, "red")
    assert game.refuse(s, outcome) == Reason("chance-impossible", "M7.2", {"outcome": list(outcome)})


@pytest.mark.rule("M7.3")
def test_an_exchange_may_take_the_open_card_which_is_replaced_from_the_pile() -> None:
    game, s = begin(("share", 0, 10, "red"), ("open", 10, "green"), modules=["companies"])
    assert holdings(game, s, 0) == {"yellow": 90, "red": 10}
    game.play(s, ("exchange", 10, "open"))
    assert s.turn == CHANCE
    # Yellow is seat 1's, green seat 0's, red under the pile: any of the others may be next.
    assert {move[2] for move in game.moves(s)} == set(COLOURS) - {"yellow", "green", "red"}
    game.play(s, ("open", 10, "purple"))
    assert holdings(game, s, 0) == {"yellow": 90, "green": 10}
    play(game, s, ("exchange", 10, "open"), ("open", 10, "blue"))
    assert holdings(game, s, 1)["purple"] == 10


@pytest.mark.rule("M7.3")
def test_an_exchange_may_take_the_top_of_the_pile() -> None:
    game, s = begin(("share", 0, 40, "red"), ("open", 40, "green"), modules=["companies"])
    effects = play(game, s, ("exchange", 40, "pile"), ("share", 0, 40, "purple"))
    assert holdings(game, s, 0) == {"yellow": 60, "purple": 40}
    told_all = {"seat": 0, "percent": 40}  # not which card
    assert [(effect.code, effect.arguments) for effect in effects] == [
        ("exchanged-pile", told_all),
        ("share-dealt", told_all),
    ]


@pytest.mark.rule("M7.3")
def test_cards_go_under_the_pile_and_it_is_not_shuffled_again() -> None:
    game, s = begin(players=6, modules=["companies"])  # seats 0 to 5 hold yellow to brown, green is open, purple left
    taken = []
    for seat in range(8):
        game.play(s, ("exchange", 10, "pile"))
        [(outcome, _)] = game.chances(s)
        assert outcome[:3] == ("share", seat % 6, 10)
        taken.append(outcome[3])
        game.play(s, outcome)
    assert taken == ["purple", "yellow", "blue", "orange", "grey", "red", "brown", "purple"]


@pytest.mark.rule("M7.3")
def test_a_card_put_under_the_pile_is_face_down() -> None:
    game, s = begin(("share", 0, 10, "red"), players=3, modules=["companies"])
    _, t = begin(("share", 0, 10, "green"), players=3, modules=["companies"])
    for state in (s, t):
        play(game, state, ("exchange", 10, "open"), ("open", 10, "brown"))
    assert game.view(s, 1) == game.view(t, 1)
    assert game.view(s, 0) != game.view(t, 0)


@pytest.mark.rule("M7.3")
@pytest.mark.parametrize("players", [2, 6])
def test_the_pile_never_runs_out_and_everyone_always_holds_one_share_of_each_percentage(players: int) -> None:
    def often_exchange(moves: list[Move], rng: Random) -> Move:
        exchanges = [move for move in moves if move[0] == "exchange"]
        return rng.choice(exchanges if exchanges and rng.random() < 0.8 else moves)

    game, s = begin(players=players, modules=["companies"])
    exchanged = 0
    for move, _ in playout(game, s, players, often_exchange):
        exchanged += move[0] == "exchange"
        assert game.pieces(s)["shares-10"] == game.pieces(s)["shares-40"] == 8
        if s.turn != CHANCE:
            assert [sum(holdings(game, s, seat).values()) for seat in range(players)] == [100] * players
    assert exchanged > 20


@pytest.mark.rule("M7.3")
def test_exchanging_is_the_whole_turn_and_no_tile_is_drawn() -> None:
    game, s = begin(modules=["companies"])
    held, left = hand(game, s, 0), s.left
    effects = play(game, s, ("exchange", 20, "open"))
    assert [effect.code for effect in effects] == ["exchanged-open", "share-open"]
    assert (s.turn, s.left, hand(game, s, 0)) == (1, left, held)


@pytest.mark.rule("M7.3")
def test_a_turn_is_a_tile_or_an_exchange_of_any_share() -> None:
    game, s = begin(modules=["companies"])
    assert moves_of_kind(game, s, "exchange") == [("exchange", p, take) for p in PERCENTAGES for take in TAKES]
    assert moves_of_kind(game, s, "lay")
    assert is_legal(game, s, DRAW)


@pytest.mark.rule("M7.3")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_after_three_rounds_without_a_tile_exchanging_is_closed_until_one_is_laid(players: int) -> None:
    game, s = begin(players=players, modules=["companies"])
    assert exchange_until_closed(game, s) == 3 * players
    stalled = Reason("exchange-stalled", "M7.3", {"turns": 3 * players})
    assert refusal(game, s, ("exchange", 10, "open")) == stalled
    play(game, s, moves_of_kind(game, s, "lay")[0])
    assert exchange_until_closed(game, s) == 3 * players


@pytest.mark.rule("M7.3")
def test_a_drawn_tile_that_is_laid_opens_exchanging_too() -> None:
    game, s = begin(modules=["companies"])
    exchange_until_closed(game, s)
    play(game, s, DRAW)
    play(game, s, game.moves(s)[0])
    assert moves_of_kind(game, s, "exchange")


@pytest.mark.rule("M7.3")
def test_passes_and_central_stations_count_as_turns_without_a_tile() -> None:
    game, s = begin(modules=["companies", "central-stations"])
    for seat in (0, 1):
        hold(game, s, seat)
    empty_tower(s)
    play(game, s, ("station", 0, 10))
    for _ in range(5):
        assert moves_of_kind(game, s, "exchange")
        play(game, s, PASS)
    assert refusal(game, s, ("exchange", 20, "pile")).code == "exchange-stalled"


@pytest.mark.rule("M7.3")
@pytest.mark.parametrize(
    "move",
    [("exchange",), ("exchange", 10), ("exchange", 15, "open"), ("exchange", 10, "top"), ("exchange", "10", "open")],
)
def test_an_exchange_names_a_percentage_and_the_open_card_or_the_pile(move: Move) -> None:
    game, s = begin(modules=["companies"])
    assert refusal(game, s, move) == Reason("move-malformed", "M7.3", {"move": list(move)})


@pytest.mark.rule("M7.4")
@pytest.mark.parametrize("company", range(8))
def test_exchanging_is_allowed_only_while_no_company_has_reached_25_profit_points(company: int) -> None:
    game, s = begin(modules=["companies"])
    s.points[company] = 24
    assert len(moves_of_kind(game, s, "exchange")) == 8
    s.points[company] = 25
    closed = Reason("exchange-closed", "M7.4", {"companies": [COLOURS[company]], "profit": 25})
    for percent in PERCENTAGES:
        for take in TAKES:
            assert refusal(game, s, ("exchange", percent, take)) == closed


@pytest.mark.rule("M7.5")
@pytest.mark.parametrize(
    ("profits", "values"),
    [
        ([38, 36, 34, 32, 32, 29, 27, 27], [8, 7, 6, 5, 5, 3, 2, 2]),  # published example
        ([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]),
        ([5, 5, 5, 5, 5, 5, 5, 5], [8, 8, 8, 8, 8, 8, 8, 8]),
        ([0, 9, 9, 9, 0, 0, 0, 30], [4, 7, 7, 7, 4, 4, 4, 8]),
    ],
)
def test_companies_are_valued_by_profit_and_tied_ones_share_the_better_value(
    profits: list[int], values: list[int]
) -> None:
    game, s = begin(modules=["companies"])
    companies = game.modules[0]
    assert isinstance(companies, Companies)
    assert companies.share_values(profits) == values
    for entry in paid(game, s, dict(zip(COLOURS, profits, strict=True))):
        if entry.code == "shares":
            assert entry.arguments["value"] == values[COLOURS.index(entry.arguments["company"])]


@pytest.mark.rule("M7.6")
def test_published_example_of_shares_is_68() -> None:
    shares = [("share", 0, 40, "yellow"), ("share", 0, 20, "yellow"), ("share", 0, 30, "grey"), ("share", 0, 10, "red")]
    game, s = begin(*shares, modules=["companies"])
    profits = dict(zip(COLOURS, [38, 36, 34, 32, 32, 29, 27, 27], strict=True))
    own = [entry for entry in paid(game, s, profits) if entry.owner == 0 and entry.code == "shares"]
    assert own == [
        Entry(0, "shares", "M7.6", 48, {"company": "yellow", "percent": 60, "value": 8}),
        Entry(0, "shares", "M7.6", 15, {"company": "grey", "percent": 30, "value": 5}),
        Entry(0, "shares", "M7.6", 5, {"company": "red", "percent": 10, "value": 5}),
    ]
    assert sum(entry.points for entry in own) == 68


@pytest.mark.rule("M7.7")
def test_published_example_40_percent_against_30_and_10_score_36_profit_both() -> None:
    shares = [("share", 0, 40, "green"), ("share", 1, 30, "green"), ("share", 1, 10, "green")]
    game, s = begin(*shares, modules=["companies"])
    told_both = {"company": "green", "percent": 40, "profit": 36}
    majorities = [entry for entry in paid(game, s, {"green": 36}) if entry.arguments["company"] == "green"]
    assert [entry for entry in majorities if entry.code == "majority"] == [
        Entry(0, "majority", "M7.7", 3, told_both),
        Entry(1, "majority", "M7.7", 3, told_both),
    ]


@pytest.mark.rule("M7.7")
def test_published_example_60_percent_of_38_profit_score_3() -> None:
    shares = [("share", 0, 40, "green"), ("share", 0, 20, "green"), ("share", 1, 30, "green")]
    game, s = begin(*shares, modules=["companies"])
    majorities = [e for e in paid(game, s, {"green": 38}) if e.code == "majority" and e.arguments["company"] == "green"]
    assert majorities == [Entry(0, "majority", "M7.7", 3, {"company": "green", "percent": 60, "profit": 38})]


@pytest.mark.rule("M7.7")
@pytest.mark.parametrize(("profit", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (99, 9)])
@pytest.mark.parametrize("percent", PERCENTAGES)
def test_the_majority_scores_a_tenth_of_the_profit_rounded_down(percent: int, profit: int, points: int) -> None:
    game, s = begin(("share", 0, percent, "green"), modules=["companies"])
    majorities = [
        e for e in paid(game, s, {"green": profit}) if e.code == "majority" and e.arguments["company"] == "green"
    ]
    assert [(entry.owner, entry.points) for entry in majorities] == [(0, points)]


@pytest.mark.rule("M7.7")
def test_a_company_without_shareholders_gives_nothing() -> None:
    game, s = begin(modules=["companies"])
    assert "purple" not in holdings(game, s, 0) | holdings(game, s, 1)
    assert [e for e in paid(game, s, {"purple": 99}) if e.arguments["company"] == "purple"] == []


@pytest.mark.rule("M7.6", "M7.7")
def test_a_player_scores_exactly_the_shares_and_majorities_of_the_breakdown() -> None:
    for seed in range(3):
        game, s = begin(players=4, modules=["companies"])
        for _ in playout(game, s, seed):
            pass
        totals = [sum(entry.points for entry in entries(game, s, owner=seat)) for seat in range(4)]
        assert game.scores(s) == totals
        assert {entry.code for seat in range(4) for entry in entries(game, s, owner=seat)} == {"shares", "majority"}
        profits = [sum(entry.points for entry in entries(game, s, owner=colour)) for colour in COLOURS]
        assert profits == s.points


@pytest.mark.rule("M7.8")
def test_most_points_win_and_ties_share_the_victory() -> None:
    # With no profit all companies are worth 8 and no majority pays: everyone has 80.
    game, s = begin(players=3, modules=["companies"])
    assert (game.scores(s), game.ranking(s)) == ([80, 80, 80], [1, 1, 1])
    game, s = begin(("share", 0, 40, "grey"), players=3, modules=["companies"])
    lay(game, s, "aaaa03dacc13")  # grey leads alone: the others are worth 7
    assert game.scores(s) == [74, 70, 70]
    assert game.ranking(s) == [1, 2, 2]


@pytest.mark.rule("M7.8")
@pytest.mark.parametrize("second", [[], ["central-stations"], ["central-rails"]])
@pytest.mark.parametrize(
    "city",
    [None, "paris", "stockholm", "london", "new-york", "st-petersburg", "berlin"],
    ids=lambda city: city or "none",
)
def test_companies_combine_with_module_2_or_3_and_with_any_city(second: list[str], city: str | None) -> None:
    game, s = begin(players=2, modules=["companies", *second], city=city)
    for _ in playout(game, s, seed=1):
        pass
    assert all(sum(entry.points for entry in entries(game, s, owner=seat)) == game.scores(s)[seat] for seat in range(2))
