"""A process that analyses one finished game: a JSON object in, one per line out.

The input is {record, work}: the text of a record and the work for each decision, or null for the default. The output is
{done}, the number of moves analysed so far, and finally {analysis}.
"""

import json
import os
import signal
import sys
from contextlib import suppress
from threading import Thread
from typing import Any

from msgspec import to_builtins

from cityboard.analysis.analysis import analyse
from cityboard.analysis.worker import end_with, say
from cityboard.bots.bot import Budget
from cityboard.core.record import Record
from cityboard.titles.ladders import top_level
from cityboard.titles.registry import game_of

PATIENCE = 15  # the niceness: even processes that think about a move go first


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Analyse the game of a request and report progress."""
    record = Record.parse(request["record"])
    game = game_of(record)
    budget = None if request["work"] is None else Budget(request["work"])
    analysis = analyse(game, record, top_level(game.title), budget, lambda done, _: say({"done": done}))
    return {"analysis": to_builtins(analysis)}


def main() -> None:
    """Answer one request."""
    os.nice(PATIENCE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    with suppress(BrokenPipeError):
        say(answer(json.loads(sys.stdin.readline())))


if __name__ == "__main__":
    main()
