"""The ladder of Metro: tourist, puncher, conductor, signaller, dispatcher, chief."""

from cityboard.bots.bot import Budget
from cityboard.bots.level import Ladder, Level
from cityboard.bots.random_bot import RandomBot
from cityboard.titles.metro.bots import facts
from cityboard.titles.metro.bots.flat import Flat
from cityboard.titles.metro.bots.greedy import GreedyTrack
from cityboard.titles.metro.bots.search import FillSearch

LADDER = Ladder(
    levels=(
        Level("tourist", lambda: RandomBot(facts.RANDOM())),
        Level("puncher", lambda: GreedyTrack(1.5)),
        Level("conductor", lambda: GreedyTrack(3.0)),
        Level("signaller", lambda: FillSearch(1000, halving=False, most=1000)),
        Level("dispatcher", lambda: FillSearch(1500, most=1500)),
        Level("chief", lambda: FillSearch(400_000, worlds=4, places=2), Budget(work=400_000, seconds=1.2)),
    ),
    # The banker takes the most points at once, which is a mistake in this game.
    baselines=(Level("banker", lambda: GreedyTrack(0.0)), Level("flat", Flat)),
    analysis_work=120_000,
    sample_cost=640,
    facts=facts,
)
