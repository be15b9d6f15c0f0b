"""`cityboard` alone opens the games in the browser; `play`, `rules`, `replay` and others are about games."""

import hashlib
import json
import os
import shlex
import sys
from dataclasses import asdict
from datetime import datetime
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from cityboard.command import ENVIRONMENT, REFUSED, Commands, Json, Lang, complain, language_of, say
from cityboard.core import edition_text
from cityboard.core.dealer import Dealer
from cityboard.core.edition import Edition
from cityboard.core.reason import OptionError, RecordError, RefusedError
from cityboard.core.reasons import RECORD_TRUNCATED, TITLE_UNKNOWN
from cityboard.core.record import Record, replay, verify
from cityboard.doctor import commands as doctor_commands
from cityboard.language import Language
from cityboard.presentation.files import read
from cityboard.server.operations.commands import commands as server_commands
from cityboard.server.operations.commands import open_games
from cityboard.terminal.analysis import commands as analysis_commands
from cityboard.terminal.game_options import (
    EditionName,
    board_options,
    game_options,
    is_given,
    options_given,
    with_options,
)
from cityboard.terminal.reasons import BESIDE_RESUME, BESIDE_SHEET, FOLDER_MISSING
from cityboard.terminal.table import LocalTable, default_seats, seed_file
from cityboard.terminal.titles import counting_of
from cityboard.titles.registry import (
    DEFAULT_EDITION,
    check_title,
    files_on_offer,
    find_title,
    game_of,
    load,
    title_names,
)

app = typer.Typer(
    cls=Commands,
    help=say("help-app"),
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.add_typer(analysis_commands)
app.add_typer(server_commands)
app.add_typer(doctor_commands)

TitleName = Annotated[str, typer.Argument(help=say("help-title"))]
FIRST = title_names()[0]
File = Annotated[str, typer.Argument(help=say("help-file"))]


def command_line(language: Language, edition: str | None, *words: str) -> str:
    """Return a command that the user can type, for the program as it was started."""
    chosen_language = ["--lang", language.code] if language.code != ENVIRONMENT.code else []
    return shlex.join([sys.argv[0], *words, *(["--edition", edition] if edition else []), *chosen_language])


def show_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        typer.echo(f"cityboard {version('cityboard')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", help=say("help-version"), callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Open the games in the browser, unless there is a command."""
    if context.invoked_subcommand is None:
        open_games(context)


@app.command("play", help=say("help-play"))
@with_options(game_options())
def play_command(
    context: typer.Context,
    title: TitleName = FIRST,
    seats: Annotated[str | None, typer.Option(metavar="A,B,C", help=say("help-seats"))] = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", help=say("help-seed"))] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-record"))] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help=say("help-resume"))] = None,
    lang: Lang = ENVIRONMENT.code,
    **given: Any,
) -> None:
    """Play a game in this terminal."""
    from cityboard.terminal.conversation import Conversation

    kinds = seats.split(",") if seats else None
    language = language_of(context)
    if resume:
        refuse_beside_resume(context)
        table = LocalTable.resume(resume, kinds, given["edition"])
    else:
        if record and not record.parent.is_dir():
            raise RecordError(FOLDER_MISSING("", file=str(record.parent)))
        options = options_given(context)
        game = load(title, **options)
        if given["players"] is None and kinds and len(kinds) != game.players:
            game = load(title, **options, players=len(kinds))
        dealer = Dealer(hashlib.sha256(seed.encode()).digest() if seed is not None else None)
        table = LocalTable.open(game, dealer, kinds or default_seats(game), record or default_record(title))
    console = Console(highlight=False)

    def ask(prompt: str) -> str:
        typed = console.input(Text(prompt))
        if not sys.stdin.isatty():  # nothing else ends the line
            console.print()
        return typed

    Conversation(table, language, console, ask, partial(command_line, language, given["edition"])).run()


def refuse_beside_resume(context: typer.Context) -> None:
    """Refuse options of a new game when a record already fixes them."""
    given = [
        parameter.opts[0]
        for parameter in context.command.params
        if parameter.name not in ("resume", "seats", "edition", "lang") and is_given(context, str(parameter.name))
    ]
    if given:
        raise OptionError(BESIDE_RESUME("", options=given))


def default_record(title: str) -> Path:
    """Name a new file in the user's folder for records."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(os.environ.get("CITYBOARD_HOME") or Path(data) / "cityboard")
    return folder / f"{title}-{datetime.now():%Y%m%d-%H%M%S-%f}.jsonl"


@app.command("rules", help=say("help-rules"))
def rules_command(
    context: typer.Context,
    title: TitleName = FIRST,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help=say("help-rule"))] = None,
    search: Annotated[str | None, typer.Option(metavar="WORD", help=say("help-search"))] = None,
    lang: Lang = ENVIRONMENT.code,
) -> None:
    """Read the rules."""
    from cityboard.terminal.rule_texts import print_rules

    print_rules(Console(highlight=False), language_of(context), title, rule, search)


