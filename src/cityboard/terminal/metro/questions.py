"""What a decision beside the turn asks."""

from cityboard.games.metro.cities import london, paris, st_petersburg
from cityboard.games.metro.cities.tourists import colours_in
from cityboard.games.metro.colours import COLOURS
from cityboard.games.metro.game import Metro
from cityboard.games.metro.modules.solo import Solo
from cityboard.games.metro.state import State
from cityboard.language import Language


def question(game: Metro, view: State, language: Language) -> str | None:
    """Ask what is to be decided now; None in an ordinary turn."""
    step = game.steps[view.step]
    match step:
        case london.Drive():
            return _taxi(step.module, view, language)
        case paris.LeadTourist():
            return _tourist(game, step.module, view, language)
        case st_petersburg.ChooseTourist():
            return language.say("ask-tourist", square=view.argument)
    if any(isinstance(module, Solo) for module in game.modules) and "keep" in step.kinds:
        return language.say("ask-keep")
    return None


def _taxi(city: london.London, view: State, language: Language) -> str:
    """Ask whether to drive, with what it would bring."""
    colour = COLOURS[colours_in(city.crowd(view, view.argument))[0]]
    distance = city.distance(view, colour)
    cards, points = (distance, distance) if distance <= london.FARTHEST else (london.FARTHEST, 0)
    return language.say("ask-taxi", colour=colour, cards=cards, points=points)


def _tourist(game: Metro, city: paris.Paris, view: State, language: Language) -> str:
    """Ask where a tourist goes, or which of several goes where."""
    colours = colours_in(city.crowd(view, view.argument))
    if len(colours) > 1:
        return language.say("ask-tourists", square=view.argument)
    goal = game.moves(view)[0][2]
    return language.say(f"ask-to-{goal}", colour=COLOURS[colours[0]])
