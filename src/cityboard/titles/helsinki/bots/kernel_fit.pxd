# The types of C in kernel_fit.py.
cpdef double sweep(
    double[::1] weights,
    const long long[::1] features,
    const long long[::1] begins,
    const long long[::1] lows,
    const long long[::1] highs,
    const double[::1] shares,
    const double[::1] points,
    double rate,
)
