"""Why a title, a level or an edition is refused."""

from typing import Any, TypedDict

from cityboard.core.reason import ReasonCode


class OfChoice(TypedDict):
    """What was chosen, and what can be."""

    value: Any
    allowed: list[str]


class OfEditionTitle(TypedDict):
    """An edition file, the title it is for, and the one it should be for."""

    file: str
    value: str
    title: str


TITLE_UNKNOWN = ReasonCode("title-unknown", OfChoice)
BOT_LEVEL = ReasonCode("bot-level", OfChoice)
EDITION_TITLE = ReasonCode("edition-title", OfEditionTitle)
