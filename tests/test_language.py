"""Every code has its sentence, in every language."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import pytest
from fluent.runtime import FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax.ast import Junk, Message, MessageReference, SelectExpression, Term, VariableReference
from fluent.syntax.visitor import Visitor

import cityboard
from cityboard.bots.bot import FactCode
from cityboard.core.codes import Code, codes_in
from cityboard.core.dealer import Dealer
from cityboard.core.game import CHANCE, NOBODY, Effect, EffectCode, Entry, EntryCode, Move
from cityboard.core.reason import OptionError, Reason, ReasonCode
from cityboard.language import COMMON, ENTRY, FOLDER, LANGUAGES, Language, resources, source_of
from cityboard.titles.helsinki.rules import edition as helsinki_edition
from cityboard.titles.helsinki.rules import options as helsinki_options
from cityboard.titles.helsinki.rules.board import SIDES
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.options import CITIES, MODULES, Options
from cityboard.vocabulary import vocabularies

SOURCE = Path(cityboard.__file__).parent

# How the message of a code begins, by the kind of the code.
KINDS: dict[type[Code[Any]], str] = {ReasonCode: "refusal-", EffectCode: "effect-", EntryCode: "entry-", FactCode: ""}
DECLARATION = re.compile(r"= (Reason|Effect|Entry|Fact)Code\(")
# Arguments that are codes for a language to choose a form by, so that none is ever shown as it is.
ONLY_CHOOSE = {"colour", "company", "side", "goal"}
BIDI_MARKS = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("metro", {"players": 3, "hand": 2, "free_orientation": True}),
    ("metro", {"players": 2, "modules": ["companies", "central-stations"], "city": "new-york"}),
    ("metro", {"players": 2, "modules": ["central-stations"], "city": "paris", "arrange_row": True}),
    ("metro", {"players": 2, "modules": ["central-rails"], "city": "stockholm"}),
    ("metro", {"players": 2, "city": "stockholm", "stockholm_variant": True}),
    ("metro", {"players": 2, "city": "london"}),
    ("metro", {"players": 2, "modules": ["companies"], "city": "st-petersburg"}),
    ("metro", {"players": 3, "city": "berlin", "berlin_sides": "mixed"}),
    ("metro", {"players": 1, "modules": ["solo"], "harder_solo": True}),
    ("helsinki", {"players": 2, "modules": ["dry-roads"]}),
    ("helsinki", {"players": 3, "cover": "bottom"}),
    ("helsinki", {"players": 4, "cover": "random"}),
]
EDITION = {"file": "own.toml", "line": 1, "place": "metro.hand", "low": 1, "high": 9}


@cache
def messages(code: str) -> dict[str, Message]:
    return {entry.id.name: entry for file in resources(code).values() for entry in file.body if type(entry) is Message}


@cache
def codes_in_source() -> dict[str, set[str]]:
    """Return the message of every code that a file declares, with the names of its arguments."""
    files = [path for path in SOURCE.rglob("*.py") if DECLARATION.search(path.read_text("utf-8"))]
    modules = [
        import_module(".".join(("cityboard", *path.relative_to(SOURCE).with_suffix("").parts))) for path in files
    ]
    return {
        f"{prefix}{code.code}": set(get_type_hints(code.arguments))
        for kind, prefix in KINDS.items()
        for code in codes_in(kind, *modules)
    }


class Variables(Visitor):
    """Collects the variables of a message and of the messages it refers to."""

    def __init__(self, code: str) -> None:
        self.messages = messages(code)
        self.names: set[str] = set()
        self.shown: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # named by the library
        self.names.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  # as above
        self.visit(self.messages[node.id.name])

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # as above
        if isinstance(node.selector, VariableReference):
            self.names.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)


@cache
def variables(code: str, message: Message) -> Variables:
    collected = Variables(code)
    collected.visit(message)
    return collected


def play(title: str, options: dict[str, Any]) -> Iterator[Effect | Entry | Reason]:
    """Play a game at random and yield its effects, and why it refuses some moves on the way."""
    game = cityboard.load(title, **options)
    effects: list[Effect] = []
    dealer, rng, s = Dealer(b"language"), Random(1), game.start()
    by_kind: dict[str, list[Move]] = {}
    for action in game.actions():
        by_kind.setdefault(str(action[0]), []).append(action)
    event = 0
    while s.turn != NOBODY:
        legal = game.moves(s)
        kinds = sorted({str(move[0]) for move in legal if str(move[0]) in by_kind})
        tried = [move for kind in kinds for move in rng.choices(by_kind[kind], k=30)]
        moves = [
            *tried,
            *(rng.choice(of_kind) for of_kind in by_kind.values()),
            *((kind,) for kind in kinds),
            ("nothing",),
        ]
        yield from (reason for move in moves if (reason := game.refuse(s, move)))
        move = dealer.choose(event, game.chances(s)) if s.turn == CHANCE else rng.choice(legal)
        game.play(s, move, effects.append)
        event += 1
    yield from effects
    yield from game.breakdown(s)


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_file_is_there_in_every_language(code: str) -> None:
    titles = {file for name in cityboard.title_names() for file in (name, f"{name}-rules")}
    browsers = {name for name in resources("en") if name.startswith("web")}
    assert "web" in browsers
    others = {"core", "terminal", "server", "operations", "arena", "analysis", "bots", "invitation", "count"}
    assert set(resources(code)) == others | browsers | titles


def test_every_file_has_the_same_messages_in_the_same_order_in_every_language(code: str) -> None:
    for name, file in resources(code).items():
        keys = [entry.id.name for entry in file.body if isinstance(entry, Message)]
        assert keys == [entry.id.name for entry in resources("en")[name].body if isinstance(entry, Message)], name


def test_no_file_has_a_line_that_cannot_be_read(code: str) -> None:
    junk = [entry.content for file in resources(code).values() for entry in file.body if isinstance(entry, Junk)]
    assert junk == []


def test_every_entry_is_read_by_itself_as_it_is_read_with_its_file(code: str) -> None:
    for name, file in resources(code).items():
        together = [entry for entry in file.body if isinstance(entry, (Message, Term))]
        written = list(ENTRY.finditer(source_of(code, name)))
        alone = [entry for source in written for entry in FluentResource(source[0]).body]
        assert [source["name"].lstrip("-") for source in written] == [entry.id.name for entry in together], name
        assert len(alone) == len(together)
        assert all(one.equals(other, ["span", "comment"]) for one, other in zip(alone, together, strict=True)), name


def test_no_message_comes_twice(code: str) -> None:
    entries = [entry for file in resources(code).values() for entry in file.body if isinstance(entry, Message)]
    assert len(messages(code)) == len(entries)


def test_a_message_uses_the_same_variables_in_every_language(code: str) -> None:
    english = messages("en")
    for key, message in messages(code).items():
        assert variables(code, message).names == variables("en", english[key]).names, key


def test_codes_choose_a_form_and_are_never_shown(code: str) -> None:
    for key, message in messages(code).items():
        assert not variables(code, message).shown & ONLY_CHOOSE, key


def test_every_code_in_the_source_has_a_sentence_in_every_language(code: str) -> None:
    codes = set(codes_in_source())
    assert {"refusal-one-tile-line", "refusal-edition-sum", "effect-line-scored", "entry-gap"} <= codes
    assert {"refusal-edition-shape", "refusal-picture-sign", "effect-built", "entry-superstructures-along"} <= codes
    assert {"refusal-stale", "refusal-table-not-over", "refusal-too-many", "refusal-server-error"} <= codes
    assert {"bot-ahead", "bot-metro-stops", "bot-helsinki-lines"} <= codes
    assert codes - set(messages(code)) == set()


def test_no_sentence_is_left_whose_code_is_gone(code: str) -> None:
    said = {key for key in messages(code) if key.startswith(("refusal-", "effect-", "entry-", "bot-"))}
    assert said - set(codes_in_source()) == set()


def test_a_sentence_needs_only_arguments_that_its_code_carries() -> None:
    known = messages("en")
    for key, names in codes_in_source().items():
        assert variables("en", known[key]).names <= names, key


def test_every_name_and_option_has_its_words_in_every_language(code: str) -> None:
    wanted = {
        *(f"title-{title}" for title in cityboard.title_names()),
        *(f"colour-{colour}" for colour in COLOURS),
        *(f"module-{module}" for module in MODULES),
        *(f"city-{city}" for city in CITIES),
        *(f"option-{name}" for name in Options.names()),
        *(f"colour-{colour}" for colour in helsinki_edition.COLOURS),
        *(f"module-{module}" for module in helsinki_options.MODULES),
        *(f"option-{name}" for name in helsinki_options.Options.names()),
        *(f"action-{action}" for action in helsinki_edition.ACTIONS),
        *(f"side-{side}" for side in SIDES),
    }
    assert wanted - set(messages(code)) == set()


@pytest.mark.parametrize(
    ("title", "options"), GAMES, ids=[f"{title}-{'-'.join(map(str, options.values()))}" for title, options in GAMES]
)
def test_whatever_a_game_tells_can_be_said_in_every_language(title: str, options: dict[str, Any]) -> None:
    languages = [Language(code) for code in LANGUAGES]
    said = 0
    for event in play(title, options):
        for language in languages:
            if isinstance(event, Reason):
                sentence = language.refusal(event)
            else:
                sentence = language.effect(event) if isinstance(event, Effect) else language.entry(event)
            assert sentence[0] != " "
            assert "{" not in sentence
            assert not BIDI_MARKS.search(sentence)
            said += 1
    assert said > 1000


def test_a_refusal_ends_with_the_number_of_its_rule() -> None:
    reason = Reason("square-occupied", "M3.1", {"tiles": ["aacb"], "squares": [17]})
    assert Language("en").refusal(reason) == "There is already a tile on 2,1. Lay yours on an empty square. [M3.1]"


def test_a_refusal_without_a_rule_has_no_brackets() -> None:
    assert Language("en").refusal(Reason("record-empty", "")) == "The record is empty."


def test_a_refusal_within_a_refusal_is_a_sentence_with_its_rule_once() -> None:
    because = Reason("square-occupied", "M3.1", {"tiles": ["aacb"], "squares": [17]})
    reason = Reason("record-illegal", "M3.1", {"line": 3, "move": ["lay", "aacb", 0, 17], "because": because})
    said = Language("en").refusal(reason)
    assert said.endswith("is against the rules. There is already a tile on 2,1. Lay yours on an empty square. [M3.1]")


def test_a_game_that_a_record_cannot_have_is_explained(code: str) -> None:
    because = Reason("city-with-solo", "M11.4", {"city": "berlin"})
    reason = Reason("record-header", "M11.4", {"line": 1, "because": because})
    assert Language(code).refusal(reason).endswith(f". {Language(code).refusal(because)}")


def test_every_function_that_a_sentence_calls_is_known(code: str) -> None:
    texts = [path.read_text("utf-8") for path in (FOLDER / code).glob("*.ftl")]
    called = {name for text in texts for name in re.findall(r"\{ ([A-Z_]+)\(", text)}
    known = {name for vocabulary in (COMMON, *vocabularies()) for name in vocabulary.names}
    assert {"SEAT", "SQUARE", "CARD"} <= called == known


def test_seats_are_counted_from_one() -> None:
    assert Language("fr").effect(Effect("starts", {"seat": 0})) == "Joueur\u00a01 commence."


def test_chance_is_no_player() -> None:
    reason = Reason("record-wrong-seat", "", {"line": 3, "seat": CHANCE, "turn": 1})
    assert Language("en").refusal(reason).endswith(": chance moves, but it is the turn of player 2.")


# A plain space where French needs one that no line breaks at.
TORN = re.compile(r"(?<=[\w}»)’]) [;:!?%»](?=[\s.,)»{]|$)|« ")


def test_no_line_breaks_before_a_french_sign_or_inside_quotes() -> None:
    assert TORN.search("Qui mène ?")
    assert not TORN.search("Qui mène\u00a0? Une carte, ? est secret.")
    for path in (FOLDER / "fr").glob("*.ftl"):
        torn = [line for line in path.read_text("utf-8").splitlines() if line[:1] != "#" and TORN.search(line)]
        assert torn == [], path.name


def test_true_and_false_are_written_as_options_are() -> None:
    reason = Reason("option-value", "M6.1", {"option": "free_orientation", "value": 3, "allowed": [False, True]})
    assert ": false, true." in Language("en").refusal(reason)


@pytest.mark.parametrize(
    ("code", "points", "words"),
    [("en", 1, "1 point:"), ("en", 2, "2 points:"), ("fr", 0, "0\u00a0point\u00a0:"), ("de", 0, "0 Punkte:")],
)
def test_numbers_take_the_plural_of_the_language(code: str, points: int, words: str) -> None:
    arguments = {"station": 5, "owner": 0, "crossings": 2, "points": points, "end": "centre"}
    assert words in Language(code).effect(Effect("line-scored", arguments))


@pytest.mark.parametrize("number", [10**15 + 1, -(10**30), 10**4300 - 1], ids=["large", "negative", "longest"])
def test_numbers_beyond_all_bounds_can_be_said(code: str, number: int) -> None:
    said = Language(code).refusal(Reason("record-wrong-seat", "", {"line": 3, "seat": number, "turn": 1}))
    assert str(number)[:15] in said
    assert str(number)[:15] in Language(code).refusal(Reason("edition-number", "", EDITION | {"value": number}))
    squares = {"tiles": ["aacb"], "squares": [number]}
    assert str(number)[:15] in Language(code).refusal(Reason("square-occupied", "M3.1", squares))


@pytest.mark.parametrize("value", ["x" * 3000, ["x"] * 3000, {"x": "x" * 3000}], ids=["text", "list", "table"])
def test_texts_beyond_all_bounds_are_cut(code: str, value: Any) -> None:
    said = Language(code).refusal(Reason("edition-text", "", EDITION | {"value": value, "most": 60}))
    assert "…" in said
    assert len(said) < 1200
    because = Reason("option-value", "M18", {"option": "modules", "value": value, "allowed": value})
    assert "…" in Language(code).refusal(Reason("record-header", "M18", {"line": 1, "because": because}))


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="refusal-of-everything"):
        Language("en").say("refusal-of-everything")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(FluentReferenceError, match="tiles"):
        Language("en").say("refusal-tile-not-held")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(OptionError) as refused:
        Language("tlh")
    assert refused.value.reason == Reason("language-unknown", "", {"value": "tlh", "allowed": LANGUAGES})
    assert Language("en").refusal(refused.value.reason).endswith("Choose from: en, de, fr, nl.")


@pytest.mark.parametrize(("title", "rule", "example"), [("metro", "M99.1", "M3.4"), ("helsinki", "M3.4", "H3.4")])
def test_an_unknown_rule_is_refused(title: str, rule: str, example: str, code: str) -> None:
    with pytest.raises(OptionError) as refused:
        Language(code).rule(title, rule)
    assert refused.value.reason.code == "rule-unknown"
    sentence = Language(code).refusal(refused.value.reason)
    assert rule in sentence
    assert example in sentence


def test_a_sentence_is_no_rule() -> None:
    with pytest.raises(OptionError):
        Language("en").rule("metro", "refusal.game.over")


def test_rules_of_an_unknown_title_are_refused() -> None:
    with pytest.raises(OptionError) as refused:
        Language("en").rule_ids("chess")
    assert refused.value.reason.code == "title-unknown"


@pytest.mark.parametrize(
    ("title", "rule", "code", "words"),
    [
        ("metro", "M3.4", "en", "over a single tile"),
        ("metro", "M3.4", "de", "einziges"),
        ("metro", "M3.4", "fr", "seule tuile"),
        ("metro", "M3.4", "nl", "één"),
        ("helsinki", "H4.7", "en", "statue"),
        ("helsinki", "A15", "de", "zwei Punkte"),
        ("helsinki", "H4.10", "fr", "Superstructures"),
        ("helsinki", "H8.2", "nl", "zebrapaden"),
    ],
)
def test_a_rule_is_found_in_every_language(title: str, rule: str, code: str, words: str) -> None:
    assert words in Language(code).rule(title, rule)


@pytest.mark.parametrize(
    ("title", "first", "in_order"),
    [
        ("metro", ["M1", "M1.1", "M1.2"], ["M3.4", "M10.1", "M18"]),
        ("helsinki", ["H1", "H1.1", "H1.2"], ["H4.9", "H4.10", "H6", "A2", "A10", "H6.1", "H8.4"]),
    ],
)
def test_rules_come_in_their_order(title: str, first: list[str], in_order: list[str], code: str) -> None:
    ids = Language(code).rule_ids(title)
    assert ids[:3] == first
    assert sorted(in_order, key=ids.index) == in_order
