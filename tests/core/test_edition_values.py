"""Editions made of values alone, as records and servers have them, and editions written as TOML."""

import json
import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cityboard
from cityboard.core.dealer import Renewal
from cityboard.core.edition import OWNER, Edition, SourcedValue, hash_of
from cityboard.core.edition_text import parse, written
from cityboard.core.game import CHANCE, NOBODY
from cityboard.core.reason import EditionError, Reason, RecordError
from cityboard.core.record import Record, replay, verify
from cityboard.titles.registry import find_edition, game_of, own_edition
from tests.core.records import BEFORE, FIRST, contents_of, played_by

DEFAULT = find_edition("metro", "default")


def mine(values: Mapping[str, Any], name: str = "mine") -> Edition:
    return own_edition("metro", name, values)


def refused(act: Callable[[], object]) -> Reason:
    with pytest.raises((EditionError, RecordError)) as error:
        act()
    return error.value.reason


def test_values_alone_are_an_edition_that_says_what_the_owner_changed() -> None:
    own = mine(DEFAULT.values | {"companies.exchange_closes": 30})
    assert (own.title, own.name, own.file, own.is_own, DEFAULT.is_own) == ("metro", "mine", "mine", True, False)
    changed = {place for place, _, source in own.sources() if source == OWNER}
    assert changed == {"companies.exchange_closes"}
    assert [entry for entry in own.sources() if entry[0] not in changed] == [
        entry for entry in DEFAULT.sources() if entry[0] not in changed
    ]
    assert mine(dict(reversed(DEFAULT.values.items()))).values == DEFAULT.values
    assert mine(DEFAULT.values).hash == DEFAULT.hash


@pytest.mark.parametrize(("old", "new"), [(True, 1), (25, 25.0), (16, 16.0)])
def test_an_equal_value_of_another_kind_is_not_the_same(old: Any, new: Any) -> None:
    (place,) = [place for place, value in DEFAULT.values.items() if value is old or value == old]
    reason = refused(lambda: mine(DEFAULT.values | {place: new}))
    assert (reason.arguments["file"], reason.arguments["line"], reason.arguments["place"]) == ("mine", 0, place)


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "one\u2028two", "a\u200bb", "\ud800", "tab\t"])
def test_an_edition_has_a_visible_name(name: str) -> None:
    reason = refused(lambda: mine(DEFAULT.values, name))
    assert (reason.code, reason.arguments["place"], reason.arguments["most"]) == ("edition-text", "name", 40)
    if name:
        text = written(DEFAULT).replace('"default"', json.dumps(name).replace("\\ud800", "\\u200b"))
        where = refused(lambda: parse(text, "own.toml")).arguments
        assert (where["place"], where["line"]) == ("name", 2)


NONSENSE: list[Any] = [
    None,
    math.nan,
    math.inf,
    -1,
    10**400,
    "\ud800",
    "\u3164",
    [],
    {},
    [[[[]]]],
    {"a": None},
    [math.nan],
    date(1999, 12, 31),
    {"value": 1},
    "../../etc/passwd",
]


@pytest.mark.parametrize("title", ["metro", "helsinki"])
@pytest.mark.parametrize("nonsense", NONSENSE, ids=repr)
def test_nonsense_is_refused_at_every_place(title: str, nonsense: Any) -> None:
    values = find_edition(title, "default").values
    for place in values:
        reason = refused(lambda place=place: own_edition(title, "mine", values | {place: nonsense}))  # type: ignore[misc]  # a bound name
        assert reason.arguments["place"].startswith(place), reason
    for place in ("", "name", "board", "board.", "../default", "\ud800", "a.b.c.d.e.f"):
        reason = refused(lambda place=place: own_edition(title, "mine", values | {place: nonsense}))  # type: ignore[misc]  # a bound name
        assert (reason.code, reason.arguments["place"]) == ("edition-unknown", place)


def test_no_values_at_all_are_refused() -> None:
    assert refused(lambda: mine({})).code == "edition-missing"


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_what_is_written_is_read_again(title: str) -> None:
    shipped = find_edition(title, "default")
    assert parse(written(shipped), "copy.toml").entries.keys() == shipped.entries.keys()
    for edition in (shipped, own_edition(title, 'Émile’s "box" \\', shipped.values)):
        read = parse(written(edition), "copy.toml")
        assert (read.title, read.name, read.hash, read.sources()) == (
            edition.title,
            edition.name,
            edition.hash,
            edition.sources(),
        )
        assert read.values == edition.values
        assert [entry.comment for entry in read.entries.values()] == [
            entry.comment for entry in shipped.entries.values()
        ]
        assert written(read) == written(edition)
        assert max(map(len, written(edition).split("\n"))) <= 120


