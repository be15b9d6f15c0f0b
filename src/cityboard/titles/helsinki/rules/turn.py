"""A turn: walk, then draw or build, with actions in between (H3, H6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress
from random import Random
from typing import Final, TypedDict

from cityboard.core.arguments import Nothing
from cityboard.core.game import EffectCode, Move, Report
from cityboard.core.reason import Reason, ReasonCode
from cityboard.core.reasons import MOVE_MALFORMED
from cityboard.titles.helsinki.rules.actions import wild_places
from cityboard.titles.helsinki.rules.arguments import OfAction, SeatCards
from cityboard.titles.helsinki.rules.board import Shape
from cityboard.titles.helsinki.rules.building import BIT, BUILT, MODIFIERS, Building
from cityboard.titles.helsinki.rules.edition import ACTIONS
from cityboard.titles.helsinki.rules.moves import Build, Draw, DrawMore, End, Use, Walk
from cityboard.titles.helsinki.rules.pile import DISCARD_FIRST, HAND_LIMIT
from cityboard.titles.helsinki.rules.setup import SPACES
from cityboard.titles.helsinki.rules.state import State


class WalkedPawn(TypedDict):
    """How far a seat's pawn walked, and where to."""

    seat: int
    spaces: int
    senate: int


class OfReach(TypedDict):
    """How far a pawn can walk."""

    reach: int


WALKED = EffectCode("walked", WalkedPawn)
CARDS_TAKEN = EffectCode("cards-taken", SeatCards)

MUST_BUILD = ReasonCode("must-build", Nothing)
WALK_FIRST = ReasonCode("walk-first", Nothing)
ACT_FIRST = ReasonCode("act-first", Nothing)
ALREADY_ACTED = ReasonCode("already-acted", Nothing)
ALREADY_WALKED = ReasonCode("already-walked", Nothing)
WALK_TOO_FAR = ReasonCode("walk-too-far", OfReach)
NO_CARD = ReasonCode("no-card", OfAction)
MOVEMENT_OVER = ReasonCode("movement-over", OfAction)
WITH_THE_BUILD = ReasonCode("with-the-build", OfAction)
WITH_THE_DRAW = ReasonCode("with-the-draw", OfAction)
AFTER_A_DRAW = ReasonCode("after-a-draw", OfAction)
AFTER_A_BUILD = ReasonCode("after-a-build", OfAction)
NOTHING_TO_BUILD = ReasonCode("nothing-to-build", OfAction)
NO_PLACE_FOR_WILD = ReasonCode("no-place-for-wild", OfAction)
NOTHING_TO_MOVE = ReasonCode("nothing-to-move", OfAction)

STEPS = 3
DREW = 1
REACH = {"A1": 6, "A6": 5, "A11": -1}
NEAREST, FARTHEST = min(REACH.values()), max(REACH.values())
WILD_TILES = {"A2": 2, "A7": 1}
POINTS = 2
SECOND_BUILD, BUILD_TOO, MOVE_ROOF, NO_LIMIT, TWO_POINTS = "A8", "A13", "A10", "A12", "A15"
EXTRA_CARD: Final = "A4"
ANY_TIME = sum(BIT[action] for action in (*WILD_TILES, MOVE_ROOF, NO_LIMIT, TWO_POINTS))
BEFORE_WALKING = sum(BIT[action] for action in REACH)
# Why an action is refused at the wrong moment: code and rule.
MOMENT: dict[str, tuple[ReasonCode[...], str]] = {
    **dict.fromkeys(REACH, (MOVEMENT_OVER, "A1")),
    **dict.fromkeys(MODIFIERS, (WITH_THE_BUILD, "H6.1")),
    EXTRA_CARD: (WITH_THE_DRAW, "A4"),
    BUILD_TOO: (AFTER_A_DRAW, "A13"),
    SECOND_BUILD: (AFTER_A_BUILD, "A8"),
}
DRAW, DRAW_MORE, END = Draw("draw"), DrawMore("draw", EXTRA_CARD), End("end")
WALKS = {spaces: Walk("walk", spaces) for spaces in range(NEAREST, FARTHEST + 1) if spaces}
USES: dict[str, Use] = {action: Use("use", action) for action in ACTIONS}


