"""The guide for operators is complete: it explains every line of the log and every metric, and no others."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import cityboard
from cityboard.server.operations.health import NEEDED, READ
from cityboard.server.operations.metrics import Metrics

SOURCE = Path(cityboard.__file__).parent
GUIDE = (Path(__file__).parents[3] / "docs" / "operations.md").read_text("utf-8")
LEVELS = ("debug", "info", "warning", "error", "exception")
FAILED = ("failed", "_failed")  # methods that log a failure, and callbacks to them
PASSED_ON = ["what"]  # the parameter with which such a method logs what it is given


def calls() -> Iterator[ast.Call]:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                yield node


def logs(call: ast.Call) -> bool:
    """Return whether a call writes a line into the log."""
    assert isinstance(call.func, ast.Attribute)
    of = ast.unparse(call.func.value)
    return (call.func.attr in LEVELS and of == "log") or call.func.attr in FAILED


def lines_in_source() -> set[str]:
    lines = {"log lines lost"}  # this one the log writes itself
    for call in filter(logs, calls()):
        what = call.args[0]
        if isinstance(what, ast.Constant) and isinstance(what.value, str):
            lines.add(what.value)
        else:
            assert ast.unparse(what) in PASSED_ON, ast.unparse(call)
    return lines


def explained(heading: str) -> list[str]:
    """List the first column of the tables of a section."""
    section = GUIDE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `([^`{]+)", section, re.MULTILINE)


def test_every_line_of_the_log_is_explained_once() -> None:
    lines = explained("What each log line means")
    assert sorted(lines) == sorted(lines_in_source())


def test_every_metric_and_every_part_that_is_needed_is_explained_once() -> None:
    names = explained("Health and metrics")
    metrics = set(re.findall(r"^# HELP (\S+)", Metrics().text().decode(), re.MULTILINE))
    metrics = {name.removesuffix("_total") for name in metrics if not name.endswith("_created")}
    assert sorted(name for name in names if name.startswith("cityboard_")) == sorted(metrics)
    assert set(NEEDED) <= set(names)
    assert READ in names
