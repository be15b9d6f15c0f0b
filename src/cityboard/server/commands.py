"""The commands of the server: `cityboard serve`, `backup`, `restore` and `check`."""

import inspect
import threading
import webbrowser
from collections.abc import Callable
from typing import Annotated, Any

import typer

from cityboard.command import ENVIRONMENT, Lang, language_of, say
from cityboard.server.settings import Settings, choose, option, variable

commands = typer.Typer()
METAVARS = {bool: "BOOL", int: "N", float: "N", str: "TEXT", tuple: "TEXT"}


def setting(name: str) -> Any:
    """Return the option of a setting; its help names the variable and the default."""
    default = getattr(Settings(), name)
    told = f"{say(f'setting-{name}')} [{variable(name)}={_written(default)}]"
    return typer.Option(option(name), metavar=METAVARS[type(default)], help=told)


def _written(value: Any) -> str:
    """Write a value as the environment takes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(value) if isinstance(value, tuple) else str(value)


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command every setting as an option, all as texts: `choose` judges them and those of the environment."""
    signature = inspect.signature(command)
    own = [parameter for parameter in signature.parameters.values() if parameter.name != "given"]
    settings = [
        inspect.Parameter(
            name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, setting(name)]
        )
        for name in Settings.__struct_fields__
    ]
    command.__signature__ = signature.replace(parameters=[*own, *settings])  # type: ignore[attr-defined]
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
    settings = choose(given)  # before anything large is loaded
    from cityboard.server.serving import serve

    def ready(address: str) -> None:
        typer.echo(language_of(context).say("serve-address", address=address))
        if opening:
            # Some browsers come back only when they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serve(settings, ready)
