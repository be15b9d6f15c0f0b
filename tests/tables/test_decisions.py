"""What becomes of every message: events if it is accepted, or a reason and nothing else."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cityboard.core.reason import Reason, RefusedError
from cityboard.protocol import messages as wire
from cityboard.tables.checks import Chair
from cityboard.tables.clock import DAY
from cityboard.tables.continuation import make_move
from cityboard.tables.decision import Sender
from cityboard.tables.decisions import _RULES, decide
from cityboard.tables.events import BOT as BY_BOT
from cityboard.tables.events import FREE, PERSON
from cityboard.tables.table import OPEN, OVER, RUNNING, Table
from tests.tables.bare import BOT, LINK, ME, append, bare_table, open_table, said

INVITATION = "invitation"


def opens(secret: str) -> int | None:
    """Open any free seat with the invitation."""
    if secret != INVITATION:
        raise RefusedError(Reason("link-void", ""))
    return None


def person(name: str, now: int = 0) -> Sender:
    """Return a sender; Ann owns the table, and has let Dora in."""
    return Sender(name, name == "ann", opens, now, admitted=name == "dora")


class Company:
    """A table and the people there: Ann on seat 0, Bob on seat 1, Carl on seat 2."""

    def __init__(self, table: Table, *people: str | None) -> None:
        self.table, self.chairs = table, [Chair(name) for name in people]

    def say(self, name: str, make: Callable[..., wire.Keyed], *fields: Any, now: int = 0) -> None:
        """Let someone say something that is accepted."""
        said(self.table, self.chairs, person(name, now), make, *fields, at=now)

    def refusal(self, name: str, make: Callable[..., wire.Keyed], *fields: Any, now: int = 0) -> str:
        """Let someone say something that is refused and changes nothing; return the code."""
        before = self.table.seq, self.table.state.to_json() if self.table.status != OPEN else None, [*self.chairs]
        with pytest.raises(RefusedError) as refused:
            self.say(name, make, *fields, now=now)
        after = self.table.seq, self.table.state.to_json() if self.table.status != OPEN else None, [*self.chairs]
        assert after == before
        return refused.value.reason.code

    def how(self) -> list[str]:
        """Return how the seats are played."""
        return [play.how for play in self.table.seats]

    def first_move(self) -> list[str | int]:
        """Return a legal move."""
        return list(self.table.game.moves(self.table.state)[0])

    def play_to_the_end(self) -> None:
        """Play whatever comes first."""
        while self.table.status == RUNNING:
            seat = self.table.state.turn
            append(self.table, make_move(self.table, seat, tuple(self.first_move())).events)


def waiting(**chosen: Any) -> Company:
    """Return a table with a free seat."""
    return Company(open_table("metro", [ME, LINK], {"start": 0}, 1, **chosen), "ann", None)


def running(players: int = 2) -> Company:
    """Return a table of people that has begun; the first seat is to move."""
    return Company(bare_table("metro", [ME] * players, {"start": 0}, 1), *("ann", "bob", "carl")[:players])


def over() -> Company:
    """Return a table after its game."""
    company = running()
    company.play_to_the_end()
    assert company.table.status == OVER
    return company


def test_every_kind_of_message_is_tried_here() -> None:
    source = Path(__file__).read_text("utf-8")
    assert [kind.__name__ for kind in _RULES if not re.search(rf"wire\.{kind.__name__}\b", source)] == []


def test_a_message_by_someone_who_has_not_seen_everything_is_refused() -> None:
    company = running()
    with pytest.raises(RefusedError, match="stale"):
        decide(company.table, company.chairs, person("ann"), wire.Leave("key", company.table.seq - 1, 0))


def test_the_owner_starts_a_table_and_bots_take_the_free_seats() -> None:
    company = waiting()
    assert company.refusal("bob", wire.Start) == "only-owner"
    company.say("ann", wire.Start)
    assert company.table.status == RUNNING
    assert company.how() == [PERSON, BY_BOT]
    assert company.refusal("ann", wire.Start) == "table-not-open"


def test_whoever_was_let_in_needs_no_link_and_takes_a_free_seat() -> None:
    company = Company(open_table("metro", [ME, BOT, LINK], {"start": 0}, 1), "ann", None, None)
    assert company.refusal("carl", wire.Sit) == "table-unlisted"
    company.say("dora", wire.Sit)
    assert [chair.person for chair in company.chairs] == ["ann", None, "dora"]
    assert over().refusal("dora", wire.Sit) == "table-over"


def test_in_a_running_game_whoever_was_let_in_takes_a_seat_that_a_bot_plays_for_nobody() -> None:
    company = Company(bare_table("metro", [ME, ME, BOT], {"start": 0}, 1), "ann", "bob", None)
    company.say("bob", wire.Leave, 1)
    company.say("dora", wire.Sit)
    assert [chair.person for chair in company.chairs] == ["ann", "bob", "dora"]
    assert company.how() == [PERSON, BY_BOT, PERSON]
    full = running(3)
    full.say("carl", wire.Leave, 2)
    assert full.refusal("dora", wire.Sit) == "seat-none-free"


def test_the_last_free_seat_starts_the_game() -> None:
    company = waiting()
    assert company.refusal("bob", wire.Sit) == "table-unlisted"
    assert company.refusal("bob", wire.Sit, None, "something") == "link-void"
    assert company.refusal("ann", wire.Sit, None, INVITATION) == "seat-yours-already"
    assert company.refusal("bob", wire.Sit, 0, INVITATION) == "seat-taken"
    company.say("bob", wire.Sit, None, INVITATION)
    assert company.table.status == RUNNING
    assert company.chairs[1].person == "bob"
    assert company.refusal("carl", wire.Sit, None, INVITATION) == "seat-none-free"
    assert over().refusal("carl", wire.Sit, None, INVITATION) == "table-over"


def test_a_listed_table_needs_no_invitation() -> None:
    company = waiting(listed=True)
    company.say("bob", wire.Sit)
    assert company.how() == [PERSON, PERSON]


def test_a_seat_that_is_left_is_free_before_the_start_and_a_bots_after_it() -> None:
    company = waiting()
    assert company.refusal("bob", wire.Leave, 0) == "seat-not-yours"
    company.say("ann", wire.Leave, 0)
    assert company.how() == [FREE, FREE]
    assert company.refusal("ann", wire.Start) == "table-without-person"
    company = running()
    company.say("bob", wire.Leave, 1)
    assert company.how() == [PERSON, BY_BOT]
    assert company.chairs[1].person == "bob"
    assert company.refusal("bob", wire.Leave, 1) == "seat-bot"
    assert over().refusal("ann", wire.Leave, 0) == "table-over"


def test_whoever_has_left_comes_back() -> None:
    company = running()
    assert company.refusal("bob", wire.Return, 1) == "seat-yours-already"
    company.say("bob", wire.Leave, 1)
    assert company.refusal("ann", wire.Return, 1) == "seat-not-yours"
    company.say("bob", wire.Return, 1)
    assert company.how() == [PERSON, PERSON]
    assert waiting().refusal("ann", wire.Return, 0) == "table-not-running"


def test_a_move_is_made_by_its_seat_in_its_turn_and_by_the_rules() -> None:
    company = running()
    move, number = company.first_move(), company.table.number
    assert company.refusal("bob", wire.Play, 0, move) == "seat-not-yours"
    assert company.refusal("bob", wire.Play, 1, move) == "not-your-turn"
    assert company.refusal("ann", wire.Play, 0, ["pass"]) == "pass-with-tower"
    assert company.refusal("ann", wire.Play, 7, move) == "seat-not-yours"
    company.say("ann", wire.Play, 0, move)
    assert company.table.moves[number] == (0, tuple(move))
    assert company.table.state.turn == 1, "chance has answered"
    assert waiting().refusal("ann", wire.Play, 0, move) == "table-not-running"


def test_alone_against_bots_a_decision_is_undone() -> None:
    company = Company(bare_table("metro", [ME, BOT], {"start": 0}, 1), "ann", None)
    before = company.table.state.to_json()
    assert company.refusal("ann", wire.TakeUndo, 0) == "undo-nothing"
    company.say("ann", wire.Play, 0, company.first_move())
    company.say("ann", wire.TakeUndo, 0)
    assert company.table.state.to_json() == before
    assert company.refusal("bob", wire.TakeUndo, 1) == "seat-not-yours"


def test_among_people_chance_ends_what_can_be_undone() -> None:
    company = running()
    company.say("ann", wire.Play, 0, company.first_move())
    assert company.refusal("ann", wire.TakeUndo, 0) == "undo-turn"
    assert company.refusal("bob", wire.TakeUndo, 1) == "undo-chance"


def test_a_decision_is_taken_back_if_all_others_agree() -> None:
    company = running(3)
    assert company.refusal("ann", wire.TakeBack, 0) == "undo-nothing"
    before = company.table.state.to_json()
    company.say("ann", wire.Play, 0, company.first_move())
    company.say("ann", wire.TakeBack, 0)
    assert company.refusal("bob", wire.TakeBack, 1) == "question-open"
    company.say("bob", wire.Answer, 1, True)
    assert company.table.state.to_json() != before
    company.say("carl", wire.Answer, 2, True)
    assert company.table.state.to_json() == before
    assert company.table.question is None


def test_one_who_disagrees_ends_the_question() -> None:
    company = running(3)
    assert company.refusal("bob", wire.Answer, 1, True) == "question-none"
    company.say("ann", wire.Play, 0, company.first_move())
    after = company.table.state.to_json()
    company.say("ann", wire.TakeBack, 0)
    assert company.refusal("ann", wire.Answer, 0, True) == "question-not-yours"
    company.say("bob", wire.Answer, 1, False)
    assert company.table.question is None
    assert company.table.state.to_json() == after


def test_a_table_without_take_backs_asks_nobody() -> None:
    company = Company(open_table("metro", [ME, LINK], {"start": 0}, 1, take_back=False), "ann", None)
    company.say("bob", wire.Sit, None, INVITATION)
    company.say("ann", wire.Play, 0, company.first_move())
    assert company.refusal("ann", wire.TakeBack, 0) == "take-back-off"


def test_the_others_give_the_seat_of_someone_absent_to_a_bot() -> None:
    company = running(3)
    assert company.refusal("bob", wire.Replace, 1, 2, now=DAY) == "seat-not-absent"
    assert company.refusal("bob", wire.Replace, 1, 0, now=DAY - 1) == "seat-in-time"
    company.say("bob", wire.Replace, 1, 0, now=DAY)
    assert company.how() == [PERSON] * 3
    company.say("carl", wire.Answer, 2, True, now=DAY)
    assert company.how() == [BY_BOT, PERSON, PERSON]
    assert company.chairs[0].person == "ann", "who may come back"


def test_a_new_link_makes_the_last_one_invalid() -> None:
    company = running()
    assert company.refusal("carl", wire.Link, 1) == "seat-not-yours"
    assert company.refusal("ann", wire.Link, 1) == "seat-reserved"
    company.say("bob", wire.Link, 1)
    assert company.chairs[1] == Chair("bob", None, 1)
    assert over().refusal("bob", wire.Link, 1) == "table-over"


def test_a_player_who_has_left_hands_the_seat_over_with_a_link() -> None:
    company = running()
    company.say("bob", wire.Leave, 1)
    company.say("bob", wire.Link, 1)
    assert company.chairs[1] == Chair(None, None, 1)


def test_the_owner_removes_someone_before_the_start_and_asks_the_others_after_it() -> None:
    company = Company(open_table("metro", [ME, LINK, LINK], {"start": 0}, 1), "ann", None, None)
    company.say("bob", wire.Sit, None, INVITATION)
    assert company.refusal("bob", wire.Revoke, 0) == "seat-not-yours"
    company.say("ann", wire.Revoke, 1)
    assert company.how() == [PERSON, FREE, FREE]
    assert running().refusal("ann", wire.Revoke, 1) == "remove-alone"
    company = running(3)
    company.say("ann", wire.Revoke, 2)
    assert company.how() == [PERSON] * 3
    company.say("bob", wire.Answer, 1, True)
    assert company.how() == [PERSON, PERSON, BY_BOT]
    assert company.chairs[2].person is None
