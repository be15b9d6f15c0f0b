"""The tests themselves: no fixed waits, no classes of the page, and every suppressed warning has its reason."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SUPPRESSED = re.compile(r"# (?:noqa|type: ignore)(?:: [A-Z0-9, ]+|\[[a-z, -]+\])(.*)")
REASON = re.compile(r"\s*[(#]\s*\w")
TAGS = "a|article|button|circle|dialog|div|figure|g|header|input|label|li|main|ol|p|path|rect|section|span|svg|text|ul"
CLASS = re.compile(rf"(?:^|(?<=[\s,>+~()\]:]))(?:{TAGS})?\.[a-z][\w-]*")
ATTRIBUTE = re.compile(r"\[[^\]]*\]")
# Where a script says what it looks for.
SOUGHT = re.compile(r"\b(?:querySelector(?:All)?|closest|matches)\(\s*([\"'`])(.*?)\1")
LISTED = re.compile(r"\bclass(?:List|Name)\b")
SUFFIXES = {".jpg", ".js", ".svg"}


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


def classes(written: str) -> bool:
    """Return whether a selector, or a script with selectors, names a class."""
    if "=>" in written:
        return bool(LISTED.search(written)) or any(classes(sought) for _, sought in SOUGHT.findall(written))
    return written not in SUFFIXES and bool(CLASS.search(ATTRIBUTE.sub("[]", written)))


def by_class(node: ast.AST) -> Iterator[int]:
    """Yield the lines that find something on the page by its class."""
    for child in ast.iter_child_nodes(node):
        written = (
            [child] if isinstance(child, ast.Constant) else child.values if isinstance(child, ast.JoinedStr) else []
        )
        # What is filled in is no class.
        words = "".join(str(part.value) if isinstance(part, ast.Constant) else "0" for part in written)
        is_asked = isinstance(child, ast.Call) and called(child) in ("to_have_class", "to_contain_class")
        if isinstance(child, ast.expr) and (classes(words) or is_asked):
            yield child.lineno
        if not isinstance(child, ast.JoinedStr):
            yield from by_class(child)


def is_bare(line: str) -> bool:
    """Return whether a line suppresses a warning without saying why."""
    match = SUPPRESSED.search(line)
    return bool(match) and not REASON.match(match[1] if match else "")


def test_no_test_waits_for_a_time() -> None:
    places = [
        f"{path.relative_to(ROOT)}:{line}"
        for pattern in ("test_*.py", "browser/*.py")
        for path in sorted((ROOT / "tests").rglob(pattern))
        for line in fixed_waits(ast.parse(path.read_text("utf-8")))
    ]
    assert places == []


# The page's policy forbids to evaluate strings: an expression is evaluated again in the page, a function is not.
def test_no_test_lets_the_page_evaluate_an_expression_again() -> None:
    places = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / "tests/browser").glob("*.py"))
        for line in bare_expressions(ast.parse(path.read_text("utf-8")))
    ]
    assert places == []


# A control has a role and a name, and a drawing a data attribute; a class only says how something looks.
def test_no_test_of_the_page_finds_anything_by_its_class() -> None:
    places = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / "tests/browser").glob("*.py"))
        for line in by_class(ast.parse(path.read_text("utf-8")))
    ]
    assert places == []


def test_every_suppressed_warning_has_its_reason() -> None:
    places = [
        f"{path.relative_to(ROOT)}:{number}"
        for folder in ("src", "tests", "bench", "docs", "examples")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if is_bare(line)
    ]
    assert places == []


def test_a_fixed_wait_and_a_missing_reason_are_noticed() -> None:
    written = "sleep(1)\nsleep(0)\nwhile more():\n    sleep(1)\n    page.wait_for_timeout(5)\n"
    assert list(fixed_waits(ast.parse(written))) == [1, 5]
    waits = 'page.wait_for_function("a === 1")\npage.wait_for_function(f"{a} => 1")\npage.wait_for_function("() => a")'
    assert list(bare_expressions(ast.parse(waits))) == [1, 2]
    sought = [
        ".own",
        "button.face:enabled",
        "[data-square].lit",
        "svg:has(.road)",
        "() => find.closest('.hidden, svg')",
    ]
    assert [words for words in sought if not classes(words)] == []
    others = ["[data-lit]", "[id*='.']", ".svg", "Choose a space first.", "(one) => one.matches('a').width"]
    assert [words for words in others if classes(words)] == []
    written = "find('.own')\nexpect(it).to_have_class('own')\nfind(f'.own{1}')\nf'() => {signals}.length'"
    assert list(by_class(ast.parse(written))) == [1, 2, 3]
    assert is_bare("x = y  # " + "noqa: E501")
    assert not is_bare("x = y  # noqa: E501  # an address")
