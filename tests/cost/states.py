"""The worst that anybody can bring pads, events and tables to, by what the rules of each allow.

All of it is made by the rules themselves: asked for, allowed, and folded.
"""

from functools import lru_cache
from hashlib import sha256
from time import time_ns
from typing import Final

from scorepad.evening import Writing
from tournament.hall import Hall

from dacabo.core.cards import Card
from dacabo.core.rules import Setting
from dacabo.scorepad.cabo.sheet import CaboEntry, Cards
from dacabo.scorepad.pad import MOST_FACTS, Pad
from dacabo.scorepad.requests import Correct, Enter
from dacabo.table.acting import act, open_table
from dacabo.table.facts import Entry
from dacabo.table.options import Options, game_of
from dacabo.table.requests import Play, Ready, Request, Sit, Start
from dacabo.table.table import Phase, Step, Table, next_round
from dacabo.tournament import requests as ask
from dacabo.tournament.event import Event
from dacabo.tournament.facts import How
from dacabo.tournament.reckoning.field import MOST_PLAYERS

ENDS: Final = "cabo"
"""The move that ends a round, where there is one."""
SEED: Final = sha256(b"the worst").digest()


def long_name(number: int) -> str:
    """Another name for each number, as many bytes as a name may have."""
    letters = [chr(0x1D4D0 + int(digit)) for digit in f"{number:05}"]
    return "".join(letters).ljust(24, "\U0001d4e9")


# --- pads -------------------------------------------------------------------------------


def laid_out(players: int, faces: str, each: int) -> CaboEntry:
    """A round in which everybody has so many cards before them."""
    return CaboEntry(tuple(Cards((Card(faces),) * each) for _ in range(players)), 0)


def written_pad(rounds: int, corrections: int, each: int = 4, players: int = 5) -> Pad:
    """A pad with so many rounds, of which the first was corrected so many times.

    Only of some it is said at length who wrote them: to read that takes long where it is counted.
    """
    changes = {"limit": None, "rounds": 1000}
    writing = Writing("cabo", "original", players, changes)
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
    """Almost as many facts as a pad has room for: most of them rounds, and the dearest corrections.

    A correction of the first round reckons all others anew. Few of them are as dear, each, as many.
    """
    return written_pad(MOST_FACTS - 40, 7)


# --- events -----------------------------------------------------------------------------


_TODAY: Final = time_ns() // 1_000_000 - 600_000
"""So that no clock has run out."""


@lru_cache(maxsize=4)
def listed_event(players: int = MOST_PLAYERS) -> Event:
    """As many players as an event has room for, each with a long name; nothing is drawn."""
    hall = Hall()
    hall.now = _TODAY
    for first in range(0, players, 100):
        names = tuple(map(long_name, range(first, min(first + 100, players))))
        hall.ask(ask.Register(names, How.LIST))
    return hall.event


@lru_cache(maxsize=4)
def long_event(steps: int, players: int = MOST_PLAYERS) -> Event:
    """So many players are drawn; at one of two tables that play, the clock was stopped so often."""
    hall = Hall()
    hall.now, hall.event = _TODAY, listed_event(players)
    hall.publish()
    one, other, *_ = hall.matches
    hall.ask(ask.Start((one.id, other.id)))
    while len(hall.event.log) < steps:
        hall.now += 50
        hall.ask(ask.Pause((one.id,)))
        hall.ask(ask.Continue((one.id,)))
    return hall.event


# --- tables -----------------------------------------------------------------------------


class Evening:
    """A table where nobody waits, and its log."""

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
        """Before anybody has begun."""
        self.ask(0, Start())

    def ask(self, seat: int, request: Request) -> None:
        """Let somebody ask."""
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
        """Everybody ends each round as soon as can be, until so many are over."""
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
    """A table at which so many rounds are agreed on, and so many were played."""
    return Evening(rounds, game, players).play(played)
