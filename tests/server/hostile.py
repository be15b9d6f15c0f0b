"""What nobody in their right mind would say to a table, made out of the protocol's own types; alike in every run."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, get_args

import msgspec

from cityboard.protocol import messages as wire

Frame = str | bytes
MALFORMED, REFUSED, ANSWERED = "malformed", "refused", "answered"  # what a frame must come to
FAR = 7_654_321  # a number that no table of a test reaches
DEEP = 1_200
LONG = 9_000
# Values of every kind, of which a field can take one or two at most.
WRONG: tuple[Any, ...] = (
    *(None, True, False, "", " ", "x", "\x00", "0", "null", "\ud7ff\ue000", "x" * LONG, "-1"),
    *(-1, 0.5, -0.0, 1e308, 2**31, 2**53, 2**63, -(2**63), 2**64, 10**400),
    *([], [[]], [None], [True], {}, {"": {}}, {"type": "ping"}, ["move"], [0] * 100, ["x" * 40]),
)
NUMBERS = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "-1e999",
    "01",
    "+1",
    "1.",
    ".5",
    "0x10",
    "1" * 400,
    "1e-999",
    "--1",
)
SCRAPS = (
    *("", " ", "\n", "null", "true", "0", "-", '"', '"ping"', "[]", "{}", "[{}]", "{", "}", "[", "]", "{]", ",", ":"),
    *('{"type"}', '{"type":}', "{'type':'ping'}", '{"type":"ping",}', '{"type":"ping"}}', '{"type":"ping"} {}'),
    *('[{"type":"ping"}]', '{"type":["ping"]}', '{"TYPE":"ping"}', '{"type":"Ping"}', '{"type":"ping\\u0000"}'),
    *('\ufeff{"type":"ping"}', '{"type":"ping"}\x00', '{"type":"\\ud800"}', '{"type":"\\x"}', "/**/", "<a/>", "%00"),
)
UNKNOWN = ("ping ", "", "Start", "welcome", "done", "refused", "table", "position", "pong", "chat", "__class__", "\n")


@dataclass(frozen=True, slots=True)
class Attempt:
    """Something said, what it must come to, and the key that its answer may name."""

    frame: Frame
    outcome: str
    key: str | None = None


@dataclass
class Attacker:
    """Someone at a table with bad intentions."""

    dice: Random
    seat: int | None  # their own seat; None for spectators and strangers
    owner: bool = False
    said: list[str] = field(default_factory=list)  # what was said here before, by anyone, in good faith
    moves: list[list[str | int]] = field(default_factory=list)  # what could be done here at any time
    _keys: int = 0

    def attempts(self, seq: int, legal: list[list[str | int]], turn: int) -> Iterator[Attempt]:
        """Make endless attempts at a table that is at `seq`; `legal` is what the player to move may do."""
        self.moves += self.dice.sample(legal, min(len(legal), 10))
        while True:
            make = Attacker.illegal if turn == self.seat and self.dice.random() < 0.5 else self.dice.choice(KINDS)
            if attempt := make(self, seq, legal):
                yield attempt

    def key(self) -> str:
        self._keys += 1
        return f"hostile {self.seat} {self._keys}"

    def sound(self, seq: int = FAR) -> dict[str, Any]:
        """Make a message that is well formed."""
        return sound(self.dice.choice(TYPES), self.dice, self.key(), seq)

    # What cannot be read.

    def noise(self, *_: Any) -> Attempt:
        signs = [*map(chr, range(32, 127)), "\x01", "é", "\U0001f600"]
        return malformed("".join(self.dice.choices(signs, k=self.dice.choice((1, 3, 20, 400)))))

    def binary(self, *_: Any) -> Attempt:
        sound = json.dumps(self.sound()).encode()
        return malformed(self.dice.choice((self.dice.randbytes(self.dice.randrange(200)), sound, b"", b"\xff" * 64)))

    def scrap(self, *_: Any) -> Attempt:
        return malformed(self.dice.choice(SCRAPS))

    def deep(self, *_: Any) -> Attempt:
        opening, closing = self.dice.choice((("[", "]"), ('{"type":', "}"), ('{"move":[', "]}")))
        nested = opening * DEEP + self.dice.choice(("", "1")) + closing * self.dice.choice((0, DEEP))
        sound = json.dumps(self.sound())[:-1]
        return malformed(self.dice.choice((nested, f'{sound},"deep":{nested}}}', f'{{"type":"say","text":{nested}}}')))

    def number(self, *_: Any) -> Attempt:
        message = json.dumps(self.sound() | {"seq": "SEQ"})
        return malformed(message.replace('"SEQ"', self.dice.choice(NUMBERS)))

    def wrong(self, *_: Any) -> Attempt | None:
        """Put something wrong into one field."""
        message = self.sound()
        message[self.dice.choice(sorted(message))] = self.dice.choice(WRONG)
        return None if well_formed(message) else malformed(json.dumps(message))

    def unknown(self, *_: Any) -> Attempt:
        message = self.sound()
        if self.dice.random() < 0.5:
            return malformed(json.dumps(message | {self.dice.choice(("", "person", "Seat", "seat ")): 0}))
        return malformed(json.dumps(message | {"type": self.dice.choice(UNKNOWN)}))

    def missing(self, *_: Any) -> Attempt | None:
        message = self.sound()
        del message[self.dice.choice(sorted(message))]
        return None if well_formed(message) else malformed(json.dumps(message))

    def doubled(self, *_: Any) -> Attempt:
        """Say a field twice: the last one counts, and it is wrong."""
        message = json.dumps(self.sound())[:-1]
        return malformed(f'{message},"type":{json.dumps(self.dice.choice(UNKNOWN))}}}')

    def bent(self, *_: Any) -> Attempt | None:
        """Damage a message a little: flip bits, cut it off, or join two."""
        sound, other = json.dumps(self.sound()).encode(), json.dumps(self.sound()).encode()
        cut = self.dice.randrange(len(sound))
        bent = bytearray(sound)
        for _times in range(self.dice.choice((1, 1, 2, 8))):
            bent[self.dice.randrange(len(bent))] ^= 1 << self.dice.randrange(7)
        frame = self.dice.choice((bytes(bent), sound[:cut], sound[:cut] + other[cut:], sound[cut:] + sound[:cut]))
        # What is still well formed is far from any table's number, or changes nothing; a chat may even be meant.
        outcome = ANSWERED if well_formed(frame) else MALFORMED
        return Attempt(frame.decode("utf-8", "replace"), outcome)

    def steering(self, *_: Any) -> Attempt:
        """Say something that steers the terminal or the page of whoever reads it."""
        text = f"a{self.dice.choice(STEERING)}b"
        return malformed(json.dumps({"type": "say", "key": self.key(), "text": text}))

    # What can be read and must not be done.

    def stale(self, seq: int, _: Any) -> Attempt:
        """Speak of another moment than the present one."""
        kind = self.dice.choice([kind for kind in TYPES if issubclass(kind, wire.Keyed) and kind is not wire.Rematch])
        number = self.dice.choice([0, 1, seq - 1, seq + 1, FAR, wire.LARGEST])
        return self.refused(sound(kind, self.dice, self.key(), number))

    def foreign(self, seq: int, legal: list[list[str | int]]) -> Attempt:
        """Act for a seat of someone else, at the right moment and in the best form."""
        others = [seat for seat in range(6) if seat != self.seat]
        kinds = [kind for kind in SEATED if not (self.owner and kind in (wire.Link, wire.Revoke))]
        message = sound(self.dice.choice(kinds), self.dice, self.key(), seq) | {"seat": self.dice.choice(others)}
        if "move" in message and legal:
            message["move"] = self.dice.choice(legal)
        return self.refused(message)

    def illegal(self, seq: int, legal: list[list[str | int]]) -> Attempt | None:
        """Make a move that is not legal, or ask what it would do."""
        move = self.illegal_move(legal)
        message: dict[str, Any] = {"seat": self.dice.randrange(6) if self.seat is None else self.seat, "move": move}
        if self.dice.random() < 0.5:
            return self.refused({"type": "preview", **message})
        return self.refused({"type": "move", "key": self.key(), "seq": seq, **message})

    def illegal_move(self, legal: list[list[str | int]]) -> list[str | int]:
        """Bend a legal move, or make one up."""
        dice = self.dice
        known = dice.choice((legal, self.moves)) or [["pass"]]
        while True:
            move = list(dice.choice(known))
            for _ in range(dice.choice((0, 1, 1, 1, 2, 4))):
                word = dice.choice((*WORDS, *INTEGERS, *dice.choice(known), *dice.choice(known), *dice.choice(known)))
                place = dice.randrange(len(move))
                ways = (
                    [*move[:place], word, *move[place + 1 :]],
                    [*move[:place], word, *move[place:]],
                    [*move[:place], *move[place + 1 :]] or [word],
                    move * 2,
                    move[::-1],
                )
                move = dice.choice(ways)[:64]
            if move not in legal:
                return move

    def out_of_place(self, seq: int, _: Any) -> Attempt:
        """Ask for what is not to be had now: no question is open, nobody is absent, nothing can be begun."""
        kinds = [wire.Answer, wire.TakeBack, wire.Replace, wire.Return, wire.Start, wire.Sit, wire.Say]
        message = sound(self.dice.choice(kinds), self.dice, self.key(), seq)
        if self.seat is not None and "seat" in message and message["type"] != "sit":
            message["seat"] = self.seat
        if message["type"] == "say":
            message["watchers"] = self.seat is not None  # players and spectators write where the others do
        if message["type"] == "sit":
            secrets = ("", "x", "WzAsMCwwXQ.x", "é", "a.b.c", "\x00")
            message["secret"] = self.dice.choice((None, self.dice.choice(secrets)))
        return self.refused(message)

    def reused(self, seq: int, _: Any) -> Attempt | None:
        """Use a key again that has stood for something else."""
        if not self.said:
            return None
        old = json.loads(self.dice.choice(self.said))
        return self.refused(sound(wire.Leave, self.dice, old["key"], FAR))

    def replayed(self, *_: Any) -> Attempt | None:
        """Say again, word by word, what someone has said before."""
        if not self.said:
            return None
        old = self.dice.choice(self.said)
        return Attempt(old, ANSWERED, json.loads(old)["key"])

    def harmless(self, *_: Any) -> Attempt:
        """Ask something that may be asked; the answer is what is tried."""
        seat = self.dice.choice((None, self.dice.randrange(6)))
        questions: list[dict[str, Any]] = [{"type": "ping"}, {"type": "show", "seat": seat}]
        return Attempt(json.dumps(self.dice.choice(questions)), ANSWERED)

    def refused(self, message: dict[str, Any]) -> Attempt:
        assert well_formed(message), message
        return Attempt(json.dumps(message), REFUSED, message.get("key"))


Make = Callable[[Attacker, int, list[list[str | int]]], Attempt | None]
KINDS: tuple[Make, ...] = (
    *(Attacker.noise, Attacker.binary, Attacker.scrap, Attacker.deep, Attacker.number, Attacker.wrong),
    *(Attacker.unknown, Attacker.missing, Attacker.doubled, Attacker.bent, Attacker.steering, Attacker.stale),
    *(Attacker.foreign, Attacker.illegal, Attacker.out_of_place, Attacker.reused, Attacker.replayed, Attacker.harmless),
    *(Attacker.wrong, Attacker.bent, Attacker.illegal, Attacker.illegal),
)
TYPES: tuple[Any, ...] = get_args(wire.Message)
SEATED = [kind for kind in TYPES if issubclass(kind, wire.Seated)]
STEERING = [chr(code) for code in (*range(32), *range(0x7F, 0xA0), *range(0x2028, 0x202F), *range(0x2066, 0x206A))]
WORDS = (
    "",
    " ",
    "place",
    "draw",
    "tile",
    "walk",
    "build",
    "pass",
    "lay",
    "deal",
    "A1",
    "wild",
    "aabb",
    "\x00",
    "é" * 32,
)
INTEGERS = (-1, 0, 1, 5, 63, 64, 10**6, wire.LARGEST, -wire.LARGEST)
_DECODER: msgspec.json.Decoder[wire.Message] = msgspec.json.Decoder(wire.Message)


def malformed(frame: Frame) -> Attempt:
    return Attempt(frame, MALFORMED)


def well_formed(message: dict[str, Any] | bytes) -> bool:
    """Return whether the protocol's types take a message."""
    try:
        _DECODER.decode(message if isinstance(message, bytes) else json.dumps(message))
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return True


def sound(kind: Any, dice: Random, key: str, seq: int) -> dict[str, Any]:
    """Make a well-formed message of a type."""
    values: dict[str, Any] = {
        "key": key,
        "seq": seq,
        "seat": dice.randrange(6),
        "absent": dice.randrange(6),
        "agree": dice.random() < 0.5,
        "here": True,
        "watchers": False,
        "knock": dice.randrange(10**6, 10**7),
        "move": [dice.choice(WORDS), dice.choice(INTEGERS)],
        "text": f"text {key}",
        "secret": "secret",
    }
    fields = {name: values[name] for name in kind.__struct_fields__}
    return {"type": kind.__struct_config__.tag, **fields}


def every_wrong_field(dice: Random) -> Iterator[Attempt]:
    """Put every wrong value into every field of every type of message."""
    for kind in TYPES:
        for name in sound(kind, dice, "key", FAR):
            for value in WRONG:
                message = sound(kind, dice, "key", FAR) | {name: value}
                if not well_formed(message):
                    yield malformed(json.dumps(message))
