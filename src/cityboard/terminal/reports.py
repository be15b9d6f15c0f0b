"""What the commands other than `play` show: results, boards, summaries of simulations."""

import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from cityboard.core.game import Game
from cityboard.core.reason import OptionError, RecordError
from cityboard.core.record import Record
from cityboard.core.simulation import SimulationSummary, simulate
from cityboard.language import Language
from cityboard.presentation.files import unreadable
from cityboard.terminal.reasons import RECORD_EXISTS, STEP_OUTSIDE
from cityboard.terminal.score_sheet import as_json, score_sheet
from cityboard.terminal.titles import present


def result(game: Game[Any], end: Any) -> dict[str, Any]:
    """Return the result of a game as JSON values."""
    return as_json(game, end)


def show_result(game: Game[Any], end: Any, language: Language) -> None:
    """Print the score sheet."""
    Console(highlight=False).print(score_sheet(game, end, language))


def show_step(game: Game[Any], record: Record, step: int, language: Language) -> None:
    """Print the board after some events, as anyone may see it."""
    if step > len(record.moves):
        raise OptionError(STEP_OUTSIDE("", value=step, events=len(record.moves)))
    s = game.start()
    moves = [move for _, move in record.moves[:step]]
    for move in moves:
        game.play(s, move)
    console = Console(highlight=False)
    console.print(present(game, language).picture(game.view(s, None), None, moves, []))
    console.print(Text(language.say("replay-event", number=step, events=len(record.moves))))


def simulated(game: Game[Any], games: int, seed: str, folder: Path | None) -> SimulationSummary:
    """Play games with random moves and a progress bar on standard error; keep the records if asked."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("", total=games)

        def keep(number: int, record: Record) -> None:
            progress.advance(bar)
            if folder:
                keep_new(folder / f"{number:05}.jsonl", record)

        try:
            if folder:
                folder.mkdir(parents=True, exist_ok=True)
            return simulate(game, games, seed, keep)
        except OSError as error:
            raise unreadable(folder or Path(), error) from None


def keep_new(path: Path, record: Record) -> None:
    """Write a record into a file that must not exist yet."""
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(record.text())
    except FileExistsError:
        raise RecordError(RECORD_EXISTS("", file=str(path))) from None


def show_summary(summary: SimulationSummary, language: Language) -> None:
    """Print the results of many games."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in SimulationSummary.__dataclass_fields__:
        value = getattr(summary, name)
        if name == "sha256":  # too long for a column
            continue
        shown = " ".join(f"{mean:.2f}" for mean in value) if isinstance(value, list) else value
        text = f"{shown:.2f}" if isinstance(shown, float) else str(shown)
        table.add_row(language.say(f"simulate-{name.replace('_', '-')}"), text)
    console = Console(highlight=False)
    console.print(table)
    console.print(language.say("simulate-sha256"))
    console.print(summary.sha256, soft_wrap=True)
