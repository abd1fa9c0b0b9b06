"""What a learned player notices in an observation: the bytes as numbers that a network can weigh.

Nothing but an observation comes in, so nothing here can know more than a seat. The same lines run
with NumPy at a table, one observation at a time, and with PyTorch in training, thousands at a time:
they use only what both libraries have.
"""

from typing import Any, Final, NamedTuple

from dacabo.bots.layers import Array, Tools
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
"""The lap in which every player who can call does, so that every round ends."""
HIGHEST: Final = 13.0
PHASES: Final = 9


class Features(NamedTuple):
    """What is noticed, of the table, of each seat and of each place; and what is there at all."""

    table: Array
    seats: Array
    places: Array
    seated: Array
    """Whether there is such a seat."""
    cards: Array
    """Whether a card lies at such a place."""


def notice(tools: Tools, seen: Array, slots: int) -> Features:
    """The features of observations, whole numbers [how many, bytes], of so many slots a seat."""
    xp = tools.xp
    count = len(seen)
    table = seen[:, :GLOBALS]
    places = seen[:, GLOBALS:].reshape(count, -1, slots, TOKEN)
    seats = places.shape[1]
    exact, shown = tools.exact, tools.shown
    players = table[:, 2]
    hand, top = table[:, 11] - 1, table[:, 10]
    """Codes; that of a hand which is empty, or which the viewer does not see, is 0 or less."""
    totals = exact(table[:, 24 : 24 + 2 * seats : 2] * 256 + table[:, 25 : 25 + 2 * seats : 2])
    number = tools.numbers[:seats]
    chair = number[None, :, None]
    seated = number[None] < players[:, None]
    here = exact(seated)
    totals = (totals - 32_768.0) / 100.0 * here
    caller = number[None] == table[:, 5:6]

    cards = places[..., 0] == 2  # noqa: PLR2004 (a card: docs/research.md)
    code, low, high = places[..., 1], places[..., 5], places[..., 6]
    known = code > 0
    there = exact(cards)
    worth, spread = _estimates(tools, table, places)
    worth, spread = worth * there, spread * there
    by_owner = places[..., 2] >> chair & 1
    seers = sum(places[..., 2] >> bit & 1 for bit in range(1, SEATS)) - by_owner
    own = chair == 0
    slot = tools.numbers[None, None, :slots]
    claimed = sum(exact(table[:, at, None, None] == slot + 1) for at in range(16, 20))
    given = (table[:, 20, None, None] == chair + 1) & (table[:, 21, None, None] == slot + 1)
    held, upon = exact(hand > 0)[:, None, None], exact(top > 0)[:, None, None]
    alike = exact(code[..., None] == code[:, 0][:, None, None]).sum(3) - exact(own)
    about_places = [
        there,
        exact(known),
        exact(by_owner),
        exact(seers) / 2.0,
        exact(places[..., 3]),
        exact(places[..., 4]),
        exact(places[..., 7] == 1),
        exact(places[..., 7] > 1),
        exact(own & cards),
        exact(caller[:, :, None] & cards),
        claimed * exact(own),
        exact(given),
        worth / HIGHEST,
        (worth / HIGHEST) ** 2,
        spread / 20.0,
        exact(low) / HIGHEST,
        exact(high) / HIGHEST,
        alike * exact(known),
        exact(known & (code == hand[:, None, None])),
        exact(known & (code == top[:, None, None])),
        (worth - exact(hand - 2)[:, None, None]) * held * there / HIGHEST,
        (worth - exact(top - 2)[:, None, None]) * upon * there / HIGHEST,
        held * there,
        upon * there,
    ]
    each_place = [shown(code, CODES), shown(low, CODES), shown(high, CODES)]
    sums = worth.sum(2)
    about_seats = [
        here,
        exact(caller),
        exact(number[None] == table[:, 3:4]),
        exact(number[None] == table[:, 4:5]),
        totals,
        (totals - totals[:, :1]) * here,
        there.sum(2) / 4.0,
        sums / 20.0,
        spread.sum(2) / 40.0,
        (exact(by_owner) * there).sum(2) / 4.0,
    ]
    far = (1.0 - here) * 100.0
    """Nobody sits there: higher than anything that is compared."""
    about = [
        exact(hand - 2) * held[:, 0, 0] / HIGHEST,
        exact(top - 2) * upon[:, 0, 0] / HIGHEST,
        sums[:, 0] / 20.0,
        xp.amin(sums[:, 1:] / 20.0 + far[:, 1:], 1),
        totals[:, 0],
        xp.amin(totals[:, 1:] + far[:, 1:], 1) - totals[:, 0],
        xp.amax(totals, 1),
        *_about(tools, table, players),
    ]
    whole = [
        shown(table[:, 0], PHASES),
        *(shown(table[:, at].clip(0, SEATS), SEATS + 1) for at in (3, 4, 5)),
        shown(players - 2, SEATS - 1),
        shown((table[:, 6] // players).clip(0, LAPS - 1), LAPS),
        shown(top, CODES),
        shown(table[:, 11], CODES + 1),
        shown(table[:, OPTIONS + 6] & 3, 3),
        shown(table[:, OPTIONS + 7] & 3, 3),
        exact(table[:, UNSEEN:OPTIONS]) / 4.0,
        xp.stack(about, -1),
    ]
    return Features(
        xp.asarray(xp.concatenate(whole, 1), dtype=tools.dtype),
        xp.asarray(
            xp.concatenate(
                [shown(number[None] + players[:, None] * 0, SEATS), xp.stack(about_seats, -1)], 2
            ),
            dtype=tools.dtype,
        ),
        xp.asarray(xp.concatenate([*each_place, xp.stack(about_places, -1)], 3), dtype=tools.dtype),
        xp.asarray(seated, dtype=tools.dtype),
        xp.asarray(cards, dtype=tools.dtype),
    )


def _about(tools: Tools, table: Array, players: Array) -> list[Array]:
    """The moment, and the rules: everything that matters for a decision."""
    exact = tools.exact
    flags = table[:, OPTIONS + 3] * 256 + table[:, OPTIONS + 4]
    pile = exact(table[:, 8])
    rounds, below = table[:, OPTIONS + 10], table[:, OPTIONS + 5]
    limit = exact(table[:, OPTIONS + 8] * 256 + table[:, OPTIONS + 9]).clip(0, 301) / 100.0
    unseen = exact(table[:, UNSEEN : UNSEEN + CODES]).sum(1)
    return [
        exact(table[:, 12]),
        exact(table[:, 13] > 0),
        exact(table[:, 14]),
        exact(table[:, 15]),
        pile / 52.0,
        1.0 / (1.0 + pile),
        unseen / 52.0,
        exact(table[:, 9]) / 52.0,
        exact(table[:, 6]) / exact(players) / 8.0,
        (exact(table[:, 22]) - 8.0) / HIGHEST,
        exact((rounds == table[:, 7] + 1) | (table[:, 14] > 0)),
        exact(rounds > 0),
        exact(rounds == 2),  # noqa: PLR2004 (a single round)
        exact(table[:, OPTIONS]),
        exact(table[:, OPTIONS + 1]) / 4.0,
        exact(table[:, OPTIONS + 2]) / 4.0,
        exact(below > 0),
        exact(below) / 10.0,
        exact(table[:, OPTIONS + 6] >> 2 & 1),
        exact(table[:, OPTIONS + 7] >> 2 & 1),
        limit,
        exact(limit > 0),
        *(exact(flags >> bit & 1) for bit in range(9)),
    ]


def _estimates(tools: Tools, table: Array, places: Array) -> tuple[Array, Array]:
    """The value that a card has, or has on average as it can be read; and how far it may be off."""
    xp, exact = tools.xp, tools.exact
    codes = tools.numbers[:CODES]
    older = places[..., 3:4] > 0
    latest = table[:, None, None, UNSEEN:OLDER]
    pool = exact(xp.where(older, table[:, None, None, OLDER : OLDER + CODES], latest))
    read = pool * exact((codes >= places[..., 5:6]) & (codes <= places[..., 6:7]))
    misread = read.sum(3)[..., None] == 0
    read = xp.where(misread, pool, read)
    many = read.sum(3).clip(1, None)
    values = exact(codes) - 2.0
    mean = (read * values).sum(3) / many
    spread = ((read * values * values).sum(3) / many - mean * mean).clip(0, None)
    code = places[..., 1]
    known = code > 0
    return xp.where(known, exact(code) - 2.0, mean), spread * exact(~known)


def sensible(tools: Tools, seen: Array, mask: Array, slots: int) -> Array:
    """The legal actions that a learner chooses from, true or false like the mask.

    What is never better than something else is left out, so that nobody has to learn it: to claim
    a set or to snap without knowing that the cards are equal; to keep a card worth points that can
    be snapped; and to go on and on. (Where wrong snaps are tried they are so dear that learners
    give up right ones as well, and if nobody has to call, they learn first that nobody should.)
    """
    xp = tools.xp
    own = seen[:, GLOBALS : GLOBALS + TOKEN * slots].reshape(len(seen), slots, TOKEN)[..., 1]
    known = own > 0
    phase, top = seen[:, 0], seen[:, 10:11]
    kings = (seen[:, OPTIONS] > 0)[:, None] & _king(own) & _king(top)
    fits = known & ((own == top) | kings)
    snapping = (phase == SNAPPING)[:, None]
    lay = mask[:, LAY : LAY + slots] & (~snapping | fits)
    first = (seen[:, 16:17] - 1).clip(0)
    taken = own[:, :, None] == own[:, None]
    pairs = (taken & known[:, None]).sum(2) > 1
    begun = (seen[:, 16:17] > 0) & (own != _of_slot(xp, own, first))
    claim = mask[:, LAY + slots : LAY + 2 * slots] & known & pairs & ~begun
    welcome = (snapping & lay & (own > RED_KING)).any(1)
    late = (phase == TURN_BEGINS) & (seen[:, 6] >= PATIENCE * seen[:, 2]) & mask[:, CALL]
    verbs = [mask[:, verb] for verb in range(LAY)]
    verbs[DRAW], verbs[TAKE] = verbs[DRAW] & ~late, verbs[TAKE] & ~late
    verbs[PASS] = verbs[PASS] & ~welcome
    left = xp.concatenate([xp.stack(verbs, 1), lay, claim, mask[:, LAY + 2 * slots :]], 1)
    return xp.where(left.any(1)[:, None], left, mask)


def _king(code: Array) -> Array:
    return (code == RED_KING) | (code == BLACK_KING)


def _of_slot(xp: Any, own: Array, slot: Array) -> Array:  # noqa: ANN401 (a library)
    """The card of that slot in each row."""
    take = xp.take_along_dim if hasattr(xp, "take_along_dim") else xp.take_along_axis
    return take(own, slot, 1)
