"""Moves as people type them: `w 2`, `A7`, `d A4`, `b blue-4-3-2 A9`, `2,3 2,4 3,4`, `roof 3 4`, `end`."""

import re

from cityboard.core.game import Move
from cityboard.language import LANGUAGES, Language
from cityboard.presentation.number import DIGITS
from cityboard.titles.helsinki.rules import moves
from cityboard.titles.helsinki.rules.board import ROOFS, SIZE
from cityboard.titles.helsinki.rules.cards import WILD
from cityboard.titles.helsinki.rules.edition import COLOURS
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State

LETTERS = {"w": "walk", "d": "draw", "b": "build", "e": "end"}
KINDS = ("space", "walk", "use", "draw", "build", "pay", "push", "roof", "wild", "shift", "discard", "end")
CARDS = ("pay", "discard")  # where these are due, `wild` is a card
ROOF_KINDS = {"roof": 1, "wild": 1, "shift": 2}  # how many roofs each names
ACTION = re.compile(r"a\d+")
NUMBER = re.compile(f"-?[0-9]{{1,{DIGITS}}}")


def short(move: Move) -> str:
    """Return a move as it can be typed."""
    match moves.MOVES.read(move):
        case moves.Walk(_, spaces):
            return f"w {spaces}"
        case moves.Use(_, action):
            return action
        case moves.Draw():
            return "d"
        case moves.DrawMore(_, action):
            return f"d {action}"
        case moves.Build() as build:
            return " ".join(["b", build.card, *build.actions])
        case moves.Push() as push:
            return " ".join(f"{roof // SIZE},{roof % SIZE}" for roof in push.roofs)
        case moves.Roof(kind, roof) | moves.Wild(kind, roof):
            return f"{kind} {roof // SIZE} {roof % SIZE}"
        case moves.Shift(kind, source, target):
            return f"{kind} {source // SIZE} {source % SIZE} {target // SIZE} {target % SIZE}"
    return " ".join(map(str, move))


def read(game: Helsinki, view: State, typed: str) -> list[Move]:
    """Return the moves that some words could mean, legal or not; none if they are not the words of a move."""
    words = typed.lower().replace(",", " ").split()
    if not words:
        return []
    named = kind_named(game, view, words[0])
    if named:
        return _read_kind(game, view, named, words[1:])
    if ACTION.fullmatch(words[0]):
        return [("use", words[0].upper())] if len(words) == 1 else []
    return _read_kind(game, view, _kind_meant(_due(game, view), words[0]), words)


def kind_named(game: Helsinki, view: State, word: str) -> str | None:
    """Return the kind of move that a word names, in full or by its letter."""
    kind = LETTERS.get(word, word)
    is_card = kind == WILD and any(due in CARDS for due in _due(game, view))
    return kind if kind in KINDS and not is_card else None


def _due(game: Helsinki, view: State) -> list[str]:
    """List the kinds of the legal moves."""
    return list(dict.fromkeys(str(move[0]) for move in game.moves(view)))


def _kind_meant(due: list[str], word: str) -> str:
    """Guess the kind of a move that does not name it: what is due, or a build for a card; a letter builds nothing."""
    if NUMBER.fullmatch(word):
        return next((kind for kind in due if kind in ("space", "walk", "push", *ROOF_KINDS)), "")
    return next((kind for kind in due if kind in CARDS or (kind == "build" and len(word) > 1)), "")


def _read_kind(game: Helsinki, view: State, kind: str, words: list[str]) -> list[Move]:
    """Read what follows the kind of a move."""
    match kind:
        case "space" | "walk":
            numbers = [int(word) for word in words if NUMBER.fullmatch(word)]
            return [(kind, *numbers)] if len(numbers) == len(words) == 1 else []
        case "use" | "draw":
            return [(kind, *(word.upper() for word in words))]
        case "end":
            return [moves.End("end")] if not words else []
        case "push" | "roof" | "wild" | "shift":
            return _read_roofs(kind, words)
        case "build":
            actions = sorted((word.upper() for word in words[1:]), key=lambda name: (len(name), name))
            cards = cards_meant(game, view, words[0]) if words else []
            return [("build", card, *actions) for card in cards]
        case "discard":
            return (
                [moves.Discard("discard", card) for card in cards_meant(game, view, words[0])]
                if len(words) == 1
                else []
            )
        case "pay":
            return _read_payment(game, view, words)
    return []


def _read_roofs(kind: str, words: list[str]) -> list[Move]:
    """Read roofs by row and column: `2,3 2,4`, `2 3 2 4` or `23 24`."""
    digits = "".join(words)
    if not (digits.isascii() and digits.isdigit()) or len(digits) % 2:
        return []
    pairs = [(int(digits[place]), int(digits[place + 1])) for place in range(0, len(digits), 2)]
    roofs = [SIZE * row + column if row < SIZE and column < SIZE else ROOFS for row, column in pairs]
    if kind == "push":
        return [moves.Push(("push", *sorted(roofs)))]
    return [(kind, *roofs)] if len(roofs) == ROOF_KINDS[kind] else []


def _read_payment(game: Helsinki, view: State, words: list[str]) -> list[Move]:
    """Read the cards of a payment, each by the beginning of its name; a word that matches none is refused as it is."""
    names = sorted(_in_english(word) for word in words)
    meant = [
        move
        for move in game.moves(view)
        if isinstance(move, moves.Pay)
        and len(move.cards) == len(names)
        and all(card.startswith(name) for card, name in zip(move.cards, names, strict=True))
    ]
    return [*(meant or [moves.Pay(("pay", *names))])]


def cards_meant(game: Helsinki, view: State, word: str) -> list[str]:
    """List the cards in hand whose names begin with a word; if there is none, the word itself."""
    name = _in_english(word)
    held = [game.deck.names[card] for card in game.held(view, view.mover)]
    return [card for card in held if card == name] or [card for card in held if card.startswith(name)] or [name]


def cards_named(game: Helsinki, word: str) -> list[str]:
    """List all cards of the game whose names begin with a word."""
    return [card for card in game.deck.names[1:] if card.startswith(_in_english(word))]


def _in_english(word: str) -> str:
    """Write the colour of a card as records do."""
    head, dash, rest = word.partition("-")
    for colour in COLOURS:
        if any(head == Language(code).say(f"colour-{colour}") for code in LANGUAGES):
            return colour + dash + rest
    return word
