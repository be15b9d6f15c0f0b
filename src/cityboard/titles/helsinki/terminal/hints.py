"""Moves of Helsinki ranked by what they bring at once."""

from cityboard.core.game import Effect
from cityboard.presentation.move_preview import MovePreview
from cityboard.titles.helsinki.rules.actions import SUPERSTRUCTURE_MOVED, WILD_PLACED
from cityboard.titles.helsinki.rules.building import BUILDING, PAID, SUPERSTRUCTURE, TILE_BUILT
from cityboard.titles.helsinki.rules.game import ACTION_USED, COATS_WON, Helsinki
from cityboard.titles.helsinki.rules.state import State
from cityboard.titles.helsinki.rules.turn import CARDS_TAKEN, WALKED
from cityboard.titles.helsinki.terminal.resting import deals_card

# What the move itself already says.
SILENT_EFFECTS = (
    WALKED,
    ACTION_USED,
    BUILDING,
    PAID,
    TILE_BUILT,
    SUPERSTRUCTURE,
    SUPERSTRUCTURE_MOVED,
    WILD_PLACED,
)
SILENT = {effect.code for effect in SILENT_EFFECTS}
PER_POINT = 10  # a point outweighs everything else that a move wins


def hints(game: Helsinki, view: State) -> list[MovePreview]:
    """Play every legal move on a copy of a view and list them: by points, then by the coats and cards they win."""
    before, seat = game.scores(view), view.turn
    previews = []
    for move in game.moves(view):
        copy = view.copy()
        effects: list[Effect] = []
        game.play(copy, move, effects.append)
        gained = [after - points for after, points in zip(game.scores(copy), before, strict=True)]
        others = sum(gained) - gained[seat]
        worded = [effect for effect in effects if effect.code not in SILENT]
        won = sum(effect.arguments["coats"] for effect in worded if effect.code == COATS_WON.code)
        won += sum(len(effect.arguments["cards"]) for effect in worded if effect.code == CARDS_TAKEN.code)
        won += deals_card(game, copy)
        previews.append(MovePreview(move, gained[seat], others, PER_POINT * (gained[seat] - others) + won, worded))
    return sorted(previews, key=lambda hint: -hint.worth)
