"""A title is reached through its TITLE alone: nobody else names it, and its rules need nobody else."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import cityboard
from cityboard.language import Language
from cityboard.titles.registry import title_names, titles
from tests.test_glossary import TERMS, rows

SOURCE = Path(cityboard.__file__).parent
TITLES = SOURCE / "titles"
FILES = sorted(file for file in SOURCE.rglob("*.py") if TITLES not in file.parents)
REGISTRY = TITLES / "registry.py"
WEB = SOURCE.parents[1] / "web"
PAGE = WEB / "src"
TEXTS = (".ts", ".svelte", ".css", ".js", ".json", ".html", ".webmanifest", ".svg", ".py")
# Terms of the glossary that are also said of pages, players and programs.
EVERYDAY = {"action", "arrival", "departure", "intersection", "share", "token", "visitor"}
KIND_ASKED = re.compile(r"\[0\] *[!=]== *\"[\w-]+\"")
SHARED = sorted(file for path in (TITLES, TITLES / "plain") for file in path.glob("*.py") if file != REGISTRY)


def is_package(path: Path) -> bool:
    """Return whether a path is a folder of modules."""
    return (path / "__init__.py").is_file()


def names_of_titles() -> dict[str, str]:
    """Return the titles, their modules and cities, as an expression by the word."""
    names = [*title_names()]
    for title in titles():
        offered = [option for option in title.options if option.name in ("modules", "city")]
        names += [str(value) for option in offered for value in option.values if value]
    words = {name: rf"(?<![a-z]){name.replace('-', '[-_ ]?')}(?![a-z])" for name in names}
    return words | {name: name for name in title_names()}  # also as a part of a word, such as the name of a class


def words_of_titles() -> dict[str, str]:
    """Return what only a title may name, as an expression by the word: the titles, their modules, cities and rules."""
    sections = {rule.partition(".")[0] for title in titles() for rule in Language("en").rule_ids(title.name)}
    return names_of_titles() | {section: rf"(?<![a-z0-9]){section}(\.\d+)?(?![a-z0-9])" for section in sections}


def found_in(text: str) -> set[str]:
    """Return the words of titles that a text contains."""
    return {word for word, expression in words_of_titles().items() if re.search(expression, text, re.IGNORECASE)}


def named_in(text: str) -> set[str]:
    """Return the titles, modules and cities that a text names; the path of a drawing would look like a rule."""
    return {word for word, expression in names_of_titles().items() if re.search(expression, text, re.IGNORECASE)}


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


def page_files() -> list[Path]:
    """List the files of the page that belong to no title, without those that are made from others and their tests."""
    taught = ("howto/{}*", "lessons/{}.py", "lessons/{}.jsonl", "src/titles/{}")
    own = {file for name in title_names() for path in taught for file in WEB.glob(path.format(name))}
    own.add(PAGE / "protocol/generated.ts")
    names = ("index.html", "*.js", "*.ts", "*.json", "*.py", "public/**/*", "howto/**/*", "lessons/**/*", "src/**/*")
    files = {file for name in names for file in WEB.glob(name) if file.is_file() and file.suffix in TEXTS}
    return sorted(file for file in files if not own & {file, *file.parents} and ".test." not in file.name)


def test_nothing_of_the_page_outside_its_titles_names_one_or_its_modules() -> None:
    files = page_files()
    searched = {"index.html", "service-worker.js", "public/manifest.webmanifest", "src/look/tokens.css"}
    assert searched | {"howto/make.py", "lessons/make.py"} <= {str(file.relative_to(WEB)) for file in files}
    assert len(files) > 200
    named = {str(file.relative_to(WEB)): named_in(file.read_text("utf-8")) for file in files}
    assert {file: words for file, words in named.items() if words} == {}


def manifests() -> list[str]:
    """List the titles that the page knows more of than their name."""
    return sorted(file.parent.name for file in (PAGE / "titles").glob("*/index.ts"))


def drawn_by(title: str) -> set[str]:
    """Return what only a title has, as its glossary calls it."""
    terms = {term.casefold() for term, _, where in rows("en", TERMS) if where.casefold() == title}
    return terms - EVERYDAY - names_of_titles().keys()


def pieces_in(text: str, terms: set[str]) -> list[str]:
    """Return the terms that a text contains, as words or as parts of a name such as `lastStation`."""
    parts = [term.replace("-", " ").split() for term in sorted(terms)]
    small = "|".join("[-_ ]?".join(part) for part in parts)
    large = "|".join("".join(word.capitalize() for word in part) for part in parts)
    return re.findall(rf"(?:(?<![A-Za-z])(?:{small})|{large})(?=s?(?![a-z]))", text)


@pytest.mark.parametrize(
    ("text", "piece"),
    [("highlight.station = 1", "station"), ("lastStations()", "Station"), ("// each tourist", "tourist")],
)
def test_what_only_a_title_has_is_found_in_names_and_comments(text: str, piece: str) -> None:
    assert pieces_in(text, drawn_by("metro")) == [piece]


@pytest.mark.parametrize("title", manifests())
def test_nothing_of_the_page_outside_its_titles_knows_what_only_one_of_them_has(title: str) -> None:
    terms = drawn_by(title)
    assert len(terms) > 10
    known = {str(file.relative_to(WEB)): pieces_in(file.read_text("utf-8"), terms) for file in page_files()}
    assert {file: words for file, words in known.items() if words} == {}


def test_nothing_of_the_page_outside_its_titles_asks_what_kind_a_move_is_of() -> None:
    asked = {file.name: KIND_ASKED.findall(file.read_text("utf-8")) for file in page_files() if file.suffix != ".json"}
    assert {file: kinds for file, kinds in asked.items() if kinds} == {}


def test_every_manifest_of_the_page_is_that_of_a_title() -> None:
    assert len(manifests()) > 1
    assert set(manifests()) <= set(title_names())


def test_the_contract_that_nobody_knows_a_title_lists_everything_that_is_none() -> None:
    project = tomllib.loads((SOURCE.parents[1] / "pyproject.toml").read_text("utf-8"))
    [contract] = [
        contract
        for contract in project["tool"]["importlinter"]["contracts"]
        if contract["name"] == "Nothing outside titles knows one"
    ]
    parts = [*SOURCE.iterdir(), *TITLES.iterdir()]
    names = {
        path.relative_to(SOURCE).with_suffix("").as_posix()
        for path in parts
        if path.suffix == ".py" or is_package(path)
    }
    titles_themselves = {"titles", *(f"titles/{name}" for name in title_names())}
    listed = {name.removeprefix("cityboard.").replace(".", "/") for name in contract["source_modules"]}
    assert listed == names - titles_themselves - {"__init__", "__main__", "titles/__init__"}


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
    printed = subprocess.run([sys.executable, "-S", "-c", played], check=True, capture_output=True, text=True).stdout
    assert printed.split() == ["True"] * len(title_names())