@app.command("replay", help=say("help-replay"))
def replay_command(
    context: typer.Context,
    file: File,
    as_json: Json = False,
    step: Annotated[int | None, typer.Option(metavar="N", min=0, help=say("help-step"))] = None,
    edition: EditionName = None,
    lang: Lang = ENVIRONMENT.code,
) -> None:
    """Replay a record."""
    from cityboard.terminal import reports

    try:
        record = Record.parse(read(file), finished=step is None)
    except RecordError as refused:
        if refused.reason.code != RECORD_TRUNCATED.code or not seed_file(Path(file)).exists():
            raise
        complain(refused.reason, language_of(context))
        command = command_line(language_of(context), edition, "play", "--resume", file)
        typer.echo(language_of(context).say("replay-continue", command=command), err=True)
        raise typer.Exit(REFUSED) from None
    game = game_of(record, edition)
    end = replay(game, record)
    if as_json and step is None:
        typer.echo(json.dumps(reports.result(game, end), ensure_ascii=False))
    elif step is not None:
        reports.show_step(game, record, step, language_of(context))
    else:
        reports.show_result(game, end, language_of(context))


@app.command("verify", help=say("help-verify"))
def verify_command(
    context: typer.Context, file: File, edition: EditionName = None, lang: Lang = ENVIRONMENT.code
) -> None:
    """Verify the draws of a record."""
    record = Record.parse(read(file))
    draws = verify(game_of(record, edition), record)
    typer.echo(language_of(context).say("verify-holds", draws=draws))


@app.command("simulate", help=say("help-simulate"))
@with_options(game_options())
def simulate_command(
    context: typer.Context,
    title: TitleName = FIRST,
    games: Annotated[int, typer.Option(metavar="N", min=1, help=say("help-games"))] = 100,
    seed: Annotated[str, typer.Option(metavar="TEXT", help=say("help-seed"))] = "",
    records: Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("help-records"))] = None,
    as_json: Json = False,
    lang: Lang = ENVIRONMENT.code,
    **given: Any,
) -> None:
    """Play games with random moves."""
    from cityboard.terminal import reports

    summary = reports.simulated(load(title, **options_given(context)), games, seed, records)
    if as_json:
        typer.echo(json.dumps(asdict(summary)))
    else:
        reports.show_summary(summary, language_of(context))


@app.command("arena", help=say("help-arena"))
@with_options(game_options())
def arena_command(
    context: typer.Context,
    title: TitleName = FIRST,
    bots: Annotated[str, typer.Option(metavar="A,B", help=say("help-arena-bots"))] = "greedy,random",
    games: Annotated[int, typer.Option(metavar="N", min=1, help=say("help-arena-games"))] = 100,
    seats: Annotated[str, typer.Option(metavar="rotate|all|fixed", help=say("help-arena-seats"))] = "rotate",
    repeats: Annotated[int, typer.Option(metavar="N", min=1, help=say("help-arena-repeats"))] = 1,
    seed: Annotated[str, typer.Option(metavar="TEXT", help=say("help-seed"))] = "",
    work: Annotated[int | None, typer.Option(metavar="N", min=1, help=say("help-arena-work"))] = None,
    seconds: Annotated[float | None, typer.Option(metavar="N", min=0.001, help=say("help-arena-seconds"))] = None,
    workers: Annotated[int, typer.Option(metavar="N", min=1, help=say("help-arena-workers"))] = os.cpu_count() or 1,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help=say("help-arena-cluster"))] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help=say("help-arena-plot"))] = None,
    as_json: Json = False,
    lang: Lang = ENVIRONMENT.code,
    **given: Any,
) -> None:
    """Let bots play against each other."""
    from cityboard.bots.bot import Budget
    from cityboard.terminal import arena

    game, language = load(title, **options_given(context)), language_of(context)
    wanted = arena.Wanted(bots, games, seats, repeats, seed, Budget(work, seconds), workers, cluster)
    report = arena.held(game, given["edition"], wanted)
    if plot:
        arena.keep(plot, arena.picture(report, language))
    if as_json:
        typer.echo(json.dumps(arena.as_values(report)))
    else:
        arena.show(report, language)


