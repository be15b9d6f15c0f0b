"""Records: what is written is read back, what was changed is refused by its line, every draw follows from the seed."""

import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cityboard
from cityboard.core.dealer import Dealer, Renewal
from cityboard.core.game import CHANCE, NOBODY, Move
from cityboard.core.reason import OptionError, Reason, RecordError
from cityboard.core.record import FIRST_MOVE, Record, replay, verify
from cityboard.core.simulation import random_game, simulate
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State
from cityboard.titles.registry import game_of
from tests.titles.metro.rules.option_sets import load

FAMILIES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 6, "hand": 3, "free_orientation": True, "frame": [3, 1, 2, 6, 5, 4], "start": 4},
    {"players": 3, "modules": ["companies", "central-stations"], "city": "st-petersburg"},
    {"players": 4, "modules": ["companies", "central-rails"], "city": "stockholm"},
    {"players": 2, "city": "berlin", "berlin_sides": "mixed"},
    {"players": 1, "modules": ["solo"], "harder_solo": True},
]


@cache
def played(family: int = 0) -> tuple[Metro, State, str]:
    """Return a game, its last state and the text of its record."""
    game = load(FAMILIES[family])
    s, record = random_game(game, "record tests")
    assert s.turn == NOBODY
    return game, s, record.text()


def lines_of(text: str) -> list[str]:
    return text.removesuffix("\n").split("\n")


