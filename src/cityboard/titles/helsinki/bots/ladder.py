"""The ladder of Helsinki: visitor, clerk, foreman, surveyor, planner, architect."""

from cityboard.bots.bot import Budget
from cityboard.bots.level import Ladder, Level
from cityboard.titles.helsinki.bots import facts
from cityboard.titles.helsinki.bots.architect import Architect
from cityboard.titles.helsinki.bots.builder import Builder
from cityboard.titles.helsinki.bots.visitor import Visitor
from cityboard.titles.helsinki.bots.weights import clerk_weights, foreman_weights, learned_weights

LADDER = Ladder(
    levels=(
        Level("visitor", Visitor),
        Level("clerk", lambda: Builder(clerk_weights)),
        Level("foreman", lambda: Builder(foreman_weights)),
        Level("surveyor", lambda: Builder(learned_weights)),
        Level("planner", lambda: Architect(turns=3, rounds=1, work=3, most=3)),
        Level("architect", lambda: Architect(turns=16, rounds=3, work=4000), Budget(work=4000, seconds=1.5)),
    ),
    analysis_work=3000,
    facts=facts,
)
