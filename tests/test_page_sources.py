"""The page's look comes from one place: components choose from the tokens of web/src/look."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web" / "src"
# The pictures by which people know a title: they are seen before its scenery, and look the same in both themes.
ART = {f"titles/{title}/{name}.svelte" for title in ("helsinki", "metro") for name in ("Cover", "Mark")}
COMPONENTS = {str(path.relative_to(WEB)): path.read_text("utf-8") for path in sorted(WEB.rglob("*.svelte"))}
PLAIN = [name for name in COMPONENTS if name not in ART]
SHEETS = {path.relative_to(WEB).as_posix(): path.read_text("utf-8") for path in sorted(WEB.rglob("*.css"))}
# Where colours are named: the tokens of the page, and what boards add to them.
PALETTES = {"look/tokens.css", *(f"titles/{title}/scenery.css" for title in ("helsinki", "metro"))}
LAYERS = re.compile(r"^const LAYERS = \[(.*?)\];$", re.MULTILINE | re.DOTALL)
# The server's paths are typed where they are asked for and linked to; elsewhere a letter too few would go unnoticed.
TYPED = re.compile(r'\b(?:ask\(\s*"[A-Z]+",|linkTo\()\s*"/api/')
# Everything else is pressed, chosen and filled in with the parts. These are what a board lies on, or have no equal.
OWN_CONTROLS = {
    *(f"titles/helsinki/{name}.svelte" for name in (
        "Actions", "Hand", "PlayerChips", "PushLane", "Senate", "SenateRibbon",
    )),
    "count/Cells.svelte",
    "turn/Log.svelte",
}  # fmt: skip
# Browsers show these late, to pointers alone, and over what they are about.
NATIVE_TIP = re.compile(r"<(?:[a-z][\w-]*|svelte:element|\w*Button)\s(?:[^<>]|=>|<(?= ))*?\stitle=|(?<!head>)<title>")
CONTROL = re.compile(r"<(?:button|input|select|textarea)\b")
COLOUR = re.compile(r"(?<![\w&{])#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b|\b(?:rgba?|hsla?)\(")
FONT = re.compile(r"\bfont(?:-size)?: [^;]*\d(?:px|pt)\b[^;]*;")
SPACE = re.compile(r"(?<![\w-])(?:padding|margin|gap|row-gap|column-gap): (?:[^;]* )?-?(?:[2-9]|[1-9]\d)px\b[^;]*;")
TARGET = re.compile(r"(?:min-)?(?:width|height): 44px")
UNEXPLAINED = re.compile(r"svelte-ignore [^(]*?(?:-->|$)", re.MULTILINE)
AWAIT = re.compile(r"\{(#await|:catch|/await)\b")
PART = re.compile(r'^\s*import (\w+)\b.* from "(?:\.\./parts|\.)/\1\.svelte";$', re.MULTILINE)
BREAKPOINT = re.compile(r"@media[^{]*-width: (\d+)px")


def style_of(component: str) -> str:
    """Return the CSS of a component."""
    return component.partition("\n<style>")[2]


@pytest.mark.parametrize("name", PLAIN)
def test_a_component_has_no_colour_letter_space_or_target_of_its_own(name: str) -> None:
    style = style_of(COMPONENTS[name])
    assert COLOUR.findall(COMPONENTS[name]) == []
    assert [pattern.findall(style) for pattern in (FONT, SPACE, TARGET)] == [[], [], []]


@pytest.mark.parametrize("name", SHEETS)
def test_a_style_sheet_has_no_letter_space_or_target_of_its_own_and_colours_only_in_palettes(name: str) -> None:
    assert [pattern.findall(SHEETS[name]) for pattern in (FONT, SPACE, TARGET)] == [[], [], []]
    assert bool(COLOUR.search(SHEETS[name])) == (name in PALETTES)


def test_every_folder_of_the_page_is_a_layer() -> None:
    listed = LAYERS.search((WEB.parent / "eslint.config.js").read_text("utf-8"))
    assert listed
    assert sorted(re.findall(r'"(\w+)"', listed[1])) == sorted(path.name for path in WEB.iterdir() if path.is_dir())


@pytest.mark.parametrize("name", sorted(COMPONENTS))
def test_a_tooltip_is_the_page_s_own(name: str) -> None:
    assert NATIVE_TIP.findall(COMPONENTS[name]) == []


def test_every_warning_that_is_switched_off_has_a_reason() -> None:
    unexplained = {name: UNEXPLAINED.findall(text) for name, text in COMPONENTS.items()}
    assert {name: comments for name, comments in unexplained.items() if comments} == {}


@pytest.mark.parametrize("name", sorted(COMPONENTS))
def test_whatever_is_awaited_may_fail(name: str) -> None:
    caught: list[bool] = []
    for mark in AWAIT.findall(COMPONENTS[name]):
        if mark == "#await":
            caught.append(False)
        elif mark == ":catch":
            caught[-1] = True
        else:
            assert caught.pop(), "an {#await} without {:catch} shows nothing if something fails"
    assert caught == []


def test_the_page_of_the_look_shows_every_part() -> None:
    shown, added = set[str](), {"app/LookPage.svelte"}
    while added:
        shown |= added
        added = {f"parts/{part}.svelte" for name in added for part in PART.findall(COMPONENTS[name])} - shown
    assert sorted(name for name in COMPONENTS.keys() - shown if name.startswith("parts/")) == []


def test_every_drawing_that_may_have_its_own_colours_is_one() -> None:
    assert sorted(ART - COMPONENTS.keys()) == []
    assert [
        name for name in sorted(ART) if not COLOUR.search(COMPONENTS[name]) and not FONT.search(COMPONENTS[name])
    ] == []


def test_every_control_is_a_part_but_for_those_that_have_no_equal() -> None:
    with_controls = {
        name for name, text in COMPONENTS.items() if CONTROL.search(text) and not name.startswith("parts/")
    }
    assert with_controls == OWN_CONTROLS


@pytest.mark.parametrize("path", sorted(WEB.rglob("*.ts")), ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_script_has_a_colour_of_its_own(path: Path) -> None:
    assert COLOUR.findall(path.read_text("utf-8")) == []


def test_no_path_of_the_server_is_written_by_hand() -> None:
    # Where a click leads is no business of the page if the server answers it.
    own = {"protocol/generated.ts", "route.svelte.ts"}
    texts = {path.relative_to(WEB).as_posix(): path.read_text("utf-8") for path in WEB.rglob("*.ts")} | COMPONENTS
    written = {name for name, text in texts.items() if "/api/" in TYPED.sub("", text) and ".test." not in name}
    assert written == own


def test_pages_change_only_at_the_breakpoints() -> None:
    widths = set(re.findall(r"width: (\d+)px", (WEB / "look" / "breakpoints.ts").read_text("utf-8")))
    assert widths
    used = {name: set(BREAKPOINT.findall(text)) - widths for name, text in COMPONENTS.items()}
    assert {name: others for name, others in used.items() if others} == {}
