"""The tests themselves: none waits for a time, and every suppressed warning has its reason."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SUPPRESSED = re.compile(r"# (?:noqa|type: ignore)(?:: [A-Z0-9, ]+|\[[a-z, -]+\])(.*)")
REASON = re.compile(r"\s*[(#]\s*\w")


def called(call: ast.Call) -> str:
    """Return the last name of what is called."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def fixed_waits(node: ast.AST, is_looking_again: bool = False) -> Iterator[int]:
    """Yield the lines that wait for a time, unless something is looked at again after each wait."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            is_zero = bool(child.args) and isinstance(child.args[0], ast.Constant) and child.args[0].value == 0
            is_sleep = called(child) == "sleep" and not is_zero and not is_looking_again
            if is_sleep or called(child) == "wait_for_timeout":
                yield child.lineno
        yield from fixed_waits(child, is_looking_again or isinstance(child, ast.While))


def is_bare(line: str) -> bool:
    """Return whether a line suppresses a warning without saying why."""
    found = SUPPRESSED.search(line)
    return bool(found) and not REASON.match(found[1] if found else "")


def test_no_test_waits_for_a_time() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for pattern in ("test_*.py", "browser/*.py")
        for path in sorted((ROOT / "tests").rglob(pattern))
        for line in fixed_waits(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


def test_every_suppressed_warning_has_its_reason() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for folder in ("src", "tests", "bench", "docs", "examples")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if is_bare(line)
    ]
    assert found == []


def test_a_fixed_wait_and_a_missing_reason_are_noticed() -> None:
    written = "sleep(1)\nsleep(0)\nwhile more():\n    sleep(1)\n    page.wait_for_timeout(5)\n"
    assert list(fixed_waits(ast.parse(written))) == [1, 5]
    assert is_bare("x = y  # " + "noqa: E501")
    assert not is_bare("x = y  # noqa: E501  # an address")
