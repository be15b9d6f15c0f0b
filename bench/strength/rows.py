"""The rows of the strength report: who plays whom, with which options and budgets, and the targets."""

from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any

from cityboard.titles.ladders import levels_of

WINS, ALL_WINS, ABOVE_FAIR, THINK, LUCK = "wins", "all wins", "above fair", "think", "luck"
OPEN_SPIEL = "bench.open_spiel_adapter:OpenSpielMcts"
CITIES = ("paris", "stockholm", "london", "new-york", "st-petersburg", "berlin")
THIRD = 2  # the good one-ply greedy, counted from 0


@dataclass(frozen=True, slots=True)
class Row:
    """One figure: the first bot against the others, or one bot against itself.

    The first bot gets a share of its default work and the others their default, or all get the same seconds or the same
    work per move. The lower end of the interval must reach the target; if nearly all games should be won, which no
    interval could show, the value itself must; a thinking time must not exceed it.
    """

    name: str
    title: str
    bots: tuple[str, ...]
    target: float | None
    kind: str = WINS
    options: dict[str, Any] = field(default_factory=dict)
    share: float = 1.0
    seconds: float | None = None
    work: int | None = None
    games: int = 1000
    repeats: int = 1
    weight: int = 1  # of the time that there is

    def entries(self, scale: float = 1.0) -> list[str]:
        """Return the bots as the arena reads them, with their budgets multiplied by a scale."""
        return [self._entry(bot, self.share if number == 0 else 1.0, scale) for number, bot in enumerate(self.bots)]

    def _entry(self, bot: str, share: float, scale: float) -> str:
        if self.seconds is not None:
            return f"{bot}@seconds={self.seconds * scale:.6f}".rstrip("0")
        work = self.work
        if work is None and share * scale != 1:
            work = usual_work(self.title, bot)
            scale *= share
        return bot if work is None else f"{bot}@work={max(1, round(work * scale))}"


def usual_work(title: str, bot: str) -> int | None:
    """Return a level's default work per move."""
    level = levels_of(title).get(bot)
    if level is None:
        return None
    return level.budget.work or getattr(level.make(), "work", None)


@dataclass(frozen=True, slots=True)
class Plan:
    """A title's targets, and the share of the default budgets that its rows get on a small machine."""

    title: str
    names: tuple[str, ...]  # of the levels, weakest first
    flat: tuple[str, ...]  # plain flat Monte Carlo: the first of these that exists
    naive: str  # takes the most points at once
    random_target: float
    naive_target: float
    greedy_target: float
    open_spiel_target: float
    simulations_target: float
    flat_target: float
    think_target: float
    counts: tuple[int, ...]  # of players beyond two
    modules: tuple[tuple[str, dict[str, Any]], ...]
    module_target: float
    share: float  # of the top level's default work
    module_share: float  # the same if modules make every move more expensive
    shares: tuple[float, ...]  # of the default work of each level against the one below
    quick_target: float = 0.01  # of thinking, for the first three levels
    seconds: float = 0.03  # per move against bots without a work limit
    open_spiel_seconds: float = 0.05  # per move against OpenSpiel, whose search needs longer to be useful
    simulations: int = 200  # per move against bots that count their work in them
    slow: int = 200  # games with that many
    full: int = 12  # games at the full budget


PLANS = (
    Plan(
        title="metro",
        names=("tourist", "puncher", "conductor", "signaller", "dispatcher", "chief"),
        flat=("flat", "signaller"),
        naive="banker",
        random_target=1.0,
        naive_target=0.999,
        greedy_target=0.99,
        open_spiel_target=0.95,
        simulations_target=0.75,
        flat_target=0.65,
        think_target=1.5,
        counts=(3, 4, 5, 6),
        modules=(("companies", {"modules": ["companies"]}), *((city, {"city": city}) for city in CITIES)),
        module_target=0.9,
        share=0.05,
        module_share=0.01,
        shares=(1.0, 1.0, 1.0, 1.0, 0.1),
    ),
    Plan(
        title="helsinki",
        names=("visitor", "clerk", "foreman", "surveyor", "planner", "architect"),
        flat=("flat", "greedy"),
        naive="clerk",
        random_target=0.995,
        naive_target=0.97,
        greedy_target=0.85,
        open_spiel_target=0.8,
        simulations_target=0.7,
        flat_target=0.7,
        think_target=2.0,
        counts=(3, 4),
        modules=(("dry roads", {"modules": ["dry-roads"]}),),
        module_target=0.8,
        share=0.025,
        module_share=0.025,
        shares=(1.0, 1.0, 1.0, 1.0, 0.05),
    ),
)


