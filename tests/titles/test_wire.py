"""What is shown: it has the types it promises, depends on nothing but the view, and at the end on nothing hidden."""

from random import Random
from typing import Any

import msgspec
import pytest

from cityboard.core.game import NOBODY, Game
from cityboard.protocol.serializer import Board, Hand
from cityboard.tables import serializer
from cityboard.titles.helsinki.rules import catalogue as helsinki_modules
from cityboard.titles.helsinki.wire import board as helsinki
from cityboard.titles.metro.rules import catalogue as metro_modules
from cityboard.titles.metro.rules.module import Module
from cityboard.titles.metro.wire import parts as metro
from cityboard.titles.registry import TITLES, find_rules, load, versions
from cityboard.titles.wire_types import read_from_wire
from tests.titles.moments import board, encode, families, family, hand, moments


def everything(game: Game[Any], s: Any) -> list[bytes]:
    """Return all that is sent of a state: the board and every hand."""
    return [encode(board(game, s)), *(encode(hand(game, s, seat)) for seat in range(game.players))]


@pytest.mark.parametrize("name", families())
def test_boards_and_hands_come_back_from_the_wire_as_they_were(name: str) -> None:
    game = family(name)
    for s in moments(game, "wire", 8):
        shown = board(game, s)
        assert msgspec.json.decode(encode(shown), type=Board, dec_hook=read_from_wire) == shown
        for seat in range(game.players):
            own = hand(game, s, seat)
            assert msgspec.json.decode(encode(own), type=Hand, dec_hook=read_from_wire) == own


@pytest.mark.parametrize("name", families())
def test_worlds_that_a_viewer_cannot_tell_apart_are_shown_alike(name: str, thorough: bool) -> None:
    game, rng = family(name), Random(name)
    differing = 0
    for number in range(5 if thorough else 1):
        for s in moments(game, f"twins {number}", 8):
            twin = game.guess(game.view(s, None), rng)
            differing += twin != s
            assert encode(board(game, twin)) == encode(board(game, s))
            for seat in range(game.players):
                twin = game.guess(game.view(s, seat), rng)
                differing += twin != s
                assert encode(hand(game, twin, seat)) == encode(hand(game, s, seat))
                # Whatever a seat cannot know, the table cannot know either.
                assert encode(board(game, twin)) == encode(board(game, s))
    assert differing or game.players == 1, "nothing was hidden"


@pytest.mark.parametrize("name", list(families())[::5])
def test_a_board_is_made_of_the_view_alone(name: str) -> None:
    game, other = family(name), family(name)
    for s in moments(game, "alone", 6):
        view = game.view(s, None)
        read = other.state_from_json(view.to_json())
        assert encode(serializer.board(other, read)) == encode(serializer.board(game, view))


@pytest.mark.parametrize("name", families())
def test_a_seat_can_be_shown_what_its_move_would_lead_to(name: str) -> None:
    game = family(name)
    for s in moments(game, "preview", 8):
        for move in game.moves(s)[:5] if s.turn >= 0 else ():
            preview = game.view(s, s.turn)
            game.play(preview, move)
            if preview.turn != NOBODY:
                shown = serializer.board(game, preview)
                assert msgspec.json.decode(encode(shown), type=Board, dec_hook=read_from_wire) == shown


@pytest.mark.parametrize("name", families())
def test_everything_is_revealed_when_the_game_is_over_and_not_before(name: str) -> None:
    game = family(name)
    for s in moments(game, "end", 6):
        revealed = board(game, s).revealed
        if s.turn == NOBODY:
            assert revealed == [hand(game, s, seat) for seat in range(game.players)]
        else:
            assert revealed is None
    assert s.turn == NOBODY


@pytest.mark.parametrize("name", families())
def test_showing_changes_nothing(name: str) -> None:
    game = family(name)
    for s in moments(game, "still", 3):
        view = game.view(s, None)
        before, first = view.copy(), everything(game, s)
        serializer.board(game, view)
        assert view == before
        assert everything(game, s) == first


def test_every_module_is_shown() -> None:
    assert set(metro.PARTS) == {*metro_modules.MODULES, *metro_modules.CITIES}
    assert set(helsinki.FIELDS) == set(helsinki_modules.MODULES.values())


def earlier_games() -> list[tuple[str, str]]:
    """List the earlier versions of the rules, with the families that they have."""
    sets = {
        (title, rules): find_rules(title, rules).combinations() for title in TITLES for rules in versions(title)[:-1]
    }
    return [
        (name, rules)
        for name, (of, chosen) in families().items()
        for (title, rules), known in sets.items()
        if title == of and chosen in known
    ]


@pytest.mark.parametrize(("name", "rules"), earlier_games())
def test_games_of_earlier_rules_are_shown_as_well(name: str, rules: str) -> None:
    title, options = families()[name]
    game = load(title, rules=rules, **options)
    for s in moments(game, "earlier", 3):
        shown = board(game, s)
        assert msgspec.json.decode(encode(shown), type=Board, dec_hook=read_from_wire) == shown
        for seat in range(game.players):
            assert hand(game, s, seat).seat == seat
            assert len(serializer.scores(game, game.view(s, seat))) == game.players


def test_every_module_with_secrets_shows_them_to_their_seat() -> None:
    modules = metro_modules.MODULES | metro_modules.CITIES
    secretive = {name for name, module in modules.items() if module.hide is not Module.hide}
    assert {name for name, part in metro.PARTS.items() if part.hand} == secretive


@pytest.mark.parametrize(
    "sent",
    [
        b'{"title":"metro","seat":0,"tiles":["aaaa"],"drawn":null,"unseen":{},"secret":1}',
        b'{"title":"metro","seat":6,"tiles":[],"drawn":null,"unseen":{}}',
        b'{"title":"metro","seat":0,"tiles":["aaae"],"drawn":null,"unseen":{}}',
        b'{"title":"helsinki","seat":0,"cards":["pink-1-2-0"],"unseen":{}}',
        b'{"title":"chess","seat":0,"cards":[],"unseen":{}}',
    ],
)
def test_what_no_hand_can_be_is_refused(sent: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=Hand, dec_hook=read_from_wire)
