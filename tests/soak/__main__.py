"""`make soak`: attack and crash real servers on this machine for as long as it takes, and print what was seen."""

import argparse
import json
import os
import platform
import sys
import time
import traceback
from dataclasses import asdict
from pathlib import Path

from cityboard.server.operations import logs
from tests.soak import disk, floods, hostile, kills, load, silence
from tests.soak.report import Bounds, Part, Report, table

PARTS: dict[str, tuple[Part, str]] = {
    "kills": (kills.run, "servers are killed with SIGKILL in the middle of play (count: kills on each database)"),
    "hostile": (hostile.run, "hostile messages, frames and requests (count: all of them together)"),
    "disk": (disk.run, "the disk is full, unwritable or read-only while people play (count: rounds of each)"),
    "silence": (silence.run, "PostgreSQL falls silent, freezes or is killed while people play (count: rounds of each)"),
    "floods": (floods.run, "floods from one address while others play (count: how many kinds; minutes: of each)"),
    "load": (load.run, "people play at many tables for twenty minutes (count: moves a second)"),
}
RESULTS = Path(__file__).parents[2] / "soak.json"


def main() -> None:
    """Run the parts that were named, or all of them."""
    parts = "\n".join(f"  {name:<9} {what}" for name, (_, what) in PARTS.items())
    parser = argparse.ArgumentParser(
        "soak", description=f"{__doc__}\n\n{parts}", formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help="which parts; all if none is named")
    parser.add_argument("--count", type=int, help="how much of each part")
    parser.add_argument("--minutes", type=float, help="how long each part, kind of trouble or flood may take")
    parser.add_argument("--seed", type=int, default=1, help="where the dice begin")
    parser.add_argument("--out", type=Path, default=RESULTS, help="where the figures go, as JSON")
    asked = parser.parse_args()
    for name in set(asked.parts) - set(PARTS):
        parser.error(f"there is no part {name}")
    logs.set_up("error")
    bounds = Bounds(asked.count, asked.minutes and 60 * asked.minutes, asked.seed)
    reports = [run(name, bounds) for name in asked.parts or PARTS]
    keep(asked.out, reports)
    print(f"\n{table(reports)}\n\nkept in {asked.out}")
    sys.exit(any(report.violations for report in reports))


def run(name: str, bounds: Bounds) -> Report:
    """Run a part to its end, whatever happens in it."""
    report = Report(name)
    try:
        PARTS[name][0](bounds, report)
    except Exception as error:
        traceback.print_exc()
        report.violate(f"{type(error).__name__}: {error}")
    report.note("seconds", time.monotonic() - report.begun)
    return report


def keep(file: Path, reports: list[Report]) -> None:
    """Write the figures beside those of parts that were not run this time."""
    kept = json.loads(file.read_text("utf-8")) if file.exists() else {}
    machine = {"date": time.strftime("%Y-%m-%d"), "processors": os.cpu_count(), "python": platform.python_version()}
    for report in reports:
        fields = asdict(report)
        kept[report.part] = {"figures": fields["figures"], "violations": fields["violations"], **machine}
    file.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
