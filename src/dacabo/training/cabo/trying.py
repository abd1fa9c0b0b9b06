"""What a learned player does, and what it is worth to do so.

In some rounds the player plays all seats as it likes, and is watched. In the others there comes a
moment, once at most, at which the lane is copied with all its cards: in one the player is made to
do something, in the other to leave it, and then all go on as they like, with the same luck as long
as they draw alike. What differs at the end of the round is what it was worth: nothing is assumed
about what would have happened.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.cabo.learned.network import say, think
from dacabo.bots.layers import Weights, tools
from dacabo.cabo.rules import PRESETS
from dacabo.doors.errors import extra
from dacabo.training.cabo.subject import notice, sensible
from dacabo.training.lanes import Table
from dacabo.training.plan import Plan, Setting
from dacabo.twin.batch import PASS_OVER
from dacabo.twin.cabo.kernel.layout import (
    CALL,
    CODES,
    DISCARD,
    DRAW,
    HOLDING,
    LAY,
    TAKE,
    TURN_BEGINS,
)
from dacabo.twin.cabo.kernel.observing import GLOBALS, NONE, TOKEN, UNSEEN
from dacabo.twin.twin import ROUND_OVER

Tensor = Any
Table_ = NDArray[np.int64]

LAPS: Final = 16
SUMS: Final = 54
"""Sums are 0 to 53 or so: four cards."""
SLOTS: Final = PRESETS["original"].cards
"""No layout grows by these rules."""

CALLING, TAKING, PEEKING, SPYING, SWAPPING = range(5)
OFTEN: Final = (0.08, 0.08, 0.3, 0.3, 0.3)
"""How often each is tried where it is possible,"""
ROUNDS: Final = 0.7
"""in how many of the rounds."""
POWERS: Final = {PEEKING: (9, 10), SPYING: (11, 12), SWAPPING: (13, 14)}
"""The codes of the cards."""


class Watched(NamedTuple):
    """What was done in the rounds that were only watched, by lap and estimated sum."""

    turns: Table_
    """At which it could have called,"""
    calls: Table_
    """at which it did,"""
    won: Table_
    """and how many of those won the round."""
    tops: Table_
    """By card on the discard pile and highest known card, + 1: turns at which it could be taken,"""
    taken: Table_
    """and at which it was."""
    laps: Table_
    """By lap: how many rounds ended there."""


class Tried(NamedTuple):
    """Moves that were tried and left: a row each."""

    kind: NDArray[np.int64]
    wanted: NDArray[np.bool_]
    """Whether the player wanted to,"""
    lap: NDArray[np.int64]
    total: NDArray[np.int64]
    """its sum, rounded, a card that it does not know counted as the average of those unseen,"""
    unknown: NDArray[np.int64]
    """how many those are,"""
    highest: NDArray[np.int64]
    """the highest card that it knows, -1 if none,"""
    top: NDArray[np.int64]
    """and the card on the discard pile."""
    gained: NDArray[np.float64]
    """By how many points a round it was better to do it."""


class Found(NamedTuple):
    """All of it, for a number of players."""

    players: int
    rounds: int
    watched: Watched
    tried: Tried


class Moment(NamedTuple):
    """What the asked seat of each lane knows, in a few numbers."""

    lap: Tensor
    total: Tensor
    unknown: Tensor
    highest: Tensor
    top: Tensor


def moment(seen: Tensor, slots: int) -> Moment:
    """The numbers of observations."""
    own = seen[:, GLOBALS : GLOBALS + TOKEN * slots].reshape(len(seen), slots, TOKEN)
    there, code = own[..., 0] == 2, own[..., 1]  # noqa: PLR2004 (a card: docs/research.md)
    known = there & (code > 0)
    unseen = seen[:, UNSEEN : UNSEEN + CODES]
    values = seen.new_tensor(range(-2, CODES - 2))
    mean = (unseen * values).sum(1) / unseen.sum(1).clamp(min=1)
    unknown = (there & ~known).sum(1)
    total = ((code - 2) * known).sum(1) + unknown * mean
    return Moment(
        (seen[:, 6] - 1) // seen[:, 2] + 1,
        total.round().long().clamp(0, SUMS - 1),
        unknown,
        (code - 2).where(known, -1).amax(1),
        seen[:, 10] - 2,
    )


class Trial:
    """Lanes in which a player is watched and tried.

    Args:
        weights: the player.
        players: how many there are, all of them it.
        lanes: rounds at once; there are as many again for copies.
        seed: of cards and coins.
    """

    def __init__(self, weights: Weights, players: int, lanes: int, seed: int) -> None:
        with extra("train"):
            import torch  # noqa: PLC0415 (heavy)
        self.torch = torch
        setting = Setting("original", players, 2 * lanes)
        self.table = Table(Plan(game="cabo", settings=(setting,), slots=SLOTS), setting, seed)
        self._mine = {name: torch.tensor(one) for name, one in weights.items()}
        self._kit = tools(torch, torch.float32)
        self._coins = torch.Generator().manual_seed(seed)
        self.players = players
        self._many = lanes
        self._lanes = torch.arange(2 * lanes)
        self._first = self._lanes < lanes
        self.rounds = 0

        def count(*shape: int) -> Table_:
            return np.zeros(shape, np.int64)

        self.watched = Watched(
            turns=count(LAPS, SUMS),
            calls=count(LAPS, SUMS),
            won=count(LAPS, SUMS),
            tops=count(CODES, CODES),
            taken=count(CODES, CODES),
            laps=count(LAPS),
        )
        self._trying = self._first & self._toss(ROUNDS)
        self._watching = self._first & ~self._trying
        self._busy = self._first.clone()
        """Copies rest until there is something to try."""
        self._kind = torch.full((lanes,), -1)
        """What is being tried; `_about` and `_gained` are the rest of its row."""
        self._about = torch.zeros(lanes, 6, dtype=torch.int64)
        self._seat = torch.zeros(2 * lanes, dtype=torch.int64)
        self._open = torch.zeros(2 * lanes, dtype=torch.bool)
        """Whether the end of the round is still to come, for what is being tried."""
        self._gained = torch.zeros(2 * lanes)
        self._caller = torch.full((2 * lanes,), -1)
        self._call = torch.zeros(2 * lanes, 2, dtype=torch.int64)
        self._rows: list[Tensor] = []

    def _toss(self, often: float) -> Tensor:
        return self.torch.rand(len(self._lanes), generator=self._coins) < often

    def play(self, rounds: int) -> Found:
        """Until so many rounds are over, copies not counted."""
        with self.torch.no_grad():
            while self.rounds < rounds:
                self._step()
        columns = self.torch.cat(self._rows).double().numpy().T
        kind, wanted, lap, total, unknown, highest, top = columns[:7].astype(np.int64)
        tried = Tried(kind, wanted > 0, lap, total, unknown, highest, top, columns[7].copy())
        return Found(self.players, self.rounds, self.watched, tried)

    def _step(self) -> None:
        seen = self.table.tokens.long()
        allowed = sensible(self._kit, seen, self.table.mask.bool(), SLOTS)
        asked = self._lanes[self._busy & (allowed.sum(1) > 1) | (self._lanes == 0)]
        thoughts = think(self.torch, self._mine, notice(self._kit, seen[asked], SLOTS))
        liked = allowed.float().log()
        liked[asked] += say(self.torch, self._mine, thoughts)
        actions = liked.argmax(1)
        now = moment(seen, SLOTS)
        turns = self._busy & (seen[:, 0] == TURN_BEGINS) & (seen[:, 5] == NONE)
        self._watch(turns & allowed[:, CALL], actions, now)
        actions = self._try(seen, allowed, liked, actions, now)
        calls = turns & (actions == CALL) & self._watching
        self._caller[calls] = self.table.seat[calls].long()
        self._call[calls] = self.torch.stack([now.lap, now.total], 1)[calls]
        self.table.step(actions.masked_fill(~self._busy, PASS_OVER))
        self._end(now)

    def _watch(self, turns: Tensor, actions: Tensor, now: Moment) -> None:
        """Count what is done at turns before a call."""
        here = turns & self._watching
        lap = now.lap.clamp(max=LAPS - 1)
        calls = here & (actions == CALL)
        takes = here & (actions == TAKE)
        for counts, which, row, column in (
            (self.watched.turns, here, lap, now.total),
            (self.watched.calls, calls, lap, now.total),
            (self.watched.tops, here, now.top, now.highest + 1),
            (self.watched.taken, takes, now.top, now.highest + 1),
        ):
            _add(counts, row[which], column[which])

    def _try(
        self, seen: Tensor, allowed: Tensor, liked: Tensor, actions: Tensor, now: Moment
    ) -> Tensor:
        """Where something is tried, make the lane do it and its copy leave it."""
        torch = self.torch
        for kind, often in enumerate(OFTEN):
            does, leaves, possible = _choices(torch, kind, seen, allowed.shape[1])
            possible = possible & (allowed & does).any(1) & (allowed & leaves).any(1)
            chosen = possible & self._trying & self._toss(often)
            chosen[: self._many] &= self._kind < 0
            here = chosen.nonzero()[:, 0]
            copy = here + self._many
            twin = self.table.twin
            twin.small[copy.numpy()] = twin.small[here.numpy()]
            twin.wide[copy.numpy()] = twin.wide[here.numpy()]
            self._about[here] = torch.stack([does[actions], *now], 1).long()[here]
            self._kind[here] = kind
            actions[copy] = liked[here].masked_fill(~leaves, -torch.inf).argmax(1)
            actions[here] = liked[here].masked_fill(~does, -torch.inf).argmax(1)
            for lane in (here, copy):
                self._seat[lane] = self.table.seat[here].long()
                self._open[lane] = self._busy[lane] = True
            self._trying[here] = False
        return actions

    def _end(self, now: Moment) -> None:
        """Put down how rounds ended."""
        torch = self.torch
        over = self._busy & ((self.table.event & ROUND_OVER) > 0)
        points = self.table.points
        self.rounds += int((over & self._first).sum())
        tried = over & self._open
        own = points[tried].gather(1, self._seat[tried, None])[:, 0]
        self._gained[tried] = (points[tried].sum(1) - own) / (self.players - 1) - own
        self._open &= ~over
        self._busy &= ~over | self._first
        both = (self._kind >= 0) & ~self._open[: self._many] & ~self._open[self._many :]
        worth = self._gained[: self._many] - self._gained[self._many :]
        row = torch.cat([self._kind[:, None], self._about], 1)[both].float()
        self._rows.append(torch.cat([row, worth[both, None]], 1))
        self._kind[both] = -1
        watched = over & self._watching
        _add(self.watched.laps[None], 0 * now.lap[watched], now.lap[watched].clamp(max=LAPS - 1))
        called = watched & (self._caller >= 0)
        own = points[called].gather(1, self._caller[called, None])[:, 0]
        won = self._call[called][own == points[called].amin(1)]
        _add(self.watched.won, won[:, 0].clamp(max=LAPS - 1), won[:, 1])
        new = over & self._first
        self._watching = self._watching.where(~new, ~self._toss(ROUNDS))
        self._trying = self._trying.where(~new, ~self._watching)
        self._caller = self._caller.masked_fill(over, -1)


def _choices(torch: Any, kind: int, seen: Tensor, many: int) -> tuple[Tensor, Tensor, Tensor]:  # noqa: ANN401 (a library)
    """The actions that do it, those that leave it, and where it could be asked."""
    does, leaves = torch.zeros(2, many, dtype=torch.bool)
    if kind in POWERS:
        does[LAY + 2 * SLOTS :] = True
        leaves[DISCARD] = True
        one, other = POWERS[kind]
        hand = seen[:, 11] - 1
        return does, leaves, (seen[:, 0] == HOLDING) & ((hand == one) | (hand == other))
    does[CALL if kind == CALLING else TAKE] = True
    leaves[DRAW] = True
    leaves[TAKE] = kind == CALLING
    return does, leaves, (seen[:, 0] == TURN_BEGINS) & (seen[:, 5] == NONE)


def _add(counts: Table_, row: Tensor, column: Tensor) -> None:
    """One more in each of these cells."""
    numbers = (row * counts.shape[1] + column).numpy()
    counts += np.bincount(numbers, minlength=counts.size).reshape(counts.shape)
