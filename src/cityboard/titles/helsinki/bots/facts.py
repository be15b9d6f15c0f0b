"""The reasons for an offer: two or three facts that are visible on the board."""

from cityboard.bots.bot import Fact
from cityboard.core.game import Move
from cityboard.titles.helsinki.bots.layout import BUILD, DRAW, PUSH, SHIFT, WILD
from cityboard.titles.helsinki.bots.offers import Offer
from cityboard.titles.helsinki.rules import moves
from cityboard.titles.helsinki.rules.building import BIT
from cityboard.titles.helsinki.rules.edition import ACTIONS
from cityboard.titles.helsinki.rules.game import Helsinki, board_entries, complete_lines
from cityboard.titles.helsinki.rules.setup import SPACES, slots_beside
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.rules.turn import POINTS, TWO_POINTS

MOST = 3
BUILDS = (BUILD, PUSH)


def facts_of(game: Helsinki, view: State, offer: Offer, lead: float | None = None) -> tuple[Fact, ...]:
    """Return what an offer brings, the most important first, and last the expected final lead from trials."""
    facts = [*_points(view, offer), *_tile(game, view, offer), *_cards(game, view, offer), *_actions(view, offer)]
    facts = facts or [Fact("bot-helsinki-best", {})]
    if lead is None:
        return tuple(facts[:MOST])
    code = "bot-ahead" if lead >= 0 else "bot-behind"
    return (*facts[: MOST - 1], Fact(code, {"points": round(abs(lead))}))


def small_facts(game: Helsinki, view: State, move: Move) -> tuple[Fact, ...]:
    """Return what a decision within a turn brings, or what is left after it."""
    superstructure = Fact("bot-helsinki-superstructures", {"number": 1})
    match move:
        case moves.Space():
            return (Fact("bot-helsinki-space", {}),)
        case moves.Pay():
            return _kept(game, view, move.cards)
        case moves.Discard():
            return _kept(game, view, (move.card,))
        case moves.Wild():
            return facts_of(game, view, Offer(0, WILD, place=1 << move.roof))
        case moves.Roof():
            return (*_points(view, Offer(0, BUILD, tops=1 << move.roof)), superstructure)
        case moves.Shift():
            offer = Offer(0, SHIFT, place=1 << move.source, tops=1 << move.target)
            return (*_points(view, offer), superstructure)
        case moves.Use():
            return (Fact("bot-helsinki-action", {"action": move.action}),)
    return ()


def _kept(game: Helsinki, view: State, gone: tuple[str, ...]) -> tuple[Fact, ...]:
    """Say which cards are left in the hand without some."""
    hand = [game.deck.names[card] for card, count in enumerate(game.turn_step.hand(view)) for _ in range(count)]
    for card in gone:
        hand.remove(card)
    return (Fact("bot-helsinki-keeps", {"cards": hand}),) if hand else ()


def board_points(built: int, roofed: int) -> int:
    """Return the points of a board as it stands."""
    return sum(entry.points for entry in board_entries(0, built, roofed))


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
    facts = [Fact("bot-helsinki-lines", {"number": lines})] if lines else []
    return [*facts, Fact("bot-helsinki-points", {"points": points})] if points else facts


def _tile(game: Helsinki, view: State, offer: Offer) -> list[Fact]:
    """Name coats of arms, the bonus card, superstructures and roofs of a tile."""
    if offer.kind not in (*BUILDS, WILD):
        return []
    facts = []
    coats = (view.coats[view.mover] & offer.place).bit_count()
    if coats:
        facts.append(Fact("bot-helsinki-coats", {"number": coats}))
    if offer.kind in BUILDS:
        if game.push.touches_colour(view, offer.card, offer.place):
            facts.append(Fact("bot-helsinki-bonus", {}))
        if offer.tops:
            facts.append(Fact("bot-helsinki-superstructures", {"number": offer.tops.bit_count()}))
    return [*facts, Fact("bot-helsinki-roofs", {"number": offer.place.bit_count()})]


def _cards(game: Helsinki, view: State, offer: Offer) -> list[Fact]:
    """Name the cards that are taken, and the tile for which they are."""
    if offer.kind != DRAW:
        return []
    space = (view.pawns[view.mover] + offer.walk) % SPACES
    taken = [view.display[slot] for slot in slots_beside(space) if view.display[slot]]
    facts = [Fact("bot-helsinki-cards", {"cards": [game.deck.names[card] for card in taken]})] if taken else []
    hand = game.turn_step.hand(view)
    for card in taken:
        hand[card] += 1
    payable = [card for card in game.deck.coloured[1:] if hand[card] and game.turn_step.can_pay(hand, card, ())]
    if payable:
        largest = max(payable, key=lambda card: (game.deck.card(card).roofs, game.deck.card(card).superstructures))
        facts.append(Fact("bot-helsinki-next", {"card": game.deck.names[largest]}))
    return facts


def _actions(view: State, offer: Offer) -> list[Fact]:
    """Name the first action that is used."""
    actions = [action for action in ACTIONS if offer.actions & BIT[action] and offer.kind != PUSH]
    return [Fact("bot-helsinki-action", {"action": actions[0]})] if actions else []
