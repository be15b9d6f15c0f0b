"""Names that people choose: they are visible, and nobody at a table can pass for someone else."""

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import groupby

from cityboard.core.visible import invisible, is_blank, most_marks
from cityboard.server.lookalikes import look_alike
from cityboard.server.reasons import NAME_ALIKE, NAME_EMPTY, NAME_INVISIBLE, NAME_LONG, NAME_MARKS, NAME_MIXED
from cityboard.tables.checks import refuse

LONGEST_NAME, LONGEST_LOGIN = 24, 64
# Alphabets whose letters look alike, by the beginning of their letters' names.
ALPHABETS = {"LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "GEORGIAN", "CHEROKEE", "LISU", "DESERET"}


def check_name(name: str, longest: int = LONGEST_NAME) -> str:
    """Return a name in its normal form, with single spaces, or refuse it."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if len(name) > longest:
        refuse(NAME_LONG, number=longest)
    unseen = invisible(name)
    if unseen is not None:
        refuse(NAME_INVISIBLE, value=f"U+{ord(unseen):04X}")
    if is_blank(name):
        refuse(NAME_EMPTY)
    most = most_marks(name)
    if most is not None:
        refuse(NAME_MARKS, number=most)
    for word in _words(name):
        if len(_alphabets(word)) > 1:
            refuse(NAME_MIXED, value=word)
    return name


def check_login(login: str) -> str:
    """Return a login in its normal form, or refuse it."""
    return check_name(login, LONGEST_LOGIN)


def check_beside(name: str, others: Iterable[str]) -> None:
    """Refuse a name that looks like another one at the table; the very same name is an honest coincidence."""
    for other in others:
        if look_alike(name, other):
            refuse(NAME_ALIKE, name=other)


def _words(name: str) -> Iterator[str]:
    """Yield the words of a name: consecutive letters with their marks."""
    for is_word, word in groupby(name, lambda character: unicodedata.category(character)[0] in "LM"):
        if is_word:
            yield "".join(word)


def _alphabets(word: str) -> set[str]:
    """Return which of the lookalike alphabets the letters of a word belong to."""
    return ALPHABETS.intersection(unicodedata.name(letter, "").partition(" ")[0] for letter in word)
