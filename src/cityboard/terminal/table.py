"""A table: one game with its seats, its dealer and its record, saved to a file after every move."""

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from cityboard.core.dealer import Dealer
from cityboard.core.game import CHANCE, NOBODY, Effect, Game, Move
from cityboard.core.reason import OptionError, RecordError, RefusedError
from cityboard.core.reasons import SEAT_COUNT, UNDO_CHANCE, UNDO_NOTHING, UNDO_OTHER
from cityboard.core.record import Record, replay
from cityboard.presentation.files import read_text, unreadable
from cityboard.terminal.reasons import FILE_EXISTS, SEAT_KIND, SEED_EXISTS, SEED_FILE
from cityboard.titles.ladders import level_of, levels_of, usual_level
from cityboard.titles.registry import game_of

PERSON, RANDOM = "person", "random"


class LocalTable:
    """A game in progress.

    The dealer's secret is beside the record in a file `RECORD.seed` that only its owner can read, together with the
    seats; it is removed when the game is over, because then the record itself reveals the seed.
    """

    def __init__(self, game: Game[Any], dealer: Dealer, seats: Sequence[str], file: Path) -> None:
        """Set up a table before the first move; nothing is written yet."""
        self.game, self.dealer, self.seats, self.file = game, dealer, list(seats), file
        self.record = Record.of(game, dealer)
        self.state = game.start()
        self.effects: list[list[Effect]] = []  # by event
        self.choices: list[int] = []  # by event: how many moves were legal
        self._written = 0

    @classmethod
    def open(cls, game: Game[Any], dealer: Dealer, seats: Sequence[str], file: Path) -> "LocalTable":
        """Start a game and its file, which must not exist yet."""
        check_seats(seats, game)
        table = cls(game, dealer, seats, file)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.open("x").close()
            try:
                _write_secret(seed_file(file), f"{dealer.seed.hex()}\n{','.join(seats)}\n")
            except OSError:
                file.unlink()
                raise
        except FileExistsError as error:
            existing = str(error.filename)
            exists = SEED_EXISTS if existing == str(seed_file(file)) else FILE_EXISTS
            raise RecordError(exists("", file=existing)) from None
        except OSError as error:
            raise unreadable(file, error) from None
        table.save()
        return table

    @classmethod
    def resume(cls, file: Path, seats: Sequence[str] | None, edition: str | None) -> "LocalTable":
        """Continue the game of a file; an incomplete last line is left out."""
        text = read_text(file)
        whole = text[: text.rfind("\n") + 1]
        record = Record.parse(whole, finished=False)
        game = game_of(record, edition)
        replay(game, record)
        seed, kept = (record.seed, None) if record.seed is not None else _read_secret(file)
        dealer = Dealer(seed)
        if dealer.commitment != record.seed_commitment:
            raise RecordError(SEED_FILE("", file=str(seed_file(file))))
        seats = seats or kept or default_seats(game)
        check_seats(seats, game)
        table = cls(game, dealer, seats, file)
        table.record = replace(record, moves=[], scores=None, ranking=None, seed=None)  # its header as it is written
        for seat, move in record.moves:
            table._make(seat, move)
        if record.seed is not None:
            table.record.close(game, table.state, dealer)
        table._written = whole.count("\n")
        if whole != text:
            table.rewrite()
        if table.state.turn == NOBODY:
            table._keep()  # the process may have ended before the result was written
        return table

    @property
    def people(self) -> int:
        """Return how many people play."""
        return self.seats.count(PERSON)

    def play(self, move: Move) -> None:
        """Play a legal move of the seat to move and save it."""
        self._make(self.state.turn, move)
        self._keep()

    def _keep(self) -> None:
        """Save what is new; a game that is over reveals its seed."""
        if self.state.turn == NOBODY:
            self.record.close(self.game, self.state, self.dealer)
        self.save()
        if self.state.turn == NOBODY:
            seed_file(self.file).unlink(missing_ok=True)

    def _make(self, seat: int, move: Move) -> None:
        effects: list[Effect] = []
        self.choices.append(len(self.game.moves(self.state)))
        self.effects.append(effects)
        self.record.add(seat, move)
        self.game.play(self.state, move, effects.append)

    def advance(self) -> None:
        """Play for chance and for bots until a person must decide or the game is over."""
        while self.state.turn != NOBODY and not self.person_decides():
            event = len(self.record.moves)
            if self.state.turn == CHANCE:
                self.play(self.dealer.choose(event, self.game.chances(self.state)))
            else:
                self.play(self._bots_move(event))

    def _bots_move(self, event: int) -> Move:
        """Return the bot's move; after an undo it is the same as before, unless the bot goes by the clock."""
        kind, moves = self.seats[self.state.turn], self.game.moves(self.state)
        if kind == RANDOM:
            return moves[self.dealer.number(event, len(moves))]
        level = level_of(self.game.title, kind)
        view = self.game.view(self.state, self.state.turn)
        return level.make().choose(self.game, view, self.state.turn, self.dice(), level.budget).move

    def dice(self) -> Random:
        """Return what a bot decides by at this moment of the game: asked again, it answers the same."""
        return Random(f"{self.dealer.commitment} {len(self.record.moves)}")

    def person_decides(self) -> bool:
        """Return whether a person has the next move."""
        return bool(self.state.turn >= 0 and self.seats[self.state.turn] == PERSON)

    def undo(self) -> None:
        """Take back the last decision of the player to move, and everything after it."""
        moves = self.record.moves[: self._last_decision()]
        self.record.moves.clear()
        self.effects.clear()
        self.choices.clear()
        self.state = self.game.start()
        for seat, move in moves:
            self._make(seat, move)
        self.rewrite()

    def _last_decision(self) -> int:
        """Find the event to go back to: with one person, the last free choice; with more, only in the same turn."""
        for event in range(len(self.record.moves) - 1, -1, -1):
            seat, _ = self.record.moves[event]
            if seat == self.state.turn and self.choices[event] > 1:
                return event
            if self.people > 1 and seat == CHANCE:
                raise RefusedError(UNDO_CHANCE(""))
            if self.people > 1 and seat != self.state.turn:
                raise RefusedError(UNDO_OTHER(""))
        raise RefusedError(UNDO_NOTHING(""))

    def save(self) -> None:
        """Append the lines that are not in the file yet."""
        lines = list(self.record.lines())
        if len(lines) == self._written:
            return
        try:
            with self.file.open("a", encoding="utf-8", newline="\n") as file:
                file.writelines(f"{line}\n" for line in lines[self._written :])
        except OSError as error:
            raise unreadable(self.file, error) from None
        self._written = len(lines)

    def rewrite(self) -> None:
        """Rewrite the whole file, never leaving it half-written."""
        text = self.record.text()
        new = Path(f"{self.file}.new")
        try:
            new.write_text(text, "utf-8", newline="\n")
            new.replace(self.file)
        except OSError as error:
            raise unreadable(self.file, error) from None
        self._written = text.count("\n")  # not splitlines: a name can contain what it treats as the end of a line


def default_seats(game: Game[Any]) -> list[str]:
    """Seat one person against bots of the default level."""
    return [PERSON] + [usual_level(game.title).name] * (game.players - 1)


def check_seats(seats: Sequence[str], game: Game[Any]) -> None:
    """Refuse seats of unknown kinds, or more or fewer than players."""
    for seat in seats:
        if seat not in (PERSON, *levels_of(game.title)):
            raise OptionError(SEAT_KIND("", value=seat, allowed=[PERSON, *levels_of(game.title)]))
    if len(seats) != game.players:
        raise OptionError(SEAT_COUNT("", number=len(seats), players=game.players))


def seed_file(file: Path) -> Path:
    """Name the file of the dealer's secret beside a record."""
    return Path(f"{file}.seed")


def _write_secret(file: Path, text: str) -> None:
    """Write a new file that only its owner can read."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as opened:
        opened.write(text)


def _read_secret(file: Path) -> tuple[bytes, list[str]]:
    """Read the seed and the seats of a game that is not over."""
    try:
        seed, seats = seed_file(file).read_text("utf-8").splitlines()
        return bytes.fromhex(seed), seats.split(",")
    except (OSError, ValueError):
        raise RecordError(SEED_FILE("", file=str(seed_file(file)))) from None
