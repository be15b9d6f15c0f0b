"""Every code of a refusal is produced by at least one test that names it."""

import ast
from pathlib import Path

from tests import test_language

KIND = "refusal-"
# These tests only put codes into words.
ONLY_WORDS = {Path(__file__).name, Path(test_language.__file__).name, "test_sentences.py"}
# What only the command line refuses is asserted there by its sentence.
SAID_AT_THE_TERMINAL = {
    "beside-resume",
    "beside-sheet",
    "edition-exists",
    "file-unreadable",
    "folder-missing",
    "language-unknown",
    "number-list",
    "record-exists",
    "rule-not-found",
    "rule-unknown",
    "seat-kind",
    "start-seat",
    "step-outside",
    "work-or-seconds",
}


def codes_named_in_tests() -> set[str]:
    """Collect the strings that stand in tests, apart from those that only speak of sentences."""
    codes: set[str] = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        if path.name not in ONLY_WORDS:
            nodes = ast.walk(ast.parse(path.read_text("utf-8")))
            codes |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return codes


def test_every_refusal_code_is_named_in_a_test_that_produces_it() -> None:
    codes = {code.removeprefix(KIND) for code in test_language.codes_in_source() if code.startswith(KIND)}
    assert sorted(codes - codes_named_in_tests()) == sorted(SAID_AT_THE_TERMINAL)
