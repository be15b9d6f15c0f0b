"""Helsinki with the mouse: the move is known, and made where a person would make it."""

import re
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.playing import make_chosen

SPACES, SIZE = 8, 7
# What is said of the space where the viewer's pawn stands.
HERE = re.compile(r"\btokens here: (.*, )?You\b")
# Where a roof of the viewer's board is in the window: on a phone, the picture moves aside while a tile is pushed.
MIDDLE_OF_ROOF = """(picture, roof) => {
    const middle = new DOMPoint((roof % 7) * 100 + 50, Math.floor(roof / 7) * 100 + 50);
    const { x, y } = middle.matrixTransform(picture.querySelector("svg").getScreenCTM());
    return [x, y];
}"""


class Mouse:
    """A hand on the mouse at a table of Helsinki."""

    def __init__(self, page: Page) -> None:
        """Take the mouse."""
        self.page = page

    def make(self, move: list[Any], position: Any) -> None:
        """Make a move for the visitor's seat, which is the first; most are made as soon as they are chosen."""
        self.choose(move, position)
        make_chosen(self.page, position["number"])

    def choose(self, move: list[Any], position: Any) -> None:
        """Choose a move."""
        kind, *fields = move
        getattr(self, kind)(fields, position)

    def space(self, fields: list[Any], _position: Any) -> None:
        self._space(fields[0]).click()

    def walk(self, fields: list[Any], position: Any) -> None:
        self._space((position["board"]["pawns"][0] + fields[0]) % SPACES).click()

    def draw(self, fields: list[Any], _position: Any) -> None:
        """Draw; A4 has a separate button."""
        self.page.get_by_role("button", name=re.compile("^Draw: ")).nth(len(fields)).click()

    def use(self, fields: list[Any], _position: Any) -> None:
        self.page.get_by_role("button", name=f"Action {fields[0][1:]}: ").click()

    def build(self, fields: list[Any], position: Any) -> None:
        """Declare the actions, then pick the card."""
        card, *actions = fields
        for action in actions:
            self.use([action], position)
        self._card(position, card)

    discard = build

    def pay(self, fields: list[Any], position: Any) -> None:
        """Pick the cards; if there is only one way to pay, it is paid by itself."""
        if sum(move[0] == "pay" for move in position["legal"]) == 1:
            return
        left = list(enumerate(position["hands"][0]["cards"]))
        for card in fields:
            at = next(index for index, (_, held) in enumerate(left) if held == card)
            face = self._hand().nth(left.pop(at)[0])
            # Once only one way to pay is left it is paid.
            if face.is_disabled() or face.get_attribute("aria-pressed") == "true":
                return
            face.click()

    def push(self, fields: list[Any], _position: Any) -> None:
        """Click in the lane that leads to the resting place."""
        self.click_at(self.hold(fields))

    def hold(self, fields: list[Any]) -> Locator:
        """Turn and flip the tile until a lane leads to the resting place; return its light."""
        lane = self.page.locator(f"[data-lit='{' '.join(map(str, fields))}']")
        for key in "rrrfrrr":
            if not lane.count():
                self.page.keyboard.press(key)
        # Both sides of the board may lead there.
        return lane.first

    def click_at(self, mark: Locator) -> None:
        """Click where something is drawn, on whatever lies over it."""
        box = mark.bounding_box()
        assert box
        self.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def push_to(self, roof: int) -> None:
        """Click or touch a roof of the visitor's board, for the tile to rest on."""
        picture = self.page.locator("[data-board]").get_by_role("img", name="Your board").first
        self.click(*picture.evaluate(MIDDLE_OF_ROOF, roof))

    def click(self, x: float, y: float) -> None:
        """Click or touch a place of the window."""
        if self.page.evaluate("navigator.maxTouchPoints > 0"):
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def roof(self, fields: list[Any], _position: Any) -> None:
        self._roof(fields[0]).click()

    wild = roof

    def shift(self, fields: list[Any], _position: Any) -> None:
        for roof in fields:
            self._roof(roof).click()

    def end(self, _fields: list[Any], _position: Any) -> None:
        self.page.get_by_role("button", name="End turn").click()

    def _card(self, position: Any, card: str) -> None:
        self._hand().nth(position["hands"][0]["cards"].index(card)).click()

    def _hand(self) -> Locator:
        return self.page.get_by_role("region", name="Your hand").get_by_role("button")

    def _space(self, space: int) -> Locator:
        return self.page.locator(f"[data-space='{space}']")

    def _roof(self, roof: int) -> Locator:
        return self.page.get_by_role("group", name="Roofs").get_by_role("button").nth(roof)
