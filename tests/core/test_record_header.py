"""Records: their header names a game, and no forged line of them does any harm."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cityboard
from cityboard.core.reason import OptionError, Reason, RecordError
from cityboard.core.record import FIRST_MOVE, Record, replay, verify
from cityboard.titles.registry import game_of
from tests.core.records import LINES, TEXT, chained, contents_of, forged, played, refused


def test_a_record_of_another_version_of_the_rules_is_refused() -> None:
    game, _, _ = played()
    record = forged(lambda contents: contents[0].update(rules="0"))
    assert refused(lambda: replay(game, record)) == Reason(
        "record-rules", "", {"line": 1, "value": "0", "rules": game.rules_version}
    )


@pytest.mark.parametrize("change", [{"title": "bus"}, {"options": {}}, {"options": {"players": 3}}])
def test_a_record_of_another_game_is_refused(change: dict[str, Any]) -> None:
    game, _, _ = played()
    record = forged(lambda contents: contents[0].update(change))
    assert refused(lambda: replay(game, record)) == Reason("record-field", "", {"line": 1, "field": "options"})


def test_a_record_of_another_edition_is_refused() -> None:
    game, _, _ = played()
    record = forged(lambda contents: contents[0].update(edition_hash="0" * 64))
    wanted = Reason("record-edition", "", {"line": 1, "edition": "default"})
    assert refused(lambda: replay(game, record)) == wanted


def test_an_edition_named_by_a_record_is_never_looked_for_in_files(tmp_path: Path) -> None:
    source = Path(played()[0].edition.file)
    copy = tmp_path / "own.toml"
    copy.write_text(source.read_text("utf-8"), "utf-8")
    for name in (str(copy), str(source), "../default", ""):
        record = replace(Record.parse(TEXT), edition=name)  # mypy does not know defaults of a lambda
        assert refused(lambda record=record: game_of(record)) == Reason(  # type: ignore[misc]  # a bound name
            "record-edition", "", {"line": 1, "edition": name}
        )


@pytest.mark.parametrize(
    ("change", "code", "rule"),
    [
        ({"options": {"players": 9}}, "option-value", "M18"),
        ({"options": {"luck": 1}}, "option-value", "M18"),
        ({"options": {"modules": ["solo"], "city": "paris"}}, "city-with-solo", "M11.4"),
        ({"title": "bus"}, "title-unknown", ""),
    ],
)
def test_a_header_that_no_game_could_have_is_refused(change: dict[str, Any], code: str, rule: str) -> None:
    record = forged(lambda contents: contents[0].update(change))
    reason = refused(lambda: game_of(record))
    assert (reason.code, reason.rule, reason.arguments["line"]) == ("record-header", rule, 1)
    assert reason.arguments["because"].code == code
    with pytest.raises(OptionError):
        cityboard.load(record.title, **record.options)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from([1, 2, 3, 10, 40, len(LINES)]), st.data())
def test_a_forged_value_is_harmless_or_refused_with_a_line(line: int, data: st.DataObject) -> None:
    contents = contents_of(TEXT)
    name = data.draw(st.sampled_from(sorted(contents[line - 1])))
    contents[line - 1][name] = data.draw(json_values)
    try:
        record = Record.parse(chained(contents))
        game = game_of(record)
        s = replay(game, record)
        verify(game, record)
    except RecordError as error:
        assert 1 <= error.reason.arguments["line"] <= len(LINES)
    else:
        assert s == played()[1]


@given(st.integers(0, len(LINES) - 3), st.lists(st.text(max_size=5) | st.integers(-2, 70), max_size=4))
def test_a_forged_move_is_refused_at_its_line_or_later(event: int, move: list[Any]) -> None:
    game, _, text = played()
    record = Record.parse(text)
    record.moves[event] = record.moves[event][0], tuple(move)
    reason = refused(lambda: verify(game, record))
    assert event + FIRST_MOVE <= reason.arguments["line"] <= len(LINES)
