"""A table that is over stays as it is, and one that never was is unknown."""

from pathlib import Path

from cityboard.protocol.messages import Plan, Proposal
from tests.server.playing import play_on, refusal
from tests.server.serving import run, serving, sqlite


def test_nobody_sits_down_leaves_or_makes_links_at_a_table_that_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann, bob = await served.people("Ann", "Bob")
            opened = await ann.open_table(Proposal("metro", [Plan("me"), Plan("bot", "random")]))
            async with ann.table(opened.id) as table:
                await play_on([table])
                await table.until(lambda table: table.position.result)
                before = table.seq
                assert (await refusal(table.leave(0))).code == "table-over"
                assert (await refusal(table.link(0))).code == "table-over"
                assert (await refusal(bob.join(opened.id, opened.invitation))).code == "table-over"
                assert (await ann.see(opened.id)).table.seq == before

    run(test)


def test_a_table_that_never_was_is_unknown(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(sqlite(tmp_path)) as served:
            ann = await served.person("Ann")
            assert (await refusal(ann.see("nowhere"))).code == "table-unknown"

    run(test)