@given(
    st.dictionaries(
        st.text(st.characters(codec="utf-8"), min_size=1).filter(lambda key: "." not in key),
        st.recursive(
            st.integers(-(2**63), 2**63 - 1) | st.booleans() | st.text(st.characters(codec="utf-8")),
            lambda inner: st.lists(inner) | st.dictionaries(st.text(st.characters(codec="utf-8")), inner),
            max_leaves=8,
        ),
        max_size=3,
    )
)
def test_any_values_are_written_as_toml(values: dict[str, Any]) -> None:
    entries = {f"part.{key}": SourcedValue("M1", OWNER, value) for key, value in values.items()}
    read = parse(written(Edition("metro", "any", entries, "any")), "any.toml")
    assert read.values == {f"part.{key}": value for key, value in values.items()}


# Records of games with such an edition.


def own_record(change: Callable[[dict[str, Any]], Any] = lambda header: None) -> Record:
    """Return the record of a game that continues from another one and got another deal, with its header changed."""
    game = cityboard.load("metro", edition=mine(DEFAULT.values | {"companies.exchange_closes": 30}))
    record, renewed = Record.of(game, FIRST), FIRST.renewed(1)
    record.recorded, record.renewals = 20, [Renewal(31, 1, renewed.commitment)]
    return played_by(lambda event: BEFORE if event < 20 else renewed if event >= 31 else FIRST, record, game, change)


def test_a_record_with_values_can_also_go_on_from_another_one_and_have_renewals() -> None:
    record = own_record()
    header = contents_of(record.text())[0]
    assert [header["cityboard"], *header] == [
        4,
        "cityboard",
        "title",
        "rules",
        "options",
        "edition",
        "edition_hash",
        "edition_values",
        "seed_commitment",
        "recorded",
        "renewals",
    ]
    assert verify(game_of(record), record) == sum(seat == CHANCE for seat, _ in record.moves[20:])
    assert Record.parse(record.text()).text() == record.text()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda header: header.pop("edition_values"), "record-field"),
        (lambda header: header.update(edition_values=[]), "record-field"),
        (lambda header: header.update(edition_values=None), "record-field"),
        (lambda header: header.update(edition_values="default.toml"), "record-field"),
        (lambda header: header.update(edition_values={}), "record-field"),
        (lambda header: header.update(edition_values=DEFAULT.values), "record-field"),
        (lambda header: header["edition_values"].update({"companies.exchange_closes": 31}), "record-field"),
        (lambda header: header["edition_values"].update({"companies.exchange_closes": math.nan}), "record-field"),
        (lambda header: header.update(edition_hash=DEFAULT.hash), "record-field"),
        (lambda header: header.update(cityboard=3), "record-edited"),
        (lambda header: header.update(cityboard=5), "record-format"),
        (lambda header: header.update(recorded=0), "record-field"),
        (lambda header: header.update(renewals=[]), "record-field"),
        (lambda header: header.update(edition_values={}, edition_hash=hash_of({})), "record-edited"),
    ],
)
def test_a_header_whose_values_are_not_those_of_its_hash_is_refused(
    change: Callable[[dict[str, Any]], Any], code: str
) -> None:
    assert refused(lambda: own_record(change)).code == code


@pytest.mark.parametrize(
    ("values", "code", "place"),
    [
        ({"companies.exchange_closes": 0}, "edition-number", "companies.exchange_closes"),
        ({"companies.exchange_closes": math.nan}, "edition-number", "companies.exchange_closes"),
        ({"solo.refusable": "x" * 20_000}, "edition-large", ""),
        ({"more": 1}, "edition-unknown", "more"),
    ],
)
def test_a_record_whose_values_no_box_can_have_is_refused(values: dict[str, Any], code: str, place: str) -> None:
    all_values = DEFAULT.values | values
    record = own_record(lambda header: header.update(edition_values=all_values, edition_hash=hash_of(all_values)))
    reason = refused(lambda: game_of(record))
    assert (reason.code, reason.arguments["line"]) == ("record-header", 1)
    assert (reason.arguments["because"].code, reason.arguments["because"].arguments["place"]) == (code, place)


@pytest.mark.parametrize("name", ["../default", "/etc/passwd", "x" * 41, "a\u2028b", ""])
def test_the_name_of_an_edition_in_a_record_is_never_a_path(name: str) -> None:
    record = own_record(lambda header: header.update(edition=name))
    if "/" in name:
        assert replay(game_of(record), record).turn == NOBODY
    else:
        assert refused(lambda: game_of(record)).arguments["because"].code == "edition-text"
    without = replace(record, edition_values={})
    assert refused(lambda: game_of(without)).code == "record-edition"


def test_values_that_are_not_those_of_the_hash_give_no_game() -> None:
    record = replace(own_record(), edition_hash=DEFAULT.hash)
    assert refused(lambda: game_of(record)) == Reason("record-field", "", {"line": 1, "field": "edition_values"})
