"""Stands in for the module `cython` where Cython is not installed: a kernel then runs as the plain Python it is.

A kernel imports `cython` if it is installed, or else this module under the same name. What annotations cannot express,
such as a C array inside a class, is in a .pxd file with the kernel's name beside it.
"""

from builtins import bool as _bool
from builtins import float as _float
from builtins import int as _int
from typing import TypeAlias

compiled = False

bint: TypeAlias = _bool
int: TypeAlias = _int
longlong: TypeAlias = _int
Py_ssize_t: TypeAlias = _int
double: TypeAlias = _float
