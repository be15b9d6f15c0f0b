"""A process that analyses one finished game: a JSON object in, one per line out.

In comes {record, work}, the text of a record and the work for each decision, null for what is usual. Out come {done},
the number of moves that are analysed, and at last {analysis}.
"""

import json
import os
import signal
import sys
from contextlib import suppress
from dataclasses import asdict
from threading import Thread
from typing import Any

from cityboard.bots.analysis import analyse
from cityboard.bots.bot import Budget
from cityboard.bots.levels import top_level
from cityboard.bots.worker import end_with, say
from cityboard.core.record import Record
from cityboard.games.registry import game_of

PATIENCE = 15  # the niceness: even whoever thinks about a move goes first


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Analyse the game of a request, saying how far it is."""
    record = Record.parse(request["record"])
    game = game_of(record)
    budget = None if request["work"] is None else Budget(request["work"])
    found = analyse(game, record, top_level(game.title), budget, lambda done, _: say({"done": done}))
    return {"analysis": asdict(found)}


def main() -> None:
    """Answer one request."""
    os.nice(PATIENCE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    with suppress(BrokenPipeError):
        say(answer(json.loads(sys.stdin.readline())))


if __name__ == "__main__":
    main()
