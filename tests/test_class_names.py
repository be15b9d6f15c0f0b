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


def places_of_names(files: Iterable[Path], root: Path) -> dict[str, list[str]]:
    """Return the files that define a class, by the name of the class."""
    places: dict[str, list[str]] = defaultdict(list)
    for file in sorted(files):
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(file.relative_to(root).as_posix())
    return places


def is_module_on_the_wire(files: list[str]) -> bool:
    """Return whether two files are those of one module: its rules, and what viewers see of it."""
    return len(files) == 2 and files[1] == files[0].replace("rules/", "wire/", 1) and files[0].startswith("rules/")


def test_no_two_classes_outside_the_folders_of_titles_share_a_name() -> None:
    outside = (file for file in PACKAGE.rglob("*.py") if not set(file.parents) & set(TITLES.values()))
    places = places_of_names(outside, PACKAGE)
    assert {"Table", "Title"} <= set(places)
    assert {name: files for name, files in places.items() if len(files) > 1} == {}


@pytest.mark.parametrize("title", TITLES)
def test_no_two_classes_of_a_title_share_a_name_but_for_a_module_and_what_viewers_see_of_it(title: str) -> None:
    places = places_of_names(TITLES[title].rglob("*.py"), TITLES[title])
    twice = {name: files for name, files in places.items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if not is_module_on_the_wire(files)} == {}


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
    files = [file for suffix in ("ts", "svelte") for file in PAGE.rglob(f"*.{suffix}") if file != GENERATED]
    own = {PAGE / "titles" / name for name in TITLES}
    places: dict[str, list[str]] = defaultdict(list)
    for file in sorted(file for file in files if not own & set(file.parents)):
        for name in EXPORTED.findall(file.read_text("utf-8")):
            places[name].append(file.relative_to(PAGE).as_posix())
    assert {"Table", "Turn", "LoggedTurn"} <= set(places)
    assert {name: where for name, where in places.items() if len(where) > 1} == {}
