"""A title is reached through its TITLE alone: nobody else names it, and its rules need nobody else."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import cityboard
from cityboard.language import Language
from cityboard.titles.registry import title_names, titles

SOURCE = Path(cityboard.__file__).parent
TITLES = SOURCE / "titles"
FILES = sorted(file for file in SOURCE.rglob("*.py") if TITLES not in file.parents)
REGISTRY = TITLES / "registry.py"
PAGE = SOURCE.parents[1] / "web/src"
SHARED = sorted(file for path in (TITLES, TITLES / "plain") for file in path.glob("*.py") if file != REGISTRY)


def words_of_titles() -> dict[str, str]:
    """Return what only a title may name, as an expression by the word: the titles, their modules, cities and rules."""
    names = [*title_names()]
    for title in titles():
        offered = [option for option in title.options if option.name in ("modules", "city")]
        names += [str(value) for option in offered for value in option.values if value]
    words = {name: rf"(?<![a-z]){name.replace('-', '[-_ ]?')}(?![a-z])" for name in names}
    words |= {name: name for name in title_names()}  # also as a part of a word, such as the name of a class
    sections = {rule.partition(".")[0] for title in titles() for rule in Language("en").rule_ids(title.name)}
    return words | {section: rf"(?<![a-z0-9]){section}(\.\d+)?(?![a-z0-9])" for section in sections}


def found_in(text: str) -> set[str]:
    """Return the words of titles that a text contains."""
    return {word for word, expression in words_of_titles().items() if re.search(expression, text, re.IGNORECASE)}


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("class MetroBoard:", "metro"),
        ("# as in Helsinki", "helsinki"),
        ('if "dry-roads" in modules:', "dry-roads"),
        ("dry_roads = True", "dry-roads"),
        ("from x import NEW_YORK", "new-york"),
        ('"""Lay a tile (M3.4)."""', "M3"),
    ],
)
def test_a_word_of_a_title_is_found_in_code_strings_and_comments(text: str, word: str) -> None:
    assert word in found_in(text)


def test_a_word_that_only_contains_one_is_none() -> None:
    assert found_in("soloist, comparison, parish = UTF8, SHA256") == set()


def test_nothing_outside_titles_names_a_title_its_modules_or_its_rules() -> None:
    assert len(FILES) > 100
    named = {str(file.relative_to(SOURCE)): found_in(file.read_text("utf-8")) for file in FILES}
    assert {file: words for file, words in named.items() if words} == {}


def test_of_what_titles_share_only_the_registry_names_one() -> None:
    named = {file.name: [name for name in title_names() if name in file.read_text("utf-8").lower()] for file in SHARED}
    assert {file: names for file, names in named.items() if names} == {}
    assert [line for line in REGISTRY.read_text("utf-8").splitlines() if "metro" in line] == [
        '    "metro": "cityboard.titles.metro.title",'
    ]


def test_nothing_of_the_page_outside_its_titles_names_one() -> None:
    files = [
        file for file in PAGE.rglob("*") if file.suffix in (".ts", ".svelte", ".css") and ".test." not in file.name
    ]
    own = {PAGE / "titles" / name for name in title_names()} | {PAGE / "protocol/generated.ts"}
    checked = [file for file in files if not own & {file, *file.parents}]
    assert len(checked) > 100
    named = {file.name: [name for name in title_names() if name in file.read_text("utf-8").lower()] for file in checked}
    assert {file: names for file, names in named.items() if names} == {}


def test_every_manifest_of_the_page_is_that_of_a_title() -> None:
    manifests = {file.parent.name for file in (PAGE / "titles").glob("*/index.ts")}
    assert len(manifests) > 1
    assert manifests <= set(title_names())


def test_the_import_contracts_name_no_title_and_so_hold_for_every_one() -> None:
    contracts = (SOURCE.parents[1] / "pyproject.toml").read_text("utf-8").partition("[tool.importlinter]")[2]
    assert "cityboard.titles.*.rules" in contracts
    assert [name for name in title_names() if name in contracts] == []


def test_the_rules_play_where_nothing_is_installed() -> None:
    # -S leaves out everything that was ever installed beside Python itself.
    played = (
        f"import sys; sys.path.insert(0, {str(SOURCE.parent)!r})\n"
        "import cityboard\n"
        "from cityboard.core.simulation import random_game\n"
        "for title in cityboard.title_names():\n"
        "    print(random_game(cityboard.load(title), 'alone')[1].text().count('chain') > 10)\n"
    )
    told = subprocess.run([sys.executable, "-S", "-c", played], check=True, capture_output=True, text=True).stdout
    assert told.split() == ["True"] * len(title_names())
