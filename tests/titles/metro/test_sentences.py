"""What is only said of Metro: squares, stations, owners, shares and modules by their names."""

import pytest

import cityboard
from cityboard.core.game import Effect
from cityboard.core.reason import Reason, RefusedError
from cityboard.language import LANGUAGES, Language
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.notation import board_of, parse

# Placements that are refused, with some words of the sentence; positions are counted from 1.
NOTATION = [
    ("aacb00cb", "“cb” from character 7 on"),
    ("zzzz00", "“zzzz” at character 1"),
    ("aacb00aacb0x", "Character 12 is “x”"),
    ("accd01accd02accd03", "accd at character 13 is one too many: the game has only 2 tiles"),
]


@pytest.mark.parametrize("code", LANGUAGES)
def test_placements_may_be_refused_with_their_position(code: str) -> None:
    arguments = {"tiles": ["aacb"], "squares": [17]}
    plain = Language(code).refusal(Reason("square-occupied", "M3.1", arguments))
    assert Language(code).refusal(Reason("square-occupied", "M3.1", arguments | {"position": 6})) == plain


@pytest.mark.parametrize("code", LANGUAGES)
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


def test_several_squares_stay_apart() -> None:
    reason = Reason("not-the-company", "M10.2", {"squares": [0], "company": "red", "heads": [7, 17]})
    assert "hier: 0,7 · 2,1." in Language("de").refusal(reason)


def test_stations_beyond_the_edge_are_places_of_the_central_station() -> None:
    reason = Reason("one-tile-line", "M3.4", {"tiles": ["dddd"], "squares": [7], "stations": [1, 32, 33, 40]})
    stations = "station 1, station 32, place 0 of the central station and place 7 of the central station"
    assert f"from {stations}." in Language("en").refusal(reason)


def test_places_are_those_of_the_central_station() -> None:
    assert "plaats 7 van het centraal station" in Language("nl").refusal(Reason("place-taken", "M8.1", {"places": [7]}))


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
