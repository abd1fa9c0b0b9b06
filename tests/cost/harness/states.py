"""The largest pads, events and tables that their rules allow.

The commands themselves make them, so that all are legal.
"""

from functools import lru_cache
from hashlib import sha256
from time import time_ns
from typing import Final

from scorepad.harness.pad_driver import PadDriver
from tournament.harness.event_driver import EventDriver

from dacabo.core.cards import Card
from dacabo.core.rules import Setting
from dacabo.scorepad.cabo.sheet import CaboEntry, Cards
from dacabo.scorepad.pad import MAX_FACTS, Pad
from dacabo.scorepad.requests import Correct, Enter
from dacabo.table.commands import act, open_table
from dacabo.table.facts import Entry
from dacabo.table.options import Options, game_of
from dacabo.table.requests import Play, Ready, Request, Sit, Start
from dacabo.table.table import Phase, Step, Table, next_round
from dacabo.tournament.event import Event, How
from dacabo.tournament.subjects import clocks
from dacabo.tournament.subjects.clocks import Continue, Pause
from dacabo.tournament.subjects.registration import MAX_PLAYERS, Register

ENDING_MOVE: Final = "cabo"
"""The move that ends a round, where there is one."""
SEED: Final = sha256(b"the worst").digest()


def long_name(number: int) -> str:
    """Return a different name for each number, with as many bytes as a name may have."""
    letters = [chr(0x1D4D0 + int(digit)) for digit in f"{number:05}"]
    return "".join(letters).ljust(24, "\U0001d4e9")


# --- pads -------------------------------------------------------------------------------


def round_of(players: int, face: str, cards_each: int) -> CaboEntry:
    """Return a round in which each player has this many cards."""
    return CaboEntry(tuple(Cards((Card(face),) * cards_each) for _ in range(players)), 0)


def written_pad(rounds: int, corrections: int, cards_each: int = 4, players: int = 5) -> Pad:
    """Return a pad with this many rounds, of which the first was corrected this many times.

    Every eighth round has an author with a long name, which takes long to read.
    """
    changes = {"limit": None, "rounds": 1000}
    driver = PadDriver("cabo", "original", players, changes)
    author, reason = "\U0001d4d0" * 200, "\U0001d4d1" * 200
    for number in range(1, rounds + 1):
        by = author if number % 8 == 0 else None
        driver.ask(Enter(number, round_of(players, "0", cards_each), sure=True), by=by)
    for number in range(corrections):
        corrected_round = round_of(players, "10"[number % 2], cards_each)
        driver.ask(Correct(1, corrected_round, driver.pad.entries[0], reason, sure=True), by=author)
    return driver.pad


@lru_cache(maxsize=1)
def full_pad() -> Pad:
    """A pad with almost as many facts as it can hold: rounds, and the most expensive corrections.

    A correction of the first round recomputes all others. Each costs the same, so a few suffice.
    """
    return written_pad(MAX_FACTS - 40, 7)


# --- events -----------------------------------------------------------------------------


_TEN_MINUTES_AGO: Final = time_ns() // 1_000_000 - 600_000
"""So recent that no clock has run out."""


@lru_cache(maxsize=4)
def listed_event(players: int = MAX_PLAYERS) -> Event:
    """An event without a draw, with as many players as it can hold, each with a long name."""
    driver = EventDriver()
    driver.now = _TEN_MINUTES_AGO
    for first in range(0, players, 100):
        names = tuple(map(long_name, range(first, min(first + 100, players))))
        driver.ask(Register(names, How.LIST))
    return driver.event


@lru_cache(maxsize=4)
def long_event(steps: int, players: int = MAX_PLAYERS) -> Event:
    """An event with a published draw. Its log was filled by pausing and resuming one clock."""
    driver = EventDriver()
    driver.now, driver.event = _TEN_MINUTES_AGO, listed_event(players)
    driver.publish()
    first, second, *_ = driver.matches
    driver.ask(clocks.Start((first.id, second.id)))
    while len(driver.event.log) < steps:
        driver.now += 50
        driver.ask(Pause((first.id,)))
        driver.ask(Continue((first.id,)))
    return driver.event


# --- tables -----------------------------------------------------------------------------


class LoggedTable:
    """A table at which nobody waits, and its log."""

    def __init__(self, rounds: int, game: str = "cabo", players: int = 2) -> None:
        presets = {"cabo": "original", "dacapo": "match"}
        changes_by_game: dict[str, dict[str, Setting]] = {
            "cabo": {"limit": None, "rounds": rounds},
            "dacapo": {},
        }
        options = Options(
            game=game, preset=presets[game], players=players, changes=changes_by_game[game]
        )
        self._now = 1_800_000_000_000
        steps = open_table(options, _guest(0), SEED, self._now)
        self.log: list[Entry] = [step.entry for step in steps]
        self.table: Table = steps[-1].table
        for seat in range(1, players):
            self.ask(seat, Sit())
            self.ask(seat, Ready())
        self.before_start: tuple[Table, tuple[Entry, ...]] = (self.table, tuple(self.log))
        """The table and its log before the match began."""
        self.ask(0, Start())

    def ask(self, seat: int, request: Request) -> None:
        """Make a request as the guest of a seat."""
        self._now += 10
        number = str(len(self.log))
        self._apply(
            act(
                self.table,
                request,
                self._now,
                guest=_guest(seat),
                id=number,
                present=(),
                new_seed=lambda: SEED,
            )
        )

    def _apply(self, steps: list[Step]) -> None:
        self.log += [step.entry for step in steps]
        self.table = steps[-1].table if steps else self.table

    def play(self, rounds: int) -> "LoggedTable":
        """Play until this many rounds are over; everybody ends each round as soon as possible."""
        game = game_of(self.table.options)
        while self.table.phase is Phase.PLAYING:
            if next_round(self.table) is not None:
                if len(game.view(self.table.state, None).results) >= rounds:
                    break
                for seat in range(len(self.table.chairs)):
                    self.ask(seat, Ready())
                continue
            decision = next(decision for decision in self.table.decisions if decision.must)
            moves = [game.text(move) for move in game.legal(self.table.state, decision)]
            default_move = game.default(self.table.state, decision)
            assert default_move is not None
            move = ENDING_MOVE if ENDING_MOVE in moves else game.text(default_move)
            self.ask(decision.actor, Play(decision.id, move))
        return self


def _guest(seat: int) -> str:
    return f"guest-{seat}"


@lru_cache(maxsize=4)
def long_table(
    rounds: int, rounds_played: int, game: str = "cabo", players: int = 2
) -> LoggedTable:
    """Return a table with an agreed number of rounds, of which some were played."""
    return LoggedTable(rounds, game, players).play(rounds_played)
