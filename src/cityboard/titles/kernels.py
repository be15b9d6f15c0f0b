"""The kernels: files of rules and bots that are compiled where there is a C compiler and run as plain Python elsewhere.

A kernel is a file of a title whose name begins with `kernel`. hatch_build.py compiles them when cityboard is installed,
and reads this file by its path: nothing but the standard library is imported here.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

TITLES = Path(__file__).parent


def kernels() -> list[Path]:
    """Return the sources of all kernels."""
    return sorted(TITLES.glob("*/*/kernel*.py"))


def module_name(source: Path) -> str:
    """Return the name under which a kernel is imported."""
    return ".".join(source.relative_to(TITLES.parents[1]).with_suffix("").parts)


def title_of(source: Path) -> str:
    """Return the title that a kernel belongs to."""
    return source.parents[1].name


def fingerprint(source: Path) -> str:
    """Return what changes with a kernel and with the kernels of its title, whose parts it may contain."""
    parts = sorted(path for path in source.parents[1].glob("*/kernel*") if path.suffix in (".py", ".pxd"))
    return sha256(b"".join(path.read_bytes() for path in parts)).hexdigest()


def binary(source: Path) -> Path | None:
    """Return the compiled file that Python takes instead of a kernel's source, if there is one."""
    places = (source.with_suffix(suffix) for suffix in EXTENSION_SUFFIXES)
    return next((place for place in places if place.exists()), None)


def is_stale(source: Path) -> bool:
    """Tell whether Python would take a compiled file that was made from another source: it carries its fingerprint."""
    compiled = binary(source)
    return compiled is not None and fingerprint(source).encode() not in compiled.read_bytes()


def stale() -> list[Path]:
    """Return the kernels whose compiled files are older than they are."""
    return [source for source in kernels() if is_stale(source)]


class PlainKernels:
    """Finds the sources of kernels even where there are compiled ones."""

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """Find a kernel, and nothing else."""
        source = next((source for source in kernels() if module_name(source) == name), None)
        return spec_from_file_location(name, source) if source else None


@contextmanager
def all_plain() -> Iterator[None]:
    """Import cityboard once more, with plain kernels, for whoever compares: what is imported inside is another one."""
    package = TITLES.parent.name
    finder = PlainKernels()
    compiled = _taken_out(package)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
        _taken_out(package)
        sys.modules.update(compiled)


def _taken_out(package: str) -> dict[str, ModuleType]:
    """Make Python forget the modules of a package, and return them."""
    return {name: sys.modules.pop(name) for name in list(sys.modules) if name.partition(".")[0] == package}


if __name__ == "__main__":
    sys.exit(bool(stale()))
