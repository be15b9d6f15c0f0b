"""Makes the browser's lessons from their games: python -m web.lessons.make."""

from importlib import import_module
from pathlib import Path

import msgspec

from cityboard.core.record import Record
from cityboard.titles.registry import title_names
from web.lessons.film import Lesson, film
from web.lessons.step import Script

HERE = Path(__file__).parent
# A title with a lesson has its script here, in a file of its name, and beside it the record of the prepared game.
TAUGHT = [title for title in title_names() if (HERE / f"{title}.py").is_file()]


def script_of(title: str) -> Script:
    """Return the script of a title's lesson."""
    script: Script = import_module(f"web.lessons.{title}").SCRIPT
    return script


def lesson(title: str) -> Lesson:
    """Film the lesson of a title; its deal is arranged, so the record does not follow from its seed."""
    return film(Record.parse((HERE / f"{title}.jsonl").read_text("utf-8")), script_of(title))


def made(title: str) -> Path:
    """Return the path of a lesson for the browser."""
    return HERE.parent / "src" / "titles" / title / "lesson.json"


def text(title: str) -> str:
    """Return a lesson as text."""
    return msgspec.json.encode(lesson(title)).decode() + "\n"


if __name__ == "__main__":
    for title in TAUGHT:
        made(title).write_text(text(title), "utf-8")
