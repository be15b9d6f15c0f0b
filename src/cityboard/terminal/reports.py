"""What the commands beside `play` show: results, boards, sums of simulations, counted boards, editions."""

import sys
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from cityboard.core.edition import SOURCES, Edition
from cityboard.core.game import Game
from cityboard.core.reason import OptionError, Reason, RecordError
from cityboard.core.record import Record
from cityboard.core.simulation import Summary, simulate
from cityboard.games.metro.game import Metro
from cityboard.games.metro.notation import board_of, lines_of, parse
from cityboard.language import Language
from cityboard.terminal.metro.screen import picture
from cityboard.terminal.score_sheet import as_json, score_sheet
from cityboard.terminal.table import unreadable

HASH_SHOWN = 12


def _grid(language: Language, *columns: str) -> Table:
    """Return an empty table with headings."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(language.say(column))
    return table


def result(game: Game[Any], end: Any) -> dict[str, Any]:
    """Return the result of a game as JSON values."""
    return as_json(game, end)


def show_result(game: Game[Any], end: Any, language: Language) -> None:
    """Print the score sheet."""
    Console(highlight=False).print(score_sheet(game, end, language))


def show_step(game: Game[Any], record: Record, step: int, language: Language) -> None:
    """Print the board after some events, as anybody may see it."""
    assert isinstance(game, Metro)
    if step > len(record.moves):
        raise OptionError(Reason("step-outside", "", {"value": step, "events": len(record.moves)}))
    s = game.start()
    last = None
    for _, move in record.moves[:step]:
        last = int(move[3]) if move[0] == "lay" else last
        game.play(s, move)
    console = Console(highlight=False)
    console.print(picture(game, game.view(s, None), None, language, [], last))
    console.print(Text(language.say("replay-event", number=step, events=len(record.moves))))


def simulated(game: Game[Any], games: int, seed: str, folder: Path | None) -> Summary:
    """Play games of random movers with a bar on standard error, keeping the records if asked."""
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
        raise RecordError(Reason("record-exists", "", {"file": str(path)})) from None


def show_summary(summary: Summary, language: Language) -> None:
    """Print what many games came to."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for name in Summary.__dataclass_fields__:
        value = getattr(summary, name)
        if name == "sha256":  # too long to stand in a column
            continue
        shown = " ".join(f"{mean:.2f}" for mean in value) if isinstance(value, list) else value
        text = f"{shown:.2f}" if isinstance(shown, float) else str(shown)
        table.add_row(language.say(f"simulate-{name.replace('_', '-')}"), text)
    console = Console(highlight=False)
    console.print(table)
    console.print(language.say("simulate-sha256"))
    console.print(summary.sha256, soft_wrap=True)


def counted(game: Game[Any], text: str, *, check: bool) -> dict[str, Any]:
    """Count a board written in the notation of placements."""
    assert isinstance(game, Metro)
    s = board_of(game, parse(text, game.box.tiles), check=check)
    return {"scores": game.scores(s), "lines": lines_of(game, s)}


def show_counted(board: dict[str, Any], language: Language) -> None:
    """Print every line of a counted board, then the totals."""
    lines = _grid(language, "sheet-station", "sheet-owner", "sheet-crossings", "sheet-points", "sheet-end")
    for line in board["lines"]:
        seat = line["seat"]
        owner = language.say("sheet-nobody") if seat is None else language.say("seat", seat=seat)
        end = language.say(f"sheet-end-{line['end']}")
        lines.add_row(str(line["station"]), owner, str(line["crossings"]), str(line["points"]), end)
    totals = _grid(language, "sheet-seat", "sheet-points")
    for seat, points in enumerate(board["scores"]):
        totals.add_row(language.say("seat", seat=seat), str(points))
    Console(highlight=False).print(lines, "", totals)


def show_editions(editions: list[Edition], language: Language, *, values: bool) -> None:
    """Print editions with how much of each is published, and every value if asked."""
    console = Console(highlight=False, soft_wrap=True)
    table = _grid(language, "edition-name", "edition-hash", "edition-published", "edition-reconstructed")
    table.add_column(language.say("edition-file"), overflow="fold")
    for edition in editions:
        counts = Counter(source for _, _, source in edition.sources())
        table.add_row(
            edition.name, edition.hash[:HASH_SHOWN], *(str(counts[source]) for source in SOURCES), edition.file
        )
    if editions:
        console.print(table)
    for edition in editions if values else []:
        sources = _grid(language, "edition-place", "edition-rule", "edition-source")
        for place, rule, source in edition.sources():
            sources.add_row(place, rule, language.say(f"edition-{source}"))
        console.print("", Text(edition.name, "bold"), sources)
