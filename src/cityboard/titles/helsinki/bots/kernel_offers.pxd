# The types of C in kernel_offers.py.
from cityboard.titles.helsinki.bots.kernel_values cimport Values
from cityboard.titles.helsinki.rules.kernel cimport LANE, rest_in_lane

cdef int A11_REACH, A15_POINTS, A1_REACH, A6_REACH, ALWAYS, ANY_CARD, BUILD, BUILT, COAT_ROOFS, COLOURS, COVERED, DECK, DISPLAY, DRAW, END, HAND, HAS_BUILT, HELD, MEADOW, MOST_OFFERS, NO_LIMIT, OFFER, PAWN, PHASE, PILE, POINTS, PUSH, REACH, ROOFED, SHIFT, SUPPLY, TOPS_LEFT, TO_ACT, TO_BUILD, TO_COME, TO_WALK, TRACK, USED, WILD
cdef long long A1, A10, A11, A13, A14, A15, A2, A3, A4, A5, A6, A7, A8, A9, NOTHING, POINT
cdef long long FULL, NOT_FIRST_COLUMN, NOT_LAST_COLUMN, STATUE
cdef int HAND_LIMIT, ROOFS, STEPS

cdef class Offers(Values):
    cdef const long long[::1] lanes
    cdef const long long[::1] sides
    cdef long long offers[448]
    cdef long long base[16]
    cdef int side_bit[8]
    cdef int first_slot[8]
    cdef int second_slot[8]
    cdef int offered, wanted
    cdef long long gain
    cdef void offer(self, long long value, int kind, int walk, int card, long long actions, long long place, long long tops) noexcept
    cdef int bits(self, long long mask) noexcept
    cdef long long around(self, long long mask) noexcept
    cdef void offer_draw(self, int seat, int walk, long long actions) noexcept
    cdef void offer_builds(self, int seat, int walk, long long actions, int sides, int others) noexcept
    cdef bint can_use(self, int seat, long long actions) noexcept
    cdef bint can_draw_more(self, int seat, long long actions) noexcept
    cdef void offer_tile(self, int seat, int kind, int walk, int card, long long actions, int sides, int others) noexcept
    cdef void offer_places(self, int seat, int kind, int walk, int card, long long actions, int lanes, int tops, long long quiet, long long touching) noexcept
    cdef long long best_roofs(self, long long free, int number) noexcept
    cdef void offer_extras(self, int seat) noexcept
    cdef long long best_wild(self, int seat, long long built, long long used, int coats) noexcept
    cdef void offer_shift(self, long long value, long long built, long long roofed) noexcept
    cdef void consider(self, int seat, int wanted) noexcept
    cdef void offer_walks(self, int seat) noexcept
