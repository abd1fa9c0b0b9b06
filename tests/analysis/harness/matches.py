"""Matches between bots, and their analyses; each is played once."""

from functools import cache
from typing import Final

from dacabo.analysis.analyse import analyse
from dacabo.analysis.results import Analysis
from dacabo.games import GAMES
from dacabo.match import Match
from dacabo.records import Record

NAMES: Final = ("Ana", "Ben", "Cem", "Dörte", "Élise", "Frits")
STRONG, WEAK = "prestissimo", "largo"
EVERY_RULE_SET: Final = tuple((game, preset) for game in GAMES for preset in GAMES[game].presets)


@cache
def played(game: str, preset: str, bots: tuple[str, ...], seed: int = 1) -> Record:
    """A match between these bots."""
    match = Match(game, preset, NAMES[: len(bots)], seed=seed.to_bytes(32))
    for seat, bot in enumerate(bots):
        match.seat_bot(seat, bot)
    return match.record


@cache
def analysed(game: str, preset: str, bots: tuple[str, ...], seed: int = 1) -> Analysis:
    """The analysis of that match."""
    return analyse(played(game, preset, bots, seed))
