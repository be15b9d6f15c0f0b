"""How to play: the engine has made, judged and counted every picture, and the words are those of a rulebook."""

import gzip
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax.ast import Message

from cityboard.language import LANGUAGES, Language, resources
from cityboard.titles.helsinki.rules.edition import ACTIONS
from cityboard.titles.metro.rules.catalogue import CITIES, MODULES
from web.howto.make import PICTURED, made, pictures, text
from web.howto.stage import Picture

LARGEST = 10_000  # bytes on the way to the browser
LEAST, MOST = 600, 800  # words
# The chapters that those who are new read first; then come the cards.
CHAPTERS = {
    "metro": ["goal", "setup", "turn", "placing", "lines", "end", "tips"],
    "helsinki": ["goal", "setup", "turn", "building", "pushing", "coats", "end", "tips"],
}
# What stands in the chapters besides their heading and their text.
PARTS = {"metro": ["turn-draw", "placing-short"], "helsinki": ["turn-limit", "building-bonus"]}
CARDS = {
    "metro": ["free_orientation", "hand", *MODULES, *CITIES, "stockholm_variant"],
    "helsinki": [*ACTIONS, "cover-bottom", "cover-random", "dry-roads"],
}
# Retyped from the rules: by the picture, why its move is refused.
WRONG = {
    "metro": {
        "wrong-alone": ("square-not-adjacent", "M3.1"),
        "wrong-turned": ("turned", "M3.2"),
        "wrong-short": ("one-tile-line", "M3.4"),
    },
    "helsinki": {
        "wrong-through": ("not-stopped", "H4.6"),
        "wrong-corner": ("not-stopped", "H4.6"),
        "wrong-early": ("not-stopped", "H4.6"),
    },
}
# Retyped from the published examples, where a picture shows one.
POINTS = {
    "metro": {
        "goal": 14,
        "edge-end": 5,
        "companies": 68,
        "central-stations": 3,
        "central-rails": 7,
        "solo": 22,
        "paris": 11,
        "stockholm_variant": 3,
        "london": 3,
        "new-york": 8,
        "st-petersburg": 7,
        "berlin": 7,
    },
    "helsinki": {"goal": 14, "dry-roads": 7},
}
RULE = re.compile(r"\b[MHA]\d+(?:[.-]\d+)?\b")
WORD = re.compile(r"[^\W_]+(?:[’'-][^\W_]+)*")


@pytest.fixture(scope="module", params=PICTURED)
def title(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def shown(title: str) -> dict[str, Picture]:
    return pictures(title)


@cache
def messages(code: str, title: str) -> dict[str, str]:
    """Return the sentences of How to play, by their names without what they all begin with."""
    language, book = Language(code), f"web-howto-{title}"
    named = [entry.id.name for entry in resources(code)[book].body if isinstance(entry, Message)]
    return {name.removeprefix(f"{book}-"): language.say(name) for name in named}


def in_the_chapters(code: str, title: str) -> Iterator[str]:
    """Yield everything that is read before the cards, captions included."""
    said = messages(code, title)
    cards = set(CARDS[title])
    for name, sentence in said.items():
        own = name.removeprefix("picture-")
        chapter = own.removesuffix("-heading")
        if (name != own and own not in cards) or chapter in (*CHAPTERS[title], *PARTS[title]):
            yield sentence


def numbers(sentence: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", sentence)}


def counted(picture: Picture) -> set[int]:
    """Return every number that the engine has counted in a picture, or named when it refused the move."""
    named = picture.refusal.arguments.get("stations", []) if picture.refusal else []
    values = [named, *picture.counted.values()]
    return {number for value in values for number in (value if isinstance(value, list) else [value])}


def test_the_browser_has_the_pictures_as_they_are_made_now(title: str) -> None:
    assert made(title).read_text("utf-8") == text(title), "run: python -m web.howto.make"


def test_the_pictures_are_small(title: str) -> None:
    assert len(gzip.compress(made(title).read_bytes())) < LARGEST


def test_every_wrong_picture_is_refused_by_the_engine_and_no_other(title: str, shown: dict[str, Picture]) -> None:
    refused = {name: (picture.refusal.code, picture.refusal.rule) for name, picture in shown.items() if picture.refusal}
    assert refused == WRONG[title]


def test_every_right_picture_shows_a_move_that_the_engine_has_allowed(shown: dict[str, Picture]) -> None:
    right = [picture for name, picture in shown.items() if name.startswith("right-")]
    assert right
    assert all(picture.move and not picture.refusal for picture in right)


def test_the_points_are_those_that_the_engine_counts(title: str, shown: dict[str, Picture]) -> None:
    points = {name: picture.counted["points"] for name, picture in shown.items() if "points" in picture.counted}
    assert points == POINTS[title]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_number_in_a_caption_was_counted_and_points_are_told(
    title: str, code: str, shown: dict[str, Picture]
) -> None:
    said = messages(code, title)
    for name, picture in shown.items():
        numbers_in_caption = numbers(said.get(f"picture-{name}", ""))
        assert numbers_in_caption <= counted(picture), name
        if f"picture-{name}" in said and "points" in picture.counted:
            assert picture.counted["points"] in numbers_in_caption, name


@pytest.mark.parametrize("code", LANGUAGES)
def test_how_to_play_is_as_long_as_a_rulebook_for_newcomers(title: str, code: str) -> None:
    words = sum(len(WORD.findall(sentence)) for sentence in in_the_chapters(code, title))
    assert LEAST <= words <= MOST


@pytest.mark.parametrize("code", LANGUAGES)
def test_how_to_play_names_no_rule_by_its_number(title: str, code: str) -> None:
    assert [sentence for sentence in messages(code, title).values() if RULE.search(sentence)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_module_city_variant_and_action_has_a_card(title: str, code: str) -> None:
    said = messages(code, title)
    assert [name for name in CARDS[title] if not said.get(name) or not said.get(f"{name}-heading")] == []


def test_a_word_is_counted_once_with_its_apostrophe() -> None:
    assert WORD.findall("l’anneau d’or, 14 points: « Gare-du-Nord »") == [
        "l’anneau",
        "d’or",
        "14",
        "points",
        "Gare-du-Nord",
    ]


def test_a_number_of_a_rule_is_found() -> None:
    assert [bool(RULE.search(sentence)) for sentence in ("see M3.4", "H4 says", "A1")] == [True] * 3
    assert [bool(RULE.search(sentence)) for sentence in ("square B1", "14 Metros")] == [False] * 2
