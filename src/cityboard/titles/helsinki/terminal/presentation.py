"""How Helsinki is shown, and how its moves are typed."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from cityboard.core.game import Game, Move
from cityboard.core.reason import Reason
from cityboard.language import LANGUAGES, Language
from cityboard.presentation.move_preview import MovePreview
from cityboard.presentation.number import read_number
from cityboard.presentation.presentation import FormError, Presentation
from cityboard.titles.helsinki.rules.board import SIDES, mask_of
from cityboard.titles.helsinki.rules.building import ANY_SIDE
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.moves import Build, Push, Use
from cityboard.titles.helsinki.rules.pile import SLOT_FILLED
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.terminal import panels
from cityboard.titles.helsinki.terminal.help import commands, signs
from cityboard.titles.helsinki.terminal.hints import hints
from cityboard.titles.helsinki.terminal.moves import cards_meant, cards_named, kind_named, read, short
from cityboard.titles.helsinki.terminal.questions import question
from cityboard.titles.helsinki.terminal.resting import Rest, rest_at, rests_from
from cityboard.titles.helsinki.terminal.screen import gallery, large, picture

MANY = 40  # longer lists come only when asked for
ON_THE_SQUARE = ("space", "walk")  # what the picture of the senate square shows


class HelsinkiPresentation(Presentation):
    """Helsinki in the terminal."""

    silent = (SLOT_FILLED.code,)

    def __init__(self, game: Game[Any], language: Language) -> None:
        """Present a game in a language."""
        assert isinstance(game, Helsinki)
        self._game, self._language = game, language

    def picture(self, view: State, seat: int | None, moves: Sequence[Move], marked: list[Move]) -> RenderableType:
        """Draw the table."""
        return picture(self._game, view, seat, self._language, marked)

    def read(self, view: State, typed: str) -> list[Move]:
        """Read words in their short forms."""
        return read(self._game, view, typed)

    def short(self, move: Move) -> str:
        """Write a move in its short form."""
        return short(move)

    def offered(self, moves: list[Move]) -> list[Move]:
        """List what is not on the senate square; builds without actions, which can be named with any of them."""
        if moves[0][0] in ON_THE_SQUARE:
            return []
        plain = [move for move in moves if not isinstance(move, Build) or not move.actions]
        return plain if len(plain) <= MANY else []

    def ways(self, moves: list[Move]) -> list[str]:
        """Return how the kinds of moves are typed."""
        kinds = dict.fromkeys(str(move[0]) for move in moves)
        return [self.way(kind) for kind in kinds]

    def way(self, kind: str) -> str:
        """Return how a kind of move or question is typed."""
        return self._language.say(f"way-helsinki-{kind}")

    def refuse(self, view: State, move: Move) -> Reason | None:
        """Return why a move is not legal."""
        return self._game.refuse(view, move)

    def hints(self, view: State) -> list[MovePreview]:
        """Rank moves by what they bring at once."""
        return hints(self._game, view)

    def commands(self, view: State) -> list[str]:
        """Explain what can be typed with the actions that are not covered."""
        return list(commands(self._game, view, self._language))

    def signs(self, view: State) -> list[str]:
        """Explain cards, boards, and what the modules in play add."""
        return [self._language.say(message) for message in signs(self._game)]

    def question(self, view: State) -> str | None:
        """Ask what a decision within a turn is about."""
        return question(self._game, view, self._language)

    def describe(self, view: State, move: Move) -> str:
        """Return a move in words: an action with its meaning, a push with what it wins."""
        if isinstance(move, Use):
            return f"{move.action}  {self._language.say(f'action-{move.action}')}"
        won = self._rest(view, move).describe(self._language) if isinstance(move, Push) else ""
        return f"{short(move)}  {won}" if won else short(move)

    def _rest(self, view: State, move: Push) -> Rest:
        return rest_at(self._game, view, view.card, mask_of(move.roofs))

    def preview(self, view: State, move: Move) -> RenderableType | None:
        """Draw the board with the tile at rest before a push."""
        return large(self._game, view, self._rest(view, move), self._language) if isinstance(move, Push) else None

    def answer(self, view: State, words: list[str]) -> RenderableType | list[Move] | None:
        """Explain the actions (`a`), show the tiles (`t`), or where a card's tile can come to rest (`p`)."""
        match words:
            case ["a"]:
                return panels.actions(self._game, view, self._language)
            case ["t"]:
                return panels.tiles(self._game, view, self._language)
            case ["p"]:
                rests = [self._rest(view, move) for move in self._game.moves(view) if isinstance(move, Push)]
                if not rests:
                    raise FormError("build")
                return gallery(view, rests, self._language)
            case ["p", card, *how]:
                return self._resting_places(view, card, how)
        kind = kind_named(self._game, view, words[0])
        if kind and not read(self._game, view, " ".join(words)):
            raise FormError(kind)
        return None

    def _resting_places(self, view: State, word: str, how: list[str]) -> RenderableType:
        """Show where the tile of a card comes to rest from the pawn's side, from a named one, or from any with A3."""
        numbers = [number for part in how if (number := read_number(part)) is not None]
        named = [side for side in map(self._side, how) if side is not None]
        sides = [0, 1, 2, 3] if ANY_SIDE.lower() in how else named or self._game.push.sides(view, ())
        deck = self._game.deck
        meant = [card for card in cards_meant(self._game, view, word) if card in deck.code]
        cards = [deck.code[card] for card in meant or cards_named(self._game, word)]
        parts: list[RenderableType] = []
        for card in cards:
            if card == deck.wild:
                continue
            rests = rests_from(self._game, view, card, sides)
            arguments = {"card": deck.names[card], "sides": [SIDES[side] for side in sides], "number": len(rests)}
            parts.append(Text(self._language.say("rest-heading", **arguments), "bold"))
            chosen = [rests[number - 1] for number in numbers if 0 < number <= len(rests)]
            parts += [large(self._game, view, rest, self._language) for rest in chosen]
            parts += [] if chosen else [gallery(view, rests, self._language)]
        if not parts:
            raise FormError("build")
        return Group(*parts)

    def _side(self, word: str) -> int | None:
        """Find a side by its name in any language."""
        for number, side in enumerate(SIDES):
            if any(word == Language(code).say(f"side-{side}").lower() for code in LANGUAGES):
                return number
        return None
