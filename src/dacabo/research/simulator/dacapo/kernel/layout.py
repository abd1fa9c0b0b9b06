"""The memory layout: the indexes of the state of an env and of the rules.

An env is one match. `s` holds its small numbers (8 bits, with a sign), `w` its wide ones (32 bits),
`r` the rules, which all envs share. Kinds of cards and actions have the numbers that they have in
observations.

Only help piles have an order. Hands, finished piles and face-down cards are counts by kind. A
face-down card becomes a kind of card only when a player turns it up or draws it; each card left has
the same probability then. So stacks and the pile take no memory, whatever their size.
"""

from dacabo.observations.dacapo.layout import *
from dacabo.research.simulator.chance import GAME_STATE

NO_CARD = MAX_KINDS
"""A kind that fits no pile stands in place of a missing card."""

# --- the small numbers of an env ----------------------------------------------

ASKED = 0
"""The player on turn."""
DEALER = 1
HAS_ACTED = 2
"""Whether the player on turn has drawn or built in this turn."""
IDLE_TURNS = 3
"""The number of consecutive turns in which no card was drawn, built or put down."""
PILE_POOL = 4
"""The pool that players draw from: 0 until the first reshuffle, then 1."""
EVENT = 5
"""The round or match that the latest step has ended, as bits such as `ROUND_OVER`."""
PHASE = 6
"""`ON_TURN` or `BETWEEN`."""
WINNERS = 7
"""The seats that have won the latest game that ended, one bit each."""
STACK_SIZES = 8
"""By seat: the number of cards in the stack."""
STACK_TOPS = STACK_SIZES + SEATS
"""By seat: the top card of the stack."""
HAND_SIZES = STACK_TOPS + SEATS
"""By seat: the number of cards in hand."""
BUILDING_HEIGHTS = HAND_SIZES + SEATS
"""By building pile: the number of cards on it, which is also the number on its top card."""
HELP_TOPS = BUILDING_HEIGHTS + MAX_PLACES
"""By seat and help pile: the top card, or `NO_CARD`."""
ASIDE_KINDS = HELP_TOPS + SEATS * MAX_PLACES
"""By kind: the number of such cards in the finished piles."""
POOL_KINDS = ASIDE_KINDS + MAX_KINDS
"""By pool and kind: the number of such cards that lie face down. The first pool is the rest of the
deal: the stacks below their top cards and, until the first reshuffle, the draw pile. After a
reshuffle the second pool is the draw pile."""
SEAT_CARDS = POOL_KINDS + 2 * MAX_KINDS
"""By seat: the hand, as counts by kind, and then the cards of the help piles, each from the
bottom."""

# Events
ROUND_OVER, MATCH_OVER, TRUNCATED = 1, 2, 4
"""Bits of `EVENT`. An env is truncated, and begins another match, when a help pile outgrows it."""

# --- the wide numbers of an env -----------------------------------------------

TURN = GAME_STATE
PILE_SIZE = GAME_STATE + 1
"""The number of cards left in the draw pile."""
ASIDE_SIZE = GAME_STATE + 2
"""The number of cards in the finished piles."""
POOL_SIZES = GAME_STATE + 3
"""By pool: the number of cards that lie face down."""
TOTALS = POOL_SIZES + 2
POINTS = TOTALS + SEATS
"""The points of the latest game that ended."""
FINAL = POINTS + SEATS
"""The totals of the latest match that ended."""
JOKER_MASKS = FINAL + SEATS
"""By building pile: the numbers that a joker stands for, one bit each, from the lowest."""
HELP_HEIGHTS = JOKER_MASKS + MAX_PLACES
"""By seat and help pile: the number of its cards."""
HELD_KINDS = HELP_HEIGHTS + SEATS * MAX_PLACES
"""By seat: the kinds of the cards in hand, one bit each."""
WIDE = HELD_KINDS + SEATS

# --- the rules ----------------------------------------------------------------

PLAYERS = 0
SLOTS_PER_PILE = 1
"""The most cards of each side pile in an env."""
FULL_STACK = 2
FULL_HAND = 3
BUILDING_PILES = 4
"""The number of building piles."""
HELP_PILES = 5
HIGHEST = 6
COPY_COUNT = 7
JOKER_COUNT = 8
TARGET_POINTS = 9
KIND_COUNT = 10
"""The number of kinds of cards."""
SOURCE_COUNT = 11
"""The number of actions that build on the same pile: one for each source of a card."""
FIRST_PUT = 12
"""The first action that puts a card down."""
SEAT_SIZE = 13
"""The count of small numbers that belong to each seat, from `SEAT_CARDS` on."""
MAX_HAND_KINDS = 14
"""The highest number of different kinds that a hand can hold."""
RULES = 15
"""The size of the array of rules."""

NO_TARGET = -1
"""The value in place of the target where a match is a single round."""

# --- phases and what follows an action ----------------------------------------

ON_TURN, BETWEEN = range(2)
"""In the first phase the player on turn builds or puts a card down. In the second nobody decides:
the next game has to be dealt."""

GOES_ON, FILLS, GAME_ENDS = range(3)
"""The next step after an action: the turn goes on; the player on turn fills their hand; the game
ends."""
