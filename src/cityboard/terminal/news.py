"""What has happened, in lines: one for each decision and everything that chance did after it."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator

from cityboard.core.game import CHANCE, Effect
from cityboard.language import Language


def in_words(effects: Iterable[Effect], language: Language, silent: Container[str], *, set_up: bool) -> list[str]:
    """Return what an event caused, except what needs no words; from the setup, only who starts."""
    worded = (effect for effect in effects if effect.code not in silent)
    return [language.effect(effect) for effect in worded if not set_up or effect.code == "starts"]


def in_lines(events: Iterable[tuple[int, list[str]]]) -> Iterator[str]:
    """Join the sentences about some events, each with who decided it, into a line for each decision."""
    line: list[str] = []
    for by, sentences in events:
        if by != CHANCE and line:
            yield in_one_line(line)
            line = []
        line += sentences
    if line:
        yield in_one_line(line)


def in_one_line(sentences: list[str]) -> str:
    """Join sentences; repeated ones appear once with their number: "Player 1 draws a card. (×2)"."""
    counts = Counter(sentences)
    return " ".join(sentence if count == 1 else f"{sentence} (×{count})" for sentence, count in counts.items())
