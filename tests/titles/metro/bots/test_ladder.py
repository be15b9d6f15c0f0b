"""Metro's levels: each better than the one below, within its budget, with reasons that people can read."""

from random import Random
from typing import Any

import pytest

from cityboard.bots.bot import Budget, Fact, Judgement
from cityboard.bots.rollouts import leads
from cityboard.core.game import CHANCE, NOBODY
from cityboard.core.simulation import random_move
from cityboard.language import LANGUAGES, Language
from cityboard.titles.ladders import ladder_of, level_of, levels_of
from cityboard.titles.metro.bots.options import Situation
from cityboard.titles.metro.bots.search import FillSearch, SearchClock
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State
from tests.bots.positions import moments
from tests.titles.metro.bots.test_filling import decision
from tests.titles.metro.rules.option_sets import load

WORK = Budget(work=20_000)  # a twentieth of what the chief usually does; all other levels do less anyway


def choose(game: Metro, s: State, level: str, budget: Budget, seed: str = "seed") -> Judgement:
    return level_of("metro", level).make().choose(game, game.view(s, s.turn), s.turn, Random(seed), budget)


def margin(game: Metro, level: str, other: str, seat: int, budget: Budget, seed: str) -> float:
    """Let one seat be played by a level and all others by another one; return the lead at the end."""
    rng, s = Random(seed), game.start()
    while s.turn != NOBODY:
        if s.turn == CHANCE:
            game.play(s, random_move(game, s, rng))
        else:
            game.play(s, choose(game, s, level if s.turn == seat else other, budget, str(rng.random())).move)
    return leads(game.scores(s))[seat]


@pytest.mark.parametrize(
    ("level", "other", "options"),
    [
        ("puncher", "tourist", {"players": 2}),
        ("conductor", "puncher", {"players": 2}),
        ("signaller", "conductor", {"players": 2}),
        ("dispatcher", "signaller", {"players": 2}),
        ("chief", "dispatcher", {"players": 2}),
        ("tourist", "banker", {"players": 2}),
        ("signaller", "conductor", {"players": 4}),
        ("signaller", "tourist", {"players": 3, "modules": ["companies"]}),
    ],
)
def test_a_level_beats_the_one_below(level: str, other: str, options: dict[str, Any], thorough: bool) -> None:
    game, games = load(options), 60 if thorough else 6
    # A short form, with games that are always the same: how large every step is stands in docs/strength.md.
    total = sum(margin(game, level, other, number % game.players, WORK, f"{level} {number}") for number in range(games))
    assert total > 0


@pytest.mark.parametrize("share", [0.1, 0.25, 1.0])
def test_samples_cost_no_more_than_a_budgets_work(share: float) -> None:
    for candidates in (1, 7, 60):
        for work in (1, 50, 5000):
            samples = list(SearchClock(Budget(work=work), usual=1, most=None).batches(share, candidates))
            assert sum(samples) == max(1, int(share * work / candidates))


def test_a_level_never_does_more_work_than_its_most() -> None:
    assert sum(SearchClock(Budget(work=10**9), usual=1, most=600).batches(1.0, 6)) == 100
    assert sum(SearchClock(Budget(seconds=5.0), usual=1, most=600).batches(1.0, 6)) == 100


def test_the_clock_ends_a_search_whose_work_is_not_done() -> None:
    clock = SearchClock(Budget(work=10**9, seconds=0.0), usual=1, most=None)
    assert list(clock.batches(1.0, 6)) == [1]


def test_halving_spends_most_trials_on_the_best_moves() -> None:
    game = load({"players": 2})
    s = decision(game, "halving")
    judgement = FillSearch(5000).choose(game, game.view(s, s.turn), s.turn, Random(1), Budget())
    errors = [candidate.error for candidate in judgement.candidates]
    assert judgement.move == judgement.candidates[0].move
    assert max(errors[:2]) < min(errors[len(errors) // 2 :])


@pytest.mark.parametrize(
    ("options", "kinds"),
    [
        ({"players": 2}, {"lay", "draw"}),
        ({"players": 3, "modules": ["companies", "central-stations"]}, {"lay", "exchange", "station"}),
        ({"players": 2, "city": "paris"}, {"lay", "tourist"}),
        ({"players": 2, "city": "london"}, {"lay", "drive"}),
        ({"players": 2, "city": "stockholm"}, {"lay"}),
        ({"players": 2, "city": "st-petersburg"}, {"lay", "tourist"}),
        ({"players": 1, "modules": ["solo"]}, {"lay"}),
    ],
)
def test_every_decision_of_every_level_has_a_reason_in_four_languages(options: dict[str, Any], kinds: set[str]) -> None:
    game = load(options)
    played: set[str | int] = set()
    facts: dict[str, Fact] = {}
    for s in moments(game, "reasons", 40):
        for level in ladder_of("metro").levels:
            judgement = choose(game, s, level.name, Budget(work=200))
            assert 1 <= len(judgement.facts) <= 3, judgement.move
            played.add(judgement.move[0])
            facts |= {fact.code: fact for fact in judgement.facts}
    assert kinds <= played
    for language in map(Language, LANGUAGES):
        for fact in facts.values():
            assert language.say(fact.code, **fact.arguments) not in ("", fact.code)


def test_a_decision_that_the_board_does_not_explain_says_how_much_better_it_is() -> None:
    game, decisions = load({"players": 2, "city": "london"}), 0
    for s in moments(game, "better", 60):
        for level in ("puncher", "dispatcher"):
            judgement = choose(game, s, level, Budget(work=200))
            if judgement.move[0] in ("drive", "stay"):
                best, other = judgement.candidates[:2]
                assert judgement.facts[0] == Fact("bot-metro-better", {"points": round(best.lead - other.lead)})
                decisions += 1
    assert decisions > 5


def test_a_tile_that_completes_a_line_of_another_says_so() -> None:
    game = load({"players": 2})
    codes = set()
    for number in range(40):
        s = decision(game, f"told {number}")
        for fact in choose(game, s, "dispatcher", Budget(work=500)).facts:
            codes.add(fact.code)
            assert fact.code != "bot-metro-stops" or fact.arguments["seat"] == 1 - s.turn
    assert {"bot-metro-lengthens", "bot-metro-stops", "bot-ahead", "bot-behind", "bot-metro-draw"} <= codes


def test_a_drawn_tile_is_laid_where_the_best_lead_is_expected() -> None:
    game, rng = load({"players": 2}), Random("drawn")
    s = decision(game, "drawn")
    game.play(s, ("draw",))
    game.play(s, random_move(game, s, rng))
    judgement = choose(game, s, "dispatcher", Budget(work=500))
    assert {candidate.move for candidate in judgement.candidates} == set(game.moves(s))
    assert judgement.candidates[0].lead == max(candidate.lead for candidate in judgement.candidates[:2])


def test_the_city_speaks_for_squares_with_tourists() -> None:
    game = load({"players": 2, "city": "london"})
    s = decision(game, "taxi")
    situation = Situation(game, game.view(s, s.turn), s.turn, Random(1))
    assert max(lay.bonus for lay in situation.lays) > 0
    assert all(lay.bonus == 0 for lay in situation.lays if situation.evaluation.squares[lay.at] < 8)


def test_the_named_baselines_are_there() -> None:
    assert {"banker", "flat"} <= set(levels_of("metro"))
    assert not {"banker", "flat"} & set(levels_of("helsinki"))
