"""What is only said of Helsinki: cards, roofs, senate spaces and actions by their names, and refusals that are rare."""

import re

import pytest

from cityboard.core.game import Effect, Entry
from cityboard.core.reason import NotationError, Reason
from cityboard.language import FOLDER, LANGUAGES, Language, resources
from cityboard.titles.helsinki.rules import notation
from cityboard.titles.helsinki.rules.cards import Deck
from cityboard.titles.helsinki.rules.edition import ACTIONS, read_box
from cityboard.titles.registry import find_edition
from tests.test_language import BIDI_MARKS


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("en", "blue 4 (3 roofs, 2 superstructures)"),
        ("de", "blaue 4 (3 Dächer, 2 Aufbauten)"),
        ("fr", "carte bleue\u00a04 (3\u00a0toits, 2\u00a0superstructures)"),
        ("nl", "blauwe 4 (3 daken, 2 dakopbouw-stenen)"),
    ],
)
def test_a_pavilion_card_is_named_by_what_is_on_it(code: str, name: str) -> None:
    assert name in Language(code).effect(Effect("discarded", {"seat": 0, "card": "blue-4-3-2"}))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_pavilion_card_has_a_name_of_its_own(code: str) -> None:
    names = Deck(read_box(find_edition("helsinki", "default"))).names[1:]
    discards = [{"seat": 0, "card": name} for name in names]
    said = {Language(code).effect(Effect("discarded", arguments)) for arguments in discards}
    assert len(said) == len(names)
    assert not any(name in sentence for name in names if "-" in name for sentence in said)


def test_several_pavilion_cards_are_a_list() -> None:
    arguments = {"seat": 1, "cards": ["red-2-2-1", "wild"], "number": 2}
    assert Language("en").effect(Effect("cards-taken", arguments)) == (
        "Player 2 takes: red 2 (2 roofs, 1 superstructure) and wild card."
    )


def test_a_card_that_does_not_exist_keeps_its_name() -> None:
    assert ": blue-9-9-9." in Language("en").refusal(Reason("card-not-held", "H4.1", {"cards": ["blue-9-9-9"]}))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("code_of_effect", ["cards-taken", "paid"])
def test_no_card_is_said_in_words(code_of_effect: str, code: str) -> None:
    sentence = Language(code).effect(Effect(code_of_effect, {"seat": 0, "cards": [], "number": 0}))
    assert ":" not in sentence


def test_roofs_are_shown_by_row_and_column_of_their_own_board() -> None:
    arguments = {"seat": 0, "card": "red-1-2-0", "roofs": [17, 48]}
    assert Language("en").effect(Effect("built", arguments)).endswith("on 2,3 · 6,6.")
    moved = Effect("superstructure-moved", {"seat": 0, "source": 0, "target": 13})
    assert Language("en").effect(moved) == "Player 1 moves a superstructure from 0,0 to 1,6."


def test_senate_spaces_and_slots_keep_their_numbers() -> None:
    assert Language("en").effect(Effect("walked", {"seat": 0, "spaces": 2, "senate": 0})) == (
        "Player 1 moves 2 spaces clockwise to senate space 0."
    )
    assert "slot 0" in Language("en").effect(Effect("slot-filled", {"slot": 0, "card": "wild"}))


@pytest.mark.parametrize(
    ("code", "words"),
    [("en", "anticlockwise"), ("de", "gegen den Uhrzeigersinn"), ("fr", "recule"), ("nl", "terug")],
)
def test_a_step_back_is_said_in_words(code: str, words: str) -> None:
    sentence = Language(code).effect(Effect("walked", {"seat": 0, "spaces": -1, "senate": 7}))
    assert words in sentence
    assert "-1" not in sentence
    assert words in Language(code).refusal(Reason("walk-too-far", "H3.2", {"reach": -1}))


def test_an_action_is_shown_with_its_meaning() -> None:
    assert Language("en").effect(Effect("action-used", {"seat": 0, "action": "A15"})) == (
        "Player 1 uses action A15 (score two points)."
    )


def test_what_is_no_action_is_shown_as_it_is() -> None:
    assert "“A16”" in Language("en").refusal(Reason("action-unknown", "H6.1", {"action": "A16"}))


