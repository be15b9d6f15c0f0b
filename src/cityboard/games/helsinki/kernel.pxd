# The types of C in kernel.py.
cdef long long POINT, FULL, STATUE, NOT_FIRST_COLUMN, NOT_LAST_COLUMN
cdef int LANE, LINES, TOPS, COATS, ACTIONS, CARDS, WILDS, BEST, SECOND, UNSEEN, VISITORS, ALWAYS, FEATURES, LAST_ROW
cdef int PLAYERS, MOVER, START, LAST_ROUND, PILE, TOPS_LEFT, COVERED, CROSSWALKS
cdef int PHASE, REACH, BONUS, DISPLAY, SUPPLY, SEATS, SEAT, DECK
cdef int BUILT, ROOFED, COAT_ROOFS, MEADOW, USED, TRACK, CONNECTED
cdef int PAWN, NO_LIMIT, HELD, TO_COME, COLOURS, HAND, MOST_HELD, LARGEST_WORLD
cdef int ANY_CARD, SUITS, OTHERS
cdef long long A9, A14, NOTHING

cdef long long rest_in_lane(const long long[::1] lanes, Py_ssize_t at, long long obstacles) noexcept
cpdef list rests(const long long[::1] lanes, long long obstacles)

cdef class Values:
    cdef long long world[1024]
    cdef int colour[256]
    cdef int number[256]
    cdef int roofs[256]
    cdef int tops[256]
    cdef int tile[256]
    cdef int count[128]
    cdef long long seen[128]
    cdef long long spread[128]
    cdef int lacks[14]
    cdef int suits[5]
    cdef int best[5]
    cdef int kept[32]
    cdef int size, wild
    cdef long long row
    cdef list notes
    cdef const long long[::1] weights
    cdef long long row_after(self, long long drawn) noexcept
    cdef long long take(self, int feature) noexcept
    cdef long long board_value(self, long long built, long long roofed) noexcept
    cdef long long line_value(self, int line, long long full, long long closed) noexcept
    cdef int top_feature(self, int roof) noexcept
    cdef long long hand_value(self, int seat, int without) noexcept
    cdef long long actions_value(self, long long used, int coats) noexcept
    cdef int joined(self, long long built) noexcept
    cdef long long visitors_value(self, int seat, long long built) noexcept
    cdef long long value(self, int seat) noexcept
    cdef void hold(self, int seat, int card) noexcept
    cdef int release(self, int seat, int place) noexcept
    cdef int drop(self, int seat, int which, int colour) noexcept
    cdef bint pay(self, int seat, int card, long long actions, bint spend) noexcept
    cdef void keep(self, int seat) noexcept
    cdef void restore(self, int seat) noexcept
