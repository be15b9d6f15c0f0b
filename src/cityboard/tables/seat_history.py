"""Who has played which seat: what changed about the seats, and the people who played them before."""

from dataclasses import dataclass, replace

from cityboard.protocol.messages import SeatNewsCause
from cityboard.tables.events import (
    BOT,
    FREE,
    GIVEN_UP,
    PERSON,
    REMOVE,
    REMOVED,
    REPLACE,
    RETURNED,
    SAT,
    TAKE_BACK,
    SeatChanged,
)

MOST_NEWS = 40  # the latest ones; older ones are forgotten
# Why a seat changed, and what people are told; a renewed link is no news, nor are the bots of a start.
CAUSES: dict[str, SeatNewsCause] = {
    SAT: "sat",
    "left": "left",
    RETURNED: "returned",
    GIVEN_UP: "given-up",
    "time": "time",
    "vote": "vote",
    REMOVED: "removed",
    "revoked": "removed",
}
# What a player said no to.
REFUSALS: dict[str, SeatNewsCause] = {TAKE_BACK: "no-take-back", REPLACE: "no-replace", REMOVE: "no-remove"}
ACTS_ALONE = (SAT, "left", RETURNED, GIVEN_UP)  # whoever sends the message is the person concerned


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A seat changed hands, or said no: the event, how many moves counted then, why, and the person, if known."""

    seq: int
    number: int
    at: int
    seat: int
    because: SeatNewsCause
    person: str | None


@dataclass(frozen=True, slots=True)
class PastPlayer:
    """A person who played a seat up to a number of moves, and has lost it."""

    seat: int
    person: str
    until: int


@dataclass(frozen=True, slots=True)
class SeatHistory:
    """What the events say about the people of a table, by the ids in the keys of their messages; never changed."""

    holders: tuple[str | None, ...]  # by seat: the person who has played it last, as far as it is known
    news: tuple[SeatChange, ...] = ()
    former: tuple[PastPlayer, ...] = ()

    @property
    def people(self) -> set[str]:
        """Return everyone who is named in it."""
        named = [*self.holders, *(news.person for news in self.news), *(former.person for former in self.former)]
        return {person for person in named if person is not None}

    def played_by(self, seat: int, person: str | None) -> "SeatHistory":
        """Return the history after a person has acted for a seat, or nobody holds it any more."""
        if self.holders[seat] == person:
            return self
        return replace(self, holders=(*self.holders[:seat], person, *self.holders[seat + 1 :]))

    def changed(
        self, event: SeatChanged, before: str, sender: str | None, *, seq: int, number: int, at: int
    ) -> "SeatHistory":
        """Return the history after a seat has changed, which was played like `before`."""
        seat, because = event.seat, CAUSES.get(event.because)
        if because == "left" and event.how == FREE:
            because = "stood-up"  # before the start, nobody plays on
        history = self.played_by(seat, sender) if event.because in ACTS_ALONE and sender else self
        if because is None or (event.because == "revoked" and (before, event.how) != (PERSON, FREE)):
            return history  # nobody came or went
        person, former = history.holders[seat], history.former
        is_lost = event.how == BOT and because in (GIVEN_UP, REMOVED)
        if is_lost and person is not None:
            former = (*former, PastPlayer(seat, person, number))
        if is_lost or event.how == FREE:
            history = history.played_by(seat, None)
        news = SeatChange(seq, number, at, seat, because, person)
        return replace(history, news=(*history.news, news)[-MOST_NEWS:], former=former)

    def disagreed(self, seat: int, about: str, sender: str | None, *, seq: int, number: int, at: int) -> "SeatHistory":
        """Return the history after a player has said no to a question."""
        history = self.played_by(seat, sender) if sender else self
        news = SeatChange(seq, number, at, seat, REFUSALS[about], history.holders[seat])
        return replace(history, news=(*history.news, news)[-MOST_NEWS:])

    def cut(self, number: int) -> "SeatHistory":
        """Return the history after the moves from a number on were taken back."""
        if not self.news:
            return self
        return replace(
            self,
            news=tuple(replace(one, number=min(one.number, number)) for one in self.news),
            former=tuple(replace(one, until=min(one.until, number)) for one in self.former),
        )
