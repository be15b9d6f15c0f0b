"""The picture of a table for previews of its link: the name of the game and its seats, drawn as a PNG."""

import struct
import zlib
from collections.abc import Iterator, Sequence
from functools import lru_cache

from cityboard.tables.events import FREE, PERSON

WIDTH, HEIGHT = 1200, 630
PAPER, INK, LINE, ACCENT = range(4)
COLOURS = bytes.fromhex("F7F4EC1C2430D8D2C2C8452F")
KEPT = 64  # pictures in memory
LARGEST_UNIT = 26  # pixels of a block that letters are made of
# Letters of 5 × 7 blocks: rows from the top, the leftmost block is the highest bit.
LETTERS = {
    letter: [int(row, 32) for row in rows]
    for letter, rows in {
        "A": "EHHVHHH", "B": "UHHUHHU", "C": "EHGGGHE", "D": "UHHHHHU", "E": "VGGUGGV", "F": "VGGUGGG", "G": "EHGNHHF",
        "H": "HHHVHHH", "I": "E44444E", "J": "72222IC", "K": "HIKOKIH", "L": "GGGGGGV", "M": "HRLLHHH",
        "N": "HPLJHHH", "O": "EHHHHHE", "P": "UHHUGGG", "Q": "EHHHLID", "R": "UHHUKIH", "S": "FGGE11U", "T": "V444444",
        "U": "HHHHHHE", "V": "HHHHHA4", "W": "HHHLLRH", "X": "HHA4AHH", "Y": "HHA4444", "Z": "V1248GV",
    }.items()
}  # fmt: skip


@lru_cache(maxsize=KEPT)
def picture(name: str, seats: tuple[str, ...]) -> bytes:
    """Return the picture of a game by its name and how its seats are played."""
    rows = [bytearray([PAPER]) * WIDTH for _ in range(HEIGHT)]
    _fill(rows, 0, HEIGHT - 18, WIDTH, 18, ACCENT)
    _write(rows, [LETTERS[letter] for letter in name.upper() if letter in LETTERS])
    radius, distance = 44, 132
    left = (WIDTH - distance * (len(seats) - 1)) // 2
    for place, kind in enumerate(seats):
        _disc(rows, left + distance * place, 470, radius, ACCENT if kind == FREE else INK)
        if kind != PERSON:
            _disc(rows, left + distance * place, 470, radius - 10, PAPER if kind == FREE else LINE)
    return _png(rows)


def _write(rows: list[bytearray], letters: Sequence[Sequence[int]]) -> None:
    """Write letters as large as they fit, in the middle of the upper half."""
    if not letters:
        return
    unit = min(LARGEST_UNIT, (WIDTH - 120) // (6 * len(letters) - 1))
    left, top = (WIDTH - unit * (6 * len(letters) - 1)) // 2, 230 - 7 * unit // 2
    for place, letter in enumerate(letters):
        for row, blocks in enumerate(letter):
            for column in range(5):
                if blocks & 16 >> column:
                    _fill(rows, left + unit * (6 * place + column), top + unit * row, unit, unit, INK)


def _fill(rows: list[bytearray], left: int, top: int, width: int, height: int, colour: int) -> None:
    for row in rows[top : top + height]:
        row[left : left + width] = bytes([colour]) * width


def _disc(rows: list[bytearray], x: int, y: int, radius: int, colour: int) -> None:
    for dy in range(-radius, radius + 1):
        half = int((radius * radius - dy * dy) ** 0.5)
        _fill(rows, x - half, y + dy, 2 * half + 1, 1, colour)


def _png(rows: Sequence[bytearray]) -> bytes:
    """Return an image of palette colours as a PNG file."""
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    parts = [(b"IHDR", header), (b"PLTE", COLOURS), (b"IDAT", pixels), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunks(parts))


def _chunks(parts: Sequence[tuple[bytes, bytes]]) -> Iterator[bytes]:
    for kind, content in parts:
        yield struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
