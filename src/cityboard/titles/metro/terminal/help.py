"""Which help a game needs: what can be typed in it, and the signs that it shows."""

from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.terminal.parts import parts_of


def commands(game: Metro) -> list[str]:
    """List the messages about what can be typed."""
    wanted = {
        "help-lay": True,
        "help-tile": game.hand > 1,
        "help-turned": game.choice.free_orientation,
        "help-draw": True,
    }
    for part in parts_of(game):
        wanted |= part.commands()
    wanted |= {"help-metro": True, "help-undo": True, "help-quit": True}
    return [message for message, is_shown in wanted.items() if is_shown]


def signs(game: Metro) -> list[str]:
    """List the messages about the signs on the board and beside it."""
    parts = parts_of(game)
    messages = ["sign-metro", *(part.sign() for part in parts)]
    if any(part.guessed_scores for part in parts):
        messages.append("sign-guessed")
    if any(part.has_secrets() for part in parts):
        messages.append("sign-secret")
    return messages
