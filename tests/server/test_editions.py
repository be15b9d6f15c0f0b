"""Custom editions: checked, kept, and shared by their hash; none is ever read from a file here."""

from pathlib import Path
from typing import Any

import httpx2
import pytest

from cityboard.core.edition import OWNER
from cityboard.core.edition_text import parse, written
from cityboard.protocol.editions import LONGEST_FILE, NewEdition
from cityboard.protocol.messages import Proposal
from cityboard.protocol.tables import Chosen
from cityboard.server.storage import editions as storage
from cityboard.server.storage import schema
from cityboard.server.storage.integrity import check
from cityboard.titles.registry import edition_names, find_edition, own_edition
from tests.server import stored
from tests.server.playing import BOT, ME, refusal
from tests.server.postgres import Server
from tests.server.serving import Served, run, serving, sqlite

DEFAULT = {title: find_edition(title, "default") for title in ("metro", "helsinki")}
PLACE = {"metro": "companies.exchange_closes", "helsinki": "tiles.superstructures"}
NO_HASHES = ["default", "0" * 63, "0" * 65, "0" * 63 + "G", "A" * 64, "..%2Fdefault", "%00" * 64, "%E2%80%A8", "0" * 64]
# What a value can be in JSON.
NONSENSE: list[Any] = [None, -1, 0.5, 1e300, 10**19, 10**400, "", "a\u200bb", "\u3164", "../x", {}, [[]], {"value": 1}]


def values_of(title: str = "metro", number: int = 29) -> dict[str, Any]:
    """Return the values of a box that differs from the default one in a number."""
    return DEFAULT[title].values | {PLACE[title]: number}


def box(title: str = "metro", name: str = "Ann’s box", number: int = 29, replaces: str | None = None) -> NewEdition:
    return NewEdition(title, name, values_of(title, number), replaces)


def hash_of(title: str = "metro", number: int = 29) -> str:
    return own_edition(title, "any", values_of(title, number)).hash


async def post(served: Served, path: str, content: str) -> httpx2.Response:
    """Send a body as it is, whatever a client would think of it."""
    async with httpx2.AsyncClient(base_url=served.url, trust_env=False) as http:
        return await http.post(path, content=content, headers={"content-type": "application/json"})


# What comes with a title, and what is wrong with a box.


