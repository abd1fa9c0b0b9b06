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
    IS_CARD,
    LAY,
    OBS_AWAITED,
    OBS_CALLER,
    OBS_CALLER_DISCARDED,
    OBS_CLAIMED,
    OBS_DISCARDS,
    OBS_GIVEN_SEAT,
    OBS_GIVEN_SLOT,
    OBS_HAND,
    OBS_HAND_DRAWN,
    OBS_MAY_HALVE,
    OBS_PHASE,
    OBS_PILE,
    OBS_PLAYER,
    OBS_PLAYERS,
    OBS_ROUND,
    OBS_STARTER,
    OBS_TIME_UP,
    OBS_TOP_DISCARD,
    OBS_TOTALS,
    OBS_TURN,
    OLDER,
    OPTIONS,
    PASS,
    PLACE_CALLED,
    PLACE_CODE,
    PLACE_HIGH,
    PLACE_IS_OLDER,
    PLACE_LOOKER,
    PLACE_LOW,
    PLACE_SEEN_BY,
    PLACE_STATE,
    RED_KING,
    SEATS,
    SNAPPING,
    TAKE,
    TOKEN,
    TURN_BEGINS,
    UNSEEN,
)

_FRENCH: Final = OPTIONS
_CARDS_DEALT: Final = OPTIONS + 1
_LOOKS: Final = OPTIONS + 2
_FLAGS: Final = OPTIONS + 3
_CALL_BELOW: Final = OPTIONS + 5
_EMPTY_PILE: Final = OPTIONS + 6
_SCORING: Final = OPTIONS + 7
_POINT_LIMIT: Final = OPTIONS + 8
_ROUNDS: Final = OPTIONS + 10
"""The bytes of the rules, as `observe_rules` of the simulator writes them."""

LAPS: Final = 16
"""The laps with a feature of their own; a later lap counts as the last of them."""
FORCED_CALL_LAP: Final = 14
"""The lap in which the player has to call if it can, so that every round ends."""
HIGHEST: Final = 13.0
"""The highest value of a card."""
PHASES: Final = 9
"""The number of phases in which somebody decides."""


