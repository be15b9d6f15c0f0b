"""Helsinki with the mouse: the move is known, and made where a person would make it."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.playing import confirm

SPACES, SIZE = 8, 7
BORDER, ACROSS = 126, 952  # of the drawing of a square, around its 7 × 100 units, and in all


class Mouse:
    """A hand on the mouse at a table of Helsinki."""

    def __init__(self, page: Page) -> None:
        """Take the mouse."""
        self.page = page

    def make(self, move: list[Any], position: Any) -> None:
        """Make a move for the visitor's seat, which is the first."""
        self.choose(move, position)
        confirm(self.page)

    def choose(self, move: list[Any], position: Any) -> None:
        """Choose a move, to be confirmed."""
        kind, *fields = move
        getattr(self, kind)(fields, position)

    def space(self, fields: list[Any], _position: Any) -> None:
        self.page.locator("button.space").nth(fields[0]).click()

    def walk(self, fields: list[Any], position: Any) -> None:
        self.page.locator("button.space").nth((position["board"]["pawns"][0] + fields[0]) % SPACES).click()

    def draw(self, fields: list[Any], _position: Any) -> None:
        """Draw; A4 has a separate button."""
        self.page.locator(".draw button").nth(len(fields)).click()

    def use(self, fields: list[Any], _position: Any) -> None:
        self.page.locator("button.action").nth(int(fields[0][1:]) - 1).click()

    def build(self, fields: list[Any], position: Any) -> None:
        """Declare the actions, then pick the card."""
        card, *actions = fields
        for action in actions:
            self.use([action], position)
        self._card(position, card)

    discard = build

    def pay(self, fields: list[Any], position: Any) -> None:
        """Pick the cards; if there is only one way to pay, they are already selected."""
        if sum(move[0] == "pay" for move in position["legal"]) == 1:
            return
        left = list(enumerate(position["hands"][0]["cards"]))
        for card in fields:
            at = next(index for index, (_, held) in enumerate(left) if held == card)
            face = self.page.locator("button.face").nth(left.pop(at)[0])
            # Once only one way to pay is left its cards are taken, and a click would take one back.
            if face.get_attribute("aria-pressed") != "true":
                face.click()

    def push(self, fields: list[Any], _position: Any) -> None:
        """Click the resting place until it is the one that is meant."""
        wanted = self.page.locator(f"[data-chosen='push {' '.join(map(str, fields))}']")
        for _ in range(60):
            self.push_to(fields[0])
            self.page.wait_for_timeout(60)
            if wanted.count():
                return
        raise AssertionError(f"the tile does not come to rest on {fields}")

    def push_to(self, roof: int) -> None:
        """Click a roof of the visitor's board, for the tile to rest on."""
        box = self.page.locator(".whole button").bounding_box()
        assert box
        unit = box["width"] / ACROSS
        across, down = BORDER + 100 * (roof % SIZE) + 50, BORDER + 100 * (roof // SIZE) + 50
        self.page.mouse.click(box["x"] + across * unit, box["y"] + down * unit)

    def roof(self, fields: list[Any], _position: Any) -> None:
        self.page.locator(".roofs button").nth(fields[0]).click()

    wild = roof

    def shift(self, fields: list[Any], _position: Any) -> None:
        for roof in fields:
            self.page.locator(".roofs button").nth(roof).click()

    def end(self, _fields: list[Any], _position: Any) -> None:
        self.page.get_by_role("button", name="End turn").click()

    def _card(self, position: Any, card: str) -> None:
        self.page.locator("button.face").nth(position["hands"][0]["cards"].index(card)).click()
