"""What adds to a table without end is bounded, and keeps nobody waiting."""

import pytest

from cityboard.protocol import messages as wire
from cityboard.tables.checks import MOST_ACTS, Chair
from cityboard.tables.clock import DAY
from cityboard.tables.decision import Sender
from cityboard.tables.questions import MOST_REMOVALS
from cityboard.tables.seating import MOST_LINKS, MOST_RETURNS
from tests.tables.bare import BOT, ME, bare_table, said


def no_link(secret: str) -> int | None:
    """Know no link."""
    raise AssertionError(secret)


def test_a_seat_takes_back_and_asks_only_so_often() -> None:
    table = bare_table("helsinki", [ME, BOT], {"start": 0}, 1)
    chairs, sender = [Chair("ann"), Chair()], Sender("ann", True, no_link, 0)
    for _ in range(MOST_ACTS):
        said(table, chairs, sender, wire.Play, 0, list(table.game.moves(table.state)[0]))
        said(table, chairs, sender, wire.TakeUndo, 0)
    said(table, chairs, sender, wire.Play, 0, list(table.game.moves(table.state)[0]))
    for message in (wire.TakeUndo, wire.TakeBack):
        with pytest.raises(Exception, match="act-limit"):
            said(table, chairs, sender, message, 0)
    # That keeps nobody out of their own game.
    for _ in range(MOST_RETURNS):
        said(table, chairs, sender, wire.Leave, 0)
        said(table, chairs, sender, wire.Return, 0)
    said(table, chairs, sender, wire.Leave, 0)
    with pytest.raises(Exception, match="return-limit"):
        said(table, chairs, sender, wire.Return, 0)


def test_links_are_renewed_and_removals_asked_for_only_so_often() -> None:
    table = bare_table("metro", [ME, ME, ME], {}, 1)
    chairs, sender = [Chair("ann"), Chair("bob"), Chair("carl")], Sender("ann", True, no_link, 0)
    for _ in range(MOST_LINKS):
        said(table, chairs, Sender("bob", False, no_link, 0), wire.Link, 1)
    with pytest.raises(Exception, match="link-limit"):
        said(table, chairs, Sender("bob", False, no_link, 0), wire.Link, 1)
    for _ in range(2 * MOST_LINKS):
        said(table, chairs, sender, wire.Link, 0)
    for message in (wire.Link, wire.Revoke):
        with pytest.raises(Exception, match="link-limit"):
            said(table, chairs, sender, message, 0)
    for _ in range(MOST_REMOVALS):
        said(table, chairs, sender, wire.Revoke, 2)
        said(table, chairs, Sender("bob", False, no_link, 0), wire.Answer, 1, False)
    with pytest.raises(Exception, match="remove-limit"):
        said(table, chairs, sender, wire.Revoke, 2)


def test_a_question_that_nobody_answers_does_not_keep_an_absent_player_waited_for() -> None:
    table = bare_table("metro", [ME, ME, ME, ME], {"start": 0}, 1)
    chairs = [Chair("dan"), Chair("ann"), Chair("bob"), Chair("carl")]
    ann, bob = Sender("ann", True, no_link, 10 * DAY), Sender("bob", False, no_link, 10 * DAY)
    said(table, chairs, ann, wire.Revoke, 3)
    said(table, chairs, bob, wire.Answer, 2, True)
    said(table, chairs, bob, wire.Replace, 2, 0)
    assert table.question
    assert table.question.about == "replace"
