"""What the table says in a game of Helsinki: hints, questions, help, and how a thing is typed."""

from pathlib import Path
from typing import Any

import pytest

from cityboard.core.dealer import Dealer
from cityboard.language import LANGUAGES, Language
from cityboard.terminal.table import PERSON, LocalTable
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.terminal.help import commands, signs
from cityboard.titles.helsinki.terminal.hints import hints
from cityboard.titles.helsinki.terminal.questions import question
from tests.terminal.test_conversation import Sitting
from tests.titles.helsinki.rules.positions import begin, play
from tests.titles.helsinki.terminal.test_drawing import placed

ENGLISH = Language("en")


def talk(tmp_path: Path, *answers: str, language: Language = ENGLISH, **options: Any) -> str:
    """Sit down at the placed position and return what is said, without breaks."""
    game, s = placed(**options)
    table = LocalTable(game, Dealer(b"x"), [PERSON, "random"], tmp_path / "game.jsonl")
    table.state = s
    return " ".join(Sitting(table, list(answers)).talk(language).split())


# Hints.


def pushing() -> tuple[Helsinki, State]:
    game, s = placed()
    play(game, s, ("build", "red-1-2-0"), ("pay",))
    return game, s


def test_hints_rank_points_first_then_the_coats_and_cards_a_push_wins() -> None:
    game, s = pushing()
    ranked = hints(game, game.view(s, 0))
    assert sorted(hint.move for hint in ranked) == sorted(game.moves(s))
    worths = [hint.worth for hint in ranked]
    assert worths == sorted(worths, reverse=True)
    coats = [sum(effect.arguments["coats"] for effect in hint.effects if effect.code == "coats-won") for hint in ranked]
    assert coats[0] == max(coats) > min(coats)


def test_hints_say_that_they_do_not_look_ahead(tmp_path: Path) -> None:
    text = talk(tmp_path, "?")
    assert "This does not look ahead: a card to build with shows nothing until its tile is pushed in" in text


# Questions.


@pytest.mark.parametrize(
    ("step", "asked"),
    [
        ("choose_space", "On which senate space do you put your player token? The others follow."),
        ("pay", "red 1 (2 roofs, no superstructure): which cards do you pay with?"),
        ("push", "red 1 (2 roofs, no superstructure): where does its tile come to rest?"),
        ("roof", "Which roof of the new tile carries the superstructure?"),
        ("place_wild", "Where do you place the wild pavilion tile?"),
        ("shift", "Which superstructure do you move, and where to?"),
        ("discard", "You hold too many cards: which one do you discard?"),
        ("turn_step", None),
    ],
)
def test_a_decision_within_a_turn_asks_a_real_question(step: str, asked: str | None) -> None:
    game, s = pushing()
    s.step = getattr(game, step).number
    assert question(game, s, ENGLISH) == asked
    for code in LANGUAGES:
        assert bool(question(game, s, Language(code))) is (asked is not None)


def test_the_question_stands_above_the_choices(tmp_path: Path) -> None:
    assert "where does its tile come to rest?" in talk(tmp_path, "b red-1-2-0")


# Help.


def typed_in(game: Helsinki, s: State) -> list[str]:
    """List what the help says can be typed."""
    return [line.split("  ")[0] for text in commands(game, s, ENGLISH) for line in text.splitlines()]


def test_help_leaves_out_what_only_covered_actions_allow() -> None:
    everything = typed_in(*begin())
    assert {"A1 · use A1", "w -1", "d A4", "b CARD A3", "wild 3 4", "shift 3 4 2 2", "p CARD A3"} <= set(everything)
    fewer = typed_in(*begin(cover=["A1", "A2", "A3", "A4", "A7"]))
    assert not {"A1 · use A1", "d A4", "b CARD A3", "wild 3 4", "p CARD A3"} & set(fewer)
    assert {"A6 · use A6", "w -1", "b CARD A5", "shift 3 4 2 2"} <= set(fewer)
    assert not {"w -1", "shift 3 4 2 2"} & set(typed_in(*begin(cover=["A10", "A11", "A12", "A13", "A14"])))


def test_help_names_only_the_open_actions_of_a_build() -> None:
    game, s = begin(cover="bottom")
    assert any("build with actions: A3, A5, A9;" in text for text in commands(game, s, ENGLISH))


def test_the_first_space_is_in_the_help_only_until_it_is_chosen() -> None:
    game, s = begin()
    assert "space 3" in typed_in(game, game.start())
    assert "space 3" not in typed_in(game, s)


def test_help_explains_crosswalks_only_where_there_are_some(tmp_path: Path) -> None:
    assert signs(begin()[0]) == ["sign-helsinki"]
    assert signs(begin(modules=["dry-roads"])[0]) == ["sign-helsinki", "sign-dry-roads"]
    assert "≡ is a crosswalk of Dry roads" in talk(tmp_path, "h", modules=["dry-roads"])


def test_a_game_begins_with_how_it_is_won(tmp_path: Path) -> None:
    text = talk(tmp_path)
    assert "Complete rows and columns win" in text
    assert "r H3, r H4 and r H7" in text


# How a thing is typed.


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("w", "Type it like this: w 2"),
        ("w far", "Type it like this: w 2"),
        ("w 1 2", "Type it like this: w 2"),
        (f"w {'9' * 5000}", "Type it like this: w 2"),
        ("d A5", "Type it like this: d, d A4"),
        ("build", "Type it like this: b CARD"),
        ("b red-1-2-0 A99", "Type it like this: b CARD, b CARD A9"),
        ("end now", "Type it like this: end"),
        ("roof 3", "Type it like this: roof row column"),
        ("shift 3 4", "Type it like this: shift row column row column"),
        ("discard", "Type it like this: discard CARD"),
        ("p", "Type it like this: b CARD"),
        ("r", "Type it like this: r H4.5"),
        ("r 4.5", "Type it like this: r H4.5"),
        ("777", "There is no 777 in the last list."),
        ("9" * 5000, "There is no 999"),
    ],
)
def test_what_is_typed_wrongly_is_answered_with_the_right_form(typed: str, words: str, tmp_path: Path) -> None:
    assert words in talk(tmp_path, typed)


@pytest.mark.parametrize("typed", [f"p red-1-2-0 {'9' * 5000}", f"roof {'9' * 5001}", f"2,3 {'9' * 5000}"])
def test_huge_numbers_do_no_harm(typed: str, tmp_path: Path) -> None:
    assert "You have left the table; everything is saved." in talk(tmp_path, typed)
