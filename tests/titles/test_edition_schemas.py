"""The schema of a value of an edition says what its check accepts, so that a page can offer just that."""

from collections.abc import Iterator
from typing import Any

import pytest

from cityboard.core.edition import Schema
from tests.titles.switches import HELSINKI, METRO, Switches

# A check may refuse more than a schema can say, such as a sum; what a schema refuses, no check accepts.
TITLES = {"metro": METRO, "helsinki": HELSINKI}
KINDS = {"integer": int, "boolean": bool, "string": str, "array": list, "object": dict}
NONSENSE: list[Any] = [None, -1, 0.5, 10**9, "", "x" * 61, "no such thing", True, [], {}, [[]], {"x": 1}]


def fits(schema: Schema, value: Any) -> bool:
    """Return whether a value is what a schema describes; fails if the schema says more than this knows of."""
    known = dict(schema)
    if "anyOf" in known:
        return any(fits(form, value) for form in known["anyOf"])
    if "enum" in known:
        return any(type(value) is type(item) and value == item for item in known["enum"])
    if type(value) is not KINDS[known.pop("type")]:
        return False
    is_right = False
    match value:
        case bool():
            is_right = True
        case int():
            is_right = value in range(known.pop("minimum"), known.pop("maximum") + 1)
        case str():
            is_right = len(value) in range(known.pop("minLength"), known.pop("maxLength") + 1)
        case list():
            is_right = len(value) in range(known.pop("minItems"), known.pop("maxItems") + 1)
            if known.pop("uniqueItems", False):
                is_right = is_right and all(item not in value[:number] for number, item in enumerate(value))
            items = known.pop("prefixItems", None) or [known.pop("items")] * len(value)
            is_right = is_right and all(map(fits, items, value))
        case dict():
            names, item = known.pop("propertyNames"), known.pop("additionalProperties")
            is_right = len(value) >= known.pop("minProperties")
            is_right = is_right and all(fits(names, name) and fits(item, own) for name, own in value.items())
    assert known == {}
    return is_right


def spoiled(value: Any) -> Iterator[Any]:
    """Yield values that differ from one in a single place, at any depth, by something that hardly belongs there."""
    yield from NONSENSE
    if isinstance(value, list):
        yield [*value, value[0]]
        yield value[1:]
        for number, item in enumerate(value):
            yield from ([*value[:number], wrong, *value[number + 1 :]] for wrong in spoiled(item))
    if isinstance(value, dict):
        yield value | {"no such name": next(iter(value.values()))}
        for name, item in value.items():
            yield from (value | {name: wrong} for wrong in spoiled(item))


@pytest.mark.parametrize("title", TITLES)
def test_every_value_of_the_default_edition_and_every_switch_fits_its_schema(title: str) -> None:
    switches: Switches = TITLES[title]
    editions = [switches.default, *switches.editions.values()]
    assert len(editions) > 10
    for edition in editions:
        switches.rules.check_edition(edition)
        for place, value in edition.values.items():
            assert fits(edition.schema_of(place), value), (place, value)


@pytest.mark.parametrize("title", TITLES)
def test_what_a_schema_refuses_no_check_accepts(title: str) -> None:
    switches: Switches = TITLES[title]
    refused = 0
    for place, value in switches.values.items():
        schema = switches.default.schema_of(place)
        for wrong in spoiled(value):
            if not fits(schema, wrong):
                refused += 1
                assert not switches.accepts(place, wrong), (place, wrong)
    assert refused > 1000
