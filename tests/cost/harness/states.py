"""The largest pads, events and tables that their rules allow.

All are made by the rules themselves: requested, allowed, and folded.
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

ENDS: Final = "cabo"
"""The move that ends a round, where there is one."""
SEED: Final = sha256(b"the worst").digest()


def long_name(number: int) -> str:
    """Return a different name for each number, with as many bytes as a name may have."""
    letters = [chr(0x1D4D0 + int(digit)) for digit in f"{number:05}"]
    return "".join(letters).ljust(24, "\U0001d4e9")


# --- pads -------------------------------------------------------------------------------


def laid_out(players: int, faces: str, each: int) -> CaboEntry:
    """Return a round in which each player has this many cards."""
    return CaboEntry(tuple(Cards((Card(faces),) * each) for _ in range(players)), 0)


def written_pad(rounds: int, corrections: int, each: int = 4, players: int = 5) -> Pad:
    """Return a pad with this many rounds, of which the first was corrected this many times.

    Only some have a long author: reading those takes long where it is counted.
    """
    changes = {"limit": None, "rounds": 1000}
    writing = PadDriver("cabo", "original", players, changes)
    who, why = "\U0001d4d0" * 200, "\U0001d4d1" * 200
    for number in range(1, rounds + 1):
        by = who if number % 8 == 0 else None
        writing.ask(Enter(number, laid_out(players, "0", each), sure=True), by=by)
    for number in range(corrections):
        other = laid_out(players, "10"[number % 2], each)
        writing.ask(Correct(1, other, writing.pad.entries[0], why, sure=True), by=who)
    return writing.pad


@lru_cache(maxsize=1)
def full_pad() -> Pad:
    """Almost as many facts as a pad can hold: mostly rounds, and the most expensive corrections.

    A correction of the first round recomputes all others. Each costs the same, so a few suffice.
    """
    return written_pad(MAX_FACTS - 40, 7)


# --- events -----------------------------------------------------------------------------


_TODAY: Final = time_ns() // 1_000_000 - 600_000
"""So that no clock has run out."""


@lru_cache(maxsize=4)
def listed_event(players: int = MAX_PLAYERS) -> Event:
    """As many players as an event can hold, each with a long name; nothing is drawn."""
    driver = EventDriver()
    driver.now = _TODAY
    for first in range(0, players, 100):
        names = tuple(map(long_name, range(first, min(first + 100, players))))
        driver.ask(Register(names, How.LIST))
    return driver.event


@lru_cache(maxsize=4)
def long_event(steps: int, players: int = MAX_PLAYERS) -> Event:
    """This many players are drawn; at one of two tables, the clock was stopped this often."""
    driver = EventDriver()
    driver.now, driver.event = _TODAY, listed_event(players)
    driver.publish()
    one, other, *_ = driver.matches
    driver.ask(clocks.Start((one.id, other.id)))
    while len(driver.event.log) < steps:
        driver.now += 50
        driver.ask(Pause((one.id,)))
        driver.ask(Continue((one.id,)))
    return driver.event


# --- tables -----------------------------------------------------------------------------


class Evening:
    """A table without waiting, and its log."""

    def __init__(self, rounds: int, game: str = "cabo", players: int = 2) -> None:
        presets = {"cabo": "original", "dacapo": "match"}
        endless: dict[str, dict[str, Setting]] = {
            "cabo": {"limit": None, "rounds": rounds},
            "dacapo": {},
        }
        options = Options(game=game, preset=presets[game], players=players, changes=endless[game])
        self._now = 1_800_000_000_000
        steps = open_table(options, _guest(0), SEED, self._now)
        self.log: list[Entry] = [step.entry for step in steps]
        self.table: Table = steps[-1].table
        for seat in range(1, players):
            self.ask(seat, Sit())
            self.ask(seat, Ready())
        self.opening: tuple[Table, tuple[Entry, ...]] = (self.table, tuple(self.log))
        """Before the match has begun."""
        self.ask(0, Start())

    def ask(self, seat: int, request: Request) -> None:
        """Let a guest make a request."""
        self._now += 10
        number = str(len(self.log))
        self._take(
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

    def _take(self, steps: list[Step]) -> None:
        self.log += [step.entry for step in steps]
        self.table = steps[-1].table if steps else self.table

    def play(self, rounds: int) -> "Evening":
        """Play until this many rounds are over; everybody ends each round as soon as possible."""
        game = game_of(self.table.options)
        while self.table.phase is Phase.PLAYING:
            if next_round(self.table) is not None:
                if len(game.view(self.table.state, None).results) >= rounds:
                    break
                for seat in range(len(self.table.chairs)):
                    self.ask(seat, Ready())
                continue
            decision = next(one for one in self.table.decisions if one.must)
            moves = [game.text(one) for one in game.legal(self.table.state, decision)]
            harmless = game.default(self.table.state, decision)
            assert harmless is not None
            move = ENDS if ENDS in moves else game.text(harmless)
            self.ask(decision.actor, Play(decision.id, move))
        return self


def _guest(seat: int) -> str:
    return f"guest-{seat}"


@lru_cache(maxsize=4)
def long_evening(rounds: int, played: int, game: str = "cabo", players: int = 2) -> Evening:
    """Return a table with an agreed number of rounds, of which some were played."""
    return Evening(rounds, game, players).play(played)
