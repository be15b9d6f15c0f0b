"""The conversation at the table: show, ask, understand, play, tell."""

import re
import shlex
from collections.abc import Callable, Iterator

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.core.reason import RefusedError
from cityboard.games.metro.game import Metro
from cityboard.games.metro.state import State
from cityboard.language import Language
from cityboard.terminal.hints import hints, show_hints, shown
from cityboard.terminal.metro.help import commands, signs
from cityboard.terminal.metro.lines import find_line, tell_line
from cityboard.terminal.metro.moves import read, refuse, short, split
from cityboard.terminal.metro.questions import question
from cityboard.terminal.metro.screen import picture
from cityboard.terminal.number import read_number
from cityboard.terminal.rule_texts import print_rules, reflowed
from cityboard.terminal.score_sheet import score_sheet
from cityboard.terminal.table import PERSON, Table

FEW = 12  # so many moves are listed without being asked, unless they are placements
RULE = re.compile(r"r\s+(m\d\S*)")


def command_line(*words: str) -> str:
    """Write the words of a command as they can be typed."""
    return shlex.join(["cityboard", *words])


class Quit(Exception):  # noqa: N818  # nothing went wrong
    """Somebody leaves the table."""


class Conversation:
    """Leads people through a game of Metro."""

    def __init__(
        self,
        table: Table,
        language: Language,
        console: Console,
        ask: Callable[[str], str],
        command: Callable[..., str] = command_line,
    ) -> None:
        """Take a table; `ask` shows a prompt and returns what is typed, or raises EOFError."""
        assert isinstance(table.game, Metro)
        self.table, self.game = table, table.game
        self._language, self._console, self._ask, self._command_line = language, console, ask, command
        self._seen = [0] * self.game.players  # by seat: the events it has been told of
        self._before: int | None = None  # the person at the keyboard
        self._listed: list[Move] = []
        self._chosen: list[Move] | None = None

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._say("table-record", file=str(self.table.file))
        self._say("table-commitment", commitment=self.table.dealer.commitment)
        if self.table.state.turn != NOBODY:
            self._say("table-goal")
            self._say("table-newcomer")
        try:
            self._play()
        except (Quit, EOFError, KeyboardInterrupt):
            self._console.print()
            self._say_command("table-left", "play", "--resume")
            return
        self._finish()

    def _play(self) -> None:
        while True:
            self.table.advance()
            if self.table.state.turn == NOBODY:
                return
            moves = self.game.moves(self._view())
            if len(moves) == 1:
                self.table.play(moves[0])
                continue
            self._hand_over()
            self._show()
            self._decide()

    @property
    def _seat(self) -> int:
        return int(self.table.state.turn)

    def _view(self) -> State:
        return self.game.view(self.table.state, self._seat)

    def _say(self, message: str, style: str = "", **arguments: object) -> None:
        self._console.print(Text(self._language.say(message, **arguments), style), highlight=False)

    def _say_command(self, message: str, *words: str) -> None:
        """Say a sentence with a command about this record, never broken within it."""
        command = self._command_line(*words, str(self.table.file))
        self._console.print(Text(self._language.say(message, command=command)), highlight=False, soft_wrap=True)

    # Showing.

    def _hand_over(self) -> None:
        """Before another person's tiles are shown, let the keyboard pass."""
        if self.table.people > 1 and self._before != self._seat:
            if self._console.is_terminal and self._before is not None:
                self._console.clear()
                self._console.file.write("\x1b[3J")  # what scrolled away shows tiles too
            self._ask(self._language.say("table-hand-over", seat=self._seat))
        self._before = self._seat

    def _show(self) -> None:
        """Draw the table for the one to move and tell what has happened since their last move."""
        seat, view = self._seat, self._view()
        self._listed, legal = [], self._chosen or self.game.moves(view)
        self._console.print(picture(self.game, view, seat, self._language, legal, self._last_square()))
        self._tell(self._seen[seat])
        asked = question(self.game, view, self._language)
        if asked:
            self._console.print(Text(asked, "bold"), highlight=False)
        moves = self.game.moves(view)
        kinds = list(dict.fromkeys(str(move[0]) for move in moves))
        if len(moves) <= FEW and "lay" not in kinds:
            self._list(moves)
        else:
            if any(move[0] == "lay" and move[2] for move in moves):
                kinds.insert(1, "turn")
            ways = " · ".join(self._language.say(f"way-{kind}") for kind in kinds)
            self._console.print(Text(ways, "dim"))

    def _last_square(self) -> int | None:
        laid = [int(move[3]) for _, move in self.table.record.moves if move[0] == "lay"]
        return laid[-1] if laid else None

    def _tell(self, first: int) -> None:
        for sentence in self._news(first):
            self._console.print(Text(sentence), highlight=False)

    def _news(self, first: int) -> Iterator[str]:
        """Yield what happened from an event on, a line for each move with what chance added; the set-up in short."""
        moves = self.table.record.moves
        begun = next((event for event, (seat, _) in enumerate(moves) if seat != CHANCE), len(moves))
        line: list[str] = []
        for event in range(first, len(moves)):
            seat, move = moves[event]
            if seat != CHANCE and line:
                yield " ".join(line)
                line = []
            if seat != CHANCE and self.table.choices[event] == 1 and self.table.seats[seat] == PERSON:
                line.append(self._language.say("table-forced", move=short(move)))
            line += [
                self._language.effect(effect)
                for effect in self.table.effects[event]
                if effect.code != "dealt" and (event >= begun or effect.code == "starts")
            ]
        if line:
            yield " ".join(line)

    # Asking.

    def _decide(self) -> None:
        """Ask until a move has been made or taken back."""
        while True:
            typed = self._ask(self._language.say("prompt", seat=self._seat)).strip()
            try:
                if self._command(typed):
                    return
            except RefusedError as refused:
                if refused.reason.code == "move-malformed":
                    self._form(f"way-{refused.reason.arguments['move'][0]}")
                else:
                    self._console.print(Text(self._language.refusal(refused.reason), "bold red"), highlight=False)

    def _form(self, way: str) -> None:
        """Say how something is typed."""
        self._say("table-form", "bold red", way=self._language.say(way))

    def _command(self, typed: str) -> bool:
        """Do what is typed; tell whether the decision is over."""
        rule = RULE.fullmatch(typed.lower())
        words = typed.lower().replace("?", "? ", 1).split() if typed.startswith("?") else typed.lower().split()
        match words:
            case ["q" | "quit"]:
                raise Quit
            case ["h" | "help"]:
                self._help()
            case [] | ["b"] if not read(self.game, self._view(), words):  # where a tourist is due, `b` is blue
                self._chosen = None
                self._show()
            case ["?"]:
                self._hint()
            case ["?", *question]:
                self._explain(" ".join(question))
            case ["l"]:
                self._list(self.game.moves(self._view()))
            case ["t"]:
                self._form("way-mark")
            case ["t", *tile]:
                self._choose(tile)
            case ["line", departure]:
                for sentence in tell_line(self.game, self._view(), find_line(self.game, departure), self._language):
                    self._console.print(Text(sentence), highlight=False)
            case ["line"]:
                self._form("way-line")
            case ["u"]:
                self.table.undo()
                self._chosen = None
                self._seen = [min(seen, len(self.table.record.moves)) for seen in self._seen]
                self._say("table-undone")
                return True
            case [word] if 0 < (read_number(word) or 0) <= len(self._listed):
                return self._make(self._listed[int(word) - 1])
            case [word] if word.isascii() and word.isdigit():
                self._say("table-no-number", "bold red", number=word)
            case _ if rule:
                print_rules(self._console, self._language, self.game.title, rule[1], None)
            case ["r", *_] if not read(self.game, self._view(), words):
                self._form("way-rule")
            case _:
                return self._read(typed)
        return False

    def _help(self) -> None:
        """Explain what can be typed, and the signs on the board."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for message in commands(self.game):
            for line in self._language.say(message).splitlines():
                grid.add_row(*(Text(part) for part in re.split("  +", line, maxsplit=1)))
        self._console.print(grid)
        for message in signs(self.game):
            self._console.print(Text(reflowed(self._language.say(message))))

    def _read(self, typed: str) -> bool:
        """Understand a move and make it."""
        meant = read(self.game, self._view(), split(typed))
        if not meant:
            self._say("table-not-understood", "bold red", typed=typed)
            return False
        if len(meant) > 1:
            self._say("table-which")
            self._list(meant)
            return False
        return self._make(meant[0])

    def _make(self, move: Move) -> bool:
        reason = refuse(self.game, self._view(), move)
        if reason:
            raise RefusedError(reason)
        self._seen[self._seat] = len(self.table.record.moves)
        self._chosen = None
        self.table.play(move)
        return True

    def _explain(self, question: str) -> None:
        """Say why a move is not legal, or that it is."""
        meant = read(self.game, self._view(), split(question))
        if not meant:
            self._say("table-not-understood", "bold red", typed=question)
            return
        reason = refuse(self.game, self._view(), meant[0])
        if reason:
            raise RefusedError(reason)
        for move in meant:
            self._say("table-legal", move=short(move))

    def _choose(self, words: list[str]) -> None:
        """Mark only the squares for one tile, or one way to turn it."""
        tile, turns = words[0] if words else "", words[1] if len(words) > 1 else None
        lays = [move for move in self.game.moves(self._view()) if move[0] == "lay" and move[1] == tile]
        self._chosen = [move for move in lays if turns in (None, f"r{move[2]}")]
        if self._chosen:
            self._show()
        else:
            self._say("table-not-understood", "bold red", typed=" ".join(words))

    def _list(self, moves: list[Move]) -> None:
        self._listed = moves
        numbered = [Text(f"{number}: {short(move)}", no_wrap=True) for number, move in enumerate(moves, 1)]
        self._console.print(Columns(numbered, padding=(0, 3), equal=True))

    def _hint(self) -> None:
        """List what the moves would bring, best first."""
        found = hints(self.game, self._view())
        best = shown(found)
        self._listed = [hint.move for hint in best]
        self._console.print(Text(reflowed(self._language.say("table-hints")), "dim"))
        self._console.print(show_hints(best, self._language))
        if len(best) < len(found):
            self._say("hint-more", moves=len(found) - len(best))

    # The end.

    def _finish(self) -> None:
        people = [seat for seat, kind in enumerate(self.table.seats) if kind == PERSON]
        end = self.table.state
        seat = people[0] if len(people) == 1 else None
        self._console.print(picture(self.game, end, seat, self._language, [], self._last_square()))
        self._tell(min((self._seen[person] for person in people), default=len(self.table.record.moves)))
        self._console.print(Padding(score_sheet(self.game, end, self._language), (1, 0)))
        self._say_command("table-verify", "verify")
