"""The options of a game as commands take them, the same for every command that begins games."""

import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer

from cityboard.command import say
from cityboard.core.reason import OptionError, Reason
from cityboard.terminal.number import read_number

RANDOM = "random"

EditionName = Annotated[str | None, typer.Option("--edition", metavar="NAME|FILE", help=say("help-edition"))]
DryRoadsFlag = Annotated[bool, typer.Option("--dry-roads", help=say("module-dry-roads", "H8"))]
# By name, what a command is told and what holds if it is not.
GAME_OPTIONS: dict[str, tuple[Any, Any]] = {
    "players": (Annotated[int | None, typer.Option(metavar="N", help=say("option-players", "M18", "H2.1"))], None),
    "modules": (
        Annotated[str, typer.Option(metavar="A,B", help=say("option-modules", "M7", "M8", "M9", "M10", "H8"))],
        "",
    ),
    "city": (Annotated[str | None, typer.Option(metavar="CITY", help=say("option-city", "M11"))], None),
    "free_orientation": (
        Annotated[bool, typer.Option("--free-orientation", help=say("option-free_orientation", "M6.1"))],
        False,
    ),
    "hand": (Annotated[int, typer.Option(metavar="N", help=say("option-hand", "M6.2"))], 1),
    "harder_solo": (Annotated[bool, typer.Option("--harder-solo", help=say("option-harder_solo", "M10.6"))], False),
    "stockholm_variant": (
        Annotated[bool, typer.Option("--stockholm-variant", help=say("option-stockholm_variant", "M13.4"))],
        False,
    ),
    "berlin_sides": (
        Annotated[str, typer.Option(metavar="A|B|mixed", help=say("option-berlin_sides", "M17.1"))],
        "A",
    ),
    "frame": (Annotated[str, typer.Option(metavar="random|1,2", help=say("option-frame", "M1.6"))], RANDOM),
    "start": (Annotated[str, typer.Option(metavar="random|SEAT", help=say("option-start", "M2.1", "H2.4"))], RANDOM),
    "dry_roads": (DryRoadsFlag, False),
    "cover": (
        Annotated[str, typer.Option(metavar="none|bottom|random|A1,A5,..", help=say("option-cover", "H2.6", "H2.7"))],
        "none",
    ),
    "edition": (EditionName, None),
}
# A written board may also be checked; for all other commands this option does not exist.
KNOWN = (*GAME_OPTIONS, "check")


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of a game, between its title and its own options."""
    signature = inspect.signature(command)
    context, title, *own = (parameter for parameter in signature.parameters.values() if parameter.name != "given")
    options = [
        inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default, annotation=annotation)
        for name, (annotation, default) in GAME_OPTIONS.items()
    ]
    # Every function may have one, though its type does not say so.
    command.__signature__ = signature.replace(parameters=[context, title, *options, *own])  # type: ignore[attr-defined]
    return command


def options_given(context: typer.Context) -> dict[str, Any]:
    """Return the options of a game that a command was given, in the types games know; the title judges them."""
    params = {name: value for name, value in context.params.items() if name in KNOWN and is_given(context, name)}
    modules = [module for module in named(str(params.get("modules", ""))).split(",") if module]
    if params.pop("dry_roads", False):
        modules.append("dry-roads")
    if "modules" in params or modules:
        params["modules"] = modules
    if params.get("city"):
        params["city"] = named(params["city"])
    frame, start, cover = (str(params.get(name, RANDOM)) for name in ("frame", "start", "cover"))
    not_numbers, no_seat = Reason("number-list", "", {"value": frame}), Reason("start-seat", "", {"value": start})
    if frame != RANDOM:
        params["frame"] = [whole_number(part, not_numbers) for part in frame.split(",")]
    if start != RANDOM:
        params["start"] = whole_number(start, no_seat)
    if "," in cover:
        params["cover"] = cover.upper().split(",")
    return params


def is_given(context: typer.Context, name: str) -> bool:
    """Tell whether an option stands on the command line."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def named(text: str) -> str:
    """Return names as the rules write them, from whatever case and with blanks for hyphens."""
    return ",".join("-".join(part.split()) for part in text.lower().split(","))


def whole_number(text: str, reason: Reason) -> int:
    """Read a number, or refuse it for a reason."""
    found = read_number(text)
    if found is None:
        raise OptionError(reason)
    return found
