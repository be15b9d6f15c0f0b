"""Ratings of a pool: Bradley–Terry on the Elo scale, and OpenSkill's Plackett–Luce for any number of players."""

from collections.abc import Sequence
from math import exp, log, log10, sqrt
from typing import NamedTuple

Wins = list[list[float]]  # how often the row's bot finished ahead of the column's, with draws as half
ELO = 400  # points for odds of ten to one
PRIOR = 0.5  # as if every two bots had also drawn once: otherwise a bot that never lost would be infinitely strong
CLOSE, LONGEST = 1e-9, 10_000  # when the iteration stops

MU, SIGMA = 25.0, 25.0 / 3
BETA = SIGMA / 2
SMALLEST = 0.0001  # the smallest factor by which a variance can shrink in one game


def bradley_terry(wins: Wins, anchor: int) -> list[float]:
    """Rate by Hunter's minorisation (2004): the expected results equal the actual ones; the anchor has 0."""
    bots = range(len(wins))
    if len(bots) == 1:
        return [0.0]
    meetings = [[wins[a][b] + wins[b][a] + 2 * PRIOR for b in bots] for a in bots]
    won = [sum(wins[a][b] + PRIOR for b in bots if b != a) for a in bots]
    strengths = [1.0 for _ in bots]
    for _ in range(LONGEST):
        renewed = [won[a] / sum(meetings[a][b] / (strengths[a] + strengths[b]) for b in bots if b != a) for a in bots]
        renewed = [strength / renewed[anchor] for strength in renewed]
        change = max(abs(log(new / old)) for new, old in zip(renewed, strengths, strict=True))
        strengths = renewed
        if change < CLOSE:
            break
    return [ELO * log10(strength) for strength in strengths]


class Skill(NamedTuple):
    """The belief about a bot's skill: a mean and a standard deviation."""

    mu: float = MU
    sigma: float = SIGMA


def plackett_luce(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Return the skills of a table after a game, by algorithm 4 of Weng and Lin (2011) with OpenSkill's constants.

    Bots do not learn, so nothing is added to a variance between games.
    """
    scale = sqrt(sum(skill.sigma**2 + BETA**2 for skill in skills))
    weights = [exp(skill.mu / scale) for skill in skills]
    seats = range(len(skills))
    rest = [sum(weights[other] for other in seats if places[other] >= places[seat]) for seat in seats]
    ties = [places.count(place) for place in places]
    renewed = []
    for seat, (mu, sigma) in enumerate(skills):
        ahead = [other for other in seats if places[other] <= places[seat]]
        chances = {other: weights[seat] / rest[other] for other in ahead}
        shift = sum(((other == seat) - chance) / ties[other] for other, chance in chances.items())
        certainty = sum(chance * (1 - chance) / ties[other] for other, chance in chances.items())
        shrunk = 1 - (sigma / scale) ** 3 * certainty
        renewed.append(Skill(mu + sigma**2 / scale * shift, sigma * sqrt(max(shrunk, SMALLEST))))
    return renewed


def rate_in_turn(bots: int, games: Sequence[tuple[Sequence[int], Sequence[int]]]) -> list[Skill]:
    """Rate game by game, given as bots by seat and their places; copies of a bot get their average update."""
    skills = [Skill() for _ in range(bots)]
    for seats, places in games:
        after = plackett_luce([skills[bot] for bot in seats], places)
        for bot in set(seats):
            own = [skill for skill, seated in zip(after, seats, strict=True) if seated == bot]
            skills[bot] = Skill(*(sum(values) / len(own) for values in zip(*own, strict=True)))
    return skills
