"""The first page: its files, its labels, and a table in words that are made from the viewer's view alone."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from cityboard.bots.bot import LEVELS
from cityboard.core.game import CHANCE, NOBODY
from cityboard.core.reason import OptionError, RefusedError
from cityboard.core.simulation import random_move
from cityboard.games.registry import load, titles
from cityboard.language import LANGUAGES, Language, resources
from cityboard.protocol import messages as wire
from cityboard.protocol import page
from cityboard.server import words
from cityboard.server.app import create_app
from cityboard.server.choices import CHOICES
from cityboard.server.decisions import Chair, begin
from cityboard.server.events import BOT, PERSON, AnyEvent, Opened, bind
from cityboard.server.live import Live
from cityboard.server.routes.page import FOLDER, KINDS
from cityboard.server.settings import Settings
from cityboard.server.store import Loaded
from cityboard.server.table import OVER, Table
from tests.server.serving import OPEN_LIMITS
from tests.server.showing_moments import families

ORIGIN = "http://testserver.local"
FILES = sorted(path for path in FOLDER.iterdir())
SCRIPTS = {path.name: path.read_text("utf-8") for path in FILES if path.suffix == ".js"}
HTML = (FOLDER / "index.html").read_text("utf-8")
CSS = "".join(path.read_text("utf-8") for path in FILES if path.suffix == ".css")
# Labels that the page puts together: the beginning of their names, and what it may go on with.
COMPOSED = {
    "title": set(titles()),
    "pitch": set(titles()),
    "level": set(LEVELS),
    "status": {"open", "running", "over"},
    "who": {"me", "link"},
    "asked": {"take-back", "replace"},
    "seat": {str(seat) for seat in range(6)},
    "option": {option.name for title in CHOICES for option in title.options},
    "value": {
        f"{option.name}-{'null' if value is None else value}"
        for title in CHOICES
        for option in title.options
        for value in option.values
        if value is None or isinstance(value, str)
    },
}


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    chosen: dict[str, Any] = {"database": f"sqlite:///{tmp_path / 'page.sqlite'}", "bot_pause": 0.0, **OPEN_LIMITS}
    app = create_app(Settings(**chosen))
    with TestClient(app, base_url=ORIGIN) as client:
        yield client


def arrive(client: TestClient[Any], nickname: str) -> dict[str, str]:
    """Return the headers of somebody new."""
    token = client.post("/api/people", json={"nickname": nickname}).json()["token"]
    client.cookies.clear()
    return {"authorization": f"Bearer {token}"}


def open_table(client: TestClient[Any], headers: dict[str, str], *who: str, **more: Any) -> str:
    plans = [{"who": one} if one in ("me", "link") else {"who": "bot", "level": one} for one in who]
    answer = client.post("/api/tables", json={"title": "metro", "seats": plans, **more}, headers=headers)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


# Files.


@pytest.mark.parametrize("path", ["/", "/table/some-table", *(f"/page/{file.name}" for file in FILES)])
def test_every_file_comes_with_its_type_its_version_and_the_policy(client: TestClient[Any], path: str) -> None:
    name = Path(path).name if path.startswith("/page/") else "index.html"
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.content == (FOLDER / name).read_bytes()
    assert answer.headers["content-type"].split(";")[0] == KINDS[Path(name).suffix]
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]


@pytest.mark.parametrize("name", ["nothing.js", "page.py", "..%2f..%2fapp.py", "%2e%2e/app.py", ""])
def test_nothing_but_the_files_of_the_page_is_served(client: TestClient[Any], name: str) -> None:
    assert client.get(f"/page/{name}").status_code == 404


def test_the_page_needs_nothing_that_the_policy_forbids() -> None:
    assert not re.search(r"<style|style=|\son\w+=|<script(?![^>]*\ssrc=)|https?://", HTML)
    for name, script in SCRIPTS.items():
        assert not re.search(r"innerHTML|insertAdjacentHTML|eval\(|setAttribute\(\"style|https?://(?!\$)", script), name


def test_every_place_that_the_scripts_fill_is_on_the_page() -> None:
    wanted = {found for script in SCRIPTS.values() for found in re.findall(r"byId\(\"([\w-]+)\"\)", script)}
    assert len(wanted) > 40
    assert wanted - set(re.findall(r"\sid=\"([\w-]+)\"", HTML)) == set()


# Labels.


def labels_asked_for() -> set[str]:
    """Find the labels that are named in the page and its scripts; a comparison names none."""
    found = set(re.findall(r"data-label=\"([\w-]+)\"", HTML))
    for script in SCRIPTS.values():
        for asked in re.findall(r"\bsay\(((?:[^()]|\([^()]*\))*)\)", script):
            found.update(re.findall(r"(?<!= )\"([\w-]+)\"", asked))
            found.update(
                f"{prefix}-{value}"
                for prefix in re.findall(r"`(\w+)-\$\{", asked)
                for value in COMPOSED.get(prefix, ())
            )
    return found


def test_every_label_that_is_put_together_is_known() -> None:
    prefixes = {found for script in SCRIPTS.values() for found in re.findall(r"[(:?] ?`(\w+)-\$\{", script)}
    assert prefixes == {*COMPOSED, "kind"}


def test_every_label_of_the_page_is_there_in_every_language(code: str) -> None:
    asked, known = labels_asked_for(), words.labels(code)
    assert len(asked) > 80
    assert {"welcome", "unreachable", "your-turn", "status-over", "value-city-null", "level-greedy"} <= asked
    assert asked - set(known) == set()
    assert all(text.strip() and "{" not in text for text in known.values())


def test_no_label_is_left_that_the_page_does_not_use() -> None:
    said = {key.removeprefix("page-") for key in dict(page_messages()) if key.startswith("page-")}
    named = labels_asked_for() | {found for script in SCRIPTS.values() for found in re.findall(r"\"([\w-]+)\"", script)}
    composed = {f"{prefix}-{value}" for prefix, values in COMPOSED.items() for value in values}
    assert {label for label in said - named - composed if not label.startswith("kind-")} == set()


def page_messages() -> Iterator[tuple[str, Any]]:
    yield from ((entry.id.name, entry) for entry in resources("en")["page"].body if hasattr(entry, "id"))


def test_every_kind_of_move_has_its_words_in_every_language(code: str) -> None:
    metro = CHOICES[0].options
    chosen: list[dict[str, Any]] = [{"city": city} for city in metro[1].values]
    chosen += [{"modules": [module], "players": 1 if module == "solo" else 2} for module in metro[0].values]
    games = [load("metro", **options) for options in chosen]
    kinds = {str(action[0]) for game in (*games, load("helsinki")) for action in game.actions()}
    assert {"lay", "tourist", "push", "shift"} <= kinds
    assert {f"kind-{kind}" for kind in kinds} == {label for label in words.labels(code) if label.startswith("kind-")}


def test_labels_come_over_http_in_every_language(client: TestClient[Any], code: str) -> None:
    answer = client.get(f"/api/labels/{code}")
    assert answer.status_code == 200
    assert answer.json() == words.labels(code)


# Choices.


def test_everything_that_is_offered_can_be_chosen(client: TestClient[Any]) -> None:
    offered = client.get("/api/choices").json()
    assert [title["title"] for title in offered["titles"]] == titles()
    assert offered["levels"] == list(LEVELS)
    beside: dict[str, dict[str, Any]] = {
        "harder_solo": {"players": 1, "modules": ["solo"]},
        "stockholm_variant": {"city": "stockholm"},
    }
    beside["berlin_sides"] = {"city": "berlin"}
    for title in offered["titles"]:
        for option in title["options"]:
            for value in option["values"]:
                chosen = [value] if option["several"] else value
                players = {"players": 1} if value == "solo" else {}
                load(title["title"], **{option["name"]: chosen, **beside.get(option["name"], {}), **players})
        for players in title["players"]:
            load(title["title"], players=players, modules=["solo"] if players == 1 else [])
        with pytest.raises(OptionError):
            load(title["title"], players=title["players"][-1] + 1)


# A table in words.


class Shelf:
    """A live table without a server, played at random."""

    def __init__(self, title: str, options: Any, dice: Random) -> None:
        self.game, self._dice = load(title, **options), dice
        players = range(self.game.players)
        opened = Opened(
            title=title,
            rules=self.game.rules_version,
            options=dict(self.game.options),
            edition=self.game.edition.name,
            edition_hash=self.game.edition.hash,
            seed_commitment="",
            seats=[(PERSON, None) if seat % 2 == 0 else (BOT, "greedy") for seat in players],
            pace=wire.Pace(),
            listed=False,
            spectators=True,
            take_back=False,
        )
        row = SimpleNamespace(id="shelf", seed=dice.randbytes(32), owner="p0", invitation=0, created_at=0)
        chairs = [Chair(f"p{seat}" if seat % 2 == 0 else None) for seat in players]
        names = {f"p{seat}": f"Name {seat}" for seat in players}
        events = bind([opened], "shelf", 0, 0)
        self.live = Live(Loaded(row, events, chairs, names, None, 0), lambda: 0)
        self._apply(begin(self.table))

    @property
    def table(self) -> Table:
        return self.live.table

    def _apply(self, events: list[AnyEvent]) -> None:
        for stored in bind(events, self.table.chain, self.table.seq, 0):
            self.table.apply(stored)

    def moments(self, *, every: int) -> Iterator[None]:
        """Play to the end, stopping at a decision of every so many, and at the end."""
        decisions = 0
        while self.table.status != OVER:
            decisions += 1
            if decisions % every == 0:
                yield
            seat = self.table.state.turn
            self._apply(self.table.continuation(seat, random_move(self.game, self.table.state, self._dice)))
        yield


@pytest.mark.parametrize("name", families())
def test_every_family_can_be_described_to_everybody(name: str) -> None:
    dice = Random(name)
    shelf = Shelf(*families()[name], dice)
    game, table = shelf.game, shelf.table
    moments = 0
    for _ in shelf.moments(every=30):
        moments += 1
        language = Language(dice.choice(LANGUAGES))
        turn = table.state.turn
        for viewer in (turn if turn >= 0 else dice.randrange(game.players), None):
            told = words.describe(shelf.live, viewer, language, narrow=dice.random() < 0.3)
            assert told.seq == table.seq
            assert len(told.board) > 10
            assert told.turn and told.log
            assert_drawn(told.board)
            legal = game.moves(game.view(table.state, viewer)) if viewer == turn else []
            assert [tuple(offer.move) for offer in told.moves] == legal
            assert all(offer.words for offer in told.moves)
            assert (told.winners is None) == (not told.result) == (turn != NOBODY)
        for move in dice.sample(game.moves(table.state), 1) if turn >= 0 else ():
            foreseen = words.foresee(shelf.live, turn, list(move), language)
            assert bool(foreseen.board) == (move[0] == "push")
            assert foreseen.effects or move[0] not in ("lay", "walk", "push", "roof")
            assert_drawn(foreseen.board)
    assert moments > 1


def assert_drawn(board: list[page.Line]) -> None:
    """All lines fit, nothing is filled up, and every style has a rule."""
    for line in board:
        assert sum(len(text) for text, _ in line) <= words.WIDE
        assert not line or line[-1][0] == line[-1][0].rstrip() != ""
        for style in " ".join(styles for _, styles in line).split():
            assert re.search(rf"^\.{style}(,| \{{)", CSS, re.MULTILINE), style


# Hands, and one of everything else that is hidden.
SECRETS: list[tuple[str, dict[str, Any]]] = [
    ("metro", {"players": 3, "hand": 2}),
    ("metro", {"players": 3, "modules": ["companies"]}),
    ("metro", {"players": 3, "city": "stockholm"}),
    ("metro", {"players": 2, "city": "st-petersburg"}),
    ("metro", {"players": 2, "modules": ["companies"], "city": "st-petersburg"}),
    ("helsinki", {"players": 3, "modules": ["dry-roads"]}),
]


@pytest.mark.parametrize(("title", "options"), SECRETS)
def test_worlds_that_a_viewer_cannot_tell_apart_are_told_in_the_same_words(title: str, options: dict[str, Any]) -> None:
    dice = Random(str(options))
    shelf = Shelf(title, options, dice)
    game, table = shelf.game, shelf.table
    twins = 0
    for _ in shelf.moments(every=9):
        true = table.state
        if true.turn == NOBODY:
            break
        for viewer in (None, true.turn, (true.turn + 1) % game.players):
            twin = game.guess(game.view(true, viewer), dice)
            twins += twin != true
            both: list[page.Described] = []
            for state in (true, twin):
                table.state = state
                both.append(words.describe(shelf.live, viewer, Language("en")))
            table.state = true
            assert both[0] == both[1], viewer
    assert twins > 0


def test_a_narrow_drawing_shows_everything_that_a_wide_one_does() -> None:
    narrow = []
    for title, options in (("metro", {"players": 2}), ("helsinki", {"players": 4, "modules": ["dry-roads"]})):
        shelf = Shelf(title, options, Random(title))
        for _ in shelf.moments(every=20):
            break
        wide, small = (words.describe(shelf.live, 0, Language("de"), narrow=narrow).board for narrow in (False, True))
        letters = [
            sorted("".join(text for line in board for text, _ in line).replace(" ", "")) for board in (wide, small)
        ]
        assert letters[0] == letters[1]
        narrow.append(max(sum(len(text) for text, _ in line) for line in small))
    assert narrow[0] <= words.NARROW[0]


def test_who_is_waited_for_is_said() -> None:
    shelf = Shelf("metro", {"players": 3, "start": 0}, Random(1))
    english = Language("en")
    assert words.describe(shelf.live, 0, english).turn == "Your move, Player 1."
    assert words.describe(shelf.live, None, english).turn == "Player 1 (Name 0) is to move."
    for _ in shelf.moments(every=1):
        if shelf.table.state.turn == 1:
            break
    assert words.describe(shelf.live, 0, english).turn == "Player 2 is a bot and thinks."


def test_a_finished_game_shows_every_point_and_the_winners() -> None:
    shelf = Shelf("helsinki", {"players": 3}, Random(2))
    for _ in shelf.moments(every=10**6):
        told = words.describe(shelf.live, None, Language("en"))
    assert told.turn == "The game is over."
    assert sum(line.points for line in told.result) == sum(shelf.game.scores(shelf.table.state))
    best = max(shelf.game.scores(shelf.table.state))
    assert told.winners and f"with {best} point" in told.winners
    assert told.moves == [] and told.question is None


def test_the_log_tells_the_latest_moves_as_the_terminal_does() -> None:
    shelf = Shelf("metro", {"players": 2}, Random(3))
    assert words.describe(shelf.live, 0, Language("en")).log == [f"Player {shelf.table.state.turn + 1} starts."]
    for _ in shelf.moments(every=10**6):
        log = words.describe(shelf.live, 0, Language("fr")).log
    decisions = sum(by != CHANCE for by, _ in shelf.table.moves[-words.RECENT :])
    assert decisions - 1 <= len(log) <= decisions + 1


# A table in words over HTTP.


def test_only_the_one_to_move_is_offered_moves(client: TestClient[Any], code: str) -> None:
    ann, bob = arrive(client, "Ann"), arrive(client, "Bob")
    table = open_table(client, ann, "me", "greedy", options={"start": 0})
    own = client.get(f"/api/tables/{table}/text", params={"lang": code}, headers=ann).json()
    assert own["moves"] and own["board"]
    for headers in (bob, {}):
        other = client.get(f"/api/tables/{table}/text", params={"lang": code}, headers=headers).json()
        assert other["moves"] == []
        assert own["seq"] == other["seq"]
        assert str(own["moves"][0]["move"][1]) not in str(other["board"])


def test_a_hand_at_a_hot_seat_table_is_shown_to_the_seat_that_asks(client: TestClient[Any]) -> None:
    ann, bob = arrive(client, "Ann"), arrive(client, "Bob")
    table = open_table(client, ann, "me", "me", options={"start": 1})
    path = f"/api/tables/{table}/text?lang=en"
    assert client.get(path, headers=ann).json()["moves"] == []
    assert client.get(f"{path}&seat=0", headers=ann).json()["moves"] == []
    assert client.get(f"{path}&seat=1", headers=ann).json()["moves"] != []
    assert client.get(f"{path}&seat=1", headers=bob).json()["moves"] == []


def test_a_table_without_spectators_is_described_to_nobody_else(client: TestClient[Any]) -> None:
    ann = arrive(client, "Ann")
    table = open_table(client, ann, "me", "greedy", spectators=False)
    answer = client.get(f"/api/tables/{table}/text?lang=en")
    assert (answer.status_code, answer.json()["reason"]["code"]) == (403, "table-closed")


def test_before_the_start_there_is_no_board(client: TestClient[Any]) -> None:
    ann = arrive(client, "Ann")
    table = open_table(client, ann, "me", "link")
    told = client.get(f"/api/tables/{table}/text?lang=en", headers=ann).json()
    assert (told["turn"], told["board"], told["log"], told["moves"]) == ("Waiting for players.", [], [], [])


def test_a_move_is_foreseen_for_its_own_seat_only(client: TestClient[Any]) -> None:
    ann, bob = arrive(client, "Ann"), arrive(client, "Bob")
    table = open_table(client, ann, "me", "greedy", options={"start": 0})
    path = f"/api/tables/{table}/foresight"
    [move, *_] = client.get(f"/api/tables/{table}/text?lang=en", headers=ann).json()["moves"]
    asked = {"lang": "en", "seat": 0, "move": move["move"]}
    foreseen = client.post(path, json=asked, headers=ann)
    assert (foreseen.status_code, foreseen.json()["final"]) == (200, False)
    assert "Player 1 lays" in foreseen.json()["effects"][0]
    assert client.post(path, json=asked).status_code == 401
    assert client.post(path, json=asked, headers=bob).json()["reason"]["code"] == "seat-not-yours"
    impossible = client.post(path, json={**asked, "move": ["lay", "aacb", 0, 64]}, headers=ann)
    assert impossible.status_code == 409


def test_an_unknown_language_is_refused_everywhere(client: TestClient[Any]) -> None:
    ann = arrive(client, "Ann")
    table = open_table(client, ann, "me", "greedy", options={"start": 0})
    reason = {"code": "stale", "rule": "", "arguments": {}}
    answers = [
        client.get("/api/labels/tlh"),
        client.get(f"/api/tables/{table}/text?lang=tlh"),
        client.post("/api/words", json={"lang": "tlh", "reason": reason}),
        client.post(f"/api/tables/{table}/foresight", json={"lang": "tlh", "seat": 0, "move": ["draw"]}, headers=ann),
    ]
    assert {(answer.status_code, answer.json()["reason"]["code"]) for answer in answers} == {(409, "language-unknown")}


# Sentences.


def test_a_refusal_can_be_read_in_every_language(client: TestClient[Any], code: str) -> None:
    ann = arrive(client, "Ann")
    modules = {"modules": ["central-stations", "central-rails"]}
    seats = [{"who": "me"}, {"who": "me"}]
    refused = client.post("/api/tables", json={"title": "metro", "seats": seats, "options": modules}, headers=ann)
    said = client.post("/api/words", json={"lang": code, "reason": refused.json()["reason"]})
    assert said.status_code == 200
    assert said.json()["sentence"].endswith("[M9.4]")
    assert said.json()["sentence"] == Language(code).refusal(_reason(refused.json()["reason"]))


def _reason(told: dict[str, Any]) -> Any:
    with pytest.raises(RefusedError) as refused:
        load("metro", modules=["central-stations", "central-rails"])
    assert refused.value.reason.code == told["code"]
    return refused.value.reason


def test_a_reason_inside_another_is_said_too() -> None:
    inner = {"code": "one-without-solo", "rule": "M10.1", "arguments": {}}
    reason = wire.Reason("record-header", "M10.1", {"line": 1, "because": inner})
    assert Language("en").say("refusal-one-without-solo") in words.sentence(reason, Language("en"))


def refusal_codes() -> list[str]:
    names = (entry.id.name for file in resources("en").values() for entry in file.body if hasattr(entry, "id"))
    return [name.removeprefix("refusal-") for name in names if name.startswith("refusal-")]


def argument_names() -> list[str]:
    texts = (path.read_text("utf-8") for path in (Path(words.__file__).parents[1] / "locales" / "en").glob("*.ftl"))
    return sorted({name for text in texts for name in re.findall(r"\$(\w+)", text)})


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["code", "rule", "arguments"]), inner, max_size=3)
    ),
    max_leaves=5,
)


@settings(max_examples=400, deadline=None)
@given(
    code=st.sampled_from(refusal_codes()) | st.text(max_size=20),
    arguments=st.dictionaries(st.sampled_from(argument_names()), VALUES, max_size=6),
)
def test_a_reason_that_somebody_made_up_is_said_or_refused(code: str, arguments: dict[str, Any]) -> None:
    try:
        assert isinstance(words.sentence(wire.Reason(code, "", arguments), Language("nl")), str)
    except RefusedError as refused:
        assert refused.reason.code == "reason-unknown"


def test_a_reason_within_reasons_without_end_is_refused(client: TestClient[Any]) -> None:
    reason: dict[str, Any] = {"code": "record-header", "rule": "", "arguments": {"line": 1}}
    for _ in range(200):
        reason = {"code": "record-header", "rule": "", "arguments": {"line": 1, "because": reason}}
    assert client.post("/api/words", json={"lang": "en", "reason": reason}).status_code in (200, 400, 409)
