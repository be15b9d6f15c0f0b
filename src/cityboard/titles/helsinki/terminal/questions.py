"""What a decision within a turn asks."""

from cityboard.language import Language
from cityboard.titles.helsinki.rules.game import Helsinki
from cityboard.titles.helsinki.rules.state import State


def question(game: Helsinki, view: State, language: Language) -> str | None:
    """Return the question to be decided now; None in an ordinary turn."""
    step = game.steps[view.step]
    if step is game.turn_step:
        return None
    return language.say(f"ask-helsinki-{step.kinds[0]}", card=game.deck.names[view.card])
