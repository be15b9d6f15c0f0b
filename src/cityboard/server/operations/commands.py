"""The commands of the server: `cityboard serve`, `backup`, `restore`, `check`, `ban`, `unban` and `delete-table`."""

import asyncio
import inspect
import json
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from cityboard.command import ENVIRONMENT, REFUSED, Json, Lang, language_of, say
from cityboard.language import Language
from cityboard.server.operations.settings import Settings, choose, chosen_database, option, variable

commands = typer.Typer()
METAVARS = {bool: "BOOL", int: "N", float: "N", str: "TEXT", tuple: "TEXT"}


def setting(name: str) -> Any:
    """Return the option of a setting; its help names the variable and the default."""
    default = getattr(Settings(), name)
    text = f"{say(f'setting-{name}')} [{variable(name)}={_written(default)}]"
    return typer.Option(option(name), metavar=METAVARS[type(default)], help=text)


def _written(value: Any) -> str:
    """Return a value as an environment variable would hold it."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(value) if isinstance(value, tuple) else str(value)


DatabaseUrl = Annotated[str | None, setting("database")]


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Add every setting to a command as a text option; `choose` checks them and the environment."""
    signature = inspect.signature(command)
    own = [parameter for parameter in signature.parameters.values() if parameter.name != "given"]
    settings = [
        inspect.Parameter(
            name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, setting(name)]
        )
        for name in Settings.__struct_fields__
    ]
    # Every function can have one, though its type does not say so.
    command.__signature__ = signature.replace(parameters=[*own, *settings])  # type: ignore[attr-defined]  # inspect reads it
    return command


@commands.command("serve", help=say("help-serve"))
@with_settings
def serve_command(
    context: typer.Context,
    opening: Annotated[bool, typer.Option("--open", help=say("help-open"))] = False,
    lang: Lang = ENVIRONMENT.code,
    **given: str | None,
) -> None:
    """Run a server."""
    _serve(choose(given), language_of(context), opening=opening)


def open_games(context: typer.Context) -> None:
    """Open the games in the browser: those of the server that runs here already, or else of a new one."""
    settings, language = choose({}), language_of(context)
    from cityboard.server.http.running import running_address

    if address := running_address(settings):
        typer.echo(language.say("serve-address", address=address))
        webbrowser.open(address)
    else:
        _serve(settings, language, opening=True)


def _serve(settings: Settings, language: Language, *, opening: bool) -> None:
    from cityboard.server.http.serving import page_missing, serve  # only now, because much comes with it

    def ready(address: str) -> None:
        missing = page_missing()
        typer.echo(language.say("serve-address", address=address))
        if missing:
            typer.echo(language.refusal(missing))
        elif opening:
            # Some browsers return control only when they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serve(settings, ready)


@commands.command("backup", help=say("help-backup"))
def backup_command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help=say("help-backup-file"))],
    database: DatabaseUrl = None,
    lang: Lang = ENVIRONMENT.code,
) -> None:
    """Write everything to a file."""
    from cityboard.server.storage.backup import backup

    _tell_counts(context, "backup-made", file, asyncio.run(backup(chosen_database(database), file)))


@commands.command("restore", help=say("help-restore"))
def restore_command(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help=say("help-restore-file"))],
    database: DatabaseUrl = None,
    lang: Lang = ENVIRONMENT.code,
) -> None:
    """Read everything from a file."""
    from cityboard.server.storage.backup import restore

    _tell_counts(context, "backup-restored", file, asyncio.run(restore(chosen_database(database), file)))


def _tell_counts(context: typer.Context, message: str, file: Path, rows: dict[str, int]) -> None:
    counts = {name: rows.get(name, 0) for name in ("tables", "events", "people")}
    typer.echo(language_of(context).say(message, file=str(file), **counts))


@commands.command("check", help=say("help-check-stored"))
def check_command(
    context: typer.Context,
    replay_all: Annotated[bool, typer.Option("--replay-all", help=say("help-replay-all"))] = False,
    as_json: Json = False,
    database: DatabaseUrl = None,
    lang: Lang = ENVIRONMENT.code,
) -> None:
    """Check everything."""
    from cityboard.server.storage.integrity import check

    report = asyncio.run(check(chosen_database(database), replay_all=replay_all))
    if as_json:
        typer.echo(json.dumps(asdict(report), default=str))
    else:
        language, counts = language_of(context), asdict(report)
        for finding in report.findings:
            typer.echo(language.refusal(finding))
        typer.echo(language.say("check-summary", **counts | {"findings": len(report.findings)}))
    if report.findings:
        raise typer.Exit(REFUSED)


Who = Annotated[str, typer.Argument(metavar="WHO", help=say("help-ban-who"))]
AtTable = Annotated[str | None, typer.Option("--table", metavar="TABLE", help=say("help-ban-table"))]


def _add_ban_command(name: str, help: str, message: str) -> None:
    """Add the command that bans someone, or the one that lifts a ban."""

    @commands.command(name, help=help)
    def command(
        context: typer.Context,
        person: Who,
        table: AtTable = None,
        database: DatabaseUrl = None,
        lang: Lang = ENVIRONMENT.code,
    ) -> None:
        from cityboard.server.operations import moderation

        change = {"ban": moderation.ban, "unban": moderation.unban}[name]
        typer.echo(
            language_of(context).say(message, name=asyncio.run(change(chosen_database(database), person, table)))
        )


_add_ban_command("ban", say("help-ban"), "ban-made")
_add_ban_command("unban", say("help-unban"), "ban-lifted")


@commands.command("delete-table", help=say("help-delete-table"))
def delete_table_command(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE", help=say("help-delete-table-id"))],
    even_running: Annotated[bool, typer.Option("--even-running", help=say("help-even-running"))] = False,
    database: DatabaseUrl = None,
    lang: Lang = ENVIRONMENT.code,
) -> None:
    """Delete a table."""
    from cityboard.server.operations.moderation import delete_table

    asyncio.run(delete_table(chosen_database(database), table, even_running=even_running))
    typer.echo(language_of(context).say("table-deleted", table=table))
