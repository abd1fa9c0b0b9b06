"""What a learned player does, and what it is worth to do so.

In some rounds the player plays all seats as it likes, and is watched. In the others something is to
be tried, such as a call, and there comes a moment, once at most, at which the lane is copied with
all its cards: in one the player is made to do it, in the other to leave it, and then all go on as
they like, with the same luck as long as they draw alike. What differs at the end of the round is
what it was worth: nothing is assumed about what would have happened.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.layers import Weights
from dacabo.core.errors import extra
from dacabo.observations.cabo.layout import (
    CALL,
    CODES,
    DISCARD,
    DRAW,
    HOLDING,
    LAY,
    NONE,
    TAKE,
    TURN_BEGINS,
)
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.twin import ROUND_OVER
from dacabo.research.training.cabo.subject import Taste
from dacabo.research.training.cabo.watching import SLOTS, Moment, Watch, Watched, moment
from dacabo.research.training.lanes import Table
from dacabo.research.training.plan import Plan, Setting

Tensor = Any

CALLING, TAKING, PEEKING, SPYING, SWAPPING, KEEPING, CLAIMING = range(7)
"""What is tried: to call, to take the discard, to use a card's power, to keep a card that was
drawn, to put a set away."""
SHARES: Final = (0.35, 0.2, 0.08, 0.08, 0.08, 0.13, 0.08)
"""In how many of the rounds each is tried,"""
OFTEN: Final = (0.05, 0.05, 0.25, 0.25, 0.25, 0.06, 0.2)
"""and how often where it could be done, with two players: seldom, so that late moments come, too.
With more players a round has more moments."""
WATCHED: Final = 0.15
"""In how many of the rounds nothing is."""
LEFT, DONE_SO, OTHERWISE = range(3)
"""What the player would have done: leave it, do it, or something else."""
POWERS: Final = {PEEKING: (10, 11), SPYING: (12, 13), SWAPPING: (14, 15)}
"""The cards that can be used so, as the observation says what is in hand: 7 and 8, and so on."""


class Tried(NamedTuple):
    """Moves that were tried and left: a row each."""

    kind: NDArray[np.int64]
    liked: NDArray[np.int64]
    """What the player would have done,"""
    now: Moment
    """what it knew,"""
    gained: NDArray[np.float64]
    """and by how many points a round it was better to do it."""


class Found(NamedTuple):
    """All of it, for a number of players."""

    players: int
    rounds: int
    watched: Watched
    tried: Tried


class Trial:
    """Lanes in which a player is watched and tried.

    Args:
        weights: the player.
        players: how many there are, all of them it.
        lanes: rounds at once; there are as many again for copies.
        seed: of cards and coins.
        device: where they are played: `cpu` or `cuda`.
    """

    def __init__(
        self, weights: Weights, players: int, lanes: int, seed: int, device: str = "cpu"
    ) -> None:
        with extra("train"):
            import torch  # noqa: PLC0415 (heavy)
        self.torch = torch
        setting = Setting("original", players, 2 * lanes)
        plan = Plan(game="cabo", settings=(setting,), slots=SLOTS, device=device)
        self.table = Table(plan, setting, seed)
        self._small = torch.from_dlpack(self.table.twin.small)
        self._wide = torch.from_dlpack(self.table.twin.wide)
        self._taste = Taste(torch, weights, SLOTS, device)
        self._coins = torch.Generator(device).manual_seed(seed)
        self.players = players
        self._many = lanes
        self._lanes = torch.arange(2 * lanes, device=device)
        self._first = self._lanes < lanes
        self._played = torch.zeros(lanes, dtype=torch.int64, device=device)

        def count(*shape: int) -> Tensor:
            return torch.zeros(shape, dtype=torch.int64, device=device)

        self._watch = Watch(torch, self._lanes)
        many = self.table.mask.shape[1]
        self._does, self._leaves, self._hands = (one.to(device) for one in _choices(torch, many))
        self._often = torch.tensor(OFTEN, device=device) * 2 / players
        self._wish = count(2 * lanes) - 1
        """What is to be tried in this round,"""
        self._watching = self._first & False
        """or whether nothing is."""
        self._make_wishes(self._first)
        self._busy = self._first.clone()
        """Copies rest until there is something to try."""
        self._kind = count(lanes) - 1
        """What is being tried; `_about` and `_gained` are the rest of its row."""
        self._about = count(lanes, 1 + len(Moment._fields))
        self._seat = count(2 * lanes)
        self._open = self._lanes < 0
        """Whether the end of the round is still to come, for what is being tried."""
        self._gained = torch.zeros(2 * lanes, device=device)
        self._rows: list[Tensor] = []

    def _toss(self) -> Tensor:
        coins = self._coins
        return self.torch.rand(len(self._lanes), generator=coins, device=coins.device)

    def _make_wishes(self, where: Tensor) -> None:
        """What to try in rounds that begin."""
        steps = self.torch.tensor(SHARES, device=where.device).cumsum(0)[:-1]
        wish = self.torch.bucketize(self._toss(), steps)
        watching = self._toss() < WATCHED
        self._watching = watching.where(where, self._watching)
        self._wish = wish.masked_fill(watching, -1).where(where, self._wish)

    def play(self, rounds: int) -> Found:
        """Until so many rounds are over in each lane, copies not counted.

        As many in each: lanes that are stopped by the clock would have played more short ones.
        """
        with self.torch.no_grad():
            self._busy[: self._many] |= self._played < rounds
            while bool(self._busy.any()):
                self._step()
                self._busy[: self._many] &= self._played < rounds
        columns = self.torch.cat(self._rows).double().cpu().numpy().T
        kind, liked, *now = columns[:-1].astype(np.int64)
        tried = Tried(kind, liked, Moment(*now), columns[-1].copy())
        return Found(self.players, int(self._played.sum()), self._watch.told(), tried)

    def _step(self) -> None:
        seen = self.table.tokens.long()
        liked = self._taste.liked(seen, self.table.mask, self._busy)
        actions = liked.argmax(1)
        now = moment(seen, SLOTS)
        watching = self._busy & self._watching
        self._watch.look(watching, self.table.seat.long(), seen, actions, now)
        actions = self._try(seen, liked, actions, now)
        self.table.step(actions.masked_fill(~self._busy, PASS_OVER))
        over = self._busy & ((self.table.event & ROUND_OVER) > 0)
        self._watch.end(over & self._watching, self.table.points, now)
        self._end(over)

    def _try(self, seen: Tensor, liked: Tensor, actions: Tensor, now: Moment) -> Tensor:
        """Where something is tried, make the lane do it and its copy leave it."""
        torch = self.torch
        kind, allowed = self._wish.clamp(min=0), liked > -torch.inf
        does, leaves = self._does[kind], self._leaves[kind]
        chosen = self._busy & (self._wish >= 0) & (self._toss() < self._often[kind])
        chosen &= torch.where(
            kind <= TAKING,
            (seen[:, 0] == TURN_BEGINS) & (seen[:, 5] == NONE),
            (seen[:, 0] == HOLDING) & self._hands[kind, seen[:, 11]],
        )
        chosen &= (allowed & does).any(1) & (allowed & leaves).any(1)
        chosen[: self._many] &= self._kind < 0
        here = chosen.nonzero()[:, 0]
        copy = here + self._many
        self._small[copy] = self._small[here]
        self._wide[copy] = self._wide[here]
        does, leaves, liked = does[here], leaves[here], liked[here]
        would = actions[here, None]
        would = torch.where(does.gather(1, would), DONE_SO, OTHERWISE).masked_fill(
            leaves.gather(1, would), LEFT
        )
        self._about[here] = torch.cat([would, torch.stack(now, 1)[here]], 1)
        self._kind[here] = kind[here]
        actions[copy] = liked.masked_fill(~leaves, -torch.inf).argmax(1)
        actions[here] = liked.masked_fill(~does, -torch.inf).argmax(1)
        for lane in (here, copy):
            self._seat[lane] = self.table.seat[here].long()
            self._open[lane] = self._busy[lane] = True
        self._wish[here] = -1
        return actions

    def _end(self, over: Tensor) -> None:
        """Put down how rounds ended."""
        torch = self.torch
        points = self.table.points
        self._played += over[: self._many]
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
        self._make_wishes(over & self._first)


def _choices(torch: Any, many: int) -> tuple[Tensor, Tensor, Tensor]:  # noqa: ANN401 (a library)
    """By kind: the actions that do it, those that leave it, and the byte of the hand for it."""
    does, leaves = torch.zeros(2, len(OFTEN), many, dtype=torch.bool)
    hands = torch.ones(len(OFTEN), CODES + 1, dtype=torch.bool)
    does[CALLING, CALL] = does[TAKING, TAKE] = True
    leaves[CALLING, [DRAW, TAKE]] = leaves[TAKING, DRAW] = True
    for kind, cards in POWERS.items():
        does[kind, LAY + 2 * SLOTS :] = True
        hands[kind] = False
        hands[kind, cards] = True
    does[KEEPING, LAY : LAY + 2 * SLOTS] = True
    leaves[[*POWERS, KEEPING], DISCARD] = True
    does[CLAIMING, LAY + SLOTS : LAY + 2 * SLOTS] = True
    leaves[CLAIMING] = ~does[CLAIMING]
    return does, leaves, hands
