"""Where everything is in an observation, and the numbers of cards, questions and actions.

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
"""What is asked, one of the numbers below."""
OBS_ASKED = 1
"""The acting seat. Seats are counted from the viewer's."""
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
"""The first card of the exchange that the viewer is naming: its seat + 1, its slot + 1."""
OBS_CALLER_DISCARDED = 22
"""The sum of the caller's cards that were discarded since the call, + 8."""
OBS_TOTALS = 24
UNSEEN = 36
OLDER = UNSEEN + CODES
GONE_BY = OLDER + CODES
OPTIONS = GONE_BY + CODES
GLOBALS = 96
TOKEN = 8
"""Bytes for each place."""

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

# --- what is asked ------------------------------------------------------------

(
    FIRST_LOOK,  # choose a card to look at before the first turn
    FIRST_LOOKING,  # put it down
    TURN_BEGINS,  # draw, take, or call
    HOLDING,  # lay the card in hand, discard it, or use it
    CLAIMING,  # name the next card of a set, or turn them up
    GIVING,  # name the second card of an exchange
    LOOKING,  # put down the card looked at; with a black king, exchange it
    SNAPPING,  # snap, or pass
    TEMPTATION,  # look without leave, or do not
    BETWEEN,  # nothing: the next round has to be dealt
) = range(10)

# --- actions ------------------------------------------------------------------

DRAW, TAKE, CALL, PASS, DISCARD, DONE = range(6)
LAY = 6
"""+ slot: lay the card in hand there; in a window, snap the card there."""
# CLAIM = LAY + slots: name that card as the next of a set.
# POINT = CLAIM + slots: + place: look at it; give it; get it. Places are counted from the actor's
# seat: their own layout first, then the next player's.

LARGEST_SET = 4
