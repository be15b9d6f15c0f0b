/* The floor: games of Helsinki for two, without modules, played by value to their end, as fast as straight C goes. It does
   what the kernel does with the same random numbers, and arrives at the same sums. Tables come from rules and bots. */
#include "helsinki_offers.h"

static int64_t below(int64_t limit) {
    low = low * 40014 % 2147483563;
    high = high * 40692 % 2147483399;
    return (low - high + 2147483399) % limit;
}

static void begin_numbers(int64_t number) {
    low = number % 2147483562 + 1;
    high = number / 7 % 2147483398 + 1;
    below(2);
    below(2);
}

static int from_pile(int cards) {
    int64_t number = below(cards);
    int card = 0;
    for (; number >= w.deck[card]; card++)
        number -= w.deck[card];
    w.deck[card]--;
    return card;
}

static int draw(void) {
    if (!w.pile) {
        for (int card = 0; card < SIZE; card++) {
            w.pile += w.deck[card] = w.discards[card];
            w.discards[card] = 0;
        }
        if (!w.pile)
            return 0;
    }
    int card = from_pile(w.pile);
    if (!--w.pile)
        w.last_round = 1;
    return card;
}

static void limit(Hand *hand) {
    use_row(0);
    while (hand->held > HAND_LIMIT)
        w.discards[drop(hand, ANY_CARD, 0)]++;
}

static void cover(Seat *seat, int64_t place) {
    seat->meadow += bits(place & seat->coats);
    seat->coats &= ~place;
    seat->built |= place;
}

static void take_cards(Seat *seat, int extra) {
    int next = (seat->pawn + 1) & 7, near = least(seat->pawn, next), far = seat->pawn + next - near;
    hold(&seat->hand, w.display[near]);
    hold(&seat->hand, w.display[far]);
    w.phase = HAS_DRAWN;
    if (extra)
        hold(&seat->hand, draw());
    w.display[near] = draw();
    w.display[far] = draw();
    limit(&seat->hand);
}

static void build(Seat *seat, const Offer *taken) {
    int card = taken->card, colour = COLOUR[card];
    use_row(0);
    pay(&seat->hand, card, taken->actions, 1);
    w.supply[TILE[card]]--;
    int touches = (around(taken->place) & seat->colours[colour]) != 0;
    seat->colours[colour] |= taken->place;
    cover(seat, taken->place);
    seat->roofed |= taken->tops;
    w.tops_left -= bits(taken->tops);
    w.phase = HAS_BUILT;
    if (touches) {
        hold(&seat->hand, draw());
        limit(&seat->hand);
    }
}

static void carry_out(Seat *seat, const Offer *taken) {
    seat->pawn = (seat->pawn + taken->walk) & 7;
    seat->used |= taken->actions;
    seat->meadow -= bits(taken->actions);
    switch (taken->kind) {
    case DRAW: take_cards(seat, taken->actions & A4); break;
    case BUILD: build(seat, taken); break;
    case WILD: cover(seat, taken->place); break;
    case SHIFT: seat->roofed ^= taken->place | taken->tops; break;
    case POINTS: seat->track += 2; break;
    default:
        w.mover = (w.mover + 1) % PLAYERS;
        w.phase = w.mover == w.start && w.last_round ? GAME_OVER : TO_WALK;
    }
}

static void deal_hidden(Hand *hand) {
    int hidden = hand->held;
    for (hand->held = 0; hidden; hidden--)
        hold(hand, from_pile(w.pile + hidden));
}

static int64_t play(const World *first, int64_t seed) {
    w = *first;
    begin_numbers(seed);
    deal_hidden(&w.seats[1 - w.mover].hand);
    Offer taken = {.kind = OFFER[1], .walk = OFFER[2], .card = OFFER[3], .actions = OFFER[4], .place = OFFER[5], .tops = OFFER[6]};
    carry_out(&w.seats[w.mover], &taken);
    while (w.phase != GAME_OVER) {
        Seat *seat = &w.seats[w.mover];
        has_offer = 0;
        if (w.phase == TO_WALK)
            offer_walks(seat);
        else
            offer_extras(seat);
        taken = best_offer;
        carry_out(seat, &taken);
    }
    return value(&w.seats[first->mover]) - value(&w.seats[1 - first->mover]);
}

static Seat read_seat(const int64_t *from) {
    Seat seat = {.built = from[0], .roofed = from[1], .coats = from[2], .meadow = from[3], .used = from[4], .track = from[5]};
    seat.pawn = from[7];
    seat.hand.held = from[9];
    for (int colour = 0; colour < COLOURS; colour++)
        seat.colours[colour] = from[11 + colour];
    for (int place = 0; place < MOST_HELD; place++)
        seat.hand.cards[place] = from[16 + place];
    return seat;
}

static World read_world(const int64_t *from) {
    World world = {.mover = from[1], .start = from[2], .last_round = from[3], .pile = from[4], .tops_left = from[5]};
    for (int space = 0; space < 8; space++)
        world.display[space] = from[14 + space];
    for (int tile = 0; tile < 20; tile++)
        world.supply[tile] = from[22 + tile];
    for (int seat = 0; seat < PLAYERS; seat++)
        world.seats[seat] = read_seat(from + 42 + 46 * seat);
    for (int card = 0; card < SIZE; card++) {
        world.deck[card] = from[226 + card];
        world.discards[card] = from[226 + SIZE + card];
    }
    return world;
}

void playouts(int64_t games, uint64_t seed, int64_t *sums) {
    World first = read_world(WORLD);
    for (int set = 0; set < 128; set++) {
        count[set] = seen[set] = spread[set] = 0;
        for (int place = 0; place < 7; place++) {
            int is_built = set >> place & 1, is_outside = !(set >> place) || !(set & ((1 << place) - 1));
            count[set] += is_built;
            spread[set] |= (int64_t)is_built << 7 * place;
            seen[set] |= (int64_t)(!is_built && is_outside) << place;
        }
    }
    sums[0] = 0;
    for (int64_t game = 0; game < games; game++)
        sums[0] += play(&first, seed + game);
}
