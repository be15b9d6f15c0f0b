"""All faults of an edition are found, not only the first, and what is right stays."""

from typing import Any

import pytest

from cityboard.core.edition import Edition
from cityboard.core.edition_text import parse, written
from cityboard.core.reason import EditionError
from cityboard.titles.faults import MOST, examine
from cityboard.titles.registry import find_edition

METRO, HELSINKI = find_edition("metro", "default"), find_edition("helsinki", "default")


def box(default: Edition, **changes: Any) -> Edition:
    """Return a box with some values changed: `part__value` for `part.value`, `...` for one that is left out."""
    values = default.values | {name.replace("__", "."): value for name, value in changes.items()}
    said = {place: value for place, value in values.items() if value is not ...}
    return Edition.from_values(default.title, "box", said, default)


def places(edition: Edition) -> list[tuple[str, str]]:
    return [(fault.code, fault.arguments["place"]) for fault in examine(edition).faults]


def test_a_right_edition_has_no_fault_and_stays_as_it_is() -> None:
    own = box(METRO, companies__exchange_closes=30)
    examined = examine(own)
    assert examined.faults == []
    assert examined.mended is own


def test_every_fault_is_named_and_gives_way_to_the_default_value() -> None:
    own = box(
        METRO,
        companies__exchange_closes=30,
        stockholm__values=[[1, 2, 3, 4]] * 3 + [[1, 100, 3, 4]] * 5,
        london__circuit=7,
        solo__refusable=...,
        berlin__more=1,
    )
    examined = examine(own)
    assert places(own) == [
        ("edition-missing", "solo.refusable"),
        ("edition-number", "stockholm.values[3][1]"),
        ("edition-choice", "london.circuit"),
        ("edition-unknown", "berlin.more"),
    ]
    assert examined.mended is not None
    assert examined.mended.values == METRO.values | {"companies.exchange_closes": 30}
    assert own.values["london.circuit"] == 7


def test_the_faults_of_a_file_have_their_lines() -> None:
    text = written(METRO).replace("value = 25", "value = 0").replace("value = 16", "value = 17")
    faults = examine(parse(text, "box.toml")).faults
    lines = text.split("\n")
    for fault, place in zip(faults, ("companies.exchange_closes", "london.circuit"), strict=True):
        assert lines[fault.arguments["line"] - 1].startswith(f"[{place}]")


def test_a_fault_that_no_other_value_mends_is_the_last_one() -> None:
    few = box(HELSINKI, cards__kinds=[[5, 5, 1, 1]], cards__wild=0)
    examined = examine(few)
    assert [fault.code for fault in examined.faults] == ["edition-choice", "edition-choice"]
    assert {fault.arguments["place"] for fault in examined.faults} == {"cards.removed_for_two[0]"}
    assert examined.mended is None


def test_no_more_than_ten_faults_are_listed() -> None:
    wrong = box(METRO, **{place.replace(".", "__"): -1 for place in METRO.values})
    examined = examine(wrong)
    assert len(examined.faults) == MOST < len(METRO.values)
    assert examined.mended is None


def test_ten_faults_that_other_values_mend_are_all_there_are() -> None:
    wrong = box(METRO, **{f"berlin__more{number}": 1 for number in range(MOST)})
    examined = examine(wrong)
    assert len(examined.faults) == MOST
    assert examined.mended is not None
    assert examined.mended.hash == METRO.hash


@pytest.mark.parametrize("place", ["", "name", "board", "board.tiles[", "[", "a[0]", "board.tiles.more"])
def test_a_value_that_no_rule_reads_is_left_out(place: str) -> None:
    examined = examine(box(METRO, **{place.replace(".", "__"): 1}))
    assert [fault.code for fault in examined.faults] == ["edition-unknown"]
    assert examined.mended is not None
    assert examined.mended.hash == METRO.hash


def test_values_that_are_too_large_with_the_default_ones_are_refused() -> None:
    nearly = box(METRO, paris__cards="x" * 13_000, paris__names=[], solo__refusable=...)
    assert next(code for code, _ in places(nearly)) == "edition-missing"
    with pytest.raises(EditionError):
        examine(box(METRO, paris__cards=..., more="x" * 13_200))
