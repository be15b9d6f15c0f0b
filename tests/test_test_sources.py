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


def first_words(argument: ast.expr) -> str | None:
    """Return how a written string begins, or None for what is not written there."""
    begins = argument.values[0] if isinstance(argument, ast.JoinedStr) and argument.values else argument
    if isinstance(begins, ast.FormattedValue):
        return ""
    return begins.value if isinstance(begins, ast.Constant) and isinstance(begins.value, str) else None


def bare_expressions(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that wait for an expression instead of a function."""
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and called(call) == "wait_for_function":
            words = first_words(call.args[0])
            if words is not None and "=>" not in words.split("\n")[0]:
                yield call.lineno


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


# The page's policy forbids to evaluate strings: an expression is evaluated again in the page, a function is not.
def test_no_test_lets_the_page_evaluate_an_expression_again() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / "tests/browser").glob("*.py"))
        for line in bare_expressions(ast.parse(path.read_text("utf-8")))
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
    waits = 'page.wait_for_function("a === 1")\npage.wait_for_function(f"{a} => 1")\npage.wait_for_function("() => a")'
    assert list(bare_expressions(ast.parse(waits))) == [1, 2]
    assert is_bare("x = y  # " + "noqa: E501")
    assert not is_bare("x = y  # noqa: E501  # an address")
