"""The laws every game must satisfy, as functions that check any game.

Each raises BrokenLawError with what it saw. `put_through` plays a random game and checks them all along the way.
"""

import json
from collections.abc import Set
from random import Random
from typing import Any

from cityboard.core.game import CHANCE, NOBODY, Effect, Game, Move
from cityboard.core.record import Record, replay, verify
from cityboard.core.simulation import random_game

LONGEST = 5000  # moves; a longer game is taken to be endless
OTHERS = 3  # moves to compare a move with, in each world: a step that reveals a secret always does so
NONSENSE: list[Move] = [(), ("nonsense",), ("nonsense", 1, 2, 3), (-1, "nonsense"), (0,)]


class BrokenLawError(AssertionError):
    """A game breaks a law."""


def _demand(holds: bool, law: str, *seen: object) -> None:
    if not holds:
        raise BrokenLawError(f"{law}: {seen!r}")


def somebody_can_move(game: Game[Any], s: Any) -> None:
    """There is a legal move before the end and none after it, and no move is listed twice."""
    moves = game.moves(s)
    _demand(bool(moves) == (s.turn != NOBODY), "somebody can move", s.turn, moves)
    _demand(len(moves) == len(set(moves)), "moves are different", moves)


def legal_means_not_refused(game: Game[Any], s: Any, actions: Set[Move] | None = None) -> None:
    """A move is listed if and only if it is not refused; every refusal cites a rule.

    `actions` are all those of the game, if somebody has listed them already: some games have many.
    """
    moves, actions = set(game.moves(s)), set(game.actions()) if actions is None else actions
    for move in moves | actions:
        reason = game.refuse(s, move)
        _demand((move in moves) == (reason is None), "legal means not refused", move, reason)
        _demand(reason is None or bool(reason.code and reason.rule), "a refusal cites a rule", move, reason)
    if s.turn not in (CHANCE, NOBODY):
        _demand(moves <= actions, "every move has its number", moves - actions)


def chances_are_the_moves_of_chance(game: Game[Any], s: Any) -> None:
    """Chance has outcomes with positive weights exactly when it is its turn."""
    chances = game.chances(s)
    outcomes = [move for move, _ in chances]
    _demand(outcomes == (game.moves(s) if s.turn == CHANCE else []), "chance has its outcomes", outcomes)
    _demand(all(weight > 0 for _, weight in chances), "weights are positive", chances)


def copies_share_nothing(game: Game[Any], s: Any) -> None:
    """Playing on a copy leaves the original unchanged, and a copy equals its original."""
    before = json.dumps(s.to_json())
    twin = s.copy()
    _demand(twin == s, "a copy is equal", before)
    for _ in range(8):
        if twin.turn != NOBODY:
            game.play(twin, game.moves(twin)[-1])
    _demand(json.dumps(s.to_json()) == before, "copies share nothing", before)


def json_keeps_everything(game: Game[Any], s: Any) -> None:
    """A state survives JSON unchanged and has the same legal moves."""
    back = game.state_from_json(json.loads(json.dumps(s.to_json())))
    _demand(back == s and back.to_json() == s.to_json(), "JSON keeps everything", s.to_json())
    _demand(game.moves(back) == game.moves(s), "JSON keeps the moves", s.to_json())


def views_keep_secrets(game: Game[Any], s: Any, rng: Random) -> None:
    """What a seat is shown does not depend on what is hidden from it: another world with the same view exists."""
    for seat in (*range(game.players), None):
        view = game.view(s, seat)
        guess = game.guess(view, rng)
        _demand(game.view(guess, seat) == view, "a guess has the same view", seat, view.to_json())
        _demand(game.pieces(guess) == game.pieces(s), "a guess has all pieces", seat)
        somebody_can_move(game, guess)
        if seat == s.turn:
            _demand(game.moves(guess) == game.moves(s), "hidden things do not change the moves", seat)


def moves_show_no_secret(game: Game[Any], s: Any, move: Move, rng: Random) -> None:
    """Moves that lead to the same view are shown and reported alike, in this world and in one the viewer imagines.

    Once the game is over, nothing is secret any more.
    """
    after, effects = _after(game, s, move)
    if after.turn == NOBODY:
        return
    for seat in (*range(game.players), None):
        seen, shown = game.view(after, seat), game.shown(s, move, seat)
        _demand(seat != s.turn or shown == move, "a seat sees its own decision", seat, move, shown)
        for world in (s, game.guess(game.view(s, seat), rng)):
            moves = game.moves(world)
            for other in rng.sample(moves, min(OTHERS, len(moves))):
                twin, effects_too = _after(game, world, other)
                if twin.turn != NOBODY and game.view(twin, seat) == seen:
                    shown_too = game.shown(world, other, seat)
                    _demand(shown == shown_too, "what looks alike is shown alike", seat, shown, shown_too)
                    _demand(effects == effects_too, "what looks alike is told alike", seat, effects, effects_too)


