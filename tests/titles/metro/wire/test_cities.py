"""Cities on the wire: their points can be counted from the board alone, and everything is where it should be."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cityboard.core.game import NOBODY
from cityboard.titles.metro.rules.edition import FOLDER
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.state import State
from cityboard.titles.metro.wire.board import MetroBoard
from cityboard.titles.metro.wire.cities.berlin import Berlin
from cityboard.titles.metro.wire.cities.london import London, Taxi
from cityboard.titles.metro.wire.cities.new_york import NewYork
from cityboard.titles.metro.wire.cities.paris import Paris
from cityboard.titles.metro.wire.cities.st_petersburg import StPetersburg
from cityboard.titles.metro.wire.cities.stockholm import Stockholm
from cityboard.titles.metro.wire.hand import MetroHand
from tests.titles.metro.rules.asking import lays
from tests.titles.metro.rules.city_life import clear, put, visit
from tests.titles.metro.rules.positions import begin, hold, lay, play, square
from tests.titles.moments import board, families, family, hand, moments

Points = dict[int | str, int]
Seen = Any  # a board or hand, whose fields for the cities come from the cities' own files
COLOURS = ["yellow", "blue", "orange", "grey", "red", "brown", "green", "purple"]
# Line 7 comes down column 1, turns right at (1,1) and ends at station 10: CORNER without (1,1), then TURN there.
CORNER, TURN = "aaaa01aaaa10", "cccc"


def shown(game: Metro, s: State) -> Seen:
    """Show a state to everyone."""
    seen = board(game, s)
    assert isinstance(seen, MetroBoard)
    return seen


def own(game: Metro, s: State, seat: int) -> Seen:
    """Show a hand to its seat."""
    seen = hand(game, s, seat)
    assert isinstance(seen, MetroHand)
    return seen


def longest_run(filled: list[bool]) -> int:
    """Return the longest unbroken run."""
    return max(len(run) for run in "".join("x" if here else " " for here in filled).split(" "))


def paris_points(seen: Seen) -> Points:
    """Count M12.3: two per tourist of the longest run, minus one for the others, three per full card."""
    assert seen.paris is not None
    points: Points = {}
    for seat, cards in enumerate(seen.paris.rows):
        filled = [space for card in cards for space in card.filled]
        longest = longest_run(filled)
        points[seat] = 2 * longest - (sum(filled) - longest) + 3 * sum(all(card.filled) for card in cards)
    return points


def stockholm_points(seen: Seen) -> Points:
    """Count M13.3 from the tokens revealed at the end, or M13.4 as it stands."""
    assert seen.stockholm is not None
    if seen.stockholm.variant:
        return dict(enumerate(seen.stockholm.points))
    points: Points = {}
    for mine in seen.revealed or []:
        spaces = [
            (value, standing)
            for card in seen.stockholm.row
            for value, standing in zip(card.values, card.standing, strict=True)
        ]
        points[mine.seat] = sum(value for value, standing in spaces if standing in (mine.tokens or []))
    return points


def london_points(seen: Seen) -> Points:
    """Read the points of the rides."""
    assert seen.london is not None
    return dict(enumerate(seen.london.points))


def new_york_points(seen: Seen) -> Points:
    """Count M15.3: every tourist its monument's value."""
    assert seen.new_york is not None
    return {
        here.owner: sum(value * number for value, number in zip(here.values, here.tourists, strict=True))
        for here in seen.new_york.boards
    }


def st_petersburg_points(seen: Seen) -> Points:
    """Count M16.4 from the values revealed at the end."""
    assert seen.st_petersburg is not None
    return {
        taken.owner: sum(sum(values) for values in taken.values)
        for taken in seen.st_petersburg.taken
        if taken.values is not None
    }


