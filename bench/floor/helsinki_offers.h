/* What a seat of Helsinki could do, and what that is worth: the first part of the floor. */
#include "helsinki_tables.h"
#include <string.h>

enum { PLAYERS = 2, COLOURS = 5, MOST_HELD = 30, HAND_LIMIT = 7, STEPS = 3, LANE = 10, POINT = 1000 };
enum { LINES = 0, TOPS = 24, COATS = 39, ACTIONS = 47, CARDS = 62, WILDS = 71, BEST = 75, SECOND = 123 };
enum { UNSEEN = 171, ALWAYS = 182, FEATURES = 183, LAST_ROW = 127, WILD_CARD = SIZE - 1 };
enum { TO_WALK, HAS_DRAWN, HAS_BUILT, GAME_OVER };
enum { DRAW, BUILD, PUSH, WILD, SHIFT, POINTS, END };
enum { A1 = 1, A2 = 2, A3 = 4, A4 = 8, A5 = 16, A6 = 32, A7 = 64, A8 = 128, A9 = 256 };
enum { A10 = 512, A11 = 1024, A13 = 4096, A14 = 8192, A15 = 16384 };
enum { ANY_CARD, SUITS, OTHERS };
#define FULL ((1ll << 49) - 1)
#define STATUE (1ll << 24)
#define FIRST_COLUMN 0x0040810204081ll
#define NOTHING (-(1ll << 60))

typedef struct {
    int held, to_come, cards[MOST_HELD];
} Hand;

typedef struct {
    int64_t built, roofed, coats, colours[COLOURS];
    int meadow, used, track, pawn;
    Hand hand;
} Seat;

typedef struct {
    int mover, start, last_round, pile, tops_left, phase, display[8], supply[20], deck[SIZE], discards[SIZE];
    Seat seats[PLAYERS];
} World;

typedef struct {
    int64_t value, place, tops;
    int kind, walk, card, actions;
} Offer;

static World w;
static Offer best_offer;
static const int64_t *row;
static int64_t low, high, gain, spread[128], seen[128];
static int count[128], lacks[14], has_offer;

static inline int bits(int64_t mask) { return __builtin_popcountll(mask); }
static inline int least(int one, int other) { return one < other ? one : other; }

static inline int64_t beside(int64_t mask) {
    return (mask & ~(FIRST_COLUMN << 6)) << 1 | (mask & ~FIRST_COLUMN) >> 1 | mask << 7 | mask >> 7;
}

static inline int64_t around(int64_t mask) { return (mask | beside(mask)) & FULL; }

static void use_row(int drawn) {
    int left = w.pile - drawn;
    row = WEIGHTS + (w.last_round || left <= 0 ? 0 : FEATURES * least(left, LAST_ROW));
}

static inline int64_t line_value(int line, int full, int closed) {
    int number = count[full], shut = least(2, count[closed]);
    lacks[line] = least(4, 7 - number + 2 * shut);
    return row[LINES + 3 * number + shut];
}

static inline int64_t top_value(int roof) {
    int one = lacks[roof / 7], other = lacks[7 + roof % 7];
    return one > other ? row[TOPS + one * (one + 1) / 2 + other] : row[TOPS + other * (other + 1) / 2 + one];
}

static int64_t board_value(int64_t built, int64_t roofed) {
    int64_t total = 0, full = built | STATUE, turned = 0, open = 0, closed_turned = 0;
    for (int line = 0; line < 7; line++) {
        int here = full >> 7 * line & 127;
        open |= seen[here] << 7 * line;
        turned |= spread[here] << line;
    }
    for (int line = 0; line < 7; line++)
        open |= spread[seen[turned >> 7 * line & 127]] << line;
    int64_t empty = FULL & ~full, closed = empty & ~(open & beside(empty));
    if (closed)
        for (int line = 0; line < 7; line++)
            closed_turned |= spread[closed >> 7 * line & 127] << line;
    for (int line = 0; line < 7; line++) {
        total += line_value(line, full >> 7 * line & 127, closed >> 7 * line & 127);
        total += line_value(7 + line, turned >> 7 * line & 127, closed_turned >> 7 * line & 127);
    }
    for (; roofed; roofed &= roofed - 1)
        total += top_value(__builtin_ctzll(roofed));
    return total;
}

