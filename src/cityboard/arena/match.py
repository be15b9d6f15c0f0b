"""One game of the arena: the same contest and match give the same result on every machine."""

import hashlib
import json
import time
import traceback
from dataclasses import dataclass
from random import Random
from typing import Any

from cityboard.analysis.worker import game_of
from cityboard.arena.entrant import Entrant
from cityboard.arena.reasons import BOT_FAILED, BOT_ILLEGAL
from cityboard.arena.schedule import Match
from cityboard.core.dealer import Dealer
from cityboard.core.game import CHANCE, NOBODY, Game
from cityboard.core.reason import RefusedError


@dataclass(frozen=True, slots=True)
class Contest:
    """What all games share, small enough to send to any process: who plays which game, from which seed."""

    title: str
    rules: str
    edition: str  # a name, or the path of a file
    options: str  # as JSON
    entrants: tuple[Entrant, ...]
    seed: str

    @classmethod
    def of(cls, game: Game[Any], edition: str, entrants: tuple[Entrant, ...], seed: str) -> "Contest":
        """Return the contest of some bots in a game."""
        return cls(game.title, game.rules_version, edition, json.dumps(game.options, sort_keys=True), entrants, seed)

    @property
    def game(self) -> Game[Any]:
        """Return the game; every process builds it once."""
        return game_of(self.title, self.rules, self.edition, self.options)

    @property
    def is_repeatable(self) -> bool:
        """Return whether no bot looks at the clock, so that equal seeds give equal games."""
        return all(entrant.budget.seconds is None for entrant in self.entrants)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match ended, by seat: the points, the places after tie-breaks, and the seconds of every decision."""

    match: Match
    scores: tuple[int, ...]
    places: tuple[int, ...]
    thinking: tuple[tuple[float, ...], ...]


def play_match(contest: Contest, match: Match) -> MatchResult:
    """Play a match: its dealer is that of its set, and every seat has its own generator."""
    game = contest.game
    dealer = Dealer(hashlib.sha256(f"cityboard arena {contest.seed}/{match.deal}".encode()).digest())
    bots = [contest.entrants[number].make() for number in match.seats]
    generators = [Random(f"cityboard arena {contest.seed}/{match.number}/{seat}") for seat in range(game.players)]
    thinking: list[list[float]] = [[] for _ in bots]
    s = game.start()
    event = 0
    while s.turn != NOBODY:
        if s.turn == CHANCE:
            move = dealer.choose(event, game.chances(s))
        else:
            seat = s.turn
            entrant = contest.entrants[match.seats[seat]]
            view = game.view(s, seat)
            begun = time.perf_counter()
            try:
                move = bots[seat].choose(game, view, seat, generators[seat], entrant.budget).move
            except Exception as error:
                reason = BOT_FAILED("", value=entrant.name, number=match.number, error=_description(error))
                raise RefusedError(reason) from error
            thinking[seat].append(time.perf_counter() - begun)
            if because := game.refuse(s, move):
                raise RefusedError(BOT_ILLEGAL(because.rule, value=entrant.name, number=match.number, because=because))
        game.play(s, move)
        event += 1
    return MatchResult(match, tuple(game.scores(s)), tuple(game.ranking(s)), tuple(map(tuple, thinking)))


def _description(error: Exception) -> str:
    """Describe what went wrong in a bot, and where."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error}, {place.filename}:{place.lineno}"
