"""A law about tables: a player who joins or returns is dealt nothing that anyone at the table has seen before.

People come and go at random, take back, hand over and vote; what each of them has seen is written down here, apart from
what the server remembers.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest import mock

from cityboard.core.dealer import Dealer
from cityboard.core.game import Move
from cityboard.core.reason import RefusedError
from cityboard.core.record import Record, verify
from cityboard.protocol import messages as wire
from cityboard.server import opening
from cityboard.server.live_table import LiveTable
from cityboard.server.opening import again, begun, opened_from
from cityboard.server.reasons import LINK_VOID
from cityboard.server.storage import integrity
from cityboard.server.storage.repository import Loaded
from cityboard.tables.checks import Chair, refuse
from cityboard.tables.clock import DAY
from cityboard.tables.continuation import make_move
from cityboard.tables.decision import Sender
from cityboard.tables.decisions import decide
from cityboard.tables.events import BOT, PERSON, Opened, Redealt, SeatChanged, Stored, Undone, bind
from cityboard.tables.table import OPEN, OVER, RUNNING, Table
from tests.titles.moments import families

PEOPLE = [f"person {number}" for number in range(5)]
OWNER = PEOPLE[0]
INVITATION = "invitation"
STRIDE = 11  # has no factor in common with their number: neighbours differ, and all families are reached
Draw = tuple[bytes, int]  # the seed and the event that it answered
# What may happen, and how often.
STEPS = {
    "move": 12,
    "undo": 4,
    "undo_all": 4,
    "take_back": 4,
    "answer": 8,
    "sit": 5,
    "leave": 3,
    "return": 4,
    "link": 4,
    "revoke": 3,
    "replace": 1,
    "start": 2,
    "absence": 3,
}


class UnfairError(AssertionError):
    """Someone knows what they must not know, or has lost a seat that was theirs."""


def demand(condition: bool, what: str) -> None:
    """Fail unless something holds."""
    if not condition:
        raise UnfairError(what)


class Gathering:
    """One table and everyone who comes there."""

    def __init__(self, number: int) -> None:
        self.rng = Random(f"gathering {number}")
        self.counts: Counter[str] = Counter()
        self.now = self.keys = 0
        self.seeds: set[bytes] = set()
        self.removed: set[str] = set()
        title, options = list(families().values())[STRIDE * number % len(families())]
        players = options["players"]
        plans = [wire.Plan("me"), wire.Plan("link"), wire.Plan("bot")]
        seats = [wire.Plan("me"), *self.rng.choices(plans, (1, 2, 2), k=players - 1)]
        proposal = wire.Proposal(title, seats, dict(options), take_back=self.rng.random() < 0.8)
        self.open(opened_from(proposal), [Chair(OWNER) if plan.who == "me" else Chair() for plan in seats])
        for person in PEOPLE[1 : self.rng.randrange(1, len(PEOPLE) + 1)]:
            self.say(person, wire.Sit, None, INVITATION)

    def open(self, opened: Opened, chairs: list[Chair]) -> None:
        """Open a table; the seed of each is its own."""
        self.asked: list[Draw] = []
        seed = self.rng.randbytes(32)
        with self.noting_draws(), mock.patch.object(opening, "Dealer", lambda: Dealer(seed)):
            table, self.events = begun(opened, self.now)
        demand(table.dealer.seed not in self.seeds, "a seed came twice")
        self.seeds.add(table.dealer.seed)
        row = SimpleNamespace(
            id=table.id, seed=table.dealer.seed, owner=OWNER, invitation=0, created_at=self.now, _mapping={}
        )
        self.live = LiveTable(Loaded(row, self.events, chairs, {}, {}, None, 0, []), lambda: self.now)
        self.links: dict[int, str] = {}  # the newest link to a seat that someone has
        self.drawn: dict[int, Draw] = dict(zip((event for _, event in self.asked), self.asked, strict=True))
        self.known: dict[Draw, set[str]] = {}  # draws that were taken back, and who was there
        self.betrayed = False  # a seat has shown what it holds in moves that were taken back
        self.seen: dict[str, set[int]] = {person: set() for person in PEOPLE}  # whose hands someone has seen
        self.agreed: set[str] = set()

    def noting_draws(self) -> Any:
        choose = Dealer.choose

        def noting(dealer: Dealer, event: int, chances: Any) -> Move:
            self.asked.append((dealer.seed, event))
            return choose(dealer, event, chances)

        return mock.patch.object(Dealer, "choose", noting)

    # What happens.

    @property
    def table(self) -> Table:
        return self.live.table

    def people_playing(self) -> set[str]:
        """Return everyone who plays their seat themselves."""
        return {self.live.chairs[seat].person or "" for seat in self.table.people}

    def live_on(self, steps: int) -> None:
        """Let things happen, then look whether the record holds."""
        for step in self.rng.choices(list(STEPS), list(STEPS.values()), k=steps):
            if self.table.status == OVER:
                self.finish()
                self.rematch()
            getattr(self, f"do_{step}")()
        self.finish()

    def say(self, person: str, make: Callable[..., wire.Keyed], *fields: Any) -> bool:
        """Let someone send a message; the result must be fair."""
        self.keys += 1
        self.now += 1000
        message = make(f"key {self.keys}", self.table.seq, *fields)
        sender = Sender(person, person == OWNER, self.opens, self.now)
        self.asked = []
        try:
            with self.noting_draws():
                decision = decide(self.table, self.live.chairs, sender, message)
        except RefusedError as refused:
            self.counts[refused.reason.code] += 1
            return False
        self.counts[type(message).__name__] += 1
        before = self.live.chairs
        self.note_answer(person, message)
        stored = bind(decision.events, self.table.chain, self.table.seq, self.now, f"{person}/{message.key}#")
        self.take_in(stored, [decision.chairs.get(seat, chair) for seat, chair in enumerate(before)])
        self.check_chairs(person, before)
        if isinstance(message, wire.Sit):
            self.check_newcomer(person, decision.seat or 0)
        if isinstance(message, wire.Link):
            self.links[message.seat] = f"{message.seat} {self.live.chairs[message.seat].link}"
        return True

    def opens(self, secret: str) -> int | None:
        if secret == INVITATION:
            return None
        seat, version = map(int, secret.split())
        if version != self.live.chairs[seat].link:
            refuse(LINK_VOID)
        return seat

    def take_in(self, stored: list[Stored], chairs: list[Chair]) -> None:
        """Apply what was decided, and write down who knows what."""
        table, there, number, seq = self.table, self.people_playing(), self.table.number, self.table.seq
        for one in stored:
            event = one.event
            if isinstance(event, Redealt):
                self.counts["the draws renewed" if event.to else "dealt again"] += 1
            if isinstance(event, SeatChanged):
                self.counts[event.because] += 1
            if isinstance(event, Undone):
                self.betrayed |= any(by not in (event.seat, -1) for by, _ in table.moves[event.to :])
            table.apply(one)
        self.events += stored
        self.live.chairs = chairs
        low = min([number, *table.counts[seq:]])
        for taken_back in [drawn for drawn in self.drawn if drawn >= low]:
            self.known[self.drawn.pop(taken_back)] = there
        if low == 0 and number:  # dealt again: what anyone has seen is no longer in the game
            self.betrayed, self.seen = False, {person: set() for person in PEOPLE}
        for draw in self.asked:
            strangers = self.people_playing() - self.known.get(draw, self.people_playing())
            demand(not strangers, f"{strangers} are dealt what was shown before they came")
            self.drawn[draw[1]] = draw
        self.look()

    def look(self) -> None:
        """Let everyone look at whatever is shown to them."""
        if self.table.status == OVER:
            return
        for person in PEOPLE:
            for shown in (None, *range(len(self.live.chairs))):
                seat = self.live.viewer(person, shown)
                if seat is None:
                    continue
                mine = self.live.chairs[seat].person == person and self.table.seats[seat].how == PERSON
                demand(mine, f"{person} sees the hand of seat {seat}")
                if self.table.status == RUNNING:
                    self.seen[person].add(seat)

    def note_answer(self, person: str, message: wire.Keyed) -> None:
        """Write down who has agreed to the open question."""
        if not self.table.question:
            self.agreed = set()
        if isinstance(message, wire.Answer) and message.agree:
            self.agreed.add(person)

    # What must hold.

    def check_chairs(self, person: str, before: list[Chair]) -> None:
        """Demand that nobody has lost a seat against their will, unless all others wanted it."""
        for seat, (old, new) in enumerate(zip(before, self.live.chairs, strict=True)):
            if old.person in (None, new.person, person) or self.table.status == OPEN:
                continue
            others = self.people_playing() - {old.person, OWNER}
            demand(bool(others) and others <= self.agreed, f"{old.person} has lost seat {seat}")
            self.removed.add(old.person or "")

    def check_newcomer(self, person: str, seat: int) -> None:
        """Demand that nobody who plays knows the hand of someone else."""
        if self.table.status != RUNNING:
            return
        demand(not self.betrayed, f"{person} joins a game whose hands were shown")
        for player in self.people_playing():
            for other in self.seen[player] - {
                seat for seat, chair in enumerate(self.live.chairs) if chair.person == player
            }:
                played = self.table.seats[other].how == PERSON
                demand(not played, f"{player} knows the hand of seat {other}")

    def finish(self) -> None:
        """Demand that the history holds: folded again, checked, and as a record."""
        table = self.table
        again = Table(table.id, table.dealer.seed)
        demand(
            integrity._fold(again, self.events, integrity.IntegrityReport(), True) is None, "the check finds something"
        )
        demand(again.state == table.state and again.renewals == table.renewals, "the fold differs")
        if table.status == OVER:
            self.counts["over"] += 1
            self.counts["over after a new deal"] += bool(table.renewals)
            verify(table.game, Record.parse(table.record().text()))

    # What may happen.

    def anybody(self) -> str:
        return self.rng.choice(PEOPLE)

    def own_seat(self, how: str) -> tuple[str, int] | None:
        """Choose a person and a seat of theirs that is played so."""
        both = enumerate(zip(self.live.chairs, self.table.seats, strict=True))
        mine = [(chair.person, seat) for seat, (chair, play) in both if chair.person and play.how == how]
        return self.rng.choice(mine) if mine else None

    def do_move(self) -> None:
        """Let some moves be made, those of bots too."""
        for _ in range(self.rng.randrange(1, 8)):
            table = self.table
            if table.status != RUNNING or table.is_deserted:
                return
            seat = table.state.turn
            move = list(self.rng.choice(table.game.moves(table.state)))
            person = self.live.chairs[seat].person
            if table.seats[seat].how == BOT:
                self.asked = []
                with self.noting_draws():
                    events = make_move(table, seat, tuple(move)).events
                self.take_in(bind(events, table.chain, table.seq, self.now), self.live.chairs)
            elif not person or not self.say(person, wire.Play, seat, move):
                return

    def do_undo(self) -> None:
        if chosen := self.own_seat(PERSON):
            self.say(chosen[0], wire.TakeUndo, chosen[1])

    def do_undo_all(self) -> None:
        if chosen := self.own_seat(PERSON):
            while self.say(chosen[0], wire.TakeUndo, chosen[1]):
                pass
            self.do_link()
            self.do_sit()

    def do_take_back(self) -> None:
        if (chosen := self.own_seat(PERSON)) and self.say(chosen[0], wire.TakeBack, chosen[1]):
            self.do_answer()

    def do_answer(self) -> None:
        """Let some of those who are asked answer, mostly with yes."""
        table = self.table
        while table.question and self.rng.random() < 0.9:
            open = [seat for seat in table.asked_seats() if seat not in table.question.agreed]
            seat = self.rng.choice(open)
            if not self.say(self.live.chairs[seat].person or "", wire.Answer, seat, self.rng.random() < 0.9):
                return

    def do_sit(self) -> None:
        person = self.anybody()
        if person in self.removed:
            return  # a player who comes back with the owner's help conspires with them
        secrets: list[str | None] = [None, INVITATION, *self.links.values(), *self.links.values()]
        self.say(person, wire.Sit, None, self.rng.choice(secrets))

    def do_leave(self) -> None:
        if chosen := self.own_seat(PERSON):
            self.say(chosen[0], wire.Leave, chosen[1])
            if self.rng.random() < 0.3:
                self.say(chosen[0], wire.Link, chosen[1])

    def do_absence(self) -> None:
        """Let someone be away while the others take back and play on, and agree to more of it when they are back."""
        if not (chosen := self.own_seat(PERSON)):
            return
        self.say(chosen[0], wire.Leave, chosen[1])
        for step in (self.do_take_back, self.do_take_back, self.do_move):
            step()
        self.say(chosen[0], wire.Return, chosen[1])
        for step in (self.do_take_back, self.do_move, self.do_move):
            step()

    def do_return(self) -> None:
        if chosen := self.own_seat(BOT):
            self.say(chosen[0], wire.Return, chosen[1])

    def do_link(self) -> None:
        self.say(self.rng.choice((OWNER, self.anybody())), wire.Link, self.rng.randrange(len(self.live.chairs)))

    def do_revoke(self) -> None:
        self.say(self.rng.choice((OWNER, self.anybody())), wire.Revoke, self.rng.randrange(len(self.live.chairs)))
        self.do_answer()

    def do_replace(self) -> None:
        """Let the others vote about a player who does not move for a day."""
        if (chosen := self.own_seat(PERSON)) and self.table.status == RUNNING:
            self.now += DAY
            self.say(chosen[0], wire.Replace, chosen[1], max(self.table.state.turn, 0))
            self.do_answer()

    def do_start(self) -> None:
        self.say(OWNER, wire.Start)

    def rematch(self) -> None:
        opened, chairs = again(self.table, self.live.chairs, set(PEOPLE))
        self.counts["rematch"] += 1
        if any(chair.person for chair in chairs):
            self.open(opened, chairs)


def gather(numbers: range, steps: int = 150) -> Counter[str]:
    """Let people meet at some tables, and count what has happened."""
    counts: Counter[str] = Counter()
    for number in numbers:
        gathering = Gathering(number)
        gathering.live_on(steps)
        counts += gathering.counts
    return counts