def berlin_points(seen: Seen) -> Points:
    """Count M17.4: most and second most of every colour, the dummy among them, ties shared."""
    assert seen.berlin is not None
    points: Points = {holder.owner: 0 for holder in seen.berlin.tickets}
    for card in seen.berlin.cards:
        if card.colour is None:
            continue
        number = COLOURS.index(card.colour)
        held = {holder.owner: holder.numbers[number] for holder in seen.berlin.tickets}
        everybody = [*held.values(), seen.berlin.left[number]]
        for owner, mine in held.items():
            better, equal = sum(other > mine for other in everybody), everybody.count(mine)
            prizes = [card.most, card.second, *[0] * 9][better : better + equal]
            points[owner] += sum(prizes) // equal if mine else 0
    return points


CITIES: dict[str, tuple[str, Callable[[MetroBoard], Points]]] = {
    "paris": ("M12.3", paris_points),
    "stockholm": ("M13", stockholm_points),
    "london": ("M14.3", london_points),
    "new-york": ("M15.3", new_york_points),
    "st-petersburg": ("M16.4", st_petersburg_points),
    "berlin": ("M17.4", berlin_points),
}


@pytest.mark.parametrize("name", [name for name in families() if any(city in name for city in CITIES)])
def test_the_points_of_a_city_can_be_counted_from_the_board(name: str) -> None:
    game = family(name)
    rule, counted = next(CITIES[city] for city in CITIES if city in name)
    some = 0
    for s in moments(game, "cities", 6):
        points: Counter[int | str] = Counter()
        for entry in game.breakdown(game.view(s, None)):
            points[entry.owner] += entry.points if entry.rule.startswith(rule) else 0
        seen = board(game, s)
        assert isinstance(seen, MetroBoard)
        by_owner = counted(seen)
        assert {owner: number for owner, number in by_owner.items() if number} == {
            owner: number for owner, number in points.items() if number
        }
        some += sum(points.values())
    assert s.turn == NOBODY
    assert some > 0


@pytest.mark.parametrize("city", ["paris", "stockholm", "london", "new-york"])
def test_the_32_tourists_stand_where_the_board_shows_them(city: str) -> None:
    game, s = begin(city=city)
    seen = shown(game, s)
    on_squares: Any = seen.paris or seen.stockholm or seen.london
    standing: list[str] = []
    if seen.new_york:
        assert sorted(seen.new_york.tourists) == list(range(1, 33))
        standing = list(seen.new_york.tourists.values())
    else:
        assert len(on_squares.tourists) == 32
        standing = [colour for crowd in on_squares.tourists.values() for colour in crowd]
    assert Counter(standing) == dict.fromkeys(COLOURS, 4)


def paris(game: Metro, s: State) -> Paris:
    """Show Paris."""
    seen = shown(game, s).paris
    assert isinstance(seen, Paris)
    return seen


def test_paris_shows_whom_the_mover_leads_and_where_the_tourist_went() -> None:
    game, s = begin(city="paris", players=6)  # seat 0 has the cards 0 and 6
    lay(game, s, "aaaa01")
    clear(game, s)
    put(game, s, 9, "grey", "grey", "red")
    put(game, s, 10, "blue")
    visit(game, s, 1, 1)
    assert paris(game, s).leading == 9
    assert paris(game, s).tourists == {9: ["grey", "grey", "red"], 10: ["blue"]}
    play(game, s, ("tourist", "grey", "space", 4))
    first, second = paris(game, s).rows[0]
    assert (first.card, first.name, first.spaces) == (
        0,
        "Fondation Louis Vuitton",
        ["grey", "orange", "purple", "blue"],
    )
    assert (first.filled, second.card, second.filled) == ([False] * 4, 6, [True, False, False, False])
    play(game, s, ("tourist", "red", "square", 10))
    play(game, s, ("tourist", "grey", "space", 0))
    assert paris(game, s).leading is None
    assert paris(game, s).tourists == {10: ["blue", "red"]}
    assert paris(game, s).gone == 0


def stockholm(game: Metro, s: State) -> Stockholm:
    """Show Stockholm."""
    seen = shown(game, s).stockholm
    assert isinstance(seen, Stockholm)
    return seen


