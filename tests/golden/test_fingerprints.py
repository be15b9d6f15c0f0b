"""Games of every version and edition that was ever shipped keep their fingerprints."""

import pytest

from cityboard.core.simulation import random_game
from cityboard.titles.registry import title_names, versions
from tests.golden.renew import SEED, Played, all_played, fingerprint, newest

SAMPLE = 20  # of so many option sets one is played; the laws play all of the newest rules


def test_every_version_has_its_fingerprints() -> None:
    assert {(played.title, played.rules) for played in all_played()} == {
        (title, version) for title in title_names() for version in versions(title)
    }
    assert {newest(title) for title in title_names()} <= set(all_played())


@pytest.mark.parametrize("played", all_played(), ids="-".join)
def test_old_and_new_games_keep_their_fingerprints(played: Played, thorough: bool) -> None:
    fingerprints, sets = played.fingerprints(), played.option_sets()
    assert list(fingerprints) == list(sets)
    for name in [*fingerprints][:: 1 if thorough else SAMPLE]:
        assert fingerprint(random_game(played.game(sets[name]), SEED)[1]) == fingerprints[name], name