static int64_t hand_value(const Hand *hand, int without) {
    int suits[COLOURS + 1] = {0}, best[COLOURS] = {0}, wilds = 0, first = 0, second = 0;
    for (int place = 0; place < hand->held; place++) {
        int card = hand->cards[place];
        if (place == without)
            continue;
        wilds += card == WILD_CARD;
        suits[COLOUR[card]]++;
    }
    for (int place = 0; place < hand->held; place++) {
        int card = hand->cards[place], colour = COLOUR[card];
        if (place == without || card == WILD_CARD || !w.supply[TILE[card]])
            continue;
        int lack = least(3, NUMBER[card] - suits[colour] - wilds);
        int build = 12 * (3 - (lack < 0 ? 0 : lack)) + 3 * (ROOFS[card] - 2) + SUPERSTRUCTURES[card];
        if (build > best[colour])
            best[colour] = build;
    }
    for (int colour = 0; colour < COLOURS; colour++) {
        if (best[colour] > first)
            second = first, first = best[colour];
        else if (best[colour] > second)
            second = best[colour];
    }
    int held = hand->held - (without >= 0) + hand->to_come;
    return row[CARDS + least(held, 8)] + row[WILDS + least(wilds, 3)] + row[BEST + first] + row[SECOND + second] +
           hand->to_come * row[UNSEEN];
}

static int64_t actions_value(int used, int coats) {
    int free = 32767 & ~used;
    int64_t total = row[COATS + least(least(coats, bits(free)), 7)];
    for (; free; free &= free - 1)
        total += row[ACTIONS + __builtin_ctz(free)];
    return total;
}

static int64_t value(const Seat *seat) {
    use_row(0);
    return seat->track * POINT + row[ALWAYS] + board_value(seat->built, seat->roofed) + hand_value(&seat->hand, -1) +
           actions_value(seat->used, seat->meadow);
}

static void hold(Hand *hand, int card) {
    int place = hand->held;
    if (!card || place >= MOST_HELD)
        return;
    for (; place > 0 && hand->cards[place - 1] > card; place--)
        hand->cards[place] = hand->cards[place - 1];
    hand->cards[place] = card;
    hand->held++;
}

static int release(Hand *hand, int place) {
    int card = hand->cards[place];
    memmove(hand->cards + place, hand->cards + place + 1, (--hand->held - place) * sizeof(int));
    return card;
}

static int drop(Hand *hand, int which, int colour) {
    int64_t best = NOTHING;
    int chosen = 0;
    for (int place = 0; place < hand->held; place++) {
        int card = hand->cards[place], suits = card == WILD_CARD || COLOUR[card] == colour;
        if ((which == SUITS && !suits) || (which == OTHERS && suits))
            continue;
        if (place && card == hand->cards[place - 1])
            continue;
        int64_t left = hand_value(hand, place);
        if (left > best)
            best = left, chosen = place;
    }
    return release(hand, chosen);
}

static int pay(Hand *hand, int card, int actions, int spend) {
    int named = 0, suits = 0, colour = COLOUR[card];
    for (int place = 0; place < hand->held; place++) {
        int other = hand->cards[place];
        suits += other == WILD_CARD || COLOUR[other] == colour;
        if (other == card)
            named = place;
    }
    int price = NUMBER[card] - 1 - !!(actions & A9);
    if (actions & A14 ? price < 1 || price > suits || suits >= hand->held : price < 0 || price >= suits)
        return 0;
    w.discards[release(hand, named)] += spend;
    for (int part = 0; part < price; part++)
        w.discards[drop(hand, actions & A14 && !part ? OTHERS : SUITS, colour)] += spend;
    return 1;
}

