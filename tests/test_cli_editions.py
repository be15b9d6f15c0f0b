"""`cityboard editions`: what is in a box is drawn, compared with the default one, and copied to begin one's own."""

from pathlib import Path

import pytest

from cityboard.core import edition_text
from cityboard.core.edition import Edition
from cityboard.language import LANGUAGES
from cityboard.titles.registry import find_edition
from tests.command import run


def own_file(folder: Path, title: str = "metro", **changes: object) -> Path:
    """Write a box with some values changed: `part__value` for `part.value`, `...` for one that is left out."""
    default = find_edition(title, "default")
    values = default.values | {name.replace("__", "."): value for name, value in changes.items()}
    said = {place: value for place, value in values.items() if value is not ...}
    file = folder / "own.toml"
    file.write_text(edition_text.written(Edition.from_values(title, "Ann’s box", said, default)), "utf-8")
    return file


def section(text: str, place: str) -> list[str]:
    """Return the lines below the heading of a value."""
    lines = text.splitlines()
    (start,) = [number for number, line in enumerate(lines) if line.split()[:1] == [place]]
    rest = lines[start + 1 :]
    end = next((number for number, line in enumerate(rest) if line and not line.startswith(" ")), len(rest))
    return [line.strip() for line in rest[:end] if line.strip()]


def test_tiles_boards_and_cards_are_drawn_with_rule_and_source() -> None:
    text = run("editions", "metro", "--values").output
    assert "board.tiles  M1.4  Earlier edition" in text
    assert "companies.values  M7.5  Published" in text
    assert "stockholm.values  M13.5  Reconstructed" in text
    assert "aacb ×4" in " ".join(section(text, "board.tiles"))
    assert section(text, "london.colours") == ["Y  B  O  S  R  N  G  P"]
    assert section(text, "st_petersburg.squares")[2] == "1 · ▲ · · · · ▲ ·"
    assert section(text, "companies.exchange_closes") == ["25"]
    text = run("editions", "helsinki", "--values").output
    assert section(text, "tiles.shapes")[0].split("  ")[0] == "■ ■"
    assert section(text, "board.coats")[2] == "1 ¤ . ¤ . . . ."
    assert section(text, "cards.kinds")[0] == "1  ■■         ×4"
    assert "score two points" in section(text, "board.bottom_row")[4]


def test_a_difference_shows_both_values_and_only_what_differs(tmp_path: Path) -> None:
    tiles = find_edition("metro", "default").values["board.tiles"] | {"aacb": 5, "cbaa": 3}
    file = own_file(tmp_path, companies__exchange_closes=30, board__tiles=tiles)
    text = run("editions", str(file), "--difference").output
    assert "companies.exchange_closes  M7.4  Owner’s box" in text
    assert section(text, "companies.exchange_closes") == ["default    Ann’s box", "25         30"]
    drawn = " ".join(section(text, "board.tiles"))
    assert all(count in drawn for count in ("aacb ×4", "cbaa ×4", "aacb ×5", "cbaa ×3"))
    assert "acba" not in drawn and "stockholm" not in text
    same = own_file(tmp_path)
    assert "Nothing differs from the default edition." in run("editions", str(same), "--difference").output


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    file = own_file(tmp_path, companies__exchange_closes=0, london__circuit=7, solo__refusable=...)
    result = run("editions", "metro", str(file), "--difference")
    assert (result.exit_code, result.stdout) == (1, "")
    said = result.stderr.splitlines()
    assert len(said) == 3
    assert all(str(file) in line for line in said)
    for place in ("companies.exchange_closes", "london.circuit", "solo.refusable"):
        assert any(f"“{place}”" in line for line in said)


def test_an_edition_of_another_title_is_refused(tmp_path: Path) -> None:
    result = run("editions", "helsinki", str(own_file(tmp_path)))
    assert result.exit_code == 1
    assert "is an edition of metro" in result.stderr


@pytest.mark.parametrize("title", ["metro", "helsinki"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_default_edition_is_copied_to_begin_ones_own(title: str, code: str, tmp_path: Path) -> None:
    file = tmp_path / "attic.toml"
    result = run("editions", title, "--copy", str(file), "--lang", code)
    assert result.exit_code == 0
    assert f"editions {file} --difference" in result.stdout
    copied, default = edition_text.load(file), find_edition(title, "default")
    assert (copied.name, copied.hash, copied.sources()) == ("attic", default.hash, default.sources())
    assert run("editions", str(file), "--values", "--difference", "--lang", code).exit_code == 0
    before = file.read_bytes()
    again = run("editions", title, "--copy", str(file), "--lang", code)
    assert again.exit_code == 1
    assert str(file) in again.stderr
    assert file.read_bytes() == before


@pytest.mark.parametrize("stem", ["a" * 41, " attic", "zero\u200bwidth"])
def test_a_copy_can_be_read_again_whatever_its_file_is_called(stem: str, tmp_path: Path) -> None:
    file = tmp_path / f"{stem}.toml"
    assert run("editions", "metro", "--copy", str(file)).exit_code == 0
    assert edition_text.load(file).hash == find_edition("metro", "default").hash


def test_a_copy_needs_a_title_and_a_folder(tmp_path: Path) -> None:
    assert run("editions", "--copy", str(tmp_path / "own.toml")).exit_code == 2
    assert run("editions", "chess", "--copy", str(tmp_path / "own.toml")).exit_code == 2
    nowhere = run("editions", "metro", "--copy", str(tmp_path / "nowhere" / "own.toml"))
    assert nowhere.exit_code == 1
    assert "cannot be used" in nowhere.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_game_with_ones_own_box_is_verified_without_the_file(tmp_path: Path) -> None:
    file, folder = own_file(tmp_path, board__tiles={"aaaa": 30, "bbbb": 30}), tmp_path / "records"
    assert run("simulate", "metro", "--edition", str(file), "--games", "1", "--records", str(folder)).exit_code == 0
    file.unlink()
    (record,) = folder.iterdir()
    assert run("verify", str(record)).exit_code == 0
    assert run("replay", str(record)).exit_code == 0
