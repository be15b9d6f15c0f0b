"""What other programs show of a link to a table: a title, a description and a picture, in the head of the page."""

from html import escape

from cityboard.language import LANGUAGES, Language
from cityboard.protocol.messages import Pace, TableInfo
from cityboard.server.http.page_addresses import address_of
from cityboard.server.http.preview_picture import HEIGHT, WIDTH, picture
from cityboard.tables.events import FREE

MINUTE = 60


def language_of(accepted: str) -> Language:
    """Return the first language of a request's Accept-Language that there is; otherwise English."""
    wanted = (part.partition(";")[0].strip()[:2].lower() for part in accepted.split(","))
    return Language(next((code for code in wanted if code in LANGUAGES), LANGUAGES[0]))


def tags(info: TableInfo, language: Language, origin: str) -> str:
    """Return the tags for the head of a table's page; `origin` is the server's own address."""
    title = language.title_name(info.title)
    free = sum(seat.how == FREE for seat in info.seats)
    status = f"invitation-{info.status}"
    heading = language.say("invitation-heading", name=info.owner, title=title) if info.owner and free else title
    description = " · ".join([*details(info, language), language.say(status, free=free)])
    address = origin + address_of("table", table_id=info.id)
    properties = {
        "og:type": "website",
        "og:site_name": "cityboard",
        "og:title": heading,
        "og:description": description,
        "og:url": address,
        "og:image": f"{address}/picture.png",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:locale": language.code,
    }
    named = {"description": description, "twitter:card": "summary_large_image"}
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    lines += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()]
    return "\n".join(lines)


def details(info: TableInfo, language: Language) -> list[str]:
    """Return what people want to know before they sit down: players, modules, a custom edition, pace, take-backs."""
    parts = [f"city-{info.options.get('city')}", *(f"module-{name}" for name in info.options.get("modules") or ())]
    return [
        language.say("invitation-players", number=len(info.seats)),
        *(language.say(part) for part in parts if language.has(part)),
        *([language.say("invitation-edition", edition=info.edition)] if info.own_edition else []),
        pace_words(info.pace, language),
        *([language.say("invitation-take-back")] if info.take_back else []),
    ]


def pace_words(pace: Pace, language: Language) -> str:
    """Return how much time a turn or a game may take."""
    if pace.days_per_turn is not None:
        return language.say("invitation-days", number=pace.days_per_turn)
    seconds = pace.seconds_per_turn or pace.seconds_in_all
    if seconds is None:
        return language.say("invitation-no-limit")
    unit, number = ("seconds", seconds) if seconds % MINUTE else ("minutes", seconds // MINUTE)
    return language.say(f"invitation-{unit}-{'a-turn' if pace.seconds_per_turn else 'in-all'}", number=number)


def picture_of(info: TableInfo, language: Language) -> bytes:
    """Return the picture of a table."""
    return picture(language.title_name(info.title), tuple(seat.how for seat in info.seats))
