"""The rooms of a title (rules, bots, wire, terminal): what belongs to a module has the same file name in each."""

from importlib import import_module
from types import ModuleType


def file_in_room(room: str, module: type) -> ModuleType:
    """Return a module's file in another room of its title: `wire/cities/NAME.py` for `rules/cities/NAME.py`."""
    return import_module(module.__module__.replace(".rules.", f".{room}."))
