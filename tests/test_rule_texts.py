"""The rules are as full in every language as in English: the same lists, examples, rulings and references."""

import re
from typing import NamedTuple

import pytest

from cityboard.language import Language
from cityboard.terminal.rule_texts import ITEM, paragraphs

TITLES = ("metro", "helsinki")
# What introduces an example and one of our own rulings.
EXAMPLE = {"en": "examples?:", "de": "beispiele?:", "fr": "exemples?(?: publiés)? ?:", "nl": "voorbeeld(?:en)?:"}
RULING = {"en": "our ruling", "de": "unsere auslegung", "fr": "notre interprétation", "nl": "onze uitleg"}
REFERENCE = re.compile(r"\b[MHA]\d+(?:\.\d+)?\b")


class Contents(NamedTuple):
    """What a rule contains, in whatever language it is told."""

    paragraphs: int
    items: int
    examples: int
    rulings_on_a_part: int
    rulings_on_everything: int
    references: list[str]


def contents(code: str, text: str) -> Contents:
    parts = list(paragraphs(text))
    items = sum(part.startswith(ITEM) for part in parts)
    told = " ".join(text.lower().split())
    return Contents(
        len(parts) - items,
        items,
        len(re.findall(EXAMPLE[code], told)),
        len(re.findall(rf"{RULING[code]} ?:", told)),
        len(re.findall(rf"{RULING[code]}\.", told)),
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
