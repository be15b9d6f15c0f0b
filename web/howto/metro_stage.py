"""Prepares positions of Metro for its pictures."""

from typing import Any

from cityboard.core.game import Move
from cityboard.titles.metro.rules.game import Metro
from cityboard.titles.metro.rules.moves import Lay
from cityboard.titles.metro.rules.network import SIZE
from web.howto.stage import Stage

# The seat to which the captions of these pictures belong.
READER = 0


class MetroStage(Stage):
    """A game in which everybody is dealt the tile that they lay next."""

    game: Metro

    def __init__(self, placements: str, *wanted: Move, then: str = "", **options: Any) -> None:
        """Lay tiles, written as tile, row and column, in turn; `then` are the tiles for the moves that follow."""
        placed = [placements[at : at + 6] for at in range(0, len(placements), 6)]
        players = options.get("players", 2)
        tiles = [text[:4] for text in placed] + [then[at : at + 4] for at in range(0, len(then), 4)]
        deals: list[Move] = [("deal", number % players, tile) for number, tile in enumerate(tiles)]
        companies = {"companies", "solo"} & set(options.get("modules", ()))
        frame = {} if companies else {"frame": list(range(1, players + 1))}
        super().__init__("metro", *wanted, *deals, **({"start": 0} | frame | options))
        for text in placed:
            self.play(lay(text))

    def points_of(self, station: int) -> dict[str, int]:
        """Return what the line of a station has scored, and for which way."""
        (line,) = [scored for scored in self.happened("line-scored") if scored["station"] == station]
        tiles, end = len(set(line["squares"])), line["end"]
        return {
            "station": station,
            "tiles": tiles,
            "crossings": line["crossings"],
            "points": line["points"],
            **({"end": end} if isinstance(end, int) else {}),
        }

    def total(self, owner: int, rule: str) -> int:
        """Return what a rule gives a player, as if the game ended now."""
        entries = self.game.breakdown(self.state)
        return sum(entry.points for entry in entries if (entry.owner, entry.rule) == (owner, rule))


def lay(text: str, turns: int = 0) -> Lay:
    """Read a placement."""
    return Lay("lay", text[:4], turns, SIZE * int(text[4]) + int(text[5]))
