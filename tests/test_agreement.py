"""Whatever the terminal and the commands say agrees with every name, number and form that is filled in."""
# The page, which also addresses its reader as "you", is held to the same table by web/src/language/agreement.test.ts.

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import (
    FunctionReference,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from cityboard.language import LANGUAGES, Language, resources

TABLE = json.loads((Path(__file__).parent / "agreement.json").read_text("utf-8"))
ARGUMENTS: dict[str, Any] = TABLE["arguments"]
# Seats are counted from 1 in sentences, chance is a seat, too.
SEATS = [-1, 2, 19]
FUNCTIONS: dict[str, list[Any]] = TABLE["functions"] | {"SEAT": SEATS, "PLAYER": SEATS, "OWNER": [2, 19, "red"]}
# The forms that languages have for numbers.
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
LETTER = "[A-Za-zÀ-ÖØ-öø-ÿŒœ]"
NAME = rf"(?<!{LETTER})(?:{'|'.join(TABLE['names'])})"
PLACEHOLDERS = {"{letter}": LETTER, "{start}": f"(?<!{LETTER})", "{end}": f"(?!{LETTER})", "{name}": NAME}
COUNTED = re.compile(rf"(?<![\d.,:])(?<!{LETTER})({'|'.join(map(str, TABLE['numbers']))})[ \u00a0]((?:{LETTER}|-)+)")
PATTERNS = [(code, pattern) for code in LANGUAGES for kind in ("every", code) for pattern in TABLE["patterns"][kind]]


def words(lines: list[str]) -> list[str]:
    return " ".join(lines).split()


@cache
def values_of(argument: str) -> list[Any]:
    """Return what is tried for an argument, whatever a sentence does with it."""
    given = {"names": TABLE["names"], "players": TABLE["names"], "numbers": TABLE["numbers"], "texts": ["…"]}
    kinds = {name: kind for kind in given for name in words(ARGUMENTS[kind])}
    own: list[Any] = ARGUMENTS["values"].get(argument, [])
    assert own or argument in kinds, f"tests/agreement.json has no values for ${argument}"
    return own or given[kinds[argument]]


class Arguments(Visitor):
    """Collects the arguments of a message, with all the values that are tried for each."""

    def __init__(self, code: str) -> None:
        self.messages = messages(code)
        self.values: dict[str, list[Any]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # named by the library
        self.add(node.id.name, values_of(node.id.name))

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802  # as above
        for argument in node.arguments.positional:
            if isinstance(argument, VariableReference):
                self.add(argument.id.name, FUNCTIONS[node.id.name])

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  # as above
        self.visit(self.messages[node.id.name])

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # as above
        self.generic_visit(node)
        if isinstance(node.selector, VariableReference):
            name = node.selector.id.name
            is_number = isinstance(values_of(name)[0], int)
            for key in (variant.key for variant in node.variants):
                if isinstance(key, NumberLiteral):
                    self.add(name, [int(key.value)])
                elif not is_number or key.name not in CATEGORIES:
                    self.add(name, [key.name])

    def add(self, name: str, values: list[Any]) -> None:
        known = self.values.setdefault(name, [])
        known += [value for value in values if value not in known]


class CountedWords(Visitor):
    """Collects, for every number that a message has several forms for, the words that follow it."""

    def __init__(self) -> None:
        self.followers: list[set[str]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # named by the library
        self.generic_visit(node)
        if isinstance(node.selector, VariableReference):
            following = {
                word
                for variant in node.variants
                if not isinstance(variant.key, NumberLiteral) and variant.key.name in CATEGORIES
                for word in words_after(variant.value, node.selector.id.name)
            }
            self.followers.append(following)


def words_after(pattern: Pattern, variable: str) -> Iterator[str]:
    """Yield the word after every place where a variable is filled in."""
    for number, text in zip(pattern.elements, pattern.elements[1:], strict=False):
        shown = number.expression if isinstance(number, Placeable) else None
        if isinstance(shown, VariableReference) and shown.id.name == variable and isinstance(text, TextElement):
            yield from re.findall(f"^[ \u00a0]((?:{LETTER}|-)+)", text.value)


@cache
def messages(code: str) -> dict[str, Message]:
    return {entry.id.name: entry for file in resources(code).values() for entry in file.body if type(entry) is Message}


def said(code: str) -> Iterator[tuple[str, str]]:
    """Yield every message that is not only the page's, with all values of all its arguments."""
    language = Language(code)
    for name, file in resources(code).items():
        for message in file.body if not name.startswith("web") else ():
            if isinstance(message, Message):
                arguments = Arguments(code)
                arguments.visit(message)
                for values in product(*arguments.values.values()):
                    given = dict(zip(arguments.values, values, strict=True))
                    yield message.id.name, language.say(message.id.name, **given)


def compiled(pattern: str) -> re.Pattern[str]:
    for placeholder, meaning in PLACEHOLDERS.items():
        pattern = pattern.replace(placeholder, meaning)
    return re.compile(pattern)


@cache
def forbidden(code: str) -> list[re.Pattern[str]]:
    return [compiled(one["never"]) for kind in ("every", code) for one in TABLE["patterns"][kind]]


def wrong_numbers(code: str, text: str) -> list[str]:
    """Return the numbers that a noun follows in the wrong form."""
    forms = [noun.split() for noun in TABLE["nouns"][code]]
    singular = {one for one, *_ in forms}
    plural = {form for _, *several in forms for form in several}
    wrong = []
    for number, noun in COUNTED.findall(text):
        is_one = int(number) in ((0, 1) if code == "fr" else (1,))
        if noun in (plural - singular if is_one else singular - plural):
            wrong.append(f"{number} {noun}")
    return wrong


def faults(code: str, text: str) -> list[str]:
    """Return what does not agree in a sentence."""
    matches = [match[0] for pattern in forbidden(code) if (match := pattern.search(text))]
    return matches + wrong_numbers(code, text)


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_sentence_agrees_with_whatever_is_filled_in(code: str) -> None:
    sentences = list(said(code))
    assert len(sentences) > 5000
    wrong = {key: (mistakes, text) for key, text in sentences if (mistakes := faults(code, text))}
    assert wrong == {}


def test_every_noun_that_a_sentence_counts_is_in_the_table(code: str) -> None:
    counted = CountedWords()
    for message in messages(code).values():
        counted.visit(message)
    nouns = {form for noun in TABLE["nouns"][code] for form in noun.split()}
    # A word that is the same for every number is no noun, or has only one form.
    missing = {word for following in counted.followers if len(following) > 1 for word in following - nouns}
    assert len(nouns) > 20
    assert missing == set(), "tests/agreement.json does not have these nouns"


def test_every_argument_of_the_table_is_in_use() -> None:
    used = Arguments("en")
    for message in messages("en").values():
        used.visit(message)
    kinds = ("names", "players", "numbers", "texts")
    assert {name for kind in kinds for name in words(ARGUMENTS[kind])} | set(ARGUMENTS["values"]) <= set(used.values)


def test_an_argument_without_values_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"agreement\.json has no values for \$nothing"):
        values_of("nothing")


@pytest.mark.parametrize(("code", "pattern"), PATTERNS, ids=[f"{code} {one['caught']}" for code, one in PATTERNS])
def test_a_pattern_catches_its_sentence_and_lets_the_right_one_pass(code: str, pattern: dict[str, str]) -> None:
    never = compiled(pattern["never"])
    assert never.search(pattern["caught"])
    assert not never.search(pattern["fine"])


@pytest.mark.parametrize(
    ("code", "text", "mistakes"),
    [
        ("en", "1 points, 2 point, 21 points and 1 point", ["1 points", "2 point"]),
        ("de", "1 Karten, 0 Karte, 21 Karten und 1 Karte", ["1 Karten", "0 Karte"]),
        ("fr", "0 points, 2\u00a0point, 0 point et 21 points", ["0 points", "2 point"]),
        ("nl", "1 daken, 2 dakopbouw-steen en 0 daken", ["1 daken", "2 dakopbouw-steen"]),
        ("en", "Square 2,1 point by point", []),
    ],
)
def test_a_noun_in_the_wrong_form_is_found(code: str, text: str, mistakes: list[str]) -> None:
    assert wrong_numbers(code, text) == mistakes
