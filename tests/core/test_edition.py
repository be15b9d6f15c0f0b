"""Editions: every value with rule and source, every mistake refused with its file, line and place."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cityboard
from cityboard.core.edition import OWNER, SOURCES, Edition, Place, integer, list_of, one_of, table_of
from cityboard.core.edition_text import parse
from cityboard.core.reason import EditionError, OptionError, Reason, RecordError
from cityboard.core.record import Record, replay, verify
from cityboard.core.simulation import random_game
from cityboard.language import Language
from cityboard.titles.metro.rules.catalogue import check_edition
from cityboard.titles.metro.rules.edition import FOLDER
from cityboard.titles.metro.title import build
from cityboard.titles.registry import files_on_offer, find_edition, find_rules, game_of, own_edition

FILE = FOLDER / "default.toml"
TEXT = FILE.read_text("utf-8")
MANY_CARDS = "".join(f"    [{number}, {roofs}, 0, 9],\n" for number in (1, 2) for roofs in (2, 4, 5))
HEAD = 'title = "metro"\nname = "own"\n'


def loaded(text: str) -> Edition:
    """Read and check a whole edition."""
    edition = parse(text, "own.toml")
    check_edition(edition)
    return edition


def refused(act: Callable[[], object]) -> Reason:
    with pytest.raises(EditionError) as error:
        act()
    return error.value.reason


def line_of(text: str, part: str) -> int:
    """Return the number of the only line that begins with some text."""
    (line,) = [number for number, line in enumerate(text.split("\n"), 1) if line.startswith(part)]
    return line


def replaced(old: str, new: str, table: str = "") -> str:
    """Return the default edition with a text replaced, once, after the head of a table."""
    before, head, after = TEXT.partition(f"[{table}]") if table else ("", "", TEXT)
    assert old in after
    return before + head + after.replace(old, new, 1)


# What comes with the title.


def test_the_default_edition_is_the_one_that_comes_with_metro() -> None:
    assert files_on_offer("metro") == [FILE]
    edition = find_edition("metro", "default")
    assert (edition.title, edition.name, edition.file) == ("metro", "default", str(FILE))
    assert re.fullmatch("[0-9a-f]{64}", edition.hash)


def test_every_value_of_the_default_edition_is_marked_and_cites_a_rule_that_exists() -> None:
    rules = set(Language("en").rule_ids("metro"))
    sources = find_edition("metro", "default").sources()
    assert len(sources) == len({path for path, _, _ in sources}) == TEXT.count("\nsource = ") == 25
    for path, rule, source in sources:
        assert rule in rules, path
        assert source in SOURCES, path
    assert {source for _, _, source in sources} == set(SOURCES) - {OWNER}


@pytest.mark.rule("M12.4", "M13.5", "M14.4", "M15.4", "M16.4", "M17.5")
def test_the_names_of_monuments_are_published() -> None:
    names = {path: source for path, _, source in find_edition("metro", "default").sources() if path.endswith(".names")}
    assert names == dict.fromkeys(
        (f"{city}.names" for city in ("paris", "stockholm", "london", "new_york", "st_petersburg", "berlin")),
        "published",
    )


def test_the_hash_is_that_of_the_values_and_not_of_comments_names_or_sources() -> None:
    assert loaded(TEXT.replace("\n\n", "\n\n# a remark\n\n")).hash == find_edition("metro", "default").hash
    assert loaded(replaced("value = 25", "value = 26")).hash != find_edition("metro", "default").hash
    assert loaded(replaced('"default"', '"other"')).hash == find_edition("metro", "default").hash
    assert loaded(TEXT.replace('"reconstructed"', '"published"')).hash == find_edition("metro", "default").hash


# Mistakes in a copy, as people make them: text, its replacement, the table it is in, and what the refusal says.

MISTAKES: list[tuple[str, str, str, str, str, str, dict[str, Any]]] = [
    ("value = 25", 'value = "25"', "companies.exchange_closes", "edition-number", "M7.4", "", {"value": "25"}),
    ("value = 25", "value = 0", "companies.exchange_closes", "edition-number", "M7.4", "", {"low": 1, "high": 999}),
    ("value = 25", "value = true", "companies.exchange_closes", "edition-number", "M7.4", "", {"value": True}),
    ("value = 25", "value = 25.0", "companies.exchange_closes", "edition-number", "M7.4", "", {"value": 25.0}),
    ("8, 7, 6", "8, 7, -6", "companies.values", "edition-number", "M7.5", "[2]", {"value": -6, "low": 0}),
    ("[8, 7,", "[8,", "companies.values", "edition-length", "M7.5", "", {"length": 8}),
    ("value = [8, 7", "value = 3 # [8, 7", "companies.values", "edition-length", "M7.5", "", {"length": 8}),
    ("value = true", "value = 1", "central_rails.counts_as_crossing", "edition-flag", "M9.3", "", {"value": 1}),
    ('"Sacré-Cœur"', '""', "paris.names", "edition-text", "M12.4", "[1]", {"value": ""}),
    ('"Sacré-Cœur"', '"Sacré\\u200bCœur"', "paris.names", "edition-text", "M12.4", "[1]", {"value": "Sacré\u200bCœur"}),
    ('"Sacré-Cœur"', f'"{"é" * 61}"', "paris.names", "edition-text", "M12.4", "[1]", {"most": 60}),
    ('"Sacré-Cœur"', '" "', "paris.names", "edition-text", "M12.4", "[1]", {"value": " "}),
    ('"Sacré-Cœur"', "7", "paris.names", "edition-text", "M12.4", "[1]", {"value": 7}),
    ('"Sacré-Cœur"', '"Louvre"', "paris.names", "edition-twice", "M12.4", "[8]", {"value": "Louvre"}),
    ('"orange"', '"pink"', "paris.cards", "edition-choice", "M12.4", "[0][1]", {"value": "pink"}),
    ("value = 16", "value = 15", "london.circuit", "edition-choice", "M14.2", "", {"allowed": [16, 14, 8]}),
    ("value = 16", "value = 16.0", "london.circuit", "edition-choice", "M14.2", "", {"value": 16.0}),
    ("[18, 9", "[27, 9", "st_petersburg.squares", "edition-choice", "M16.1", "[0]", {"value": 27}),
    ("[18, 9", "[9, 9", "st_petersburg.squares", "edition-twice", "M16.1", "[1]", {"value": 9}),
    ('"dddd"', '"dddx"', "solo.refusable", "edition-tile", "M10.3", "", {"value": "dddx"}),
    ('"dddd"', "4", "solo.refusable", "edition-tile", "M10.3", "", {"value": 4}),
    ("aacb = 4", "aabb = 4", "board.tiles", "edition-tile", "M1.4", "[aabb]", {"value": "aabb"}),
    ("aacb = 4", "aacb = 5", "board.tiles", "edition-sum", "M1.4", "", {"value": 61, "wanted": 60}),
    ("aacb = 4", "aacb = 0", "board.tiles", "edition-number", "M1.4", "[aacb]", {"value": 0, "low": 1}),
    ("[1, 10, 19, 28]", "[1, 10, 19]", "board.companies", "edition-length", "M1.7", "[yellow]", {"length": 4}),
    ("[1, 10, 19, 28]", "[1, 10, 19, 33]", "board.companies", "edition-number", "M1.7", "[yellow][3]", {"value": 33}),
    ("[1, 10, 19, 28]", "[1, 10, 19, 7]", "board.companies", "edition-twice", "M1.7", "", {"value": 7}),
    ("yellow =", "pink =", "board.companies", "edition-choice", "M1.7", "[pink]", {"value": "pink"}),
    ("yellow = [1, 10, 19, 28]\n", "", "board.companies", "edition-length", "M1.7", "", {"length": 8}),
    ("[1, 3, 5,", "[2, 3, 5,", "board.stations", "edition-twice", "M1.6", "[2]", {"value": 2}),
    ("[1, 3, 5,", "[0, 3, 5,", "board.stations", "edition-number", "M1.6", "[2][0][0]", {"value": 0}),
    ("2 = [", "7 = [", "board.stations", "edition-choice", "M1.6", "[7]", {"value": "7"}),
    ("    [1, 5, 10, 14, 22, 28],\n", "", "board.stations", "edition-length", "M1.6", "[5]", {"length": 5}),
    ("[1, 5, 10, 14, 22, 28]", "3", "board.stations", "edition-table", "M1.6", "[5]", {}),
    ("[1, 5, 10, 14, 22, 28]", "[]", "board.stations", "edition-table", "M1.6", "[5]", {}),
    ('"M7.5"', '"page 3"', "companies.values", "edition-rule", "", "", {}),
    ('rule = "M7.5"', "rule = 7.5", "companies.values", "edition-rule", "", "", {}),
    ('rule = "M7.5"\n', "", "companies.values", "edition-rule", "", "", {}),
    (
        '"published"',
        '"guessed"',
        "companies.values",
        "edition-source",
        "",
        "",
        {"allowed": list(SOURCES)},
    ),
    ('source = "published"\n', "", "companies.values", "edition-source", "", "", {}),
    ("value = 25", "value = 25\nnote = 1", "companies.exchange_closes", "edition-unknown", "", "[note]", {}),
    ("aaaa = 2", "aaaa = 9", "central_rails.tiles", "edition-number", "M9.2", "[aaaa]", {"value": 9, "high": 8}),
    (
        "aaaa = 2\nbbbb = 1\ncccc = 1\nbcbc = 2\naacb = 2",
        "aaaa = 2\nbbbb = 1",
        "central_rails.tiles",
        "edition-sum",
        "M9.2",
        "",
        {"value": 3, "wanted": 4},
    ),
    (
        "[central_rails.tiles.value]\naaaa = 2\nbbbb = 1\ncccc = 1\nbcbc = 2\naacb = 2",
        "value = {}",
        "central_rails.tiles",
        "edition-table",
        "M9.2",
        "",
        {},
    ),
    ("[9, 10, 17, 18]", "[9, 10, 17, 17]", "berlin.groups", "edition-twice", "M17.1", "[0][3]", {"value": 17}),
    ("[9, 10, 17, 18]", "[9, 10, 17, 13]", "berlin.groups", "edition-twice", "M17.1", "", {"value": 13}),
]


@pytest.mark.parametrize(("old", "new", "table", "code", "rule", "inside", "arguments"), MISTAKES)
def test_a_mistake_is_refused_with_file_line_and_place(
    old: str, new: str, table: str, code: str, rule: str, inside: str, arguments: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "own.toml"
    path.write_text(replaced(old, new, table), "utf-8")
    reason = refused(lambda: cityboard.load("metro", edition=path))
    assert (reason.code, reason.rule) == (code, rule)
    where = {"file": str(path), "line": line_of(TEXT, f"[{table}]"), "place": f"{table}{inside}"}
    assert {name: reason.arguments[name] for name in where} == where
    assert {name: reason.arguments[name] for name in arguments} == arguments


@pytest.mark.parametrize(
    ("old", "new", "code", "arguments"),
    [
        ('"xx/x.", "xx/xx"', '"x#/x.", "xx/xx"', "edition-shape", {"place": "tiles.shapes[red][1]", "value": "x#/x."}),
        ('"xx/x.", "xx/xx"', '"xx/xx", "xx/xx"', "edition-roofs", {"place": "tiles.shapes[red][1]", "wanted": 3}),
        ('red = ["xx", "xx/x.", "xx/xx", "xx/xx/x."]\n', "", "edition-missing", {"place": "tiles.shapes[red]"}),
        ("    [1, 2, 0, 4],\n", MANY_CARDS, "edition-cards", {"place": "cards.kinds", "value": 68, "most": 60}),
    ],
)
def test_a_value_of_another_box_of_helsinki_that_cannot_be_is_refused(
    old: str, new: str, code: str, arguments: dict[str, Any], tmp_path: Path
) -> None:
    (file,) = files_on_offer("helsinki")
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    path = tmp_path / "own.toml"
    path.write_text(text.replace(old, new), "utf-8")
    reason = refused(lambda: cityboard.load("helsinki", edition=path))
    assert (reason.code, reason.rule) == (code, "H1.6" if "cards" in code else "H1.4")
    assert {name: reason.arguments[name] for name in arguments} == arguments


def test_a_missing_value_is_refused_by_its_place() -> None:
    text = replaced("[solo.refusable]  # the tile that may be refused in the first run through the deck\n", "", "")
    text = text.replace('rule = "M10.3"\nsource = "reconstructed"\nvalue = "dddd"\n', "")
    reason = refused(lambda: loaded(text))
    assert reason == Reason("edition-missing", "", {"file": "own.toml", "line": 0, "place": "solo.refusable"})


def test_a_value_that_nobody_reads_is_refused_at_its_line() -> None:
    text = TEXT + '\n[solo.cheats]\nrule = "M10.3"\nsource = "published"\nvalue = 1\n'
    reason = refused(lambda: loaded(text))
    wanted = {"file": "own.toml", "line": line_of(text, "[solo.cheats]"), "place": "solo.cheats"}
    assert reason == Reason("edition-unknown", "", wanted)


@pytest.mark.parametrize(
    ("old", "new", "table", "place", "before"),
    [
        ("value = 25\n", "", "companies.exchange_closes", "companies.exchange_closes.rule", 'rule = "M7.4"'),
        ('name = "default"', 'name = "default"\nauthor = "me"', "", "author", "author ="),
        ('name = "default"', 'name = "default"\nprinted = 1999-12-31', "", "printed", "printed ="),
        ("[london.names]", "[london]\ntaxis = 3\n[london.names]", "", "london.taxis", "taxis ="),
        ("[london.names]", f"[{'.'.join('a' * 3000)}]\n[london.names]", "", "a.a.a.a", "[a.a"),
    ],
)
def test_a_value_without_its_marks_is_refused_at_its_line(
    old: str, new: str, table: str, place: str, before: str
) -> None:
    text = replaced(old, new, table)
    reason = refused(lambda: loaded(text))
    wanted = {"file": "own.toml", "line": line_of(text, before), "place": place}
    assert reason == Reason("edition-unmarked", "", wanted)


@pytest.mark.parametrize("key", ["title", "name"])
@pytest.mark.parametrize(("value", "is_there"), [("", False), ('{key} = ""', True), ("{key} = 3", True)])
def test_title_and_name_are_words(key: str, value: str, is_there: bool) -> None:
    (old,) = [line for line in TEXT.split("\n") if line.startswith(f"{key} = ")]
    text = TEXT.replace(old, value.format(key=key), 1)
    line = line_of(text, f"{key} =") if is_there else 1
    assert refused(lambda: loaded(text)) == Reason(
        "edition-missing", "", {"file": "own.toml", "line": line, "place": key}
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (replaced("value = 25", "value = = 25"), line_of(TEXT, "value = 25")),
        (replaced("value = 25", "value ="), line_of(TEXT, "value = 25")),
        (replaced('"metro"', '"metro'), line_of(TEXT, "title =")),
        (TEXT + "\n[board.tiles]\n", TEXT.count("\n") + 2),
        (TEXT + "more = [1,", TEXT.count("\n") + 1),
        (HEAD + "deep = " + "[" * 5000, 3),
        (HEAD + "many = " + "9" * 5000, 3),
    ],
    ids=["twice", "nothing", "quote", "table", "end", "deep", "long"],
)
def test_what_is_not_toml_is_refused_at_its_line(text: str, line: int) -> None:
    reason = refused(lambda: loaded(text))
    assert (reason.code, reason.rule) == ("edition-not-toml", "")
    arguments = reason.arguments
    assert (arguments["file"], arguments["line"], arguments["place"]) == ("own.toml", line, "")
    assert arguments["error"]


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "latin.toml"
    broken.write_bytes(TEXT.encode("latin-1", "replace"))
    for path, error in [
        (tmp_path / "nothing.toml", "FileNotFoundError"),
        (tmp_path, "IsADirectoryError"),
        (broken, "UnicodeDecodeError"),
    ]:
        # Mypy does not know defaults of a lambda.
        reason = refused(lambda path=path: cityboard.load("metro", edition=path))  # type: ignore[misc]  # a bound name
        wanted = {"file": str(path), "line": 0, "place": "", "error": error}
        assert reason == Reason("edition-unreadable", "", wanted)


def test_an_edition_of_another_title_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bus.toml"
    path.write_text(replaced('"metro"', '"bus"'), "utf-8")
    with pytest.raises(OptionError) as error:
        cityboard.load("metro", edition=path)
    assert error.value.reason == Reason("edition-title", "", {"file": str(path), "value": "bus", "title": "metro"})


def test_the_line_is_found_in_other_ways_of_writing_a_value() -> None:
    marks = 'rule = "M1", source = "published"'
    text = HEAD + f"[a]\nb = {{{marks}, value = 0}}\nc = [\n  [5]\n]\n"
    checked = parse(HEAD + f"\n[a]\n[a.x]\nb = {{{marks}, value = 0}}\n", "f")
    assert refused(lambda: checked.read("a.x.b", integer(1, 2))).arguments["line"] == 6
    dotted = parse(HEAD + 'a.b.rule = "M1"\na.b.source = "published"\na.b.value = 0\n', "f")
    assert refused(lambda: dotted.read("a.b", integer(1, 2))).arguments["line"] == 3
    assert refused(lambda: parse(text, "f")).arguments == {"file": "f", "line": 5, "place": "a.c"}


def test_checks_accept_what_is_right() -> None:
    here = Place("f", 1, "p", "M1")
    assert integer(1, 2)(2, here) == 2
    assert one_of(["a", "b"])("b", here) == "b"
    assert list_of(integer(0, 9), 2)([3, 3], here) == [3, 3]
    assert table_of(one_of(["a"]), integer(0, 9))({"a": 1}, here) == {"a": 1}
    assert refused(lambda: list_of(integer(0, 9), 2, different=True)([3, 3], here)).arguments["place"] == "p[1]"


def test_every_code_of_editions_in_the_source_is_in_this_file() -> None:
    source = Path(cityboard.__file__).parent
    files = [*(source / "core").rglob("*.py"), *(source / "titles").rglob("*.py")]
    written = "".join(path.read_text("utf-8") for path in files)
    codes = set(re.findall(r'"(edition-[a-z-]+)"', written))
    assert codes == set(re.findall(r'"(edition-[a-z-]+)"', Path(__file__).read_text("utf-8")))
    assert len(codes) == 21


def test_values_are_limited_in_size_and_depth() -> None:
    default = find_edition("metro", "default")
    deep: Any = 1
    for _ in range(100_000):
        deep = [deep]
    for much in ("x" * 16_385, list(range(9_000)), 1 << 20_000, deep):
        reason = refused(lambda much=much: own_edition("metro", "mine", default.values | {"solo.refusable": much}))  # type: ignore[misc]  # a bound name
        assert reason == Reason("edition-large", "", {"file": "mine", "line": 0, "place": "", "most": 16_384})
    assert len(json.dumps(default.values)) < 16_384 / 2


def test_a_value_may_be_left_out_if_there_is_another_one() -> None:
    edition = parse(HEAD + '[a.b]\nrule = "M1"\nsource = "owner"\nvalue = 1\n', "f")
    assert edition.read("a.b", integer(0, 9), 5) == 1
    assert edition.read("a.c", integer(0, 9), 5) == 5
    assert refused(lambda: edition.read("a.c", integer(0, 9))).code == "edition-missing"
    edition.refuse_unread()


@pytest.mark.parametrize("title", ["metro", "helsinki"])
def test_the_default_edition_says_every_value_that_its_rules_ask_for(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[str] = set()
    read = Edition.read

    def remember(edition: Edition, path: str, *rest: Any) -> Any:
        asked.add(path)
        return read(edition, path, *rest)

    monkeypatch.setattr(Edition, "read", remember)
    default = find_edition(title, "default")
    find_rules(title).check_edition(default)
    assert asked == set(default.entries)


# Whatever the file says.


@given(st.text() | st.text().map(lambda more: HEAD + more))
def test_any_text_is_an_edition_or_refused(text: str) -> None:
    try:
        loaded(text)
    except EditionError as error:
        assert error.reason.arguments["file"] == "own.toml"
    else:
        raise AssertionError("an edition without values was accepted")


PIECES = [
    "0",
    "-1",
    "99999",
    "1.5",
    "nan",
    "true",
    '""',
    '"aaaa"',
    "[]",
    "[[]]",
    "{}",
    "1999-12-31",
    "08:00:00",
    "[",
    "=",
    "#",
]


@st.composite
def mutations(draw: st.DrawFn) -> str:
    """Change some pieces of the default edition: characters, tokens and lines."""
    text = TEXT
    for _ in range(draw(st.integers(1, 3))):
        kind = draw(st.sampled_from(["character", "token", "line", "swap"]))
        if kind == "character":
            at = draw(st.integers(0, len(text) - 1))
            new = draw(st.characters(codec="utf-8") | st.sampled_from('0123456789abcd"[]=.\n'))
            text = text[:at] + new + text[at + draw(st.integers(0, 1)) :]
            continue
        if kind == "token":
            tokens = list(re.finditer(r'"[^"\n]*"|\d+|true|\w+', text))
            token = draw(st.sampled_from(tokens))
            new = draw(st.sampled_from(PIECES) | st.sampled_from(tokens).map(lambda other: other[0]))
            text = text[: token.start()] + new + text[token.end() :]
            continue
        lines = text.split("\n")
        one, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        if kind == "line":
            lines[one : one + 1] = draw(st.sampled_from([[], [lines[one]] * 2, [lines[other]]]))
        else:
            lines[one], lines[other] = lines[other], lines[one]
        text = "\n".join(lines)
    return text


@given(mutations())
@settings(max_examples=300)
def test_a_changed_edition_gives_a_playable_game_or_is_refused_with_its_line(text: str) -> None:
    try:
        edition = loaded(text)
    except EditionError as error:
        assert 0 <= error.reason.arguments["line"] <= text.count("\n") + 1
        return
    game = build(edition, {"players": 2, "modules": ["companies", "central-rails"], "city": "berlin"})
    s, record = random_game(game, "changed", 60)
    assert sum(weight for _, weight in game.chances(game.start())) > 0
    assert len(record.moves) == 60 and game.moves(s)


# A custom edition.


def own_file(folder: Path, name: str = "mine") -> Path:
    path = folder / "mine.toml"
    text = replaced("value = 25", "value = 40").replace('"default"', f'"{name}"', 1)
    path.write_text(text.replace("aacb = 4\ncbaa = 4", "aacb = 6\ncbaa = 2"), "utf-8")
    return path


def test_an_own_edition_is_loaded_by_its_path(tmp_path: Path) -> None:
    path = own_file(tmp_path)
    for way in (path, str(path)):
        game = cityboard.load("metro", edition=way, players=3, modules=["companies"])
        assert (game.edition.name, game.edition.file) == ("mine", str(path))
        assert game.edition.hash != find_edition("metro", "default").hash
    assert cityboard.load("metro", edition=find_edition("metro", path)).edition.name == "mine"


@pytest.mark.parametrize("name", ["mine", "default"])
def test_a_game_with_an_own_edition_is_recorded_with_its_values(tmp_path: Path, name: str) -> None:
    path = own_file(tmp_path, name)
    own = cityboard.load("metro", edition=path)
    s, record = random_game(own, "own edition")
    read = Record.parse(record.text())
    assert read.format == 4
    assert read.edition_values == own.edition.values
    path.unlink()
    assert replay(game_of(read), read) == s
    assert verify(game_of(read), read) > 60
    with pytest.raises(RecordError) as error:
        replay(cityboard.load("metro"), read)
    assert error.value.reason == Reason("record-edition", "", {"line": 1, "edition": name})
    _, usual = random_game(cityboard.load("metro"), "usual")
    assert "edition_values" not in usual.text()
    with pytest.raises(RecordError) as error:
        replay(own, usual)
    assert error.value.reason == Reason("record-edition", "", {"line": 1, "edition": "default"})


def test_an_older_record_without_values_replays_only_with_its_file(tmp_path: Path) -> None:
    path = own_file(tmp_path)
    s, record = random_game(cityboard.load("metro", edition=path), "own edition")
    older = Record.parse(replace(record, edition_values={}).text())
    assert older.format == 1
    with pytest.raises(RecordError) as error:
        game_of(older)
    assert error.value.reason == Reason("record-edition", "", {"line": 1, "edition": "mine"})
    assert replay(game_of(older, path), older) == s
