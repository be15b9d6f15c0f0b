"""What a decision within a turn asks."""

from cityboard.games.helsinki.game import Helsinki
from cityboard.games.helsinki.state import State
from cityboard.language import Language


def question(game: Helsinki, view: State, language: Language) -> str | None:
    """Ask what is to be decided now; None in an ordinary turn."""
    step = game.steps[view.step]
    if step is game.turn_step:
        return None
    return language.say(f"ask-helsinki-{step.kinds[0]}", card=game.deck.names[view.card])
