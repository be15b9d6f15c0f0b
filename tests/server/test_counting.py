"""Real tables counted over HTTP: published examples, faults with their places, limits, editions."""

from pathlib import Path
from typing import Any

import httpx2
import jsonschema_rs
import pytest

from cityboard.protocol.counting import ChoiceCells, CountedSheet, CountSheet, NumberCells, TextCells
from cityboard.protocol.editions import NewEdition
from cityboard.titles.metro.wire.board import MetroBoard
from cityboard.titles.registry import find_edition, registered
from tests.server.playing import refusal
from tests.server.serving import run, serving, sqlite
from tests.titles.helsinki.rules.test_h7_scoring import EXAMPLE
from tests.titles.metro.rules.test_counting import FOURTEEN
from tests.toy.title import TITLE

SHARES: dict[str, Any] = {
    "board.points": [38, 36, 34, 32, 32, 29, 27, 27],
    "companies.shares": [["red", "yellow", "grey", "yellow"], [None] * 4],
}


GAMES: list[tuple[str, dict[str, Any]]] = [
    *(("metro", {"city": city}) for city in ("paris", "stockholm", "london", "new-york", "st-petersburg")),
    ("metro", {"city": "berlin", "berlin_sides": "mixed"}),
    ("metro", {"modules": ["companies", "central-stations"]}),
    ("metro", {"modules": ["central-rails"]}),
    ("helsinki", {"modules": ["dry-roads"]}),
]


def counted(tmp_path: Path, *wanted: CountSheet) -> list[CountedSheet]:
    """Have some sheets counted by a stranger."""
    answers: list[CountedSheet] = []

    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            stranger = await served.stranger()
            answers.extend([await stranger.count_sheet(sheet) for sheet in wanted])

    run(test)
    return answers


@pytest.mark.rule("M4.4", "M7.6", "H7.3")
def test_anybody_can_have_a_real_table_counted(tmp_path: Path) -> None:
    metro, companies, helsinki = counted(
        tmp_path,
        CountSheet("metro", 2, values={"board.tiles": FOURTEEN}),
        CountSheet("metro", 2, {"modules": ["companies"]}, SHARES),
        CountSheet("helsinki", 3, values={"boards.roofs": ["", EXAMPLE, ""]}),
    )
    assert metro.points is not None
    assert (metro.points.scores, metro.points.ranking) == ([0, 14], [2, 1])
    assert [(one.code, one.rule, one.points) for one in metro.points.breakdown] == [
        ("line", "M4.2", 7),
        ("doubling", "M4.3", 7),
    ]
    assert isinstance(metro.board, MetroBoard)
    assert metro.board.squares[4] == "acba"
    assert companies.points is not None
    assert sum(one.points for one in companies.points.breakdown if one.rule == "M7.6") == 68
    assert helsinki.points is not None
    assert helsinki.points.scores == [0, 22, 0]


@pytest.mark.rule("M10.6")
def test_published_example_of_the_solo_game_is_22_or_9_when_it_is_harder(tmp_path: Path) -> None:
    noted: dict[str, Any] = {"board.points": [35, 22, 30, 30, 30, 30, 30, 30]}
    easy, hard = counted(
        tmp_path,
        *(CountSheet("metro", 1, {"modules": ["solo"], "harder_solo": harder}, noted) for harder in (False, True)),
    )
    assert easy.points is not None
    assert hard.points is not None
    assert (easy.points.scores, hard.points.scores) == ([22], [9])


def test_the_answer_says_what_a_sheet_with_these_options_can_have(tmp_path: Path) -> None:
    base, paris, helsinki = counted(
        tmp_path, CountSheet("metro", 2), CountSheet("metro", 3, {"city": "paris"}), CountSheet("helsinki", 2)
    )
    assert [part.name for part in base.parts] == ["board.frame", "board.tiles", "board.points"]
    assert {"modules", "city", "berlin_sides"} <= set(base.options)
    assert not {"frame", "start", "hand"} & set(base.options)
    frame, tiles, points = base.parts
    assert isinstance(frame, ChoiceCells)
    assert (frame.choices, frame.default) == ([1, 2], [1, 2])
    assert isinstance(tiles, TextCells)
    assert tiles.rows is None
    assert isinstance(points, NumberCells)
    assert points.rows is not None
    assert (points.rows.kind, points.rows.names) == ("owner", [0, 1])
    cards = next(part for part in paris.parts if part.name == "paris.cards")
    assert isinstance(cards, ChoiceCells)
    assert cards.columns is not None
    assert (len(cards.columns.names), cards.captions[8]) == (4, "Louvre")
    roofs = next(part for part in helsinki.parts if part.name == "boards.roofs")
    assert isinstance(roofs, TextCells)
    assert roofs.blank.splitlines()[3] == "...#..."


