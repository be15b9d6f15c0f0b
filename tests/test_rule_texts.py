"""The rules are as full in every language as in English: the same lists, examples, rulings and references."""

import re
from typing import NamedTuple

import pytest
from fluent.syntax.ast import Message, TextElement

from cityboard.language import LANGUAGES, Language, resources
from cityboard.terminal.rule_texts import ITEM, paragraphs

TITLES = ("metro", "helsinki")
# What introduces an example and one of our own rulings.
EXAMPLE = {"en": "examples?:", "de": "beispiele?:", "fr": "exemples?(?: publiés)? ?:", "nl": "voorbeeld(?:en)?:"}
RULING = {"en": "our ruling", "de": "unsere auslegung", "fr": "notre interprétation", "nl": "onze uitleg"}
# What only the terminal says: a square as row and column, and something that is counted from 0.
PAIR = re.compile(r"\b\d,\d\b")
FROM_ZERO = {
    "en": re.compile(r"from 0\b|\b0 to [67]\b"),
    "de": re.compile(r"von 0\b"),
    "fr": re.compile(r"de 0\b(?! à 2)"),
    "nl": re.compile(r"van 0\b"),
}
REFERENCE = re.compile(r"\b[MHA]\d+(?:\.\d+)?\b")


class Contents(NamedTuple):
    """What a rule contains, in whatever language it is written."""

    paragraphs: int
    items: int
    examples: int
    rulings_on_a_part: int
    rulings_on_everything: int
    references: list[str]


def contents(code: str, text: str) -> Contents:
    parts = list(paragraphs(text))
    items = sum(part.startswith(ITEM) for part in parts)
    words = " ".join(text.lower().split())
    return Contents(
        len(parts) - items,
        items,
        len(re.findall(EXAMPLE[code], words)),
        len(re.findall(rf"{RULING[code]} ?:", words)),
        len(re.findall(rf"{RULING[code]}\.", words)),
        sorted(REFERENCE.findall(text)),
    )


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("code", ["de", "fr", "nl"])
def test_a_rule_contains_in_every_language_what_it_contains_in_english(code: str, title: str) -> None:
    english, other = Language("en"), Language(code)
    for rule in english.rule_ids(title):
        assert contents(code, other.rule(title, rule)) == contents("en", english.rule(title, rule)), rule


def test_the_english_rules_have_lists_examples_and_both_kinds_of_rulings() -> None:
    english = Language("en")
    every = [contents("en", english.rule(title, rule)) for title in TITLES for rule in english.rule_ids(title)]
    assert all(any(getattr(one, name) for one in every) for name in Contents._fields)


@pytest.mark.parametrize(
    ("code", "text", "expected"),
    [
        ("en", "A list:\n• one (H2.6);\n• two.\n\n(Our ruling: both.)", Contents(2, 2, 0, 1, 0, ["H2.6"])),
        ("fr", "Exemple\u00a0: A3 coûte 1. (Notre\ninterprétation.)", Contents(1, 0, 1, 0, 1, ["A3"])),
        ("nl", "Voorbeelden: twee. (Onze uitleg: M1.)", Contents(1, 0, 1, 1, 0, ["M1"])),
    ],
)
def test_what_a_rule_contains_is_counted(code: str, text: str, expected: Contents) -> None:
    assert contents(code, text) == expected


def own_words(code: str, title: str) -> dict[str, str]:
    """Return the texts that the page has for itself, because it names squares and spaces otherwise, by their rules."""
    return {
        message.id.name: "".join(
            element.value for element in attribute.value.elements if isinstance(element, TextElement)
        )
        for message in resources(code)[f"{title}-rules"].body
        if isinstance(message, Message)
        for attribute in message.attributes
        if attribute.id.name == "page"
    }


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("code", ["de", "fr", "nl"])
def test_the_page_has_the_same_rules_in_words_of_its_own_in_every_language(code: str, title: str) -> None:
    english, other = own_words("en", title), own_words(code, title)
    assert english
    assert {name: contents("en", text) for name, text in english.items()} == {
        name: contents(code, text) for name, text in other.items()
    }


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_rule_on_the_page_counts_from_zero_or_names_a_square_by_numbers(code: str, title: str) -> None:
    own = own_words(code, title)
    language = Language(code)
    for rule in language.rule_ids(title):
        text = own.get(rule.replace(".", "-"), language.rule(title, rule))
        # The page writes these as its boards do.
        text = re.sub(r"\(\d,\d\)", "A1", text)
        assert not PAIR.search(text), rule
        assert not FROM_ZERO[code].search(" ".join(text.split())), rule


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_refusal_that_counts_places_from_zero_has_words_of_its_own_on_the_page(code: str) -> None:
    said = {
        entry.id.name: "".join(part.value for part in entry.value.elements if isinstance(part, TextElement))
        for file in resources(code).values()
        for entry in file.body
        if isinstance(entry, Message) and entry.value
    }
    for name in ("refusal-square-outside", "refusal-roof-outside", "refusal-space-unknown"):
        assert FROM_ZERO[code].search(said[name]), name
        assert not FROM_ZERO[code].search(said[f"web-{name}"]), name