class Turn(Building):
    """The mover's free decision, including actions (H3.6); what is legal depends on what has been done in this turn."""

    rule = "H3.1"
    kinds = ("walk", "use", "draw", "build", "end")

    def begin(self, s: State, argument: int, report: Report | None) -> bool:
        """Let the mover decide; a turn with nothing left but its end is over (H3.7)."""
        s.turn = s.mover
        return not s.acted or s.must_build == 1 or any(self._uses(s))

    def moves(self, s: State) -> list[Move]:
        """List walks, draws, builds, actions and the end, as far as the turn has come."""
        if s.must_build:
            return list(self.builds(s))
        legal: list[Move] = []
        if s.reach:
            legal += map(WALKS.__getitem__, self._walks(s))
        elif not s.acted:
            extra = self.game.available(s) & BIT[EXTRA_CARD] and not self._refuse_extra_card(s)
            legal += [DRAW, DRAW_MORE] if extra else [DRAW]
            legal += self.builds(s)
        legal += self._uses(s)
        return [*legal, END] if s.acted else legal

    def _uses(self, s: State) -> Iterator[Use]:
        """Yield the actions that can be used by themselves now."""
        usable = self.game.available(s)
        if not usable:
            return
        usable &= self._timely(s)
        for action, bit in BIT.items():
            if usable & bit and not self._refuse_effect(s, action):
                yield USES[action]

    def uses_at_any_time(self, s: State) -> list[Move]:
        """List the actions that can be used even while a discard is due (H6.2)."""
        return [move for move in self._uses(s) if BIT[move.action] & ANY_TIME]

    def refuse_use_at_any_time(self, s: State, action: str | int) -> Reason | None:
        """Judge an action while a discard is due (H6.2)."""
        reason = self.game.refuse_action(s, action)
        if reason or BIT[str(action)] & ANY_TIME:
            return reason or self._refuse_effect(s, str(action))
        return DISCARD_FIRST("H3.4", cards=s.hand_sizes[s.mover] - HAND_LIMIT)

    def imagine(self, s: State, rng: Random) -> list[int]:
        """Choose cards of the pile with which the hidden hand of a mover who must build can build."""
        cards = compress(self.game.deck.coloured, s.pile)
        plans = [(card, actions) for card in cards for actions in self.action_sets(s)]
        rng.shuffle(plans)
        fits: dict[tuple[Shape, int], bool] = {}
        for card, actions in plans:
            if not self.can_lay(s, card, actions, fits):
                continue
            s.pile[card] -= 1
            payment = self.imagine_payment(s, card, actions, rng)
            s.pile[card] += 1
            if payment is not None and len(payment) < s.hand_sizes[s.mover]:
                return [card, *payment]
        raise LookupError("a mover who must build can build")

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge a decision of the turn."""
        kind = move[0]
        if s.must_build and kind != "build":
            return MUST_BUILD(BUILD_TOO if s.acted == DREW else SECOND_BUILD)
        if kind == "use":
            return self._refuse_use(s, move[1] if len(move) == 2 else "")
        if kind == "walk":
            return self._refuse_walk(s, move)
        if kind == "end":
            return self._refuse_end(s, move)
        if s.reach:
            return WALK_FIRST("H3.1")
        if s.acted and not s.must_build:
            return ALREADY_ACTED("H3.1")
        return self.refuse_build(s, move) if kind == "build" else self._refuse_draw(s, move)

    def _walks(self, s: State) -> range:
        """Return the distances the mover may walk (H3.2, A1, A6, A11)."""
        return range(1, s.reach + 1) if s.reach > 0 else range(-1, 0)

    def _refuse_walk(self, s: State, move: Move) -> Reason | None:
        if not isinstance(move, Walk):
            return MOVE_MALFORMED("H3.2", move=list(move))
        if not s.reach:
            return ALREADY_WALKED("H3.2")
        return None if move.spaces in self._walks(s) else WALK_TOO_FAR("H3.2", reach=s.reach)

    def _refuse_end(self, s: State, move: Move) -> Reason | None:
        if not isinstance(move, End):
            return MOVE_MALFORMED("H3.7", move=list(move))
        return None if s.acted else ACT_FIRST("H3.1")

    def _refuse_draw(self, s: State, move: Move) -> Reason | None:
        if not isinstance(move, Draw | DrawMore):
            return MOVE_MALFORMED("H3.3", move=list(move))
        return self._refuse_extra_card(s) if isinstance(move, DrawMore) else None

    def _refuse_extra_card(self, s: State) -> Reason | None:
        """Return why A4 cannot be used: no coat, or no card anywhere (H3.7)."""
        if not s.pile_size and not any(s.discards):
            return NO_CARD("H3.7", action=EXTRA_CARD)
        return self.game.refuse_action(s, EXTRA_CARD)

    def _refuse_use(self, s: State, action: str | int) -> Reason | None:
        """Judge an action by itself: coat, moment and effect (H3.7, H6)."""
        return self.game.refuse_action(s, action) or self._refuse_moment(s, str(action))

    def _refuse_moment(self, s: State, action: str) -> Reason | None:
        """Return why now is not the time for an action the mover has a coat for, or why it would have no effect."""
        if not self._timely(s) & BIT[action]:
            wrong_moment, rule = MOMENT[action]
            return wrong_moment(rule, action=action)
        return self._refuse_effect(s, action)

    def _timely(self, s: State) -> int:
        """Return the actions that are possible at this moment, one bit each: those of H6.2 at any time."""
        if s.reach == STEPS:
            return ANY_TIME | BEFORE_WALKING
        return ANY_TIME | (BIT[BUILD_TOO] if s.acted == DREW else BIT[SECOND_BUILD] if s.acted == BUILT else 0)

    def _refuse_effect(self, s: State, action: str) -> Reason | None:
        """Return why an action would have no effect (H3.7)."""
        if action in (BUILD_TOO, SECOND_BUILD) and not next(self.builds(s, spent=1), None):
            return NOTHING_TO_BUILD("H3.7", action=action)
        if action in WILD_TILES and not wild_places(s):
            return NO_PLACE_FOR_WILD("H3.7", action=action)
        if action == MOVE_ROOF:
            roofed = s.roofed[s.mover]
            if not roofed or not s.built[s.mover] & ~roofed:
                return NOTHING_TO_MOVE("H3.7", action=action)
        return None

    def play(self, s: State, move: Walk | Use | Draw | DrawMore | Build | End, report: Report | None) -> None:
        """Do it, and come back to this decision afterwards."""
        s.agenda.append(self.entry())
        match move:
            case Walk():
                s.pawns[s.mover] = (s.pawns[s.mover] + move.spaces) % SPACES
                s.reach = 0
                if report:
                    report(WALKED(seat=s.mover, spaces=move.spaces, senate=s.pawns[s.mover]))
            case Draw() | DrawMore():
                self._draw(s, isinstance(move, DrawMore), report)
            case Build():
                self.play_build(s, move, report)
                s.agenda += [self.game.push.entry(), self.game.pay.entry()]
            case Use():
                self.use(s, move.action, report)
            case End():
                s.agenda.pop()
        self.game.proceed(s, report)

    def use(self, s: State, action: str, report: Report | None) -> None:
        """Put a coat on an action and do what it says."""
        game = self.game
        game.spend_coat(s, action, report)
        if action in REACH:
            s.reach = REACH[action]
        elif action in WILD_TILES:
            s.agenda += [game.place_wild.entry(ACTIONS.index(action))] * WILD_TILES[action]
        elif action == MOVE_ROOF:
            s.agenda.append(game.shift.entry())
        elif action == NO_LIMIT:
            game.lift_limit(s)
        elif action == TWO_POINTS:
            s.track[s.mover] += POINTS
        else:
            s.must_build = 1

    def _draw(self, s: State, extra: bool, report: Report | None) -> None:
        """Take the cards next to the pawn, as many as there are (H3.5), the extra one, and refill (H3.3, A4)."""
        game = self.game
        slots = sorted(game.slots_beside[s.pawns[s.mover]])
        taken = [s.display[slot] for slot in slots if s.display[slot]]
        for slot in slots:
            s.display[slot] = 0
        for card in taken:
            game.hold(s, s.mover, card)
        s.acted = DREW
        if report:
            names = [game.deck.names[card] for card in taken]
            report(CARDS_TAKEN(seat=s.mover, cards=names, number=len(names)))
        s.agenda += [game.discard.entry(), game.fill_slot.entry(slots[1]), game.fill_slot.entry(slots[0])]
        if extra:
            game.spend_coat(s, EXTRA_CARD, report)
            s.agenda.append(game.deal_card.entry())
