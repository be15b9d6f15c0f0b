"""Pairs of games that differ only in what one viewer may not know: whole histories, made from the moves alone.

What is secret stands here once more, in words of the rulebooks, and is never asked of a view: an outcome of chance that
the viewer has not seen is changed, everything else is played again, and whatever lies open must come out the same.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, islice
from random import Random
from typing import Any

from cityboard.core.dealer import pick_at_random
from cityboard.core.game import CHANCE, NOBODY, Game, Move

Viewer = int | None
Played = tuple[int, Move]  # by whom, and what

# By title and kind of secret: the outcome of chance that makes it. Two at a time are exchanged between seats.
SECRETS: dict[str, dict[str, str]] = {
    "metro": {
        "hand": "deal",
        "hands": "deal",
        "drawn": "drawn",
        "shares": "share",
        "tokens": "token",
        "point tiles": "point-tile",
    },
    "helsinki": {"hand": "deal", "hands": "deal"},
}
FUTURE = "future"  # only the dealer's seed differs
GUESS = "guess"  # the present state differs, not the log
# What only the box and the holder know (M2.6, H3.8); everything else in a state lies on the table.
HIDDEN_FIELDS = {"metro": {"hands", "drawn", "tower", "own"}, "helsinki": {"hands", "pile"}}
ACCOUNTS = 8  # the account of a point tile in the argument of its step
CUTS, ATTEMPTS = 4, 40  # where to look for another history, and how often
DECISIONS = 5  # how long a pair goes on together


@dataclass(frozen=True, slots=True)
class Pair:
    """Two games for a viewer who cannot tell them apart, up to a cut, and as long as nothing is revealed after it."""

    game: Game[Any]
    viewer: Viewer
    kind: str
    cut: int
    one: list[Played]
    other: list[Played]
    changed: tuple[int, ...]  # the events that differ
    guess: Any = None  # the other state at the cut, where the histories do not differ

    @property
    def words(self) -> list[str | int]:
        """List what is another thing in the other world: names that a clever question would contain."""
        secrets = [world[event][1][-1] for event in self.changed for world in (self.one, self.other)]
        return list(dict.fromkeys(secrets))

    @property
    def holder(self) -> Viewer:
        """Return the seat that alone knows what is different; None if there is none."""
        nobodys = self.kind == "point tiles" and "companies" in self.game.options["modules"]
        if nobodys or not self.changed:
            return None
        event = self.changed[0]
        if self.kind == "point tiles":
            return int(state_after(self.game, self.one[:event]).argument) % ACCOUNTS
        return int(self.one[event][1][1])


def is_secret(game: Game[Any], s: Any, move: Move, viewer: Viewer) -> bool:
    """Return whether an outcome of chance about to be played is hidden from a viewer by the rules."""
    modules = game.options["modules"]
    if move[0] == "point-tile":  # a company's are nobody's to look at (M16.3)
        return "companies" in modules or s.argument % ACCOUNTS != viewer
    hidden = move[0] in SECRETS[game.title].values()
    return hidden and move[1] != viewer and "solo" not in modules


def lies_open(game: Game[Any], s: Any) -> list[Any]:
    """Return everything of a state that is public."""
    hidden = HIDDEN_FIELDS[game.title]
    return [s.turn, *(getattr(s, name) for name in s.field_names() if name not in hidden)]


def whole_game(game: Game[Any], rng: Random) -> list[Played]:
    """Play a game at random; every other one of movers that choose the kind first, so that rare kinds are frequent."""
    varied = rng.random() < 0.5
    s = game.start()
    moves: list[Played] = []
    while s.turn != NOBODY:
        chance = s.turn == CHANCE
        move = pick_at_random(game.chances(s), rng) if chance else decide(game.moves(s), rng, varied=varied)
        moves.append((s.turn, move))
        game.play(s, move)
    return moves


def decide(legal: list[Move], rng: Random, *, varied: bool) -> Move:
    """Choose a move, if varied its kind first."""
    if varied:
        kind = rng.choice(sorted({str(move[0]) for move in legal}))
        legal = [move for move in legal if move[0] == kind]
    return rng.choice(legal)


def state_after(game: Game[Any], moves: list[Played]) -> Any:
    """Play moves from the start."""
    s = game.start()
    for _, move in moves:
        game.play(s, move)
    return s


# Making the other world.


def follow(game: Game[Any], s: Any, t: Any, move: Move, viewer: Viewer) -> Move | None:
    """Return what happens in the other world when something happens in this one; None if the viewer would notice."""
    if game.refuse(t, move) is None:
        return move
    if s.turn == CHANCE and is_secret(game, s, move, viewer):
        return next((other for other in game.moves(t) if other[:-1] == move[:-1]), None)
    return None


def other_history(
    game: Game[Any], moves: list[Played], viewer: Viewer, changed: dict[int, Move]
) -> tuple[list[Played], Any] | None:
    """Play a game again with other outcomes of chance; None if something open would come out differently."""
    first = min(changed)
    s, other = state_after(game, moves[:first]), moves[:first]
    t = s.copy()
    for event, (by, move) in enumerate(moves[first:], first):
        twin = changed.get(event) or follow(game, s, t, move, viewer)
        if twin is None or (event in changed and game.refuse(t, twin)):
            return None
        other.append((by, twin))
        game.play(s, move)
        game.play(t, twin)
        if lies_open(game, s) != lies_open(game, t):
            return None
    return None if s == t else (other, t)


def proposals(
    game: Game[Any], moves: list[Played], viewer: Viewer, kind: str, rng: Random
) -> Iterator[dict[int, Move]]:
    """Propose outcomes to change, those of late first: what was dealt early has mostly been laid open since."""
    word = SECRETS[game.title][kind]
    secrets: list[tuple[int, Move, list[Move]]] = []
    s = game.start()
    for event, (by, move) in enumerate(moves):
        if by == CHANCE and move[0] == word and is_secret(game, s, move, viewer):
            secrets.append((event, move, [other for other in game.moves(s) if other != move]))
        game.play(s, move)
    secrets.reverse()
    if word in ("deal", "drawn"):
        secrets = secrets[: 4 * game.players]
    if kind == "hands":
        pairs = list(combinations(secrets, 2))
        rng.shuffle(pairs)
        for (late, one, _), (early, two, _) in pairs:
            if one[1] != two[1] and one[-1] != two[-1]:
                yield {late: (*one[:-1], two[-1]), early: (*two[:-1], one[-1])}
        return
    choices = [(event, other) for event, _, others in secrets for other in others]
    rng.shuffle(choices)
    for event, other in choices:
        yield {event: other}


def last_decision(moves: list[Played]) -> int:
    """Return the event that ends a game but for the answers of chance."""
    return max(event for event, (by, _) in enumerate(moves) if by != CHANCE)


def cuts(moves: list[Played], viewer: Viewer, kind: str, rng: Random) -> Iterator[int]:
    """Propose where to stop: anywhere, just before the end, and where the secret is at its freshest."""
    begun = next(event for event, (by, _) in enumerate(moves) if by != CHANCE)
    last = last_decision(moves)
    own = [event for event, (by, _) in enumerate(moves) if by == viewer]
    fresh = [event + 1 for event, (_, move) in enumerate(moves) if move[0] == "drawn" and move[1] != viewer]
    while True:
        where = rng.random()
        if kind == "drawn":
            yield rng.choice(fresh) if fresh else last
        elif where < 0.15 or (where < 0.3 and moves[last][0] == viewer):
            yield last
        elif where < 0.65 and own:
            yield rng.choice(own)  # the viewer is to decide
        else:
            cut = rng.randrange(begun, last + 1)
            yield next(event for event in range(cut, last + 1) if moves[event][0] != CHANCE)


def make_pair(game: Game[Any], viewer: Viewer, kind: str, rng: Random) -> Pair:
    """Find two worlds that differ in one kind of secret; in the present state alone if there is no other history."""
    # The last decision of every other game is the viewer's, because what it does is a secret until then.
    games = [whole_game(game, rng) for _ in range(rng.choice((1, game.players)))]
    moves = next((moves for moves in games if moves[last_decision(moves)][0] == viewer), games[0])
    places = cuts(moves, viewer, kind, rng)
    for cut in islice(places, CUTS if kind != FUTURE else 0):
        for changed in islice(proposals(game, moves[:cut], viewer, kind, rng), ATTEMPTS):
            twin = other_history(game, moves[:cut], viewer, changed)
            if twin:
                one, (other, t) = moves[:cut], twin
                go_on(game, one, other, t, viewer, rng)
                events = (event for event, both in enumerate(zip(one, other, strict=True)) if both[0] != both[1])
                return Pair(game, viewer, kind, cut, one, other, tuple(events))
    cut = next(places)
    one, s = moves[:cut], state_after(game, moves[:cut])
    if kind != FUTURE:
        return Pair(game, viewer, GUESS, cut, one, one, (), game.guess(game.view(s, viewer), rng))
    other = list(one)
    go_on(game, one, other, s, viewer, rng)
    return Pair(game, viewer, FUTURE, cut, one, other, ())


def go_on(game: Game[Any], one: list[Played], other: list[Played], t: Any, viewer: Viewer, rng: Random) -> None:
    """Continue together, as long as decisions are possible in both worlds and nothing distinguishes them."""
    s, t = state_after(game, one), t.copy()
    together = len(one)
    for _ in range(DECISIONS):
        here = set(game.moves(t))
        common = [move for move in game.moves(s) if move in here]
        move: Move | None = decide(common, rng, varied=True) if common else None
        while move is not None:
            twin = follow(game, s, t, move, viewer)
            if twin is None:
                break
            one.append((s.turn, move))
            other.append((s.turn, twin))
            game.play(s, move)
            game.play(t, twin)
            move = pick_at_random(game.chances(s), rng) if s.turn == CHANCE else None
        # A decision whose chance outcome distinguishes the worlds is not taken.
        if move is not None or not common or s.turn == NOBODY or lies_open(game, s) != lies_open(game, t):
            break
        together = len(one)
    del one[together:], other[together:]
