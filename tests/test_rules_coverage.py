"""Every rule is somewhere in the code and in a test, and docs/rules-coverage.md says where."""

from docs.rules_coverage import PAGE, code_places, page, rule_ids, tests_by_rule


def test_every_rule_has_a_test() -> None:
    assert [rule for rule in rule_ids() if rule not in tests_by_rule()] == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert sorted(set(tests_by_rule()) - set(rule_ids())) == []


def test_every_rule_is_somewhere_in_the_code() -> None:
    assert [rule for rule in rule_ids() if rule not in code_places()] == []


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python -m docs.rules_coverage"
