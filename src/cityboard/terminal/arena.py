"""What the command `arena` does and shows: bots against bots."""

import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from cityboard.arena.entrant import enter_all
from cityboard.arena.match import Contest, MatchResult
from cityboard.arena.plot import Panel, draw
from cityboard.arena.pool import play_all
from cityboard.arena.report import Report, Standing, summarise
from cityboard.arena.schedule import Match, schedule
from cityboard.arena.statistics import IntervalEstimate
from cityboard.bots.bot import Budget
from cityboard.core.game import Game
from cityboard.language import Language
from cityboard.presentation.files import unreadable
from cityboard.presentation.grid import grid
from cityboard.titles.registry import DEFAULT_EDITION

PERCENT = 100


@dataclass(frozen=True, slots=True)
class Wanted:
    """The wanted contest: who plays, how often, how long they think, and where it runs."""

    bots: str
    games: int
    seats: str
    repeats: int
    seed: str
    budget: Budget
    workers: int
    cluster: str | None


def held(game: Game[Any], edition: str | None, wanted: Wanted) -> Report:
    """Hold a contest and report on it."""
    entrants = enter_all(game.title, wanted.bots.split(","), wanted.budget)
    contest = Contest.of(game, edition or DEFAULT_EDITION, entrants, wanted.seed)
    matches = schedule(len(entrants), game.players, wanted.games, wanted.seats, wanted.repeats)
    return summarise(contest, played(contest, matches, wanted.workers, wanted.cluster))


def played(contest: Contest, matches: Sequence[Match], workers: int, cluster: str | None) -> list[MatchResult]:
    """Play all matches with a progress bar on standard error."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
    with shown as progress:
        return list(progress.track(play_all(contest, matches, workers, cluster), total=len(matches)))


def keep(file: Path, text: str) -> None:
    """Write a file, or refuse if that is not possible."""
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise unreadable(file, error) from None


def as_values(report: Report) -> dict[str, Any]:
    """Return a report as JSON values, with names for the parts of every estimate and skill."""
    values = asdict(report, dict_factory=lambda fields: {name: _named(value) for name, value in fields})
    return dict(values)


def _named(value: Any) -> Any:
    return value._asdict() if hasattr(value, "_asdict") else value


def show(report: Report, language: Language) -> None:
    """Print a report as tables."""
    console = Console(highlight=False, soft_wrap=True)
    results = grid(language, *(f"arena-{heading}" for heading in ("bot", "budget", "games", "wins", "margin")))
    ratings = grid(language, *(f"arena-{heading}" for heading in ("bot", "rating", "skill", "think")))
    for standing in report.standings:
        results.add_row(*result_row(standing, language))
        ratings.add_row(*rating_row(standing))
    console.print(results, "", ratings)
    if len(report.pairs) > 1:
        pairs = grid(language, "arena-first", "arena-second", "arena-games", "arena-wins")
        for pair in report.pairs:
            pairs.add_row(pair.first, pair.second, str(pair.meetings), in_percent(pair.share))
        console.print("", pairs)
    fair = f"{PERCENT * report.standings[0].fair_share:.1f} %"
    console.print(language.say("arena-sets", games=report.games, sets=report.sets, seed=report.seed, fair=fair))
    if report.luck:
        share, low, high = (f"{PERCENT * end:.1f} %" for end in report.luck)
        console.print(language.say("arena-luck", share=share, low=low, high=high))
    if not report.repeatable:
        console.print(language.say("arena-clock"))


def result_row(standing: Standing, language: Language) -> list[str]:
    """Return what a bot won, column by column."""
    return [
        standing.name,
        budget(standing, language),
        str(standing.games),
        in_percent(standing.win_share),
        "{:+.1f} [{:+.1f}, {:+.1f}]".format(*standing.margin),
    ]


def rating_row(standing: Standing) -> list[str]:
    """Return how strong and how quick a bot is, column by column."""
    think, skill = standing.think, standing.skill
    return [
        standing.name,
        "{:.0f} [{:.0f}, {:.0f}]".format(*standing.rating),
        f"{skill.mu:.1f} ± {2 * skill.sigma:.1f}",
        " / ".join(f"{1000 * seconds:.1f}" for seconds in (think.p50, think.p95, think.longest)) + " ms",
    ]


def budget(standing: Standing, language: Language) -> str:
    """Return how long a bot was allowed to think."""
    work, seconds = standing.work, standing.seconds
    if work is None and seconds is None:
        return language.say("arena-budget-usual")
    if seconds is None:
        return language.say("arena-budget-work", work=str(work))
    if work is None:
        return language.say("arena-budget-seconds", seconds=f"{seconds:g}")
    return language.say("arena-budget-both", work=str(work), seconds=f"{seconds:g}")


def in_percent(share: IntervalEstimate) -> str:
    """Format a share with its interval."""
    value, low, high = (PERCENT * end for end in share)
    return f"{value:.1f} % [{low:.1f}, {high:.1f}]"


def picture(report: Report, language: Language) -> str:
    """Draw wins, margins and ratings."""
    wins = [
        (standing.name, IntervalEstimate(*(PERCENT * end for end in standing.win_share)))
        for standing in report.standings
    ]
    margins = [(standing.name, standing.margin) for standing in report.standings]
    ratings = [(standing.name, standing.rating) for standing in report.standings]
    return draw(
        [
            Panel(language.say("arena-plot-wins"), wins, PERCENT * report.standings[0].fair_share),
            Panel(language.say("arena-plot-margin"), margins, 0.0),
            Panel(language.say("arena-plot-rating"), ratings),
        ]
    )
