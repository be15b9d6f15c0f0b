"""Keeps the games of bots whose code was rewritten but plays the same, proved by a few games of every run."""

from bench.strength import runs
from bench.strength.fingerprint import code_of
from bench.strength.runs import Run
from cityboard.core.reason import OptionError, RefusedError


def restamp(games: int, workers: int) -> None:
    """Replay the first games of outdated runs; those of one title and one code are all kept, or none."""
    kept = [Run.read(data) for data in runs.ARCHIVE.runs.values()]
    outdated = [run for run in kept if run.results and run.code != code_of(run.title)]
    for title, code in sorted({(run.title, run.code) for run in outdated}):
        group = [run for run in outdated if (run.title, run.code) == (title, code)]
        if play_the_same(group, games, workers):
            runs.ARCHIVE.put({run.key: run.data | {"code": code_of(title)} for run in group})
            print(f"{title}: {len(group)} runs of {code} restamped as {code_of(title)}", flush=True)
        else:
            print(f"{title}: {len(group)} runs of {code} are outdated", flush=True)


def play_the_same(group: list[Run], games: int, workers: int) -> bool:
    """Return whether every run that can be played again comes out as it did, and there is one."""
    playable = [run for run in group if can_be_repeated(run)]
    return bool(playable) and all(comes_out_the_same(run, games, workers) for run in playable)


def can_be_repeated(run: Run) -> bool:
    """Return whether a run can be judged; games by the clock differ each time, and a bot may be missing here."""
    try:
        return run.contest.is_repeatable
    except OptionError as refused:
        print(f"{run.key}: {refused}", flush=True)
        return False


def comes_out_the_same(run: Run, games: int, workers: int) -> bool:
    """Replay the first games of a run and return whether they come out the same."""
    try:
        is_same = run.replay(games, workers)
    except RefusedError as refused:  # a bot that fails has changed
        print(f"{run.key}: {refused}", flush=True)
        return False
    print(f"{run.key}: {'the same' if is_same else 'different'}", flush=True)
    return is_same
