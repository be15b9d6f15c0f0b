/* The floor: random playouts of Metro's base game for two, as fast as straight C goes. Every tile of the shuffled tower
   is laid on a random legal square, then all lines are counted; no hands, no choice to draw. Tables come from the rules. */
#include "metro_tables.h"
#include <string.h>

static inline uint32_t below(uint64_t *state, uint32_t number) {
    uint64_t bits = *state += 0x9E3779B97F4A7C15ull;
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9ull;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EBull;
    return (uint32_t)(((bits ^ bits >> 31) >> 32) * number >> 32);
}

static inline int pick(uint64_t squares, int number) {
    while (number--)
        squares &= squares - 1;
    return __builtin_ctzll(squares);
}

static void count_lines(const int16_t *const *board, int64_t *sums) {
    for (int line = 0; line < LINES; line++) {
        int position = DEPARTURES[line], crossed = 0;
        while (position >= 0) {
            position = board[position >> 2][position];
            crossed++;
        }
        sums[line & 1] += position == CENTRE ? 2 * crossed : crossed;
    }
}

void playouts(int64_t games, uint64_t seed, int64_t *sums) {
    uint8_t tower[TILES];
    memcpy(tower, TOWER, sizeof tower);
    sums[0] = sums[1] = 0;
    for (int64_t game = 0; game < games; game++) {
        const int16_t *board[64];
        uint64_t empty = ALL_SQUARES, open = OPEN_SQUARES;
        for (int place = TILES - 1; place > 0; place--) {
            int other = below(&seed, place + 1);
            uint8_t tile = tower[place];
            tower[place] = tower[other];
            tower[other] = tile;
        }
        for (int place = 0; place < TILES; place++) {
            int tile = tower[place];
            uint64_t squares = open & empty & ~ONE_TILE[tile];
            if (!squares)
                squares = open & empty;
            int square = pick(squares, below(&seed, __builtin_popcountll(squares)));
            board[square] = FOLLOW + 256 * tile;
            empty ^= 1ull << square;
            open |= NEIGHBOURS[square];
        }
        count_lines(board, sums);
    }
}
