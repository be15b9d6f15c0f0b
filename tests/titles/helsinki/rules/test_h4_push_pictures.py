"""H4.5 to H4.8 in pictures: `x` is where the pushed tile comes to rest, other letters lie there before."""

from collections.abc import Iterator
from random import Random

import pytest

from cityboard.core.reason import Reason
from tests.titles.helsinki.rules.asking import is_legal, pushing, ready, refusal
from tests.titles.helsinki.rules.positions import board, picture, play, roof
from tests.titles.helsinki.rules.test_h1_components import TILES, all_poses

Cells = frozenset[tuple[int, int]]
INWARD = {"north": (1, 0), "east": (0, -1), "south": (-1, 0), "west": (0, 1)}


def read(text: str) -> tuple[str, tuple[int, ...]]:
    """Take a picture apart: the board without the pushed tile, and the roofs of that tile."""
    rows = text.split()
    roofs = tuple(7 * row + column for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "x")
    return "\n".join(rows).replace("x", "."), roofs


def comes_to_rest(side: str, colour: str, text: str) -> bool:
    """Return whether a tile of a colour can be pushed from a side so that it rests on the roofs marked x."""
    before, roofs = read(text)
    game, s = pushing(colour, len(roofs), side=side, picture=before)
    legal = is_legal(game, s, ("push", *roofs))
    if legal:
        play(game, s, ("push", *roofs))
        assert picture(s) == "\n".join(text.split()).replace("x", colour[0])
    return legal


def why_not(side: str, colour: str, text: str) -> Reason:
    """Return why a tile of a colour cannot come to rest on the roofs marked x."""
    before, roofs = read(text)
    game, s = pushing(colour, len(roofs), side=side, picture=before)
    return refusal(game, s, ("push", *roofs))


def slide(pose: Cells, side: str, lane: int, obstacles: Cells) -> Cells | None:
    """Push a pose step by step from outside; None if nothing stops it or if it would stick out."""
    down, right = INWARD[side]
    height, width = 1 + max(row for row, _ in pose), 1 + max(column for _, column in pose)
    top, left = {"north": (-height, lane), "south": (7, lane), "east": (lane, 7), "west": (lane, -width)}[side]
    tile = frozenset((row + top, column + left) for row, column in pose)
    for _ in range(7 + 5):
        ahead = frozenset((row + down, column + right) for row, column in tile)
        if ahead & obstacles:
            return tile if all(0 <= row < 7 and 0 <= column < 7 for row, column in tile) else None
        tile = ahead
    return None


def slides(shape: str, side: str, obstacles: Cells) -> Iterator[Cells]:
    """Push all poses of a shape in all lanes of a side and yield where they come to rest."""
    for pose in all_poses(shape):
        across = 1 + max(cell[side in ("north", "south")] for cell in pose)
        for lane in range(7 - across + 1):
            rest = slide(pose, side, lane, obstacles)
            if rest:
                yield rest


def numbers(tile: Cells) -> tuple[int, ...]:
    """Number the roofs of a tile, ascending."""
    return tuple(sorted(7 * row + column for row, column in tile))


def some_boards() -> Iterator[tuple[str, Cells]]:
    """Draw boards with more and more tiles, and their obstacles."""
    rng = Random("boards")
    for share in (0.0, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7, 1.0):
        for _ in range(3):
            rows = [["r*bG+"[rng.randrange(5)] if rng.random() < share else "." for _ in range(7)] for _ in range(7)]
            rows[3][3] = "#"
            cells = frozenset((r, c) for r, line in enumerate(rows) for c, sign in enumerate(line) if sign != ".")
            yield "\n".join("".join(line) for line in rows), cells


BOARDS = list(some_boards())


