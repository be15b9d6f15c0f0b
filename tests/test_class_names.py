"""A class has its name alone, so that a name says which one is meant."""

import ast
from collections import defaultdict
from pathlib import Path

import cityboard

PACKAGE = Path(cityboard.__file__).parent
TITLES = PACKAGE / "titles"  # each title has its own folder here, and two titles may share words of their rules


def class_names(file: Path) -> list[str]:
    """List the classes that a file defines."""
    return [node.name for node in ast.walk(ast.parse(file.read_bytes())) if isinstance(node, ast.ClassDef)]


def test_no_two_classes_outside_the_folders_of_titles_share_a_name() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        if TITLES not in file.parent.parents:
            for name in class_names(file):
                places[name].append(str(file.relative_to(PACKAGE)))
    assert {"Table", "Title"} <= set(places)
    assert {name: files for name, files in places.items() if len(files) > 1} == {}
