"""Let Prestissimo play, and record its decisions: this also runs in Pyodide."""

import json
import sys
from collections.abc import Callable, Iterator
from itertools import count, product
from statistics import fmean, median, quantiles
from time import perf_counter
from typing import Any

from dacabo.bots.bot import Bot, RandomBot
from dacabo.bots.cabo.learned import fast_inference as cabo
from dacabo.bots.dacapo.learned import fast_inference as dacapo
from dacabo.bots.levels import seat_bot
from dacabo.core.game import Decision, Fact
from dacabo.core.moves import Move
from dacabo.games import GAMES
from dacabo.match import Match

PLAYERS = {"cabo": range(2, 6), "dacapo": range(2, 5)}
NETWORKS: dict[str, Any] = {"cabo": cabo.FastInference, "dacapo": dacapo.FastInference}


class TimedBot:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot, durations: list[float]) -> None:
        self.bot = bot
        self.durations = durations

    def hear(self, fact: Fact) -> None:
        """Pass a fact to the bot."""
        self.bot.hear(fact)

    def choose(self, view: object, decision: Decision) -> Move:
        """Time the bot's decision."""
        started = perf_counter()
        move = self.bot.choose(view, decision)
        self.durations.append(perf_counter() - started)
        return move


def matches(game: str) -> Iterator[Match]:
    """Return matches of all rule sets, with few players and with many."""
    for number in count():
        for preset, players in product(GAMES[game].presets, PLAYERS[game]):
            yield Match(game, preset, ["Bot"] * players, seed=number.to_bytes(32, "big"))


def decide(game: str, most: int) -> dict[str, Any]:
    """Let Prestissimo play against a random player until its network has decided so often.

    Return each observation with the action that the network chose, and the milliseconds that a
    decision took: the network alone, and the whole bot.
    """
    network = NETWORKS[game]
    best: Callable[..., int] = network.best
    chosen: list[tuple[str, int]] = []
    inferences: list[float] = []
    decisions: list[float] = []

    def recorded(self: object, obs: bytes, *given: Any) -> int:
        started = perf_counter()
        action = best(self, obs, *given)
        inferences.append(perf_counter() - started)
        chosen.append((obs.hex(), action))
        return action

    network.best = recorded
    try:
        for match in matches(game):
            rules, players = match.rules, len(match.names)
            for seat in range(1, players):
                bot = seat_bot(game, "prestissimo", rules, players=players, seat=seat, seed=seat)
                match.seat_bot(seat, TimedBot(bot, decisions))
            match.seat_bot(0, RandomBot(match.game, rules, players, 0, 1))
            if len(chosen) >= most:
                break
    finally:
        network.best = best
    times = {"network": inferences, "bot": decisions}
    return {
        "chosen": chosen,
        "milliseconds": {
            name: {
                "mean": 1000 * fmean(values),
                "median": 1000 * median(values),
                "99%": 1000 * quantiles(values, n=100)[-1],
            }
            for name, values in times.items()
        },
    }


def main(most: str) -> str:
    """Return the decisions of all games as JSON."""
    return json.dumps({game: decide(game, int(most)) for game in GAMES})


if __name__ == "__main__":
    print(main(sys.argv[1]))
