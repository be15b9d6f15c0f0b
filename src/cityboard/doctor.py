"""The command `cityboard doctor`: which parts of cityboard are installed, and what is broken."""

import json
import os
import platform
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import typer

from cityboard.command import ENVIRONMENT, REFUSED, Json, Lang, language_of, say
from cityboard.server.operations.settings import chosen_database
from cityboard.titles.kernels import is_stale, kernels, module_name

commands = typer.Typer()
SQLITE = "sqlite:///"


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding; `doctor-CODE` is its sentence."""

    code: str
    arguments: dict[str, str] = field(default_factory=dict)
    is_broken: bool = False


@commands.command("doctor", help=say("help-doctor"))
def doctor_command(context: typer.Context, as_json: Json = False, lang: Lang = ENVIRONMENT.code) -> None:
    """Check everything and print the findings."""
    all_findings = list(findings())
    if as_json:
        typer.echo(json.dumps([asdict(finding) for finding in all_findings]))
    else:
        for finding in all_findings:
            typer.echo(language_of(context).say(f"doctor-{finding.code}", **finding.arguments))
    if any(finding.is_broken for finding in all_findings):
        raise typer.Exit(REFUSED)


def findings() -> Iterator[Finding]:
    """Check everything."""
    yield Finding("python", {"version": platform.python_version(), "file": sys.executable})
    for source in kernels():
        yield kernel(source)
    yield Finding("numpy" if find_spec("numpy") else "numpy-missing")
    yield page()
    yield database(chosen_database(None))


def kernel(source: Path) -> Finding:
    """Return how a kernel runs; one compiled from a different source is worse than none."""
    name = module_name(source)
    used = str(import_module(name).__file__)
    if is_stale(source):
        return Finding("kernel-stale", {"kernel": name, "file": used}, is_broken=True)
    return Finding("kernel-plain" if used.endswith(".py") else "kernel-compiled", {"kernel": name, "file": used})


def page() -> Finding:
    """Return whether the web page has been built."""
    from cityboard.server.http.routes.page import FOLDER, files

    return Finding("page" if files() else "page-missing", {"file": str(FOLDER)})


def database(url: str) -> Finding:
    """Return whether the database file is writable, or its folder if there is no file yet."""
    if not url.startswith(SQLITE):
        return Finding("database-elsewhere")
    file = Path(url.removeprefix(SQLITE))
    existing = next(path for path in (file, *file.absolute().parents) if path.exists())
    is_broken = not os.access(existing, os.W_OK) or (existing != file and not existing.is_dir())
    return Finding("database-locked" if is_broken else "database", {"file": str(file)}, is_broken)
