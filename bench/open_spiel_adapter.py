"""cityboard's games for OpenSpiel, and OpenSpiel's search as a bot: an opponent for the arena.

`pyspiel.load_game("python_cityboard", {"title": "metro", "options": '{"players": 3}'})` is any game of cityboard.
In the arena the bot is bench.open_spiel_adapter:OpenSpielMcts; its work is simulations.
"""

import json
from collections import Counter
from functools import lru_cache
from random import Random
from typing import Any

import pyspiel

import cityboard
from cityboard.bots.bot import Budget, Judgement, Thinking
from cityboard.core.game import CHANCE, NOBODY, Game, Move

# A lead of this many points counts as a win: OpenSpiel's searches expect utilities between -1 and 1.
DECIDED = 40
EXPLORATION = 1.0
MEGABYTES = 500
SIMULATIONS = 1000  # without a budget
UNLIMITED = 10**9
WORLDS = 4  # that agree with the view, each searched for its share of the budget
KIND = pyspiel.GameType(
    short_name="python_cityboard",
    long_name="cityboard",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"title": "metro", "options": "{}"},
)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A title with its options."""

    def __init__(self, parameters: dict[str, Any] | None = None, rules: Game[Any] | None = None) -> None:
        """Take the rules, or the parameters of OpenSpiel that say which."""
        chosen = {"title": "metro", "options": "{}"} | (parameters or {})
        self.rules = rules or cityboard.load(chosen["title"], **json.loads(chosen["options"]))
        self.start = self.rules.start()
        self.actions = self.rules.actions()
        self.numbers = {action: number for number, action in enumerate(self.actions)}
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=len(self.actions),
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=10_000,
        )
        super().__init__(KIND, info, chosen)

    def new_initial_state(self) -> "OpenSpielState":
        """Return the state before the first chance move."""
        return OpenSpielState(self)

    def state_at(self, s: Any) -> "OpenSpielState":
        """Return a state in the middle of a game."""
        state = OpenSpielState(self)
        state.position = Position(s)
        return state


class Position:
    """A state of cityboard; OpenSpiel copies by `deepcopy`, which would follow every reference."""

    __slots__ = ("s",)

    def __init__(self, s: Any) -> None:
        """Hold a state."""
        self.s = s

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return Position(self.s.copy())


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state with the calls that OpenSpiel makes."""

    def __init__(self, game: OpenSpielGame) -> None:
        """Begin before the first chance move."""
        super().__init__(game)
        self.position = Position(game.start.copy())

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's numbers for chance and the end."""
        turn = self.position.s.turn
        if turn >= 0:
            return int(turn)
        return int(pyspiel.PlayerId.CHANCE if turn == CHANCE else pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return bool(self.position.s.turn == NOBODY)

    def _legal_actions(self, player: int) -> list[int]:
        game = self.get_game()
        return sorted(map(game.numbers.__getitem__, game.rules.moves(self.position.s)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Number the outcomes as the rules list them."""
        chances = self.get_game().rules.chances(self.position.s)
        whole = sum(weight for _, weight in chances)
        return [(number, weight / whole) for number, (_, weight) in enumerate(chances)]

    def _apply_action(self, action: int) -> None:
        self.get_game().rules.play(self.position.s, self._move(action))

    def _move(self, action: int) -> Move:
        game = self.get_game()
        if self.position.s.turn == CHANCE:
            outcome: Move = game.rules.chances(self.position.s)[action][0]
            return outcome
        move: Move = game.actions[action]
        return move

    def _action_to_string(self, player: int, action: int) -> str:
        return " ".join(map(str, self._move(action)))

    def returns(self) -> list[float]:
        """Return by seat the points ahead of the best other, as a fraction of a decisive lead; alone, the points."""
        scores = self.get_game().rules.scores(self.position.s)
        others = [max(scores[:seat] + scores[seat + 1 :], default=0) for seat in range(len(scores))]
        leads = [(own - other) / DECIDED for own, other in zip(scores, others, strict=True)]
        return [max(-1.0, min(1.0, lead)) for lead in leads]

    def observation_string(self, player: int | None = None) -> str:
        """Return everything that a seat may know, by default the one to move."""
        seat = self.position.s.turn if player is None else player
        return json.dumps(self.get_game().rules.view(self.position.s, seat).to_json())

    def __str__(self) -> str:
        return json.dumps(self.position.s.to_json())


pyspiel.register_game(KIND, OpenSpielGame)


@lru_cache(8)
def open_spiel_game(rules: Game[Any]) -> OpenSpielGame:
    """Return a game for OpenSpiel; numbering the actions takes a while."""
    options = json.dumps(dict(rules.options))
    return OpenSpielGame({"title": rules.title, "options": options}, rules)


class OpenSpielMcts:
    """OpenSpiel's MCTS in C++ with its random rollouts, on worlds that agree with the view; the most visits win."""

    def choose(self, game: Game[Any], view: Any, seat: int, rng: Random, budget: Budget) -> Judgement:
        """Search some worlds and choose the move with the most visits in all of them."""
        if None not in (budget.work, budget.seconds):
            raise ValueError(budget)  # with a time limit, OpenSpiel's search does not count its simulations
        thinking = Thinking(budget, SIMULATIONS)
        adapted = open_spiel_game(game)
        if len(moves := game.moves(view)) == 1:
            return Judgement(moves[0])
        simulations = UNLIMITED if thinking.work is None else thinking.work // WORLDS or 1
        visits: Counter[int] = Counter()
        for world in range(WORLDS, 0, -1):
            seconds = -1.0  # OpenSpiel's word for no limit
            if thinking.seconds is not None:
                seconds = (thinking.begun + thinking.seconds - thinking.clock()) / world
                if seconds <= 0:
                    break
            evaluator = pyspiel.RandomRolloutEvaluator(1, rng.getrandbits(31))
            limits = {"max_simulations": simulations, "max_wall_clock_time": seconds, "max_memory_mb": MEGABYTES}
            search = pyspiel.MCTSBot(
                adapted, evaluator, EXPLORATION, solve=False, seed=rng.getrandbits(31), verbose=False, **limits
            )
            root = search.mcts_search(adapted.state_at(game.guess(view, rng)))
            visits.update({child.action: child.explore_count for child in root.children})
        return Judgement(adapted.actions[most_visited(visits, rng)] if visits else rng.choice(moves))


def most_visited(visits: Counter[int], rng: Random) -> int:
    """Return an action with the most visits."""
    most = max(visits.values())
    return rng.choice([action for action, number in visits.items() if number == most])
