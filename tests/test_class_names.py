"""A class has its name alone, so that a name says which one is meant."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

import cityboard
from cityboard.titles.registry import title_names

PACKAGE = Path(cityboard.__file__).parent
PAGE = PACKAGE.parents[1] / "web/src"
EXPORTED = re.compile(r"^ *export (?:abstract )?(?:class|interface|type|enum) (\w+)", re.MULTILINE)
GENERATED = PAGE / "protocol/generated.ts"
# Each title has its own folder, and two titles may share words of their rules.
TITLES = {name: PACKAGE / "titles" / name for name in title_names()}
# What titles make of a class of the core, and moves whose names are published.
SHARED = {"ChanceStep", "Module", "Options", "State", "Step"} | {"Board", "Return", "Start"}


def places_of_names(files: Iterable[Path], root: Path) -> dict[str, list[str]]:
    """Return the files that define a class, by the name of the class."""
    places: dict[str, list[str]] = defaultdict(list)
    for file in sorted(files):
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(file.relative_to(root).as_posix())
    return places


def files_outside_titles() -> list[Path]:
    """List the Python files that belong to no title."""
    return [file for file in PACKAGE.rglob("*.py") if not set(file.parents) & set(TITLES.values())]


def types_of_page(title: str | None) -> dict[str, list[str]]:
    """Return the files of the page that export a type, by its name: those of a title, or those of none."""
    folders = {name: PAGE / "titles" / name for name in TITLES}
    places: dict[str, list[str]] = defaultdict(list)
    for file in sorted(file for suffix in ("ts", "svelte") for file in PAGE.rglob(f"*.{suffix}")):
        owner = next((name for name, folder in folders.items() if folder in file.parents), None)
        if owner == title and file != GENERATED:
            for name in EXPORTED.findall(file.read_text("utf-8")):
                places[name].append(file.relative_to(PAGE).as_posix())
    return places


def is_module_on_the_wire(files: list[str]) -> bool:
    """Return whether two files are those of one module: its rules, and what viewers see of it."""
    return len(files) == 2 and files[1] == files[0].replace("rules/", "wire/", 1) and files[0].startswith("rules/")


def test_no_two_classes_outside_the_folders_of_titles_share_a_name() -> None:
    places = places_of_names(files_outside_titles(), PACKAGE)
    assert {"Table", "Title"} <= set(places)
    assert {name: files for name, files in places.items() if len(files) > 1} == {}


@pytest.mark.parametrize("title", TITLES)
def test_no_two_classes_of_a_title_share_a_name_but_for_a_module_and_what_viewers_see_of_it(title: str) -> None:
    places = places_of_names(TITLES[title].rglob("*.py"), TITLES[title])
    twice = {name: files for name, files in places.items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if not is_module_on_the_wire(files)} == {}


@pytest.mark.parametrize("title", TITLES)
def test_a_title_takes_no_name_of_a_class_outside_but_for_those_of_the_core(title: str) -> None:
    outside = places_of_names(files_outside_titles(), PACKAGE)
    own = places_of_names(TITLES[title].rglob("*.py"), PACKAGE)
    assert outside.keys() & own.keys() <= SHARED


def test_every_shared_name_is_that_of_a_class_outside_and_of_one_in_a_title() -> None:
    own = set[str]().union(*(places_of_names(folder.rglob("*.py"), PACKAGE) for folder in TITLES.values()))
    assert places_of_names(files_outside_titles(), PACKAGE).keys() & own >= SHARED


def test_a_module_and_what_viewers_see_of_it_are_found_under_their_common_name() -> None:
    twice = [
        files
        for folder in TITLES.values()
        for files in places_of_names(folder.rglob("*.py"), folder).values()
        if len(files) > 1
    ]
    assert len(twice) > 5
    assert all(map(is_module_on_the_wire, twice))


def test_no_two_types_of_the_page_outside_the_folders_of_titles_share_a_name() -> None:
    places = types_of_page(None)
    assert {"Table", "Turn", "LoggedTurn"} <= set(places)
    assert {name: files for name, files in places.items() if len(files) > 1} == {}


@pytest.mark.parametrize("title", TITLES)
def test_no_type_of_a_title_on_the_page_shares_its_name(title: str) -> None:
    own = types_of_page(title)
    assert own
    assert {name: files for name, files in own.items() if len(files) > 1} == {}
    assert own.keys() & types_of_page(None).keys() == set()
