# The types of C in kernel_values.py.
cdef int ACTIONS, ALL_VISITORS, ALWAYS, BEST, BONUS, BUILT, CARDS, COATS, CONNECTED, COVERED, CROSSWALKS, DECK, FEATURES, GREAT_BONUS, HAND, HELD, LARGEST_WORLD, LAST_ROUND, LAST_ROW, LINES, MEADOW, MOST_BONUS_CARDS, MOST_HELD, NUMBER_OF_ACTIONS, OTHERS, PILE, ROOFED, SECOND, SUITS, SUPPLY, TOPS, TO_COME, TRACK, UNSEEN, USED, VISITORS, WILDS
cdef long long A14, A9, EVERY_ACTION, NOTHING, POINT
cdef long long FULL, NOT_FIRST_COLUMN, NOT_LAST_COLUMN, STATUE

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
