"""Names: visible, in every living script, and nobody can imitate another name at a table."""
# ruff: noqa: RUF001

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cityboard.client import Client
from cityboard.core.reason import RefusedError
from cityboard.protocol import messages as wire
from cityboard.protocol.messages import Plan, Proposal
from cityboard.server import people
from cityboard.server.lookalikes import look_alike, skeleton
from cityboard.server.names import check_login, check_name
from cityboard.server.storage import past_names, schema
from tests.server.playing import LINK, ME, at_table, play_on, refusal, same_moment
from tests.server.serving import HandClock, run, serving, sqlite

GOOD = [
    *("Ann", "André", "Åsa", "İbrahim", "Müller-Lüdenscheidt", "O’Brien", "x_X", "R2-D2", "+1", "★", "♥Lisa♥", "„Q“"),
    *("Đặng Thị", "Сергей", "Ωμέγα", "Նարե", "ნინო", "ᏣᎳᎩ", "שָׁלוֹם", "محمد", "می‌خواهم", "मीनाक्षी", "ශ්‍රී", "กิ๊ก"),
    *("မြွှေ့", "སྒྲུབ", "李小龍", "田中Ken", "한글", "ﾊﾝｶｸ", "ⴰⵎⴰⵣⵉⵖ", "ᠮᠣᠩᠭᠣᠯ", "ꦗꦮ"),
    *(
        "👩‍🚀 Ann",
        "❤️",
        "1️⃣",
        "🏳️‍🌈",
        "👍🏽",
        "👩🏽‍❤️‍💋‍👨🏻",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "\U0001fae8",
    ),
]
INVISIBLE = [
    *("\u00ad", "\u034f", "\u061c", "\u115f", "\u1160", "\u17b4", "\u180e", "\u200b", "\u200e", "\u200f", "\u2060"),
    *("\u2061", "\u2064", "\u206a", "\u2800", "\u3164", "\ufe00", "\ufeff", "\uffa0", "\ufff9", "\ufffc", "\ue000"),
    *("\u0378", "\U0001d159", "\U0001d173", "\U000e0001", "\U000e0041", "\U000e0100", "\U000f0000"),
]
BAD = {
    "name-invisible": [*INVISIBLE, "A\u200dn", "Ann\u200d", "A\u200cn", "A\ufe0f", "\ufe0f", "🏴\U000e0067"],
    "name-empty": ["...", "- -", "—", "\u0301", "( )", "  "],
    "name-marks": ["a\u0301\u0302\u0303\u0304", "Z\u0337\u0337\u0337", "ก" + "ิ" * 7],
    "name-mixed": ["Аnna", "Аnna Smith", "Pаul", "Αlice", "αnn", "Tοm", "Ꭺnn", "Annա"],
    "name-long": ["\u0958" * 13],
}
CYRILLIC = str.maketrans("AaBEeKkMmHOoPpCcTtXxyrn", "АаВЕеКкМмНОоРрСсТтХхугп")


def code(name: str) -> str | None:
    try:
        check_name(name)
    except RefusedError as refused:
        return refused.reason.code
    return None


@pytest.mark.parametrize("name", GOOD)
def test_every_living_script_and_emoji_may_be_used(name: str) -> None:
    assert check_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(("wanted", "name"), [(wanted, name) for wanted, names in BAD.items() for name in names])
def test_a_name_that_others_cannot_read_is_refused(wanted: str, name: str) -> None:
    assert code(name) == wanted


def test_a_name_has_one_form() -> None:
    assert check_name("Andre\u0301\u00a0 \u3000Le\u2003Grand") == "André Le Grand"
    assert check_login("andre\u0301") == "andré"


@given(st.text(max_size=24))
def test_what_is_accepted_is_accepted_again_and_can_be_seen(name: str) -> None:
    if code(name) is None:
        form = check_name(name)
        assert check_name(form) == form == unicodedata.normalize("NFC", form).strip()
        assert "  " not in form
        assert skeleton(form).strip("\u0300")


@given(st.sampled_from(GOOD), st.sampled_from(INVISIBLE), st.integers(0, 24))
def test_nothing_invisible_hides_in_a_name(name: str, hidden: str, place: int) -> None:
    assert code(name[:place] + hidden + name[place:]) in ("name-invisible", "name-long")


@given(st.text(), st.text())
def test_a_name_never_looks_like_itself_and_looks_are_mutual(one: str, other: str) -> None:
    assert not look_alike(one, one)
    assert not look_alike(one, one.lower()) or one.casefold() != one.lower().casefold()
    assert look_alike(one, other) == look_alike(other, one)


@given(st.text("AaBEeKkMmHOoPpCcTtXxyrn", min_size=1, max_size=24))
def test_a_name_written_in_letters_of_another_alphabet_looks_alike(name: str) -> None:
    assert look_alike(name, name.translate(CYRILLIC))
    assert name.translate(CYRILLIC) != name


@pytest.mark.parametrize(
    ("one", "other"),
    [("Paul", "PauI"), ("Bill", "Bi11"), ("Bob", "B0b"), ("Ann", "Ａｎｎ"), ("Ann", "𝐀𝐧𝐧"), ("Tom", "Том")],
)
def test_these_look_alike(one: str, other: str) -> None:
    assert look_alike(one, other)


@pytest.mark.parametrize(("one", "other"), [("Ian", "Lan"), ("Anna", "anna"), ("Anna", "Änna"), ("Иван", "Ivan")])
def test_these_do_not(one: str, other: str) -> None:
    assert not look_alike(one, other)


# On the server.


