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
from cityboard.core.reason import NotationError, OptionError, Reason, ReasonCode, RefusedError
from cityboard.language import COMMON, ENTRY, FOLDER, LANGUAGES, Language, resources, source_of
from cityboard.titles.helsinki.rules import edition as helsinki_edition
from cityboard.titles.helsinki.rules import notation as helsinki_notation
from cityboard.titles.helsinki.rules import options as helsinki_options
from cityboard.titles.helsinki.rules.board import SIDES
from cityboard.titles.helsinki.rules.cards import Deck
from cityboard.titles.metro.rules.colours import COLOURS
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.notation import board_of, parse
from cityboard.titles.metro.rules.options import CITIES, MODULES, Options
from cityboard.titles.registry import find_edition
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
    ("metro", {"players": 2, "modules": ["central-stations"], "city": "paris"}),
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
# Placements that are refused, with some words of the sentence; positions are counted from 1.
NOTATION = [
    ("aacb00cb", "“cb” from character 7 on"),
    ("zzzz00", "“zzzz” at character 1"),
    ("aacb00aacb0x", "Character 12 is “x”"),
    ("accd01accd02accd03", "accd at character 13 is one too many: the game has only 2 tiles"),
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
        self.found: set[str] = set()
        self.shown: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # named by the library
        self.found.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  # as above
        self.visit(self.messages[node.id.name])

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802  # as above
        if isinstance(node.selector, VariableReference):
            self.found.add(node.selector.id.name)
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
    told: list[Effect] = []
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
        game.play(s, move, told.append)
        event += 1
    yield from told
    yield from game.breakdown(s)


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_file_is_there_in_every_language(code: str) -> None:
    titles = {file for name in cityboard.title_names() for file in (name, f"{name}-rules")}
    browsers = {name for name in resources("en") if name.startswith("web")}
    assert "web" in browsers
    others = {"core", "terminal", "server", "operations", "arena", "analysis", "bots", "invitation"}
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
        assert variables(code, message).found == variables("en", english[key]).found, key


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
        assert variables("en", known[key]).found <= names, key


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
    for told in play(title, options):
        for language in languages:
            if isinstance(told, Reason):
                sentence = language.refusal(told)
            else:
                sentence = language.effect(told) if isinstance(told, Effect) else language.entry(told)
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


def test_placements_may_be_refused_with_their_position(code: str) -> None:
    told = {"tiles": ["aacb"], "squares": [17]}
    plain = Language(code).refusal(Reason("square-occupied", "M3.1", told))
    assert Language(code).refusal(Reason("square-occupied", "M3.1", told | {"position": 6})) == plain


@pytest.mark.parametrize(("text", "words"), NOTATION)
def test_what_is_wrong_in_a_notation_can_be_said_in_every_language(text: str, words: str, code: str) -> None:
    game = cityboard.load("metro", frame=[1, 2], start=0)
    assert isinstance(game, Metro)
    with pytest.raises(RefusedError) as refused:
        board_of(game, parse(text, game.box.tiles), check=True)
    assert words in Language("en").refusal(refused.value.reason)
    assert "{" not in Language(code).refusal(refused.value.reason)


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        (Effect("monument-dealt", {"seat": 0, "card": 0}), "Player 1 receives monument card 1."),
        (Effect("board-dealt", {"seat": 1, "board": 5}), "Player 2 receives monument board 6."),
        (Effect("token-laid", {"position": 7, "colour": "red"}), "The red token is laid on card 8"),
        (Effect("card-turned", {"card": 2, "side": "A"}), "Monument card 3 is placed with side A up."),
        (Effect("frame-dealt", {"seat": 0, "frame": 1}), "Player 1 receives the stations of group 1."),
        (Effect("tourist-on-square", {"square": 17, "colour": "orange"}), "An orange tourist is placed on 2,1."),
        (Effect("tourist-at-station", {"station": 32, "colour": "red"}), "A red tourist is placed at station 32."),
    ],
)
def test_cards_boards_and_spaces_are_counted_from_one(effect: Effect, sentence: str) -> None:
    assert Language("en").effect(effect).startswith(sentence)