static inline int can_use(const Seat *seat, int actions) {
    return !(actions & seat->used) && bits(actions) <= seat->meadow;
}

static inline void offer(int64_t value, int kind, int walk, int card, int actions, int64_t place, int64_t tops) {
    if (has_offer && value <= best_offer.value)
        return;
    has_offer = 1;
    best_offer = (Offer){value, place, tops, kind, walk, card, actions};
}

static void offer_draw(Seat *seat, int walk, int actions) {
    int space = (seat->pawn + walk) & 7, first = w.display[space], second = w.display[(space + 1) & 7];
    Hand hand = seat->hand;
    hold(&hand, first);
    hold(&hand, second);
    hand.to_come += !!(actions & A4);
    use_row(!!first + !!second + !!(actions & A4));
    while (hand.held > HAND_LIMIT)
        drop(&hand, ANY_CARD, 0);
    int64_t total = seat->track * POINT + row[ALWAYS] + hand_value(&hand, -1) + board_value(seat->built, seat->roofed) +
                    actions_value(seat->used | actions, seat->meadow - bits(actions));
    offer(total, DRAW, walk, 0, actions, 0, 0);
}

static int64_t best_roofs(int64_t free, int number) {
    int64_t chosen = 0;
    for (gain = 0; number > 0 && free; number--) {
        int64_t best = NOTHING;
        int picked = 0;
        for (int64_t left = free; left; left &= left - 1) {
            int roof = __builtin_ctzll(left);
            if (top_value(roof) > best)
                best = top_value(roof), picked = roof;
        }
        chosen |= 1ll << picked;
        free &= ~chosen;
        gain += best;
    }
    return chosen;
}

static int64_t rest_in_lane(const int64_t *lane, int64_t obstacles) {
    if (!(lane[0] & obstacles) || lane[1] & obstacles)
        return 0;
    for (lane += 2; !(lane[1] & obstacles); lane++)
        ;
    return lane[0];
}

static void offer_places(Seat *seat, int walk, int card, int actions, int lanes, int tops, int64_t quiet, int64_t touching) {
    int coats = seat->meadow - bits(actions), used = seat->used | actions;
    int64_t base[16];
    for (int known = 0; known < 16; known++)
        base[known] = NOTHING;
    for (const int64_t *lane = LANES + SIDES[lanes]; lane < LANES + SIDES[lanes + 1]; lane += LANE) {
        int64_t place = rest_in_lane(lane, seat->built | STATUE);
        if (!place)
            continue;
        int touches = (around(place) & seat->colours[COLOUR[card]]) != 0, won = bits(place & seat->coats);
        int known = 2 * won + touches;
        use_row(touches);
        if (base[known] == NOTHING)
            base[known] = seat->track * POINT + (touches ? touching : quiet) + actions_value(used, coats + won);
        int64_t total = base[known] + board_value(seat->built | place, seat->roofed);
        int64_t roofs = best_roofs(place & ~seat->roofed, tops);
        offer(total + gain, BUILD, walk, card, actions, place, roofs);
    }
}

static void offer_tile(Seat *seat, int walk, int card, int actions, int sides, int others) {
    int tile = TILE[card];
    w.supply[tile]--;
    use_row(0);
    int64_t quiet = hand_value(&seat->hand, -1) + row[ALWAYS];
    use_row(1);
    seat->hand.to_come++;
    int64_t touching = hand_value(&seat->hand, -1) + row[ALWAYS];
    seat->hand.to_come--;
    w.supply[tile]++;
    for (int more = 0; more < 2; more++) {
        int tops = least(least(SUPERSTRUCTURES[card] + more, w.tops_left), ROOFS[card]);
        if (more && tops <= SUPERSTRUCTURES[card])
            continue;
        for (int side = 0; side < 4; side++) {
            int all = actions | (more ? A5 : 0);
            if (!(sides >> side & 1)) {
                all |= A3;
                if (!(others >> side & 1))
                    continue;
            }
            if (all == actions || can_use(seat, all))
                offer_places(seat, walk, card, all, 4 * tile + side, tops, quiet, touching);
        }
    }
}

