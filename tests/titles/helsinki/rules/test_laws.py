"""The laws over every option set of H8.4, and one fingerprint for each."""

import pytest

from cityboard.core.laws import put_through
from tests.golden.renew import SEED, fingerprint, golden
from tests.titles.helsinki.rules.option_sets import by_name, load

GOLDEN = golden("helsinki")


@pytest.mark.rule("H8.4")
def test_every_option_set_has_a_fingerprint() -> None:
    assert len(GOLDEN) == len(set(GOLDEN.values())) == 30
    assert list(GOLDEN) == list(by_name())


@pytest.mark.rule("H8.4", "H5.3")
@pytest.mark.parametrize("name", by_name())
def test_every_option_set_obeys_the_laws_and_keeps_its_fingerprint(name: str) -> None:
    record = put_through(load(by_name()[name]), SEED, moments=2)
    assert fingerprint(record) == GOLDEN[name]


@pytest.mark.parametrize("name", by_name())
def test_many_more_games_obey_the_laws(name: str, thorough: bool) -> None:
    for number in range(40 if thorough else 1):
        record = put_through(load(by_name()[name]), f"more {number}", moments=8 if thorough else 1)
        assert record.scores is not None
