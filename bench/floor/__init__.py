"""The floor under the kernels: their playouts written straight in C, compiled here and called through ctypes."""

import ctypes
import shutil
import subprocess
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import cityboard
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.network import (
    CENTRE,
    DEPARTURES,
    EDGE_SQUARES,
    NEIGHBOUR_BITS,
    STATIONS,
    TRACK_SQUARES,
)

FOLDER = Path(__file__).parent
Playouts = Callable[[int, int], list[int]]


def compiler() -> str | None:
    """Return the C compiler, if there is one."""
    return shutil.which("gcc") or shutil.which("cc")


def metro() -> Playouts:
    """Return random playouts of Metro's base game for two: from games and seed to the sums of the points."""
    game = cityboard.load("metro", players=2)
    assert isinstance(game, Metro)
    names, tiles = game.network.names, game.box.tiles
    tower = [code for code, name in enumerate(names) for _ in range(tiles.get(name, 0))]
    follow = [after for row in game.network.follow for after in row or [0] * 256]
    tables = [
        "#include <stdint.h>",
        f"enum {{ LINES = {STATIONS}, TILES = {len(tower)}, CENTRE = {CENTRE} }};",
        f"#define ALL_SQUARES {_bits(TRACK_SQUARES)}ull",
        f"#define OPEN_SQUARES {_bits(EDGE_SQUARES)}ull",
        _table("int16_t", "FOLLOW", follow),
        _table("int16_t", "DEPARTURES", DEPARTURES),
        _table("uint8_t", "TOWER", tower),
        _table("uint64_t", "ONE_TILE", map(_bits, game.network.one_tile), "ull"),
        _table("uint64_t", "NEIGHBOURS", NEIGHBOUR_BITS, "ull"),
    ]
    return _compiled("metro", "\n".join(tables), 2)


def helsinki(
    cards: Sequence[Sequence[int]],
    lanes: Sequence[int],
    sides: Sequence[int],
    weights: Sequence[int],
    world: Sequence[int],
    offer: Sequence[int],
) -> Playouts:
    """Return games of Helsinki for two by value, as `KernelTable.expect` plays them: games and seed give the lead."""
    names = ("COLOUR", "NUMBER", "ROOFS", "SUPERSTRUCTURES", "TILE")
    tables = [
        "#include <stdint.h>",
        f"enum {{ SIZE = {len(cards)} }};",
        *(_table("int", name, column) for name, column in zip(names, zip(*cards, strict=True), strict=True)),
        _table("int64_t", "LANES", lanes, "ll"),
        _table("int", "SIDES", sides),
        _table("int64_t", "WEIGHTS", weights, "ll"),
        _table("int64_t", "WORLD", world, "ll"),
        _table("int64_t", "OFFER", offer, "ll"),
    ]
    return _compiled("helsinki", "\n".join(tables), 1)


def _bits(squares: Iterable[int]) -> int:
    return sum(1 << square for square in squares)


def _table(kind: str, name: str, values: Iterable[int], suffix: str = "") -> str:
    written = ",".join(f"{value}{suffix}" for value in values)
    return f"static const {kind} {name}[] = {{{written}}};"


def _compiled(name: str, tables: str, results: int) -> Playouts:
    """Compile a floor with its tables; the library stays loaded when its file is gone."""
    with TemporaryDirectory() as folder:
        (Path(folder) / f"{name}_tables.h").write_text(tables, "utf-8")
        library = f"{folder}/{name}.so"
        flags = ["-O3", "-shared", "-fPIC", f"-I{folder}", "-o", library]
        subprocess.run([str(compiler()), *flags, str(FOLDER / f"{name}.c")], check=True)
        playouts = ctypes.CDLL(library).playouts

    def run(games: int, seed: int) -> list[int]:
        sums = (ctypes.c_int64 * results)()
        playouts(ctypes.c_int64(games), ctypes.c_uint64(seed), sums)
        return list(sums)

    return run