def test_stockholm_shows_how_many_tokens_there_are_and_to_their_seat_which() -> None:
    game, s = begin(("token", 0, "red"), ("token", 1, "blue"), city="stockholm", players=5)
    assert stockholm(game, s).tokens == [1] * 5
    assert own(game, s, 0).tokens == ["red"]
    assert own(game, s, 1).tokens == ["blue"]
    lay(game, s, "aaaa01")
    put(game, s, 9, "purple")
    visit(game, s, 1, 1)
    assert stockholm(game, s).row[0].standing == ["purple", None, None, None]
    assert stockholm(game, s).row[0].token is None
    assert [card.values for card in stockholm(game, s).row[:2]] == [[1, 2, 3, 4], [2, 4, 1, 3]]


def test_in_the_variant_of_stockholm_tokens_lie_on_the_cards() -> None:
    game, s = begin(("token-on", 2, "red"), city="stockholm", stockholm_variant=True)
    assert stockholm(game, s).row[2].token == "red"
    assert sorted(str(card.token) for card in stockholm(game, s).row) == sorted(COLOURS)
    assert stockholm(game, s).tokens == [0, 0]
    assert own(game, s, 0).tokens is None


def london(game: Metro, s: State) -> London:
    """Show London."""
    seen = shown(game, s).london
    assert isinstance(seen, London)
    return seen


def edition(folder: Path, circuit: int) -> str:
    """Write a copy of the default edition with another circuit (M14.2)."""
    text = (FOLDER / "default.toml").read_text("utf-8")
    before = 'rule = "M14.2"\nsource = "reconstructed"\nvalue = 16'
    assert text.count(before) == 1
    file = folder / "london.toml"
    file.write_text(text.replace(before, before.replace("16", str(circuit))), "utf-8")
    return str(file)


def drive(game: Metro, s: State, colour: str) -> Taxi | None:
    """Let the mover drive for a tourist of a colour, and return where the taxi is then."""
    inner = [move.square for move in lays(game, s) if move.square in london(game, s).tourists]
    put(game, s, inner[0], colour)
    visit(game, s, *divmod(inner[0], 8))
    assert london(game, s).driving == inner[0]
    play(game, s, ("drive",))
    assert london(game, s).driving is None
    return london(game, s).taxi


def test_the_taxi_is_on_no_tile_before_chance_has_put_it_there() -> None:
    game, s = begin(city="london")
    first = game.start()
    assert london(game, first).taxi is None
    assert london(game, first).row == []
    assert [card.colour for card in london(game, s).row] == COLOURS


@pytest.mark.parametrize("circuit", [16, 14, 8])
@pytest.mark.parametrize(("side", "heading"), [("left", "right"), ("right", "left")])
def test_the_taxi_starts_on_a_direction_tile_that_sends_it_into_the_row(
    side: str, heading: str, circuit: int, tmp_path: Path
) -> None:
    game, s = begin(("taxi", side), city="london", edition=edition(tmp_path, circuit))
    assert london(game, s).taxi == Taxi(at=None, heading="right" if heading == "right" else "left")


@pytest.mark.parametrize(
    ("circuit", "stops"),
    [
        # From the left: brown is too far, so four cards; then the next colours, and round the end of the row.
        (16, {"brown": (3, "right"), "purple": (7, "right"), "green": (6, "left")}),
        (14, {"brown": (3, "right"), "purple": (7, "left"), "green": (6, "left")}),
        (8, {"brown": (3, "right"), "purple": (7, "right"), "yellow": (0, "right")}),
    ],
)
def test_the_taxi_is_shown_at_its_card_with_the_way_it_goes(
    circuit: int, stops: dict[str, tuple[int, str]], tmp_path: Path
) -> None:
    game, s = begin(("taxi", "left"), city="london", edition=edition(tmp_path, circuit))
    lay(game, s, "aaaa01")
    for colour, (at, heading) in stops.items():
        taxi = drive(game, s, colour)
        assert taxi is not None
        assert (taxi.at, taxi.heading) == (at, heading)


def new_york(game: Metro, s: State) -> NewYork:
    """Show New York."""
    seen = shown(game, s).new_york
    assert isinstance(seen, NewYork)
    return seen


