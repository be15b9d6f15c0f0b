"""Play on a running server against a bot: python examples/client.py http://127.0.0.1:8080 metro --level puncher."""

import argparse
import asyncio
import random

from cityboard.client import Client
from cityboard.protocol.messages import Plan, Proposal, Result


async def play(url: str, title: str, level: str, pause: float) -> Result:
    """Open a table for one person and a bot, make random moves to the end, and return the result."""
    async with Client(url) as client:
        await client.arrive("Example")
        # There is nobody to wait for, so the game begins at once.
        opened = await client.open_table(Proposal(title, [Plan("me"), Plan("bot", level)]))
        # The connection keeps `position` up to date and reconnects by itself; every move is sent with its own
        # key, so a move that is resent is made once.
        async with client.table(opened.id) as table:
            (seat,) = table.yours
            while True:
                await table.until(lambda table: table.position.legal or table.position.result)
                if table.position.result:
                    return table.position.result
                assert table.position.legal
                await table.play(seat, random.choice(table.position.legal))
                # A server refuses more than ten messages a second (too-many).
                await asyncio.sleep(pause)


def main() -> None:
    """Read the command line, play, and print the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", help="the address of a server, such as make play prints")
    parser.add_argument("title", nargs="?", default="metro")
    parser.add_argument("--level", default="random", help="a level or a baseline of the title")
    parser.add_argument("--pause", type=float, default=0.1, help="seconds after every move")
    chosen = parser.parse_args()
    result = asyncio.run(play(chosen.url, chosen.title, chosen.level, chosen.pause))
    print(f"scores {result.scores}, places {result.ranking}")


if __name__ == "__main__":
    main()
