# The sizes of the arrays are those to which kernel_playout.py pads them: C refuses a list of another length.
cimport cython
from cityboard.titles.metro.rules.kernel cimport Tracks

cdef unsigned long long ONE, FACTOR, STEP, WHOLE, LOW, FIRST, SECOND, TWOS, FOURS, EIGHTS, EACH, LAST
cdef unsigned char IN_BYTE[2048]
cdef int CENTRE, SQUARES

cdef unsigned long long mixed(unsigned long long seed) noexcept
cdef int count(unsigned long long squares) noexcept
@cython.locals(square=cython.int, sums=cython.ulonglong, rank=cython.ulonglong)
cdef int pick(unsigned long long squares, int number) noexcept
cdef unsigned long long legal_squares(unsigned long long opened, unsigned long long one_tile) noexcept


@cython.final
cdef class RandomPlay:
    cdef Tracks tracks
    cdef unsigned char board[64]
    cdef unsigned char tower[64]
    cdef unsigned char hands[6]
    cdef unsigned long long neighbours[64]
    cdef unsigned long long laid, opened
    cdef int players, left, mover, accounts, heads, empty
    cdef long long points[6]
    cdef short positions[40]
    cdef short lengths[40]
    cdef unsigned char owners[40]
    cdef unsigned char board_now[64]
    cdef unsigned char hands_now[6]
    cdef long long sums[6]

    @cython.locals(account=cython.int, _game=cython.longlong, state=cython.ulonglong)
    cpdef list run(self, unsigned long long seed, long long games)
    @cython.locals(
        board=cython.p_uchar, tower=cython.p_uchar, hands=cython.p_uchar,
        one_tile=cython.p_ulonglong, neighbours=cython.p_ulonglong,
        opened=cython.ulonglong, laid=cython.ulonglong, drawable=cython.ulonglong, squares=cython.ulonglong,
        left=cython.int, mover=cython.int, players=cython.int, square=cython.int, seat=cython.int, _turn=cython.int,
        tile=cython.int, choices=cython.ulonglong, number=cython.ulonglong, place=cython.int,
    )
    cdef unsigned long long play(self, unsigned long long state) noexcept
    @cython.locals(
        board=cython.p_uchar, follow=cython.p_short, sums=cython.p_longlong,
        head=cython.int, account=cython.int, position=cython.int, crossed=cython.int,
    )
    cdef void tally(self) noexcept
