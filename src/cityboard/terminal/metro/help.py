"""Which help a game needs: what can be typed in it, and the signs that it shows."""

from cityboard.games.metro.cities import stockholm
from cityboard.games.metro.game import Metro
from cityboard.games.metro.modules.companies import Companies
from cityboard.terminal.metro.panels import has_secrets

VARIANT = "sign-stockholm-variant"


def commands(game: Metro) -> list[str]:
    """List the messages about what can be typed."""
    modules, city = game.choice.modules, game.choice.city
    solo = "solo" in modules
    wanted = {
        "help-lay": True,
        "help-tile": game.hand > 1,
        "help-turned": game.choice.free_orientation,
        "help-draw": not solo,
        "help-exchange": "companies" in modules,
        "help-station": "central-stations" in modules and "companies" not in modules,
        "help-station-share": "central-stations" in modules and "companies" in modules,
        "help-keep": solo,
        "help-drive": city == "london",
        "help-lead": city == "paris",
        "help-choose": city == "st-petersburg",
        "help-metro": True,
        "help-undo": True,
        "help-quit": True,
    }
    return [message for message, here in wanted.items() if here]


def signs(game: Metro) -> list[str]:
    """List the messages about the signs on the board and beside it."""
    found = ["sign-metro", *(f"sign-{module}" for module in game.choice.modules)]
    if game.choice.city:
        variant = any(isinstance(module, stockholm.Stockholm) and module.variant for module in game.modules)
        found.append(VARIANT if variant else f"sign-{game.choice.city}")
    if any(isinstance(module, Companies) for module in game.modules):
        found.append("sign-guessed")
    if has_secrets(game, game.start()):
        found.append("sign-secret")
    return found
