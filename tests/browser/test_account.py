"""What people say of themselves: their name and their account."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_accessible import problems
from tests.browser.visitor import DESKTOP, Visitor

SMALL_PHONE = {"width": 390, "height": 664}


def save(page: Page, **typed: str) -> None:
    """Fill in the account's fields by their labels and save."""
    section = page.get_by_role("region", name="Account")
    for label, text in typed.items():
        section.get_by_label(label.replace("_", " ").capitalize(), exact=True).fill(text)
    section.get_by_role("button", name="Save").click()


@pytest.mark.parametrize("viewport", [SMALL_PHONE, DESKTOP], ids=["phone", "desktop"])
def test_to_change_the_password_one_gives_the_old_one(viewport: dict[str, int], visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport=viewport)
    page, login = visitor.page, f"ann-{viewport['width']}"
    page.goto("/me")
    section = page.get_by_role("region", name="Account")
    expect(section.get_by_label("Old password")).to_have_count(0)
    save(page, login=login, password="correct horse")
    expect(section.get_by_role("status")).to_have_text("Your games now follow you to other devices.")
    save(page, login=login, old_password="a wrong guess", new_password="battery staple")
    expect(section.get_by_role("alert")).to_have_text("The old password is wrong.")
    assert problems(page, "account") == []
    save(page, old_password="correct horse")
    expect(section.get_by_role("status")).to_contain_text("All other devices have been logged out.")
    expect(section.get_by_label("Old password")).to_have_value("")
    page.reload()
    visitor.sees(f"You can log in anywhere as “{login}”.")


def test_a_name_that_cannot_be_read_is_refused_where_it_is_typed(visit: Callable[..., Visitor]) -> None:
    owner, stranger = visit(is_refused=True), visit(nickname=None, is_refused=True)
    owner.page.goto("/me")
    section = owner.page.get_by_role("region", name="Nickname")
    section.get_by_label("Nickname").fill("An\u200bn")
    section.get_by_role("button", name="Save").click()
    expect(section.get_by_role("alert")).to_contain_text("an invisible character (U+200B)")
    table = owner.ask("POST", "/api/tables", {"title": "metro", "seats": [{"who": "me"}, {"who": "link"}]})
    stranger.page.goto(f"/table/{table['id']}#{table['invitation']}")
    stranger.page.get_by_role("button", name="Sit").first.click()
    dialog = stranger.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("...")
    dialog.get_by_role("button", name="Continue").click()
    expect(dialog.get_by_role("alert")).to_have_text("A name needs at least one letter, digit or symbol.")
    assert problems(stranger.page, "nickname") == []
    dialog.get_by_role("textbox").fill("Bob")
    dialog.get_by_role("button", name="Continue").click()
    expect(dialog).to_have_count(0)


def test_a_login_with_a_space_is_refused_in_the_language_of_the_page(visit: Callable[..., Visitor]) -> None:
    page = visit(locale="de").page
    page.goto("/me")
    section = page.get_by_role("region", name="Konto")
    login = section.get_by_label("Anmeldename", exact=True)
    login.fill("Ann Lee")
    section.get_by_label("Passwort", exact=True).fill("correct horse")
    section.get_by_role("button", name="Speichern").click()
    words = "one => one.validationMessage"
    assert login.evaluate(words) == "Ein Anmeldename enthält keine Leerzeichen."
    login.fill("ann-lee")
    assert login.evaluate(words) == ""