def test_what_cannot_be_is_named_with_its_place_and_nothing_is_counted(tmp_path: Path) -> None:
    cards: dict[str, Any] = {"paris.cards": [[0, *[None] * 5], [None, 0, *[None] * 4]]}
    wrong, mended = counted(
        tmp_path, CountSheet("metro", 2, {"city": "paris"}, cards), CountSheet("metro", 2, {"city": "paris"})
    )
    [fault] = wrong.faults
    assert (fault.reason.code, fault.part, fault.row, fault.column) == ("sheet-twice", "paris.cards", 1, 1)
    assert wrong.points is None
    assert [part.name for part in wrong.parts] == [part.name for part in mended.parts]
    assert mended.points is not None


@pytest.mark.parametrize(
    ("sheet", "code"),
    [
        (CountSheet("chess", 2), "title-unknown"),
        (CountSheet("metro", 1), "one-without-solo"),
        (CountSheet("metro", 2, {"hand": 2}), "option-value"),
        (CountSheet("metro", 2, {"modules": ["solo"], "city": "paris"}), "option-value"),
        (CountSheet("metro", 1, {"modules": ["solo"], "city": "paris"}), "city-with-solo"),
        (CountSheet("metro", 2, edition="/etc/passwd"), "option-value"),
        (CountSheet("metro", 2, edition="0" * 64), "edition-not-kept"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_options_that_cannot_be_are_refused(tmp_path: Path, sheet: CountSheet, code: str) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            assert (await refusal((await served.stranger()).count_sheet(sheet))).code == code

    run(test)


def test_a_title_without_count_sheets_says_which_have_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            reason = await refusal((await served.stranger()).count_sheet(CountSheet(TITLE.name, 2)))
            assert (reason.code, reason.arguments["allowed"]) == ("option-value", ["metro", "helsinki"])

    with registered(TITLE):
        run(test)


@pytest.mark.rule("M7.7")
def test_a_box_of_ones_own_counts_by_its_own_values(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, stranger = await served.person("Ann"), await served.stranger()
            values = find_edition("metro", "default").values | {"companies.majority_divisor": 1}
            kept = await ann.keep_edition(NewEdition("metro", "Ann’s box", values))
            sheet = CountSheet("metro", 2, {"modules": ["companies"]}, SHARES, kept.hash)
            answer = await stranger.count_sheet(sheet)
            assert answer.points is not None
            majorities = [one.points for one in answer.points.breakdown if one.rule == "M7.7"]
            assert majorities == [38, 32, 32]

    run(test)


def test_a_box_is_checked_once_for_all_the_taps_on_a_sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cityboard.server.counting.KEPT", 1)

    async def test() -> None:
        async with serving(sqlite(tmp_path), edition_checks_per_address_per_minute=4) as served:
            ann = await served.person("Ann")
            default = find_edition("metro", "default").values
            one, other = [
                (
                    await ann.keep_edition(NewEdition("metro", name, {**default, "companies.majority_divisor": number}))
                ).hash
                for number, name in enumerate(("One", "Other"), 1)
            ]
            for edition in (one, one, one, other, other):
                await ann.count_sheet(CountSheet("metro", 2, edition=edition))
            # Of those before, only so many are remembered.
            assert (await refusal(ann.count_sheet(CountSheet("metro", 2, edition=one)))).code == "too-many"

    run(test)


def test_what_is_sent_is_limited_in_size_and_kind(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served, httpx2.AsyncClient(base_url=served.url) as http:
            for body, status in [
                ('{"title": "metro", "players": 2, "values": {"board.tiles": "%s"}}' % ("aacb00" * 6_000), 413),
                ('{"title": "metro", "players": "2"}', 400),
                ('{"title": "metro", "players": 7}', 400),
                ('{"title": "metro", "players": 2, "values": []}', 400),
                ('{"title": "metro", "players": 2, "values": {"board.frame": %s}}' % ("[" * 9_000 + "]" * 9_000), 400),
                ('{"title": "metro", "players": 2, "values": {"board.frame": [[[]]]}}', 400),
                ('{"title": "metro", "players": 2, "values": {"board.frame": [1.5, true]}}', 400),
                ('{"title": "metro", "players": 2, "values": {"board.frame": [[7]]}}', 200),
                ("no sheet", 400),
            ]:
                headers = {"content-type": "application/json", "origin": served.url}
                assert (await http.post("/api/count", content=body, headers=headers)).status_code == status, body[:60]

    run(test)


def test_answers_are_as_the_schema_says(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served, httpx2.AsyncClient(base_url=served.url) as http:
            document = (await http.get("/schema/openapi.json")).json()
            schema = {"$ref": "#/components/schemas/CountedSheet", "components": document["components"]}
            judge = jsonschema_rs.validator_for(schema)
            for title, options in GAMES:
                sheet = {"title": title, "players": 2, "options": options, "values": {"board.points": [1, 2]}}
                answer = await http.post("/api/count", json=sheet, headers={"origin": served.url})
                judge.validate(answer.json())

    run(test)


def test_a_file_of_the_command_line_is_read_as_the_sheet_that_it_is(tmp_path: Path) -> None:
    text = 'title = "metro"\nplayers = 3\ncity = "paris"\n[board]\ntiles = "aacb00"\nframe = ["", 2, 1]\n'

    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            stranger = await served.stranger()
            sheet = await stranger.read_sheet(text)
            values: dict[str, Any] = {"board.tiles": "aacb00", "board.frame": [None, 2, 1]}
            assert sheet == CountSheet("metro", 3, {"city": "paris"}, values)
            # Without a number of players, as many play as usually.
            assert (await stranger.read_sheet("title = 'helsinki'")).players == 2

    run(test)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("title = metro", "sheet-not-toml"),
        ("players = 2", "sheet-no-title"),
        ('title = "metro"\nedition = 3', "sheet-edition"),
        ('title = "metro"\n[edition]\na = 1', "sheet-edition"),
        ("title = 'chess'", "title-unknown"),
        ("title = 'metro'\nplayers = 9", "option-value"),
        ("title = 'metro'\nedition = '/etc/passwd'", "option-value"),
        ("title = 'metro'\n[board]\npoints = [1.5, 2]", "sheet-number"),
        ("title = 'metro'\n[board]\nframe = [{}, 1979-05-27]", "sheet-choice"),
        ("title = 'metro'\n[weather]\nsky = 1.5", "sheet-unknown"),
    ],
)
def test_what_is_no_sheet_is_refused_with_its_reason(tmp_path: Path, text: str, code: str) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            assert (await refusal((await served.stranger()).read_sheet(text))).code == code

    run(test)


def test_counting_has_a_limit_for_every_address(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), counts_per_address_per_minute=3) as served:
            ann, ben = await served.person("Ann"), await served.stranger()
            for client in (ann, ben, ann):
                await client.count_sheet(CountSheet("metro", 2))
            assert (await refusal(ben.count_sheet(CountSheet("metro", 2)))).code == "too-many"

    run(test)


def test_nothing_that_people_enter_can_break_the_counting(tmp_path: Path) -> None:
    odd: list[Any] = [None, -1, 10**18, 1, "", "x" * 99, [], [[]], [[None]], [1, "x", None], [[1] * 99] * 9]

    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            stranger = await served.stranger()
            for title, options in GAMES:
                parts = [part.name for part in (await stranger.count_sheet(CountSheet(title, 2, options))).parts]
                for value in odd:
                    values = dict.fromkeys(parts, value)
                    answer = await stranger.count_sheet(CountSheet(title, 2, options, values))
                    assert (answer.points is None) == bool(answer.faults)

    run(test)
