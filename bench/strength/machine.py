"""The machine on which the games were played."""

import os
import platform
from importlib import import_module
from pathlib import Path

from cityboard.titles.kernels import kernels, module_name


def machine() -> str:
    """Name processor, system, Python and how the kernels run."""
    return f"{processor()}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, {kernel()}"


def processor() -> str:
    """Return the processor's name, if the system knows it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def kernel() -> str:
    """Return whether all kernels are compiled."""
    modules = [import_module(module_name(source)) for source in kernels()]
    compiled = [not str(module.__file__).endswith(".py") for module in modules]
    return "compiled kernels" if compiled and all(compiled) else "kernels in plain Python"
