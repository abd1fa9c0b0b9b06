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

NONE = 255
UNSEEN = 36
OLDER = UNSEEN + CODES
GONE_BY = OLDER + CODES
OPTIONS = GONE_BY + CODES
GLOBALS = 96
TOKEN = 8
"""Bytes for each place."""

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