static void offer_builds(Seat *seat, int walk, int actions, int sides, int others) {
    for (int place = 0; place < seat->hand.held; place++) {
        int card = seat->hand.cards[place];
        if (card == WILD_CARD || !w.supply[TILE[card]] || (place && card == seat->hand.cards[place - 1]))
            continue;
        for (int pricing = 0; pricing < 4; pricing++) {
            int priced = actions | (pricing & 1 ? A9 : 0) | (pricing & 2 ? A14 : 0);
            if (pricing && !can_use(seat, priced))
                continue;
            Hand kept = seat->hand;
            use_row(0);
            if (pay(&seat->hand, card, priced, 0))
                offer_tile(seat, walk, card, priced, sides, others);
            seat->hand = kept;
        }
    }
}

static int64_t best_wild(const Seat *seat, int64_t built, int used, int coats) {
    int64_t chosen = 0, free = around(built) & ~(built | STATUE);
    for (gain = NOTHING; free; free &= free - 1) {
        int64_t roof = free & -free;
        int64_t total = board_value(built | roof, seat->roofed) + actions_value(used, coats + !!(seat->coats & roof));
        if (total > gain)
            gain = total, chosen = roof;
    }
    return chosen;
}

static void offer_shift(const Seat *seat, int64_t value) {
    int64_t source = 0, target = 0, lowest = 0, most = 0;
    for (int64_t left = seat->built; left; left &= left - 1) {
        int64_t roof = left & -left, worth = top_value(__builtin_ctzll(left));
        if (seat->roofed & roof) {
            if (!source || worth < lowest)
                source = roof, lowest = worth;
        } else if (!target || worth > most)
            target = roof, most = worth;
    }
    offer(value + most - lowest, SHIFT, 0, 0, A10, source, target);
}

static void offer_extras(Seat *seat) {
    int coats = seat->meadow - 1, used = seat->used;
    use_row(0);
    int64_t hand = seat->track * POINT + row[ALWAYS] + hand_value(&seat->hand, -1);
    int64_t board = hand + board_value(seat->built, seat->roofed);
    offer(board + actions_value(used, seat->meadow), END, 0, 0, 0, 0, 0);
    if (coats < 0)
        return;
    if (can_use(seat, A10) && seat->roofed && seat->built & ~seat->roofed)
        offer_shift(seat, board + actions_value(used | A10, coats));
    if (can_use(seat, A15))
        offer(board + 2 * POINT + actions_value(used | A15, coats), POINTS, 0, 0, A15, 0, 0);
    int64_t first = best_wild(seat, seat->built, used | A7, coats);
    if (first && can_use(seat, A7))
        offer(hand + gain, WILD, 0, 0, A7, first, 0);
    if (first && can_use(seat, A2)) {
        int64_t second = best_wild(seat, seat->built | first, used | A2, coats + !!(seat->coats & first));
        if (second)
            offer(hand + gain, WILD, 0, 0, A2, first | second, 0);
    }
    int again = w.phase == HAS_BUILT ? A8 : A13;
    if (can_use(seat, again))
        offer_builds(seat, 0, again, 1 << (seat->pawn >> 1), 15);
}

static void offer_walks(Seat *seat) {
    int tried = 0;
    for (int walk = -1; walk < 7; walk++) {
        int actions = 0;
        if (walk == 0)
            continue;
        if (walk < 0 || walk > STEPS) {
            actions = walk < 0 ? A11 : walk < 6 && can_use(seat, A6) ? A6 : A1;
            if (!can_use(seat, actions))
                continue;
        }
        offer_draw(seat, walk, actions);
        if (can_use(seat, actions | A4))
            offer_draw(seat, walk, actions | A4);
        int side = 1 << (((seat->pawn + walk) & 7) >> 1);
        if (tried & side)
            continue;
        offer_builds(seat, walk, actions, side, tried || actions ? 0 : 15);
        tried |= side;
    }
}
