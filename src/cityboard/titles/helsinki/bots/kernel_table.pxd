# The types of C in kernel_table.py.
from cityboard.titles.helsinki.bots.kernel_turns cimport Turns

cdef int ANY_CARD, BUILT, DECK, MEADOW, MOST_OFFERS, MOVER, OFFER, PAWN, PLAYERS, PUSH, ROOFED, SEAT, SEATS, USED
cdef long long A3

cdef class KernelTable(Turns):
    cdef void accept(self, object offer, bint deal)
