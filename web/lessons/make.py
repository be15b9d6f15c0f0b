"""Makes the browser's lessons from their games: python -m web.lessons.make."""

from pathlib import Path

import msgspec

from cityboard.core.record import Record
from web.lessons import helsinki, metro
from web.lessons.film import Lesson, film

STEPS = {"metro": metro.STEPS, "helsinki": helsinki.STEPS}
HERE = Path(__file__).parent


def lesson(title: str) -> Lesson:
    """Film the lesson of a title; its deal is arranged, so the record does not follow from its seed."""
    return film(Record.parse((HERE / f"{title}.jsonl").read_text("utf-8")), STEPS[title])


def made(title: str) -> Path:
    """Return the path of a lesson for the browser."""
    return HERE.parent / "src" / "titles" / title / "lesson.json"


def text(title: str) -> str:
    """Return a lesson as text."""
    return msgspec.json.encode(lesson(title)).decode() + "\n"


if __name__ == "__main__":
    for title in STEPS:
        made(title).write_text(text(title), "utf-8")
