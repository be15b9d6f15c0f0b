"""A finished game as its analysis tells it: what happened, and what other moves would have brought."""

from collections.abc import Mapping
from typing import Any

from cityboard.bots.analysis import Verdict
from cityboard.core.game import CHANCE, Effect, Game, Move
from cityboard.core.record import Record
from cityboard.language import Language
from cityboard.terminal.news import in_one_line, in_words
from cityboard.terminal.presentation import Presentation


class Course:
    """The events of a game in words."""

    def __init__(
        self,
        game: Game[Any],
        record: Record,
        mistakes: Mapping[int, Verdict],
        presentation: Presentation,
        language: Language,
    ) -> None:
        """Play a game again, and aside from it the better move wherever there was a mistake, by number of the event."""
        self._record, self._presentation, self._language = record, presentation, language
        self._effects: list[list[Effect]] = []
        self._instead: dict[int, tuple[str, str]] = {}
        s = game.start()
        for number, (_, move) in enumerate(record.moves):
            if number in mistakes:
                self._instead[number] = self._better(game, s, mistakes[number])
            self._effects.append(_caused(game, s, move))

    def number(self, until: int) -> int:
        """Return how many moves were made before an event, whatever chance did in between."""
        return sum(by != CHANCE for by, _ in self._record.moves[:until])

    def happened(self, first: int, until: int) -> str:
        """Say what some events caused; what goes without saying only where there is nothing else."""
        effects = [effect for caused in self._effects[first:until] for effect in caused]
        by, move = self._record.moves[first]
        return self._told(by, move, effects)

    def instead(self, number: int) -> str:
        """Say what the better move would have been."""
        return self._instead[number][0]

    def reasons(self, number: int) -> str:
        """Say what spoke for the better move."""
        return self._instead[number][1]

    def _better(self, game: Game[Any], s: Any, verdict: Verdict) -> tuple[str, str]:
        move = verdict.best.move
        reasons = "; ".join(self._language.say(fact.code, **fact.arguments).rstrip(".") for fact in verdict.facts)
        return self._told(verdict.seat, move, _caused(game, s.copy(), move)), reasons

    def _told(self, by: int, move: Move, effects: list[Effect]) -> str:
        sentences = in_words(effects, self._language, set_up=False) or [
            self._language.effect(one) for one in effects[-1:]
        ]
        if sentences:
            return in_one_line(sentences)
        # A draw is told by what chance deals next, an end by whose turn comes.
        name = str(move[0]) if len(move) == 1 else self._presentation.short(move)
        return self._language.say("analysis-quiet", seat=by, move=name)


def _caused(game: Game[Any], s: Any, move: Move) -> list[Effect]:
    effects: list[Effect] = []
    game.play(s, move, effects.append)
    return effects
