"""Where matches are played: in this process, in several of this machine, or on a Dask cluster.

Results come in the order of the matches, so no figure depends on where or how fast they were played.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from cityboard.arena.match import Contest, MatchResult, play_match
from cityboard.arena.reasons import CLUSTER_MISSING, CLUSTER_UNREACHABLE
from cityboard.arena.schedule import Match
from cityboard.core.reason import OptionError

PATIENCE = 10  # seconds to wait for a cluster


def play_all(
    contest: Contest, matches: Sequence[Match], workers: int = 1, cluster: str | None = None
) -> Iterator[MatchResult]:
    """Play matches on a cluster if its address is given, or else in local processes."""
    if cluster is not None:
        return _on_cluster(contest, matches, cluster)
    if workers == 1:
        return map(partial(play_match, contest), matches)
    return _in_processes(contest, matches, workers)


def _in_processes(contest: Contest, matches: Sequence[Match], workers: int) -> Iterator[MatchResult]:
    # New processes: a fork of this one would inherit the locks of the thread that draws the progress bar.
    executor = ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        yield from executor.map(partial(play_match, contest), matches)
    finally:
        executor.shutdown(cancel_futures=True)


def _on_cluster(contest: Contest, matches: Sequence[Match], address: str) -> Iterator[MatchResult]:
    try:
        from distributed import Client
    except ImportError:
        raise OptionError(CLUSTER_MISSING("")) from None
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:  # nothing answers there, or it is not an address
        raise OptionError(CLUSTER_UNREACHABLE("", value=address, error=str(error))) from None
    with client:
        # Games by the clock differ each time, so Dask must not treat two of them as the same.
        for future in client.map(partial(play_match, contest), matches, pure=False):
            yield future.result()
