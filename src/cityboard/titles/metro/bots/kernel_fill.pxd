# The sizes of the arrays are those to which kernel_fill.py pads them: C refuses a list of another length.
cimport cython
from cityboard.titles.metro.bots.kernel_playout cimport mixed

cdef unsigned long long STEP, WHOLE
cdef int CENTRE, TILES_AT, WORTH_AT, TILES, PART, PATHS, ROW, ACCOUNTS, SEATS, SHARES, WORST


@cython.final
cdef class Filling:
    cdef unsigned char exits[100]
    cdef unsigned char turns[100]
    cdef short lead[256]
    cdef long long gain[256]
    cdef short start[256]
    cdef long long so_far[256]
    cdef unsigned char account[40]
    cdef unsigned char doubling[40]
    cdef unsigned char bag[64]
    cdef unsigned char fill[64]
    cdef long long path[256]
    cdef long long before[256]
    cdef long long total[256]
    cdef short end[256]
    cdef long long value[40]
    cdef int squares, starts, lines, tiles, turned, entered, kind, seat, seats, harder
    cdef public int accounts, candidates
    cdef long long stamp
    cdef long long points[8]
    cdef long long now[8]
    cdef long long changed[8]
    cdef long long extra[8]
    cdef long long end_worth[8 * 34]
    cdef int following[4]
    cdef long long between[4]
    cdef short ending[4]
    cdef int entrance[4]
    cdef unsigned char holdings[64]
    cdef unsigned char most[64]
    cdef unsigned char values[8]
    cdef long long divisor
    cdef short at[1024]
    cdef unsigned char code[1024]
    cdef long long bonus[1024]
    cdef long long sums[1024]
    cdef long long squared[1024]
    cdef long long account_sums[8 * 1024]

    @cython.locals(number=cython.int, _sample=cython.longlong)
    cpdef tuple run(self, unsigned long long seed, long long samples)
    @cython.locals(place=cython.int)
    cpdef list filled(self)
    cpdef long long lead_of(self, list points)
    @cython.locals(account=cython.int, seat=cython.int, _sample=cython.longlong)
    cpdef list ends(self, unsigned long long seed, long long samples)
    @cython.locals(
        sums=list, account=cython.int, place=cython.int, other=cython.int, _sample=cython.longlong,
    )
    cpdef list values_of_shares(self, unsigned long long seed, long long samples)
    @cython.locals(account=cython.int)
    cpdef list expected(self, int number)
    @cython.locals(
        bag=cython.p_uchar, fill=cython.p_uchar, turns=cython.p_uchar, left=cython.int, turned=cython.int,
        number=cython.ulonglong, place=cython.int, other=cython.int, tile=cython.int,
    )
    cdef unsigned long long shuffle(self, unsigned long long seed) noexcept
    @cython.locals(
        path=cython.p_longlong, before=cython.p_longlong, fill=cython.p_uchar, lead=cython.p_short, gain=cython.p_longlong,
        exits=cython.p_uchar, total=cython.p_longlong, now=cython.p_longlong, stamp=cython.longlong, visited=cython.int,
        account=cython.int, number=cython.int, position=cython.int, passed=cython.longlong, out=cython.int,
        first=cython.int,
    )
    cdef void trace(self) noexcept
    @cython.locals(crossings=cython.longlong)
    cdef long long line_value(self, int number, long long passed, int end) noexcept
    @cython.locals(cut_square=cython.int, number=cython.int, square=cython.int, account=cython.int, lead=cython.longlong)
    cdef void weigh(self) noexcept
    @cython.locals(
        path=cython.p_longlong, before=cython.p_longlong, lead=cython.p_short, gain=cython.p_longlong,
        first=cython.int, loops=cython.longlong, edge=cython.int, path_number=cython.longlong, earlier=cython.bint,
        other=cython.int, position=cython.int, met=cython.int, wrapped=cython.int,
    )
    cdef void cut(self, int square) noexcept
    @cython.locals(
        place=cython.int, edge=cython.int, number=cython.int, passed=cython.longlong, out=cython.int,
        changed=cython.longlong,
    )
    cdef void lay(self, int square, int code) noexcept
    @cython.locals(own=cython.longlong, behind=cython.longlong, is_first=cython.bint, seat=cython.int, points=cython.longlong)
    cdef long long standing(self) noexcept
    @cython.locals(points=cython.p_longlong, last=cython.longlong, best=cython.longlong, account=cython.int)
    cdef long long points_of(self, int seat) noexcept
    @cython.locals(
        points=cython.p_longlong, total=cython.longlong, account=cython.int, held=cython.int, place=cython.int,
        other=cython.int,
    )
    cdef long long income(self, int seat) noexcept
