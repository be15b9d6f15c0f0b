"""Records: every draw follows from the seed, from a renewed one, or comes from an earlier record."""

from collections.abc import Callable
from typing import Any

import pytest

from cityboard.core.dealer import Dealer, Renewal
from cityboard.core.game import CHANCE, NOBODY
from cityboard.core.reason import Reason
from cityboard.core.record import FIRST_MOVE, Record, replay, verify
from tests.core.records import BEFORE, FAMILIES, FIRST, LINES, contents_of, forged, played, played_by, refused
from tests.titles.metro.rules.option_sets import load


def test_a_draw_that_does_not_follow_from_the_seed_is_refused() -> None:
    """Whoever changes a draw can make the rest of the game legal again, but not derive it from the seed."""
    game = load(FAMILIES[0])
    dealer, honest = Dealer(b"honest"), Record.of(load(FAMILIES[0]), Dealer(b"honest"))
    s, cheat = game.start(), 12
    while s.turn != NOBODY:
        event = len(honest.moves)
        if s.turn == CHANCE:
            move = dealer.choose(event, game.chances(s))
            if event >= cheat and cheat > 0:
                move, dealt, cheat = next(other for other in game.moves(s) if other != move), move, -event
        else:
            move = game.moves(s)[0]
        honest.add(s.turn, move)
        game.play(s, move)
    honest.close(game, s, dealer)
    assert replay(game, Record.parse(honest.text())) == s
    event = -cheat
    wanted = {"line": event + FIRST_MOVE, "move": list(honest.moves[event][1]), "dealt": list(dealt)}
    assert refused(lambda: verify(game, Record.parse(honest.text()))) == Reason("record-deal", "", wanted)


def test_another_seed_than_the_one_committed_to_is_refused() -> None:
    game, s, _ = played()
    record = forged(lambda contents: contents[-1].update(seed=b"another".hex()))
    assert replay(game, record) == s
    assert refused(lambda: verify(game, record)) == Reason("record-commitment", "", {"line": len(LINES)})


def test_another_seed_with_its_own_commitment_is_refused_at_the_first_draw_that_differs() -> None:
    game, _, text = played(2)

    def change(contents: list[dict[str, Any]]) -> None:
        contents[-1].update(seed=b"another".hex())
        contents[0].update(seed_commitment=Dealer(b"another").commitment)

    reason = refused(lambda: verify(game, forged(change, 2)))
    assert reason.code == "record-deal"
    event = reason.arguments["line"] - FIRST_MOVE
    seat, move = Record.parse(text).moves[event]
    assert (seat, list(move)) == (CHANCE, reason.arguments["move"])


def renewed(change: Callable[[list[dict[str, Any]]], Any] = lambda renewals: None) -> Record:
    """Return the record of a game whose deal was renewed twice, with its renewals changed."""
    game = load(FAMILIES[0])
    record = Record.of(game, FIRST)
    record.renewals = [Renewal(event, deal, FIRST.renewed(deal).commitment) for event, deal in ((0, 2), (31, 3))]
    return played_by(
        lambda event: FIRST.renewed(3 if event >= 31 else 2), record, game, lambda header: change(header["renewals"])
    )


def test_a_record_whose_deal_was_renewed_says_so_and_is_verified() -> None:
    record = renewed()
    header = contents_of(record.text())[0]
    assert header["cityboard"] == 2 and list(header)[-1] == "renewals"
    assert header["renewals"][1] == {
        "event": 31,
        "deal": 3,
        "seed_commitment": FIRST.renewed(3).commitment,
    }
    assert verify(load(FAMILIES[0]), record) == sum(seat == CHANCE for seat, _ in record.moves)


@pytest.mark.parametrize(
    ("number", "name", "value"), [(1, "event", 30), (1, "event", 20), (1, "deal", 4), (0, "deal", 1)]
)
def test_a_record_with_a_renewal_that_was_not_is_refused(number: int, name: str, value: int) -> None:
    def change(renewals: list[dict[str, Any]]) -> None:
        renewals[number][name] = value

    reason = refused(lambda: verify(load(FAMILIES[0]), renewed(change)))
    assert reason.code == ("record-commitment" if name == "deal" else "record-deal")


@pytest.mark.parametrize(
    "change",
    [
        lambda renewals: renewals.clear(),
        lambda renewals: renewals.reverse(),
        lambda renewals: renewals.append(renewals[1]),
        lambda renewals: renewals.append(7),
        *(lambda renewals, wrong=wrong: renewals[1].update(event=wrong) for wrong in (-1, True, "31", None)),
        *(lambda renewals, wrong=wrong: renewals[1].update(deal=wrong) for wrong in (0, "3", None)),
        lambda renewals: renewals[1].update(seed_commitment=3),
    ],
)
def test_renewals_that_cannot_be_are_refused(change: Callable[[list[Any]], Any]) -> None:
    assert refused(lambda: renewed(change)).code == "record-field"


def going_on(change: Callable[[dict[str, Any]], Any] = lambda header: None) -> Record:
    """Return the record of a game whose first 30 moves come from another one, with its header changed."""
    game = load(FAMILIES[0])
    record = Record.of(game, FIRST)
    record.recorded = 30
    return played_by(lambda event: BEFORE if event < 30 else FIRST, record, game, change)


def test_a_game_that_goes_on_from_a_record_says_so_and_only_its_own_draws_are_verified() -> None:
    record = going_on()
    header = contents_of(record.text())[0]
    assert (header["cityboard"], header["recorded"], list(header)[-1]) == (3, 30, "recorded")
    assert verify(load(FAMILIES[0]), record) == sum(seat == CHANCE for seat, _ in record.moves[30:])
    fewer = going_on(lambda header: header.update(recorded=1))
    assert refused(lambda: verify(load(FAMILIES[0]), fewer)).code == "record-deal"


@pytest.mark.parametrize("wrong", [0, -1, True, "30", None, 10**6])
def test_a_number_of_recorded_moves_that_cannot_be_is_refused(wrong: Any) -> None:
    code = refused(lambda: going_on(lambda header: header.update(recorded=wrong))).code
    assert code == ("record-truncated" if wrong == 10**6 else "record-field")


def test_a_deal_is_renewed_only_after_the_recorded_moves() -> None:
    def change(header: dict[str, Any]) -> None:
        header["renewals"] = [{"event": 29, "deal": 1, "seed_commitment": ""}]

    assert refused(lambda: going_on(change)).code == "record-field"
