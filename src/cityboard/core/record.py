"""Records: a game as JSON lines, a header, one line per move, and the result (docs/record-format.md)."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, NoReturn

from cityboard.core.dealer import Dealer, Renewal, commitment
from cityboard.core.edition import hash_of
from cityboard.core.game import CHANCE, NOBODY, Game, Move
from cityboard.core.reason import Reason, RecordError
from cityboard.core.reasons import (
    RECORD_AFTER_END,
    RECORD_COMMITMENT,
    RECORD_DEAL,
    RECORD_EDITED,
    RECORD_EDITION,
    RECORD_EMPTY,
    RECORD_FIELD,
    RECORD_FORMAT,
    RECORD_ILLEGAL,
    RECORD_NOT_JSON,
    RECORD_RESULT,
    RECORD_RULES,
    RECORD_TRUNCATED,
    RECORD_WRONG_SEAT,
)

# The second format lists deals that were renewed, the third begins with moves of another record, and the fourth says
# the values of an edition that does not come with its title; each may also have what those before it have.
FORMAT, RENEWED_FORMAT, CONTINUED_FORMAT, OWN_EDITION_FORMAT = 1, 2, 3, 4
CHAIN = 16  # hexadecimal digits of the chain kept in each line
FIRST_MOVE = 2  # the line of the first move


@dataclass(slots=True)
class Record:
    """The list of moves that is the game itself."""

    title: str
    rules: str
    options: Mapping[str, Any]
    edition: str
    edition_hash: str
    seed_commitment: str
    moves: list[tuple[int, Move]] = field(default_factory=list)
    scores: list[int] | None = None
    ranking: list[int] | None = None
    seed: bytes | None = None
    renewals: list[Renewal] = field(default_factory=list)
    recorded: int = 0  # how many of the first moves are those of another record, dealt by another seed
    edition_values: Mapping[str, Any] = field(
        default_factory=dict
    )  # only of an edition that does not come with its title

    @classmethod
    def of(cls, game: Game[Any], dealer: Dealer) -> "Record":
        """Create the record of a game that is about to start."""
        edition = game.edition
        record = cls(game.title, game.rules_version, game.options, edition.name, edition.hash, dealer.commitment)
        record.edition_values = edition.values if edition.is_own else {}
        return record

    @property
    def format(self) -> int:
        """Return the oldest format that can say what this record says."""
        if self.edition_values:
            return OWN_EDITION_FORMAT
        return CONTINUED_FORMAT if self.recorded else RENEWED_FORMAT if self.renewals else FORMAT

    def add(self, seat: int, move: Move) -> None:
        """Append a move, with the seat that made it or CHANCE."""
        self.moves.append((seat, move))

    def close(self, game: Game[Any], s: Any, dealer: Dealer) -> None:
        """Append the result and reveal the seed."""
        self.scores, self.ranking, self.seed = game.scores(s), game.ranking(s), dealer.seed

    def lines(self) -> Iterator[str]:
        """Yield the lines of the file, each bound to those before it by its chain."""
        chain = ""
        for content in self._contents():
            chain = _link(chain, content)
            yield json.dumps(content | {"chain": chain}, ensure_ascii=False)

    def text(self) -> str:
        """Return the whole file."""
        return "".join(f"{line}\n" for line in self.lines())

    def _contents(self) -> Iterator[dict[str, Any]]:
        yield {
            "cityboard": self.format,
            "title": self.title,
            "rules": self.rules,
            "options": self.options,
            "edition": self.edition,
            "edition_hash": self.edition_hash,
            **({"edition_values": self.edition_values} if self.edition_values else {}),
            "seed_commitment": self.seed_commitment,
            **({"recorded": self.recorded} if self.recorded else {}),
            **({"renewals": [asdict(renewal) for renewal in self.renewals]} if self.renewals else {}),
        }
        for number, (seat, move) in enumerate(self.moves):
            yield {"event": number, "by": "chance" if seat == CHANCE else seat, "move": list(move)}
        if self.seed is not None:
            yield {"scores": self.scores, "ranking": self.ranking, "seed": self.seed.hex()}

    @classmethod
    def parse(cls, text: str, *, finished: bool = True) -> "Record":
        """Read a file and refuse it if it is truncated or edited; a running game's file has no result yet."""
        contents = _unchained(text)
        record = _header(contents[0])
        for number, content in enumerate(contents[1:], FIRST_MOVE):
            if record.seed is not None:
                fail(RECORD_AFTER_END("", line=number))
            if "seed" in content:
                _read_result(record, content, number)
            else:
                record.moves.append(_read_move(content, number))
        # A record has one written form: a line with the same content in another form could mislead a reader.
        for number, (line, written) in enumerate(zip(_lines(text), record.lines(), strict=True), 1):
            if line != written:
                fail(RECORD_EDITED("", line=number))
        if record.recorded > len(record.moves) or (finished and record.seed is None):
            fail(RECORD_TRUNCATED("", line=len(contents)))
        return record


