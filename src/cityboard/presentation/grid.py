"""A table without lines, with headings in a language."""

from rich.table import Table

from cityboard.language import Language


def grid(language: Language, *columns: str) -> Table:
    """Return an empty table with headings."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(language.say(column))
    return table
