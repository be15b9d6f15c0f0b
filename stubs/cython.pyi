# What mypy knows of Cython: it types kernels by the module that stands in for it.
from cityboard.core.uncompiled import *
