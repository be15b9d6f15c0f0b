"""Why a level or an edition is refused."""

from typing import TypedDict

from cityboard.core.reason import ReasonCode
from cityboard.core.reasons import OfChoice


class OfEditionTitle(TypedDict):
    """An edition file, the title it is for, and the one it should be for."""

    file: str
    value: str
    title: str


BOT_LEVEL = ReasonCode("bot-level", OfChoice)
EDITION_TITLE = ReasonCode("edition-title", OfEditionTitle)
