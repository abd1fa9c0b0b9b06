"""The memory layout: the indexes of the state of an env and of the rules.

An env is one match. `s` holds its small numbers (8 bits, with a sign), `w` its wide ones (32 bits),
`r` the rules, which all envs share. Cards, questions and actions have the numbers that they have
in observations.
"""

from dacabo.observations.cabo.layout import *
from dacabo.research.simulator.chance import GAME_STATE

MAX_CARDS = 58
NOBODY = -1

# --- the small numbers of an env ----------------------------------------------

PHASE = 0
ASKED = 1
"""The seat that has to answer."""
PLAYER = 2
STARTER = 3
CALLER = 4
HAND = 5
"""The card held by the player on turn, or `NO_CARD`."""
HAND_DRAWN = 6
HAND_SEEN = 7
HAND_POOL = 8
LOOKING_AT = 9
"""The place that is being looked at, seat and slot; the seat is `NOBODY` if there is none."""
KING = 11
"""Whether that look is a black king's."""
AWAITED = 12
"""The seats that may still snap, one bit each; between two rounds, those that may begin."""
CLAIMED = 13
"""How many cards of a set have been named, and their slots."""
CLAIMS = 14
GIVEN = 18
"""The first place of an exchange that is being named: seat and slot."""
PILE = 20
"""How many cards are left in the draw pile."""
DISCARDS = 21
RESHUFFLES = 22
TIME_UP = 23
HALVED = 24
EVENT = 25
"""What happened in the latest step: see below."""
WAITING_PHASE = 26
"""What a temptation to look without leave interrupts."""
WAITING_ASKED = 27
WINNERS = 28
"""The seats that have won the latest round that ended, one bit each."""
SLOTS = 29
"""By seat: how many slots their layout has, empty ones included."""
PILE_CODES = SLOTS + SEATS
"""By code: how many such cards the pile has left. A pile has no order: a draw takes any of its
cards with equal chance, as from a shuffled one."""
DISCARD_CODES = PILE_CODES + CODES
DISCARD_CARDS = DISCARD_CODES + CODES
"""The discards, the top one last."""
SMALL = DISCARD_CARDS + MAX_CARDS

# Events
ROUND_OVER, MATCH_OVER, TRUNCATED = 1, 2, 4
"""Bits of `EVENT`. An env is truncated, and begins another match, when a layout or the number of
reshuffles outgrows it."""

# --- the wide numbers of an env -----------------------------------------------

TURN = GAME_STATE
CALLED_WITH = GAME_STATE + 1
GONE = GAME_STATE + 2
"""The sum of the caller's cards that were discarded since the call."""
TOTALS = GAME_STATE + 3
POINTS = TOTALS + SEATS
"""Of the latest round that ended."""
FINAL = POINTS + SEATS
"""The totals of the latest match that ended."""
LOOKED = FINAL + SEATS
"""By seat: the slots looked at before the first turn, one bit each."""
PLACES = LOOKED + SEATS
"""By seat and slot: a card and what is known about it, in one number."""

# The lowest four bits of a place are its card. These are the first bits of the other fields:
SEEN = 4
"""This field has a bit for each of six seats: whether that seat has seen the card."""
CALLED = 10
"""This bit says whether the card was in the caller's layout at the call."""
LOW = 11
"""This field is the lowest code that the others infer for the card, in 4 bits."""
HIGH = 15
"""This field is the highest code that the others infer for the card, in 4 bits."""
POOL = 19
"""This field is the number of the shuffle that the card came from."""
CODE_BITS, SEAT_BITS = 15, 63
LATEST_POOL = 127

# --- the rules ----------------------------------------------------------------

PLAYERS = 0
SLOTS_EACH = 1
"""The slots that an env has for each layout."""
FRENCH = 2
DEALT = 3
LOOKS = 4
NEAREST = 5
YOUNGEST = 6
SETS = 7
ONE_BY_ONE = 8
KEEP = 9
FREE_SWAP = 10
SNAP = 11
FORBIDDEN_LOOK = 12
CALLER_LOCKED = 13
CALL_BELOW = 14
END_ROUND = 15
"""Whether an empty pile ends the round."""
AFTER_CALL = 16
DUTCH = 17
HUNDRED = 18
LIMIT = 19
ROUNDS = 20
MINUTES = 21
TURN_LIMIT = 22
TEMPTED = 23
"""How often a player is asked whether they look without leave, in 65,536 decisions."""
TIME_RUNS_OUT = 24
"""How often time is called, in 65,536 decisions."""
PACK_SIZE = 25
PACK = 26
"""By code: how many such cards there are."""
RULES = PACK + CODES

NO_LIMIT = -1
END_CABO, END_PILE, PLAY_ON = range(3)
ALWAYS, ONCE, NEVER = range(3)

# --- what follows an action -----------------------------------------------------

ASK, LAYS, TURN_ENDS, WINDOW_GOES_ON, TURN_PASSES = range(5)
"""A question is next; the card in hand is laid; the turn ends with a discard; somebody else may
snap; the next player is on turn. One after the other, each in one place: so kernels stay short, and
the threads of a graphics card meet again."""
GOES_ON, ENDS_BY_CALL, ENDS_BY_PILE, ENDS_BY_TURNS = range(4)
"""Whether the round is over, and why."""

# --- the numbers of the rules -------------------------------------------------

PENALTY = 2
WRONG_CALL = 5
PILE_RAN_OUT = 5
KAMIKAZE = 50
DUTCH_WRONG_CALL = 20
DUTCH_SHARED_CALL = 10
EXACTLY = 100
BECOMES = 50

# What others infer from a move; see dacabo.cabo.inference
LOWEST_CODE, HIGHEST_CODE = 1, 15
DRAWING = 3
GIVEN_CODE = 9
USED = 1
