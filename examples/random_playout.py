"""Play one game at random: python examples/random_playout.py helsinki --players 3 --seed 7."""

import argparse
from random import Random

import cityboard


def main() -> None:
    """Play a game to its end and print every seat's points with the rules that gave them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", nargs="?", default="metro", choices=cityboard.title_names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()

    # A game is the rules with chosen options. It never changes; everything that changes is in the state.
    game = cityboard.load(chosen.title, players=chosen.players)
    state, rng = game.start(), Random(chosen.seed)
    count = 0
    while state.turn != cityboard.NOBODY:
        if state.turn == cityboard.CHANCE:
            # Chance is a player too: it draws tiles and cards. Its moves have weights.
            outcomes, weights = zip(*game.chances(state), strict=True)
            (move,) = rng.choices(outcomes, weights)
        else:
            # A seat always has a legal move. `game.refuse(state, move)` says why any other move is not legal.
            move = rng.choice(game.moves(state))
        game.play(state, move)
        count += 1

    print(f"{chosen.title}: {count} moves")
    places = game.ranking(state)
    for seat, points in enumerate(game.scores(state)):
        rules = sorted({entry.rule for entry in game.breakdown(state) if entry.owner == seat})
        print(f"seat {seat}: {points} points, place {places[seat]} ({', '.join(rules)})")


if __name__ == "__main__":
    main()
