"""How long a bot takes to answer, so that people at the table can follow."""

from hashlib import sha256
from typing import Final

from dacabo.core.game import Decision

FASTEST: Final = 0.7
SLOWEST: Final = 2.2
MAY_FASTEST: Final = 0.9
MAY_SLOWEST: Final = 2.6


def pause(seed: int | str, decision: Decision) -> float:
    """Seconds until a bot answers, derived from the seed and the decision's id only.

    It is fixed before the bot thinks, so that the waiting time never reveals what the bot knows:
    snapping and passing take the same time.
    """
    digest = sha256(f"{seed}/{decision.id}".encode()).digest()
    share = int.from_bytes(digest[:4], "big") / 2**32
    fastest, slowest = (FASTEST, SLOWEST) if decision.must else (MAY_FASTEST, MAY_SLOWEST)
    return fastest + share * (slowest - fastest)
