"""Sentences for people: codes and their arguments in one of the languages."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from threading import Lock
from typing import Any, TypedDict

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.runtime.utils import native_to_fluent
from fluent.syntax.ast import Message, Resource

from cityboard.core.game import Effect, Entry
from cityboard.core.reason import OptionError, Reason, ReasonCode
from cityboard.core.reasons import TITLE_UNKNOWN, OfChoice
from cityboard.vocabulary import Vocabulary, counted_from_one, vocabularies

LANGUAGES = ("en", "de", "fr", "nl")
FOLDER = Path(__file__).parent / "locales"
LONGEST, LARGEST = 1000, 10**15  # Fluent rejects texts of more than 2500 characters and numbers beyond about 10**28
# An entry begins at the margin with its name; terms have a hyphen before theirs. Whatever is indented belongs to it.
ENTRY = re.compile(r"^(?P<name>-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
WORD = re.compile(r"-?[A-Za-z][\w-]*")
# What sentences of every title are about.
COMMON = Vocabulary(
    {
        "SEAT": counted_from_one,
        "PLAYER": lambda language, seat: language.say("seat", seat=seat),
        "FROM_ONE": counted_from_one,
        "MODULE": lambda language, module: language.say(f"module-{module}"),
    }
)


class OfRule(TypedDict):
    """The id of a rule, and its title."""

    value: str
    title: str


LANGUAGE_UNKNOWN = ReasonCode("language-unknown", OfChoice)
RULE_UNKNOWN = ReasonCode("rule-unknown", OfRule)


class Several(FluentType):
    """Several things in one argument: a function names each of them."""

    def __init__(self, items: Sequence[Any]) -> None:
        """Keep the items as they are."""
        self.items = items

    def format(self, locale: Any) -> str:
        """Return the items as they are written without a function."""
        return str(_bounded(", ".join(str(_plain(item)) for item in self.items)))


def resources(code: str) -> Mapping[str, Resource]:
    """Return the files of a language by name."""
    return _resources(code, _folders())


def _folders() -> tuple[Path, ...]:
    """Return the folders of sentences: that of cityboard, then those of titles that come from elsewhere."""
    return FOLDER, *(vocabulary.locales for vocabulary in vocabularies() if vocabulary.locales)


def source_of(code: str, name: str) -> str:
    """Return a file of a language as it is written."""
    path = next(path for folder in _folders() if (path := folder / code / f"{name}.ftl").is_file())
    return path.read_text("utf-8")


@cache
def _resources(code: str, folders: tuple[Path, ...]) -> Mapping[str, Resource]:
    return {path.stem: FluentResource(path.read_text("utf-8")) for path in _files(code, folders)}


def _files(code: str, folders: tuple[Path, ...]) -> list[Path]:
    return [path for folder in folders for path in sorted((folder / code).glob("*.ftl"))]


class Sentences:
    """The messages of a language, each read when it is first needed: to read all takes longer than most commands."""

    def __init__(self, code: str, folders: tuple[Path, ...], functions: frozenset[str]) -> None:
        """Find where every entry is written."""
        language = Language(code)
        self._bundle = FluentBundle(
            [code], {name: partial(language.name, name) for name in functions}, use_isolating=False
        )
        self._unread: dict[str, str] = {}
        self._reading = Lock()
        for path in _files(code, folders):
            for entry in ENTRY.finditer(path.read_text("utf-8")):
                self._unread.setdefault(entry["name"], entry[0])

    def has(self, message_id: str) -> bool:
        """Return whether there is such a message."""
        with self._reading:
            self._read(message_id)
        return bool(self._bundle.has_message(message_id))

    def say(self, message_id: str, arguments: dict[str, Any]) -> str:
        """Return a message with its arguments filled in."""
        if not self.has(message_id):
            raise KeyError(*self._bundle.locales, message_id)
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise KeyError(*self._bundle.locales, message_id)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def _read(self, name: str) -> None:
        """Read an entry, and before it every entry that it may refer to."""
        if name not in self._unread:
            return
        source = self._unread.pop(name)
        for word in WORD.findall(source):
            self._read(word)
        self._bundle.add_resource(FluentResource(source))


_sentences = cache(Sentences)


class Language:
    """One of the languages, identified by its code."""

    def __init__(self, code: str) -> None:
        """Choose a language; its sentences are read when they are needed."""
        if code not in LANGUAGES:
            raise OptionError(LANGUAGE_UNKNOWN("", value=code, allowed=LANGUAGES))
        self.code = code

    @property
    def _messages(self) -> Sentences:
        functions = frozenset(name for vocabulary in (COMMON, *vocabularies()) for name in vocabulary.names)
        return _sentences(self.code, _folders(), functions)

    def has(self, message_id: str) -> bool:
        """Return whether there is such a message."""
        return self._messages.has(message_id)

    def say(self, message_id: str, **arguments: Any) -> str:
        """Return a message with its arguments filled in."""
        shown = {name: self._show(value) for name, value in arguments.items()}
        return self._messages.say(message_id, shown)

    def title_name(self, title: str) -> str:
        """Return what a title is called; one without sentences is called what programs call it."""
        message = f"title-{title}"
        return self.say(message) if self.has(message) else title

    def refusal(self, reason: Reason) -> str:
        """Return why something is refused, with the rule, unless an inner refusal has already named the same rule."""
        sentence = self.say(f"refusal-{reason.code}", **reason.arguments)
        rule = f"[{reason.rule}]"
        return f"{sentence} {rule}" if reason.rule and not sentence.endswith(rule) else sentence

    def effect(self, effect: Effect) -> str:
        """Return what a move caused."""
        return self.say(f"effect-{effect.code}", **effect.arguments)

    def entry(self, entry: Entry) -> str:
        """Return what the points of an entry were given for."""
        return self.say(f"entry-{entry.code}", **entry.arguments)

    def rule(self, title: str, rule_id: str) -> str:
        """Return the text of a rule."""
        if rule_id not in self.rule_ids(title):
            raise OptionError(RULE_UNKNOWN("", value=rule_id, title=title))
        return self.say(rule_id.replace(".", "-"))

    def rule_ids(self, title: str) -> list[str]:
        """List the rules of a title in order."""
        files = resources(self.code)
        if f"{title}-rules" not in files:
            known = [name for name in files if self.has(f"title-{name}")]
            raise OptionError(TITLE_UNKNOWN("", value=title, allowed=known))
        messages = files[f"{title}-rules"].body
        return [message.id.name.replace("-", ".") for message in messages if isinstance(message, Message)]

    def _show(self, value: Any) -> Any:
        """Return an argument as Fluent takes it: a reason becomes a sentence, and the items of a list stay apart."""
        if isinstance(value, Reason):
            return _bounded(self.refusal(value))
        if isinstance(value, (list, tuple)):
            return Several([_bounded(item) for item in value])
        return _bounded(_plain(_bounded(value)))

    def name(self, function: str, value: Any) -> Any:
        """Return what a function of the sentences gives: the name of a thing, or the names of several."""
        if not isinstance(value, Several):
            return native_to_fluent(_bounded(self._name(function, value)))
        names = [str(self._name(function, item)) for item in value.items]
        separator = next((one.between[function] for one in vocabularies() if function in one.between), None)
        return _bounded(self._listed(names) if separator is None else separator.join(names))

    def _listed(self, names: list[str]) -> str:
        """Return several names as people list them: commas, and a word before the last."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-end", others=", ".join(names[:-1]), last=names[-1])

    def _name(self, function: str, value: Any) -> str | int:
        """Return the name that a title has for something, else the thing as it is."""
        for vocabulary in (COMMON, *vocabularies()):
            namer = vocabulary.names.get(function)
            named = namer(self, value) if namer else None
            if named is not None:
                return named
        return _plain(value)


def _bounded(value: Any) -> Any:
    """Write out numbers that are too large and cut texts that are too long; leave everything else alone."""
    if isinstance(value, int) and abs(value) > LARGEST:
        value = str(value)
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


def _plain(value: Any) -> str | int:
    """Leave numbers to the language, which may need a plural form; write out everything else."""
    if isinstance(value, bool):
        return str(value).lower()
    return value if isinstance(value, int) else str(value)
