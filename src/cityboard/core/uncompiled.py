"""Stands in for the module `cython` where Cython is not installed: a kernel then runs as the plain Python it is.

A kernel imports `cython` if it is there, else this module under the same name. Only what changes nothing in the results
is named here: types that are Python's own, and decorators that return what they are given. What no annotation can tell
Cython, such as an array of C inside a class, stands in a .pxd file of the kernel's name beside it.
"""

from builtins import bool as _bool
from builtins import float as _float
from builtins import int as _int
from collections.abc import Callable
from types import TracebackType
from typing import Any, TypeAlias, TypeVar

_Decorated = TypeVar("_Decorated")
_Value = TypeVar("_Value")
_Option: TypeAlias = Callable[[_Decorated], _Decorated]

compiled = False

bint: TypeAlias = _bool
char: TypeAlias = _int
schar: TypeAlias = _int
uchar: TypeAlias = _int
short: TypeAlias = _int
ushort: TypeAlias = _int
int: TypeAlias = _int
uint: TypeAlias = _int
long: TypeAlias = _int
ulong: TypeAlias = _int
longlong: TypeAlias = _int
ulonglong: TypeAlias = _int
size_t: TypeAlias = _int
Py_ssize_t: TypeAlias = _int
float: TypeAlias = _float
double: TypeAlias = _float


def cfunc(function: _Decorated) -> _Decorated:
    """Return a function that a compiled kernel keeps to itself."""
    return function


def ccall(function: _Decorated) -> _Decorated:
    """Return a function that a compiled kernel calls fast and others can call too."""
    return function


def cclass(decorated: _Decorated) -> _Decorated:
    """Return a class whose attributes a compiled kernel keeps in C."""
    return decorated


def inline(function: _Decorated) -> _Decorated:
    """Return a function that a compiled kernel writes out where it is called."""
    return function


def final(decorated: _Decorated) -> _Decorated:
    """Return a class that nothing inherits from."""
    return decorated


def _option(_chosen: _bool) -> _Option[Any]:
    """Return what is decorated: what an option of the compiler leaves out, Python does anyway."""
    return _unchanged


def _unchanged(decorated: _Decorated) -> _Decorated:
    return decorated


boundscheck = wraparound = cdivision = nonecheck = initializedcheck = overflowcheck = binding = _option


def locals(**_types: object) -> _Option[Any]:
    """Return what is decorated: names in Python have no types."""
    return _unchanged


def returns(_type: object) -> _Option[Any]:
    """Return what is decorated: the annotation says the same."""
    return _unchanged


def exceptval(_value: object = None, *, check: _bool = False) -> _Option[Any]:
    """Return what is decorated: Python raises what is raised."""
    return _unchanged


def declare(_type: Callable[..., _Value], value: _Value | None = None) -> _Value:
    """Return the first value of a name, zero where none is given."""
    return _type() if value is None else value


def cast(wanted: Callable[[Any], _Value], value: object) -> _Value:
    """Return a value as another type."""
    return wanted(value)


class _Lock:
    """Python's global lock, which plain Python does not let go."""

    def __call__(self, function: _Decorated) -> _Decorated:
        return function

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        return None


nogil = _Lock()
