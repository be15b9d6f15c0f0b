"""What an option of tables costs: the files that carry it from the form to what viewers see (CONTRIBUTING.md)."""

import re
from pathlib import Path

import msgspec
import pytest

from cityboard.protocol.messages import Proposal
from cityboard.tables.events import Opened

ROOT = Path(__file__).parents[2]
PYTHON = ("protocol/messages.py", "server/opening.py", "tables/events.py", "tables/views.py")
PAGE = ("open/plan.svelte.ts", "table/admission.svelte.ts")
CONTROLS = "open/Planning.svelte"
# What is played, and by whom: these are no options of the table.
GAME = {"title", "seats", "options", "edition"}


def options() -> list[str]:
    """List the options of a proposal that are stored with the table."""
    stored = {field.name for field in msgspec.structs.fields(Opened)}
    return [field.name for field in msgspec.structs.fields(Proposal) if field.name in stored - GAME]


def names_option(file: Path, option: str) -> bool:
    """Return whether a file names an option."""
    return re.search(rf"\b{option}\b", file.read_text("utf-8")) is not None


def guide() -> str:
    """Return what the guide says of an option of tables."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return text.partition("### An option of tables")[2].partition("###")[0]


def test_there_are_options_of_tables() -> None:
    assert {"listed", "spectators", "take_back"} <= {*options()}


@pytest.mark.parametrize("option", options())
def test_an_option_of_tables_is_named_in_the_files_that_the_guide_lists(option: str) -> None:
    files = [ROOT / "src/cityboard" / name for name in PYTHON] + [ROOT / "web/src" / name for name in PAGE]
    assert [file.name for file in files if not names_option(file, option)] == []


def test_the_guide_lists_these_files_and_counts_them() -> None:
    section = guide()
    assert [name for name in (*PYTHON, *PAGE, CONTROLS) if f"`{name}`" not in section] == []
    # One more file of tables obeys the option, whichever it is.
    assert section.strip().startswith(f"{len(PYTHON) + 1} Python files, {len(PAGE) + 1} of the page.")