@pytest.mark.rule("H4.5", "H4.6", "H4.7", "H4.8")
@pytest.mark.parametrize("side", INWARD)
@pytest.mark.parametrize("colour", TILES)
def test_every_pose_of_every_tile_slides_until_it_is_stopped(colour: str, side: str) -> None:
    for roofs, shape in enumerate(TILES[colour], 2):
        game, s = pushing(colour, roofs, side=side)
        for text, obstacles in BOARDS:
            board(game, s, text)
            rests = {numbers(rest) for rest in slides(shape, side, obstacles)}
            moves = game.moves(s)
            assert {move[1:] for move in moves} == rests, text
            assert len(moves) == len(rests)  # equal resting places count once


@pytest.mark.rule("H4.5", "H4.6")
@pytest.mark.parametrize("side", INWARD)
@pytest.mark.parametrize(("colour", "roofs"), [("red", 2), ("yellow", 3), ("blue", 4), ("green", 5)])
def test_the_refusal_of_a_place_says_what_is_wrong_with_it(colour: str, roofs: int, side: str) -> None:
    game, s = pushing(colour, roofs, side=side)
    down, right = INWARD[side]
    for text, obstacles in BOARDS[::2]:
        board(game, s, text)
        rests = {numbers(rest) for rest in slides(TILES[colour][roofs - 2], side, obstacles)}
        for pose in all_poses(TILES[colour][roofs - 2]):
            for top in range(7 - max(row for row, _ in pose)):
                for left in range(7 - max(column for _, column in pose)):
                    tile = frozenset((row + top, column + left) for row, column in pose)
                    refused = game.refuse(s, ("push", *numbers(tile)))
                    front = frozenset((row + down, column + right) for row, column in tile) & obstacles
                    wrong = "roof-taken" if tile & obstacles else "way-blocked" if front else "not-stopped"
                    assert (refused is None) == (numbers(tile) in rests)
                    assert refused is None or refused.code == wrong


@pytest.mark.rule("H4.5", "H4.7")
@pytest.mark.parametrize(
    ("side", "text"),
    [
        ("north", "....... ...x... ...x... ...#... ....... ....... ......."),
        ("north", "....... ....... ..xx... ...#... ....... ....... ......."),
        ("east", "....... ....... ....... ...#xx. ....... ....... ......."),
        ("east", "....... ....... ....... ...#x.. ....x.. ....... ......."),
        ("south", "....... ....... ....... ...#... ...x... ...x... ......."),
        ("south", "....... ....... ....... ...#... ...xx.. ....... ......."),
        ("west", "....... ....... ....... .xx#... ....... ....... ......."),
        ("west", "....... ....... ..x.... ..x#... ....... ....... ......."),
    ],
)
def test_a_tile_is_stopped_by_the_statue(side: str, text: str) -> None:
    assert comes_to_rest(side, "red", text)
    others = set(INWARD) - {side}
    assert not any(comes_to_rest(other, "red", text) for other in others)


