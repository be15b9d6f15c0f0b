# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Learning weights for the kernel from samples, one after the other: plain Python or C, with the same bits."""

from collections.abc import MutableSequence, Sequence

try:
    import cython
except ImportError:
    from cityboard.core import uncompiled as cython  # type: ignore[no-redef]  # the same name, on purpose


def sweep(
    weights: MutableSequence[float],
    features: Sequence[int],
    begins: Sequence[int],
    lows: Sequence[int],
    highs: Sequence[int],
    shares: Sequence[float],
    points: Sequence[float],
    rate: cython.double,
) -> cython.double:
    """Improve weights once by every sample and return the mean square of what they were wrong by.

    A sample has its features from `begins` on, two rows of weights and the share of the second one, and its points.
    """
    sample: cython.Py_ssize_t
    at: cython.Py_ssize_t
    total: cython.double = 0.0
    for sample in range(len(points)):
        share: cython.double = shares[sample]
        low: cython.longlong = lows[sample]
        high: cython.longlong = highs[sample]
        error: cython.double = -points[sample]
        for at in range(begins[sample], begins[sample + 1]):
            error += (1.0 - share) * weights[low + features[at]] + share * weights[high + features[at]]
        total += error * error
        # Features count several times, so the square of a sample is larger than their number.
        step: cython.double = rate * error / (4.0 * (begins[sample + 1] - begins[sample]))
        for at in range(begins[sample], begins[sample + 1]):
            weights[low + features[at]] -= step * (1.0 - share)
            weights[high + features[at]] -= step * share
    return total / len(points)