def fail(reason: Reason) -> NoReturn:
    """Refuse a record because of one of its lines."""
    raise RecordError(reason)


def _link(chain: str, content: dict[str, Any]) -> str:
    return hashlib.sha256(f"{chain}{json.dumps(content, sort_keys=True)}".encode()).hexdigest()[:CHAIN]


def _unchained(text: str) -> list[dict[str, Any]]:
    """Read the lines and check that each follows from those before it."""
    contents: list[dict[str, Any]] = []
    chain = ""
    if not text:
        fail(RECORD_EMPTY("", line=1))
    for number, line in enumerate(_lines(text), 1):
        try:
            content = json.loads(line)
            json.dumps(content, ensure_ascii=False).encode()  # a lone surrogate cannot be encoded
        except (ValueError, RecursionError):
            fail(RECORD_NOT_JSON("", line=number))
        if not isinstance(content, dict):
            fail(RECORD_NOT_JSON("", line=number))
        claimed = content.pop("chain", None)
        chain = _link(chain, content)
        if claimed != chain:
            fail(RECORD_EDITED("", line=number))
        contents.append(content)
    return contents


def _lines(text: str) -> list[str]:
    """Split a file at line feeds only; splitlines would also split at other characters."""
    return text.removesuffix("\n").split("\n")


def _field(content: dict[str, Any], name: str, kind: type, line: int) -> Any:
    value = content.get(name)
    if type(value) is not kind:
        fail(RECORD_FIELD("", line=line, field=name))
    return value


def _header(content: dict[str, Any]) -> Record:
    version = content.get("cityboard")
    if version not in (FORMAT, RENEWED_FORMAT, CONTINUED_FORMAT, OWN_EDITION_FORMAT):
        fail(RECORD_FORMAT("", line=1, value=version, format=OWN_EDITION_FORMAT))
    names = ("title", "rules", "options", "edition", "edition_hash", "seed_commitment")
    kinds = (str, str, dict, str, str, str)
    record = Record(*(_field(content, name, kind, 1) for name, kind in zip(names, kinds, strict=True)))
    if version == OWN_EDITION_FORMAT:
        record.edition_values = _field(content, "edition_values", dict, 1)
        if hash_of(record.edition_values) != record.edition_hash:
            fail(RECORD_FIELD("", line=1, field="edition_values"))
    if version == CONTINUED_FORMAT or (version > CONTINUED_FORMAT and "recorded" in content):
        record.recorded = _field(content, "recorded", int, 1)
        if record.recorded < 1:
            fail(RECORD_FIELD("", line=1, field="recorded"))
    if version == RENEWED_FORMAT or (version > RENEWED_FORMAT and "renewals" in content):
        record.renewals = [_read_renewal(renewal) for renewal in _field(content, "renewals", list, 1)]
        events = [renewal.event for renewal in record.renewals]
        if not events or events != sorted(set(events)) or events[0] < record.recorded:
            fail(RECORD_FIELD("", line=1, field="renewals"))
    return record


