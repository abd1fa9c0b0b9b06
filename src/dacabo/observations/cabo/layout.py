"""The bytes of an observation, and the numbers of cards, phases and actions.

Each card is a code: its value + 2, so that a joker is 1, a red king or the 0 of Cabo is 2, and a 13
or a black king is 15. Suits matter to no rule. docs/research.md explains each byte.

The simulator's kernel is compiled with these numbers: nothing but numbers belongs here.
"""

SEATS = 6
NO_CARD = 0
CODES = 16
BLACK_KING = 15
RED_KING = 2

# --- the bytes of an observation ------------------------------------------------

VALUE_OFFSET = 2
"""The code of a card is its value plus this."""
NONE = 255
"""No seat."""
OBS_PHASE = 0
"""The phase, one of the numbers below: what the acting seat decides."""
OBS_ASKED = 1
"""The acting seat. Observations count seats from the viewer's."""
OBS_PLAYERS = 2
OBS_PLAYER = 3
OBS_STARTER = 4
OBS_CALLER = 5
OBS_TURN = 6
OBS_ROUND = 7
OBS_PILE = 8
OBS_DISCARDS = 9
OBS_TOP_DISCARD = 10
OBS_HAND = 11
"""The code of the card in hand + 1; 1 if the viewer has not seen it, 0 if there is none."""
OBS_HAND_DRAWN = 12
"""Whether the card in hand was drawn from the pile."""
OBS_AWAITED = 13
"""The seats that may still snap."""
OBS_TIME_UP = 14
OBS_MAY_HALVE = 15
OBS_CLAIMED = 16
"""The slots of the set that the viewer is naming, each + 1."""
OBS_GIVEN_SEAT = 20
OBS_GIVEN_SLOT = 21
"""The first card of the swap that the viewer is naming: its seat + 1, its slot + 1."""
OBS_CALLER_DISCARDED = 22
"""The sum of the caller's cards that were discarded since the call, + 8."""
OBS_UNUSED = 23
"""A byte that is always 0."""
OBS_TOTALS = 24
"""By seat: the total + 32,768, in two bytes, the higher one first."""
UNSEEN = 36
"""By code: the number of cards of the latest shuffle that the viewer has not seen."""
OLDER = UNSEEN + CODES
"""By code: the number of cards of older shuffles that the viewer has not seen."""
DISCARDED = OLDER + CODES
"""By code: the number of cards in the discard pile."""
OPTIONS = DISCARDED + CODES
"""The rules that matter for a decision."""
GLOBALS = 96
"""The size of everything above, which comes before the places."""
TOKEN = 8
"""The bytes of each place."""

# --- the bytes of a place -------------------------------------------------------

PLACE_STATE = 0
IS_EMPTY = 1
IS_CARD = 2
PLACE_CODE = 1
"""The code of the card; 0 if the viewer does not know it."""
PLACE_SEEN_BY = 2
PLACE_IS_OLDER = 3
"""Whether the card comes from an older shuffle."""
PLACE_CALLED = 4
"""Whether it lay in the caller's layout at the call."""
PLACE_LOW = 5
PLACE_HIGH = 6
"""The lowest and the highest code that the card probably has."""
PLACE_LOOKER = 7
"""The seat that is looking at the card, + 1."""

# --- phases -------------------------------------------------------------------

(
    FIRST_LOOK,  # choose a card to look at before the first turn
    FIRST_LOOKING,  # put that card down again
    TURN_BEGINS,  # draw, take, or call
    HOLDING,  # lay the card in hand, discard it, or use its action
    CLAIMING,  # name the next card of a set, or turn the named cards up
    GIVING,  # name the second card of a swap
    LOOKING,  # put down the card looked at; with a black king, perhaps swap it
    SNAPPING,  # snap, or pass
    TEMPTATION,  # sneak a look, or pass
    BETWEEN,  # nobody decides: the next round has to be dealt
) = range(10)

# --- actions ------------------------------------------------------------------

DRAW, TAKE, CALL, PASS, DISCARD, DONE = range(6)
LAY = 6
"""`LAY + slot` lays the card in hand there; in a snap window it snaps the card there.

With `slots` slots in each layout, `LAY + slots + slot` names that card as the next of a set, and
`LAY + 2 * slots + place` points at a place: to look at it, or as the first and then the second
place of a swap. Places are counted from the actor's own layout, then the next player's, and so on.
"""

LARGEST_SET = 4
"""The number of matching cards in a deck."""
