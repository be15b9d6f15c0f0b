cimport cython


@cython.final
cdef class Tracks:
    cdef public short follow[25 * 256]
    cdef public unsigned long long one_tile[25]

    @cython.locals(follow=cython.p_short, crossed=cython.int, code=cython.int)
    cpdef tuple lead_on(self, bytearray board, int position)
    @cython.locals(crossed=list, code=cython.int)
    cpdef tuple squares_crossed(self, bytearray board, int position)