def test_the_editions_of_a_title_say_every_value_and_where_it_comes_from(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            stranger = await served.stranger()
            for title, default in DEFAULT.items():
                shown = await stranger.shipped_editions(title)
                assert [edition.name for edition in shown] == edition_names(title)
                (usual,) = [edition for edition in shown if edition.hash == default.hash]
                assert (usual.title, usual.name, usual.is_own) == (title, "default", False)
                entries = [(entry.place, entry.rule, entry.source, entry.value) for entry in usual.entries]
                assert entries == [(*source, default.values[source[0]]) for source in default.sources()]
                assert await stranger.edition(title, default.hash) == usual
            assert (await refusal(stranger.shipped_editions("chess"))).code == "title-unknown"
            assert (await refusal(stranger.edition("chess", "0" * 64))).code == "title-unknown"

    run(test)


def test_everything_that_is_wrong_with_a_box_is_told_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            stranger = await served.stranger()
            right = await stranger.check_edition("metro", values_of())
            assert right.reasons == []
            assert right.edition is not None
            assert right.edition.hash == hash_of()
            assert [entry.place for entry in right.edition.entries if entry.source == OWNER] == [PLACE["metro"]]
            wrong = {"london.circuit": 7, "solo.refusable": "dddx", "more": [1]}
            checked = await stranger.check_edition("metro", values_of() | wrong)
            assert {reason.arguments["place"] for reason in checked.reasons} == set(wrong)
            assert checked.edition == right.edition
            nothing = await stranger.check_edition("metro", {})
            assert (len(nothing.reasons), nothing.edition) == (10, None)
            assert (await refusal(stranger.check_edition("chess", {}))).code == "title-unknown"

    run(test)


@pytest.mark.parametrize("title", DEFAULT)
def test_no_nonsense_is_kept_and_none_fails_the_server(title: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann = await served.person("Ann")
            for nonsense in NONSENSE:
                for place in (*DEFAULT[title].values, "", "name", "a.b", "x" * 900):
                    values = values_of(title) | {place: nonsense}
                    checked = await ann.check_edition(title, values)
                    assert checked.reasons
                    assert checked.edition is not None
                    known = {place: DEFAULT[title].values[place]} if place in DEFAULT[title].values else {}
                    assert checked.edition.hash == own_edition(title, "any", values_of(title) | known).hash
                    reason = await refusal(ann.keep_edition(NewEdition(title, "box", values)))
                    assert reason.code == checked.reasons[0].code
            assert await ann.own_editions() == []

    run(test)


def test_what_is_sent_is_limited_in_size_and_depth(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            large = values_of() | {"solo.refusable": "x" * 17_000}
            assert [reason.code for reason in (await ann.check_edition("metro", large)).reasons] == ["edition-large"]
            assert (await refusal(ann.keep_edition(NewEdition("metro", "box", large)))).code == "edition-large"
            for value, status, code in [
                ("[" * 300 + "]" * 300, 200, "edition-"),
                ("[" * 20_000 + "]" * 20_000, 400, "message-malformed"),
                ("NaN", 400, "message-malformed"),
                ("1e999", 400, "message-malformed"),
                ("9" * 5_000, 400, "message-malformed"),
                ('"\\ud800"', 400, "message-malformed"),
                ('"' + "x" * 70_000 + '"', 413, "http"),
            ]:
                body = f'{{"title": "metro", "values": {{"london.circuit": {value}}}}}'
                answer = await post(served, "/api/editions/check", body)
                assert answer.status_code == status, value[:20]
                assert f'"code":"{code}' in answer.text
            assert (await post(served, "/api/editions/read", f'{{"text": "{"x" * 140_000}"}}')).status_code == 413
            assert (await refusal(ann.read_edition("#" * (LONGEST_FILE + 1)))).code == "message-malformed"

    run(test)


def test_a_file_is_read_with_the_lines_of_its_faults(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            stranger = await served.stranger()
            for title in DEFAULT:
                own = own_edition(title, "Émile’s", values_of(title))
                read = await stranger.read_edition(written(own))
                assert read.reasons == []
                assert read.edition is not None
                assert (read.edition.name, read.edition.hash, read.edition.is_own) == ("Émile’s", own.hash, True)
                assert [(entry.place, entry.rule, entry.source) for entry in read.edition.entries] == own.sources()
            text = written(DEFAULT["metro"])
            for old, new in [("value = 16", "value = 1999-12-31"), ("value = 25", "value = nan")]:
                assert text.count(old) == 1
                text = text.replace(old, new)
            answer = await stranger.read_edition(text)
            lines = text.split("\n")
            assert [lines[reason.arguments["line"] - 1].split("]")[0] for reason in answer.reasons] == [
                "[companies.exchange_closes",
                "[london.circuit",
            ]
            assert answer.edition is not None
            assert answer.edition.hash == DEFAULT["metro"].hash
            for wrong, code in [
                ("title = ", "edition-not-toml"),
                ("", "edition-missing"),
                ('title = "chess"\nname = "x"\n', "title-unknown"),
                ('title = "metro"\nname = "a\\u200bb"\n', "edition-text"),
                ('title = "metro"\nname = "x"\n' + "a." * 15_000 + "b = 1", "edition-unmarked"),
                ('title = "metro"\nname = "x"\na = 0x' + "f" * 30_000, "edition-unmarked"),
                (
                    'title = "metro"\nname = "x"\na.rule = "M1"\na.source = "owner"\na.value = 0x' + "f" * 30_000,
                    "edition-large",
                ),
                ('title = "metro"\nname = "x"\na = ' + "[" * 30_000, "edition-not-toml"),
            ]:
                assert (await refusal(stranger.read_edition(wrong))).code == code

    run(test)


# What people keep.


def test_an_edition_is_kept_renamed_replaced_and_forgotten(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob, stranger = await served.person("Ann"), await served.person("Bob"), await served.stranger()
            kept = await ann.keep_edition(box(name="  Ann’s \u00a0 box "))
            assert (kept.title, kept.name, kept.hash) == ("metro", "Ann’s box", hash_of())
            assert await ann.own_editions() == [kept]
            renamed = await ann.keep_edition(box(name="The attic"))
            assert [edition.name for edition in await ann.own_editions()] == ["The attic"]
            assert renamed.hash == kept.hash
            other = await ann.keep_edition(box(number=31, replaces=kept.hash))
            assert [edition.hash for edition in await ann.own_editions()] == [other.hash]
            assert (await refusal(stranger.edition("metro", kept.hash))).code == "edition-not-kept"
            for client, code in [(bob, "edition-not-kept"), (stranger, "person-needed")]:
                assert (await refusal(client.forget_edition(other.hash))).code == code
            # What somebody else keeps cannot be replaced.
            await bob.keep_edition(box(number=32, replaces=other.hash))
            assert [edition.hash for edition in await ann.own_editions()] == [other.hash]
            await ann.forget_edition(other.hash)
            assert await ann.own_editions() == []
            assert (await refusal(ann.forget_edition(other.hash))).code == "edition-not-kept"
            for code, doing in [
                ("person-needed", stranger.keep_edition(box())),
                ("person-needed", stranger.own_editions()),
            ]:
                assert (await refusal(doing)).code == code

    run(test)


def test_a_person_keeps_only_so_many(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url, editions_per_person=2) as served:
            ann, bob = await served.people("Ann", "Bob")
            first = await ann.keep_edition(box(number=1))
            await ann.keep_edition(box("helsinki"))
            reason = await refusal(ann.keep_edition(box(number=3)))
            assert (reason.code, reason.arguments) == ("editions-full", {"most": 2})
            assert (await refusal(ann.keep_edition(box(number=3, replaces="0" * 64)))).code == "editions-full"
            assert len(await ann.own_editions()) == 2
            await ann.keep_edition(box(number=1, name="again"))
            await ann.keep_edition(box(number=3, replaces=first.hash))
            assert {edition.hash for edition in await ann.own_editions()} == {hash_of(number=3), hash_of("helsinki")}
            await bob.keep_edition(box(number=1))

    run(test)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "message-malformed"),
        ("x" * 41, "message-malformed"),
        (" ", "name-empty"),
        ("—", "name-empty"),
        ("a\u200bb", "name-invisible"),
        ("\u3164", "name-invisible"),
        ("one\u2028two", None),  # becomes a space
        ("\u202eevil", "name-invisible"),
        ("a\u0301\u0302\u0303\u0304", "name-marks"),
        ("Аnna", "name-mixed"),  # noqa: RUF001  # the first letter is Cyrillic
        ("../../etc/passwd", None),
        ("default", None),
    ],
)
def test_the_name_of_an_edition_is_one_that_everyone_can_read(name: str, code: str | None, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann = await served.person("Ann")
            if code is not None:
                assert (await refusal(ann.keep_edition(box(name=name)))).code == code
                assert await ann.own_editions() == []
                return
            assert (await ann.keep_edition(box(name=name))).name == " ".join(name.split())
            # A name never stands for the edition, nor for a file.
            if name != "default":
                reason = await refusal(ann.open_table(Proposal("metro", [ME, BOT], edition=name)))
                assert (reason.code, reason.arguments["option"]) == ("option-value", "edition")

    run(test)


def test_whoever_knows_the_hash_sees_the_edition_and_its_file(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob, stranger = await served.person("Ann"), await served.person("Bob"), await served.stranger()
            kept = await ann.keep_edition(box())
            for client in (ann, bob, stranger):
                seen = await client.edition("metro", kept.hash)
                assert (seen.name, seen.hash, seen.is_own) == ("Ann’s box", kept.hash, True)
                assert {entry.place: entry.value for entry in seen.entries} == values_of()
                file = parse(await client.edition_file("metro", kept.hash), "file.toml")
                assert (file.name, file.hash) == ("Ann’s box", kept.hash)
                assert (await refusal(client.edition("helsinki", kept.hash))).code == "edition-not-kept"
            await bob.keep_edition(box(name="Bob’s box"))
            assert [(await client.edition("metro", kept.hash)).name for client in (ann, bob)] == [
                "Ann’s box",
                "Bob’s box",
            ]
            for wrong in NO_HASHES:
                for path in (f"/api/editions/metro/{wrong}", f"/api/editions/metro/{wrong}/file"):
                    async with httpx2.AsyncClient(base_url=served.url, trust_env=False) as http:
                        assert (await http.get(path)).status_code == 404
                assert (await refusal(ann.forget_edition(wrong))).code in ("edition-not-kept", "http")
            shipped = await ann.edition_file("metro", DEFAULT["metro"].hash)
            assert parse(shipped, "file.toml").sources() == DEFAULT["metro"].sources()

    run(test)


def test_checks_are_counted_by_address(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), edition_checks_per_address_per_minute=3) as served:
            ann = await served.person("Ann")
            kept = await ann.keep_edition(box())
            await ann.check_edition("metro", values_of())
            await ann.edition("metro", kept.hash)
            for doing in (
                ann.check_edition("metro", values_of()),
                ann.read_edition("title = 1"),
                ann.keep_edition(box()),
                ann.edition("metro", kept.hash),
                ann.edition_file("metro", kept.hash),
                ann.check_options(Chosen("metro", 2, edition=kept.hash)),
                ann.open_table(Proposal("metro", [ME, BOT], edition=kept.hash)),
            ):
                assert (await refusal(doing)).code == "too-many"
            # Nobody else's boxes are built for what comes with the title.
            await ann.edition("metro", DEFAULT["metro"].hash)
            await ann.check_options(Chosen("metro", 2))

    run(test)


# Where they are stored.


def test_all_that_is_kept_leaves_with_its_person(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob = await served.people("Ann", "Bob")
            kept, same = await ann.keep_edition(box()), await bob.keep_edition(box(name="Bob’s box"))
            (exported,) = (await ann.export()).editions
            assert exported == {
                "hash": kept.hash,
                "title": "metro",
                "name": "Ann’s box",
                "values": values_of(),
                "changed_at": kept.changed_at,
            }
            await ann.delete()
            rows = await served.rows(schema.editions)
            assert [(row["name"], row["hash"]) for row in rows["editions"]] == [("Bob’s box", same.hash)]
            (gone,) = [row for row in (await served.rows(schema.people))["people"] if row["deleted"]]

            def keep(connection: Any) -> None:
                row = storage.EditionRow(gone["id"], kept.hash, "metro", "too late", values_of(), 0)
                storage.keep(connection, row, None, 20)

            assert (await refusal(served.services.database.write(keep))).code == "person-needed"
        assert (await check(database_url, replay_all=True)).findings == []

    run(test)


@pytest.mark.parametrize("column", ["name", "hash", "title", "data", "changed_at"])
def test_an_edition_that_was_edited_where_it_is_stored_is_found(column: str, database_url: str) -> None:
    async def live() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            await ann.keep_edition(box())

    run(live)
    edited: dict[str, Any] = {
        "name": "Eve’s box",
        "hash": "f" * 64,
        "title": "helsinki",
        "data": b"{}",
        "changed_at": 1,
    }
    stored.execute(database_url, schema.editions.update().values({column: edited[column]}))
    findings = run(lambda: check(database_url, replay_all=False)).findings
    assert [(finding.code, finding.arguments["name"]) for finding in findings] == [("row-edited", "editions")]


def test_what_no_box_can_have_is_refused_even_if_it_is_stored(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann = await served.person("Ann")
            kept = await ann.keep_edition(box())
            await served.services.database.write(
                lambda connection: connection.execute(schema.editions.update().values(data=b'{"board.tiles": 1}'))
            )
            assert (await refusal(ann.edition("metro", kept.hash))).code.startswith("edition-")
            reason = await refusal(ann.open_table(Proposal("metro", [ME, BOT], edition=kept.hash)))
            assert reason.code.startswith("edition-")

    run(test)


def test_two_processes_share_what_is_kept(postgres: Server) -> None:
    async def test() -> None:
        with postgres.database() as url:
            async with serving(url) as one, serving(url) as other:
                await share(one, other)

    async def share(one: Served, other: Served) -> None:
        ann = await one.person("Ann")
        elsewhere = await other.stranger(ann.token)
        kept = await ann.keep_edition(box())
        assert await elsewhere.own_editions() == [kept]
        opened = await elsewhere.open_table(Proposal("metro", [ME, BOT], edition=kept.hash))
        await elsewhere.forget_edition(kept.hash)
        assert await ann.own_editions() == []
        assert (await ann.table_edition(opened.id)).hash == kept.hash

    run(test)
