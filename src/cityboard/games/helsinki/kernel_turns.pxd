# The types of C in kernel_turns.py.
from cityboard.games.helsinki.kernel cimport ANY_CARD, BONUS, BUILT, COAT_ROOFS, COLOURS, CONNECTED, CROSSWALKS, DECK, DISPLAY, HAND, HELD, LARGEST_WORLD, LAST_ROUND, MEADOW, MOVER, NOTHING, NO_LIMIT, PAWN, PHASE, PILE, PLAYERS, REACH, ROOFED, SEAT, SEATS, START, SUPPLY, TOPS_LEFT, TO_COME, TRACK, USED
from cityboard.games.helsinki.kernel_offers cimport A4, BUILD, DRAW, GAME_OVER, HAND_LIMIT, HAS_BUILT, HAS_DRAWN, MOST_OFFERS, OFFER, POINTS, PUSH, SHIFT, STEPS, TO_BUILD, TO_WALK, WILD, Offers

cdef long long LOW, HIGH

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
