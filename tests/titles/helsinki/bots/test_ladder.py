"""Helsinki's levels: each plays whole turns by the rules, keeps to its work, says why, and beats lower ones."""

from random import Random
from typing import Any

import pytest

from cityboard.bots.bot import Bot, Budget, Fact, Judgement
from cityboard.core.game import CHANCE, NOBODY
from cityboard.core.simulation import random_move
from cityboard.language import LANGUAGES, Language
from cityboard.titles.helsinki.bots.architect import Architect
from cityboard.titles.helsinki.bots.ladder import LADDER
from cityboard.titles.helsinki.bots.offers import is_wide
from cityboard.titles.helsinki.rules.game import Helsinki
from tests.titles.helsinki.rules.option_sets import by_name, load

LEVELS = {level.name: level for level in LADDER.levels}
SMALL = Budget(work=8)


def play(
    game: Helsinki, bots: list[Bot], seed: str, judgements: list[Judgement] | None = None, budget: Budget = SMALL
) -> list[int]:
    """Play a game of bots whose every move must be legal, keep what they say of their choices, return the places."""
    deal, rng, s = Random(f"{seed} deal"), Random(f"{seed} bots"), game.start()
    while s.turn != NOBODY:
        if s.turn == CHANCE:
            game.play(s, random_move(game, s, deal))
            continue
        judgement = bots[s.turn].choose(game, game.view(s, s.turn), s.turn, rng, budget)
        assert game.refuse(s, judgement.move) is None, (judgement, game.options)
        if judgements is not None and len(game.moves(s)) > 1:
            judgements.append(judgement)
        game.play(s, judgement.move)
    return game.ranking(s)


def share_won(stronger: str, weaker: str, games: int, budget: Budget = SMALL, **options: Any) -> float:
    """Return the share of games that one seat of a level wins against others of a lower one, every seat in turn."""
    game = load({"players": 2, **options})
    won = 0
    for number in range(games):
        mine = number % game.players
        bots = [LEVELS[stronger if seat == mine else weaker].make() for seat in range(game.players)]
        won += play(game, bots, f"{stronger} {number // game.players}", budget=budget)[mine] == 1
    return won / games


def test_the_ladder_has_six_levels() -> None:
    assert list(LEVELS) == ["visitor", "clerk", "foreman", "surveyor", "planner", "architect"]


@pytest.mark.parametrize("name", list(by_name()))
def test_whole_games_of_all_levels_are_legal_with_all_options(name: str) -> None:
    game = load(by_name()[name])
    names = ["architect", "clerk", "planner", "surveyor", "foreman", "visitor"]
    at = list(by_name()).index(name)
    bots = [LEVELS[names[(at + seat) % len(names)]].make() for seat in range(game.players)]
    assert sorted(play(game, bots, name)) == list(range(1, game.players + 1))


@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "least"),
    [
        ("clerk", "visitor", 6, 1.0),
        ("foreman", "clerk", 20, 0.6),
        ("surveyor", "foreman", 20, 0.6),
        ("planner", "surveyor", 40, 0.6),
    ],
)
def test_a_level_beats_the_one_below(stronger: str, weaker: str, games: int, least: float) -> None:
    assert share_won(stronger, weaker, games) >= least


def test_the_architect_beats_the_planner_even_with_little_work(thorough: bool) -> None:
    assert share_won("architect", "planner", 40 if thorough else 8, Budget(work=60)) >= 0.6


def test_the_architect_beats_the_foreman_with_little_work_also_on_dry_roads() -> None:
    assert share_won("architect", "foreman", 8) >= 0.75
    assert share_won("architect", "foreman", 8, modules=["dry-roads"]) >= 0.75


def test_three_levels_say_why_in_every_language() -> None:
    judgements: list[Judgement] = []
    game = load({"players": 3, "modules": ["dry-roads"]})
    play(game, [LEVELS[name].make() for name in ("architect", "clerk", "visitor")], "why", judgements)
    facts = {fact.code: fact for judgement in judgements for fact in judgement.facts}
    assert {"bot-helsinki-roofs", "bot-helsinki-cards", "bot-helsinki-coats", "bot-helsinki-random"} <= set(facts)
    assert {"bot-helsinki-keeps", "bot-helsinki-superstructures", "bot-helsinki-space"} <= set(facts)
    for language in map(Language, LANGUAGES):
        for fact in facts.values():
            assert language.say(fact.code, **fact.arguments)
    assert max(len(judgement.facts) for judgement in judgements) == 3


def test_every_decision_of_every_level_has_a_reason() -> None:
    judgements: list[Judgement] = []
    game = load({"players": 3, "modules": ["dry-roads"]})
    for levels in (("surveyor", "planner", "clerk"), ("foreman", "architect", "visitor")):
        play(game, [LEVELS[name].make() for name in levels], "reasons", judgements)
    assert [judgement for judgement in judgements if not judgement.facts] == []
    assert {"end", "walk", "build", "push", "draw", "pay", "discard"} <= {judgement.move[0] for judgement in judgements}


def test_whoever_tries_turns_out_tells_the_lead_that_it_expects() -> None:
    game = load({"players": 2})
    codes = []
    for name in ("surveyor", "architect"):
        judgements: list[Judgement] = []
        play(game, [LEVELS[name].make()] * 2, "leads", judgements)
        facts = [(judgement, fact) for judgement in judgements for fact in judgement.facts]
        codes.append({fact.code for _, fact in facts} & {"bot-ahead", "bot-behind"})
        for judgement, fact in facts:
            if fact.code in codes[-1]:
                lead = judgement.candidates[0].lead
                assert fact == Fact("bot-ahead" if lead >= 0 else "bot-behind", fact.arguments)
                assert fact.arguments["points"] == pytest.approx(abs(lead), abs=0.501)
    assert codes == [set(), {"bot-ahead", "bot-behind"}]


def test_what_is_weighed_comes_best_first_and_the_choice_is_the_first_of_it() -> None:
    judgements: list[Judgement] = []
    game = load({"players": 2})
    play(game, [LEVELS["surveyor"].make(), LEVELS["surveyor"].make()], "weighed", judgements)
    weighed = [judgement for judgement in judgements if judgement.candidates]
    assert len(weighed) > 20
    for judgement in weighed:
        leads = [candidate.lead for candidate in judgement.candidates]
        assert leads == sorted(leads, reverse=True)
        assert judgement.candidates[0].move == judgement.move


@pytest.mark.parametrize("work", [0, 1, 20, 50])
def test_an_architect_makes_as_many_trials_as_it_has_work(work: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = load({"players": 2}), Random("work")
    s = game.start()
    while s.turn < 0 or not is_wide(game, s):
        game.play(s, random_move(game, s, rng))
    done: list[int] = []
    monkeypatch.setattr("cityboard.titles.helsinki.bots.architect.known_table", lambda *_: Counting(game, done))
    Architect(8, 0, 99).choose(game, game.view(s, s.turn), s.turn, rng, Budget(work=work))
    assert sum(done) == work


class Counting:
    """A table that counts trials."""

    def __init__(self, game: Helsinki, done: list[int]) -> None:
        from cityboard.titles.helsinki.bots.weights import learned_weights
        from cityboard.titles.helsinki.bots.world import known_table

        self.table, self.done = known_table(game, learned_weights), done

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)

    def expect(self, world: list[int], offer: list[int], seed: int, samples: int, rounds: int) -> list[int]:
        self.done.append(samples)
        return self.table.expect(world, offer, seed, samples, rounds)
