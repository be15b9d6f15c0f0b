"""A visit to a world: everything that a viewer, a watcher and a stranger can ask for during a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from cityboard.core.game import Move
from cityboard.server.live_table import LiveTable
from cityboard.tables.events import BOT, PERSON
from tests.server.scripted_server import (
    FORMER,
    NEWCOMER,
    OWNER,
    SEATED,
    TABLE,
    WATCHER,
    Ear,
    LostWayError,
    ScriptedServer,
    World,
)
from tests.server.twin_games import GUESS, Pair

PATH = f"/api/tables/{TABLE}"
MESSAGES = f"{PATH}/messages"
RARE = (f"{PATH}/invitation", f"{PATH}/nothing", "/api/tables", "/api/me/export")
# Frames that are no message at all.
BROKEN = (b"", b"{}", b"[]", b'{"type":"move"}', b'{"type":"preview","seat":0,"move":[null]}', b'{"type":"state"}')
BOT_PIECE = "the viewer's bot"
EARLIER = 3  # earlier positions to look at
FEW = 12  # decisions of the viewer that may all be taken back one after the other
# How seats change hands: someone is removed, leaves, or hands their seat over; and someone visits a bot's seat.
REMOVED, LEFT, HANDED_OVER, VISITED = CHANGES = ("removed", "left", "handed over", "visited")
GONE = (REMOVED, LEFT, HANDED_OVER)


@dataclass(frozen=True, slots=True)
class Question:
    """A move to ask about, and whether it would be possible for the viewer."""

    move: Move
    possible: bool


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that was sent to someone, and what it was."""

    label: str
    content: bytes


def message(type: str, **fields: Any) -> bytes:
    """Write a message of a client."""
    return msgspec.json.encode({"type": type, **fields})


