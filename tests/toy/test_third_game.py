"""A third game obeys the laws, and the library and its commands know it by its TITLE (docs/add-a-game.md)."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import cityboard
from cityboard.cli import app
from cityboard.core.laws import BrokenLawError, put_through
from cityboard.core.record import Record, replay
from cityboard.core.simulation import random_game, simulate
from cityboard.titles import registry
from tests.toy.game import Beans
from tests.toy.title import TITLE, combinations

SOURCE = Path(cityboard.__file__).parent
TITLES = registry.title_names()


@pytest.fixture(autouse=True)
def beans_are_a_title() -> Iterator[None]:
    """Register the third game by its TITLE alone."""
    with registry.registered(TITLE):
        yield


def test_the_registry_knows_the_title_its_editions_and_its_options() -> None:
    assert cityboard.title_names() == [*TITLES, "beans"]
    assert [file.stem for file in registry.edition_files("beans")] == ["default"]
    game = cityboard.load("beans", lucky=True)
    assert isinstance(game, Beans)
    assert game.worth == [2, 1]


@pytest.mark.parametrize("options", combinations())
@pytest.mark.parametrize("seed", range(20))
def test_it_obeys_the_laws(options: dict[str, Any], seed: int) -> None:
    record = put_through(cityboard.load("beans", **options), f"beans {seed}", moments=30)
    assert len(record.moves) == 2 * 9


def test_the_laws_find_a_fault_planted_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = cityboard.load("beans")
    monkeypatch.setattr(Beans, "scores", lambda self, s: [points + 1 for points in s.scores])
    with pytest.raises(BrokenLawError, match="points add up"):
        put_through(game, "planted")


def test_its_records_find_their_game_again() -> None:
    s, record = random_game(cityboard.load("beans", lucky=True), "record")
    read = Record.parse(record.text())
    assert replay(registry.game_of(read), read) == s


def test_bad_options_and_editions_are_refused(tmp_path: Path) -> None:
    with pytest.raises(cityboard.OptionError):
        cityboard.load("beans", lucky=3)
    with pytest.raises(cityboard.OptionError):
        cityboard.load("beans", edition="default", players=3)
    file = tmp_path / "wrong.toml"
    text = registry.edition_files("beans")[0].read_text("utf-8")
    file.write_text(text.replace("[5, 4]", "[5, 40]"), "utf-8")
    with pytest.raises(cityboard.EditionError) as error:
        cityboard.load("beans", edition=file)
    assert error.value.reason.rule == "B1"


def test_random_games_can_be_simulated_also_on_the_command_line() -> None:
    assert simulate(cityboard.load("beans"), 20, "beans").moves == 20 * 18
    result = CliRunner().invoke(app, ["simulate", "beans", "--games", "3"])
    assert result.exit_code == 0, result.output


OF_ITS_TITLE = "c.title == title"  # a query for the rows of a title, whichever it is


def test_only_the_registry_asks_which_title_it_is() -> None:
    asks = re.compile(r"\btitle\s*[!=]=|[!=]=\s*[\w.]*\btitle\b|\btitle\s+(not\s+)?in\s+[\[({\"']")
    named = {
        (str(file.relative_to(SOURCE)), line.strip())
        for file in SOURCE.rglob("*.py")
        for line in file.read_text("utf-8").splitlines()
        if asks.search(line.replace(OF_ITS_TITLE, "")) and file != SOURCE / "titles/registry.py"
    }
    # A record is compared with its game, whatever their title.
    allowed = ("core/record.py", "if record.title != game.title or dict(record.options) != dict(game.options):")
    assert named <= {allowed}
