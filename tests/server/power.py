"""A disk that can lose power: it notes every write and sync of SQLite, and shows what would be left after a cut.

SQLite accesses the disk through a table of functions (https://www.sqlite.org/vfs.html): ours wrap some of them.
"""

import _sqlite3
import ctypes
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_int, c_int64, c_void_p
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

FULL, FSYNC_FAILED = 13, 10 | 4 << 8  # SQLITE_FULL, SQLITE_IOERR_FSYNC
SECTOR = 512  # what a disk writes as a whole

_OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, POINTER(c_int))
_WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
_SYNC = CFUNCTYPE(c_int, c_void_p, c_int)


class _Vfs(Structure):
    _fields_ = (
        *((name, c_int) for name in ("version", "file_size", "path_size")),
        *((name, c_void_p) for name in ("next", "name", "data", "open")),
    )


class _Methods(Structure):
    _fields_ = (
        ("version", c_int),
        *((name, c_void_p) for name in ("close", "read", "write", "truncate", "sync")),
        *((f"other_{number}", c_void_p) for number in range(13)),
    )


class Noted(NamedTuple):
    """Something that happened: a write, truncation or sync of a file, or what a test has noted itself."""

    what: str
    file: str
    place: int
    data: Any


class Disk:
    """Everything that has happened since the first file was opened, and what should fail."""

    def __init__(self) -> None:
        self.noted: list[Noted] = []
        # Returns a SQLite error for a write or sync that should fail, else 0.
        self.fail: Callable[[str, str], int] = lambda what, file: 0
        self._files: dict[int, str] = {}
        self._known: set[str] = set()
        self._methods: dict[int, _Methods] = {}
        self._kept: list[Any] = []  # what SQLite points to must stay where it is

    def note(self, what: str, data: Any) -> None:
        """Note something between the writes."""
        self.noted.append(Noted(what, "", 0, data))

    def opened(self, file: int, path: str) -> None:
        """Put our functions before those of a file that SQLite has just opened."""
        if path not in self._known:
            self._known.add(path)
            self.noted.append(Noted("found", path, 0, Path(path).read_bytes()))
        self._files[file] = path
        methods = c_void_p.from_address(file)
        assert methods.value
        if methods.value not in self._methods:
            self._methods[methods.value] = self._wrapped(_Methods.from_address(methods.value))
        methods.value = ctypes.addressof(self._methods[methods.value])

    def _wrapped(self, before: _Methods) -> _Methods:
        write, truncate, sync = _WRITE(before.write), _TRUNCATE(before.truncate), _SYNC(before.sync)

        def our_write(file: int, data: int, length: int, place: int) -> int:
            def note() -> Noted:
                return Noted("write", self._files[file], place, ctypes.string_at(data, length))

            return self._do("write", file, lambda: write(file, data, length, place), note)

        def our_truncate(file: int, length: int) -> int:
            return self._do(
                "write", file, lambda: truncate(file, length), lambda: Noted("cut", self._files[file], length, b"")
            )

        def our_sync(file: int, flags: int) -> int:
            return self._do("sync", file, lambda: sync(file, flags), lambda: Noted("sync", self._files[file], 0, b""))

        after = _Methods.from_buffer_copy(before)
        for name, kind, ours in (
            ("write", _WRITE, our_write),
            ("truncate", _TRUNCATE, our_truncate),
            ("sync", _SYNC, our_sync),
        ):
            function = kind(ours)
            self._kept.append(function)
            setattr(after, name, ctypes.cast(function, c_void_p))
        return after

    def _do(self, what: str, file: int, act: Callable[[], int], note: Callable[[], Noted]) -> int:
        error = self.fail(what, self._files[file])
        if error:
            if what == "sync":
                # The kernel may forget what it could not write, and say nothing of it at the next sync.
                self.noted.append(Noted("forget", self._files[file], 0, b""))
            return error
        self.noted.append(note())
        return act()


@contextmanager
def noting_disk() -> Iterator[Disk]:
    """Note everything that SQLite does to files opened from now on; all must be closed again before the end."""
    library = ctypes.CDLL(_sqlite3.__file__)
    library.sqlite3_vfs_find.restype = c_void_p
    vfs, disk = _Vfs.from_address(library.sqlite3_vfs_find(None)), Disk()
    theirs, open_file = vfs.open, _OPEN(vfs.open)

    def our_open(which: int, path: int, file: int, flags: int, flags_out: Any) -> int:
        error = int(open_file(which, path, file, flags, flags_out))
        if not error and path:
            disk.opened(file, ctypes.string_at(path).decode())
        return error

    ours = _OPEN(our_open)
    vfs.open = ctypes.cast(ours, c_void_p)
    try:
        yield disk
    finally:
        vfs.open = theirs


def after_power_cut(noted: Iterable[Noted], folder: Path, random: Random) -> None:
    """Write into a folder what is left after a cut: all that was synced, and by chance some sectors of the rest."""
    share = random.choice([0.0, 0.0, 0.5, 0.9])
    for file, content in contents_after(noted, lambda: random.random() < share).items():
        (folder / Path(file).name).write_bytes(content)


def contents_after(noted: Iterable[Noted], is_kept: Callable[[], bool]) -> dict[str, bytearray]:
    """Return what is in all files: what was synced, and of the rest the sectors that are kept."""
    files: dict[str, bytearray] = {}
    waiting: dict[str, list[Noted]] = {}
    for one in noted:
        match one.what:
            case "found":
                files[one.file], waiting[one.file] = bytearray(one.data), []
            case "write" | "cut":
                waiting[one.file].append(one)
            case "sync":
                for write in waiting[one.file]:
                    _apply(files[one.file], write)
                waiting[one.file] = []
            case "forget":
                waiting[one.file] = []
    for file, content in files.items():
        for one in waiting[file]:
            for part in _sectors(one):
                if is_kept():
                    _apply(content, part)
    return files


def _sectors(one: Noted) -> Iterator[Noted]:
    """Take a write to pieces that reach the disk one by one."""
    if one.what == "cut":
        yield one
    begin, end = one.place, one.place + len(one.data)
    while begin < end:
        middle = min(end, (begin // SECTOR + 1) * SECTOR)
        yield Noted("write", one.file, begin, one.data[begin - one.place : middle - one.place])
        begin = middle


def _apply(content: bytearray, one: Noted) -> None:
    if one.what == "cut":
        del content[one.place :]
        return
    content.extend(bytes(max(0, one.place - len(content))))
    content[one.place : one.place + len(one.data)] = one.data
