"""Measure laps by level: the time from the end of my turn, or of my first look, to my next turn.

Bots play whole matches at tables as the server has them, at the server's own pace. The clock jumps
from one answer to the next, so the result does not depend on the machine. An Andante plays my seat.
It takes no time on its turn, and lets every window pass after a glance.

No level may be slower than Largo by more than a tenth; otherwise the exit status is 1.

Usage: python benchmarks/laps.py [--laps 200]
"""

import argparse
import sys
from itertools import count, product
from random import Random
from statistics import median
from typing import Final

from dacabo.bots.levels import levels_in
from dacabo.bots.pace import Moment, Tempo
from dacabo.core.game import heard
from dacabo.server.tables.bot_session import BotSeat, BotSession
from dacabo.server.tables.pacing import Pacing, moment_of
from dacabo.table import requests
from dacabo.table.commands import act, move_bot, on_timer, open_table
from dacabo.table.options import Options, rules_of
from dacabo.table.table import Phase, Step, bot_decisions, is_in_window
from dacabo.table.view import game_view

PRESETS: Final = {"cabo": ("original", "dutch"), "dacapo": ("single",)}
PLAYERS: Final = (2, 4)
REFERENCE_LEVEL: Final = "largo"
MAX_RATIO: Final = 1.1
ME: Final = "me"
MY_LEVEL: Final = "andante"
GLANCE_MS: Final = 400
"""Milliseconds for which I look at a discard before I let a window pass."""
LEFT_MS: Final = 50
"""Milliseconds after which a bot answers once no person is left in the window."""


class SimulatedMatch:
    """A simulated match of one person against bots of one level, on a clock of its own."""

    def __init__(self, options: Options, level: str, seed: int) -> None:
        self.rng = Random(seed)
        self.now = 0
        self.everybody_pauses = False
        self.pacing = Pacing(str(seed))
        self.due: dict[str, int] = {}
        """By decision: the time at which its bot answers, or I do."""
        self.heard: list[list[object]] = [[] for _ in range(options.players)]
        self.table = open_table(options, ME, self.rng.randbytes(32), self.now)[-1].table
        for seat in range(1, options.players):
            self._request(requests.SeatBot(level=level, seat=seat))
        self._request(requests.Start())
        rules = rules_of(options)
        self.bots = [
            BotSession(
                BotSeat(
                    game=options.game,
                    rules=rules,
                    players=options.players,
                    seat=seat,
                    level=level if seat else MY_LEVEL,
                    seed=seed + seat,
                )
            )
            for seat in range(options.players)
        ]

    def laps(self) -> list[float]:
        """The seconds of all laps. A round that ends discards the lap in progress."""
        found: list[float] = []
        since: int | None = None
        while self.table.phase is Phase.PLAYING:
            mine = [
                decision
                for decision in self.table.decisions
                if decision.actor == 0 and decision.must
            ]
            if mine and mine[0].kind == "turn" and since is not None:
                found.append((self.now - since) / 1000)
                since = None
            if mine:
                self._play(0, mine[0].id)
                since = None
            elif any(decision.kind == "next-round" for decision in self.table.decisions):
                self._request(requests.Ready(ready=True))
                since = None
            else:
                since = self.now if since is None else since
                self._advance()
        return found

    def _advance(self) -> None:
        """Let the next player answer, or the clock run out."""
        self.pacing.follow(self.table)
        asked = {decision.id: decision for decision in self.table.decisions}
        self.due = {id_: due for id_, due in self.due.items() if id_ in asked}
        for level, decision in bot_decisions(self.table):
            if decision.id not in self.due:
                pause = self.pacing.seconds(
                    self.table, level, decision, hushed=self.everybody_pauses
                )
                self.due[decision.id] = self.now + round(1000 * pause)
            elif moment_of(self.table, decision) is Moment.LEFT:
                self.due[decision.id] = min(self.due[decision.id], self.now + LEFT_MS)
        for decision in self.table.decisions:
            if decision.actor == 0 and is_in_window(decision):
                self.due.setdefault(decision.id, self.now + GLANCE_MS)
        decision_id, due = min(self.due.items(), key=lambda item: item[1])
        clock = min((clock.due for clock in self.table.clocks), default=due + 1)
        self.now = max(self.now, min(due, clock))
        if clock <= due:
            self._apply(on_timer(self.table, self.now, new_seed=lambda: self.rng.randbytes(32)))
        elif asked[decision_id].actor == 0:
            self._request(requests.Play(decision=decision_id, move="pass"))
        else:
            self._play(asked[decision_id].actor, decision_id)

    def _play(self, seat: int, decision_id: str) -> None:
        decision = next(decision for decision in self.table.decisions if decision.id == decision_id)
        bot = self.bots[seat]
        for fact in self.heard[seat][bot.heard :]:
            bot.hear(fact)  # type: ignore[arg-type]
        move = bot.choose(game_view(self.table, seat), decision)
        if seat:
            self._apply(move_bot(self.table, seat, decision_id, move, self.now))
        else:
            self._request(requests.Play(decision=decision_id, move=move))

    def _request(self, request: requests.StewardRequest) -> None:
        steps = act(
            self.table,
            request,
            self.now,
            guest=ME,
            id=str(self.table.number),
            present=(ME,),
            new_seed=lambda: self.rng.randbytes(32),
        )
        self._apply(steps)

    def _apply(self, steps: list[Step]) -> None:
        self.table = steps[-1].table
        told = [fact for step in steps for fact in step.told]
        self.everybody_pauses = any(fact.everybody_pauses for fact in heard(told, None))
        for seat, facts in enumerate(self.heard):
            facts.extend(heard(told, seat))


def median_lap(options: Options, level: str, laps: int) -> float:
    """The median of at least this many laps, in seconds."""
    found: list[float] = []
    for seed in count():
        found += SimulatedMatch(options, level, seed).laps()
        if len(found) >= laps:
            return median(found)
    raise AssertionError  # `count` never ends


def main() -> None:
    """Print the table; exit with status 1 if a level is too slow."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--laps", type=int, default=200)
    laps = parser.parse_args().laps
    slow = []
    for game, presets in PRESETS.items():
        levels = levels_in(game)
        print(f"{'':28}" + "".join(f"{level:>13}" for level in levels))
        for preset, players, tempo in product(presets, PLAYERS, Tempo):
            options = Options(game=game, preset=preset, players=players, tempo=tempo)
            name = f"{preset}, {players} players, {tempo.value}"
            medians = {level: median_lap(options, level, laps) for level in levels}
            limit = MAX_RATIO * medians[REFERENCE_LEVEL]
            slow += [f"{name}: {level}" for level in levels if medians[level] > limit]
            print(
                f"{name:28}" + "".join(f"{seconds:13.2f}" for seconds in medians.values()),
                flush=True,
            )
    if slow:
        sys.exit("slower than Largo: " + "; ".join(slow))


if __name__ == "__main__":
    main()
