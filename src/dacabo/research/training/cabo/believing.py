"""How good bots' beliefs are: how likely they take the cards that others really keep.

Presto plays real rounds against somebody. Whenever it has tried its moves out, its worlds are
asked about each card of the other's that lies face down, that its owner has seen and Presto has
not. Three beliefs are compared by the logarithm of the chance that they gave to the true card:
uniform in its pool, uniform in the span that Allegro reads for it, and Presto's worlds.

`python -m dacabo.research.training.cabo.believing BOT ROUNDS` prints a table of those against that
bot.
"""

import sys
from collections.abc import Sequence
from functools import partial
from math import log
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.cabo.presto import Presto
from dacabo.bots.cabo.search.worlds import Worlds
from dacabo.cabo.cards import VALUE
from dacabo.cabo.reading import Span
from dacabo.cabo.state import Match
from dacabo.core.moves import Move
from dacabo.observations.cabo.observer import Observer
from dacabo.research.training.cabo.meeting import PLAYERS, RULES, meet, seat_of, share_out
from dacabo.research.training.cabo.worth import NORMAL, table

DOUBT: Final = 0.05
"""How much of a belief is uniform after all, so that no card is impossible."""


class Belief(NamedTuple):
    """What was believed of a card: how much likelier than in its pool, in nats."""

    round: int
    read: float
    worlds: float


class Believer(Presto):
    """Presto, whose latest worlds can be looked at."""

    worlds: Worlds | None = None

    def make_plausible(self, worlds: Worlds, rng: np.random.Generator) -> None:
        """Keep them."""
        super().make_plausible(worlds, rng)
        self.worlds = worlds

    def believed(self, match: Match, number: int) -> list[Belief]:
        """What it believes of the cards that the other keeps."""
        worlds, self.worlds = self.worlds, None
        if worlds is None:
            return []
        other = 1 - self.seat
        found = []
        for slot, belief in enumerate(self.knowledge.layouts[other]):
            card = match.round.layouts[other][slot]
            if belief is None or card is None or belief.card or other not in belief.seen_by:
                continue
            pool = np.array([VALUE[one] for one in self.knowledge.pools[belief.pool]])
            value = VALUE[card]
            blind = float((pool == value).mean())
            low, high = self.reading.spans.get((other, slot), Span())
            within = pool[(pool >= low) & (pool <= high)]
            read = float((within == value).mean()) if len(within) else blind
            lying = worlds.faces.value[worlds.cards[:, other, slot]]
            chances = (read, float((lying == value).mean()))
            found.append(
                Belief(number, *(log((1 - DOUBT) * one / blind + DOUBT) for one in chances))
            )
        return found


def play(against: str, numbers: Sequence[int]) -> list[Belief]:
    """Let Presto play these rounds."""
    found: list[Belief] = []
    for number in numbers:
        bot = Believer(RULES, PLAYERS, seat_of(number), number)

        def look(
            match: Match, _: Observer, __: Move, bot: Believer = bot, at: int = number
        ) -> None:
            found.extend(bot.believed(match, at))

        meet(bot, against, number, look)
    return found


def tell(against: str, found: Sequence[Belief], rounds: int) -> str:
    """A table."""
    columns = np.array(found, np.float64).T
    deals = columns[0].astype(np.int64) // PLAYERS
    many = np.bincount(deals)

    def mean(nats: NDArray[np.float64]) -> str:
        ratio = nats.mean()
        off = np.bincount(deals, nats) - ratio * many
        return f"{ratio:.3f} ± {NORMAL * np.sqrt((off * off).sum()) / many.sum():.3f}"

    rows = [["Allegro's spans", mean(columns[1])], ["Presto's worlds", mean(columns[2])]]
    title = f"Against {against}: {len(found):,} cards in {rounds:,} rounds"
    return table(title, ["belief", "nats a card better than uniform in its pool"], rows)


def main(arguments: list[str]) -> None:
    """Play and tell."""
    against, rounds = arguments[0], int(arguments[1])
    found = [one for _, some in share_out(partial(play, against), rounds) for one in some]
    print(tell(against, found, rounds), flush=True)  # noqa: T201 (a program of its own)


if __name__ == "__main__":
    main(sys.argv[1:])