class Visit:
    """One visit; with the same dice two of them ask the same questions in the same order."""

    def __init__(
        self,
        server: ScriptedServer,
        pair: Pair,
        company: str,
        asked: Sequence[Sequence[Question]],
        rng: Random,
        *,
        all_positions: bool = False,
    ) -> None:
        self._server, self._pair, self._company, self._asked, self._rng = server, pair, company, asked, rng
        self._all_positions = all_positions
        self._pieces: list[Piece] = []
        self._ears: list[tuple[str, Ear]] = []
        self._keys = 0
        self.lost: LostWayError | None = None
        self._undos = 2
        self._newcomer: list[Ear] = []
        viewer = pair.viewer
        self._me = SEATED[viewer] if viewer is not None else None
        self._gone: str | None = None  # people who knew the secret and no longer sit here
        # A person on all seats sees a hand only after saying whose.
        self._shows = company == "hot-seat" and viewer is not None

    async def pay(self, world: World) -> list[Piece]:
        """Visit a world from its cut to the end of its script; return everything that was seen."""
        self._live: LiveTable = await self._server.put(world)
        self._rematch = world.rematch
        self._server.worker_pool.listens_to = self._pair.viewer
        try:
            await self._arrive()
            await self._ask(self._asked[0], all_of_them=True)
            await self._play()
            await self._talk()
            await self._return()
            await self._ask(self._asked[1], all_of_them=False)
            await self._look()
            await self._server.send_notices()
        except LostWayError as lost:
            self.lost = lost
            self._note("the way", str(lost).encode())
        finally:
            await self._server.clear()
        self._collect()
        return self._pieces

    # Whoever is there.

    async def _arrive(self) -> None:
        if self._company in CHANGES:
            await self._change_hands()
        await self._let_others_listen()
        for name, person in self._observers():
            # Everyone may listen for a program's sake too; for one person without a seat it is tried.
            for with_state in (False, True) if person != OWNER else ():
                if with_state and person is None:
                    continue
                ear = await self._server.listen(person, with_state=with_state)
                self._ears.append((f"{name}'s socket{' with state' * with_state}", ear))
        await self._show()

    async def _let_others_listen(self) -> None:
        """Let some of the other seats be there, because what is made for one must not be given to another."""
        play = enumerate(self._live.table.seats)
        others = [seat for seat, played in play if played.how == PERSON and seat != self._pair.viewer]
        for seat in self._rng.sample(others, min(1, len(others))):
            await self._server.listen(self._person(seat))

    def _observers(self) -> list[tuple[str, str | None]]:
        seen: list[tuple[str, str | None]] = [("the watcher", WATCHER), ("the stranger", None), ("the owner", OWNER)]
        if self._me:
            seen.insert(0, ("the viewer", self._me))
        elif self._gone:
            seen.insert(0, ("who has gone", self._gone))
        elif self._company == "hot-seat":
            seen.insert(0, ("the host", SEATED[0]))
        return seen

    async def _change_hands(self) -> None:
        """Let the person who knows the secret leave, or someone come who sees it; a former player is a spectator."""
        seats = range(self._pair.game.players)
        holder = self._pair.holder or 0
        if self._company == VISITED:
            bots = [seat for seat in seats if self._live.table.seats[seat].how == BOT]
            if bots:
                await self._take_seat(OWNER, holder if holder in bots else bots[0])
            return
        person = self._person(holder)
        ears = [await self._server.listen(person, with_state=state) for state in (False, True)]
        if self._company == REMOVED and len(seats) > 1:
            await self._act(OWNER, "revoke", seat=holder)
            await self._let_others_answer(agree=True)
        else:
            await self._act(person, "leave", seat=holder)
        await self._watch_from_now_on(person, ears)
        if self._company == HANDED_OVER:
            await self._take_seat(person, holder)

    async def _watch_from_now_on(self, person: str, ears: list[Ear]) -> None:
        """Record what a person receives who has just lost their seat: what came before belonged to the seat."""
        self._gone = person
        for ear in ears:
            await ear.settle()
            last = next(message for message in reversed(ear.heard) if b'"type":"position"' in message)
            ear.heard[:] = [last]
            self._ears.append((f"the socket of {person}, who has gone", ear))

    async def _take_seat(self, giver: str, seat: int) -> None:
        """Let someone new come by a link to a seat, and hear what they hear."""
        link = await self._act(giver, "link", seat=seat)
        secret = msgspec.json.decode(link.rpartition(b"\n")[2])["secret"]
        self._newcomer = [await self._server.listen(NEWCOMER, with_state=state) for state in (False, True)]
        await self._act(NEWCOMER, "sit", secret=secret)

    async def _let_others_answer(self, *, agree: bool) -> None:
        while question := self._live.table.question:
            other = next(other for other in self._live.table.asked_seats() if other not in question.agreed)
            await self._act(self._person(other), "answer", seat=other, agree=agree)

    async def _show(self) -> None:
        """At a hot-seat table, say who is looking."""
        if self._shows:
            for name, ear in self._ears:
                if name.startswith("the viewer"):
                    await ear.say(message("show", seat=self._pair.viewer))

    def _own_ear(self) -> Ear | None:
        return self._ears[0][1] if self._me and self._company not in GONE else None

    def _note(self, label: str, content: bytes) -> None:
        self._pieces.append(Piece(label, content))

    def _collect(self) -> None:
        for name, ear in self._ears:
            for content in ear.heard:
                self._note(name, content)
        for person, content in self._server.notices:
            self._note(f"a notice to {person}", content)
        for content in self._server.worker_pool.overheard:
            self._note(BOT_PIECE, content)

    # Asking.

    async def _ask(self, questions: Sequence[Question], *, all_of_them: bool) -> None:
        """Ask what moves would do, and try those that are not possible."""
        await self._show()
        ear, seat = self._own_ear(), self._pair.viewer
        if ear is not None and seat is not None:
            # For a player who is not to move, all moves are refused alike.
            table = self._live.table
            own_turn = table.state.turn == seat and table.seats[seat].how == PERSON
            for number, question in enumerate(questions if own_turn else self._rng.sample(questions, 4)):
                await ear.say(message("preview", seat=seat, move=question.move))
                if all_of_them and number % 2 and not question.possible:
                    await ear.say(self._keyed("move", seat=seat, move=question.move))
        others = [other for other in range(self._pair.game.players) if other != seat]
        if others and self._company != "hot-seat":
            for question in questions[:3]:
                other = self._rng.choice(others)
                for _, anybody in self._ears[:: 2 if all_of_them else 4]:
                    await anybody.say(message("preview", seat=other, move=question.move))
        if all_of_them:
            await self._ask_everything_else()

    async def _ask_everything_else(self) -> None:
        """Send what is not a move, or cannot be granted now."""
        ear, seat = self._own_ear(), self._pair.viewer
        if ear is None:
            return
        for frame in BROKEN:
            await ear.say(frame)
        stale = self._live.table.seq - 1
        await ear.say(message("undo", key="stale", seq=stale, seat=seat))
        for type, fields in (("rematch", {}), ("answer", {"seat": seat, "agree": True}), ("start", {})):
            await ear.say(self._keyed(type, **fields))
        await ear.say(self._keyed("replace", seat=seat, absent=max(self._live.table.state.turn, 0)))
        if seat in self._live.table.people:  # else it would hand the seat over
            link = self._keyed("link", seat=seat)
            await ear.say(link)
            await ear.say(link)

    def _keyed(self, type: str, **fields: Any) -> bytes:
        self._keys += 1
        return message(type, key=f"key {self._keys}", seq=self._live.table.seq, **fields)

    async def _look(self) -> None:
        """Read all there is, and let others read some of it."""
        await self._show()
        paths = self._paths()
        for place, (name, person) in enumerate(self._observers()):
            for path in self._rng.sample(paths, 1) if place else paths:
                self._note(f"{name} reads {path}", await self._server.ask(person, "GET", path))
            self._note(f"{name} asks for a seat", await self._server.ask(person, "POST", f"{PATH}/seat", b"{}"))
        if self._me and self._pair.viewer is not None:
            wish = msgspec.json.encode({"seat": self._pair.viewer})
            self._note("the viewer's hint", await self._server.ask(self._me, "POST", f"{PATH}/hint", wish))
        if self._company == "hot-seat":
            return  # a person with all seats may ask for all of them
        name, person = self._rng.choice(self._observers())
        turn, move = max(self._live.table.state.turn, 0), self._rng.choice(self._asked[1]).move
        self._note(
            f"{name} asks", await self._server.ask(person, "POST", MESSAGES, message("preview", seat=turn, move=move))
        )

    def _paths(self) -> list[str]:
        table, viewer = self._live.table, self._pair.viewer
        numbers = {self._rng.randrange(table.number + 1) for _ in range(EARLIER)}
        numbers |= {event + 1 for event in self._pair.changed[:2] if event < table.number}
        if self._all_positions:
            numbers = set(range(table.number + 1))
        own = f"seat={viewer}" if self._shows else "since=0"
        other = own if self._company == "hot-seat" else f"seat={self._rng.randrange(self._pair.game.players)}"
        return [
            f"{PATH}?{own}",
            f"{PATH}?{own}&with_state=true",
            f"{PATH}?{other}&since={self._rng.randrange(table.seq + 1)}",
            *(f"{PATH}/positions/{number}?{own}" for number in sorted(numbers)),
            f"{PATH}/record",
            f"{PATH}/scores",
            f"{PATH}/series",
            f"{PATH}/picture.svg",
            f"{PATH}/edition",
            f"{PATH}/analysis",
            "/api/me/tables",
            *(f"/api/tables/{FORMER}{part}" for part in ("", "/positions/3", "/record") if self._rematch),
            *self._rng.sample([*RARE, f"{PATH}/positions/{table.number + 1}"], 2),
        ]

    # Playing.

    async def _act(self, person: str, type: str, **fields: Any) -> bytes:
        """Do something on behalf of someone else, whose answer is theirs alone; again if a bot was faster."""
        answer = await self._server.ask(person, "POST", MESSAGES, self._keyed(type, **fields))
        while b'"code":"stale"' in answer:
            answer = await self._server.ask(person, "POST", MESSAGES, self._keyed(type, **fields))
        if not answer.startswith(b"200"):
            raise LostWayError(answer)
        return answer

    async def _play(self) -> None:
        """Play the script, taking some of it back on the way."""
        live, script = self._live, self._server.worker_pool.script
        turns = 0
        while live.table.number < len(script) or turns == 0:
            turns += 1
            await self._server.let_bots_move(self._live)
            await self._have_second_thoughts()
            if live.table.number >= len(script) or live.table.is_deserted:
                break
            number, (seat, move) = live.table.number, script[live.table.number]
            if seat != live.table.state.turn:
                raise LostWayError(seat)
            if live.table.seats[seat].how == BOT:
                continue
            await self._move(seat, move)
            if live.table.number <= number:
                raise LostWayError(move)
            for _, ear in self._ears:
                await ear.settle()
        await self._server.let_bots_move(self._live)

    async def _move(self, seat: int, move: Move) -> None:
        ear = self._own_ear()
        if seat == self._pair.viewer and ear is not None:
            await ear.say(self._keyed("move", seat=seat, move=move))
        else:
            await self._act(self._person(seat), "move", seat=seat, move=move)

    def _person(self, seat: int) -> str:
        person = self._live.chairs[seat].person
        assert person is not None
        return person

    async def _have_second_thoughts(self) -> None:
        """Undo, ask for a take-back, or leave for a while."""
        ear, seat = self._own_ear(), self._pair.viewer
        if self._pair.kind == GUESS or self._undos == 0 or self._rng.random() < 0.4:
            return
        self._undos -= 1
        if ear is None or seat is None or self._rng.random() < 0.3:
            return await self._let_somebody_leave()
        if self._rng.random() < 0.5:
            return await ear.say(self._keyed("undo", seat=seat))
        await ear.say(self._keyed("take-back", seat=seat))
        await self._let_others_answer(agree=self._rng.random() < 0.8)

    async def _let_somebody_leave(self) -> None:
        """Let someone else leave and come back: a bot plays in the meantime, and something may be taken back."""
        people = [seat for seat in self._live.table.people if seat != self._pair.viewer]
        if not people:
            return
        seat = self._rng.choice(people)
        await self._act(self._person(seat), "leave", seat=seat)
        await self._server.let_bots_move(self._live)
        ear = self._own_ear()
        if ear is not None and self._rng.random() < 0.5:
            await ear.say(self._keyed("take-back", seat=self._pair.viewer))
            await self._let_others_answer(agree=True)
        if self._live.table.seats[seat].how != PERSON:
            await self._act(self._person(seat), "return", seat=seat)

    async def _return(self) -> None:
        """Take the viewer's seat back from a bot; let the newcomer leave again, or someone come at last."""
        ear = self._own_ear()
        if ear is not None and self._company == "bot for the viewer":
            await ear.say(self._keyed("return", seat=self._pair.viewer))
        if self._newcomer:
            seat = next(seat for seat, chair in enumerate(self._live.chairs) if chair.person == NEWCOMER)
            await self._act(NEWCOMER, "leave", seat=seat)
            await self._watch_from_now_on(NEWCOMER, self._newcomer)
        if ear is not None and self._company == "against bots" and self._pair.kind != GUESS:
            await self._begin_again(ear)

    async def _begin_again(self, ear: Ear) -> None:
        """Let the viewer take everything back, and someone come who is dealt something new."""
        live = self._live
        bots = [seat for seat, play in enumerate(live.table.seats) if play.how == BOT]
        own = [by for by, _ in live.table.moves if by == self._pair.viewer]
        if not bots or len(own) > FEW:
            return
        for _ in own:
            await ear.say(self._keyed("undo", seat=self._pair.viewer))
        if live.table.rehearsed and not live.table.has_begun:
            await self._take_seat(OWNER, bots[0])
            if not live.table.renewals:
                raise LostWayError("not dealt again")

    async def _talk(self) -> None:
        """Say something at the table."""
        for name, ear in self._ears:
            await ear.say(message("say", key=f"say {name}", text=f"I am {name}."))
        for _, ear in self._ears:
            await ear.settle()