def joined(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def contents_of(text: str) -> list[dict[str, Any]]:
    """Return what the lines say, without the chain."""
    contents = [json.loads(line) for line in lines_of(text)]
    for content in contents:
        del content["chain"]
    return contents


def chained(contents: list[dict[str, Any]]) -> str:
    """Write lines with a consistent chain, as a careful forger would: the format's definition once more."""
    chain, lines = "", []
    for content in contents:
        chain = hashlib.sha256((chain + json.dumps(content, sort_keys=True)).encode()).hexdigest()[:16]
        lines.append(json.dumps({**content, "chain": chain}, ensure_ascii=False))
    return joined(lines)


def refused(act: Callable[[], object]) -> Reason:
    """Return why a record is refused."""
    with pytest.raises(RecordError) as error:
        act()
    return error.value.reason


def refusal_of_text(text: str, **how: Any) -> tuple[str, int]:
    """Return code and line of the refusal to read a text."""
    reason = refused(lambda: Record.parse(text, **how))
    return reason.code, reason.arguments["line"]


def forged(change: Callable[[list[dict[str, Any]]], object], family: int = 0) -> Record:
    """Return a record of consistent lines after a change of what they say."""
    contents = contents_of(played(family)[2])
    change(contents)
    return Record.parse(chained(contents))


def event_of(record: Record, wanted: Callable[[int, Move], bool]) -> int:
    """Find the first move of some kind."""
    return next(event for event, (seat, move) in enumerate(record.moves) if wanted(seat, move))


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


TEXT = played()[2]
LINES = lines_of(TEXT)
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
        ("{}", "record-edited"),
        ('{"chain": null}', "record-edited"),
        ('{"chain": "\\ud800"}', "record-edited"),
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


@pytest.mark.parametrize("value", [0, 4, "1", None, ..., [1]])
def test_another_format_is_refused(value: Any) -> None:
    reason = refused(lambda: Record.parse(change_line(1, cityboard=value)))
    assert reason == Reason("record-format", "", {"line": 1, "value": None if value is ... else value, "format": 3})


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


def test_a_draw_that_does_not_follow_from_the_seed_is_refused() -> None:
    """Whoever changes a draw can make the rest of the game legal again, but not derive it from the seed."""
    game = load(FAMILIES[0])
    dealer, honest = Dealer(b"honest"), Record.of(load(FAMILIES[0]), Dealer(b"honest"))
    s, cheat = game.start(), 12
    while s.turn != NOBODY:
        event = len(honest.moves)
        if s.turn == CHANCE:
            move = dealer.choose(event, game.chances(s))
            if event >= cheat and cheat > 0:
                move, dealt, cheat = next(other for other in game.moves(s) if other != move), move, -event
        else:
            move = game.moves(s)[0]
        honest.add(s.turn, move)
        game.play(s, move)
    honest.close(game, s, dealer)
    assert replay(game, Record.parse(honest.text())) == s
    event = -cheat
    wanted = {"line": event + FIRST_MOVE, "move": list(honest.moves[event][1]), "dealt": list(dealt)}
    assert refused(lambda: verify(game, Record.parse(honest.text()))) == Reason("record-deal", "", wanted)


def test_another_seed_than_the_one_committed_to_is_refused() -> None:
    game, s, _ = played()
    record = forged(lambda contents: contents[-1].update(seed=b"another".hex()))
    assert replay(game, record) == s
    assert refused(lambda: verify(game, record)) == Reason("record-commitment", "", {"line": len(LINES)})


def test_another_seed_with_its_own_commitment_is_refused_at_the_first_draw_that_differs() -> None:
    game, _, text = played(2)

    def change(contents: list[dict[str, Any]]) -> None:
        contents[-1].update(seed=b"another".hex())
        contents[0].update(seed_commitment=Dealer(b"another").commitment)

    reason = refused(lambda: verify(game, forged(change, 2)))
    assert reason.code == "record-deal"
    event = reason.arguments["line"] - FIRST_MOVE
    seat, move = Record.parse(text).moves[event]
    assert (seat, list(move)) == (CHANCE, reason.arguments["move"])


def renewed(change: Callable[[list[dict[str, Any]]], Any] = lambda renewals: None) -> Record:
    """Return the record of a game whose deal was renewed twice, with its renewals changed."""
    game, dealer, s = load(FAMILIES[0]), Dealer(b"first"), load(FAMILIES[0]).start()
    record = Record.of(game, dealer)
    record.renewals = [Renewal(event, deal, dealer.renewed(deal).commitment) for event, deal in ((0, 2), (31, 3))]
    while s.turn != NOBODY:
        event = len(record.moves)
        deal = 3 if event >= 31 else 2
        chance = s.turn == CHANCE
        move = dealer.renewed(deal).choose(event, game.chances(s)) if chance else game.moves(s)[0]
        record.add(s.turn, move)
        game.play(s, move)
    record.close(game, s, dealer)
    contents = contents_of(record.text())
    change(contents[0]["renewals"])
    return Record.parse(chained(contents))


def test_a_record_whose_deal_was_renewed_says_so_and_is_verified() -> None:
    record = renewed()
    header = contents_of(record.text())[0]
    assert header["cityboard"] == 2 and list(header)[-1] == "renewals"
    assert header["renewals"][1] == {
        "event": 31,
        "deal": 3,
        "seed_commitment": Dealer(b"first").renewed(3).commitment,
    }
    assert verify(load(FAMILIES[0]), record) == sum(seat == CHANCE for seat, _ in record.moves)


@pytest.mark.parametrize(
    ("number", "name", "value"), [(1, "event", 30), (1, "event", 20), (1, "deal", 4), (0, "deal", 1)]
)
def test_a_record_with_a_renewal_that_was_not_is_refused(number: int, name: str, value: int) -> None:
    def change(renewals: list[dict[str, Any]]) -> None:
        renewals[number][name] = value

    reason = refused(lambda: verify(load(FAMILIES[0]), renewed(change)))
    assert reason.code == ("record-commitment" if name == "deal" else "record-deal")


@pytest.mark.parametrize(
    "change",
    [
        lambda renewals: renewals.clear(),
        lambda renewals: renewals.reverse(),
        lambda renewals: renewals.append(renewals[1]),
        lambda renewals: renewals.append(7),
        *(lambda renewals, wrong=wrong: renewals[1].update(event=wrong) for wrong in (-1, True, "31", None)),
        *(lambda renewals, wrong=wrong: renewals[1].update(deal=wrong) for wrong in (0, "3", None)),
        lambda renewals: renewals[1].update(seed_commitment=3),
    ],
)
def test_renewals_that_cannot_be_are_refused(change: Callable[[list[Any]], Any]) -> None:
    assert refused(lambda: renewed(change)).code == "record-field"


def going_on(change: Callable[[dict[str, Any]], Any] = lambda header: None) -> Record:
    """Return the record of a game whose first 30 moves come from another one, with its header changed."""
    game, before, after, s = load(FAMILIES[0]), Dealer(b"before"), Dealer(b"after"), load(FAMILIES[0]).start()
    record = Record.of(game, after)
    record.recorded = 30
    while s.turn != NOBODY:
        event = len(record.moves)
        dealer = before if event < 30 else after
        move = dealer.choose(event, game.chances(s)) if s.turn == CHANCE else game.moves(s)[0]
        record.add(s.turn, move)
        game.play(s, move)
    record.close(game, s, after)
    contents = contents_of(record.text())
    change(contents[0])
    return Record.parse(chained(contents))


def test_a_game_that_goes_on_from_a_record_says_so_and_only_its_own_draws_are_verified() -> None:
    record = going_on()
    header = contents_of(record.text())[0]
    assert (header["cityboard"], header["recorded"], list(header)[-1]) == (3, 30, "recorded")
    assert verify(load(FAMILIES[0]), record) == sum(seat == CHANCE for seat, _ in record.moves[30:])
    fewer = going_on(lambda header: header.update(recorded=1))
    assert refused(lambda: verify(load(FAMILIES[0]), fewer)).code == "record-deal"


@pytest.mark.parametrize("wrong", [0, -1, True, "30", None, 10**6])
def test_a_number_of_recorded_moves_that_cannot_be_is_refused(wrong: Any) -> None:
    code = refused(lambda: going_on(lambda header: header.update(recorded=wrong))).code
    assert code == ("record-truncated" if wrong == 10**6 else "record-field")


def test_a_deal_is_renewed_only_after_the_recorded_moves() -> None:
    def change(header: dict[str, Any]) -> None:
        header["renewals"] = [{"event": 29, "deal": 1, "seed_commitment": ""}]

    assert refused(lambda: going_on(change)).code == "record-field"


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


def test_every_code_of_records_in_the_source_is_in_this_file() -> None:
    source = Path(cityboard.__file__).parent
    files = [*(source / "core").rglob("*.py"), *(source / "titles").rglob("*.py")]
    written = "".join(path.read_text("utf-8") for path in files)
    codes = set(re.findall(r'"(record-[a-z-]+)"', written)) - {"record-format.md"}
    here = set(re.findall(r'"(record-[a-z-]+)"', Path(__file__).read_text("utf-8")))
    assert codes == here
    assert len(codes) == 15


# Simulation.


def test_a_simulation_keeps_every_record_and_sums_it_up() -> None:
    game = load(FAMILIES[2])
    kept: list[tuple[int, Record]] = []
    summary = simulate(game, 4, "sum", lambda number, record: kept.append((number, record)))
    assert [number for number, _ in kept] == [0, 1, 2, 3]
    assert len({record.text() for _, record in kept}) == 4
    assert summary.games == 4
    assert summary.moves == sum(len(record.moves) for _, record in kept)
    totals = zip(*(record.scores or [] for _, record in kept), strict=True)
    assert summary.mean_scores == [sum(points) / 4 for points in totals]
    assert simulate(game, 4, "sum").sha256 == summary.sha256 != simulate(game, 4, "other").sha256
    for number, record in kept:
        assert random_game(game, f"sum/{number}")[1].text() == record.text()


SIMULATE = """
import sys, cityboard
from cityboard.core.simulation import simulate
for options in (
    {"players": 4, "modules": {"companies", "central-stations"}, "city": "st-petersburg", "hand": 2},
    {"players": 3, "modules": {"central-rails"}, "city": "berlin"},
    {"players": 2, "city": "london", "free_orientation": True},
):
    print(simulate(cityboard.load("metro", **options), 3, "processes").sha256)
"""


def test_a_simulation_has_the_same_fingerprint_in_every_process() -> None:
    outputs = {
        subprocess.run(
            [sys.executable, "-c", SIMULATE],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(outputs) == 1
    assert len(set(outputs.pop().split())) == 3
