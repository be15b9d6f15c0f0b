"""The conversation at the table: show, ask, understand, play, report."""

import re
import shlex
from collections.abc import Callable, Iterator
from typing import Any

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.core.reason import RefusedError
from cityboard.core.reasons import MOVE_MALFORMED
from cityboard.language import Language
from cityboard.presentation.number import read_number
from cityboard.presentation.presentation import FormError
from cityboard.terminal.hints import show_hints, shown
from cityboard.terminal.news import in_lines, in_words
from cityboard.terminal.rule_texts import print_rules, reflowed
from cityboard.terminal.score_sheet import score_sheet
from cityboard.terminal.table import PERSON, LocalTable
from cityboard.terminal.titles import present
from cityboard.titles.ladders import top_level

RULE = re.compile(r"r\s+([a-z]\d\S*)")
YES = ("", "y")


def command_line(*words: str) -> str:
    """Write the words of a command as they can be typed."""
    return shlex.join(["cityboard", *words])


class Quit(Exception):  # noqa: N818  # nothing went wrong
    """A person leaves the table."""


class Conversation:
    """Leads people through a game."""

    def __init__(
        self,
        table: LocalTable,
        language: Language,
        console: Console,
        ask: Callable[[str], str],
        command: Callable[..., str] = command_line,
    ) -> None:
        """Take a table; `ask` shows a prompt and returns what is typed, or raises EOFError."""
        self.table, self.game = table, table.game
        self._language, self._console, self._ask, self._command_line = language, console, ask, command
        self._presentation = present(table.game, language)
        self._seen = [0] * self.game.players  # by seat: the events it has been shown
        self._before: int | None = None  # the person at the keyboard
        self._listed: list[Move] = []
        self._marked: list[Move] | None = None

    def run(self) -> None:
        """Play until the game is over or someone leaves."""
        self._say("table-record", file=str(self.table.file))
        self._say("table-commitment", commitment=self.table.dealer.commitment)
        if self.table.state.turn != NOBODY:
            self._say(f"goal-{self.game.title}")
            self._say(f"newcomer-{self.game.title}")
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
            if len(moves) == 1 and not self._presentation.preview(self._view(), moves[0]):
                self.table.play(moves[0])
                continue
            self._hand_over()
            self._show()
            self._decide()

    @property
    def _seat(self) -> int:
        return int(self.table.state.turn)

    def _view(self) -> Any:
        return self.game.view(self.table.state, self._seat)

    def _say(self, message: str, style: str = "", **arguments: object) -> None:
        self._console.print(Text(self._language.say(message, **arguments), style), highlight=False)

    def _say_command(self, message: str, *words: str) -> None:
        """Print a sentence with a command about this record, without a line break inside the command."""
        command = self._command_line(*words, str(self.table.file))
        self._console.print(Text(self._language.say(message, command=command)), highlight=False, soft_wrap=True)

    # Showing.

    def _hand_over(self) -> None:
        """Pass the keyboard before another person's secrets are shown."""
        if self.table.people > 1 and self._before != self._seat:
            if self._console.is_terminal and self._before is not None:
                self._console.clear()
                self._console.file.write("\x1b[3J")  # the scrollback shows secrets too
            self._ask(self._language.say("table-hand-over", seat=self._seat))
        self._before = self._seat

    def _show(self) -> None:
        """Draw the table for the player to move and report what has happened since their last move."""
        seat, view = self._seat, self._view()
        moves = self.game.moves(view)
        self._listed = []
        self._console.print(self._picture(view, seat, self._marked or moves))
        self._tell(self._seen[seat])
        question = self._presentation.question(view)
        if question:
            self._console.print(Text(question, "bold"), highlight=False)
        ways, offered = self._presentation.ways(moves), self._presentation.offered(moves)
        if ways:
            self._console.print(Text(" · ".join(ways), "dim"))
        if offered:
            self._list(offered)

    def _picture(self, view: Any, seat: int | None, marked: list[Move]) -> RenderableType:
        return self._presentation.picture(view, seat, [move for _, move in self.table.record.moves], marked)

    def _tell(self, first: int) -> None:
        for sentence in in_lines(self._news(first)):
            self._console.print(Text(sentence), highlight=False)

    def _news(self, first: int) -> Iterator[tuple[int, list[str]]]:
        """Yield who decided each event, from a given one on, and its sentences."""
        moves = self.table.record.moves
        begun = next((event for event, (seat, _) in enumerate(moves) if seat != CHANCE), len(moves))
        for event in range(first, len(moves)):
            seat, move = moves[event]
            forced = seat != CHANCE and self.table.choices[event] == 1 and self.table.seats[seat] == PERSON
            sentences = in_words(
                self.table.effects[event], self._language, self._presentation.silent, set_up=event < begun
            )
            if forced:
                sentences.insert(0, self._language.say("table-forced", move=self._presentation.short(move)))
            yield seat, sentences

    # Asking.

    def _decide(self) -> None:
        """Ask until a move has been made or taken back."""
        while True:
            typed = self._ask(self._language.say("prompt", seat=self._seat)).strip()
            try:
                if self._command(typed):
                    return
            except FormError as wrong:
                self._form(wrong.kind)
            except RefusedError as refused:
                if refused.reason.code == MOVE_MALFORMED.code:
                    self._form(str(refused.reason.arguments["move"][0]))
                else:
                    self._console.print(Text(self._language.refusal(refused.reason), "bold red"), highlight=False)

    def _form(self, kind: str) -> None:
        """Print how something is typed."""
        self._say("table-form", "bold red", way=self._presentation.way(kind))

    def _command(self, typed: str) -> bool:
        """Carry out what was typed; return whether the decision is over."""
        rule = RULE.fullmatch(typed.lower())
        words = typed.lower().replace("?", "? ", 1).split() if typed.startswith("?") else typed.lower().split()
        match words:
            case ["q" | "quit"]:
                raise Quit
            case ["h" | "help"]:
                self._help()
            case [] | ["b"] if not self._presentation.read(self._view(), typed):  # `b` can be a move
                self._marked = None
                self._show()
            case ["?"]:
                self._hint()
            case ["?", "?"]:
                self._advise()
            case ["?", *question]:
                self._explain(" ".join(question))
            case ["l"]:
                self._list(self.game.moves(self._view()))
            case ["u"]:
                self.table.undo()
                self._marked = None
                self._seen = [min(seen, len(self.table.record.moves)) for seen in self._seen]
                self._say("table-undone")
                return True
            case [word] if 0 < (read_number(word) or 0) <= len(self._listed):
                return self._make(self._listed[int(word) - 1])
            case [word] if word.isascii() and word.isdigit():
                self._say(f"no-number-{self.game.title}", "bold red", number=word)
            case _ if rule:
                print_rules(self._console, self._language, self.game.title, rule[1], None)
            case ["r", *_] if not self._presentation.read(self._view(), typed):
                self._form("rule")
            case _:
                answer = self._presentation.answer(self._view(), words)
                if answer is None:
                    return self._read(typed)
                self._show_answer(answer, typed)
        return False

    def _show_answer(self, answer: RenderableType | list[Move], typed: str) -> None:
        """Show a title's answer, or the picture with only some moves marked."""
        if not isinstance(answer, list):
            self._console.print(answer)
        elif answer:
            self._marked = answer
            self._show()
        else:
            self._say("table-not-understood", "bold red", typed=typed)

    def _help(self) -> None:
        """Explain what can be typed, and the signs on the board."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for text in self._presentation.commands(self._view()):
            for line in text.splitlines():
                grid.add_row(*(Text(part) for part in re.split("  +", line, maxsplit=1)))
        self._console.print(grid)
        for text in self._presentation.signs(self._view()):
            self._console.print(Text(reflowed(text)))

    def _read(self, typed: str) -> bool:
        """Understand a move and make it."""
        meant = self._presentation.read(self._view(), typed)
        if not meant:
            self._say("table-not-understood", "bold red", typed=typed)
            return False
        if len(meant) > 1:
            self._say("table-which")
            self._list(meant)
            return False
        return self._make(meant[0])

    def _make(self, move: Move) -> bool:
        reason = self._presentation.refuse(self._view(), move)
        if reason:
            raise RefusedError(reason)
        preview = self._presentation.preview(self._view(), move)
        if preview and not self._confirmed(preview):
            return False
        self._seen[self._seat] = len(self.table.record.moves)
        self._marked = None
        self.table.play(move)
        return True

    def _confirmed(self, preview: RenderableType) -> bool:
        """Show what a move would lead to and ask for confirmation."""
        self._console.print(preview)
        return self._ask(self._language.say("table-confirm")).strip().lower() in YES

    def _explain(self, question: str) -> None:
        """Print why a move is not legal, or that it is."""
        meant = self._presentation.read(self._view(), question)
        if not meant:
            self._say("table-not-understood", "bold red", typed=question)
            return
        reason = self._presentation.refuse(self._view(), meant[0])
        if reason:
            raise RefusedError(reason)
        for move in meant:
            self._say("table-legal", move=self._presentation.short(move))

    def _list(self, moves: list[Move]) -> None:
        self._listed = moves
        lines = [self._presentation.describe(self._view(), move) for move in moves]
        numbered = [Text(f"{number}: {line}", no_wrap=True) for number, line in enumerate(lines, 1)]
        self._console.print(Columns(numbered, padding=(0, 3), equal=True))

    def _hint(self) -> None:
        """List what each move would bring, best first."""
        hints = self._presentation.hints(self._view())
        best = shown(hints, self._presentation)
        self._listed = [hint.move for hint in best]
        guide = self._language.say(f"hints-{self.game.title}")
        self._console.print(Text(reflowed(guide), "dim"))
        self._console.print(show_hints(best, self._presentation, self._language))
        if len(best) < len(hints):
            self._say("hint-more", moves=len(hints) - len(best))

    def _advise(self) -> None:
        """Print what the strongest level would play, and why."""
        level, view = top_level(self.game.title), self._view()
        judgement = level.make().choose(self.game, view, self._seat, self.table.dice(), level.budget)
        name = self._language.say(f"web-level-{level.name}")
        self._listed = [judgement.move]
        self._say("table-advice", level=name, move=self._presentation.short(judgement.move))
        for fact in judgement.facts:
            self._say(fact.code, "dim", **fact.arguments)

    # The end.

    def _finish(self) -> None:
        people = [seat for seat, kind in enumerate(self.table.seats) if kind == PERSON]
        end = self.table.state
        seat = people[0] if len(people) == 1 else None
        self._console.print(self._picture(end, seat, []))
        self._tell(min((self._seen[person] for person in people), default=len(self.table.record.moves)))
        self._console.print(Padding(score_sheet(self.game, end, self._language), (1, 0)))
        self._say_command("table-verify", "verify")
