"""The options of games as the commands take them: those of all titles, each under one name."""

import inspect
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Annotated, Any

import typer

from cityboard.command import say
from cityboard.titles.option import Option, read_name
from cityboard.titles.registry import find_title, titles

EditionName = Annotated[str | None, typer.Option("--edition", metavar="NAME|FILE", help=say("help-edition"))]
Parameters = dict[str, tuple[Any, Any]]  # by name, a command's parameter and its default


def game_options() -> Parameters:
    """Return the options of a new game."""
    rules = [title.players_rule for title in titles() if title.players_rule]
    players = Annotated[int | None, typer.Option(metavar="N", help=say("option-players", *rules))]
    chosen = merged(chain.from_iterable((*title.options, *title.shortcuts) for title in titles()))
    return {"players": (players, None), **chosen, "edition": (EditionName, None)}


def board_options() -> Parameters:
    """Return the options of a written board."""
    return merged(chain.from_iterable(title.board_options for title in titles()))


def merged(options: Iterable[Option]) -> Parameters:
    """Return options by name, with the rules of every title that has an option of that name."""
    by_name: dict[str, list[Option]] = {}
    for option in options:
        by_name.setdefault(option.name, []).append(option)
    return {name: parameter(alike[0], [rule for one in alike for rule in one.rules]) for name, alike in by_name.items()}


def parameter(option: Option, rules: list[str]) -> tuple[Any, Any]:
    """Return an option as a command's parameter, and its default."""
    text, first = say(option.help, *rules), option.values[0]
    if option.is_flag:
        return Annotated[bool, typer.Option(f"--{option.name.replace('_', '-')}", help=text)], False
    if option.several:
        return Annotated[str, typer.Option(metavar="A,B", help=text)], ""
    if isinstance(first, int):
        return Annotated[int, typer.Option(metavar="N", help=text)], first
    return Annotated[str | None, typer.Option(metavar=option.metavar, help=text)], first


def with_options(options: Parameters) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Add options to a command, between its arguments and its own options."""

    def give(command: Callable[..., None]) -> Callable[..., None]:
        signature = inspect.signature(command)
        own = [parameter for parameter in signature.parameters.values() if parameter.name != "given"]
        first = next(number for number, parameter in enumerate(own) if _is_option(parameter))
        added = [
            inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default, annotation=annotation)
            for name, (annotation, default) in options.items()
        ]
        # Every function can have one, though its type does not say so.
        parameters = [*own[:first], *added, *own[first:]]
        command.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]  # inspect reads it
        return command

    return give


def _is_option(parameter: inspect.Parameter) -> bool:
    """Return whether a parameter of a command is an option, not an argument."""
    return any(isinstance(mark, typer.models.OptionInfo) for mark in getattr(parameter.annotation, "__metadata__", ()))


def options_given(context: typer.Context) -> dict[str, Any]:
    """Return the game options given to a command, in the types that games use; the title checks them."""
    title = find_title(context.params["title"])
    everybody = [option for one in (title, *titles()) for option in (*one.options, *one.shortcuts, *one.board_options)]
    known = {option.name: option for option in reversed(everybody)}  # the title's own options come first
    chosen: dict[str, Any] = {}
    for name, value in context.params.items():
        if not is_given(context, name):
            continue
        option = known.get(name)
        if option is None:
            if name in ("players", "edition"):
                chosen[name] = value
        elif option.several:
            chosen.setdefault(name, []).extend(part for part in read_name(value).split(",") if part)
        elif option.module:
            chosen.setdefault("modules", []).append(option.module)
        else:
            chosen[name] = option.read(value) if isinstance(value, str) else value
    return chosen


def is_given(context: typer.Context, name: str) -> bool:
    """Return whether an option was given on the command line."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"
