"""The laws over every option set of M18, and one fingerprint for each."""

from collections.abc import Mapping
from typing import Any

import pytest

from cityboard.core.laws import put_through
from cityboard.titles.metro.rules.options import combinations
from tests.golden.renew import SEED, fingerprint, golden
from tests.titles.metro.rules.option_sets import groups, load, name_of

GOLDEN = golden("metro")


@pytest.mark.rule("M18")
def test_every_option_set_has_a_fingerprint() -> None:
    names = [name_of(options) for options in combinations()]
    assert len(names) == len(set(names)) == 1984
    assert list(GOLDEN) == names


@pytest.mark.rule("M18", "M5.1")
@pytest.mark.parametrize("group", groups())
def test_every_option_set_obeys_the_laws_and_keeps_its_fingerprint(group: str) -> None:
    for options in groups()[group]:
        record = put_through(load(options), SEED, moments=2)
        assert fingerprint(record) == GOLDEN[name_of(options)], name_of(options)


@pytest.mark.parametrize("group", groups())
def test_many_more_games_obey_the_laws(group: str, thorough: bool) -> None:
    sets: list[Mapping[str, Any]] = groups()[group]
    for options in sets if thorough else sets[:1]:
        for number in range(10 if thorough else 1):
            record = put_through(load(options), f"more {number}", moments=12)
            assert record.scores is not None
