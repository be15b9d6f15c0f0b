"""Measure cityboard and its peers: `make bench` prints a table and writes bench/results.json.

`make bench ARGS=engine` (or kernels, server, browser) measures one part and keeps the results of the others.
"""

import json
import sys
from dataclasses import asdict
from importlib import import_module
from pathlib import Path

from bench.figure import Figure

RESULTS = Path(__file__).parent / "results.json"
PARTS = ("engine", "kernels", "server", "browser")


def print_table(part: str, figures: list[Figure]) -> None:
    """Print the figures of a part."""
    print(f"{part:36} {'value':>10} {'target':>8} {'moonshot':>8}  against")
    for figure in figures:
        target, moonshot = (
            "" if goal is None else f"{figure.sign} {goal:g}" for goal in (figure.target, figure.moonshot)
        )
        mark = "" if figure.is_reached() else "  (target missed)"
        print(f"{figure.name:36} {figure.value:10.3f} {target:>8} {moonshot:>8}  {figure.peer}{mark}")


def main() -> None:
    """Measure the requested parts, or all."""
    asked = sys.argv[1:] or list(PARTS)
    if unknown := set(asked) - set(PARTS):
        sys.exit(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    results = json.loads(RESULTS.read_text("utf-8"))
    for part in asked:
        figures = import_module(f"bench.{part}").figures()
        print_table(part, figures)
        results[part] = [asdict(figure) for figure in figures]
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
