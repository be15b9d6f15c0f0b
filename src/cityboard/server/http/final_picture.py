"""The picture of a finished game to save, share and print: its last board, and everyone's name and points, as SVG."""

from html import escape

from cityboard.language import Language
from cityboard.protocol.messages import Seat, TableInfo
from cityboard.tables.serializer import picture
from cityboard.tables.table import Table

ROW, MARGIN, HEADING = 56, 32, 72
PAPER, INK = "#f7f4ec", "#1c2430"
FONT = "system-ui, sans-serif"


def final_picture(table: Table, info: TableInfo, language: Language) -> str:
    """Return the picture; the players stand in the order of their places."""
    game, state = table.game, table.state
    drawn = picture(game, game.view(state, None))
    scores, places = game.scores(state), game.ranking(state)
    width = drawn.width + 2 * MARGIN
    top = HEADING + drawn.height + MARGIN
    order = sorted(range(len(scores)), key=lambda seat: (places[seat], seat))
    title = language.title_name(info.title)
    rows = []
    for line, seat in enumerate(order):
        base = top + line * ROW + ROW // 2
        colour = drawn.colours[seat] if seat < len(drawn.colours) else INK
        rows.append(f'<circle cx="{MARGIN + 14}" cy="{base}" r="14" fill="{colour}" stroke="{INK}" stroke-width="2"/>')
        rows.append(_text(MARGIN + 44, base + 10, f"{places[seat]}. {_name(info.seats[seat], seat, language)}"))
        rows.append(_text(width - MARGIN, base + 10, language.say("points", points=scores[seat]), "end"))
    height = top + len(order) * ROW + MARGIN // 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="{FONT}">'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
        f"{_text(MARGIN, 48, f'cityboard · {title}')}"
        f'<g transform="translate({MARGIN} {HEADING})">{drawn.content}</g>'
        f"{''.join(rows)}</svg>"
    )


def _name(seat: Seat, number: int, language: Language) -> str:
    """Return the name of a player, or the level of a bot."""
    level = f"web-level-{seat.level}"
    if seat.name:
        return seat.name
    return language.say(level) if language.has(level) else language.say("seat", seat=number)


def _text(x: int, y: int, text: str, anchor: str = "start") -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="30" font-weight="600" text-anchor="{anchor}" fill="{INK}">'
        f"{escape(text)}</text>"
    )
