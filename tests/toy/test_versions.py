"""A changed rule is a new version, changed values are a new edition: running games continue unchanged."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import cityboard
from cityboard.core.dealer import Dealer
from cityboard.core.game import CHANCE, NOBODY
from cityboard.core.laws import put_through
from cityboard.core.reason import Reason
from cityboard.core.record import Record, replay, verify
from cityboard.core.simulation import random_game
from cityboard.titles import registry
from cityboard.titles.title import Title
from tests.toy.game import Beans
from tests.toy.second_version import IN_TWO_VERSIONS, StricterBeans
from tests.toy.title import RULES, TITLE

SHIPPED = [(title.name, version) for title in registry.titles() for version in title.rules]


@pytest.fixture(autouse=True)
def beans_have_two_versions() -> Iterator[None]:
    """Ship a changed rule beside the old one."""
    with registry.registered(IN_TWO_VERSIONS):
        yield


def play_on(record: Record, until: int | None = None) -> Record:
    """Play a running game, always naming red, to its end or until a number of moves are made."""
    game, dealer = registry.game_of(record), Dealer(b"beans")
    s = replay(game, record)
    while s.turn != NOBODY and len(record.moves) != until:
        move = dealer.choose(len(record.moves), game.chances(s)) if s.turn == CHANCE else game.moves(s)[0]
        record.add(s.turn, move)
        game.play(s, move)
    if s.turn == NOBODY:
        record.close(game, s, dealer)
    return record


def begun(rules: str) -> Record:
    """Return the record of a game that is under way in a version of the rules."""
    return play_on(Record.of(cityboard.load("beans", rules=rules), Dealer(b"beans")), until=6)


@pytest.mark.parametrize(("name", "rules"), SHIPPED)
def test_every_shipped_version_is_what_it_is_called(name: str, rules: str) -> None:
    assert cityboard.load(name, rules=rules).rules_version == rules
    assert registry.versions(name)[-1] == cityboard.load(name).rules_version


def test_new_games_get_the_newest_version_and_old_ones_stay_shipped() -> None:
    assert registry.versions("beans") == ["1", "2"]
    assert type(cityboard.load("beans", lucky=True)) is StricterBeans
    assert type(cityboard.load("beans", rules="2")) is StricterBeans
    assert type(cityboard.load("beans", rules="1", lucky=True)) is Beans


def test_both_versions_obey_the_laws() -> None:
    for rules in registry.versions("beans"):
        assert put_through(cityboard.load("beans", rules=rules), "both", moments=10).rules == rules


def test_a_game_begun_under_the_old_rule_is_finished_under_it() -> None:
    record = Record.parse(begun("1").text(), finished=False)
    ended = Record.parse(play_on(record).text())
    assert verify(registry.game_of(ended), ended) == 9
    # The rule matters: under the new one the same decisions and draws have another result.
    new = play_on(begun("2"))
    assert (new.rules, new.moves) == ("2", ended.moves)
    assert new.scores != ended.scores


def test_the_result_of_a_record_is_that_of_its_own_version() -> None:
    new = play_on(begun("2"))
    verify(registry.game_of(new), new)
    old = replace(new, rules="1")
    with pytest.raises(cityboard.RecordError) as error:
        verify(registry.game_of(old), old)
    assert error.value.reason.code == "record-result"


def test_an_unknown_version_is_refused() -> None:
    with pytest.raises(cityboard.OptionError) as option:
        cityboard.load("beans", rules="9")
    assert option.value.reason == Reason("option-value", "", {"option": "rules", "value": "9", "allowed": ["1", "2"]})
    with pytest.raises(cityboard.RecordError) as error:
        registry.game_of(replace(begun("1"), rules="9"))
    assert error.value.reason == Reason("record-rules", "", {"line": 1, "value": "9", "rules": ["1", "2"]})


def with_editions(folder: Path) -> Title:
    """Return Beans with the editions in another folder."""
    return replace(TITLE, rules={"1": replace(RULES, editions=folder)})


def test_a_record_finds_its_edition_by_its_values(tmp_path: Path) -> None:
    old = begun("1")
    text = registry.edition_files("beans")[0].read_text("utf-8")
    changed = text.replace("[5, 4]", "[6, 4]")
    (tmp_path / "default-1.toml").write_text(text, "utf-8")
    (tmp_path / "default.toml").write_text(changed, "utf-8")
    registry.register(with_editions(tmp_path))
    new = random_game(cityboard.load("beans", rules="1"), "edition")[1]
    assert (old.edition, new.edition) == ("default", "default")
    assert registry.edition_names("beans") == ["default"]
    assert [edition.hash for edition in registry.shipped_editions("beans")] == [old.edition_hash, new.edition_hash]
    assert old.edition_hash != new.edition_hash
    assert verify(registry.game_of(new), new) == 10
    ended = play_on(old)
    assert verify(registry.game_of(ended), ended) == 9
    (tmp_path / "lost").mkdir()
    (tmp_path / "lost" / "default.toml").write_text(changed, "utf-8")
    registry.register(with_editions(tmp_path / "lost"))
    with pytest.raises(cityboard.RecordError) as error:
        registry.game_of(old)
    assert error.value.reason == Reason("record-edition", "", {"line": 1, "edition": "default"})
