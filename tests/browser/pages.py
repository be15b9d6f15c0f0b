"""The pages that everybody can visit, and how a test knows that one is there."""

from playwright.sync_api import Page, expect

from cityboard.language import Language

PAGES = [
    "/",
    "/open/metro",
    "/open/helsinki",
    "/rules/metro",
    "/rules/helsinki",
    "/learn/metro",
    "/learn/helsinki",
    "/box/metro",
    "/box/helsinki",
    "/count/metro",
    "/count/helsinki",
    "/me",
]


def is_there(page: Page, path: str, code: str = "en") -> None:
    """Wait until a page is there: an error has a heading too, but another one."""
    expect(page.get_by_role("heading", level=1)).to_have_text(heading_of(path, Language(code)))


def heading_of(path: str, language: Language) -> str:
    """Return the heading of a page for a visitor called Ann."""
    match path.strip("/").split("/"):
        case ["open" | "rules" as page, title]:
            return language.say(f"web-{page}-heading", name=language.say(f"title-{title}"))
        case ["box", title]:
            return language.say("web-box-heading", title=language.say(f"title-{title}"))
        case ["learn", title]:
            return language.say(f"web-learn-{title}-goal-heading")
        case ["count", title]:
            return language.say("web-count-heading", title=language.say(f"title-{title}"))
        case ["me"]:
            return "Ann"
        case ["look"]:
            return "cityboard"
        case _:
            return language.say("web-start-heading")
