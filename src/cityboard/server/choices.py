"""The choices for a new table; whether they can be combined is checked on opening, or before (`header_for`)."""

from cityboard.protocol.tables import Choice, Pick, TitleChoices
from cityboard.titles.ladders import offered, usual_level
from cityboard.titles.option import Option
from cityboard.titles.registry import titles


def choices() -> list[TitleChoices]:
    """List what can be chosen for a table of each title."""
    return [
        TitleChoices(
            title.name,
            list(title.players),
            [_choice(option) for option in title.options],
            [level.name for level in offered(title.name)],
            usual_level(title.name).name,
            list(title.players_refusals),
        )
        for title in titles()
    ]


def _choice(option: Option) -> Choice:
    pick = Pick(list(option.pick.values), option.pick.number) if option.pick else None
    return Choice(
        option.name,
        list(option.values),
        option.several,
        pick,
        option.rules[-1] if option.rules else "",
        dict(option.value_rules),
        option.part_of,
        list(option.refusals),
    )
