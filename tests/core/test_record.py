"""Records: what is written is read back, and what was changed is refused by its line."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cityboard
from cityboard.core.dealer import Dealer
from cityboard.core.game import CHANCE, NOBODY
from cityboard.core.reason import Reason, RecordError
from cityboard.core.record import FIRST_MOVE, Record, replay, verify
from cityboard.titles.registry import game_of
from tests.core.records import (
    FAMILIES,
    LINES,
    TEXT,
    chained,
    contents_of,
    event_of,
    forged,
    joined,
    lines_of,
    played,
    refusal_of_text,
    refused,
)

# Reading back.


@pytest.mark.parametrize("family", range(len(FAMILIES)))
def test_a_record_reads_back_as_it_was_written_and_replays_to_the_same_state(family: int) -> None:
    game, s, text = played(family)
    record = Record.parse(text)
    assert record.text() == text
    assert replay(game, record) == s
    assert (record.scores, record.ranking) == (game.scores(s), game.ranking(s))
    assert chained(contents_of(text)) == text


@pytest.mark.parametrize("family", range(len(FAMILIES)))
def test_the_game_of_a_record_is_built_from_its_header(family: int) -> None:
    game, s, text = played(family)
    built = game_of(Record.parse(text))
    assert built is not game
    assert built.options == game.options
    assert replay(built, Record.parse(text)) == s


@pytest.mark.parametrize("family", range(len(FAMILIES)))
def test_verifying_counts_the_draws(family: int) -> None:
    game, _, text = played(family)
    draws = text.count('"by": "chance"')
    assert draws > 20
    assert verify(game, Record.parse(text)) == draws


def test_the_fields_of_a_record_are_those_of_its_game() -> None:
    game, s, text = played()
    header, *moves, result = contents_of(text)
    assert header == {
        "cityboard": 1,
        "title": "metro",
        "rules": game.rules_version,
        "options": game.options,
        "edition": "default",
        "edition_hash": game.edition.hash,
        "seed_commitment": Dealer(bytes.fromhex(result["seed"])).commitment,
    }
    assert [move["event"] for move in moves] == list(range(len(moves)))
    assert result["scores"] == game.scores(s)
    assert {move["by"] for move in moves} == {0, 1, "chance"}


def test_the_record_of_a_running_game_is_read_only_where_that_is_expected() -> None:
    game, _, text = played()
    lines = lines_of(text)
    for kept in (1, 2, 30, len(lines) - 1):
        running = joined(lines[:kept])
        assert refusal_of_text(running) == ("record-truncated", kept)
        record = Record.parse(running, finished=False)
        assert (len(record.moves), record.seed, record.scores, record.ranking) == (kept - 1, None, None, None)
        assert record.text() == running
        s = replay(game, record)
        # Mypy does not know defaults of a lambda.
        reason = refused(lambda record=record: verify(game, record))  # type: ignore[misc]  # a bound name
        assert (reason.code, reason.arguments["line"]) == ("record-truncated", kept)
        assert (s.turn == NOBODY) == (kept == len(lines) - 1)


def test_a_name_with_odd_characters_comes_through_a_record() -> None:
    _, _, text = played()
    for name in ("Métro № 1", "a\u2028b\x85c\x0cd", '"\n\t\\', "🚇"):
        record = replace(Record.parse(text), edition=name)
        assert Record.parse(record.text()).edition == name


# A text that was changed.


some_line = st.integers(0, len(LINES) - 1)


def expect_refusal_or_no_change(text: str, first: int, *codes: str) -> None:
    """Demand a refusal that names the first line that differs, unless what the lines say is still the same."""
    try:
        record = Record.parse(text)
    except RecordError as error:
        assert error.reason.code in codes
        assert error.reason.arguments["line"] == first, error.reason
    else:
        assert record.text() == TEXT
        assert contents_of(text) == contents_of(TEXT)


@st.composite
def edits(draw: st.DrawFn) -> tuple[str, int]:
    """Change, delete or insert one character; give the text and the line where that happened."""
    line = draw(some_line)
    before = sum(len(written) + 1 for written in LINES[:line])
    at = before + draw(st.integers(0, len(LINES[line]) - 1))
    character = draw(st.characters(codec="utf-8") | st.sampled_from('0123456789abcdef"{}[],: \n\r\t-'))
    kind = draw(st.sampled_from(["change", "delete", "insert"]))
    middle = {"change": character, "delete": "", "insert": character + TEXT[at]}[kind]
    return TEXT[:at] + middle + TEXT[at + 1 :], line + 1


@given(edits())
def test_a_changed_character_is_found_in_its_line(edit: tuple[str, int]) -> None:
    text, line = edit
    expect_refusal_or_no_change(text, line, "record-not-json", "record-edited")


def test_every_character_of_three_lines_counts() -> None:
    """Without chance: a letter or digit in place of any other is always found."""
    for number in (0, 40, len(LINES) - 1):
        line = LINES[number]
        for at, old in enumerate(line):
            if old.isalnum():
                new = "1" if old != "1" else "2"
                changed = [*LINES[:number], line[:at] + new + line[at + 1 :], *LINES[number + 1 :]]
                code, where = refusal_of_text(joined(changed))
                assert code in ("record-not-json", "record-edited")
                assert where == number + 1


@given(some_line)
def test_a_missing_line_is_found_where_it_is_missing(line: int) -> None:
    text = joined([*LINES[:line], *LINES[line + 1 :]])
    last = line == len(LINES) - 1
    assert refusal_of_text(text) == (("record-truncated", line) if last else ("record-edited", line + 1))


@given(some_line, some_line)
def test_swapped_lines_are_found_at_the_first_of_them(one: int, other: int) -> None:
    lines = LINES[:]
    lines[one], lines[other] = lines[other], lines[one]
    if one == other:
        assert Record.parse(joined(lines)).text() == TEXT
    else:
        assert refusal_of_text(joined(lines)) == ("record-edited", min(one, other) + 1)


@given(some_line, st.data())
def test_a_line_written_twice_is_found_at_its_second_place(line: int, data: st.DataObject) -> None:
    place = data.draw(st.integers(line + 1, len(LINES)))
    text = joined([*LINES[:place], LINES[line], *LINES[place:]])
    assert refusal_of_text(text) == ("record-edited", place + 1)


@given(st.integers(0, len(TEXT)))
def test_a_truncated_text_is_found_at_its_last_line(kept: int) -> None:
    text = TEXT[:kept]
    whole, _, rest = text.rpartition("\n")
    line = len(lines_of(text)) if text else 1
    if kept >= len(TEXT) - 1:
        assert Record.parse(text).text() == TEXT
    elif not text:
        assert refusal_of_text(text) == ("record-empty", 1)
    elif rest and rest != LINES[line - 1]:
        assert refusal_of_text(text) == ("record-not-json", line)
    else:
        assert refusal_of_text(text) == ("record-truncated", line), whole


@given(st.text(max_size=60))
def test_any_other_text_is_refused_with_a_line(text: str) -> None:
    code, line = refusal_of_text(text)
    assert code in ("record-empty", "record-not-json", "record-edited")
    assert 1 <= line <= text.count("\n") + 1


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "record-not-json"),
        ("[]", "record-not-json"),
        ("1", "record-not-json"),
        ("[" * 100_000, "record-not-json"),
        ("9" * 5000, "record-not-json"),
        ('{"cityboard": "\\ud800"}', "record-not-json"),
        ('{"\\udfff": 1}', "record-not-json"),
        ("{}", "record-edited"),
        ('{"chain": null}', "record-edited"),
        ('{"chain": "\\ud800"}', "record-not-json"),
    ],
)
def test_a_line_that_is_no_line_of_a_record_is_refused(line: str, code: str) -> None:
    assert refusal_of_text(line + "\n") == (code, 1)
    assert refusal_of_text(joined([LINES[0], line, *LINES[1:]])) == (code, 2)


# A record rewritten with a consistent chain.


def change_line(line: int, **fields: Any) -> str:
    """Rewrite the record with other values in a line; `...` removes a field."""
    contents = contents_of(TEXT)
    content = contents[line - 1] | fields
    contents[line - 1] = {name: value for name, value in content.items() if value is not ...}
    return chained(contents)


@pytest.mark.parametrize("value", [0, 5, "1", None, ..., [1]])
def test_another_format_is_refused(value: Any) -> None:
    reason = refused(lambda: Record.parse(change_line(1, cityboard=value)))
    assert reason == Reason("record-format", "", {"line": 1, "value": None if value is ... else value, "format": 4})


HEADER = ("title", "rules", "options", "edition", "edition_hash", "seed_commitment")


@pytest.mark.parametrize("name", HEADER)
@pytest.mark.parametrize("value", [..., None, 7, True, ["metro"]])
def test_a_header_without_one_of_its_fields_is_refused(name: str, value: Any) -> None:
    reason = refused(lambda: Record.parse(change_line(1, **{name: value})))
    assert reason == Reason("record-field", "", {"line": 1, "field": name})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("move", value) for value in (..., None, "draw", 3, {"0": "draw"})),
        *(("event", value) for value in (..., None, "8", 8.0, 7, 9, -1)),
        *(("by", value) for value in (..., None, -1, "0", "nobody", 1.0, True, [0])),
    ],
)
def test_a_move_with_a_wrong_field_is_refused(name: str, value: Any) -> None:
    reason = refused(lambda: Record.parse(change_line(10, **{name: value})))
    assert reason == Reason("record-field", "", {"line": 10, "field": name})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("scores", value) for value in (..., None, 3, "12")),
        *(("ranking", value) for value in (..., None, 3, "12")),
        *(("seed", value) for value in (None, 3, "zz", "abc")),
    ],
)
def test_a_result_with_a_wrong_field_is_refused(name: str, value: Any) -> None:
    reason = refused(lambda: Record.parse(change_line(len(LINES), **{name: value})))
    assert reason == Reason("record-field", "", {"line": len(LINES), "field": name})


def test_a_result_without_its_seed_is_no_result() -> None:
    reason = refused(lambda: Record.parse(change_line(len(LINES), seed=...)))
    assert reason == Reason("record-field", "", {"line": len(LINES), "field": "move"})


def test_nothing_may_follow_the_result() -> None:
    contents = contents_of(TEXT)
    assert refusal_of_text(chained([*contents, contents[-1]])) == ("record-after-end", len(LINES) + 1)
    assert refusal_of_text(chained([*contents[:-1], contents[-1], contents[5]])) == (
        "record-after-end",
        len(LINES) + 1,
    )


def test_a_move_after_the_end_of_the_game_is_refused() -> None:
    game, _, _ = played()
    last = len(LINES) - 2
    record = forged(lambda contents: contents.insert(-1, {"event": last, "by": 0, "move": ["draw"]}))
    assert refused(lambda: replay(game, record)) == Reason("record-after-end", "", {"line": last + FIRST_MOVE})


def test_a_result_before_the_end_of_the_game_is_refused() -> None:
    game, _, _ = played()

    def cut(contents: list[dict[str, Any]]) -> None:
        del contents[50:-1]

    assert refused(lambda: replay(game, forged(cut))) == Reason("record-truncated", "", {"line": 51})


def test_a_move_of_the_wrong_seat_is_refused() -> None:
    game, _, text = played()
    event = event_of(Record.parse(text), lambda seat, _: seat == 0)
    line = event + FIRST_MOVE
    record = forged(lambda contents: contents[line - 1].update(by=1))
    wanted = Reason("record-wrong-seat", "", {"line": line, "seat": 1, "turn": 0})
    assert refused(lambda: replay(game, record)) == wanted
    record = forged(lambda contents: contents[line - 1].update(by="chance"))
    wanted = Reason("record-wrong-seat", "", {"line": line, "seat": CHANCE, "turn": 0})
    assert refused(lambda: verify(game, record)) == wanted


@pytest.mark.parametrize(
    ("move", "code", "rule"),
    [
        (["pass"], "pass-with-tower", "M2.4"),
        (["lay", "aacb", 0, 27], "square-central", "M3.1"),
        (["lay", "aacb", 0], "move-malformed", "M2.2"),
        ([], "move-malformed", "M2.2"),
        ([True], "move-malformed", "M2.2"),
        ([["draw"]], "move-malformed", "M2.2"),
        (["fly"], "move-not-now", "M2.2"),
    ],
)
def test_an_illegal_move_is_refused_with_the_rule_it_breaks(move: list[Any], code: str, rule: str) -> None:
    game, _, text = played()
    record = Record.parse(text)
    line = event_of(record, lambda seat, _: seat >= 0) + FIRST_MOVE
    if move[:2] == ["lay", "aacb"]:
        before = replay(game, replace(record, moves=record.moves[: line - FIRST_MOVE], seed=None))
        move[1] = game.network.names[before.hands[before.turn]]
    reason = refused(lambda: replay(game, forged(lambda contents: contents[line - 1].update(move=move))))
    assert (reason.code, reason.rule) == ("record-illegal", rule)
    assert reason.arguments["line"] == line
    assert reason.arguments["move"] == move
    because = reason.arguments["because"]
    assert (because.code, because.rule) == (code, rule)


def test_a_draw_that_chance_cannot_bring_is_refused() -> None:
    game, _, text = played()
    line = event_of(Record.parse(text), lambda _, move: move[0] == "deal") + FIRST_MOVE
    record = forged(lambda contents: contents[line - 1]["move"].__setitem__(2, "aaab"))
    reason = refused(lambda: replay(game, record))
    assert (reason.code, reason.arguments["line"]) == ("record-illegal", line)
    assert reason.arguments["because"].code == "chance-impossible"


def wrong_results() -> Iterator[dict[str, Any]]:
    _, s, _ = played()
    game = played()[0]
    scores, ranking = game.scores(s), game.ranking(s)
    yield {"scores": [scores[0] + 1, scores[1]]}
    yield {"scores": scores[::-1]}
    yield {"scores": []}
    yield {"ranking": ranking[::-1]}
    yield {"ranking": [1, 1]}


@pytest.mark.parametrize("result", list(wrong_results()), ids=str)
def test_a_wrong_result_is_refused(result: dict[str, Any]) -> None:
    game, s, _ = played()
    record = forged(lambda contents: contents[-1].update(result))
    wanted = Reason("record-result", "", {"line": len(LINES), "scores": game.scores(s)})
    assert refused(lambda: replay(game, record)) == wanted
    assert refused(lambda: verify(game, record)) == wanted


@pytest.mark.parametrize("name", ["scores", "ranking"])
@pytest.mark.parametrize("wrong", ["1", 1.0, None, True])
def test_a_result_of_other_things_than_whole_numbers_is_refused(name: str, wrong: object) -> None:
    with pytest.raises(RecordError) as refused:
        forged(lambda contents: contents[-1].update({name: [wrong, 1]}))
    assert refused.value.reason == Reason("record-field", "", {"line": len(LINES), "field": name})


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('{"event": 7,', '{"move": ["lay", "dddd", 0, 0], "event": 7,'),
        ('{"event": 7,', '{"event":7,'),
        ('{"event": 7, "by"', '{"event": 7, "remark": "x", "by"'),
    ],
)
def test_a_line_that_is_written_otherwise_is_refused_even_if_it_reads_alike(before: str, after: str) -> None:
    lines = list(LINES)
    assert lines[8].startswith(before)
    lines[8] = lines[8].replace(before, after, 1)
    assert refusal_of_text(joined(lines)) == ("record-edited", 9)


def test_every_code_of_records_in_the_source_is_in_a_test_of_records() -> None:
    source = Path(cityboard.__file__).parent
    files = [*(source / "core").rglob("*.py"), *(source / "titles").rglob("*.py")]
    written = "".join(path.read_text("utf-8") for path in files)
    codes = set(re.findall(r'"(record-[a-z-]+)"', written)) - {"record-format.md"}
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_record*.py"))
    assert codes == set(re.findall(r'"(record-[a-z-]+)"', tests))
    assert len(codes) == 15