def test_new_york_shows_who_took_which_tourist() -> None:
    game, s = begin(("board", 0, 7), city="new-york")
    put(game, s, 10, "blue")
    lay(game, s, CORNER)
    hold(game, s, 0, TURN)
    play(game, s, ("lay", TURN, 0, square(1, 1)))
    seen = new_york(game, s)
    assert 10 not in seen.tourists
    mine, other = seen.boards
    assert (mine.owner, mine.board, mine.values, mine.tourists) == (0, 7, [2, 1, 3, 2, 3, 1, 0, 4], [0, 1, *[0] * 6])
    assert other.tourists == [0] * 8
    assert seen.monuments[0] == "Empire State Building"


def st_petersburg(game: Metro, s: State) -> StPetersburg:
    """Show St Petersburg."""
    seen = shown(game, s).st_petersburg
    assert isinstance(seen, StPetersburg)
    return seen


def test_st_petersburg_shows_who_took_how_many_tiles_and_to_their_seat_which() -> None:
    game, s = begin(city="st-petersburg")
    assert all(card.lies for card in st_petersburg(game, s).cards)
    lay(game, s, CORNER)
    hold(game, s, 0, TURN)
    play(game, s, ("lay", TURN, 0, square(1, 1)))
    assert st_petersburg(game, s).choosing == square(1, 1)
    play(game, s, ("tourist", "blue"), ("point-tile", "blue", 3))
    seen = st_petersburg(game, s)
    assert seen.choosing is None
    assert [card.square for card in seen.cards if not card.lies] == [square(1, 1)]
    assert [(here.colour, here.square, here.left) for here in seen.colours[:2]] == [
        ("yellow", None, 4),
        ("blue", square(1, 1), 3),
    ]
    assert [(taken.owner, taken.numbers, taken.values) for taken in seen.taken] == [
        (0, [0, 1, *[0] * 6], None),
        (1, [0] * 8, None),
    ]
    mine = own(game, s, 0).point_tiles
    assert mine is not None
    assert [(tiles.colour, tiles.values) for tiles in mine] == [("blue", [3])]
    assert own(game, s, 1).point_tiles == []
    assert seen.tile_values[1:5] == [[2, 2, 3, 3], [0, 3, 3, 4], [1, 1, 4, 4], [0, 1, 4, 5]]


def test_nobody_looks_at_the_point_tiles_of_a_company() -> None:
    game, s = begin(city="st-petersburg", modules=["companies"])
    assert own(game, s, 0).point_tiles is None


def berlin(game: Metro, s: State) -> Berlin:
    """Show Berlin."""
    seen = shown(game, s).berlin
    assert isinstance(seen, Berlin)
    return seen


@pytest.mark.parametrize(("side", "points"), [("A", [(5, 2), (8, 4)]), ("B", [(3, 1), (12, 6)])])
def test_berlin_shows_the_side_of_its_cards(side: str, points: list[tuple[int, int]]) -> None:
    game, s = begin(city="berlin", berlin_sides=side)
    seen = berlin(game, s)
    assert {card.side for card in seen.cards} == {side}
    assert [(card.most, card.second) for card in (seen.cards[0], seen.cards[-1])] == points
    assert sorted(str(card.colour) for card in seen.cards) == sorted(COLOURS)
    assert Counter(crowd[0] for crowd in seen.tourists.values()) == dict.fromkeys(COLOURS, 2)
    assert seen.left == [8] * 8


def test_berlin_shows_who_took_which_ticket() -> None:
    game, s = begin(("tourist-at", 9, "blue"), city="berlin")
    lay(game, s, CORNER)
    hold(game, s, 0, TURN)
    play(game, s, ("lay", TURN, 0, square(1, 1)))
    seen = berlin(game, s)
    assert [(holder.owner, holder.numbers[1]) for holder in seen.tickets] == [(0, 1), (1, 0)]
    assert seen.left[:3] == [8, 7, 8]
    assert seen.tourists[9] == ["blue"]
