"""The other box, with which Helsinki's bots and rules are tried too, differs from the default one in everything."""

from tests.titles.helsinki.rules.option_sets import default_edition, other_box


def test_every_value_of_the_other_box_differs_from_the_default_one() -> None:
    default, other = default_edition().values, other_box().values
    assert default.keys() == other.keys()
    assert [path for path in default if default[path] == other[path]] == []
