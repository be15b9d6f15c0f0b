"""The pictures of How to play Helsinki."""

from typing import Any

from cityboard.core.game import Move
from cityboard.titles.helsinki.rules import notation
from cityboard.titles.helsinki.rules.board import SIDES, Side, mask_of
from cityboard.titles.helsinki.rules.edition import COLOURS
from cityboard.titles.helsinki.rules.game import Helsinki
from web.howto.stage import Picture, Stage

# The seat whose board is shown.
READER = 0
END: Move = ("end",)


class HelsinkiStage(Stage):
    """A game in which the reader gets the cards that they need and stands where they have to."""

    game: Helsinki
    LOGGED = frozenset({"built", "wild-placed"})

    def __init__(self, *wanted: Move, board: str = "", space: int = 0, **options: Any) -> None:
        """Begin on a space, with a board written as in docs/board-picture.md."""
        super().__init__("helsinki", *wanted, **({"start": READER, "players": 3} | options))
        self.play(("space", space))
        if board:
            read, s = notation.parse(board), self.state
            s.built[READER], s.roofed[READER] = read.built, read.roofed
            s.colours[len(COLOURS) * READER : len(COLOURS) * (READER + 1)] = read.colours
            s.coats[READER] = mask_of(self.game.box.coats) & ~read.built

    def hold(self, *cards: str) -> None:
        """Exchange the reader's hand for some cards from the pile."""
        s, deck = self.state, self.game.deck
        for card in self.game.held(s, READER):
            while s.hands[READER * deck.size + card]:
                self.game.release(s, READER, card)
                s.pile[card] += 1
                s.pile_size += 1
        for name in cards:
            code = deck.code[name]
            assert s.pile[code], f"no {name} left in the pile"
            s.pile[code] -= 1
            s.pile_size -= 1
            self.game.hold(s, READER, code)

    def stand(self, side: Side) -> None:
        """Let the reader walk to the first space of a side."""
        s = self.state
        s.pawns[READER] = (2 * SIDES.index(side) - 1) % 8
        self.play(("walk", 1))

    def paying(self, card: str) -> list[str]:
        """Choose the cards of its colour that are left to pay for a card, the highest ones first."""
        s, deck = self.state, self.game.deck
        number, others = deck.card(deck.code[card]).number, []
        for code in sorted(deck.coloured, key=lambda code: -deck.card(code).number):
            left = s.pile[code] + s.hands[READER * deck.size + code] - (deck.names[code] == card)
            if deck.names[code].split("-")[0] == card.split("-")[0]:
                others += [deck.names[code]] * left
        return sorted(others[: number - 1])

    def take(self, side: Side, card: str) -> None:
        """Bring the tile of a card to the moment of its push."""
        others = self.paying(card)
        self.hold(card, *others)
        self.stand(side)
        self.play(("build", card), ("pay", *others))

    def build(self, side: Side, card: str, *roofs: int, carrying: tuple[int, ...] = ()) -> None:
        """Build a tile in the reader's next turn, with superstructures."""
        self.wait()
        self.take(side, card)
        self.play(("push", *roofs), *[("roof", roof) for roof in carrying])

    def wait(self) -> None:
        """Let the others draw until it is the reader's turn."""
        while True:
            moves = self.game.moves(self.state)
            if self.state.turn == READER and END not in moves:
                return
            kinds = {move[0]: move for move in moves}
            self.play(next(kinds[kind] for kind in ("end", "discard", "walk", "draw") if kind in kinds))


def pictures() -> dict[str, Picture]:
    """Make every picture, by its name."""
    return {"goal": _goal(), **_turn(), **_building(), **_pushing(), **_coats(), **_options()}


def _goal() -> Picture:
    stage = HelsinkiStage()
    stage.build("north", "yellow-3-3-1", 9, 16, 17, carrying=(16,))
    stage.build("east", "purple-2-3-0", 18, 19, 20)
    stage.build("south", "green-2-3-0", 23, 30, 37)
    stage.build("north", "red-2-2-1", 1, 2, carrying=(2,))
    stage.build("west", "blue-4-3-2", 8, 14, 15, carrying=(14, 15))
    stage.build("south", "blue-3-4-0", 38, 43, 44, 45)
    stage.build("east", "blue-2-2-1", 39, 46, carrying=(46,))
    stage.wait()
    stage.state.meadows[READER] = 2
    stage.play(("use", "A2"), ("wild", 29), ("wild", 36), ("use", "A7"), ("wild", 22))
    return stage.picture(None, seat=READER, **_score(stage))


