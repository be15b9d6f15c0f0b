"""Every part of the soak works, tried with next to nothing: its long form cannot rot unseen."""

import pytest

from tests.soak import disk, people, silence
from tests.soak.__main__ import PARTS, run
from tests.soak.report import Bounds, Report, table

SHORT = {
    "kills": Bounds(2),
    "hostile": Bounds(400),
    "disk": Bounds(1),
    "silence": Bounds(1),
    "floods": Bounds(1, 0.5),
    "load": Bounds(4, 2.0),
}


def test_every_part_has_a_short_form() -> None:
    assert list(SHORT) == list(PARTS)


@pytest.mark.parametrize("part", SHORT)
def test_a_part_of_the_soak_holds_in_its_shortest_form(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "TABLES", (("metro", 0),))  # a bot that could not move takes its time to try again
    monkeypatch.setenv("CITYBOARD_DATABASE_SECONDS", "1")
    monkeypatch.setattr(silence, "SHORTEST", 0.1)
    monkeypatch.setattr(silence, "LONGEST", 0.5)
    monkeypatch.setattr(disk, "LONGEST", 0.5)
    report = run(part, SHORT[part])
    assert report.violations == [], table([report])
    assert report.figures


def test_a_part_that_fails_is_a_violation_and_the_table_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(bounds: Bounds, report: Report) -> None:
        report.note("moves", 7)
        report.require(7 > 8, "a promise was broken")
        raise ValueError("and then this")

    monkeypatch.setitem(PARTS, "kills", (broken, ""))
    report = run("kills", Bounds())
    assert report.violations == ["a promise was broken", "ValueError: and then this"]
    assert "2 VIOLATIONS" in table([report])