def test_every_function_that_a_sentence_calls_is_known(code: str) -> None:
    texts = [path.read_text("utf-8") for path in (FOLDER / code).glob("*.ftl")]
    called = {name for text in texts for name in re.findall(r"\{ ([A-Z_]+)\(", text)}
    known = {name for vocabulary in (COMMON, *vocabularies()) for name in vocabulary.names}
    assert {"SEAT", "SQUARE", "CARD"} <= called == known


def test_several_squares_stay_apart() -> None:
    reason = Reason("not-the-company", "M10.2", {"squares": [0], "company": "red", "heads": [7, 17]})
    assert "hier: 0,7 · 2,1." in Language("de").refusal(reason)


def test_stations_beyond_the_edge_are_places_of_the_central_station() -> None:
    reason = Reason("one-tile-line", "M3.4", {"tiles": ["dddd"], "squares": [7], "stations": [1, 32, 33, 40]})
    stations = "station 1, station 32, place 0 of the central station and place 7 of the central station"
    assert f"from {stations}." in Language("en").refusal(reason)


def test_places_are_those_of_the_central_station() -> None:
    assert "plaats 7 van het centraal station" in Language("nl").refusal(Reason("place-taken", "M8.1", {"places": [7]}))


def test_seats_are_counted_from_one() -> None:
    assert Language("fr").effect(Effect("starts", {"seat": 0})) == "Joueur\u00a01 commence."


def test_chance_is_no_player() -> None:
    reason = Reason("record-wrong-seat", "", {"line": 3, "seat": CHANCE, "turn": 1})
    assert Language("en").refusal(reason).endswith(": chance moves, but it is the turn of player 2.")


@pytest.mark.parametrize(("owner", "name"), [(1, "Person 2"), ("grey", "Die graue Gesellschaft")])
def test_an_owner_is_a_player_or_a_company(owner: int | str, name: str) -> None:
    effect = Effect("ticket-taken", {"owner": owner, "colour": "red"})
    assert Language("de").effect(effect) == f"{name} nimmt einen roten Fahrschein."


def test_a_share_is_named_by_company_and_percentage() -> None:
    reason = Reason("share-revealed", "M8.6", {"cards": [["blue", 20]]})
    assert Language("fr").refusal(reason).startswith("Votre carte Action de 20\u00a0% de la société bleue est")


def test_modules_and_cities_have_their_names() -> None:
    reason = Reason("modules-with-solo", "M18", {"modules": ["companies", "solo"]})
    assert ": naamloze vennootschappen en solospel." in Language("nl").refusal(reason)
    assert "Saint-Pétersbourg" in Language("fr").refusal(Reason("city-with-solo", "M11.4", {"city": "st-petersburg"}))


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("en", "blue 4 (3 roofs, 2 superstructures)"),
        ("de", "blaue 4 (3 Dächer, 2 Aufbauten)"),
        ("fr", "carte bleue\u00a04 (3\u00a0toits, 2\u00a0superstructures)"),
        ("nl", "blauwe 4 (3 daken, 2 dakopbouw-stenen)"),
    ],
)
def test_a_pavilion_card_is_named_by_what_is_on_it(code: str, name: str) -> None:
    assert name in Language(code).effect(Effect("discarded", {"seat": 0, "card": "blue-4-3-2"}))


def test_every_pavilion_card_has_a_name_of_its_own(code: str) -> None:
    names = Deck(helsinki_edition.read_box(find_edition("helsinki", "default"))).names[1:]
    told = [{"seat": 0, "card": name} for name in names]
    said = {Language(code).effect(Effect("discarded", arguments)) for arguments in told}
    assert len(said) == len(names)
    assert not any(name in sentence for name in names if "-" in name for sentence in said)


