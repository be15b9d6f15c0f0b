"""Codes with their arguments, and which are declared: what a file or all files of a package contain."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Generic, ParamSpec, TypeVar

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Code(Generic[P]):
    """A code and the TypedDict of its arguments; each kind of code makes what it stands for when it is called."""

    code: str
    arguments: Callable[P, Mapping[str, Any]]


C = TypeVar("C", bound=Code[Any])


def codes_in(kind: type[C], *modules: ModuleType) -> list[C]:
    """List the codes of a kind that some files or packages declare or use, in alphabetical order."""
    files = [file for module in modules for file in files_of(module)]
    codes = {code.code: code for file in files for code in vars(file).values() if isinstance(code, kind)}
    return [codes[code] for code in sorted(codes)]


def files_of(module: ModuleType) -> Iterator[ModuleType]:
    """Yield a file, or all files of a package."""
    yield module
    for file in walk_packages(getattr(module, "__path__", ()), f"{module.__name__}."):
        yield import_module(file.name)
