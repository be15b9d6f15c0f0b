"""docs/moves-*.md lists every class of moves with its fields."""

import re
from pathlib import Path

import pytest

from cityboard.core.moves import Form, MoveClasses
from cityboard.titles.helsinki.rules import moves as helsinki
from cityboard.titles.metro.rules import catalogue as metro

DOCS = Path(__file__).parents[2] / "docs"
ROW = re.compile(r'`\("([a-z-]+)"(?:, ([^)]*?))?,?\)`')


def written(moves: MoveClasses) -> set[tuple[str, ...]]:
    """Return kind and fields of every class, a field of any length with a star."""
    return {(form.kind, *fields_of(form)) for form in moves.forms}


def fields_of(form: Form) -> list[str]:
    """Name the entries of a class after its kind."""
    if form.further is None:
        return list(form.move_class._fields[1:])  # type: ignore[attr-defined]  # of a NamedTuple
    *fixed, last = (name for name, value in vars(form.move_class).items() if isinstance(value, property))
    return [*fixed, f"*{last}"]


@pytest.mark.parametrize(("page", "moves"), [("moves-metro.md", metro.MOVES), ("moves-helsinki.md", helsinki.MOVES)])
def test_the_page_of_moves_lists_every_move_with_its_fields(page: str, moves: MoveClasses) -> None:
    first_cells = [line.split("|")[1] for line in (DOCS / page).read_text().splitlines() if line.startswith("| `(")]
    listed = {
        (kind, *(fields.split(", ") if fields else ())) for cell in first_cells for kind, fields in ROW.findall(cell)
    }
    assert listed == written(moves)
