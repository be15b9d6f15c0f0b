"""H1: boards, tiles, cards and what is in the box."""

from pathlib import Path

import pytest

import cityboard
from cityboard.core.reason import EditionError, OptionError, Reason
from cityboard.language import LANGUAGES, Language
from cityboard.titles.helsinki.rules.board import SIDES
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.modules.dry_roads import DryRoads
from tests.titles.helsinki.rules.asking import (
    DRAW,
    PAY_NOTHING,
    SOUTH_WALL,
    cards_for,
    hand,
    is_legal,
    moves_of_kind,
    named,
    other_edition,
    pushing,
    ready,
    refusal,
    show,
)
from tests.titles.helsinki.rules.positions import begin, hold, picture, play, roof

PICTURES = {
    "domino": "xx",
    "I3": "xxx",
    "V3": "xx/x.",
    "I4": "xxxx",
    "T4": "xxx/.x.",
    "O4": "xx/xx",
    "L4": "x./x./xx",
    "S4": ".xx/xx.",
    "I5": "xxxxx",
    "X5": ".x./xxx/.x.",
    "P5": "xx/xx/x.",
    "T5": "xxx/.x./.x.",
    "Z5": "xx./.x./.xx",
}
POSES = dict(zip(PICTURES, [2, 2, 4, 2, 4, 1, 8, 4, 2, 1, 8, 4, 4], strict=True))
TILES = {
    "purple": ["domino", "I3", "I4", "I5"],
    "green": ["domino", "I3", "T4", "X5"],
    "red": ["domino", "V3", "O4", "P5"],
    "blue": ["domino", "V3", "L4", "T5"],
    "yellow": ["domino", "V3", "S4", "Z5"],
}
CARDS = {  # of each colour: number-roofs-superstructures
    "1-2-0": 4,
    "2-2-1": 2,
    "2-3-0": 2,
    "3-3-1": 2,
    "3-4-0": 2,
    "4-4-1": 2,
    "4-3-2": 2,
    "5-5-1": 1,
    "5-5-2": 1,
}
FULL_DECK = {f"{colour}-{kind}": count for colour in TILES for kind, count in CARDS.items()} | {"wild": 10}
COATS = [(1, 2), (2, 5), (5, 4), (4, 1), (0, 5), (5, 6), (6, 1), (1, 0)]
EIGHT_CARDS = [f"{colour}-{kind}" for colour in ("red", "blue") for kind in ("1-2-0", "2-2-1", "2-3-0", "3-3-1")]

Tile = frozenset[tuple[int, int]]


