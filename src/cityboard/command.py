"""What all commands share: their language, their help, and how they refuse."""

import os
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperGroup

from cityboard.core.reason import EditionError, NotationError, OptionError, Reason, RefusedError
from cityboard.language import LANGUAGES, Language

REFUSED, MALFORMED = 1, 2


def language_of_environment() -> str:
    """Return the language that CITYBOARD_LANG or LANG asks for, or else English."""
    for name in ("CITYBOARD_LANG", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


ENVIRONMENT = Language(language_of_environment())


def say(message: str, *rules: str) -> str:
    """Return a help text, with the rules it comes from."""
    return " ".join([ENVIRONMENT.say(message), *(f"[{rule}]" for rule in rules)])


class Commands(TyperGroup):
    """Turns a refusal into one sentence and an exit code."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except RefusedError as refused:
            complain(refused.reason, ctx.obj or ENVIRONMENT)
            malformed = isinstance(refused, OptionError | EditionError | NotationError)
            raise typer.Exit(MALFORMED if malformed else REFUSED) from None


def complain(reason: Reason, language: Language, place: str = "") -> None:
    """Print the reason for a refusal on standard error, and maybe the place that it is about."""
    console = Console(stderr=True, soft_wrap=True)
    sentence = language.refusal(reason)
    console.print(Text(f"{place}: {sentence}" if place else sentence), highlight=False)


def choose_language(context: typer.Context, code: str) -> str:
    """Store the language of a command for its messages."""
    context.find_root().obj = Language(code)
    return code


def language_of(context: typer.Context) -> Language:
    """Return the language of a command."""
    chosen: Language = context.find_root().obj or ENVIRONMENT
    return chosen


Lang = Annotated[
    str,
    typer.Option("--lang", metavar="CODE", help=say("help-lang"), callback=choose_language, is_eager=True),
]
Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]