@app.command("score", help=say("help-score"))
@with_options(board_options())
def score_command(
    context: typer.Context,
    title: Annotated[str, typer.Argument(metavar="TITLE|FILE", help=say("help-title-or-sheet"))],
    board: Annotated[list[str] | None, typer.Argument(help=say("help-written"))] = None,
    as_json: Json = False,
    edition: EditionName = None,
    template: Annotated[bool, typer.Option("--template", help=say("help-template"))] = False,
    lang: Lang = ENVIRONMENT.code,
    **given: Any,
) -> None:
    """Score a real table from its count sheet, or a written board."""
    if board is None:
        refuse_beside_sheet(context)
        if title in title_names() and not template:
            raise typer.BadParameter(language_of(context).say("help-written"))
        score_sheet_file(title, edition, language_of(context), as_json=as_json, template=template)
        return
    counting = counting_of(title)
    counted = counting.count(board, options_given(context))
    if as_json:
        typer.echo(json.dumps(counted))
    else:
        Console(highlight=False).print(counting.sheet(counted, language_of(context)))


def refuse_beside_sheet(context: typer.Context) -> None:
    """Refuse what belongs to a written board: a count sheet has its own options."""
    given = [f"--{name.replace('_', '-')}" for name in board_options() if is_given(context, name)]
    if given:
        raise OptionError(BESIDE_SHEET("", options=given))


def score_sheet_file(file: str, edition: str | None, language: Language, *, as_json: bool, template: bool) -> None:
    """Count the sheet in a file, or write it with all its parts; a title alone begins one."""
    from cityboard.terminal import reports, sheet_files
    from cityboard.titles.sheet_text import WrittenSheet

    sheet = WrittenSheet(file, DEFAULT_EDITION, {}, {}) if file in title_names() else sheet_files.load(file)
    if template:
        typer.echo(sheet_files.written(sheet, language), nl=False)
        return
    counted = sheet_files.count_written(sheet, edition)
    for fault in counted.sheet.faults:
        complain(fault.reason, language, fault.place)
    if counted.sheet.faults:
        raise typer.Exit(REFUSED)
    if as_json:
        typer.echo(json.dumps(reports.result(counted.game, counted.state), ensure_ascii=False))
    else:
        reports.show_result(counted.game, counted.state, language)


@app.command("editions", help=say("help-editions"))
def editions_command(
    context: typer.Context,
    title: Annotated[str | None, typer.Argument(help=say("help-title"))] = None,
    files: Annotated[list[Path] | None, typer.Argument(metavar="[FILE]...", help=say("help-files"))] = None,
    values: Annotated[bool, typer.Option("--values", help=say("help-values"))] = False,
    difference: Annotated[bool, typer.Option("--difference", help=say("help-difference"))] = False,
    copy: Annotated[Path | None, typer.Option("--copy", metavar="FILE", help=say("help-copy"))] = None,
    lang: Lang = ENVIRONMENT.code,
) -> None:
    """List, check, show, compare and copy editions."""
    from cityboard.terminal import editions as shown

    language = language_of(context)
    if copy:
        shown.copy_default(find_title(title or "").name, copy)
        command = command_line(language, None, "editions", str(copy), "--difference")
        typer.echo(language.say("edition-copied", file=str(copy), command=command))
        return
    path = Path(title) if title and title not in title_names() and ("." in title or os.sep in title) else None
    names = [title] if title else title_names()
    known: list[tuple[str | None, Path]] = (
        [(None, file) for file in (path, *(files or []))]  # the file itself names its title
        if path
        else [(name, file) for name in names for file in files or files_on_offer(name)]
    )
    editions, is_refused = [], False
    for name, file in known:
        examined = _examined(name, file, language)
        editions += [examined] if examined else []
        is_refused |= examined is None
    if editions:
        shown.list_editions(editions, language)
    for edition in editions:
        if values:
            shown.show_values(edition, language)
        if difference:
            shown.show_difference(edition, language)
    if is_refused:
        raise typer.Exit(REFUSED)


def _examined(title: str | None, file: Path, language: Language) -> Edition | None:
    """Return the edition of a file, or report everything that is wrong with it."""
    from cityboard.titles.faults import examine

    try:
        edition = edition_text.load(file)
        check_title(edition, title or edition.title)
        faults = examine(edition).faults
    except RefusedError as error:
        if error.reason.code == TITLE_UNKNOWN.code:
            raise
        faults = [error.reason]
    for fault in faults:
        complain(fault, language)
    return None if faults else edition


def main() -> None:
    """Run the command line."""
    app()
