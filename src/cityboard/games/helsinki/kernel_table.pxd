# The types of C in kernel_table.py.
from cityboard.games.helsinki.kernel cimport ANY_CARD, BUILT, DECK, MEADOW, MOVER, PAWN, PLAYERS, ROOFED, SEAT, SEATS, USED
from cityboard.games.helsinki.kernel_offers cimport A3, MOST_OFFERS, OFFER, PUSH
from cityboard.games.helsinki.kernel_turns cimport Turns

cdef class Table(Turns):
    cdef void accept(self, object offer, bint deal)
