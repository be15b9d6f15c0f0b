"""A table in words for the first page: the viewer's view, drawn and told as the terminal does, and nothing else."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from fluent.syntax.ast import Message
from rich.console import Console, RenderableType
from rich.style import Style

from cityboard.core.game import CHANCE, Effect
from cityboard.core.reason import Reason, RefusedError
from cityboard.language import Language, resources
from cityboard.protocol import messages as wire
from cityboard.protocol import page
from cityboard.server.choices import CHOICES
from cityboard.server.decisions import judge
from cityboard.server.events import BOT
from cityboard.server.live import Live
from cityboard.server.table import OPEN, OVER, RUNNING, Table
from cityboard.server.views import Viewer, entries, preview
from cityboard.terminal.news import in_lines, in_words
from cityboard.terminal.score_sheet import by_owner, winners
from cityboard.terminal.titles import present

RECENT = 40  # so many moves are told
WIDE, NARROW = 100, (64, 76, 84)  # columns
LABEL = "page-"
SHEET = ("sheet-owner", "sheet-entry", "sheet-rule", "sheet-points")


def describe(live: Live, viewer: Viewer, language: Language, *, narrow: bool = False) -> page.Described:
    """Tell a viewer what the table looks like, what they may do, and what has happened; the caller holds the lock."""
    table, game = live.table, live.table.game
    presentation = present(game, language)
    # Of a finished game everybody sees everything.
    view = table.state if table.status == OVER else game.view(table.state, viewer)
    recent = entries(table, max(table.number - RECENT, 0), [viewer])[viewer]
    due = table.status == RUNNING and viewer is not None and view.turn == viewer
    moves = game.moves(view) if due else []
    picture = presentation.picture(view, viewer, [tuple(entry.move) for entry in recent], moves)
    return page.Described(
        seq=table.seq,
        turn=_turn(live, viewer, language),
        board=[] if table.status == OPEN else lines(picture, narrow=narrow),
        question=presentation.question(view) if due else None,
        moves=[page.Offer(list(move), presentation.told(view, move)) for move in moves],
        log=_log(table, recent, language),
        winners=winners(game, view, language) if table.status == OVER else None,
        result=_result(table, language) if table.status == OVER else [],
    )


def _turn(live: Live, viewer: Viewer, language: Language) -> str:
    """Say whom everybody waits for."""
    table, turn = live.table, live.table.state.turn
    if table.status != RUNNING:
        return language.say(f"turn-{table.status}")
    if turn == viewer:
        return language.say("turn-yours", seat=turn)
    if table.seats[turn].how == BOT:
        return language.say("turn-bot", seat=turn)
    return language.say("turn-person", seat=turn, name=live.info().seats[turn].name or "")


def _log(table: Table, recent: list[wire.Entry], language: Language) -> list[str]:
    begun = next((number for number, (by, _) in enumerate(table.moves) if by != CHANCE), table.number)
    told = ((entry.by, in_words(_effects(entry.effects), language, set_up=entry.number < begun)) for entry in recent)
    return list(in_lines(told))


def _effects(effects: list[wire.Effect]) -> list[Effect]:
    return [Effect(effect.code, effect.arguments) for effect in effects]


def _result(table: Table, language: Language) -> list[page.Counted]:
    """Tell every point of a finished game."""
    return [
        page.Counted(language.say("owner", owner=owner), language.entry(entry), entry.rule, entry.points)
        for owner, own in by_owner(table.game.breakdown(table.state)).items()
        for entry in own
    ]


def foresee(live: Live, seat: int, fields: list[Any], language: Language, *, narrow: bool = False) -> page.Foreseen:
    """Tell a seat what its move would do, as far as it can know; the caller holds the lock."""
    foreseen = preview(live.table, seat, fields)
    view, move = judge(live.table, seat, fields)
    picture = present(live.table.game, language).preview(view, move)
    return page.Foreseen(
        final=foreseen.final,
        effects=in_words(_effects(foreseen.effects), language, set_up=False),
        board=[] if picture is None else lines(picture, narrow=narrow),
    )


# Drawing.


def lines(picture: RenderableType, *, narrow: bool) -> list[page.Line]:
    """Draw a picture in runs of one style; a narrow one in the least width that leaves nothing out."""
    whole = _drawn(picture, WIDE)
    for columns in NARROW if narrow else ():
        drawn = _drawn(picture, columns)
        if _signs(drawn) == _signs(whole):
            return drawn
    return whole


def _drawn(picture: RenderableType, columns: int) -> list[page.Line]:
    console = Console(width=columns, color_system=None, legacy_windows=False)
    return [_runs(line) for line in console.render_lines(picture, pad=False)]


def _signs(drawn: list[page.Line]) -> Counter[str]:
    """Count everything that can be seen."""
    return Counter(sign for line in drawn for text, _ in line for sign in text if not sign.isspace())


def _runs(segments: Sequence[Any]) -> page.Line:
    runs: page.Line = []
    for segment in segments:
        style = _names(segment.style)
        if runs and runs[-1][1] == style:
            runs[-1] = runs[-1][0] + segment.text, style
        else:
            runs.append((segment.text, style))
    # What fills the width would only make the letters smaller.
    while runs and not runs[-1][0].strip():
        runs.pop()
    if runs:
        runs[-1] = runs[-1][0].rstrip(), runs[-1][1]
    return runs


def _names(style: Style | None) -> str:
    """Name what a style is made of."""
    if style is None:
        return ""
    made_of = [name for name in ("bold", "dim", "underline", "reverse") if getattr(style, name)]
    made_of += [style.color.name] if style.color else []
    made_of += [f"on-{style.bgcolor.name}"] if style.bgcolor else []
    return " ".join(made_of)


# Saying.


@cache
def labels(code: str) -> dict[str, str]:
    """Return everything that the page itself says in a language."""
    language = Language(code)
    file = resources(code)["page"].body
    keys = [entry.id.name for entry in file if isinstance(entry, Message) and entry.id.name.startswith(LABEL)]
    found = {key.removeprefix(LABEL): language.say(key) for key in keys}
    found |= {heading: language.say(heading) for heading in SHEET}
    for title in CHOICES:
        found[f"title-{title.title}"] = language.say(f"title-{title.title}")
        found |= {f"seat-{number - 1}": language.say("seat", seat=number - 1) for number in title.players}
        flags = [f"option-{option.name}" for option in title.options if option.values == [False, True]]
        found |= {flag: language.say(flag) for flag in flags}
        for kind, name in (("modules", "module"), ("city", "city")):
            named = [value for option in title.options if option.name == kind for value in option.values if value]
            found |= {f"value-{kind}-{value}": language.say(f"{name}-{value}") for value in named}
    return found


def sentence(reason: wire.Reason, language: Language) -> str:
    """Say a reason that a client has been given; it may have written it itself."""
    try:
        return language.refusal(_reason(reason))
    except (LookupError, TypeError, ValueError, ArithmeticError, RecursionError):
        raise RefusedError(Reason("reason-unknown", "", {"value": reason.code})) from None


def _reason(reason: wire.Reason) -> Reason:
    """Read a reason, and those inside it."""
    told = {name: _inner(value) for name, value in reason.arguments.items()}
    return Reason(reason.code, reason.rule, told)


def _inner(value: Any) -> Any:
    is_reason = isinstance(value, dict) and value.keys() == {"code", "rule", "arguments"}
    return _reason(msgspec.convert(value, wire.Reason)) if is_reason else value
