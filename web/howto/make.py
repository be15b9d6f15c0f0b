"""Makes the pictures of the page's How to play: python -m web.howto.make."""

from importlib import import_module
from pathlib import Path

import msgspec

from cityboard.titles.registry import load, title_names
from web.howto.stage import Book, Picture
from web.lessons.film import info_of, table_of

HERE = Path(__file__).parent
# A title with pictures has a file of its name here.
PICTURED = [title for title in title_names() if (HERE / f"{title}.py").is_file()]


def pictures(title: str) -> dict[str, Picture]:
    """Make the pictures of a title, by their names."""
    made: dict[str, Picture] = import_module(f"web.howto.{title}").pictures()
    return made


def book(title: str) -> Book:
    """Return the pictures of a title as the browser needs them."""
    game = load(title)
    return Book(info_of(table_of(title, game.options, game.edition.name)), pictures(title))


def made(title: str) -> Path:
    """Return the path of the pictures for the browser."""
    return HERE.parent / "src" / "titles" / title / "howto" / "pictures.json"


def text(title: str) -> str:
    """Return the pictures of a title as text."""
    return msgspec.json.encode(book(title)).decode() + "\n"


if __name__ == "__main__":
    for title in PICTURED:
        made(title).write_text(text(title), "utf-8")
