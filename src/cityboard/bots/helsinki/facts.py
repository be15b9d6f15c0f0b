"""What spoke for an offer: two or three facts that can be seen on the board."""

from cityboard.bots.bot import Fact
from cityboard.bots.helsinki.offers import Offer
from cityboard.bots.helsinki.world import BUILD, DRAW, PUSH, SHIFT, WILD
from cityboard.core.game import Move
from cityboard.games.helsinki.board import around
from cityboard.games.helsinki.building import BIT
from cityboard.games.helsinki.edition import ACTIONS, COLOURS
from cityboard.games.helsinki.game import (
    PER_CROSSING,
    PER_LINE,
    PER_LINE_ROOF,
    Helsinki,
    complete_lines,
    roofs_by_worth,
)
from cityboard.games.helsinki.setup import SPACES
from cityboard.games.helsinki.state import State
from cityboard.games.helsinki.turn import POINTS, TWO_POINTS

MOST = 3
BUILDS = (BUILD, PUSH)


def facts_of(game: Helsinki, view: State, offer: Offer, lead: float | None = None) -> tuple[Fact, ...]:
    """Say what an offer brings, the most important first, and last the lead at the end that was found in trials."""
    found = [*_points(view, offer), *_tile(game, view, offer), *_cards(game, view, offer), *_actions(view, offer)]
    found = found or [Fact("bot-helsinki-best")]
    if lead is None:
        return tuple(found[:MOST])
    code = "bot-ahead" if lead >= 0 else "bot-behind"
    return (*found[: MOST - 1], Fact(code, {"points": round(abs(lead))}))


def small_facts(game: Helsinki, view: State, move: Move) -> tuple[Fact, ...]:
    """Say what a decision within a turn brings, or what is left after it."""
    kind, *named = move
    if kind == "space":
        return (Fact("bot-helsinki-space"),)
    if kind in ("pay", "discard"):
        hand = [game.deck.names[card] for card, count in enumerate(game.turn_step.hand(view)) for _ in range(count)]
        for card in named:
            hand.remove(str(card))
        return (Fact("bot-helsinki-keeps", {"cards": hand}),) if hand else ()
    roofs = [1 << int(roof) for roof in named if kind != "use"]
    if kind == "wild":
        return facts_of(game, view, Offer(0, WILD, place=roofs[0]))
    if kind in ("roof", "shift"):
        offer = Offer(0, BUILD, tops=roofs[0]) if kind == "roof" else Offer(0, SHIFT, place=roofs[0], tops=roofs[1])
        return (*_points(view, offer), Fact("bot-helsinki-superstructures", {"number": 1}))
    return (Fact("bot-helsinki-action", {"action": named[0]}),)


def board_points(built: int, roofed: int) -> int:
    """Return the points of a board as it stands (H7)."""
    rows, columns = complete_lines(built)
    crossings, along, _ = roofs_by_worth(built, roofed)
    return PER_LINE * (len(rows) + len(columns)) + PER_CROSSING * crossings + PER_LINE_ROOF * along


def _points(view: State, offer: Offer) -> list[Fact]:
    """Name complete lines and the points that come at once."""
    built, roofed = view.built[view.mover], view.roofed[view.mover]
    then_built, then_roofed = built, roofed
    if offer.kind in (*BUILDS, WILD):
        then_built, then_roofed = built | offer.place, roofed | offer.tops
    if offer.kind == SHIFT:
        then_roofed = roofed ^ (offer.place | offer.tops)
    lines = sum(map(len, complete_lines(then_built))) - sum(map(len, complete_lines(built)))
    points = board_points(then_built, then_roofed) - board_points(built, roofed)
    if offer.actions & BIT[TWO_POINTS]:
        points += POINTS
    found = [Fact("bot-helsinki-lines", {"number": lines})] if lines else []
    return [*found, Fact("bot-helsinki-points", {"points": points})] if points else found


def _tile(game: Helsinki, view: State, offer: Offer) -> list[Fact]:
    """Name coats of arms, the bonus card, superstructures and roofs of a tile."""
    if offer.kind not in (*BUILDS, WILD):
        return []
    found = []
    coats = (view.coats[view.mover] & offer.place).bit_count()
    if coats:
        found.append(Fact("bot-helsinki-coats", {"number": coats}))
    if offer.kind in BUILDS:
        colour = len(COLOURS) * view.mover + game.deck.card(offer.card).colour
        if around(offer.place) & view.colours[colour]:
            found.append(Fact("bot-helsinki-bonus"))
        if offer.tops:
            found.append(Fact("bot-helsinki-superstructures", {"number": offer.tops.bit_count()}))
    return [*found, Fact("bot-helsinki-roofs", {"number": offer.place.bit_count()})]


def _cards(game: Helsinki, view: State, offer: Offer) -> list[Fact]:
    """Name the cards that are taken, and the tile for which they are."""
    if offer.kind != DRAW:
        return []
    space = (view.pawns[view.mover] + offer.walk) % SPACES
    taken = [card for card in (view.display[space], view.display[(space + 1) % SPACES]) if card]
    found = [Fact("bot-helsinki-cards", {"cards": [game.deck.names[card] for card in taken]})] if taken else []
    hand = game.turn_step.hand(view)
    for card in taken:
        hand[card] += 1
    payable = [card for card in game.deck.coloured[1:] if hand[card] and game.turn_step.can_pay(hand, card, ())]
    if payable:
        largest = max(payable, key=lambda card: (game.deck.card(card).roofs, game.deck.card(card).superstructures))
        found.append(Fact("bot-helsinki-next", {"card": game.deck.names[largest]}))
    return found


def _actions(view: State, offer: Offer) -> list[Fact]:
    """Name the first action that is used."""
    actions = [action for action in ACTIONS if offer.actions & BIT[action] and offer.kind != PUSH]
    return [Fact("bot-helsinki-action", {"action": actions[0]})] if actions else []
