"""What a city, a module or a level costs: the files that name it (CONTRIBUTING.md)."""

import re
from itertools import chain
from pathlib import Path

import pytest

import cityboard
from cityboard.titles.metro.bots.ladder import LADDER
from cityboard.titles.metro.rules.catalogue import CITIES, MODULE_OPTIONS, MODULES

SOURCE = Path(cityboard.__file__).parent
ROOMS = ("rules", "bots", "wire", "terminal")
CATALOGUE = "rules/catalogue.py"
PAGE = Path(__file__).parents[3] / "web"
# What a city is beyond its folder: it lays something on the board, or its moves ask something of their own.
LAID = {"modules/Pieces.svelte"}
ASKED = {"modules/Choices.svelte", "modules/words.ts"}
BEYOND: dict[str, set[str]] = {
    "paris": LAID | ASKED,
    "stockholm": set(),
    "london": LAID,
    "new-york": LAID,
    "st-petersburg": LAID | ASKED,
    "berlin": set(),
}


def named(name: str) -> re.Pattern[str]:
    """Return what finds a name in code and comments."""
    return re.compile(rf"(?<![a-z]){name.replace('-', '[-_ ]?')}(?![a-z])", re.IGNORECASE)


def files_naming(name: str) -> set[str]:
    """Return the Python files that name something in code or comments, those of Metro without their folder."""
    words = named(name)
    naming = {file for file in SOURCE.rglob("*.py") if words.search(file.read_text("utf-8"))}
    return {str(file.relative_to(SOURCE)).removeprefix("titles/metro/") for file in naming}


def page_files_naming(name: str) -> set[str]:
    """Return the files of the page that name something, without tests and what is generated."""
    words = named(name)
    written = [
        file
        for file in chain((PAGE / "src").rglob("*.*"), (PAGE / "howto").rglob("*.py"))
        if file.suffix in {".ts", ".svelte", ".css", ".py"}
        and not file.name.endswith((".test.ts", ".d.json.ts"))
        and file.name != "generated.ts"
    ]
    naming = {file for file in written if words.search(f"{file.relative_to(PAGE)} {file.read_text('utf-8')}")}
    return {str(file.relative_to(PAGE)).removeprefix("src/titles/metro/") for file in naming}


@pytest.mark.parametrize("name", CITIES)
def test_a_city_is_one_file_in_each_room_and_a_line_in_the_catalogue(name: str) -> None:
    own = {f"{room}/cities/{name.replace('-', '_')}.py" for room in ROOMS}
    assert files_naming(name) == {*own, CATALOGUE}


@pytest.mark.parametrize("name", CITIES)
def test_a_city_is_one_folder_of_the_page_and_one_file_of_its_pictures(name: str) -> None:
    field = name.replace("-", "_")
    naming = page_files_naming(name)
    own = {file for file in naming if file.startswith(f"cities/{field}/")}
    assert {"Panel.svelte", "Howto.svelte", "box.ts", "names.ts", "monuments.ts"} <= {Path(file).name for file in own}
    assert naming - own == {f"howto/metro_cities/{field}.py", *BEYOND[name]}


@pytest.mark.parametrize("option", MODULE_OPTIONS)
def test_an_option_of_a_module_or_city_is_declared_and_obeyed_in_its_file(option: str) -> None:
    module, _ = MODULE_OPTIONS[option]
    folder = "cities" if module in CITIES else "modules"
    assert files_naming(option) == {f"rules/{folder}/{module.replace('-', '_')}.py"}


@pytest.mark.parametrize("name", [*MODULES, *CITIES])
def test_a_module_has_its_file_in_every_room(name: str) -> None:
    folder = "cities" if name in CITIES else "modules"
    for room in ROOMS:
        assert (SOURCE / "titles/metro" / room / folder / f"{name.replace('-', '_')}.py").is_file()


@pytest.mark.parametrize("level", [level.name for level in LADDER.levels if level.name != "tourist"])
def test_a_level_is_a_line_of_the_ladder(level: str) -> None:
    assert files_naming(level) == {"bots/ladder.py"}
