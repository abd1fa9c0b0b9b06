"""What a learned player notices in an observation: the bytes as numbers that a network can weigh.

Nothing but an observation comes in, so nothing here can know more than a seat. The same lines run
with NumPy and with PyTorch: they use only what both libraries have.

A building pile is seen from the number that it waits for: what somebody has of that number, of the
next one, and so on. So it looks the same wherever it stands, and chains of cards lie side by side.
"""

from typing import Any, Final, NamedTuple

from dacabo.bots.layers import Array, Tools
from dacabo.observations.dacapo.layout import (
    ASIDE_AT,
    BUILD,
    BUILDING_AT,
    GLOBALS,
    HAND_AT,
    OPTIONS_AT,
    SEATS,
    SEATS_AT,
    TOTALS_AT,
    UNSEEN_AT,
)

# The sizes of the box, which are those it has learned.
NUMBERS: Final = 10
KINDS: Final = NUMBERS + 1
PLACES: Final = 3
HELPS: Final = 3
HAND: Final = 4
CODES: Final = KINDS + 1
"""Nothing, a joker, the numbers."""
DEPTH: Final = 4
"""The cards of a help pile that are noticed, from the top."""
NEAR: Final = 6
"""Stacks of as many cards, and fewer, are told apart."""
COPIES: Final = 15.0


class Features(NamedTuple):
    """What is noticed of the table, the seats, the building piles and everybody's help piles."""

    table: Array
    seats: Array
    places: Array
    piles: Array
    seated: Array
    """Whether there is such a seat."""
    stacks: Array
    """How many cards each stack has."""


def notice(tools: Tools, seen: Array, slots: int) -> Features:
    """The features of observations, whole numbers [how many, bytes], of so many cards a pile."""
    xp = tools.xp
    exact, shown = tools.exact, tools.shown
    count = len(seen)
    helps = seen[:, GLOBALS:].reshape(count, -1, HELPS, 1 + slots)
    seats = helps.shape[1]
    lying = helps[..., 1 : 1 + DEPTH]
    sizes = seen[:, SEATS_AT : SEATS_AT + 3 * seats].reshape(count, seats, 3)
    stacks, tops, held = exact(sizes[..., 0]), sizes[..., 1], exact(sizes[..., 2])
    heights = seen[:, BUILDING_AT : BUILDING_AT + 4 * PLACES : 4]
    hand = exact(seen[:, HAND_AT : HAND_AT + KINDS])
    cards, topmost = shown(lying, CODES), shown(tops, CODES)
    of_piles = cards[:, :, :, :3].sum(2)
    """By seat, depth and code."""
    jokers = hand[:, 0] + of_piles[:, 0, 0, 1]
    by_number = xp.stack(
        [
            hand[:, 1:],
            of_piles[:, 0, 0, 2:],
            of_piles[:, 0, 1, 2:],
            of_piles[:, 0, 2, 2:],
            topmost[:, 0, 2:],
            topmost[:, 1, 2:],
            of_piles[:, 1, 0, 2:],
            of_piles[:, 1, 1, 2:],
            topmost[:, 2:, 2:].sum(1),
            of_piles[:, 2:, 0, 2:].sum(1),
        ],
        1,
    )
    turned = (heights[..., None] + tools.numbers[:NUMBERS]) % NUMBERS
    ahead = _taken(xp, by_number[:, None], turned[:, :, None])
    wanted, waiting = ahead[:, :, 4], ahead[:, :, 5]
    ways = [_gaps(tools, ahead[:, :, 0] + ahead[:, :, 1]), _gaps(tools, ahead[:, :, 6])]
    away = exact(tools.numbers[:NUMBERS]) / NUMBERS
    missing = (wanted * ways[0]).sum(2)
    place_about = [
        exact(_again(heights)),
        jokers[:, None] / 2.0 + missing * 0.0,
        topmost[:, 0, 1:2] + missing * 0.0,
        topmost[:, 1, 1:2] + missing * 0.0,
        missing / 4.0,
        exact((missing <= jokers[:, None]) & (wanted.sum(2) > 0)),
        (wanted * away).sum(2),
        (waiting * ways[1]).sum(2) / 4.0,
        (waiting * away).sum(2),
    ]
    places = [ahead.reshape(count, PLACES, -1), shown(heights, NUMBERS), xp.stack(place_about, -1)]

    number = tools.numbers[:seats]
    seated = number[None] < seen[:, 1:2]
    high = exact(seen[:, TOTALS_AT : TOTALS_AT + 2 * seats : 2])
    low = exact(seen[:, TOTALS_AT + 1 : TOTALS_AT + 2 * seats : 2])
    totals = (high * 256.0 + low) / 50.0
    heap = exact(helps[..., 0])
    top, second = lying[..., 0], lying[..., 1]
    fits = (top[..., None] == heights[:, None, None] + 2).any(3) | (top == 1)
    pile_about = [
        heap / 8.0,
        exact(heap > 0),
        exact(fits),
        exact((second == top + 1) & (top > 1)),
        exact((second == top) & (top > 1)),
        exact(number[None, :, None] == 0) + heap * 0.0,
    ]
    piles = [cards.reshape(count, seats, HELPS, -1), xp.stack(pile_about, -1)]
    playable = (tops[..., None] == heights[:, None] + 2).any(2) | (tops == 1)
    seat_about = [
        exact(seated),
        stacks / 20.0,
        (stacks - stacks[:, :1]) / 20.0,
        held / 4.0,
        exact(playable),
        totals,
    ]
    each_seat = [
        shown(number[None] + seen[:, 1:2] * 0, SEATS),
        topmost,
        xp.stack(seat_about, -1),
    ]

    def joined(parts: list[Array], axis: int) -> Array:
        return xp.asarray(xp.concatenate(parts, axis), dtype=tools.dtype)

    about = _table(tools, seen, hand=hand, stacks=stacks, totals=totals, heights=heights)
    return Features(
        joined(about, 1),
        joined(each_seat, 2),
        joined(places, 2),
        joined(piles, 3),
        xp.asarray(seated, dtype=tools.dtype),
        stacks,
    )


