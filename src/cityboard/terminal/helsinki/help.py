"""Which help a game of Helsinki needs: what can be typed in it now, and the signs that it shows."""

from collections.abc import Iterator, Mapping

from cityboard.games.helsinki.building import MODIFIERS
from cityboard.games.helsinki.edition import ACTIONS
from cityboard.games.helsinki.game import Helsinki
from cityboard.games.helsinki.state import State
from cityboard.language import Language
from cityboard.terminal.helsinki.board import pawns_are_placed

# What can be typed only with some of these actions.
NEEDED = {
    "use": tuple(action for action in ACTIONS if action not in (*MODIFIERS, "A4")),
    "back": ("A11",),
    "more": ("A4",),
    "actions": MODIFIERS,
    "wild": ("A2", "A7"),
    "shift": ("A10",),
}
NEEDED_TO_LOOK = {"any-side": ("A3",)}


def commands(game: Helsinki, view: State, language: Language) -> Iterator[str]:
    """Explain what can be typed; what needs a covered action is left out."""
    if not pawns_are_placed(game, view):
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
