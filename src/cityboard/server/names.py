"""Names that people choose: they are visible, and nobody at a table can pass for someone else."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import groupby

from cityboard.server.lookalikes import look_alike
from cityboard.server.reasons import NAME_ALIKE, NAME_EMPTY, NAME_INVISIBLE, NAME_LONG, NAME_MARKS, NAME_MIXED
from cityboard.tables.checks import refuse

LONGEST_NAME, LONGEST_LOGIN = 24, 64
MOST_ACCENTS = 2  # on one letter
MOST_SIGNS = 6  # per syllable after its first letter, in scripts that build syllables of many marks
VIRAMA = 9  # the combining class of signs after which joiners shape a syllable
NON_JOINER, JOINER, EMOJI_STYLE, KEYCAP = "\u200c", "\u200d", "\ufe0f", "\u20e3"
SKIN_TONES = re.compile("[\U0001f3fb-\U0001f3ff]")
# This range is reserved for emoji, including those newer than our character tables.
PICTURES = re.compile("[\U0001f000-\U0001faff]")
# A black flag followed by tags is the flag of a region.
REGION_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]+\U000e007f")
UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
# Blank, although their categories do not say so: fillers of syllables, empty pictures, choices between forms.
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\ufffc"
    "\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
ACCENTS = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f]")
# Alphabets whose letters look alike, by the beginning of their letters' names.
ALPHABETS = {"LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "GEORGIAN", "CHEROKEE", "LISU", "DESERET"}


def check_name(name: str, longest: int = LONGEST_NAME) -> str:
    """Return a name in its normal form, with single spaces, or refuse it."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if len(name) > longest:
        refuse(NAME_LONG, number=longest)
    for place, character in enumerate(name):
        if not _is_seen(name, place):
            refuse(NAME_INVISIBLE, value=f"U+{ord(character):04X}")
    if not any(unicodedata.category(character)[0] in "LNS" or PICTURES.match(character) for character in name):
        refuse(NAME_EMPTY)
    if _most_in_a_row(ACCENTS.match(character) for character in name) > MOST_ACCENTS:
        refuse(NAME_MARKS, number=MOST_ACCENTS)
    if _most_in_a_row(unicodedata.category(character)[0] == "M" for character in name) > MOST_SIGNS:
        refuse(NAME_MARKS, number=MOST_SIGNS)
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


def _is_seen(name: str, place: int) -> bool:
    """Return whether a character is visible, or shapes a visible one beside it."""
    character = name[place]
    if character in (JOINER, NON_JOINER, EMOJI_STYLE):
        return _shapes(character, name[:place], name[place + 1 :])
    if any(flag.start() < place < flag.end() for flag in REGION_FLAG.finditer(name)) or PICTURES.match(character):
        return True
    return unicodedata.category(character) not in UNSEEN and not BLANK.match(character)


def _shapes(character: str, before: str, after: str) -> bool:
    """Return whether a joiner or variation selector is where a script or an emoji needs one."""
    if not before:
        return False
    last, following = before[-1], after[:1]
    if character == EMOJI_STYLE:
        return _is_picture(last) or following == KEYCAP
    if unicodedata.combining(last) == VIRAMA:
        return True
    if character == NON_JOINER:
        return _is_arabic(last) and _is_arabic(following)
    pictured = SKIN_TONES.sub("", before.replace(EMOJI_STYLE, ""))[-1:]
    return _is_picture(pictured) and _is_picture(following)


def _is_picture(character: str) -> bool:
    return bool(PICTURES.match(character)) or (character != "" and unicodedata.category(character) in ("So", "Sm"))


def _is_arabic(character: str) -> bool:
    return character != "" and unicodedata.name(character, "").startswith("ARABIC LETTER")


def _most_in_a_row(matches: Iterable[object]) -> int:
    runs = (len(list(run)) for is_in_run, run in groupby(matches, bool) if is_in_run)
    return max(runs, default=0)


def _words(name: str) -> Iterator[str]:
    """Yield the words of a name: consecutive letters with their marks."""
    for is_word, word in groupby(name, lambda character: unicodedata.category(character)[0] in "LM"):
        if is_word:
            yield "".join(word)


def _alphabets(word: str) -> set[str]:
    """Return which of the lookalike alphabets the letters of a word belong to."""
    return ALPHABETS.intersection(unicodedata.name(letter, "").partition(" ")[0] for letter in word)
