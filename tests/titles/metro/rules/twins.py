"""Twins: games that differ only in what someone has not seen, and the comparison of what they were shown.

A twin of a game is made from its moves alone, never from what the engine thinks is known: one or two outcomes of chance
that a seat has not seen are exchanged, and both games are played again from the start.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

from cityboard.core.dealer import pick_at_random
from cityboard.core.game import CHANCE, NOBODY, Effect, Move
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State

COLOURS = ["yellow", "blue", "orange", "grey", "red", "brown", "green", "purple"]
PERCENTAGES = [10, 20, 30, 40]
# Retyped from M16.4, in the order of the colours.
POINTS = ["1234", "2233", "0334", "1144", "0145", "0235", "2224", "1333"]


class LeakError(AssertionError):
    """A seat can tell two games apart that it should not."""


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
        printed = Counter(map(int, POINTS[COLOURS.index(str(colour))]))
        left = printed - Counter(int(move[2]) for move in moves if move[:2] == ("point-tile", colour))
        for event, points in events:
            yield from (("point tile", changed(moves, {event: free})) for free in left if free != points)
        for (first, one), (second, other) in combinations(events, 2):
            if one != other:
                yield "point tiles", changed(moves, {first: other, second: one})


def played(game: Metro, moves: list[Move]) -> tuple[State, list[Effect]]:
    """Play moves from the start; return the state and all effects."""
    s = game.start()
    effects: list[Effect] = []
    for move in moves:
        game.play(s, move, effects.append)
    return s, effects


def shown(game: Metro, moves: list[Move], seat: int | None) -> list[Move]:
    """List the moves of a game as a seat saw them."""
    s = game.start()
    seen: list[Move] = []
    for move in moves:
        seen.append(game.shown(s, move, seat))
        game.play(s, move)
    return seen


def compare(game: Metro, moves: list[Move], twin: list[Move], seat: int | None) -> None:
    """Demand that a seat and the spectators cannot tell a game from its twin."""
    s, effects = played(game, moves)
    t, effects_too = played(game, twin)
    for eyes in (seat, None):
        if game.view(s, eyes) != game.view(t, eyes):
            raise LeakError(f"the view of {eyes}")
        if shown(game, moves, eyes) != shown(game, twin, eyes):
            raise LeakError(f"the moves shown to {eyes}")
    if effects != effects_too:
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
                by_kind: dict[str, list[list[Move]]] = {}
                for kind, twin in twins(honest, moves, seat):
                    by_kind.setdefault(kind, []).append(twin)
                for kind, several in by_kind.items():
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
