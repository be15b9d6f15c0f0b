"""What has happened, in lines: one for each decision and all that chance did after it."""

from collections import Counter
from collections.abc import Iterable, Iterator

from cityboard.core.game import CHANCE, Effect
from cityboard.language import Language

UNTOLD = ("dealt", "slot-filled")  # what the picture shows


def in_words(effects: Iterable[Effect], language: Language, *, set_up: bool) -> list[str]:
    """Say what an event caused; of the set-up only who starts."""
    told = (effect for effect in effects if effect.code not in UNTOLD)
    return [language.effect(effect) for effect in told if not set_up or effect.code == "starts"]


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
    """Join sentences, saying equal ones once with their number: "Player 1 draws a card. (×2)"."""
    counts = Counter(sentences)
    return " ".join(sentence if count == 1 else f"{sentence} (×{count})" for sentence, count in counts.items())
