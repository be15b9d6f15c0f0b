"""Short ways to ask a Helsinki game a question in a test."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cityboard.core.game import NOBODY, Effect, Move
from cityboard.core.reason import Reason
from cityboard.titles.helsinki.rules.board import SIDES
from cityboard.titles.helsinki.rules.edition import FOLDER
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from tests.titles.helsinki.rules.positions import begin, board, coats, hold, play

DRAW: Move = ("draw",)
END: Move = ("end",)
PAY_NOTHING: Move = ("pay",)
OF_THE_SIZE = {2: "1-2-0", 3: "2-3-0", 4: "3-4-0", 5: "5-5-1"}  # a card for a tile of that many roofs
SOUTH_WALL = "\n".join([*["......."] * 3, "...#...", *["......."] * 2, "*" * 7])  # stops every tile from the north


def refusal(game: Helsinki, s: State, move: Move) -> Reason:
    """Return why a move is refused; it must then be absent from the legal moves."""
    refused = game.refuse(s, move)
    assert refused is not None, f"{move} is legal"
    assert move not in game.moves(s)
    return refused


def is_legal(game: Helsinki, s: State, move: Move) -> bool:
    """Return whether a move is legal; list and judgement must agree."""
    legal = game.refuse(s, move) is None
    assert legal == (move in game.moves(s))
    return legal


def moves_of_kind(game: Helsinki, s: State, kind: str) -> list[Move]:
    """List the legal moves of a kind."""
    return [move for move in game.moves(s) if move[0] == kind]


def reported(effects: Iterable[Effect], code: str, name: str) -> list[Any]:
    """List one argument of all effects of a code, in order."""
    return [effect.arguments[name] for effect in effects if effect.code == code]


def codes(effects: Iterable[Effect]) -> list[str]:
    """List the codes of some effects."""
    return [effect.code for effect in effects]


def named(game: Helsinki, counts: Iterable[int]) -> list[str]:
    """Name counted cards, equal ones repeated."""
    return [name for name, count in zip(game.deck.names, counts, strict=True) for _ in range(count)]


def hand(game: Helsinki, s: State, seat: int = 0) -> list[str]:
    """Name the cards in a hand."""
    return named(game, s.hands[seat * game.deck.size : (seat + 1) * game.deck.size])


def display(game: Helsinki, s: State) -> list[str]:
    """Name the cards in the slots, an empty text for an empty slot."""
    return [game.deck.names[card] for card in s.display]


def show(game: Helsinki, s: State, *cards: str) -> None:
    """Exchange the display for some cards from the pile, slot 0 first; the old ones go back."""
    for slot, card in enumerate(s.display):
        if card:
            s.pile[card] += 1
            s.pile_size += 1
            s.display[slot] = 0
    for slot, name in enumerate(cards):
        s.display[slot] = take(game, s, name)


def take(game: Helsinki, s: State, card: str) -> int:
    """Take a card from the pile and return its number."""
    code = game.deck.code[card]
    assert s.pile[code], f"no {card} left in the pile"
    s.pile[code] -= 1
    s.pile_size -= 1
    return code


def stack(game: Helsinki, s: State, *cards: str) -> None:
    """Leave only some cards in the pile and nothing in the discard pile; the others leave the game."""
    s.pile, s.discards = bytearray(game.deck.size), bytearray(game.deck.size)
    for card in cards:
        s.pile[game.deck.code[card]] += 1
    s.pile_size = len(cards)


def discard(game: Helsinki, s: State, *cards: str) -> None:
    """Put cards from nowhere onto the discard pile."""
    for card in cards:
        s.discards[game.deck.code[card]] += 1


def ready(
    *cards: str, side: str = "north", picture: str = "", won: int = 0, players: int = 4, **options: Any
) -> tuple[Helsinki, State]:
    """Begin with seat 0 on a side after walking, with some cards, a board and coats; the display is empty."""
    game, s = begin(space=(2 * SIDES.index(side) - 1) % 8, players=players, **options)
    show(game, s)
    for seat in range(players):
        hold(game, s, seat=seat)
    hold(game, s, *cards)
    if picture:
        board(game, s, picture)
    coats(s, won)
    play(game, s, ("walk", 1))
    return game, s


def cards_for(colour: str, roofs: int) -> list[str]:
    """Name a card for a tile of a colour, and the cards of the same colour that pay for it."""
    card = f"{colour}-{OF_THE_SIZE[roofs]}"
    ones = {2: 0, 3: 1, 4: 2, 5: 4}[roofs]
    return [card, *[f"{colour}-1-2-0"] * ones]


def pushing(colour: str, roofs: int, **position: Any) -> tuple[Helsinki, State]:
    """Bring a tile of a colour and size to the moment of its push."""
    card, *others = cards_for(colour, roofs)
    game, s = ready(card, *others, **position)
    play(game, s, ("build", card), ("pay", *others))
    return game, s


def pass_turn(game: Helsinki, s: State) -> None:
    """Let the mover walk and draw, keeping what comes first, until another seat or nobody is to decide."""
    mover, due = s.mover, s.round
    play(game, s, ("walk", 1), DRAW)
    while s.turn != NOBODY and (s.mover, s.round) == (mover, due):
        move = END if END in game.moves(s) else game.moves(s)[0]
        play(game, s, move)


def other_edition(folder: Path, old: str, new: str) -> Path:
    """Write a copy of the default edition with one text replaced."""
    text = (FOLDER / "default.toml").read_text("utf-8")
    assert text.count(old) == 1
    file = folder / "other.toml"
    file.write_text(text.replace(old, new), "utf-8")
    return file
