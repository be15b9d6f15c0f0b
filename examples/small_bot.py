"""A bot of thirty lines against a level: python examples/small_bot.py --against puncher --games 40."""

import argparse
from random import Random
from typing import Any

import cityboard
from cityboard.arena.entrant import enter_all
from cityboard.arena.match import Contest
from cityboard.arena.pool import play_all
from cityboard.arena.report import summarise
from cityboard.arena.schedule import schedule
from cityboard.bots.bot import Budget, Judgement
from cityboard.core.game import Game, Move
from cityboard.core.simulation import random_move

MOVES, WORLDS = 8, 4  # how many moves it compares, and in how many worlds


class Dreamer:
    """Compares a few moves by random games, each in the same imagined worlds."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Return the move that leaves the seat furthest ahead on average."""
        # A bot gets only what its seat may know. `guess` fills in the rest at random, by the rules.
        worlds = [game.guess(view, rng) for _ in range(WORLDS)]
        moves = game.moves(view)
        candidates = rng.sample(moves, min(MOVES, len(moves)))
        return Judgement(max(candidates, key=lambda move: sum(lead(game, world, move, seat, rng) for world in worlds)))


def lead(game: Game[Any], world: Any, move: Move, seat: int, rng: Random) -> int:
    """Play a move and then at random; return the seat's final lead over the best other one."""
    state = world.copy()
    game.play(state, move)
    while state.turn != cityboard.NOBODY:
        game.play(state, random_move(game, state, rng))
    scores = game.scores(state)
    return scores.pop(seat) - max(scores)


def main() -> None:
    """Play the bot against a level of the title, every deal from both seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", nargs="?", default="metro", choices=cityboard.title_names())
    parser.add_argument("--against", default="random", help="a level or a baseline of the title")
    parser.add_argument("--games", type=int, default=20)
    chosen = parser.parse_args()

    # A bot that is not part of cityboard is entered as MODULE:CLASS, as on the command line:
    # PYTHONPATH=examples cityboard arena metro --bots small_bot:Dreamer,random
    entrants = enter_all(chosen.title, ["small_bot:Dreamer", chosen.against])
    game = cityboard.load(chosen.title, players=2)
    contest = Contest.of(game, "default", entrants, seed="example")
    results = list(play_all(contest, schedule(len(entrants), game.players, chosen.games)))
    report = summarise(contest, results)
    for standing in report.standings:
        share = standing.win_share
        print(f"{standing.name} won {share.value:.0%} of {standing.games} games [{share.low:.0%}, {share.high:.0%}]")


if __name__ == "__main__":
    main()
