"""Where a tile can come to rest, and what that would bring."""

from dataclasses import dataclass

from cityboard.core.game import Effect
from cityboard.language import Language
from cityboard.titles.helsinki.rules.board import push_move
from cityboard.titles.helsinki.rules.game import Helsinki, complete_lines
from cityboard.titles.helsinki.rules.modules.dry_roads import VISITORS_CONNECTED
from cityboard.titles.helsinki.rules.state import State


@dataclass(frozen=True, slots=True)
class Rest:
    """A resting place as bits, with what is won there."""

    place: int
    coats: int
    card: bool  # the colour bonus
    rows: list[int]
    columns: list[int]
    visitors: int  # the points of the bonus card, 0 for none

    def describe(self, language: Language) -> str:
        """Return what is won, in words."""
        parts = [language.say("rest-coats", coats=self.coats)] if self.coats else []
        parts += [language.say("rest-card")] if self.card else []
        parts += [language.say("rest-row", row=row) for row in self.rows]
        parts += [language.say("rest-column", column=column) for column in self.columns]
        parts += [language.say("rest-visitors", points=self.visitors)] if self.visitors else []
        return " · ".join(parts)


def deals_card(game: Helsinki, view: State) -> bool:
    """Return whether the mover is about to get a card from the pile."""
    return view.step == game.deal_card.number or game.deal_card.entry() in view.agenda


def rest_at(game: Helsinki, view: State, card: int, place: int) -> Rest:
    """Push the tile of a card onto its place in a copy and see what happens."""
    seat, copy = view.mover, view.copy()
    copy.step, copy.card, copy.agenda = game.push.number, card, []  # only what the push itself causes counts
    effects: list[Effect] = []
    game.play(copy, push_move(place), effects.append)
    before, after = complete_lines(view.built[seat]), complete_lines(copy.built[seat])
    rows, columns = ([line for line in new if line not in old] for old, new in zip(before, after, strict=True))
    bonus = [effect.arguments["points"] for effect in effects if effect.code == VISITORS_CONNECTED.code]
    return Rest(place, copy.meadows[seat] - view.meadows[seat], deals_card(game, copy), rows, columns, sum(bonus))


def rests_from(game: Helsinki, view: State, card: int, sides: list[int]) -> list[Rest]:
    """List the resting places of the tile of a card that is pushed in from some sides."""
    places = game.push.rests_from(view, card, sides)
    return [rest_at(game, view, card, place) for place in sorted(places, key=push_move)]