def _score(stage: HelsinkiStage) -> dict[str, int | list[int]]:
    """Count the reader's board, part by part."""
    entries = [entry for entry in stage.game.breakdown(stage.state) if entry.owner == READER]
    return {
        "lines": sum(entry.code in ("row", "column") for entry in entries),
        "superstructures": [
            entry.arguments["superstructures"] for entry in entries if "superstructures" in entry.arguments
        ],
        "parts": [entry.points for entry in entries],
        "line_points": sum(entry.points for entry in entries if entry.code in ("row", "column")),
        "points": sum(entry.points for entry in entries),
    }


SHOWN = ("red-2-3-0", "blue-1-2-0", "yellow-3-4-0", "wild", "green-2-2-1", "purple-3-3-1", "red-4-4-1", "blue-2-3-0")


def _turn() -> dict[str, Picture]:
    display: list[Move] = [("slot", slot, card) for slot, card in enumerate(SHOWN)]
    before = HelsinkiStage(*display, space=7)
    after = HelsinkiStage(*display, space=7)
    after.play(("walk", 2))
    steps = sorted(int(move[1]) for move in before.game.moves(before.state) if move[0] == "walk")
    return {
        "walk": before.picture(seat=READER, steps=steps),
        "draw": after.picture(seat=READER),
    }


BLUE_THREE = "blue-3-3-1"
FIRST_REST = (16, 17, 23)


def _building() -> dict[str, Picture]:
    """Build as in the published example: three blue cards, the tile, one superstructure on it."""
    choosing = HelsinkiStage()
    others = choosing.paying(BLUE_THREE)
    choosing.hold(BLUE_THREE, *others, "red-2-3-0", "wild")
    choosing.stand("north")
    deck = choosing.game.deck
    card = deck.card(deck.code[BLUE_THREE])
    pushing = HelsinkiStage()
    pushing.take("north", BLUE_THREE)
    return {
        "choose": choosing.picture(seat=READER, number=card.number, roofs=card.roofs),
        "push": _pushed(pushing, *FIRST_REST, paid=len(others) + 1),
        "roof": _roofed(),
    }


def _roofed() -> Picture:
    stage = HelsinkiStage()
    stage.build("north", BLUE_THREE, *FIRST_REST, carrying=(16,))
    return stage.picture(seat=READER, superstructures=len(stage.happened("superstructure")))


STATUE_ONLY = """
    .......
    .......
    .......
    ...#...
    .......
    .......
    .......
"""
GREEN_BESIDE = STATUE_ONLY.replace("#..", "#gg")


def _pushing() -> dict[str, Picture]:
    """Show pairs of pushes: what stops a tile, and what does not."""
    first = HelsinkiStage()
    first.take("west", "yellow-3-3-1")
    second = HelsinkiStage(board=GREEN_BESIDE)
    second.take("south", "red-1-2-0")
    return {
        "right-statue": _pushed(first, 22, 23, 29),
        "wrong-through": first.refused(("push", 40, 41, 47), seat=READER),
        "right-tile": _pushed(second, 33, 40),
        "wrong-corner": second.refused(("push", 34, 41), seat=READER),
        "wrong-early": second.refused(("push", 40, 47), seat=READER),
    }


def _pushed(stage: HelsinkiStage, *roofs: int, **counted: int) -> Picture:
    """Show a legal push before it is made."""
    move: Move = ("push", *roofs)
    assert stage.game.refuse(stage.state, move) is None, f"{move} is refused"
    return stage.picture(move, seat=READER, **counted)


def _coats() -> dict[str, Picture]:
    stage = HelsinkiStage(board=GREEN_BESIDE)
    stage.take("south", "red-1-2-0")
    return {"coat": _pushed(stage, 32, 39)}


def _options() -> dict[str, Picture]:
    return {"dry-roads": _dry_roads(), **{f"cover-{name}": _covered(name) for name in ("bottom", "random")}}


ROADS = """
    ..p....
    ..p....
    ..pggyy
    ..p#...
    bbprr..
    .......
    .......
"""


def _dry_roads() -> Picture:
    stage = HelsinkiStage(board=ROADS, modules=["dry-roads"])
    stage.build("south", "yellow-1-2-0", 39, 46)
    (won,) = stage.happened("visitors-connected")
    return stage.picture(("push", 39, 46), seat=READER, points=won["points"])


def _covered(cover: str) -> Picture:
    wanted: list[Move] = [("cover", action) for action in ("A2", "A5", "A8", "A12", "A14")]
    return HelsinkiStage(*(wanted if cover == "random" else []), cover=cover).picture()
