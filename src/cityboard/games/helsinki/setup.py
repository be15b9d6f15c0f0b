"""Before the first turn: start player, cards that leave, covered actions, the first space (H2)."""

from __future__ import annotations

from cityboard.core.game import Effect, Move, Report
from cityboard.core.reason import Reason
from cityboard.games.helsinki.edition import ACTIONS, COLOURS
from cityboard.games.helsinki.state import State
from cityboard.games.helsinki.step import ChanceStep, Step

SPACES = 8
APART = 2  # spaces between the first places of neighbouring seats (H2.4)


class ChooseStart(ChanceStep):
    """Chance names the start player (H2.4)."""

    rule = "H2.4"
    kinds = ("start",)

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the seats."""
        return [(("start", seat), 1) for seat in range(self.game.players)]

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Give a seat the starting token."""
        s.start = s.mover = int(move[1])
        if report:
            report(Effect("starts", {"seat": s.start}))
        self.game.proceed(s, report)


class RemoveFive(ChanceStep):
    """Chance takes a "5" out of the deck: of the colour given by the argument, or of any (H2.1)."""

    rule = "H2.1"
    kinds = ("remove",)

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the fives."""
        deck = self.game.deck
        colours = [s.argument] if s.argument < len(COLOURS) else range(len(COLOURS))
        return [(("remove", deck.names[five]), s.pile[five]) for c in colours for five in deck.fives(c) if s.pile[five]]

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Put the card into the box."""
        s.pile[self.game.deck.code[str(move[1])]] -= 1
        s.pile_size -= 1
        if report:
            report(Effect("card-removed", {"card": move[1]}))
        self.game.proceed(s, report)


class CoverAction(ChanceStep):
    """Chance covers an action (H2.7)."""

    rule = "H2.7"
    kinds = ("cover",)

    def chances(self, s: State) -> list[tuple[Move, int]]:
        """List the actions not yet covered."""
        return [(("cover", action), 1) for bit, action in enumerate(ACTIONS) if not s.covered >> bit & 1]

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Cover it for everybody."""
        s.covered |= 1 << ACTIONS.index(str(move[1]))
        if report:
            report(Effect("action-covered", {"action": move[1]}))
        self.game.proceed(s, report)


class ChooseSpace(Step):
    """The start player chooses a senate space; the others follow two spaces further each (H2.4)."""

    rule = "H2.4"
    kinds = ("space",)

    def moves(self, s: State) -> list[Move]:
        """List the spaces."""
        return [("space", space) for space in range(SPACES)]

    def refuse(self, s: State, move: Move) -> Reason | None:
        """Judge the space."""
        if len(move) != 2 or type(move[1]) is not int:
            return Reason("move-malformed", "H2.4", {"move": list(move)})
        return None if move[1] in range(SPACES) else Reason("space-unknown", "H1.1", {"spaces": [move[1]]})

    def play(self, s: State, move: Move, report: Report | None) -> None:
        """Place all pawns."""
        for after in range(self.game.players):
            s.pawns[(s.start + after) % self.game.players] = (int(move[1]) + APART * after) % SPACES
        if report:
            report(Effect("pawns-placed", {"seat": s.start, "senate": move[1]}))
        self.game.proceed(s, report)