def rows() -> list[Row]:
    """List all rows."""
    return [row for plan in PLANS for row in (*_headlines(plan), *_quick(plan), *_ladder(plan), *_modules(plan))]


def _headlines(plan: Plan) -> list[Row]:
    title, top, third = plan.title, plan.names[-1], plan.names[THIRD]
    flat = next((name for name in plan.flat if name in levels_of(title)), plan.flat[0])
    usual = Row(f"{title}: {top} against {third}", title, (top, third), plan.greedy_target, share=plan.share, weight=4)
    same_time = replace(usual, share=1.0, seconds=plan.seconds, weight=6)
    easy = replace(usual, kind=ALL_WINS, weight=1)
    own = replace(usual, share=1.0, games=plan.full)
    return [
        usual,
        replace(
            same_time,
            name=f"{title}: {top} against OpenSpiel's MCTS, same time",
            bots=(top, OPEN_SPIEL),
            target=plan.open_spiel_target,
            seconds=plan.open_spiel_seconds,
        ),
        replace(
            same_time,
            name=f"{title}: {top} against OpenSpiel's MCTS, as many simulations",
            bots=(top, OPEN_SPIEL),
            target=plan.simulations_target,
            seconds=None,
            work=plan.simulations,
            games=plan.slow,
            weight=2,
        ),
        replace(
            same_time,
            name=f"{title}: {top} against {flat} (plain flat Monte Carlo), same time",
            bots=(top, flat),
            target=plan.flat_target,
        ),
        replace(easy, name=f"{title}: {top} against random", bots=(top, "random"), target=plan.random_target),
        replace(easy, name=f"{title}: {top} against {plan.naive}", bots=(top, plan.naive), target=plan.naive_target),
        replace(own, name=f"{title}: {top} at its own budget against {third}", target=None),
        replace(own, name=f"{title}: {top} at its own budget, p95 of thinking", target=plan.think_target, kind=THINK),
        replace(
            usual,
            name=f"{title}: luck of the deal, {top} against itself",
            bots=(top,),
            target=None,
            kind=LUCK,
            repeats=20,
            weight=2,
        ),
    ]


def _quick(plan: Plan) -> list[Row]:
    """How long the levels up to the third think, each against the one below, the first against random play."""
    rivals = ("random", *plan.names)
    rows = [
        Row(f"{plan.title}: {name}, p95 of thinking", plan.title, (name, rival), plan.quick_target, THINK)
        for rival, name in zip(rivals, plan.names[: THIRD + 1], strict=False)
    ]
    third = rows[THIRD]
    named = [(replace(third, options=options), name) for name, options in plan.modules]
    return rows + [replace(row, name=row.name.replace(":", f", {name}:", 1)) for row, name in named]


def _ladder(plan: Plan) -> list[Row]:
    """Each level against the one below, and with more players against copies of it."""
    steps = []
    for (below, above), share in zip(pairwise(plan.names), plan.shares, strict=True):
        name = f"{plan.title}: {above} against {below}"
        steps.append(Row(name, plan.title, (above, below), 0.7, share=share, weight=2))
        for count in plan.counts:
            by_count = f"{plan.title}, {count} players: {above} against {below}"
            options = {"players": count}
            steps.append(Row(by_count, plan.title, (above, below), 1 / count, ABOVE_FAIR, options, share))
    return steps


def _modules(plan: Plan) -> list[Row]:
    top, third = plan.names[-1], plan.names[THIRD]
    return [
        Row(
            f"{plan.title}, {name}: {top} against {third}",
            plan.title,
            (top, third),
            plan.module_target,
            options=options,
            share=plan.module_share,
        )
        for name, options in plan.modules
    ]
