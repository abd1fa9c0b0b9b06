"""What has happened in a round: which card went where, and what was done when."""

from typing import Any, Final, NamedTuple

from dacabo.training.lanes import Table
from dacabo.twin.cabo.kernel.layout import (
    CLAIMED,
    CLAIMING,
    CLAIMS,
    CODE_BITS,
    CODES,
    DONE,
    DRAW,
    GIVEN,
    GIVING,
    HAND,
    HOLDING,
    LARGEST_SET,
    LAY,
    PILE_CODES,
    PLACES,
    TAKE,
    TURN_BEGINS,
)

Tensor = Any

MOMENTS: Final = 40
"""Decisions of others that are remembered of a round,"""
CARDS: Final = 96
"""and cards that can have been in play."""


class Position(NamedTuple):
    """Lanes, as far as their cards are concerned."""

    small: Tensor
    wide: Tensor

    @property
    def codes(self) -> Tensor:
        """The card at each place."""
        return (self.wide[:, PLACES:] & CODE_BITS).long()

    def with_codes(self, codes: Tensor, hand: Tensor) -> "Position":
        """The same with other cards at the places and in hand; the pile has what is left."""
        small, wide = self.small.clone(), self.wide.clone()
        pile = small[:, PILE_CODES : PILE_CODES + CODES].long()
        change = pile.new_ones(1).expand(codes.shape)
        pile.scatter_add_(1, self.codes, change)
        pile.scatter_add_(1, codes, -change)
        pile.scatter_add_(1, small[:, HAND, None].long(), change[:, :1])
        pile.scatter_add_(1, hand[:, None], -change[:, :1])
        small[:, PILE_CODES : PILE_CODES + CODES] = pile.to(small.dtype)
        small[:, HAND] = hand.to(small.dtype)
        wide[:, PLACES:] += (codes - self.codes).to(wide.dtype)
        return Position(small, wide)


class Memory:
    """What has happened in the rounds that are being played: which card went where, who did what.

    A card has a number in each round. Which face it has is in `face`, for all cards; a world has
    other faces for those that are hidden from a seat.
    """

    def __init__(self, torch: Any, table: Table, now: Position) -> None:  # noqa: ANN401 (a library)
        self.torch, self.table = torch, table
        self.small, self.wide = small, wide = now
        self.players, self.slots = table.twin.players, table.twin.slots
        lanes, places = len(small), self.players * self.slots

        def room(*shape: int, like: Tensor = None) -> Tensor:
            dtype = torch.int64 if like is None else like.dtype
            return torch.zeros(lanes, *shape, dtype=dtype, device=small.device)

        self.lies = room(places)
        """By place: the number of the card,"""
        self.held = room()
        """and of that in hand."""
        self.known = room()
        """How many cards there have been."""
        self.face = room(CARDS)
        self.moments = room()
        """How many decisions are remembered, and of each: how all stood,"""
        self.then = Position(
            room(MOMENTS, small.shape[1], like=small), room(MOMENTS, wide.shape[1], like=wide)
        )
        self.lay, self.hand = room(MOMENTS, places), room(MOMENTS)
        """which cards lay where,"""
        self.did = room(MOMENTS)
        """and what was done."""
        self._begin(torch.arange(lanes, device=small.device))

    def _begin(self, lanes: Tensor) -> None:
        places = self.lies.shape[1]
        self.lies[lanes] = self.torch.arange(places, device=lanes.device)
        self.known[lanes] = places
        self.moments[lanes] = 0
        self.face[lanes, :places] = (self.wide[lanes][:, PLACES:] & CODE_BITS).long()

    def before(self, actions: Tensor, noted: Tensor) -> None:
        """Before these actions are done: remember the noted ones, and move the cards."""
        lanes = noted.nonzero()[:, 0]
        lanes = lanes[self.moments[lanes] < MOMENTS]
        at = self.moments[lanes]
        self.then.small[lanes, at] = self.small[lanes]
        self.then.wide[lanes, at] = self.wide[lanes]
        self.lay[lanes, at] = self.lies[lanes]
        self.hand[lanes, at] = self.held[lanes]
        self.did[lanes, at] = actions[lanes]
        self.moments[lanes] += 1

        phase, seat = self.small[:, 0].long(), self.table.seat.long()
        slots = self.slots
        comes = (phase == TURN_BEGINS) & ((actions == DRAW) | (actions == TAKE))
        self.held = self.held.where(~comes, self.known)
        self.known += comes
        laid = (phase == HOLDING) & (actions >= LAY) & (actions < LAY + slots)
        self._lay(laid, seat, actions - LAY)
        # Only sets that are known to be one are named, so the last card ends it well.
        ends = (actions == DONE) | (self.small[:, CLAIMED] == LARGEST_SET - 1)
        self._lay((phase == CLAIMING) & ends, seat, self.small[:, CLAIMS].long())
        gives = (phase == GIVING).nonzero()[:, 0]
        one = self.small[gives, GIVEN].long() * slots + self.small[gives, GIVEN + 1].long()
        pointed = actions[gives] - LAY - 2 * slots
        owner = (seat[gives] + pointed // slots) % self.players
        other = owner * slots + pointed % slots
        mine, theirs = self.lies[gives, one], self.lies[gives, other]
        self.lies[gives, one], self.lies[gives, other] = theirs, mine

    def _lay(self, lanes: Tensor, seat: Tensor, slot: Tensor) -> None:
        which = lanes.nonzero()[:, 0]
        self.lies[which, seat[which] * self.slots + slot[which]] = self.held[which]

    def after(self, ended: Tensor) -> None:
        """After they were done: learn what was drawn; where a round has ended another begins."""
        hand = self.small[:, HAND].long()
        which = (hand > 0).nonzero()[:, 0]
        self.face[which, self.held[which].clamp(max=CARDS - 1)] = hand[which]
        self._begin(ended.nonzero()[:, 0])

    def recalled(self, games: Tensor, moment: Tensor, faces: Tensor) -> tuple[Position, Tensor]:
        """Moments of games with other faces [moments, worlds, cards], and what was done there."""
        worlds = faces.shape[1]
        faces = faces.flatten(0, 1)

        def each(of: Tensor) -> Tensor:
            return of[games, moment].repeat_interleave(worlds, 0)

        then = Position(each(self.then.small), each(self.then.wide))
        codes = faces.gather(1, each(self.lay)).where(then.codes > 0, 0)
        hand = faces.gather(1, each(self.hand)[:, None])[:, 0].where(then.small[:, HAND] > 0, 0)
        return then.with_codes(codes, hand), each(self.did)
