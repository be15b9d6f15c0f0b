"""The text picture of a player board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cityboard.core.reason import NotationError, Reason
from cityboard.titles.helsinki.rules.notation import DrawnBoard, draw, parse
from tests.titles.helsinki.rules.positions import roof

EMPTY = "\n".join(["......."] * 3 + ["...#..."] + ["......."] * 3)


def refused(text: str) -> Reason:
    """Return why a picture cannot be read."""
    with pytest.raises(NotationError) as error:
        parse(text)
    return error.value.reason


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("lines", [1, 6, 8])
def test_a_picture_has_seven_lines(lines: int) -> None:
    text = "\n".join(["......."] * lines)
    assert refused(text) == Reason("picture-lines", "H1.3", {"line": lines, "column": 1, "lines": 7})


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize(("row", "line", "column"), [(0, "......", 7), (4, "........", 8), (6, ".", 2)])
def test_a_line_has_seven_signs(row: int, line: str, column: int) -> None:
    rows = EMPTY.split()
    rows[row] = line
    assert refused("\n".join(rows)) == Reason("picture-width", "H1.3", {"line": row + 1, "column": column, "width": 7})


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("sign", ["x", "o", "1", "é", "-"])
@pytest.mark.parametrize(("row", "column"), [(0, 0), (2, 5), (6, 6)])
def test_there_are_no_other_signs(row: int, column: int, sign: str) -> None:
    rows = [list(line) for line in EMPTY.split()]
    rows[row][column] = sign
    arguments = {"line": row + 1, "column": column + 1, "sign": sign}
    assert refused("\n".join(map("".join, rows))) == Reason("picture-sign", "H1.3", arguments)


@pytest.mark.rule("H1.3")
@pytest.mark.parametrize("sign", [".", "r", "*"])
def test_the_statue_stands_in_the_centre(sign: str) -> None:
    arguments = {"line": 4, "column": 4, "sign": sign}
    assert refused(EMPTY.replace("#", sign)) == Reason("picture-sign", "H1.3", arguments)


@pytest.mark.rule("H1.3")
def test_the_statue_stands_nowhere_else() -> None:
    arguments = {"line": 1, "column": 7, "sign": "#"}
    assert refused(EMPTY.replace(".......", "......#", 1)) == Reason("picture-sign", "H1.3", arguments)


@pytest.mark.rule("H1.3")
def test_an_empty_text_is_no_picture() -> None:
    for text in ("", "\n \n"):
        assert refused(text) == Reason("picture-lines", "H1.3", {"line": 1, "column": 1, "lines": 7})


@pytest.mark.rule("H1.3")
def test_every_sign_has_its_meaning() -> None:
    first = EMPTY.replace(".......", "pgrby*+", 1)
    second = EMPTY.replace(".......", "PGRBY*+", 1)
    assert parse(first) == DrawnBoard(0b1111111, (1, 2, 4, 8, 16), 1 << 6)
    assert parse(second) == DrawnBoard(0b1111111, (1, 2, 4, 8, 16), 0b1011111)
    assert parse(EMPTY) == DrawnBoard(0, (0,) * 5, 0)


@pytest.mark.rule("H1.3")
def test_rows_run_from_the_north_and_columns_from_the_west() -> None:
    rows = EMPTY.split()
    rows[2] = ".....g."
    assert parse("\n".join(rows)).built == 1 << roof(2, 5)


@pytest.mark.rule("H1.3")
def test_space_around_a_picture_and_its_lines_does_not_matter() -> None:
    indented = "\n".join(f"    {line}  " for line in EMPTY.split())
    assert parse(f"\n\n{indented}\n\n") == parse(EMPTY)


@pytest.mark.rule("H1.3")
@given(st.lists(st.sampled_from("pgrbyPGRBY*+."), min_size=49, max_size=49))
def test_what_is_read_is_drawn_again(signs: list[str]) -> None:
    signs[24] = "#"
    text = "\n".join("".join(signs[start : start + 7]) for start in range(0, 49, 7))
    read = parse(text)
    assert draw(read.built, read.colours, read.roofed) == text
    assert read.roofed & ~read.built == 0
    assert sum(read.colours) & ~read.built == 0


@pytest.mark.rule("H1.3")
@given(
    st.lists(st.integers(0, 5), min_size=49, max_size=49), st.integers(0, (1 << 49) - 1), st.integers(0, (1 << 49) - 1)
)
def test_what_is_drawn_is_read_again(kinds: list[int], laid: int, tops: int) -> None:
    built = laid & ~(1 << 24)
    colours = tuple(sum(1 << n for n, kind in enumerate(kinds) if kind == c and built >> n & 1) for c in range(5))
    assert parse(draw(built, colours, built & tops)) == DrawnBoard(built, colours, built & tops)