def test_the_server_takes_no_bad_name_anywhere(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann = await served.person("Ann")
            for wanted, name in ((wanted, names[0]) for wanted, names in BAD.items() if wanted != "name-empty"):
                assert (await refusal((await served.stranger()).arrive(f"{name}"))).code == wanted
                assert (await refusal(ann.rename(name))).code == wanted
                plan = Plan("me", name=name)
                assert (await refusal(ann.open_table(Proposal("metro", [plan, ME])))).code == wanted
            assert (await refusal(ann.account("a\u200bnn", "correct horse"))).code == "name-invisible"
            assert (await refusal(ann.rename("..."))).code == "name-empty"
            assert (await ann.rename("Andre\u0301")).nickname == "André"
            await ann.account("andre\u0301", "correct horse")
            assert (await (await served.stranger()).login("andre\u0301", "correct horse")).login == "andré"

    run(test)


async def look_alike_of(client: Client, nickname: str) -> str:
    return (await refusal(client.rename(nickname))).code


def test_nobody_sits_down_under_a_name_that_looks_like_another_one_there(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            paul, twin, other, same = await served.people("Paul", "PauI", "Bob", "Paul")
            opened = await paul.open_table(Proposal("metro", [ME, LINK, LINK, LINK]))
            refused = await refusal(twin.join(opened.id, opened.invitation))
            assert (refused.code, refused.arguments) == ("name-alike", {"name": "Paul"})
            assert await same.join(opened.id, opened.invitation) == 1  # an honest coincidence
            # Whoever has sat down cannot take such a name afterwards, nor be renamed behind an open socket.
            assert await other.join(opened.id, opened.invitation) == 2
            assert await look_alike_of(other, "PauI") == "name-alike"
            await other.rename("Paul")
            third = await served.person("Bill")
            async with third.table(opened.id) as table:
                await third.rename("PauI")
                assert (await refusal(table.sit(secret=opened.invitation))).code == "name-alike"
                await third.rename("Bill")
                await table.sit(secret=opened.invitation)

    run(test)


def test_names_of_a_table_that_is_over_are_free_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            paul, bob = await served.people("Paul", "Bob")
            table_id, _ = await at_table(paul, bob)
            assert await look_alike_of(bob, "PauI") == "name-alike"
            change = schema.tables.update().where(schema.tables.c.id == table_id).values(status="over")
            await served.services.database.write(lambda connection: connection.execute(change))
            assert (await bob.rename("PauI")).nickname == "PauI"

    run(test)


def test_names_at_one_device_do_not_look_alike_either(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            ann, bob = await served.people("Ann", "Paul")
            for names in (("Bill", "BiII"), (None, "Аnn".replace("n", "п"))):
                plans = [Plan("me", name=name) for name in names]
                assert (await refusal(ann.open_table(Proposal("metro", plans)))).code == "name-alike"
            opened = await ann.open_table(Proposal("metro", [Plan("me", name="PauI"), LINK]))
            assert (await refusal(bob.join(opened.id, opened.invitation))).code == "name-alike"

    run(test)


def test_a_name_from_before_stays_valid(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path), way="in-process") as served:
            old = await served.services.database.write(lambda connection: people.insert(connection, "\u3164", 0))
            client = await served.stranger(served.services.signer.token(old))
            ann = await served.person("Ann")
            assert (await client.me()).nickname == "\u3164"
            table_id, _ = await at_table(ann, client)
            assert (await ann.see(table_id)).table.seats[1].name == "\u3164"

    run(test)


def news_of(table: wire.TableInfo) -> list[tuple[str, str | None, str | None]]:
    """List the news of a table: what happened, and the names in it."""
    return [(one.because, one.name, one.before) for one in table.news]


def test_a_new_name_is_news_and_what_was_before_keeps_the_old_one(database_url: str) -> None:
    async def test() -> None:
        async with serving(database_url) as served:
            ann, bob, eve = await served.people("Ann", "Bobby", "Eve")
            await bob.rename("Bob")  # before he sits down it is nobody's news
            opened = await ann.open_table(Proposal("metro", [ME, LINK], {"start": 0}))
            await bob.join(opened.id, opened.invitation)
            async with ann.table(opened.id) as anns, bob.table(opened.id) as bobs:
                await play_on([anns, bobs], 3)
                await same_moment([anns, bobs])
                number = anns.position.number
                await bob.rename("Robert")
                await bob.rename("Robert")  # the same name is none
                await anns.until(lambda table: table.table.seats[1].name == "Robert")
                await play_on([anns, bobs], 3)
                await bobs.leave(1)
                await same_moment([anns, bobs])
            expected = [("sat", "Bob", None), ("renamed", "Robert", "Bob"), ("left", "Robert", None)]
            former = [wire.FormerPlayer(1, "Bob", number, renamed=True)]
            # It is stored: whoever reads the table again is told the same.
            for _ in range(2):
                seen = (await eve.see(opened.id)).table
                assert (news_of(seen), seen.former) == (expected, former)
                assert [one.number for one in seen.news][:2] == [0, number]
                served.services.live_tables.drop(await served.services.live_tables.get(opened.id))
            assert [past["nickname"] for past in (await bob.export()).past_names] == ["Bobby", "Bob"]
            await bob.delete()
            seen = (await eve.see(opened.id)).table
            assert not any(one.name or one.before for one in seen.news)
            assert not any(one.name for one in seen.former)
            assert (await served.rows(schema.past_names))["past_names"] == []

    run(test)


def test_only_the_latest_earlier_names_of_a_person_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past_names, "KEPT", 3)

    async def test() -> None:
        clock = HandClock()
        async with serving(sqlite(tmp_path), clock=clock) as served:
            ann = await served.person("Ann")
            for number in range(5):
                clock.pass_seconds(1)
                await ann.rename(f"Ann {number}")
            assert [past["nickname"] for past in (await ann.export()).past_names] == ["Ann 1", "Ann 2", "Ann 3"]

    run(test)
