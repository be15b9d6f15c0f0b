"""The codes of effects and reasons that are declared: what a file or all files of a package contain."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, TypeVar

from cityboard.core.game import EffectCode
from cityboard.core.reason import ReasonCode

C = TypeVar("C", EffectCode[Any], ReasonCode[Any])


def codes_in(kind: type[C], *modules: ModuleType) -> list[C]:
    """List the codes of a kind that some files or packages declare or use, in alphabetical order."""
    files = [file for module in modules for file in files_of(module)]
    found = {code.code: code for file in files for code in vars(file).values() if isinstance(code, kind)}
    return [found[code] for code in sorted(found)]


def files_of(module: ModuleType) -> Iterator[ModuleType]:
    """Yield a file, or all files of a package."""
    yield module
    for file in walk_packages(getattr(module, "__path__", ()), f"{module.__name__}."):
        yield import_module(file.name)
