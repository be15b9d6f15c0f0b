"""M18: which options combine."""

from itertools import product
from typing import Any

import pytest

import cityboard
from cityboard.core.reason import OptionError, Reason
from cityboard.titles.metro.rules.options import choose, combinations

CITIES = ["paris", "stockholm", "london", "new-york", "st-petersburg", "berlin"]


def refused(**options: Any) -> Reason:
    """Return why some options are refused."""
    with pytest.raises(OptionError) as error:
        cityboard.load("metro", **options)
    return error.value.reason


@pytest.mark.rule("M18")
def test_there_are_1984_allowed_option_sets() -> None:
    chosen = [choose(**options) for options in combinations()]
    assert len(set(chosen)) == len(chosen) == 5 * 2 * 3 * 11 * 2 * 3 + 4 == 1984


@pytest.mark.rule("M18")
def test_the_allowed_option_sets_are_those_of_the_rule() -> None:
    """Try every combination at all; exactly what the rule lists is accepted."""
    modules = ["companies", "central-stations", "central-rails", "solo"]
    values: dict[str, list[Any]] = {
        "players": list(range(1, 7)),
        "modules": [[m for n, m in enumerate(modules) if bits >> n & 1] for bits in range(16)],
        "city": [None, *CITIES],
        "free_orientation": [False, True],
        "hand": [1, 2, 3],
        "harder_solo": [False, True],
        "arrange_row": [False, True],
        "stockholm_variant": [False, True],
        "berlin_sides": ["A", "B", "mixed"],
    }
    accepted = set()
    for chosen in product(*values.values()):
        try:
            accepted.add(choose(**dict(zip(values, chosen, strict=True))))
        except OptionError as error:
            assert error.reason.rule.startswith("M")
    assert accepted == {choose(**options) for options in combinations()}


@pytest.mark.rule("M18")
def test_solo_is_allowed_with_the_harder_variant_and_free_orientation_alone() -> None:
    solo = [options for options in combinations() if options["players"] == 1]
    assert all(options["modules"] == ["solo"] for options in solo)
    assert sorted((options["free_orientation"], options["harder_solo"]) for options in solo) == [
        (False, False),
        (False, True),
        (True, False),
        (True, True),
    ]


@pytest.mark.rule("M18")
@pytest.mark.parametrize("options", combinations()[::61])
def test_an_allowed_option_set_begins(options: dict[str, Any]) -> None:
    game = cityboard.load("metro", **options)
    assert game.moves(game.start())
    assert {name: game.options[name] for name in options} == options


@pytest.mark.rule("M18")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"modules": ["central-stations", "central-rails"]}, Reason("stations-with-rails", "M9.4")),
        ({"modules": ["solo"], "city": "paris"}, Reason("city-with-solo", "M11.4", {"city": "paris"})),
        (
            {"modules": ["solo", "companies"]},
            Reason("modules-with-solo", "M18", {"modules": ["companies", "solo"]}),
        ),
        (
            {"modules": ["solo", "central-stations"]},
            Reason("modules-with-solo", "M18", {"modules": ["central-stations", "solo"]}),
        ),
        (
            {"modules": ["solo", "central-rails"]},
            Reason("modules-with-solo", "M18", {"modules": ["central-rails", "solo"]}),
        ),
        ({"modules": ["solo"], "hand": 2}, Reason("hand-with-solo", "M18", {"hand": 2})),
        ({"modules": ["solo"], "hand": 3}, Reason("hand-with-solo", "M18", {"hand": 3})),
        ({"harder_solo": True}, Reason("harder-without-solo", "M10.6")),
        ({"arrange_row": True}, Reason("row-without-paris", "M12.1")),
        ({"arrange_row": True, "city": "london"}, Reason("row-without-paris", "M12.1")),
        ({"stockholm_variant": True}, Reason("variant-without-stockholm", "M13.4")),
        ({"stockholm_variant": True, "city": "paris"}, Reason("variant-without-stockholm", "M13.4")),
        ({"berlin_sides": "B"}, Reason("sides-without-berlin", "M17.1")),
        ({"berlin_sides": "mixed", "city": "london"}, Reason("sides-without-berlin", "M17.1")),
        ({"modules": ["companies"], "frame": [1, 2]}, Reason("frame-with-companies", "M1.7")),
        ({"modules": ["solo"], "frame": [1]}, Reason("frame-with-companies", "M1.7")),
    ],
)
def test_what_does_not_combine_is_refused_with_the_rules_id(options: dict[str, Any], reason: Reason) -> None:
    assert refused(**options) == reason


@pytest.mark.rule("M18")
@pytest.mark.parametrize("city", ["paris,london", ["paris", "london"], ("berlin",)])
def test_two_cities_are_refused(city: Any) -> None:
    assert refused(city=city) == Reason("one-city", "M11.1", {"cities": city})


@pytest.mark.rule("M18")
@pytest.mark.parametrize(
    ("options", "rule", "option", "value"),
    [
        ({"players": 0}, "M18", "players", 0),
        ({"players": 7}, "M18", "players", 7),
        ({"players": "2"}, "M18", "players", "2"),
        ({"modules": ["trams"]}, "M18", "modules", "trams"),
        ({"city": "rome"}, "M18", "city", "rome"),
        ({"colour": 1}, "M18", "option", "colour"),
        ({"hand": 0}, "M6.2", "hand", 0),
        ({"hand": 4}, "M6.2", "hand", 4),
        ({"free_orientation": 1}, "M6.1", "free_orientation", 1),
        ({"modules": ["solo"], "harder_solo": "yes"}, "M10.6", "harder_solo", "yes"),
        ({"modules": ["solo"], "players": 2}, "M10.1", "players", 2),
        ({"city": "paris", "arrange_row": 1}, "M12.1", "arrange_row", 1),
        ({"city": "stockholm", "stockholm_variant": 1}, "M13.4", "stockholm_variant", 1),
        ({"city": "berlin", "berlin_sides": "C"}, "M17.1", "berlin_sides", "C"),
        ({"start": 2}, "M2.1", "start", 2),
        ({"start": "first"}, "M2.1", "start", "first"),
    ],
)
def test_values_that_do_not_exist_are_refused_with_the_rules_id(
    options: dict[str, Any], rule: str, option: str, value: Any
) -> None:
    reason = refused(**options)
    assert (reason.code, reason.rule) == ("option-value", rule)
    assert (reason.arguments["option"], reason.arguments["value"]) == (option, value)
    assert value not in reason.arguments["allowed"] or isinstance(value, int)


@pytest.mark.rule("M18", "M10.1")
@pytest.mark.parametrize("options", [{"players": 1}, {"players": 1, "modules": ["companies"]}])
def test_one_player_is_led_to_the_solo_game(options: dict[str, Any]) -> None:
    reason = refused(**options)
    assert (reason.code, reason.rule) == ("one-without-solo", "M10.1")


@pytest.mark.rule("M18", "M1.6")
@pytest.mark.parametrize("frame", [[1], [1, 1], [0, 1], [1, 2, 3], "fixed", 3, ["a", 1], [True, 2]])
def test_the_frame_names_each_colour_once(frame: Any) -> None:
    value = tuple(frame) if isinstance(frame, list) else frame
    assert refused(frame=frame) == Reason("frame-order", "M1.6", {"value": value, "players": 2})