def test_several_pavilion_cards_are_a_list() -> None:
    told = {"seat": 1, "cards": ["red-2-2-1", "wild"], "number": 2}
    assert Language("en").effect(Effect("cards-taken", told)) == (
        "Player 2 takes: red 2 (2 roofs, 1 superstructure) and wild card."
    )


def test_a_card_that_does_not_exist_keeps_its_name() -> None:
    assert ": blue-9-9-9." in Language("en").refusal(Reason("card-not-held", "H4.1", {"cards": ["blue-9-9-9"]}))


@pytest.mark.parametrize("code_of_effect", ["cards-taken", "paid"])
def test_no_card_is_said_in_words(code_of_effect: str, code: str) -> None:
    sentence = Language(code).effect(Effect(code_of_effect, {"seat": 0, "cards": [], "number": 0}))
    assert ":" not in sentence


def test_roofs_are_shown_by_row_and_column_of_their_own_board() -> None:
    told = {"seat": 0, "card": "red-1-2-0", "roofs": [17, 48]}
    assert Language("en").effect(Effect("built", told)).endswith("on 2,3 · 6,6.")
    moved = Effect("superstructure-moved", {"seat": 0, "source": 0, "target": 13})
    assert Language("en").effect(moved) == "Player 1 moves a superstructure from 0,0 to 1,6."


def test_senate_spaces_and_slots_keep_their_numbers() -> None:
    assert Language("en").effect(Effect("walked", {"seat": 0, "spaces": 2, "senate": 0})) == (
        "Player 1 moves 2 spaces clockwise to senate space 0."
    )
    assert "slot 0" in Language("en").effect(Effect("slot-filled", {"slot": 0, "card": "wild"}))


@pytest.mark.parametrize(
    ("code", "words"),
    [("en", "anticlockwise"), ("de", "gegen den Uhrzeigersinn"), ("fr", "recule"), ("nl", "terug")],
)
def test_a_step_back_is_said_in_words(code: str, words: str) -> None:
    sentence = Language(code).effect(Effect("walked", {"seat": 0, "spaces": -1, "senate": 7}))
    assert words in sentence
    assert "-1" not in sentence
    assert words in Language(code).refusal(Reason("walk-too-far", "H3.2", {"reach": -1}))


def test_an_action_is_shown_with_its_meaning() -> None:
    assert Language("en").effect(Effect("action-used", {"seat": 0, "action": "A15"})) == (
        "Player 1 uses action A15 (score two points)."
    )


def test_what_is_no_action_is_shown_as_it_is() -> None:
    assert "“A16”" in Language("en").refusal(Reason("action-unknown", "H6.1", {"action": "A16"}))


# What comes before the name of a senate space and of an action, so that neither is taken for a square.
PLACE_WORDS = {
    "en": ("senate space", "action"),
    "de": ("senatsfeld", "wappenaktion"),
    "fr": ("case sénat", "action"),
    "nl": ("senaatspleinveld", "actie"),
}


def test_a_senate_space_and_an_action_never_come_without_their_word(code: str) -> None:
    found: set[str] = set()
    words = dict(zip(("SENATE", "ACTION"), PLACE_WORDS[code], strict=True))
    for path in (FOLDER / code).glob("*.ftl"):
        for line in path.read_text("utf-8").lower().splitlines():
            for call in re.finditer(r"\W*\{ (senate|action)\(", line):
                name = call[1].upper()
                assert line[: call.start()].endswith(words[name]), f"{path.name}: {line}"
                found.add(name)
    assert found == {"SENATE", "ACTION"}


# A plain space where French needs one that no line breaks at.
TORN = re.compile(r"(?<=[\w}»)’]) [;:!?%»](?=[\s.,)»{]|$)|« ")


def test_no_line_breaks_before_a_french_sign_or_inside_quotes() -> None:
    assert TORN.search("Qui mène ?")
    assert not TORN.search("Qui mène\u00a0? Une carte, ? est secret.")
    for path in (FOLDER / "fr").glob("*.ftl"):
        torn = [line for line in path.read_text("utf-8").splitlines() if line[:1] != "#" and TORN.search(line)]
        assert torn == [], path.name