def _read_renewal(content: Any) -> Renewal:
    if not isinstance(content, dict):
        fail(RECORD_FIELD("", line=1, field="renewals"))
    renewal = Renewal(
        _field(content, "event", int, 1), _field(content, "deal", int, 1), _field(content, "seed_commitment", str, 1)
    )
    if renewal.event < 0 or renewal.deal < 1:
        fail(RECORD_FIELD("", line=1, field="renewals"))
    return renewal


def _read_move(content: dict[str, Any], line: int) -> tuple[int, Move]:
    move = _field(content, "move", list, line)
    if _field(content, "event", int, line) != line - FIRST_MOVE:
        fail(RECORD_FIELD("", line=line, field="event"))
    by = content.get("by")
    if by == "chance":
        return CHANCE, tuple(move)
    if type(by) is not int or by < 0:
        fail(RECORD_FIELD("", line=line, field="by"))
    return by, tuple(move)


def _read_result(record: Record, content: dict[str, Any], line: int) -> None:
    record.scores = _field(content, "scores", list, line)
    record.ranking = _field(content, "ranking", list, line)
    for name in ("scores", "ranking"):
        if not all(type(number) is int for number in content[name]):
            fail(RECORD_FIELD("", line=line, field=name))
    try:
        record.seed = bytes.fromhex(_field(content, "seed", str, line))
    except ValueError:
        fail(RECORD_FIELD("", line=line, field="seed"))


def replay(game: Game[Any], record: Record) -> Any:
    """Play a record through the rules and return the last state; refuse the first line that is wrong."""
    _check_header(game, record)
    s = game.start()
    for line, (seat, move) in enumerate(record.moves, FIRST_MOVE):
        if s.turn == NOBODY:
            fail(RECORD_AFTER_END("", line=line))
        if seat != s.turn:
            fail(RECORD_WRONG_SEAT("", line=line, seat=seat, turn=s.turn))
        reason = game.refuse(s, move)
        if reason:
            fail(RECORD_ILLEGAL(reason.rule, line=line, move=list(move), because=reason))
        game.play(s, move)
    if record.seed is not None:
        last = FIRST_MOVE + len(record.moves)
        if s.turn != NOBODY:
            fail(RECORD_TRUNCATED("", line=last))
        if (record.scores, record.ranking) != (game.scores(s), game.ranking(s)):
            fail(RECORD_RESULT("", line=last, scores=game.scores(s)))
    return s


def _check_header(game: Game[Any], record: Record) -> None:
    if record.title != game.title or dict(record.options) != dict(game.options):
        fail(RECORD_FIELD("", line=1, field="options"))
    if record.rules != game.rules_version:
        fail(RECORD_RULES("", line=1, value=record.rules, rules=game.rules_version))
    if record.edition_hash != game.edition.hash:
        fail(RECORD_EDITION("", line=1, edition=record.edition))


def verify(game: Game[Any], record: Record) -> int:
    """Derive every draw again from the revealed seed and return how many there were; not those of another record."""
    replay(game, record)
    if record.seed is None:
        fail(RECORD_TRUNCATED("", line=FIRST_MOVE + len(record.moves) - 1))
    if commitment(record.seed) != record.seed_commitment:
        fail(RECORD_COMMITMENT("", line=FIRST_MOVE + len(record.moves)))
    dealer = Dealer(record.seed)
    if any(dealer.renewed(renewal.deal).commitment != renewal.seed_commitment for renewal in record.renewals):
        fail(RECORD_COMMITMENT("", line=1))
    s = game.start()
    draws = 0
    for event, (seat, move) in enumerate(record.moves):
        if seat == CHANCE and event >= record.recorded:
            draws += 1
            dealt = dealer.in_charge(event, record.renewals).choose(event, game.chances(s))
            if dealt != move:
                fail(RECORD_DEAL("", line=event + FIRST_MOVE, move=list(move), dealt=list(dealt)))
        game.play(s, move)
    return draws
