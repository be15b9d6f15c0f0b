"""The rules as text: all of them, a section, one rule, or those with a word."""

from collections.abc import Iterator

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from cityboard.core.reason import OptionError
from cityboard.language import Language
from cityboard.terminal.reasons import RULE_NOT_FOUND
from cityboard.titles.registry import versions

ITEM = "• "


def print_rules(console: Console, language: Language, title: str, rule_id: str | None, search: str | None) -> None:
    """Print the requested rules; refuse a request that finds none."""
    versions(title)  # refuses an unknown title
    ids = language.rule_ids(title)
    sections = {number.partition(".")[0] for number in ids if "." in number}
    if rule_id is not None:
        wanted = rule_id.upper()
        language.rule(title, wanted)  # refuses an unknown rule
        ids = [number for number in ids if number == wanted or number.startswith(f"{wanted}.")]
    if search is not None:
        ids = [number for number in ids if search.lower() in language.rule(title, number).lower()]
    if not ids:
        raise OptionError(RULE_NOT_FOUND("", word=str(search)))
    for number in ids:
        text = language.rule(title, number)
        if number not in sections:  # a section without rules is a rule itself
            console.print(Text(number, "bold"))
            console.print(Padding(Text(reflowed(text)), (0, 0, 0, 4)))
        else:
            console.print(Text(f"\n{number}  {reflowed(text)}", "bold underline"))


def reflowed(text: str) -> str:
    """Return a text as paragraphs that a console can wrap."""
    return "\n".join(paragraphs(text))


def paragraphs(text: str) -> Iterator[str]:
    """Return the paragraphs and items of lists: a blank line or a mark begins one; other line breaks only wrap."""
    lines: list[str] = []
    for line in text.splitlines():
        if lines and (not line or line.startswith(ITEM)):
            yield " ".join(lines)
            lines = []
        if line:
            lines.append(line)
    yield " ".join(lines)
