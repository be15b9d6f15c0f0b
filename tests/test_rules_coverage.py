"""Every rule is somewhere in the code and in a test, and docs/rules-coverage.md says where."""

from docs import rules_coverage


def test_every_rule_has_a_test() -> None:
    proved = rules_coverage.tests_by_rule()
    assert [rule for rule in rules_coverage.rule_ids() if rule not in proved] == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert sorted(set(rules_coverage.tests_by_rule()) - set(rules_coverage.rule_ids())) == []


def test_every_rule_is_somewhere_in_the_code() -> None:
    cited = rules_coverage.code_places()
    assert [rule for rule in rules_coverage.rule_ids() if rule not in cited] == []


def test_the_page_is_up_to_date() -> None:
    assert rules_coverage.PAGE.read_text("utf-8") == rules_coverage.page(), "run python -m docs.rules_coverage"
