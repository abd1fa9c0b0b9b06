"""Bouts: what bots play at one table of an event, a match against the clock or a tie-break round.

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
"""The number of deals that an env can tell apart."""


class BoutResult(NamedTuple):
    """The outcome of a bout. Points are in the order of its players."""

    totals: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]
    turns: int
    called: bool
    """Whether time was called."""


class BoutSetup(NamedTuple):
    """The players of a bout and their rules."""

    label: str
    """The label is unique within the event. All chance of the bout follows from it."""
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
        """Return whether to call time before this decision: once, between two turns (TOUR-2)."""
        is_turn_start = decision.kind == "turn"
        if (
            (is_turn_start or decision.actor == TABLE)
            and not self.called
            and self.limit is not None
            and self.turns * self.seconds >= self.limit
        ):
            self.called = True
            return True
        self.turns += is_turn_start
        return False


def play_bout(setting: Setting, event: int, setup: BoutSetup) -> BoutResult:
    """Play at one table."""
    label, players, rules = setup
    watch = Stopwatch(setting.seconds, TOURNAMENT_RULES[rules.game].minutes(rules))
    chance = Sealed(digest(NAME, setting.seed, event, label, "cards"))

    def sit(seat: Seat, player: Player) -> SeatedPlayer:
        spec = setting.bots[player]
        seed = digest(NAME, setting.seed, event, label, "bot", player)
        make_bot = bot_factory(
            Entrant(spec, spec), rules, players=len(players), seat=seat, seed=seed
        )
        return SeatedPlayer(player, spec, event, make_bot)

    seated = [sit(seat, player) for seat, player in enumerate(players)]
    result, rounds = play_out(GAMES[rules.game], rules, chance, seated, watch.time_is_up)
    return BoutResult(
        result.points, tuple(tuple(scored.points) for scored in rounds), watch.turns, watch.called
    )


def play_bouts(setting: Setting, setups: Sequence[tuple[int, BoutSetup]]) -> list[BoutResult]:
    """Play many bouts on the simulator, each given with the number of its event.

    Bouts by the same rules with the same number of players are played at once.
    """
    groups: dict[tuple[RuleSet, int], list[int]] = {}
    for number, (_, setup) in enumerate(setups):
        groups.setdefault((setup.rules, len(setup.players)), []).append(number)
    results: dict[int, BoutResult] = {}
    for (rules, _), numbers in groups.items():
        group = _play_group(setting, rules, [setups[number] for number in numbers])
        results |= zip(numbers, group, strict=True)
    return [results[number] for number in range(len(setups))]


def _play_group(
    setting: Setting, rules: RuleSet, setups: Sequence[tuple[int, BoutSetup]]
) -> list[BoutResult]:
    """Play at tables of the same size, by the same rules."""
    minutes = TOURNAMENT_RULES[rules.game].minutes(rules)
    matches = backend().play(
        rules,
        [[setting.bots[player] for player in setup.players] for _, setup in setups],
        [_deal(setting, event, setup) for event, setup in setups],
        seed=setting.seed,
        threads=1,  # other events are played by other processes
        until=None if minutes is None else -(-60 * minutes // setting.seconds),
    )
    rounds: list[list[tuple[int, ...]]] = [[] for _ in setups]
    for one in matches.rounds:
        for env, points in zip(one.envs.tolist(), one.points.tolist(), strict=True):
            rounds[env].append(tuple(points))
    return [
        BoutResult(tuple(totals), tuple(played), turns, timed)
        for totals, played, turns, timed in zip(
            matches.totals.tolist(),
            rounds,
            matches.turns.tolist(),
            matches.timed.tolist(),
            strict=True,
        )
    ]


def _deal(setting: Setting, event: int, setup: BoutSetup) -> int:
    """Return the number of a table's deal, which other tables of the rehearsal hardly ever have."""
    random_bytes = digest(NAME, setting.seed, event, setup.label, "cards")
    return int.from_bytes(random_bytes[:8], "big") % _DEALS
