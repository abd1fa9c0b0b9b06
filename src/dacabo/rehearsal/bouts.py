"""Bots at one table of an event: a match against the clock, or a decision round."""

from functools import partial
from hashlib import sha256
from typing import NamedTuple

from dacabo.arena.entrants import Entrant, take_seat
from dacabo.arena.match import Player as Seated
from dacabo.arena.match import play_out
from dacabo.core.chance import Sealed
from dacabo.core.game import Decision
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE, Seat
from dacabo.games import GAMES
from dacabo.rehearsal.setting import Setting
from dacabo.scorepad.sheets import CONTESTS
from dacabo.tournament.event import Player


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
    watch = Stopwatch(setting.seconds, CONTESTS[rules.game].minutes(rules))
    chance = Sealed(digest(setting.seed, event, label, "cards"))

    def sit(seat: Seat, player: Player) -> Seated:
        spec = setting.bots[player]
        take = partial(
            take_seat,
            Entrant(spec, spec),
            rules.game,
            rules,
            players=len(players),
            seat=seat,
            seed=int.from_bytes(digest(setting.seed, event, label, "bot", player)[:8], "big"),
        )
        return Seated(player, spec, event, take)

    seated = [sit(seat, player) for seat, player in enumerate(players)]
    result, rounds = play_out(GAMES[rules.game], rules, chance, seated, watch.time_is_up)
    return Bout(
        result.points, tuple(tuple(scored.points) for scored in rounds), watch.turns, watch.called
    )


def digest(*parts: object) -> bytes:
    """32 bytes that depend on these parts only."""
    return sha256("/".join(("dacabo-rehearsal", *map(str, parts))).encode()).digest()