def _table(
    tools: Tools, seen: Array, *, hand: Array, stacks: Array, totals: Array, heights: Array
) -> list[Array]:
    """What concerns everybody, and the viewer's hand."""
    xp = tools.xp
    exact, shown = tools.exact, tools.shown
    pile = exact(seen[:, 7]) * 256.0 + exact(seen[:, 8])
    target = exact(seen[:, OPTIONS_AT + 7] * 256 + seen[:, OPTIONS_AT + 8])
    nearest = xp.amin(stacks[:, 1:], 1)
    about = [
        pile / 100.0,
        1.0 / (1.0 + pile),
        exact(seen[:, 5]),
        exact(seen[:, 6]) / 4.0,
        exact(target > 0),
        target / 50.0,
        totals[:, 0],
        xp.amax(totals, 1),
        stacks[:, 0] / 20.0,
        nearest / 20.0,
    ]
    return [
        hand,
        exact(hand > 0),
        shown(heights, NUMBERS).sum(1),
        exact(seen[:, UNSEEN_AT : UNSEEN_AT + KINDS]) / COPIES,
        exact(seen[:, ASIDE_AT : ASIDE_AT + KINDS]) / COPIES,
        shown(seen[:, 1] - 2, SEATS - 1),
        shown(hand.sum(1), HAND + 1),
        shown(stacks[:, 0].clip(0, NEAR), NEAR + 1),
        shown(nearest.clip(0, NEAR), NEAR + 1),
        xp.stack(about, -1),
    ]


def _gaps(tools: Tools, there: Array) -> Array:
    """By number ahead: how many before it are not there."""
    lacking = tools.exact(there == 0)
    return tools.xp.cumsum(lacking, 2) - lacking


def _again(heights: Array) -> Array:
    """Whether an earlier building pile stands at the same number."""
    same = heights[:, :, None] == heights[:, None]
    earlier = same.cumsum(2)
    return earlier.diagonal(0, 1, 2) > 1


def _taken(xp: Any, numbers: Array, at: Array) -> Array:  # noqa: ANN401 (a library)
    """Along the last axis."""
    take = xp.take_along_dim if hasattr(xp, "take_along_dim") else xp.take_along_axis
    return take(numbers, at, 3)


def sensible(tools: Tools, seen: Array, mask: Array, slots: int) -> Array:
    """The legal actions that a learner chooses from, true or false like the mask.

    Of building piles that stand at the same number only the first is built on: the others would
    become what this one does.
    """
    del slots
    xp = tools.xp
    heights = seen[:, BUILDING_AT : BUILDING_AT + 4 * PLACES : 4]
    puts = mask.shape[1] - HELPS * KINDS
    builds = mask[:, BUILD:puts].reshape(len(mask), PLACES, -1) & ~_again(heights)[..., None]
    return xp.concatenate([mask[:, :BUILD], builds.reshape(len(mask), -1), mask[:, puts:]], 1)