@pytest.mark.rule("H4.5")
def test_published_example_a_green_4_comes_in_from_the_left() -> None:
    ones = ["green-1-2-0"] * 3
    game, s = ready("green-4-4-1", *ones, side="west")
    play(game, s, ("build", "green-4-4-1"), ("pay", *ones))
    place = (roof(2, 2), roof(3, 1), roof(3, 2), roof(4, 2))
    from_the_right = tuple(roof(6 - number // 7, 6 - number % 7) for number in reversed(place))
    assert refusal(game, s, ("push", *from_the_right)).arguments["sides"] == ["west"]
    assert is_legal(game, s, ("push", *place))
    play(game, s, ("push", *place))
    assert picture(s).split()[2:5] == ["..g....", ".gg#...", "..g...."]


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize(
    ("side", "text"),
    [
        ("north", "....... ....... ....... ...#... x...... xx..... gg....."),
        ("east", "....... bxxx... .x..... ...#... ....... ....... ......."),
        ("south", "....... ....yy. ....xxx ...#..x ....... ....... ......."),
        ("west", "....... ....... ....... ...#... ....... xxxg... x......"),
    ],
)
def test_a_tile_is_stopped_by_another_tile(side: str, text: str) -> None:
    colour = "red" if text.count("x") == 3 else "blue"
    assert comes_to_rest(side, colour, text)


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize("stopper", ["*", "+", "g", "G", "r", "R"])
def test_wild_tiles_stop_a_tile_like_pavilions_with_or_without_superstructure(stopper: str) -> None:
    text = "....... ....... ....... ...#... x...... x...... g......".replace("g", stopper)
    assert comes_to_rest("north", "red", text)


@pytest.mark.rule("H4.5")
def test_a_corner_contact_does_not_stop_a_tile() -> None:
    assert comes_to_rest("north", "red", "....... ....... ..g.... ...#... ....... xx..... g......")
    refused = why_not("north", "red", "....... xx..... ..g.... ...#... ....... ....... g......")
    concerned = {"cards": ["red-1-2-0"], "roofs": [7, 8], "sides": ["north"]}
    assert refused == Reason("not-stopped", "H4.6", concerned)


@pytest.mark.rule("H4.5")
def test_a_tile_never_stops_earlier() -> None:
    for text in (
        "x...... x...... ....... ...#... ....... ....... g......",
        "....... x...... x...... ...#... ....... ....... g......",
        "....... ....... ....... x..#... x...... ....... g......",
    ):
        assert why_not("north", "red", text).code == "not-stopped"


@pytest.mark.rule("H4.5")
def test_contact_at_the_side_or_behind_does_not_stop_a_tile() -> None:
    refused = why_not("north", "red", "....... ...g... .x..... .xb#... ....... ....... .g.....")
    assert refused.code == "not-stopped"


@pytest.mark.rule("H4.5")
def test_a_tile_does_not_pass_through_tiles_or_turn_round_them() -> None:
    refused = why_not("north", "red", "....... gg..... ....... ...#... x...... x...... g......")
    concerned = {"cards": ["red-1-2-0"], "roofs": [28, 35], "sides": ["north"]}
    assert refused == Reason("way-blocked", "H4.5", concerned)


@pytest.mark.rule("H4.5")
def test_a_tile_does_not_lie_on_another() -> None:
    game, s = pushing("red", 2, picture="g......\ng......\n.......\n...#...\n.......\n.......\n.......")
    concerned = {"cards": ["red-1-2-0"], "roofs": [7, 14], "taken": [7]}
    assert refusal(game, s, ("push", 7, 14)) == Reason("roof-taken", "H4.5", concerned)


@pytest.mark.rule("H4.5")
def test_the_first_roof_in_front_stops_the_whole_tile() -> None:
    assert comes_to_rest("north", "purple", "....... ....... .xxxx.. .g.#... ....... ....... .......")
    assert comes_to_rest("west", "blue", "....... ....... ....... .xg#... .x..... xx..... .......")
    assert comes_to_rest("east", "yellow", "....... ....... ....... ...#.x. ...gxx. ....... .......")


@pytest.mark.rule("H4.5")
def test_coats_of_arms_do_not_stop_a_tile_and_only_those_under_it_are_won() -> None:
    # From the north over the coats on (1,0) and (0,5): they lie in the way, not under the final position.
    game, s = pushing("red", 2, picture="\n".join([*["......."] * 3, "...#...", "......g", "g......", "g......"]))
    play(game, s, ("push", 21, 28))
    assert (s.meadows[0], s.coats[0] >> roof(1, 0) & 1) == (0, 1)
    game, s = pushing("red", 2, side="west")
    play(game, s, ("push", roof(3, 2), roof(4, 2)))  # past (4,1)
    assert (s.meadows[0], s.coats[0] >> roof(4, 1) & 1) == (0, 1)


@pytest.mark.rule("H4.5")
def test_visitors_do_not_stop_a_tile() -> None:
    game, s = pushing("purple", 4, side="west", modules=["dry-roads"])
    assert game.moves(s) == [
        ("push", *(roof(row, 2) for row in rows)) for rows in (range(4), range(1, 5), range(2, 6), range(3, 7))
    ]


@pytest.mark.rule("H4.6")
@pytest.mark.parametrize(
    ("side", "text"),
    [
        ("north", "....... ....... ....... ...#... ....... x...... x......"),
        ("north", "....... ....... ....... ...#... ....... ....... .xx...."),
        ("south", "....x.. ....x.. ....... ...#... ....... ....... ......."),
        ("east", "....... ....... xx..... ...#... ....... ....... ......."),
        ("west", "....... ....... .....xx ...#... ....... ....... ......."),
    ],
)
def test_a_tile_that_nothing_stops_may_not_be_pushed(side: str, text: str) -> None:
    refused = why_not(side, "red", text)
    concerned = {"cards": ["red-1-2-0"], "roofs": list(read(text)[1]), "sides": [side]}
    assert refused == Reason("not-stopped", "H4.6", concerned)


@pytest.mark.rule("H4.6")
@pytest.mark.parametrize(
    ("side", "colour", "text"),
    [
        ("north", "blue", "....... ....... ....... ...#... ....... .xx.... .xg...."),
        ("south", "blue", "gx..... xx..... ....... ...#... ....... ....... ......."),
        ("west", "yellow", "....... ....... ....... ...#... .....xg .....xx ......."),
        ("east", "red", "....... xx..... gx..... ...#... ....... ....... ......."),
    ],
)
def test_at_the_far_edge_a_roof_in_front_of_a_recessed_roof_stops_a_tile(side: str, colour: str, text: str) -> None:
    assert comes_to_rest(side, colour, text)
    assert why_not(side, colour, text.replace("g", ".")).code == "not-stopped"


@pytest.mark.rule("H4.6", "H4.4")
def test_a_tile_that_falls_through_everywhere_cannot_be_built() -> None:
    # From the south only column 1 is open, and it leads through to the far edge.
    game, s = ready("red-1-2-0", side="south", picture="......g\n" + "g.ggggg\n" * 2 + "g.g#ggg\n" + "g.ggggg\n" * 3)
    arguments = {"cards": ["red-1-2-0"], "sides": ["south"]}
    assert refusal(game, s, ("build", "red-1-2-0")) == Reason("no-push", "H4.4", arguments)


@pytest.mark.rule("H4.7")
@pytest.mark.parametrize("side", INWARD)
@pytest.mark.parametrize("colour", TILES)
def test_the_first_tile_must_be_stopped_by_the_statue(colour: str, side: str) -> None:
    front = {"north": roof(2, 3), "east": roof(3, 4), "south": roof(4, 3), "west": roof(3, 2)}[side]
    for roofs in (2, 3, 4, 5):
        game, s = pushing(colour, roofs, side=side)
        assert game.moves(s)
        assert all(front in move for move in game.moves(s))


@pytest.mark.rule("H4.8")
def test_a_tile_that_would_stick_out_may_not_be_pushed() -> None:
    # In column 3 only two roofs are free in front of the statue's neighbour.
    text = ".......\n.......\n...g...\n...#...\n.......\n.......\n......."
    game, s = pushing("purple", 3, picture=text)
    assert [move for move in game.moves(s) if {roof(0, 3), roof(1, 3)} <= set(move)] == []
    assert refusal(game, s, ("push", -4, 3, 10)) == Reason("roof-outside", "H4.8", {"roofs": [-4, 3, 10]})


@pytest.mark.rule("H4.8")
def test_a_tile_does_not_stick_out_at_the_sides_of_a_lane() -> None:
    game, s = pushing("purple", 3, picture="......g\n" * 3 + "...#...\n" + ".......\n" * 3)
    assert all(max(int(r) % 7 for r in m[1:]) - min(int(r) % 7 for r in m[1:]) in (0, 2) for m in game.moves(s))
    assert refusal(game, s, ("push", 47, 48, 49)) == Reason("roof-outside", "H4.8", {"roofs": [47, 48, 49]})


@pytest.mark.rule("H4.8", "H4.5")
def test_a_lane_that_is_closed_at_its_entrance_takes_no_tile() -> None:
    game, s = pushing("red", 2, picture="g.....g\n" + ".......\n" * 2 + "...#...\n" + ".......\n" * 3)
    assert {int(r) % 7 for move in game.moves(s) for r in move[1:]} == {2, 3, 4}