def test_no_sentence_of_the_game_tells_an_action_by_a_letter_and_a_number_alone(code: str) -> None:
    typed = ("refusal-action-unknown", "option-cover")  # where they are typed like this
    for name in (*(name for name in resources(code) if name.startswith("web")), "bots", "helsinki"):
        for line in (FOLDER / code / f"{name}.ftl").read_text("utf-8").splitlines():
            if not line.startswith(("#", *typed)):
                assert not re.search(r"(?<![\w-])A\d+\b", line), f"{name}.ftl: {line}"


@pytest.mark.parametrize("action", helsinki_edition.ACTIONS)
def test_a_roof_a_senate_space_and_an_action_have_names_of_different_forms(action: str, code: str) -> None:
    language, number = Language(code), helsinki_edition.ACTIONS.index(action)
    space, word = PLACE_WORDS[code]
    built = language.effect(Effect("superstructure", {"seat": 0, "roof": number}))
    walked = language.effect(Effect("walked", {"seat": 0, "spaces": 2, "senate": number % 8}))
    used = language.effect(Effect("action-used", {"seat": 0, "action": action}))
    assert f"{number // 7},{number % 7}" in built
    assert f"{space} {number % 8}" in " ".join(walked.lower().split())
    assert f"{word} {action} ({language.say(f'action-{action}')})".lower() in used.lower()


def test_sides_have_their_names() -> None:
    reason = Reason("no-push", "H4.4", {"cards": ["red-1-2-0"], "sides": ["north", "west"]})
    assert Language("de").refusal(reason).endswith(": Norden und Westen. [H4.4]")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (".......\n.......", "has 7 lines; this one has 2."),
        ("\n".join([".......", "......", *["......."] * 5]), "Line 2 of the picture must have exactly 7 signs"),
        ("\n".join([".......", "......z", *["......."] * 5]), "Line 2, column 7 of the picture: “z”"),
    ],
)
def test_what_is_wrong_in_a_picture_can_be_said_in_every_language(text: str, words: str, code: str) -> None:
    with pytest.raises(NotationError) as refused:
        helsinki_notation.parse(text)
    assert words in Language("en").refusal(refused.value.reason)
    assert "{" not in Language(code).refusal(refused.value.reason)


# What random games hardly ever come to, with some words of the sentence.
SELDOM: list[tuple[Reason, str]] = [
    (Reason("cover-five", "H2.7", {"value": ["A1", "A2"], "number": 5}), "You cannot cover “A1, A2”. Name exactly 5"),
    (Reason("space-first", "H3.6", {}), "Choose a senate space first."),
    (Reason("space-unknown", "H1.1", {"spaces": [8]}), "no senate space 8:"),
    (Reason("no-place-for-wild", "H3.7", {"action": "A2"}), "Action A2 (place two wild pavilion tiles) would"),
    (Reason("nothing-to-move", "H3.7", {"action": "A10"}), "Action A10 (move a superstructure) would have no effect"),
    (Reason("no-card", "H3.7", {"action": "A4"}), "Action A4 (draw one more card) would have no effect"),
    (Reason("no-superstructure", "H3.7", {"action": "A5"}), "there is no additional superstructure left in the supply"),
    (Reason("no-roof", "H3.7", {"action": "A5"}), "the tile has no free roof"),
    (Reason("no-coat", "H6.1", {"action": "A9", "coats": 1}), "only 1 coat of arms"),
    (Reason("no-coat", "H6.1", {"action": "A14", "coats": 2}), "only 2 coats of arms"),
    (Reason("wild-named", "H4.2", {"cards": ["wild"]}), "A wild card shows no tile."),
    (Reason("nothing-to-save", "A9", {"cards": ["red-1-2-0"]}), "red 1 (2 roofs, no superstructure):"),
    (Reason("wrong-colour", "H4.2", {"cards": ["red-1-2-0"], "number": 0}), "not with: red 1 (2 roofs,"),
    (Reason("wrong-colour", "A14", {"cards": [], "number": 1}), "exactly one of the cards"),
    (Reason("roof-outside", "H4.8", {"roofs": [48, 49]}), "on your board: 6,6 · 49."),
    (
        Reason("way-blocked", "H4.5", {"cards": ["red-1-2-0"], "roofs": [0, 1], "sides": ["south"]}),
        "here: 0,0 · 0,1. Another tile or the statue is in its way. Sides it can come from: south.",
    ),
    (Reason("roof-carries", "H4.10", {"roofs": [8]}), "The roof 1,1 already"),
    (Reason("discard-first", "H3.4", {"cards": 1}), "1 card too many."),
    (
        Reason("edition-shape", "", {"file": "my.toml", "line": 7, "place": "tiles.shapes.red.0", "value": "x#"}),
        "my.toml, line 7: “x#” at “tiles.shapes.red.0” is not the shape of a tile.",
    ),
    (
        Reason("edition-roofs", "", {"file": "my.toml", "line": 7, "place": "tiles", "value": "xxx", "wanted": 2}),
        "the shape “xxx” at “tiles” must have 2 roofs.",
    ),
]


