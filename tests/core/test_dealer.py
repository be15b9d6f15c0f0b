"""The dealer: fixed by its seed and the event, fair, and committed to beforehand."""

import hashlib
import hmac
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cityboard.core.dealer import Dealer, Renewal, commitment, pick, pick_at_random
from cityboard.core.game import Move

SEED = b"a seed for tests"
DRAWS = 60_000
CHANCES: list[tuple[Move, int]] = [(("one",), 1), (("two",), 2), (("three",), 3), (("six",), 6)]


def chi_square(seen: Counter[Any], weights: dict[Any, int]) -> float:
    """Return how far the counts are from what the weights promise."""
    draws, total = seen.total(), sum(weights.values())
    assert set(seen) <= set(weights)
    expected = {outcome: draws * weight / total for outcome, weight in weights.items()}
    return sum((seen[outcome] - wanted) ** 2 / wanted for outcome, wanted in expected.items())


@given(st.binary(), st.integers(0, 10**6), st.integers(1, 1 << 256))
def test_the_same_event_has_always_the_same_answer_within_its_bounds(seed: bytes, event: int, below: int) -> None:
    number = Dealer(seed).number(event, below)
    assert 0 <= number < below
    assert Dealer(seed).number(event, below) == number


@given(st.permutations(range(30)))
def test_the_answers_do_not_depend_on_the_order_in_which_events_are_asked(order: list[int]) -> None:
    forwards = Dealer(SEED)
    answers = [forwards.choose(event, CHANCES) for event in range(30)]
    dealer = Dealer(SEED)
    assert {event: dealer.choose(event, CHANCES) for event in order} == dict(enumerate(answers))


def test_an_undo_does_not_change_the_deal() -> None:
    dealer = Dealer(SEED)
    first = [dealer.number(event, 1000) for event in range(50)]
    assert [dealer.number(event, 1000) for event in range(20, 50)] == first[20:]


def test_an_answer_is_the_keyed_hash_of_seed_and_event() -> None:
    value = int.from_bytes(hmac.digest(SEED, b"event 7 attempt 0", "sha256"), "big")
    assert Dealer(SEED).number(7, 1000) == value % 1000
    assert Dealer(SEED).number(7, 1 << 256) == value


def test_different_events_and_different_seeds_have_different_answers() -> None:
    below = 1 << 128
    answers = [Dealer(seed).number(event, below) for seed in (SEED, b"another", b"") for event in range(2000)]
    assert len(set(answers)) == 6000


def test_the_commitment_is_that_of_the_seed_and_of_no_other() -> None:
    dealer = Dealer(SEED)
    assert dealer.commitment == commitment(SEED) == hashlib.sha256(b"cityboard seed\0" + SEED).hexdigest()
    others = [bytes([*SEED[:n], SEED[n] ^ 1, *SEED[n + 1 :]]) for n in range(len(SEED))]
    assert len({commitment(seed) for seed in [SEED, *others, SEED + b"\0", SEED[:-1], b""]}) == len(SEED) + 4


def test_the_commitment_gives_neither_the_seed_nor_any_answer_away() -> None:
    """It is hashed in another way than the answers, so that it is the answer to no event."""
    dealer = Dealer(SEED)
    assert SEED.hex() not in dealer.commitment
    assert dealer.commitment != hashlib.sha256(SEED).hexdigest()
    published = int(dealer.commitment, 16)
    assert all(dealer.number(event, 1 << 256) != published for event in range(1000))


@pytest.mark.parametrize(("below", "limit"), [(2, 10.8), (6, 20.5), (7, 22.5), (60, 99.6)])
def test_all_numbers_are_equally_likely(below: int, limit: float) -> None:
    """The limits are the 99.9% points of the chi-square distribution; the seed is fixed."""
    dealer = Dealer(SEED)
    seen = Counter(dealer.number(event, below) for event in range(DRAWS))
    assert set(seen) == set(range(below))
    assert chi_square(seen, dict.fromkeys(range(below), 1)) < limit


def test_outcomes_are_chosen_by_their_weights() -> None:
    dealer = Dealer(SEED)
    seen = Counter(dealer.choose(event, CHANCES) for event in range(DRAWS))
    assert chi_square(seen, dict(CHANCES)) < 16.3  # the 99.9% point for three degrees of freedom
    assert chi_square(seen, {outcome: 1 for outcome, _ in CHANCES}) > 1000  # so the test would see wrong weights


def test_playouts_choose_by_weight_too() -> None:
    rng = Random(5)
    seen = Counter(pick_at_random(CHANCES, rng) for _ in range(DRAWS))
    assert chi_square(seen, dict(CHANCES)) < 16.3


def test_a_value_beyond_the_last_whole_multiple_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []
    highest = (1 << 256) - 1
    limit = (1 << 256) - (1 << 256) % 10
    values = iter([highest, limit, limit - 1])

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        assert (key, name) == (SEED, "sha256")
        asked.append(message)
        return next(values).to_bytes(32, "big")

    monkeypatch.setattr("cityboard.core.dealer.hmac.digest", digest)
    assert Dealer(SEED).number(3, 10) == 9
    assert asked == [b"event 3 attempt 0", b"event 3 attempt 1", b"event 3 attempt 2"]


def test_no_value_is_drawn_again_where_all_numbers_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cityboard.core.dealer.hmac.digest", lambda *_: b"\xff" * 32)
    assert Dealer(SEED).number(0, 16) == 15
    assert Dealer(SEED).number(0, 1) == 0


@given(st.lists(st.integers(1, 9), min_size=1, max_size=12))
def test_over_all_numbers_every_outcome_is_picked_as_often_as_its_weight(weights: list[int]) -> None:
    chances = list(enumerate(weights))
    picked = [pick(chances, number) for number in range(sum(weights))]
    assert picked == sorted(picked)
    assert Counter(picked) == dict(chances)


@given(st.lists(st.integers(1, 9), max_size=12))
def test_no_outcome_is_picked_beyond_the_sum_of_weights(weights: list[int]) -> None:
    with pytest.raises(IndexError):
        pick(list(enumerate(weights)), sum(weights))


def test_nothing_can_be_picked_at_random_from_nothing() -> None:
    with pytest.raises(IndexError):
        pick_at_random([], Random(0))


def test_seeds_that_are_not_given_have_32_bytes_and_are_different() -> None:
    seeds = {Dealer().seed for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


def test_an_empty_seed_is_kept_as_given() -> None:
    assert Dealer(b"").seed == b""


def test_a_renewed_deal_follows_from_the_first_seed_alone() -> None:
    dealer = Dealer(SEED)
    assert dealer.renewed(2).seed == hmac.digest(SEED, b"deal 2", "sha256")
    assert len({dealer.seed, *(dealer.renewed(deal).seed for deal in range(1, 100))}) == 100


def test_an_event_is_answered_by_the_last_deal_renewed_at_it_or_before() -> None:
    dealer = Dealer(SEED)
    renewals = [Renewal(event, deal, dealer.renewed(deal).commitment) for event, deal in ((3, 1), (7, 4))]
    deals = [dealer.in_charge(event, renewals).seed for event in range(9)]
    assert deals == [SEED] * 3 + [dealer.renewed(1).seed] * 4 + [dealer.renewed(4).seed] * 2
    assert dealer.in_charge(5, []) is dealer