def decisions_teach_nothing(game: Game[Any], s: Any, move: Move, rng: Random) -> None:
    """A seat foresees what its decision does: only chance, others and the end of the game teach it something new.

    Undo relies on this.
    """
    imagined, foreseen = _after(game, game.guess(game.view(s, s.turn), rng), move)
    after, effects = _after(game, s, move)
    same = after.turn == imagined.turn == NOBODY or (
        effects == foreseen and game.view(after, s.turn) == game.view(imagined, s.turn)
    )
    _demand(same, "a decision teaches its maker nothing", s.turn, move, effects, foreseen)


def _after(game: Game[Any], s: Any, move: Move) -> tuple[Any, list[Effect]]:
    """Return a state after a move, and the effects of the move."""
    after = s.copy()
    effects: list[Effect] = []
    game.play(after, move, effects.append)
    return after, effects


def points_add_up(game: Game[Any], s: Any) -> None:
    """The breakdown explains every point of every seat with a rule, and the ranking follows the points."""
    totals = [0] * game.players
    for entry in game.breakdown(s):
        _demand(bool(entry.rule and entry.code), "points cite a rule", entry)
        if isinstance(entry.owner, int):
            totals[entry.owner] += entry.points
    scores = game.scores(s)
    _demand(totals == scores, "points add up", totals, scores)
    ranking = game.ranking(s)
    _demand(min(ranking) == 1 and len(ranking) == game.players, "somebody wins", ranking)
    better = [(a, b) for a in range(game.players) for b in range(game.players) if scores[a] > scores[b]]
    _demand(all(ranking[a] < ranking[b] for a, b in better), "more points, better place", scores, ranking)


def pieces_stay(game: Game[Any], s: Any, counts: dict[str, int]) -> None:
    """No piece appears or disappears."""
    _demand(game.pieces(s) == counts, "pieces stay", game.pieces(s), counts)


def refusing_changes_nothing(game: Game[Any], s: Any, nonsense: list[Move]) -> None:
    """Whatever the move, `refuse` answers with a reason and leaves the state alone."""
    before = s.copy()
    for move in nonsense:
        _demand(game.refuse(s, move) is not None, "nonsense is refused", move)
    _demand(s == before, "refusing changes nothing", nonsense)


def records_replay(game: Game[Any], s: Any, record: Record) -> None:
    """A record read back plays to the same state, and every draw follows from its seed."""
    text = record.text()
    read = Record.parse(text)
    _demand(read.text() == text, "a record reads back", text)
    _demand(replay(game, read) == s, "replay gives the same state", text)
    verify(game, read)


def put_through(game: Game[Any], seed: str, moments: int = 3) -> Record:
    """Play a random game and check every law, at the end and at some moments on the way; return its record."""
    s, record = random_game(game, seed, LONGEST)
    _demand(s.turn == NOBODY, "every game ends", len(record.moves))
    records_replay(game, s, record)
    rng = Random(seed)
    asked = sorted(rng.sample(range(len(record.moves)), min(moments, len(record.moves))))
    now, actions = game.start(), set(game.actions())
    counts: dict[str, int] | None = None
    for event, (_, move) in enumerate(record.moves):
        somebody_can_move(game, now)
        if event in asked:
            ask_all(game, now, rng, actions)
        if now.turn >= 0:
            # Only now has the setup put everything in place.
            counts = counts or game.pieces(now)
            pieces_stay(game, now, counts)
        game.play(now, move)
    ask_all(game, now, rng, actions)
    ask_of_moves(game, record, asked, rng)
    return record


def ask_of_moves(game: Game[Any], record: Record, asked: list[int], rng: Random) -> None:
    """Check the laws about moves: for every decision, for the first move of every kind, and at some moments."""
    s = game.start()
    kinds: set[str | int] = set()
    for event, (seat, move) in enumerate(record.moves):
        if event in asked or move[0] not in kinds:
            moves_show_no_secret(game, s, move, rng)
        if seat != CHANCE:
            decisions_teach_nothing(game, s, move, rng)
        kinds.add(move[0])
        game.play(s, move)


def ask_all(game: Game[Any], s: Any, rng: Random, actions: Set[Move] | None = None) -> None:
    """Check every law for one state."""
    somebody_can_move(game, s)
    legal_means_not_refused(game, s, actions)
    chances_are_the_moves_of_chance(game, s)
    copies_share_nothing(game, s)
    json_keeps_everything(game, s)
    views_keep_secrets(game, s, rng)
    points_add_up(game, s)
    refusing_changes_nothing(game, s, NONSENSE)