@pytest.mark.parametrize(("reason", "words"), SELDOM, ids=[reason.code for reason, _ in SELDOM])
def test_what_is_seldom_refused_can_be_said_in_every_language(reason: Reason, words: str, code: str) -> None:
    assert words in Language("en").refusal(reason)
    sentence = Language(code).refusal(reason)
    assert "{" not in sentence
    assert not BIDI_MARKS.search(sentence)


def test_connected_visitors_and_their_points_can_be_said() -> None:
    effect = Effect("visitors-connected", {"seat": 2, "points": 7})
    assert Language("nl").effect(effect).startswith("Speler 3 heeft alle vier de bezoekers verbonden")
    assert Language("fr").effect(effect).endswith("et marque 7\u00a0points.")
    crossings = Entry(0, "superstructures-crossings", "H7.2", 9, {"superstructures": 3})
    assert Language("de").entry(crossings) == "3 Aufbauten auf Kreuzungen vollständiger Reihen und Spalten"
    assert Language("en").entry(Entry(0, "bonus-card", "H8.3", 7, {})) == "Bonus card for connected visitors"


def test_true_and_false_are_written_as_options_are() -> None:
    reason = Reason("option-value", "M6.1", {"option": "free_orientation", "value": 3, "allowed": [False, True]})
    assert ": false, true." in Language("en").refusal(reason)


@pytest.mark.parametrize(
    ("code", "points", "words"),
    [("en", 1, "1 point:"), ("en", 2, "2 points:"), ("fr", 0, "0\u00a0point\u00a0:"), ("de", 0, "0 Punkte:")],
)
def test_numbers_take_the_plural_of_the_language(code: str, points: int, words: str) -> None:
    told = {"station": 5, "owner": 0, "crossings": 2, "points": points, "end": "centre"}
    assert words in Language(code).effect(Effect("line-scored", told))


@pytest.mark.parametrize("number", [10**15 + 1, -(10**30), 10**4300 - 1], ids=["large", "negative", "longest"])
def test_numbers_beyond_all_bounds_can_be_said(code: str, number: int) -> None:
    said = Language(code).refusal(Reason("record-wrong-seat", "", {"line": 3, "seat": number, "turn": 1}))
    assert str(number)[:15] in said
    assert str(number)[:15] in Language(code).refusal(Reason("edition-number", "", EDITION | {"value": number}))
    squares = {"tiles": ["aacb"], "squares": [number]}
    assert str(number)[:15] in Language(code).refusal(Reason("square-occupied", "M3.1", squares))


@pytest.mark.parametrize("value", ["x" * 3000, ["x"] * 3000, {"x": "x" * 3000}], ids=["text", "list", "table"])
def test_texts_beyond_all_bounds_are_cut(code: str, value: Any) -> None:
    said = Language(code).refusal(Reason("edition-text", "", EDITION | {"value": value}))
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
