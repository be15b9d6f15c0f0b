"""The sentences of every language keep to its glossary: the official terms are used, the forbidden words are not."""

import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Message, TextElement
from fluent.syntax.visitor import Visitor

from cityboard.language import LANGUAGES, resources

FOLDER = Path(__file__).parents[1] / "docs/glossary"
TERMS = "| term | English | where |"
FORBIDDEN = "| forbidden | say instead | allowed in |"


class Texts(Visitor):
    """Collects what a message says, without the names of its variables, functions and forms."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802  # named by the library
        self.parts.append(" ".join(node.value.split()))


@cache
def sentences(code: str) -> dict[str, list[str]]:
    """Return the texts of every message of a language."""
    said: dict[str, list[str]] = {}
    for file in resources(code).values():
        for entry in file.body:
            if isinstance(entry, Message):
                texts = Texts()
                texts.visit(entry)
                said[entry.id.name] = texts.parts
    return said


def rows(code: str, header: str) -> list[list[str]]:
    """Return the rows of the table with this header."""
    lines = (FOLDER / f"{code}.md").read_text("utf-8").splitlines()
    table: list[list[str]] = []
    for line in lines[lines.index(header) + 2 :]:
        if not line.startswith("|"):
            break
        table.append([cell.strip() for cell in line.strip("|").split("|")])
    return table


def pattern(words: str, *, is_whole: bool) -> re.Pattern[str]:
    """Return what finds words from the start of a word on; `*` stands for any ending."""
    written = re.escape(words).replace(r"\*", r"\w*")
    return re.compile(rf"(?<!\w){written}" + (r"(?!\w)" if is_whole else ""), re.IGNORECASE)


def messages_with(words: str, said: dict[str, list[str]]) -> set[str]:
    """Return the messages that say these words, as whole words."""
    wanted = pattern(words, is_whole=True)
    return {key for key, texts in said.items() if any(wanted.search(text) for text in texts)}


def names(allowed: str) -> list[str]:
    """Return the messages in the last column; a name can end in `*`."""
    return allowed.replace(",", " ").replace("`", " ").split()


def unlike(keys: set[str], allowed: list[str]) -> set[str]:
    """Return the messages that are not allowed."""
    return {key for key in keys if not any(fnmatchcase(key, name) for name in allowed)}


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_glossary_has_both_tables_with_three_columns(code: str) -> None:
    for header in (TERMS, FORBIDDEN):
        table = rows(code, header)
        assert table
        assert all(len(row) == 3 and row[0] and row[1] for row in table), header
        assert len({row[0] for row in table}) == len(table), header


def test_every_official_term_is_used(code: str) -> None:
    said = "\n".join(text for texts in sentences(code).values() for text in texts)
    assert [term for term, *_ in rows(code, TERMS) if not pattern(term, is_whole=False).search(said)] == []


def test_no_forbidden_word_is_used_except_where_it_is_allowed(code: str) -> None:
    wrong = {
        words: unlike(messages_with(words, sentences(code)), names(allowed))
        for words, _, allowed in rows(code, FORBIDDEN)
    }
    assert {words: keys for words, keys in wrong.items() if keys} == {}


def test_every_exception_of_a_glossary_is_needed(code: str) -> None:
    for words, _, allowed in rows(code, FORBIDDEN):
        messages = messages_with(words, sentences(code))
        assert [name for name in names(allowed) if not any(fnmatchcase(key, name) for key in messages)] == [], words


@pytest.mark.parametrize(
    ("words", "text", "is_found"),
    [
        ("gereiht", "Dann werden sie gereiht.", True),
        ("gereiht", "Aneinandergereihte Linien", False),
        ("vollende*", "eine vollendete Linie", True),
        ("volle Reihe", "Volle Reihen gewinnen", False),
        ("volle Reihe*", "Volle Reihen gewinnen", True),
    ],
)
def test_words_are_found_whole_and_in_any_case(words: str, text: str, is_found: bool) -> None:
    assert bool(messages_with(words, {"key": [text]})) == is_found
