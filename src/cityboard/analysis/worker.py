"""A process that thinks for bots: a JSON object per line in, a JSON object per line out.

A request is {id, title, rules, edition, edition_values, edition_hash, options, view, seat, level, seed, seconds,
is_advice}; `edition` is the path of a file, or the name of the edition if there are values. The answer is {id, move,
facts, candidates}, or {id, error} with a code if there is no move; a fact is [code, arguments], a candidate [move,
lead, error]. The candidates of advice contain its move. The first line out is READY. The process ends when its input
does.
"""

import json
import os
import signal
import sys
import time
from contextlib import suppress
from functools import lru_cache
from random import Random
from threading import Thread
from typing import Any

from cityboard.analysis.leads import half, with_lead
from cityboard.bots.bot import Budget, Judgement
from cityboard.core.game import Game
from cityboard.core.reason import RefusedError
from cityboard.titles.ladders import level_of
from cityboard.titles.registry import find_edition, find_rules, own_edition, versions

READY = {"ready": True}
FIELDS = {
    "title": str,
    "rules": str,
    "edition": str,
    "edition_values": dict,
    "edition_hash": str,
    "options": dict,
    "view": dict,
    "seat": int,
    "level": str,
    "seed": str,
    "seconds": float,  # 0 for the level's default
    "is_advice": bool,
}
LONGEST = 60.0  # the most seconds that a request may ask for
PATIENCE = 10  # the niceness: processes that serve people go first
GAMES = 64  # kept in memory; each holds tables of a few hundred kilobytes


class BadRequestError(ValueError):
    """A request that cannot be answered; its text is the code of the reason."""


def answer(line: bytes) -> dict[str, Any]:
    """Answer one line, whatever it is."""
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        return {"id": None, "error": "request-not-json"}
    if not isinstance(request, dict):
        return {"id": None, "error": "request-not-json"}
    name = request.get("id")
    if type(name) not in (int, str):
        return {"id": None, "error": "request-id"}
    try:
        return {"id": name, **answer_of(choose(request))}
    except RefusedError as refused:
        return {"id": name, "error": refused.reason.code}
    except BadRequestError as bad:
        return {"id": name, "error": str(bad)}
    except Exception:  # a faulty bot must not end other games
        return {"id": name, "error": "bot-failed"}


def choose(request: dict[str, Any]) -> Judgement:
    """Check a request and let its bot choose."""
    for field, kind in FIELDS.items():
        if type(request.get(field)) is not kind:
            raise BadRequestError(f"request-{field.replace('_', '-')}")
    options, values = (json.dumps(request[field], sort_keys=True) for field in ("options", "edition_values"))
    if request["rules"] not in versions(request["title"]):
        raise BadRequestError("request-rules")
    game = game_of(request["title"], request["rules"], request["edition"], options, values)
    if request["edition_hash"] != game.edition.hash:
        raise BadRequestError("request-edition-hash")
    view, seat = game.state_from_json(request["view"]), request["seat"]
    if seat < 0 or view.turn != seat:
        raise BadRequestError("request-seat")
    if not 0.0 <= request["seconds"] <= LONGEST:
        raise BadRequestError("request-seconds")
    level = level_of(game.title, request["level"])
    budget = Budget(seconds=request["seconds"]) if request["seconds"] else level.budget
    bot, rng = level.make(), Random(request["seed"])
    judgement = bot.choose(game, view, seat, rng, budget)
    return with_lead(game, view, bot, judgement, rng, half(budget)) if request["is_advice"] else judgement


def answer_of(judgement: Judgement) -> dict[str, Any]:
    """Return a judgement as it appears in an answer."""
    return {
        "move": judgement.move,
        "facts": [[fact.code, fact.arguments] for fact in judgement.facts],
        "candidates": [[option.move, option.lead, option.error] for option in judgement.candidates],
    }


@lru_cache(GAMES)
def game_of(title: str, rules: str, name: str, options: str, values: str = "{}") -> Game[Any]:
    """Return a game of a version of the rules, with an edition as a request names it; options and values are JSON."""
    own = json.loads(values)
    edition = own_edition(title, name, own, rules) if own else find_edition(title, name, rules)
    return find_rules(title, rules).build(edition, json.loads(options))


def main() -> None:
    """Answer line by line until the input ends."""
    os.nice(PATIENCE)
    # The parent process ends this one; an interrupt at the keyboard goes to both.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    with suppress(BrokenPipeError):
        say(READY)
        for line in sys.stdin.buffer:
            say(answer(line))


def end_with(parent: int) -> None:
    """Exit, even in the middle of a search, once the parent process is gone."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def say(message: dict[str, Any]) -> None:
    """Write an object as a line."""
    # Not with print, whose buffer would raise an error at exit if nobody reads any more; a pipe may take it in parts.
    line = f"{json.dumps(message)}\n".encode()
    while line:
        line = line[os.write(sys.stdout.fileno(), line) :]


if __name__ == "__main__":
    main()
