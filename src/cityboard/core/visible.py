"""Texts that everyone can see: which characters are visible, in every living script."""

import re
import unicodedata
from collections.abc import Iterable
from itertools import groupby

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


def is_visible(text: str) -> bool:
    """Return whether everyone can see all of a text: nothing hides in it or around it, and it is not empty."""
    return text == text.strip() and invisible(text) is None and not is_blank(text) and most_marks(text) is None


def invisible(text: str) -> str | None:
    """Return the first character that nobody can see and that does not shape a visible one beside it."""
    return next((character for place, character in enumerate(text) if not _is_seen(text, place)), None)


def is_blank(text: str) -> bool:
    """Return whether a text has no letter, digit or symbol."""
    return not any(unicodedata.category(character)[0] in "LNS" or PICTURES.match(character) for character in text)


def most_marks(text: str) -> int | None:
    """Return how many marks can follow each other, if there are more of them in a text."""
    if _most_in_a_row(ACCENTS.match(character) for character in text) > MOST_ACCENTS:
        return MOST_ACCENTS
    if _most_in_a_row(unicodedata.category(character)[0] == "M" for character in text) > MOST_SIGNS:
        return MOST_SIGNS
    return None


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
