"""The memory layout: the indexes of the state of an env and of the rules.

An env is one match. `s` holds its small numbers (8 bits, with a sign), `w` its wide ones (32 bits),
`r` the rules, which all envs share. Kinds of cards and actions have the numbers that they have in
observations.

Only the order of help piles matters. Hands, finished piles and face-down cards are counts by kind.
A face-down card gets its face when it is turned up or drawn, each of those left with equal chance.
So stacks and the pile take no memory, whatever their size.
"""

from dacabo.observations.dacapo.layout import *
from dacabo.research.simulator.chance import GAME_STATE

NO_CARD = MAX_KINDS
"""No pile wants it."""

# --- the small numbers of an env ----------------------------------------------

ASKED = 0
"""The player on turn."""
DEALER = 1
HAS_ACTED = 2
"""Whether the player on turn has drawn or built in this turn."""
IDLE_TURNS = 3
"""The number of consecutive turns in which no card was drawn, built or put down."""
PILE_POOL = 4
"""The pool that the pile comes from."""
EVENT = 5
"""What happened in the latest step: see below."""
PHASE = 6
WINNERS = 7
"""The seats that have won the latest game that ended, one bit each."""
STACK_SIZES = 8
"""By seat: how many cards their stack has."""
STACK_TOPS = STACK_SIZES + SEATS
"""By seat: the top card of their stack."""
HAND_SIZES = STACK_TOPS + SEATS
"""By seat: how many cards they hold."""
BUILDING_HEIGHTS = HAND_SIZES + SEATS
"""By place: how many cards that pile has, which is the number it stands at."""
HELP_TOPS = BUILDING_HEIGHTS + MAX_PLACES
"""By seat and place: the top card of that help pile, or `NO_CARD`."""
ASIDE_KINDS = HELP_TOPS + SEATS * MAX_PLACES
"""By kind: how many such cards the finished piles have."""
POOL_KINDS = ASIDE_KINDS + MAX_KINDS
"""By pool and kind: how many such cards lie face down. The first pool is what is left of the deal:
the stacks below their tops and, until the first reshuffle, the pile; since then the pile is the
second."""
SEAT_CARDS = POOL_KINDS + 2 * MAX_KINDS
"""By seat: their hand, by kind, then the cards of their help piles, each from the bottom."""

# Events
ROUND_OVER, MATCH_OVER, TRUNCATED = 1, 2, 4
"""Bits of `EVENT`. An env is truncated, and begins another match, when a help pile outgrows it."""

# --- the wide numbers of an env -----------------------------------------------

TURN = GAME_STATE
PILE_SIZE = GAME_STATE + 1
"""How many cards are left in the draw pile."""
ASIDE_SIZE = GAME_STATE + 2
"""How many cards the finished piles have."""
POOL_SIZES = GAME_STATE + 3
"""By pool: how many cards lie face down."""
TOTALS = POOL_SIZES + 2
POINTS = TOTALS + SEATS
"""Of the latest game that ended."""
FINAL = POINTS + SEATS
"""The totals of the latest match that ended."""
JOKER_MASKS = FINAL + SEATS
"""By place: the numbers that a joker stands for, one bit each, from the lowest."""
HELP_HEIGHTS = JOKER_MASKS + MAX_PLACES
"""By seat and place: how many cards that help pile has."""
HELD_KINDS = HELP_HEIGHTS + SEATS * MAX_PLACES
"""By seat: the kinds of cards they hold, one bit each."""
WIDE = HELD_KINDS + SEATS

# --- the rules ----------------------------------------------------------------

PLAYERS = 0
SLOTS_PER_PILE = 1
"""The cards that an env has room for in each help pile."""
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
"""How many kinds of cards there are."""
SOURCE_COUNT = 11
"""How many cards could be built at a place: see the actions."""
FIRST_PUT = 12
"""The first action that puts a card down."""
SEAT_SIZE = 13
"""How many small numbers belong to a seat."""
MAX_HAND_KINDS = 14
"""How many kinds of cards a hand can hold."""
RULES = 15

NO_TARGET = -1
"""A single game."""

# --- what is asked ------------------------------------------------------------

ON_TURN, BETWEEN = range(2)
"""The player on turn builds or puts a card down; nobody is asked, the next game has to be dealt."""

GOES_ON, FILLS, GAME_ENDS = range(3)
"""What follows an action: the turn goes on; the player on turn fills their hand; the game ends."""
