# The types of C in kernel.py.
cdef int LANE

cdef long long rest_in_lane(const long long[::1] lanes, Py_ssize_t at, long long obstacles) noexcept
cpdef list rests(const long long[::1] lanes, long long obstacles)
