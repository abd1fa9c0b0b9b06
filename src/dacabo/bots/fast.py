"""The bots of a game that are kernels of the twin as well."""

from dacabo.games import part_of
from dacabo.research.simulator.errors import TwinError
from dacabo.research.simulator.players import Players


def fast_players(game: str) -> Players:
    """Those that a game has; refused if it has none."""
    part = part_of(game, "dacabo.bots", "fast")
    if part is None:
        raise TwinError("no-fast-bots", game=game)
    fast: Players = part.FAST
    return fast
