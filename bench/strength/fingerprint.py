"""A fingerprint of everything that decides how the bots of a title play."""

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import cityboard

PACKAGE = Path(cityboard.__file__).parent
BESIDE = ("facts.py", "train.py")  # what bots say, and where their weights come from, does not affect moves
# What bots of all titles share.
SHARED = (
    "bots/bot.py",
    "bots/greedy.py",
    "bots/halving.py",
    "bots/level.py",
    "bots/random_bot.py",
    "titles/ladders.py",
)
PARTS = ("rules", "bots")  # of a title
DATA = (".toml", ".npz", ".json")
TYPES = ("annotation", "returns")  # fields of the syntax tree that only hold types


@cache
def code_of(title: str) -> str:
    """Return the fingerprint of a title's rules and bots as they are now."""
    folder = PACKAGE / "titles" / title
    files = [file for part in PARTS for file in (folder / part).rglob("*") if file.name not in BESIDE]
    shared = [folder / "title.py", *(PACKAGE / name for name in SHARED)]
    return fingerprint(file for file in (*files, *shared) if file.suffix in (".py", *DATA))


def fingerprint(files: Iterable[Path]) -> str:
    """Hash what files do, wherever their definitions are, and whatever they import, annotate or explain."""
    parts = sorted({part for file in files for part in _parts(file)})
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]


def _parts(file: Path) -> Iterator[str]:
    """Yield what a file adds: each definition of a program, or data as a whole."""
    if file.suffix in DATA:
        yield hashlib.sha256(file.read_bytes()).hexdigest()
        return
    for statement in ast.parse(file.read_bytes()).body:
        if not _is_idle(statement):
            yield _plain(statement)


def _is_idle(node: object) -> bool:
    """Return whether a statement does nothing by itself: an import, or a docstring."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return True
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _plain(node: object) -> str:
    """Return a syntax tree in a form that is the same in every version of Python, unlike ast.dump."""
    if isinstance(node, list):
        return f"[{', '.join(_plain(item) for item in node if not _is_idle(item))}]"
    if not isinstance(node, ast.AST):
        return repr(node)
    fields = [(name, value) for name, value in ast.iter_fields(node) if name not in TYPES and value not in (None, [])]
    return f"{type(node).__name__}({', '.join(f'{name}={_plain(value)}' for name, value in fields)})"
