"""The input features of the network, made from the bytes of an observation.

The functions take nothing but observations, so the network cannot know more than its seat. The same
code runs with NumPy at a table, one observation at a time, and with PyTorch in training, thousands
at a time. So it uses only functions that both libraries have.
"""

from typing import Any, Final, NamedTuple

from dacabo.bots.layers import Array, ArrayOps
from dacabo.observations.cabo.layout import (
    BLACK_KING,
    CALL,
    CODES,
    DRAW,
    GLOBALS,
    LAY,
    OLDER,
    OPTIONS,
    PASS,
    RED_KING,
    SEATS,
    SNAPPING,
    TAKE,
    TOKEN,
    TURN_BEGINS,
    UNSEEN,
)

LAPS: Final = 16
PATIENCE: Final = 14
"""The lap in which the player has to call if it can, so that every round ends."""
HIGHEST: Final = 13.0
PHASES: Final = 9


class Features(NamedTuple):
    """The features of the table, of each seat and of each place, with the masks of both."""

    table: Array
    seats: Array
    places: Array
    seated: Array
    """The mask of seats: 1 where somebody sits."""
    cards: Array
    """The mask of places: 1 where a card lies."""


def extract_features(ops: ArrayOps, obs: Array, slots: int) -> Features:
    """Return the features of a batch of observations, integers [batch, bytes]."""
    xp = ops.xp
    count = len(obs)
    table = obs[:, :GLOBALS]
    places = obs[:, GLOBALS:].reshape(count, -1, slots, TOKEN)
    seats = places.shape[1]
    float32, one_hot = ops.float32, ops.one_hot
    players = table[:, 2]
    hand, top = table[:, 11] - 1, table[:, 10]
    # The code of an empty hand, or of one that the viewer does not see, is 0 or less.
    totals = float32(table[:, 24 : 24 + 2 * seats : 2] * 256 + table[:, 25 : 25 + 2 * seats : 2])
    number = ops.arange[:seats]
    chair = number[None, :, None]
    seated = number[None] < players[:, None]
    here = float32(seated)
    totals = (totals - 32_768.0) / 100.0 * here
    caller = number[None] == table[:, 5:6]

    cards = places[..., 0] == 2  # noqa: PLR2004 (a card: docs/research.md)
    code, low, high = places[..., 1], places[..., 5], places[..., 6]
    known = code > 0
    there = float32(cards)
    mean, variance = _estimates(ops, table, places)
    mean, variance = mean * there, variance * there
    seen_by_owner = places[..., 2] >> chair & 1
    seers = sum(places[..., 2] >> bit & 1 for bit in range(1, SEATS)) - seen_by_owner
    own = chair == 0
    slot = ops.arange[None, None, :slots]
    claimed = sum(float32(table[:, at, None, None] == slot + 1) for at in range(16, 20))
    given = (table[:, 20, None, None] == chair + 1) & (table[:, 21, None, None] == slot + 1)
    held, upon = float32(hand > 0)[:, None, None], float32(top > 0)[:, None, None]
    alike = float32(code[..., None] == code[:, 0][:, None, None]).sum(3) - float32(own)
    place_scalars = [
        there,
        float32(known),
        float32(seen_by_owner),
        float32(seers) / 2.0,
        float32(places[..., 3]),
        float32(places[..., 4]),
        float32(places[..., 7] == 1),
        float32(places[..., 7] > 1),
        float32(own & cards),
        float32(caller[:, :, None] & cards),
        claimed * float32(own),
        float32(given),
        mean / HIGHEST,
        (mean / HIGHEST) ** 2,
        variance / 20.0,
        float32(low) / HIGHEST,
        float32(high) / HIGHEST,
        alike * float32(known),
        float32(known & (code == hand[:, None, None])),
        float32(known & (code == top[:, None, None])),
        (mean - float32(hand - 2)[:, None, None]) * held * there / HIGHEST,
        (mean - float32(top - 2)[:, None, None]) * upon * there / HIGHEST,
        held * there,
        upon * there,
    ]
    place_one_hots = [one_hot(code, CODES), one_hot(low, CODES), one_hot(high, CODES)]
    sums = mean.sum(2)
    seat_scalars = [
        here,
        float32(caller),
        float32(number[None] == table[:, 3:4]),
        float32(number[None] == table[:, 4:5]),
        totals,
        (totals - totals[:, :1]) * here,
        there.sum(2) / 4.0,
        sums / 20.0,
        variance.sum(2) / 40.0,
        (float32(seen_by_owner) * there).sum(2) / 4.0,
    ]
    far = (1.0 - here) * 100.0
    # An empty seat gets more than anybody has, so that the minimum ignores it.
    table_scalars = [
        float32(hand - 2) * held[:, 0, 0] / HIGHEST,
        float32(top - 2) * upon[:, 0, 0] / HIGHEST,
        sums[:, 0] / 20.0,
        xp.amin(sums[:, 1:] / 20.0 + far[:, 1:], 1),
        totals[:, 0],
        xp.amin(totals[:, 1:] + far[:, 1:], 1) - totals[:, 0],
        xp.amax(totals, 1),
        *_table_scalars(ops, table, players),
    ]
    table_parts = [
        one_hot(table[:, 0], PHASES),
        *(one_hot(table[:, at].clip(0, SEATS), SEATS + 1) for at in (3, 4, 5)),
        one_hot(players - 2, SEATS - 1),
        one_hot((table[:, 6] // players).clip(0, LAPS - 1), LAPS),
        one_hot(top, CODES),
        one_hot(table[:, 11], CODES + 1),
        one_hot(table[:, OPTIONS + 6] & 3, 3),
        one_hot(table[:, OPTIONS + 7] & 3, 3),
        float32(table[:, UNSEEN:OPTIONS]) / 4.0,
        xp.stack(table_scalars, -1),
    ]
    return Features(
        xp.asarray(xp.concatenate(table_parts, 1), dtype=ops.dtype),
        xp.asarray(
            xp.concatenate(
                [one_hot(number[None] + players[:, None] * 0, SEATS), xp.stack(seat_scalars, -1)], 2
            ),
            dtype=ops.dtype,
        ),
        xp.asarray(
            xp.concatenate([*place_one_hots, xp.stack(place_scalars, -1)], 3), dtype=ops.dtype
        ),
        xp.asarray(seated, dtype=ops.dtype),
        xp.asarray(cards, dtype=ops.dtype),
    )


def _table_scalars(ops: ArrayOps, table: Array, players: Array) -> list[Array]:
    """Return the scalar features of the turn, the piles and the rules."""
    float32 = ops.float32
    flags = table[:, OPTIONS + 3] * 256 + table[:, OPTIONS + 4]
    pile = float32(table[:, 8])
    rounds, below = table[:, OPTIONS + 10], table[:, OPTIONS + 5]
    limit = float32(table[:, OPTIONS + 8] * 256 + table[:, OPTIONS + 9]).clip(0, 301) / 100.0
    unseen = float32(table[:, UNSEEN : UNSEEN + CODES]).sum(1)
    return [
        float32(table[:, 12]),
        float32(table[:, 13] > 0),
        float32(table[:, 14]),
        float32(table[:, 15]),
        pile / 52.0,
        1.0 / (1.0 + pile),
        unseen / 52.0,
        float32(table[:, 9]) / 52.0,
        float32(table[:, 6]) / float32(players) / 8.0,
        (float32(table[:, 22]) - 8.0) / HIGHEST,
        float32((rounds == table[:, 7] + 1) | (table[:, 14] > 0)),
        float32(rounds > 0),
        float32(rounds == 2),  # noqa: PLR2004 (a single round)
        float32(table[:, OPTIONS]),
        float32(table[:, OPTIONS + 1]) / 4.0,
        float32(table[:, OPTIONS + 2]) / 4.0,
        float32(below > 0),
        float32(below) / 10.0,
        float32(table[:, OPTIONS + 6] >> 2 & 1),
        float32(table[:, OPTIONS + 7] >> 2 & 1),
        limit,
        float32(limit > 0),
        *(float32(flags >> bit & 1) for bit in range(9)),
    ]


def _estimates(ops: ArrayOps, table: Array, places: Array) -> tuple[Array, Array]:
    """Return the mean and the variance of each card, given what can be inferred of it."""
    xp, float32 = ops.xp, ops.float32
    codes = ops.arange[:CODES]
    older = places[..., 3:4] > 0
    latest = table[:, None, None, UNSEEN:OLDER]
    pool = float32(xp.where(older, table[:, None, None, OLDER : OLDER + CODES], latest))
    read = pool * float32((codes >= places[..., 5:6]) & (codes <= places[..., 6:7]))
    misread = read.sum(3)[..., None] == 0
    read = xp.where(misread, pool, read)
    many = read.sum(3).clip(1, None)
    values = float32(codes) - 2.0
    mean = (read * values).sum(3) / many
    variance = ((read * values * values).sum(3) / many - mean * mean).clip(0, None)
    code = places[..., 1]
    known = code > 0
    return xp.where(known, float32(code) - 2.0, mean), variance * float32(~known)


def sensible_mask(ops: ArrayOps, obs: Array, mask: Array, slots: int) -> Array:
    """Return the mask of the legal actions that a learner chooses from.

    It excludes actions that are never better than another one: to claim a set or to snap without
    knowing that the cards are equal, to keep a card with points that could be snapped, and to play
    on after the lap `PATIENCE`. Without this, learners try wrong snaps, which cost so much that
    they give up right snaps too. And if nobody has to call, they first learn never to call.
    """
    xp = ops.xp
    own = obs[:, GLOBALS : GLOBALS + TOKEN * slots].reshape(len(obs), slots, TOKEN)[..., 1]
    known = own > 0
    phase, top = obs[:, 0], obs[:, 10:11]
    kings = (obs[:, OPTIONS] > 0)[:, None] & _king(own) & _king(top)
    fits = known & ((own == top) | kings)
    snapping = (phase == SNAPPING)[:, None]
    lay = mask[:, LAY : LAY + slots] & (~snapping | fits)
    first = (obs[:, 16:17] - 1).clip(0)
    taken = own[:, :, None] == own[:, None]
    pairs = (taken & known[:, None]).sum(2) > 1
    begun = (obs[:, 16:17] > 0) & (own != _of_slot(xp, own, first))
    claim = mask[:, LAY + slots : LAY + 2 * slots] & known & pairs & ~begun
    welcome = (snapping & lay & (own > RED_KING)).any(1)
    late = (phase == TURN_BEGINS) & (obs[:, 6] >= PATIENCE * obs[:, 2]) & mask[:, CALL]
    verbs = [mask[:, verb] for verb in range(LAY)]
    verbs[DRAW], verbs[TAKE] = verbs[DRAW] & ~late, verbs[TAKE] & ~late
    verbs[PASS] = verbs[PASS] & ~welcome
    left = xp.concatenate([xp.stack(verbs, 1), lay, claim, mask[:, LAY + 2 * slots :]], 1)
    return xp.where(left.any(1)[:, None], left, mask)


def _king(code: Array) -> Array:
    return (code == RED_KING) | (code == BLACK_KING)


def _of_slot(xp: Any, own: Array, slot: Array) -> Array:  # noqa: ANN401 (a library)
    """Return the card of that slot in each row."""
    take = xp.take_along_dim if hasattr(xp, "take_along_dim") else xp.take_along_axis
    return take(own, slot, 1)