# What comes before the name of a senate space and of an action, so that neither is taken for a square.
PLACE_WORDS = {
    "en": ("senate space", "action"),
    "de": ("senatsfeld", "wappenaktion"),
    "fr": ("case sénat", "action"),
    "nl": ("senaatspleinveld", "actie"),
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_senate_space_and_an_action_never_come_without_their_word(code: str) -> None:
    named: set[str] = set()
    words = dict(zip(("SENATE", "ACTION"), PLACE_WORDS[code], strict=True))
    for path in (FOLDER / code).glob("*.ftl"):
        for line in path.read_text("utf-8").lower().splitlines():
            for call in re.finditer(r"\W*\{ (senate|action)\(", line):
                name = call[1].upper()
                assert line[: call.start()].endswith(words[name]), f"{path.name}: {line}"
                named.add(name)
    assert named == {"SENATE", "ACTION"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_sentence_of_the_game_tells_an_action_by_a_letter_and_a_number_alone(code: str) -> None:
    typed = ("refusal-action-unknown", "option-cover")  # where they are typed like this
    for name in (*(name for name in resources(code) if name.startswith("web")), "bots", "helsinki"):
        for line in (FOLDER / code / f"{name}.ftl").read_text("utf-8").splitlines():
            if not line.startswith(("#", *typed)):
                assert not re.search(r"(?<![\w-])A\d+\b", line), f"{name}.ftl: {line}"


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("action", ACTIONS)
def test_a_roof_a_senate_space_and_an_action_have_names_of_different_forms(action: str, code: str) -> None:
    language, number = Language(code), ACTIONS.index(action)
    space, word = PLACE_WORDS[code]
    built = language.effect(Effect("superstructure", {"seat": 0, "roof": number}))
    walked = language.effect(Effect("walked", {"seat": 0, "spaces": 2, "senate": number % 8}))
    used = language.effect(Effect("action-used", {"seat": 0, "action": action}))
    assert f"{number // 7},{number % 7}" in built
    assert f"{space} {number % 8}" in " ".join(walked.lower().split())
    assert f"{word} {action} ({language.say(f'action-{action}')})".lower() in used.lower()


def test_sides_have_their_names() -> None:
    reason = Reason("no-push", "H4.4", {"cards": ["red-1-2-0"], "sides": ["north", "west"]})
    assert Language("de").refusal(reason).endswith(": Norden und Westen. [H4.4]")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (".......\n.......", "the wrong number of lines: 2 instead of 7."),
        (
            "\n".join([".......", "......", *["......."] * 5]),
            "Line 2 of the picture does not have the right number of signs (7)",
        ),
        ("\n".join([".......", "......z", *["......."] * 5]), "Line 2, column 7 of the picture: “z”"),
    ],
)
def test_what_is_wrong_in_a_picture_can_be_said_in_every_language(text: str, words: str, code: str) -> None:
    with pytest.raises(NotationError) as refused:
        notation.parse(text)
    assert words in Language("en").refusal(refused.value.reason)
    assert "{" not in Language(code).refusal(refused.value.reason)


# What random games hardly ever come to, with some words of the sentence.
SELDOM: list[tuple[Reason, str]] = [
    (Reason("cover-five", "H2.7", {"value": ["A1", "A2"], "number": 5}), "You cannot cover “A1, A2”. Name exactly 5"),
    (Reason("space-first", "H3.6", {}), "Choose a senate space first."),
    (Reason("space-unknown", "H1.1", {"spaces": [8]}), "no senate space 8:"),
    (Reason("no-place-for-wild", "H3.7", {"action": "A2"}), "Action A2 (place two wild pavilion tiles) would"),
    (Reason("nothing-to-move", "H3.7", {"action": "A10"}), "Action A10 (move a superstructure) would have no effect"),
    (Reason("no-card", "H3.7", {"action": "A4"}), "Action A4 (draw one more card) would have no effect"),
    (Reason("no-superstructure", "H3.7", {"action": "A5"}), "there is no additional superstructure left in the supply"),
    (Reason("no-roof", "H3.7", {"action": "A5"}), "the tile has no free roof"),
    (Reason("no-coat", "H6.1", {"action": "A9", "coats": 1}), "only 1 coat of arms"),
    (Reason("no-coat", "H6.1", {"action": "A14", "coats": 2}), "only 2 coats of arms"),
    (Reason("wild-named", "H4.2", {"cards": ["wild"]}), "A wild card shows no tile."),
    (Reason("nothing-to-save", "A9", {"cards": ["red-1-2-0"]}), "red 1 (2 roofs, no superstructure):"),
    (Reason("wrong-colour", "H4.2", {"cards": ["red-1-2-0"], "number": 0}), "not with: red 1 (2 roofs,"),
    (Reason("wrong-colour", "A14", {"cards": [], "number": 1}), "exactly one of the cards"),
    (Reason("roof-outside", "H4.8", {"roofs": [48, 49]}), "on your board: 6,6 · 49."),
    (
        Reason("way-blocked", "H4.5", {"cards": ["red-1-2-0"], "roofs": [0, 1], "sides": ["south"]}),
        "here: 0,0 · 0,1. Another tile or the statue is in its way. Sides it can come from: south.",
    ),
    (Reason("roof-carries", "H4.10", {"roofs": [8]}), "The roof 1,1 already"),
    (Reason("discard-first", "H3.4", {"cards": 1}), "1 card too many."),
    (
        Reason("edition-shape", "", {"file": "my.toml", "line": 7, "place": "tiles.shapes.red.0", "value": "x#"}),
        "my.toml, line 7: “x#” at “tiles.shapes.red.0” is not the shape of a tile.",
    ),
    (
        Reason("edition-roofs", "", {"file": "my.toml", "line": 7, "place": "tiles", "value": "xxx", "wanted": 2}),
        "the shape “xxx” at “tiles” must have 2 roofs.",
    ),
    (
        Reason("edition-cards", "", {"file": "my.toml", "line": 7, "place": "cards.kinds", "value": 61, "most": 60}),
        "the cards of a colour at “cards.kinds” add up to 61; there may be at most 60.",
    ),
]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("reason", "words"), SELDOM, ids=[reason.code for reason, _ in SELDOM])
def test_what_is_seldom_refused_can_be_said_in_every_language(reason: Reason, words: str, code: str) -> None:
    assert words in Language("en").refusal(reason)
    sentence = Language(code).refusal(reason)
    assert "{" not in sentence
    assert not BIDI_MARKS.search(sentence)


def test_connected_visitors_and_their_points_can_be_said() -> None:
    effect = Effect("visitors-connected", {"seat": 2, "points": 7})
    assert Language("nl").effect(effect).startswith("Speler 3 heeft alle vier de bezoekers verbonden")
    assert Language("fr").effect(effect).endswith("et marque 7\u00a0points.")
    crossings = Entry(0, "superstructures-crossings", "H7.2", 9, {"superstructures": 3})
    assert Language("de").entry(crossings) == "3 Aufbauten auf Kreuzungen vollständiger Reihen und Spalten"
    assert Language("en").entry(Entry(0, "bonus-card", "H8.3", 7, {})) == "Bonus card for connected visitors"
