"""docs/add-a-game.md is the story of Beans, and true."""

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from cityboard.language import LANGUAGES
from cityboard.titles import registry
from cityboard.titles.title import Rules, Title
from tests.toy.game import Beans
from tests.toy.title import FOLDER, TITLE

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/add-a-game.md").read_text("utf-8")
STEPS = dict(re.findall(r"^\d+\. \*\*(.+?)\*\*(.*?)(?=^\d+\. |\Z)", GUIDE, re.MULTILINE | re.DOTALL))
MESSAGE = re.compile(r"`([a-z-]+-(?:NAME|CODE|OPTION))`")


def named_in(step: str) -> set[str]:
    """Return the words of a step that stand for something in the code."""
    return {word.partition("(")[0] for word in re.findall(r"`(\w+(?:\([^`]*\))?)`", STEPS[step])}


def messages_of(code: str) -> set[str]:
    """Return the messages of Beans in a language."""
    text = (FOLDER / "locales" / code / "beans.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))


def test_every_part_of_a_title_is_explained_and_nothing_else() -> None:
    parts = {field.name for kind in (Title, Rules) for field in fields(kind)}
    assert parts <= named_in("A folder")
    assert named_in("A folder") - parts == {"Rules", "OptionError", "random", "greedy"}


def test_what_it_leaves_out_are_the_parts_with_a_plain_form() -> None:
    left_out = STEPS["A folder"].partition("Everything else can be left out.")[2]
    plain = [word for line in left_out.splitlines() for word in re.findall(r"`(\w+)`", line.partition(":")[0])]
    assert plain == ["serializer", "terminal", "ladder", "shortcuts", "board_options"]
    plain_title = Title("plain", {})
    assert all(getattr(TITLE, part) == getattr(plain_title, part) for part in plain)


def test_the_game_has_the_methods_it_lists() -> None:
    methods = named_in("The game") - {"SteppedGame", "if"}
    assert len(methods) == 9
    assert methods <= set(vars(Beans))


def test_the_game_is_as_short_as_it_says() -> None:
    lines = sum(len((FOLDER / name).read_text("utf-8").splitlines()) for name in ("game.py", "title.py"))
    limit = re.search(r"fewer than (\d+) lines", GUIDE)
    assert limit
    assert lines < int(limit[1])


def test_it_is_as_few_files_as_the_contributing_guide_says() -> None:
    program = "import sys, tests.toy.title; print(*(name for name in sys.modules if name.startswith('tests.toy.')))"
    loaded = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, capture_output=True, text=True)
    files = loaded.stdout.split()
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("### A title\n")[2]
    assert section.split()[0] == str(len([*files, "titles/registry.py"]))


def test_its_moves_have_the_classes_that_it_names() -> None:
    classes = {form.move_class.__name__ for form in Beans.move_classes.forms}
    assert classes == named_in("Moves") - {"MoveClasses", "move_classes"}
    assert all(hasattr(form.move_class, "colour") for form in Beans.move_classes.forms)


@pytest.mark.parametrize("code", LANGUAGES)
def test_its_sentences_are_those_it_lists(code: str) -> None:
    listed = {message.replace("NAME", "beans") for message in MESSAGE.findall(STEPS["Locales"])}
    expressions = [message.replace("CODE", "[a-z-]+").replace("OPTION", "[a-z_]+") for message in listed]
    messages = messages_of(code)
    for expression in expressions:
        assert [message for message in messages if re.fullmatch(expression, message)], expression
    assert [name for name in messages if not any(re.fullmatch(one, name) for one in expressions)] == []


def test_the_line_in_the_registry_is_all_that_a_title_of_cityboard_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = {name: path for name, path in registry.TITLES.items() if path != TITLE}
    assert lines == {name: f"cityboard.titles.{name}.title" for name in lines}
    monkeypatch.setitem(registry.TITLES, "beans", "tests.toy.title")
    assert registry.find_title("beans") is TITLE
    assert isinstance(registry.load("beans"), Beans)