class Features(NamedTuple):
    """The features of the table, of each seat and of each place, with the masks of both."""

    table: Array
    seats: Array
    places: Array
    seated: Array
    """The mask of seats: 1 for each occupied seat."""
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
    players = table[:, OBS_PLAYERS]
    # A `hand` of 0 or less is an empty hand, or a card that the viewer does not see.
    hand, top = table[:, OBS_HAND] - 1, table[:, OBS_TOP_DISCARD]
    totals = table[:, OBS_TOTALS : OBS_TOTALS + 2 * seats]
    totals = float32(totals[:, ::2] * 256 + totals[:, 1::2])
    seat_numbers = ops.arange[:seats]
    seat_axis = seat_numbers[None, :, None]
    seated = seat_numbers[None] < players[:, None]
    seat_mask = float32(seated)
    totals = (totals - 32_768.0) / 100.0 * seat_mask
    caller = seat_numbers[None] == table[:, OBS_CALLER, None]

    cards = places[..., PLACE_STATE] == IS_CARD
    code, low, high = (places[..., offset] for offset in (PLACE_CODE, PLACE_LOW, PLACE_HIGH))
    known = code > 0
    card_mask = float32(cards)
    mean, variance = _estimates(ops, table, places)
    mean, variance = mean * card_mask, variance * card_mask
    seen_by_owner = places[..., PLACE_SEEN_BY] >> seat_axis & 1
    other_seers = (
        sum(places[..., PLACE_SEEN_BY] >> bit & 1 for bit in range(1, SEATS)) - seen_by_owner
    )
    own = seat_axis == 0
    slot = ops.arange[None, None, :slots]
    claimed = sum(
        float32(table[:, offset, None, None] == slot + 1)
        for offset in range(OBS_CLAIMED, OBS_GIVEN_SEAT)
    )
    given = (table[:, OBS_GIVEN_SEAT, None, None] == seat_axis + 1) & (
        table[:, OBS_GIVEN_SLOT, None, None] == slot + 1
    )
    has_hand, has_top = float32(hand > 0)[:, None, None], float32(top > 0)[:, None, None]
    matching_own_cards = float32(code[..., None] == code[:, 0][:, None, None]).sum(3) - float32(own)
    place_scalars = [
        card_mask,
        float32(known),
        float32(seen_by_owner),
        float32(other_seers) / 2.0,
        float32(places[..., PLACE_IS_OLDER]),
        float32(places[..., PLACE_CALLED]),
        float32(places[..., PLACE_LOOKER] == 1),
        float32(places[..., PLACE_LOOKER] > 1),
        float32(own & cards),
        float32(caller[:, :, None] & cards),
        claimed * float32(own),
        float32(given),
        mean / HIGHEST,
        (mean / HIGHEST) ** 2,
        variance / 20.0,
        float32(low) / HIGHEST,
        float32(high) / HIGHEST,
        matching_own_cards * float32(known),
        float32(known & (code == hand[:, None, None])),
        float32(known & (code == top[:, None, None])),
        (mean - float32(hand - 2)[:, None, None]) * has_hand * card_mask / HIGHEST,
        (mean - float32(top - 2)[:, None, None]) * has_top * card_mask / HIGHEST,
        has_hand * card_mask,
        has_top * card_mask,
    ]
    place_one_hots = [one_hot(code, CODES), one_hot(low, CODES), one_hot(high, CODES)]
    sums = mean.sum(2)
    seat_scalars = [
        seat_mask,
        float32(caller),
        float32(seat_numbers[None] == table[:, OBS_PLAYER, None]),
        float32(seat_numbers[None] == table[:, OBS_STARTER, None]),
        totals,
        (totals - totals[:, :1]) * seat_mask,
        card_mask.sum(2) / 4.0,
        sums / 20.0,
        variance.sum(2) / 40.0,
        (float32(seen_by_owner) * card_mask).sum(2) / 4.0,
    ]
    # Empty seats get a number above all others, so that the minimum ignores them.
    empty_seat_offset = (1.0 - seat_mask) * 100.0
    table_scalars = [
        float32(hand - 2) * has_hand[:, 0, 0] / HIGHEST,
        float32(top - 2) * has_top[:, 0, 0] / HIGHEST,
        sums[:, 0] / 20.0,
        xp.amin(sums[:, 1:] / 20.0 + empty_seat_offset[:, 1:], 1),
        totals[:, 0],
        xp.amin(totals[:, 1:] + empty_seat_offset[:, 1:], 1) - totals[:, 0],
        xp.amax(totals, 1),
        *_table_scalars(ops, table, players),
    ]
    table_parts = [
        one_hot(table[:, OBS_PHASE], PHASES),
        *(
            one_hot(table[:, offset].clip(0, SEATS), SEATS + 1)
            for offset in (OBS_PLAYER, OBS_STARTER, OBS_CALLER)
        ),
        one_hot(players - 2, SEATS - 1),
        one_hot((table[:, OBS_TURN] // players).clip(0, LAPS - 1), LAPS),
        one_hot(top, CODES),
        one_hot(table[:, OBS_HAND], CODES + 1),
        one_hot(table[:, _EMPTY_PILE] & 3, 3),
        one_hot(table[:, _SCORING] & 3, 3),
        float32(table[:, UNSEEN:OPTIONS]) / 4.0,
        xp.stack(table_scalars, -1),
    ]
    return Features(
        xp.asarray(xp.concatenate(table_parts, 1), dtype=ops.dtype),
        xp.asarray(
            xp.concatenate(
                [
                    one_hot(seat_numbers[None] + players[:, None] * 0, SEATS),
                    xp.stack(seat_scalars, -1),
                ],
                2,
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
    flags = table[:, _FLAGS] * 256 + table[:, _FLAGS + 1]
    pile = float32(table[:, OBS_PILE])
    rounds, call_below = table[:, _ROUNDS], table[:, _CALL_BELOW]
    limit = float32(table[:, _POINT_LIMIT] * 256 + table[:, _POINT_LIMIT + 1]).clip(0, 301) / 100.0
    unseen = float32(table[:, UNSEEN : UNSEEN + CODES]).sum(1)
    return [
        float32(table[:, OBS_HAND_DRAWN]),
        float32(table[:, OBS_AWAITED] > 0),
        float32(table[:, OBS_TIME_UP]),
        float32(table[:, OBS_MAY_HALVE]),
        pile / 52.0,
        1.0 / (1.0 + pile),
        unseen / 52.0,
        float32(table[:, OBS_DISCARDS]) / 52.0,
        float32(table[:, OBS_TURN]) / float32(players) / 8.0,
        (float32(table[:, OBS_CALLER_DISCARDED]) - 8.0) / HIGHEST,
        float32((rounds == table[:, OBS_ROUND] + 1) | (table[:, OBS_TIME_UP] > 0)),
        float32(rounds > 0),
        float32(rounds == 2),  # noqa: PLR2004 (a single round)
        float32(table[:, _FRENCH]),
        float32(table[:, _CARDS_DEALT]) / 4.0,
        float32(table[:, _LOOKS]) / 4.0,
        float32(call_below > 0),
        float32(call_below) / 10.0,
        float32(table[:, _EMPTY_PILE] >> 2 & 1),
        float32(table[:, _SCORING] >> 2 & 1),
        limit,
        float32(limit > 0),
        *(float32(flags >> bit & 1) for bit in range(9)),
    ]


def _estimates(ops: ArrayOps, table: Array, places: Array) -> tuple[Array, Array]:
    """Return the mean and the variance of each card, given what can be inferred of it."""
    xp, float32 = ops.xp, ops.float32
    codes = ops.arange[:CODES]
    older = places[..., PLACE_IS_OLDER, None] > 0
    latest = table[:, None, None, UNSEEN:OLDER]
    pool = float32(xp.where(older, table[:, None, None, OLDER : OLDER + CODES], latest))
    plausible = pool * float32(
        (codes >= places[..., PLACE_LOW, None]) & (codes <= places[..., PLACE_HIGH, None])
    )
    # An inference can be wrong. If it leaves no unseen card, the card may be any of them.
    is_contradicted = plausible.sum(3)[..., None] == 0
    plausible = xp.where(is_contradicted, pool, plausible)
    count = plausible.sum(3).clip(1, None)
    values = float32(codes) - 2.0
    mean = (plausible * values).sum(3) / count
    variance = ((plausible * values * values).sum(3) / count - mean * mean).clip(0, None)
    code = places[..., PLACE_CODE]
    known = code > 0
    return xp.where(known, float32(code) - 2.0, mean), variance * float32(~known)


def sensible_mask(ops: ArrayOps, obs: Array, mask: Array, slots: int) -> Array:
    """Return the mask of the legal actions that a learner chooses from.

    It excludes these actions, which are never better than another one:

    * to claim a set, or to snap, without knowing that the cards match;
    * to keep a card with points that could be snapped;
    * to play on after `FORCED_CALL_LAP`.

    Without this, learners try wrong snaps, which cost so much that they give up right snaps too.
    And if nobody has to call, they first learn never to call.
    """
    xp = ops.xp
    own = obs[:, GLOBALS : GLOBALS + TOKEN * slots].reshape(len(obs), slots, TOKEN)[..., PLACE_CODE]
    known = own > 0
    phase, top = obs[:, OBS_PHASE], obs[:, OBS_TOP_DISCARD, None]
    kings = (obs[:, _FRENCH] > 0)[:, None] & _is_king(own) & _is_king(top)
    is_match = known & ((own == top) | kings)
    snapping = (phase == SNAPPING)[:, None]
    lay = mask[:, LAY : LAY + slots] & (~snapping | is_match)
    first = (obs[:, OBS_CLAIMED, None] - 1).clip(0)
    matches = own[:, :, None] == own[:, None]
    has_pair = (matches & known[:, None]).sum(2) > 1
    differs_from_claim = (obs[:, OBS_CLAIMED, None] > 0) & (own != _card_in_slot(xp, own, first))
    claim = mask[:, LAY + slots : LAY + 2 * slots] & known & has_pair & ~differs_from_claim
    has_good_snap = (snapping & lay & (own > RED_KING)).any(1)
    is_late = obs[:, OBS_TURN] >= FORCED_CALL_LAP * obs[:, OBS_PLAYERS]
    must_call = (phase == TURN_BEGINS) & is_late & mask[:, CALL]
    verbs = [mask[:, verb] for verb in range(LAY)]
    verbs[DRAW], verbs[TAKE] = verbs[DRAW] & ~must_call, verbs[TAKE] & ~must_call
    verbs[PASS] = verbs[PASS] & ~has_good_snap
    sensible = xp.concatenate([xp.stack(verbs, 1), lay, claim, mask[:, LAY + 2 * slots :]], 1)
    return xp.where(sensible.any(1)[:, None], sensible, mask)


def _is_king(code: Array) -> Array:
    return (code == RED_KING) | (code == BLACK_KING)


def _card_in_slot(xp: Any, own: Array, slot: Array) -> Array:  # noqa: ANN401 (a library)
    """Return the card of that slot in each row."""
    take = xp.take_along_dim if hasattr(xp, "take_along_dim") else xp.take_along_axis
    return take(own, slot, 1)
