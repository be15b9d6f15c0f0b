"""The course of an analysed game: what happened, and what other moves would have brought."""

from collections.abc import Mapping
from typing import Any

from cityboard.core.game import CHANCE, Effect, Game, Move
from cityboard.core.record import Record
from cityboard.language import Language
from cityboard.presentation.presentation import Presentation
from cityboard.protocol.analysis import Verdict
from cityboard.terminal.news import in_one_line, in_words


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
        """Replay a game, and play the better move on the side wherever there was a mistake, by number of the event."""
        self._record, self._presentation, self._language = record, presentation, language
        self._alone = game.players == 1
        self._effects: list[list[Effect]] = []
        self._instead: dict[int, tuple[str, str]] = {}
        s = game.start()
        for number, (_, move) in enumerate(record.moves):
            if number in mistakes:
                self._instead[number] = self._better(game, s, mistakes[number])
            self._effects.append(_caused(game, s, move))

    def number(self, until: int) -> int:
        """Return how many turns had begun before an event; whoever plays alone ends a turn when chance moves."""
        turns, turn, before = 0, CHANCE, CHANCE
        for by, _ in self._record.moves[:until]:
            if by != CHANCE and (by != turn or (self._alone and before == CHANCE)):
                turns, turn = turns + 1, by
            before = by
        return turns

    def happened(self, first: int, until: int) -> str:
        """Return what some events caused; the obvious only if there is nothing else."""
        effects = [effect for caused in self._effects[first:until] for effect in caused]
        by, move = self._record.moves[first]
        return self._sentence(by, move, effects)

    def instead(self, number: int) -> str:
        """Return what the better move would have been."""
        return self._instead[number][0]

    def reasons(self, number: int) -> str:
        """Return the reasons for the better move."""
        return self._instead[number][1]

    def _better(self, game: Game[Any], s: Any, verdict: Verdict) -> tuple[str, str]:
        move = verdict.best.move
        reasons = "; ".join(self._language.say(fact.code, **fact.arguments).rstrip(".") for fact in verdict.facts)
        return self._sentence(verdict.seat, move, _caused(game, s.copy(), move)), reasons

    def _sentence(self, by: int, move: Move, effects: list[Effect]) -> str:
        sentences = in_words(effects, self._language, self._presentation.silent, set_up=False) or [
            self._language.effect(one) for one in effects[-1:]
        ]
        if sentences:
            return in_one_line(sentences)
        # What chance deals next describes a draw, and whose turn comes describes an end.
        name = str(move[0]) if len(move) == 1 else self._presentation.short(move)
        return self._language.say("analysis-quiet", seat=by, move=name)


def _caused(game: Game[Any], s: Any, move: Move) -> list[Effect]:
    effects: list[Effect] = []
    game.play(s, move, effects.append)
    return effects
