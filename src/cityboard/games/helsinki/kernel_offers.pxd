# The types of C in kernel_offers.py.
from cityboard.games.helsinki.kernel cimport A14, A9, ALWAYS, ANY_CARD, BUILT, COAT_ROOFS, COLOURS, COVERED, DISPLAY, FULL, HAND, HELD, LANE, MEADOW, NOTHING, NOT_FIRST_COLUMN, NOT_LAST_COLUMN, NO_LIMIT, PAWN, PHASE, POINT, REACH, ROOFED, STATUE, SUPPLY, TOPS_LEFT, TO_COME, TRACK, USED, rest_in_lane, Values

cdef int TO_WALK, TO_ACT, TO_BUILD, HAS_DRAWN, HAS_BUILT, GAME_OVER, DRAW, BUILD, PUSH, WILD, SHIFT, POINTS, END, OFFER, MOST_OFFERS, HAND_LIMIT, STEPS
cdef long long A1, A2, A3, A4, A5, A6, A7, A8, A10, A11, A13, A15

cdef class Offers(Values):
    cdef const long long[::1] lanes
    cdef const long long[::1] sides
    cdef long long offers[448]
    cdef long long base[16]
    cdef int found, wanted
    cdef long long gain
    cdef void offer(self, long long value, int kind, int walk, int card, long long actions, long long place, long long tops) noexcept
    cdef int bits(self, long long mask) noexcept
    cdef long long around(self, long long mask) noexcept
    cdef void offer_draw(self, int seat, int walk, long long actions) noexcept
    cdef void offer_builds(self, int seat, int walk, long long actions, int sides, int others) noexcept
    cdef bint can_use(self, int seat, long long actions) noexcept
    cdef void offer_tile(self, int seat, int kind, int walk, int card, long long actions, int sides, int others) noexcept
    cdef void offer_places(self, int seat, int kind, int walk, int card, long long actions, int lanes, int tops, long long quiet, long long touching) noexcept
    cdef long long best_roofs(self, long long free, int number) noexcept
    cdef void offer_extras(self, int seat) noexcept
    cdef long long best_wild(self, int seat, long long built, long long used, int coats) noexcept
    cdef void offer_shift(self, long long value, long long built, long long roofed) noexcept
    cdef void consider(self, int seat, int wanted) noexcept
    cdef void offer_walks(self, int seat) noexcept