def in_corner(cells: set[tuple[int, int]]) -> Tile:
    """Move cells so that the first row and column are 0."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return frozenset((row - top, column - left) for row, column in cells)


def all_poses(shape: str) -> set[Tile]:
    """List the rotations and mirror images of a shape."""
    rows = PICTURES[shape].split("/")
    cells = {(row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "x"}
    poses = set()
    for _ in range(4):
        cells = {(column, -row) for row, column in cells}
        poses |= {in_corner(cells), in_corner({(row, -column) for row, column in cells})}
    return poses


@pytest.mark.rule("H1.1")
def test_there_are_eight_senate_spaces() -> None:
    game = cityboard.load("helsinki", players=2, start=0)
    s = game.start()
    while s.turn < 0:
        game.play(s, game.moves(s)[0])
    assert game.moves(s) == [("space", space) for space in range(8)]
    for space in (-1, 8):
        assert game.refuse(s, ("space", space)) == Reason("space-unknown", "H1.1", {"spaces": [space]})


@pytest.mark.rule("H1.1", "H3.2")
@pytest.mark.parametrize("space", range(8))
def test_spaces_are_numbered_clockwise_around_the_square(space: int) -> None:
    game, s = begin(space=space)
    for spaces in (1, 2, 3):
        walked = s.copy()
        play(game, walked, ("walk", spaces))
        assert walked.pawns[0] == (space + spaces) % 8


@pytest.mark.rule("H1.1", "H3.3")
@pytest.mark.parametrize("space", range(8))
def test_space_k_touches_slots_k_and_k_plus_1(space: int) -> None:
    game, s = begin(space=(space - 1) % 8, players=4)
    hold(game, s)
    show(game, s, *EIGHT_CARDS)
    play(game, s, ("walk", 1), DRAW)
    assert sorted(hand(game, s)) == sorted([EIGHT_CARDS[space], EIGHT_CARDS[(space + 1) % 8]])


@pytest.mark.rule("H1.1", "H4.5")
@pytest.mark.parametrize(
    ("space", "side"), list(enumerate(["north", "north", "east", "east", "south", "south", "west", "west"]))
)
def test_each_side_has_two_spaces_and_pushes_come_from_there(space: int, side: str) -> None:
    game, s = begin(space=(space - 1) % 8, players=4)
    hold(game, s, "red-1-2-0")
    play(game, s, ("walk", 1), ("build", "red-1-2-0"), PAY_NOTHING)
    touching = {"north": roof(2, 3), "east": roof(3, 4), "south": roof(4, 3), "west": roof(3, 2)}
    assert all(touching[side] in move for move in game.moves(s))


@pytest.mark.rule("H1.2")
@pytest.mark.parametrize("code", LANGUAGES)
def test_each_side_shows_its_building(code: str) -> None:
    text = Language(code).say("H1-2")
    sides = {"en": "north east south west", "de": "Nord Ost Süd West", "fr": "nord est sud ouest"}
    places = [text.find(side) for side in sides.get(code, "noord oost zuid west").split()]
    assert -1 not in places
    assert places == sorted(places)
    assert "Sederholm" in text
    assert SIDES == ("north", "east", "south", "west")


@pytest.mark.rule("H1.3")
def test_a_player_board_has_seven_rows_of_seven_roofs() -> None:
    game, s = pushing("red", 2)
    assert refusal(game, s, ("push", 42, 49)) == Reason("roof-outside", "H4.8", {"roofs": [42, 49]})
    assert refusal(game, s, ("push", 41, 48)).code == "not-stopped"
    assert refusal(game, s, ("push", 6, 7)).code == "not-the-tile"  # the end of a row and the start of the next


@pytest.mark.rule("H1.3", "H2.5")
def test_the_statue_stands_in_the_centre_and_takes_no_tile() -> None:
    game, s = pushing("red", 2)
    concerned = {"cards": ["red-1-2-0"], "roofs": [17, 24], "taken": [24]}
    assert refusal(game, s, ("push", 17, 24)) == Reason("roof-taken", "H4.5", concerned)
    assert picture(s).splitlines()[3] == "...#..."


@pytest.mark.rule("H1.3", "H4.11")
def test_the_meadow_stores_won_coats_of_arms() -> None:
    game, s = pushing("purple", 4)
    assert s.meadows[0] == 0
    play(game, s, ("push", *(roof(2, column) for column in (2, 3, 4, 5))))  # the coat on (2,5)
    assert s.meadows[0] == 1


@pytest.mark.rule("H1.4")
def test_there_are_fifty_pavilion_tiles() -> None:
    _, s = begin()
    assert sum(s.supply) == 50
    assert list(s.supply) == [3, 3, 3, 1] * 5


@pytest.mark.rule("H1.4")
@pytest.mark.parametrize("colour", TILES)
def test_each_colour_has_one_shape_of_each_size(colour: str) -> None:
    game, _ = begin()
    shapes = game.shapes[list(TILES).index(colour)]
    assert [shape.roofs for shape in shapes] == [2, 3, 4, 5]
    assert [{frozenset(pose) for pose in shape.poses} for shape in shapes] == [all_poses(t) for t in TILES[colour]]


@pytest.mark.rule("H1.4")
@pytest.mark.parametrize("shape", PICTURES)
def test_rotations_and_mirror_images_count_once_each(shape: str) -> None:
    game, _ = begin()
    colour, roofs = next(
        (c, roofs) for c, row in enumerate(TILES.values()) for roofs, t in enumerate(row) if t == shape
    )
    poses = game.shapes[colour][roofs].poses
    assert len(poses) == len(set(poses)) == len(all_poses(shape)) == POSES[shape]


@pytest.mark.rule("H1.4", "H4.4")
@pytest.mark.parametrize(("colour", "roofs"), [(colour, roofs) for colour in TILES for roofs in (2, 3, 4, 5)])
def test_a_tile_can_be_pushed_in_every_pose(colour: str, roofs: int) -> None:
    game, s = pushing(colour, roofs, picture=SOUTH_WALL)
    rests = [{divmod(int(roof), 7) for roof in move[1:]} for move in game.moves(s)]
    assert {in_corner(cells) for cells in rests} == all_poses(TILES[colour][roofs - 2])


@pytest.mark.rule("H1.5")
def test_there_are_thirty_superstructures() -> None:
    _, s = begin()
    assert s.superstructures == 30


@pytest.mark.rule("H1.5")
def test_an_edition_may_have_another_number_of_superstructures(tmp_path: Path) -> None:
    _, s = begin(edition=other_edition(tmp_path, "value = 30", "value = 29"))
    assert s.superstructures == 29


@pytest.mark.rule("H1.5")
def test_twelve_wild_tiles_are_three_for_each_of_four_players() -> None:
    game, s = ready(
        "red-1-2-0", won=8, picture="\n".join([".......", "...rr..", *["......."], "...#...", *["......."] * 3])
    )
    play(game, s, ("use", "A2"), ("wild", 9), ("wild", 8), ("use", "A7"), ("wild", 15))
    for action in ("A2", "A7"):
        assert refusal(game, s, ("use", action)).code == "action-used"
    assert s.colours[:5] == [0, 0, 1 << roof(1, 3) | 1 << roof(1, 4), 0, 0]  # wild tiles have no colour


@pytest.mark.rule("H1.5")
@pytest.mark.parametrize("number", [4, 6])
def test_there_are_five_covering_tiles(number: int) -> None:
    picked = [f"A{action}" for action in range(1, number + 1)]
    with pytest.raises(OptionError) as refused:
        cityboard.load("helsinki", cover=picked)
    assert refused.value.reason == Reason("cover-five", "H2.7", {"value": picked, "number": 5})


@pytest.mark.rule("H1.5")
def test_the_expansion_has_four_bonus_cards_and_sixteen_visitors() -> None:
    game = cityboard.load("helsinki", players=4, modules=["dry-roads"])
    assert isinstance(game, Helsinki)
    (module,) = game.modules
    assert isinstance(module, DryRoads)
    assert module.bonus == [3, 5, 7, 9]
    assert game.players * module.crosswalks.bit_count() == 16


@pytest.mark.rule("H1.5")
def test_points_during_the_game_stand_on_the_score_track() -> None:
    game, s = ready(won=1)
    play(game, s, ("use", "A15"))
    assert s.track == [2, 0, 0, 0]


@pytest.mark.rule("H1.6")
def test_there_are_a_hundred_pavilion_cards() -> None:
    game, s = begin(players=4)
    counted = {name: count for name, count in game.pieces(s).items() if name in FULL_DECK}
    assert counted == FULL_DECK
    assert sum(counted.values()) == 100


@pytest.mark.rule("H1.6")
@pytest.mark.parametrize("colour", TILES)
def test_each_colour_has_eighteen_cards(colour: str) -> None:
    game, _ = begin(players=4)
    cards = [card for card in named(game, game.start().pile) if card.startswith(colour)]
    assert cards == [f"{colour}-{kind}" for kind, count in CARDS.items() for _ in range(count)]
    assert len(cards) == 18


@pytest.mark.rule("H1.6", "H4.1", "H4.10")
@pytest.mark.parametrize("kind", CARDS)
def test_a_card_shows_its_price_its_tile_and_its_superstructures(kind: str) -> None:
    number, roofs, superstructures = map(int, kind.split("-"))
    for colour in TILES:
        others = [f"{colour}-1-2-0"] * (number - 1)
        game, s = ready(f"{colour}-{kind}", *others, picture=SOUTH_WALL)
        play(game, s, ("build", f"{colour}-{kind}"), ("pay", *others))
        shape = TILES[colour][roofs - 2]
        assert {in_corner({divmod(int(r), 7) for r in move[1:]}) for move in game.moves(s)} == all_poses(shape)
        play(game, s, game.moves(s)[0])
        for _ in range(superstructures):
            play(game, s, moves_of_kind(game, s, "roof")[0])
        assert moves_of_kind(game, s, "roof") == []
        assert (s.built[0].bit_count(), s.roofed[0].bit_count()) == (7 + roofs, superstructures)


@pytest.mark.rule("H1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_board_eight_coats_a_pawn_and_a_marker(players: int) -> None:
    game, s = begin(players=players)
    assert [own.bit_count() for own in s.coats] == [8] * players
    assert game.pieces(s)["coats"] == 8 * players
    assert len(s.built) == len(s.pawns) == len(s.track) == players


@pytest.mark.rule("H1.7")
@pytest.mark.parametrize("seat", range(4))
def test_a_player_of_any_colour_may_build_tiles_of_every_colour(seat: int) -> None:
    game, s = begin(players=4, start=seat)
    show(game, s)
    for other in range(4):
        hold(game, s, seat=other)
    hold(game, s, *(f"{colour}-1-2-0" for colour in TILES), seat=seat)
    play(game, s, ("walk", 1))
    assert moves_of_kind(game, s, "build") == [("build", f"{colour}-1-2-0") for colour in TILES]


@pytest.mark.rule("H1.8")
def test_coats_of_arms_start_on_eight_marked_roofs() -> None:
    _, s = begin(players=4)
    marked = {roof(row, column) for row, column in COATS}
    assert [{number for number in range(49) if own >> number & 1} for own in s.coats] == [marked] * 4


@pytest.mark.rule("H1.8", "H4.11")
@pytest.mark.parametrize("place", COATS)
def test_covering_a_marked_roof_wins_its_coat(place: tuple[int, int]) -> None:
    game, s = ready(won=1)
    number = roof(*place)
    s.built[0] = 1 << (number + 1 if place[1] < 6 else number - 1)
    play(game, s, ("use", "A7"), ("wild", number))
    assert s.meadows[0] == 1
    assert not s.coats[0] >> number & 1


@pytest.mark.rule("H1.8")
def test_an_edition_may_mark_other_roofs(tmp_path: Path) -> None:
    file = other_edition(tmp_path, "value = [9, 19, ", "value = [10, 18, ")
    _, s = begin(edition=file)
    assert [s.coats[0] >> number & 1 for number in (9, 19, 10, 18)] == [0, 0, 1, 1]


@pytest.mark.rule("H1.4", "H4.1")
def test_a_player_can_build_until_the_tiles_of_a_kind_are_gone() -> None:
    game, s = ready(*cards_for("green", 5))
    assert is_legal(game, s, ("build", "green-5-5-1"))
    s.supply[4 + 3] -= 1  # someone has built the only one
    assert refusal(game, s, ("build", "green-5-5-1")) == Reason("tile-gone", "H4.1", {"cards": ["green-5-5-1"]})


@pytest.mark.rule("H1.4")
@pytest.mark.parametrize("shape", ["x.x", "x./.x", "x/./x"])
def test_a_tile_is_of_one_piece(shape: str, tmp_path: Path) -> None:
    with pytest.raises(EditionError) as refused:
        cityboard.load("helsinki", edition=other_edition(tmp_path, 'purple = ["xx"', f'purple = ["{shape}"'))
    reason = refused.value.reason
    assert (reason.code, reason.rule, reason.arguments["value"]) == ("edition-shape", "H1.4", shape)
