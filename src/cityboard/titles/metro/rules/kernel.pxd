cimport cython


@cython.locals(drawn=list, tile=cython.int, number=cython.int)
cpdef list drawable(list outcomes, bytearray left)


@cython.final
cdef class Tracks:
    cdef public short follow[25 * 256]
    cdef public unsigned long long one_tile[25]

    @cython.locals(
        follow=cython.p_short, complete=list,
        edge=cython.int, position=cython.int, line=cython.int, code=cython.int, crossed=cython.int,
    )
    cpdef list extend(self, bytearray board, bytearray waiting, list lengths, int square)
    @cython.locals(crossed=list, code=cython.int)
    cpdef tuple squares_crossed(self, bytearray board, int position)
