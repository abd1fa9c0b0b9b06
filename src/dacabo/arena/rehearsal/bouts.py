"""Bots at one table of an event: a match against the clock, or a decision round.

On the simulator, the tables of many events play at once.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from dacabo.arena.backend import backend
from dacabo.arena.entrants import Entrant, bot_factory, digest
from dacabo.arena.match import Player as SeatedPlayer
from dacabo.arena.match import play_out
from dacabo.arena.rehearsal.setting import Setting
from dacabo.core.chance import Sealed
from dacabo.core.game import Decision
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE, Seat
from dacabo.games import GAMES
from dacabo.scorepad.sheets import TOURNAMENT_RULES
from dacabo.tournament.event import Player

NAME: Final = "dacabo-rehearsal"
"""All chance of a rehearsal follows from this word and its seed."""
_DEALS: Final = 2**31
"""Numbers of deals that an env can hold."""


class Bout(NamedTuple):
    """The outcome of a match or a decision round; points in the order of its players."""

    totals: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]
    turns: int
    called: bool
    """Whether time was called."""


class Meeting(NamedTuple):
    """Who meets at one table, and by which rules."""

    label: str
    """Unique within the event: all chance follows from it."""
    players: tuple[Player, ...]
    rules: RuleSet


class Stopwatch:
    """Measures the time of a match in turns."""

    def __init__(self, seconds: int, minutes: int | None) -> None:
        self.seconds = seconds
        self.limit = None if minutes is None else 60 * minutes
        self.turns = 0
        self.called = False

    def time_is_up(self, decision: Decision) -> bool:
        """Whether to call time before this decision: once, between two turns (TOUR-2)."""
        turn_begins = decision.kind == "turn"
        if (
            (turn_begins or decision.actor == TABLE)
            and not self.called
            and self.limit is not None
            and self.turns * self.seconds >= self.limit
        ):
            self.called = True
            return True
        self.turns += turn_begins
        return False


def play_bout(setting: Setting, event: int, meeting: Meeting) -> Bout:
    """Play at one table."""
    label, players, rules = meeting
    watch = Stopwatch(setting.seconds, TOURNAMENT_RULES[rules.game].minutes(rules))
    chance = Sealed(digest(NAME, setting.seed, event, label, "cards"))

    def sit(seat: Seat, player: Player) -> SeatedPlayer:
        spec = setting.bots[player]
        seed = digest(NAME, setting.seed, event, label, "bot", player)
        make_bot = bot_factory(
            Entrant(spec, spec), rules, players=len(players), seat=seat, seed=seed
        )
        return SeatedPlayer(player, spec, event, make_bot)

    sitting = [sit(seat, player) for seat, player in enumerate(players)]
    result, rounds = play_out(GAMES[rules.game], rules, chance, sitting, watch.time_is_up)
    return Bout(
        result.points, tuple(tuple(scored.points) for scored in rounds), watch.turns, watch.called
    )


def play_bouts(setting: Setting, meetings: Sequence[tuple[int, Meeting]]) -> list[Bout]:
    """Play at these tables, each with the number of its event."""
    alike: dict[tuple[RuleSet, int], list[int]] = {}
    for number, (_, meeting) in enumerate(meetings):
        alike.setdefault((meeting.rules, len(meeting.players)), []).append(number)
    bouts: dict[int, Bout] = {}
    for (rules, _), numbers in alike.items():
        bouts |= zip(numbers, _play(setting, rules, [meetings[n] for n in numbers]), strict=True)
    return [bouts[number] for number in range(len(meetings))]


def _play(setting: Setting, rules: RuleSet, meetings: Sequence[tuple[int, Meeting]]) -> list[Bout]:
    """Play at tables of the same size, by the same rules."""
    minutes = TOURNAMENT_RULES[rules.game].minutes(rules)
    matches = backend().play(
        rules,
        [[setting.bots[player] for player in meeting.players] for _, meeting in meetings],
        [_deal(setting, event, meeting) for event, meeting in meetings],
        seed=setting.seed,
        threads=1,  # other events are played by other processes
        until=None if minutes is None else -(-60 * minutes // setting.seconds),
    )
    rounds: list[list[tuple[int, ...]]] = [[] for _ in meetings]
    for one in matches.rounds:
        for env, points in zip(one.envs.tolist(), one.points.tolist(), strict=True):
            rounds[env].append(tuple(points))
    return [
        Bout(tuple(totals), tuple(played), turns, timed)
        for totals, played, turns, timed in zip(
            matches.totals.tolist(),
            rounds,
            matches.turns.tolist(),
            matches.timed.tolist(),
            strict=True,
        )
    ]


def _deal(setting: Setting, event: int, meeting: Meeting) -> int:
    """The number of a table's deal, which no other table of the rehearsal is likely to have."""
    found = digest(NAME, setting.seed, event, meeting.label, "cards")
    return int.from_bytes(found[:8], "big") % _DEALS
