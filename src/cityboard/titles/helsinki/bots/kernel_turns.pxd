# The types of C in kernel_turns.py.
from cityboard.titles.helsinki.bots.kernel_offers cimport Offers

cdef long long HIGH, LOW
cdef int A15_POINTS, ALL_VISITORS, ANY_CARD, BONUS, BUILD, BUILT, COAT_ROOFS, COLOURS, CONNECTED, CROSSWALKS, DECK, DRAW, GAME_OVER, HAND, HAS_BUILT, HAS_DRAWN, HELD, LARGEST_WORLD, LAST_ROUND, MEADOW, MOST_BONUS_CARDS, MOST_OFFERS, MOVER, NO_LIMIT, OFFER, PAWN, PHASE, PILE, PLAYERS, POINTS, PUSH, REACH, ROOFED, SEAT, SEATS, SHIFT, START, SUPPLY, TOPS_LEFT, TO_BUILD, TO_COME, TO_WALK, TRACK, USED, WILD
cdef long long A4, NOTHING
cdef int HAND_LIMIT, STEPS

cdef class Turns(Offers):
    cdef long long low, high
    cdef long long saved[1024]
    cdef long long tried[448]
    cdef long long below(self, long long limit) noexcept
    cdef void seed(self, long long number) noexcept
    cdef int from_pile(self, long long cards) noexcept
    cdef int draw(self) noexcept
    cdef void carry_out(self, int seat, int at, bint deal) noexcept
    cdef void take_cards(self, int seat, bint extra, bint deal) noexcept
    cdef void unseen(self, int cards) noexcept
    cdef void bring(self, int seat, bint deal) noexcept
    cdef void limit(self, int seat) noexcept
    cdef void build(self, int seat, int card, long long actions, long long place, long long tops, int kind, bint deal) noexcept
    cdef void cover(self, int seat, long long place) noexcept
    cdef void end_turn(self, int seat) noexcept
    cdef void consider_ahead(self, int seat, int number) noexcept
    cdef void play_on(self, int mover, int rounds) noexcept
    cdef long long lead(self, int mover) noexcept
    cdef void deal_hidden(self, int mover) noexcept
