"""What an option of a title costs: the files that declare, offer and read it (CONTRIBUTING.md)."""

import ast
import re
from dataclasses import fields
from pathlib import Path

import pytest

import cityboard
from cityboard.titles.helsinki.rules.options import Options as HelsinkiOptions
from cityboard.titles.metro.rules.options import Options as MetroOptions

TITLES = Path(cityboard.__file__).parent / "titles"
ROOT = Path(__file__).parents[2]
CHOICES = {"metro": MetroOptions, "helsinki": HelsinkiOptions}
# Modules and cities have a chapter of their own (test_files_of_a_city.py), and so have their options.
OTHERS = {"players", "modules", "city", "of_modules"}
OPTIONS = [
    (title, field.name) for title, choice in CHOICES.items() for field in fields(choice) if field.name not in OTHERS
]
CHOSEN = ("choice", "options", "asked")  # what holds the options of a game, or of one that is asked for
CARRIED = {"hand": "game"}  # the game says how many tiles a hand holds: for some modules, the option does not decide
DECLARED = {"rules/options.py", "options.py"}
READERS = {"rules", "bots", "wire", "terminal"}


def names_option(node: ast.AST, option: str) -> bool:
    """Return whether a part of a program offers or reads an option."""
    match node:
        case ast.Attribute(ast.Name(holder) | ast.Attribute(_, holder), name):
            return name == option and holder in (*CHOSEN, CARRIED.get(option))
        case ast.Call(ast.Name("Option"), [ast.Constant(name), *_]):
            return bool(name == option)
        case ast.Call(ast.Name("start_option")):
            return option == "start"
    return False


def files_of(title: str, option: str) -> set[str]:
    """Return the Python files of a title that name an option."""
    folder = TITLES / title
    naming = (
        file
        for file in folder.rglob("*.py")
        if any(names_option(node, option) for node in ast.walk(ast.parse(file.read_bytes())))
    )
    return {file.relative_to(folder).as_posix() for file in naming}


def files_of_option(title: str, option: str) -> set[str]:
    """Return the Python files that declare, offer or read an option."""
    return {"rules/options.py", *files_of(title, option)}


@pytest.mark.parametrize(("title", "option"), OPTIONS)
def test_an_option_is_named_in_as_many_files_as_the_guide_says(title: str, option: str) -> None:
    files = files_of_option(title, option)
    assert files >= DECLARED
    assert {file.partition("/")[0] for file in files - DECLARED} <= READERS
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert re.findall(rf"(\d+) for\s`{option}` of {title.title()}", guide) == [str(len(files))], sorted(files)
