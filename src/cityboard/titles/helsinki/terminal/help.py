"""Which help a game of Helsinki needs: what can be typed in it now, and the signs that it shows."""

from collections.abc import Iterator, Mapping

from cityboard.language import Language
from cityboard.titles.helsinki.rules.building import ANY_SIDE, MODIFIERS
from cityboard.titles.helsinki.rules.edition import ACTIONS
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.rules.turn import EXTRA_CARD, MOVE_ROOF, REACH, WILD_TILES

# What can be typed only with some of these actions.
NEEDED = {
    "use": tuple(action for action in ACTIONS if action not in (*MODIFIERS, EXTRA_CARD)),
    "back": tuple(action for action, spaces in REACH.items() if spaces < 0),
    "more": (EXTRA_CARD,),
    "actions": MODIFIERS,
    "wild": tuple(WILD_TILES),
    "shift": (MOVE_ROOF,),
}
NEEDED_TO_LOOK = {"any-side": (ANY_SIDE,)}


def commands(game: Helsinki, view: State, language: Language) -> Iterator[str]:
    """Explain what can be typed, without what needs a covered action."""
    if not game.pawns_are_placed(view):
        yield language.say("help-helsinki-space")
    yield language.say("help-helsinki-turn")
    yield from _with_actions(NEEDED, view, language)
    yield language.say("help-helsinki")
    yield from _with_actions(NEEDED_TO_LOOK, view, language)
    yield language.say("help-undo")
    yield language.say("help-quit")


def _with_actions(needed: Mapping[str, tuple[str, ...]], view: State, language: Language) -> Iterator[str]:
    for message, actions in needed.items():
        open_actions = [action for action in actions if not view.covered >> ACTIONS.index(action) & 1]
        if open_actions:
            yield language.say(f"help-helsinki-{message}", actions=open_actions, example=open_actions[0])


def signs(game: Helsinki) -> list[str]:
    """List the messages about the signs on the boards and beside them."""
    return ["sign-helsinki", *(f"sign-{module}" for module in game.choice.modules)]
