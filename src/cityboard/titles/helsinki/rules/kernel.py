# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The kernel of the rules of Helsinki: pushes (H4.5 to H4.8).

It runs as plain Python and, compiled, as C (kernel.pxd has the types); both give the same numbers.
"""

from array import array
from collections.abc import Iterable, Sequence

try:
    import cython
except ImportError:
    from cityboard.core import uncompiled as cython  # type: ignore[no-redef]  # the same name, on purpose

# Numbers of a lane: the roofs it passes, those of the way in, each place inside, the roofs after the last one.
LANE = 10
LANE_LENGTH = LANE  # for others: compiled, LANE is C's own


def numbers(values: Iterable[int]) -> Sequence[int]:
    """Return numbers as the kernel reads them fastest."""
    return array("q", values) if cython.compiled else list(values)


def rest_in_lane(lanes: Sequence[int], at: cython.Py_ssize_t, obstacles: cython.longlong) -> cython.longlong:
    """Return the roofs on which a tile pushed along a lane comes to rest, 0 for none.

    It slides until a roof is directly in front (H4.5); unstopped (H4.6) or not wholly inside (H4.8) it is no push.
    """
    if not lanes[at] & obstacles or lanes[at + 1] & obstacles:
        return 0
    at += 2
    while not lanes[at + 1] & obstacles:
        at += 1
    return lanes[at]


def rests(lanes: Sequence[int], obstacles: cython.longlong) -> list[int]:
    """List the resting places of all lanes of a tile from one side."""
    at: cython.Py_ssize_t
    places = []
    for at in range(0, len(lanes), LANE):
        rest: cython.longlong = rest_in_lane(lanes, at, obstacles)
        if rest:
            places.append(rest)
    return places
