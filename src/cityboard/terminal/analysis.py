"""The command `analyse`: what the strongest level thinks of a finished game, in words."""

import json
import sys
from itertools import pairwise
from math import ceil
from typing import Annotated, Any

import typer
from msgspec import to_builtins
from rich.console import Console
from rich.progress import Progress
from rich.text import Text

from cityboard.analysis.analysis import analyse
from cityboard.bots.bot import Budget
from cityboard.bots.rollouts import Mean
from cityboard.command import ENVIRONMENT, Json, Lang, language_of, say
from cityboard.core.game import CHANCE, Game
from cityboard.core.reason import OptionError
from cityboard.core.record import Record, replay
from cityboard.language import Language
from cityboard.presentation.files import read
from cityboard.presentation.grid import grid
from cityboard.protocol.analysis import Analysis, TurningPoint, Verdict
from cityboard.terminal.course import Course
from cityboard.terminal.game_options import EditionName
from cityboard.terminal.reasons import WORK_OR_SECONDS
from cityboard.terminal.titles import present
from cityboard.titles.ladders import level_of, top_level
from cityboard.titles.registry import game_of

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 48  # signs of a curve
TENTHS = 10

commands = typer.Typer()


@commands.command("analyse", help=say("help-analyse"))
def analyse_command(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help=say("help-file"))],
    work: Annotated[int | None, typer.Option(metavar="N", min=1, help=say("help-analyse-work"))] = None,
    seconds: Annotated[float | None, typer.Option(metavar="S", min=0.01, help=say("help-analyse-seconds"))] = None,
    level: Annotated[str | None, typer.Option(metavar="NAME", help=say("help-analyse-level"))] = None,
    as_json: Json = False,
    edition: EditionName = None,
    lang: Lang = ENVIRONMENT.code,
) -> None:
    """Analyse a finished game."""
    if work and seconds:
        raise OptionError(WORK_OR_SECONDS(""))
    record = Record.parse(read(file))
    game = game_of(record, edition)
    replay(game, record)
    judge = top_level(game.title) if level is None else level_of(game.title, level)
    budget = Budget(work, seconds) if work or seconds else None
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("", total=len(record.moves))
        analysis = analyse(game, record, judge, budget, lambda done, _: progress.update(bar, completed=done))
    if as_json:
        typer.echo(json.dumps(to_builtins(analysis)))
    else:
        Shown(game, record, analysis, language_of(context)).print()


class Shown:
    """An analysis in the words of a language."""

    def __init__(self, game: Game[Any], record: Record, analysis: Analysis, language: Language) -> None:
        """Take what to show."""
        self._analysis, self._language = analysis, language
        self._alone = game.players == 1
        self._mistakes = {verdict.number: verdict for verdict in analysis.verdicts if verdict.is_mistake}
        self._course = Course(game, record, self._mistakes, present(game, language), language)
        self._console = Console(highlight=False)

    def print(self) -> None:
        """Print everything."""
        self._heading(
            "analysis-alone" if self._alone else "analysis-leads",
            level=self._language.say(f"web-level-{self._analysis.level}"),
        )
        self._print_curves()
        self._print_balances()
        self._heading("analysis-turning-points", points=len(self._analysis.turning_points))
        for point in self._analysis.turning_points:
            self._console.print(Text(self._turning_point(point)))
        decisions = len(self._analysis.verdicts)
        self._heading("analysis-mistakes", mistakes=len(self._mistakes), decisions=decisions)
        for verdict in sorted(self._mistakes.values(), key=lambda verdict: -verdict.gap):
            self._console.print(Text(self._mistake(verdict)))

    def _heading(self, message: str, **arguments: Any) -> None:
        self._console.print(Text(f"\n{self._language.say(message, **arguments)}", "bold"))

    def _print_curves(self) -> None:
        table = grid(self._language, "sheet-seat", "analysis-course", "analysis-end")
        for balance in self._analysis.balances:
            values = [means[balance.seat].value for means in self._analysis.curve]
            table.add_row(self._seat(balance.seat), sparkline(values), self._number(balance.end))
        self._console.print(table)

    def _print_balances(self) -> None:
        self._heading("analysis-balances")
        names = ["start", "luck", "own", *([] if self._alone else ["others"])]
        table = grid(self._language, "sheet-seat", *(f"analysis-{name}" for name in names), "analysis-end")
        for balance in self._analysis.balances:
            parts = [self._mean(getattr(balance, name)) for name in names]
            table.add_row(self._seat(balance.seat), *parts, self._number(balance.end))
        self._console.print(table)

    def _turning_point(self, point: TurningPoint) -> str:
        return self._language.say(
            "analysis-turning-luck" if point.by == CHANCE else "analysis-turning-decision",
            number=self._course.number(point.until),
            happened=self._course.happened(point.first, point.until),
            whose=self._seat(point.seat),
            change=self._mean(point.change),
        )

    def _mistake(self, verdict: Verdict) -> str:
        number = verdict.number
        sentence = self._language.say(
            "analysis-mistake",
            number=self._course.number(number + 1),
            happened=self._course.happened(number, number + 1),
            better=self._course.instead(number),
            change=self._mean(Mean(verdict.gap, verdict.noise)),
        )
        reasons = self._course.reasons(number)
        return f"{sentence} {self._language.say('analysis-reasons', reasons=reasons)}" if reasons else sentence

    def _seat(self, seat: int) -> str:
        return self._language.say("seat", seat=seat)

    def _mean(self, mean: Mean) -> str:
        """Format an estimate; its error is rounded up, and left out if there is none."""
        error = ceil(mean.error * TENTHS) / TENTHS
        return f"{self._number(mean.value)} ± {self._decimal(error)}" if error else self._number(mean.value)

    def _number(self, value: float) -> str:
        return ("−" if round(value, 1) < 0 else "+") + self._decimal(abs(value))

    def _decimal(self, value: float) -> str:
        written = f"{value:.1f}"
        return written if self._language.code == "en" else written.replace(".", ",")


def sparkline(values: list[float]) -> str:
    """Draw a curve with signs of eight heights, each for the mean of some values."""
    width = min(WIDTH, len(values))
    edges = [number * len(values) // width for number in range(width + 1)]
    means = [sum(values[left:right]) / (right - left) for left, right in pairwise(edges)]
    low, high = min(means), max(means)
    span = (high - low) or 1.0
    return "".join(BARS[min(len(BARS) - 1, int((mean - low) / span * len(BARS)))] for mean in means)
