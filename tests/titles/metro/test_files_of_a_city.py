"""What a city, a module or a level costs: the files that name it (CONTRIBUTING.md)."""

import re
from pathlib import Path

import pytest

import cityboard
from cityboard.titles.metro.bots.ladder import LADDER
from cityboard.titles.metro.rules.catalogue import CITIES, MODULE_OPTIONS, MODULES

SOURCE = Path(cityboard.__file__).parent
ROOMS = ("rules", "bots", "wire", "terminal")
CATALOGUE = "rules/catalogue.py"


def files_naming(name: str) -> set[str]:
    """Return the Python files that name something in code or comments, those of Metro without their folder."""
    words = re.compile(rf"(?<![a-z]){name.replace('-', '[-_ ]?')}(?![a-z])", re.IGNORECASE)
    naming = {file for file in SOURCE.rglob("*.py") if words.search(file.read_text("utf-8"))}
    return {str(file.relative_to(SOURCE)).removeprefix("titles/metro/") for file in naming}


@pytest.mark.parametrize("name", CITIES)
def test_a_city_is_one_file_in_each_room_and_a_line_in_the_catalogue(name: str) -> None:
    own = {f"{room}/cities/{name.replace('-', '_')}.py" for room in ROOMS}
    assert files_naming(name) == {*own, CATALOGUE}


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
