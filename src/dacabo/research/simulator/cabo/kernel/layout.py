"""The memory layout: the indexes of the state of an env and of the rules.

An env is one match. `s` holds its small numbers (8 bits, with a sign), `w` its wide ones (32 bits),
`r` the rules, which all envs share. Cards, questions and actions have the numbers that they have
in observations.
"""

from dacabo.observations.cabo.layout import *
from dacabo.research.simulator.chance import GAME_STATE

MAX_CARDS = 58
"""The size of the discard pile, more than the cards of any deck."""
NOBODY = -1
"""The value in place of a seat where there is none."""

# --- the small numbers of an env ----------------------------------------------

PHASE = 0
"""The decision that the env waits for, one of the phases of the observation."""
ASKED = 1
"""The seat that has to act."""
PLAYER = 2
"""The seat on turn."""
STARTER = 3
CALLER = 4
HAND = 5
"""The card held by the player on turn, or `NO_CARD`."""
HAND_IS_DRAWN = 6
HAND_SEEN_BY = 7
HAND_POOL = 8
LOOKING_AT = 9
"""The place that is being looked at, seat and slot; the seat is `NOBODY` if there is none."""
IS_KING_LOOK = 11
"""Whether a black king allows that look."""
AWAITED = 12
"""The seats that may still snap, one bit each; between two rounds, those that may begin."""
CLAIM_COUNT = 13
"""The number of cards of a set that the player has named so far."""
CLAIMED_SLOTS = 14
"""The slots of those cards, four numbers."""
GIVEN_PLACE = 18
"""The first place of a swap that the player is naming: seat and slot; the seat is `NOBODY` if there
is none."""
PILE_SIZE = 20
"""The number of cards left in the draw pile."""
DISCARD_SIZE = 21
RESHUFFLES = 22
TIME_UP = 23
HAS_HALVED = 24
EVENT = 25
"""The round or match that the latest step has ended, as bits such as `ROUND_OVER`."""
WAITING_PHASE = 26
"""The phase that a temptation to sneak a look interrupts."""
WAITING_ASKED = 27
"""The seat that had to act when the temptation interrupted it."""
WINNERS = 28
"""The seats that have won the latest round that ended, one bit each."""
SLOT_COUNTS = 29
"""By seat: the number of slots of the layout, empty ones included."""
PILE_CODES = SLOT_COUNTS + SEATS
"""By code: the number of such cards in the pile. The pile has no order. A draw takes any of its
cards with equal probability, which is the same as drawing from a shuffled pile."""
DISCARD_CODES = PILE_CODES + CODES
DISCARD_CARDS = DISCARD_CODES + CODES
"""The discards, the top one last."""
SMALL = DISCARD_CARDS + MAX_CARDS

# Events
ROUND_OVER, MATCH_OVER, TRUNCATED = 1, 2, 4
"""Bits of `EVENT`. An env is truncated, and begins another match, when a layout needs more slots
than the env has, or when the number of reshuffles exceeds `LATEST_POOL`."""

# --- the wide numbers of an env -----------------------------------------------

TURN = GAME_STATE
CALLED_WITH = GAME_STATE + 1
"""The sum of the caller's cards at the call."""
CALLER_DISCARDED = GAME_STATE + 2
"""The sum of the caller's cards that were discarded since the call."""
TOTALS = GAME_STATE + 3
POINTS = TOTALS + SEATS
"""The points of the latest round that ended."""
FINAL = POINTS + SEATS
"""The totals of the latest match that ended."""
LOOKED_SLOTS = FINAL + SEATS
"""By seat: the slots that the player has looked at before the first turn, one bit each."""
PLACES = LOOKED_SLOTS + SEATS
"""By seat and slot: a card and what is known about it, in one number."""

# The lowest four bits of a place are its card. These are the first bits of the other fields:
SEEN_SHIFT = 4
"""A field with a bit for each of six seats: whether that seat has seen the card."""
CALLED_SHIFT = 10
"""A bit: whether the card was in the caller's layout at the call."""
LOW_SHIFT = 11
"""A field of 4 bits: the lowest code that the others infer for the card."""
HIGH_SHIFT = 15
"""A field of 4 bits: the highest code that the others infer for the card."""
POOL_SHIFT = 19
"""A field: the number of the shuffle that the card came from."""
CODE_MASK, SEAT_MASK = 15, 63
"""The masks of a field of 4 bits, for a code, and of one with a bit for each seat."""
LATEST_POOL = 127
"""The number of shuffles that 8 bits with a sign can count."""

# --- the rules ----------------------------------------------------------------

PLAYERS = 0
SLOTS_PER_LAYOUT = 1
"""The slots that an env has for each layout."""
FRENCH = 2
CARDS_DEALT = 3
LOOKS = 4
LOOKS_AT_NEAREST = 5
YOUNGEST_STARTS = 6
SETS = 7
ONE_BY_ONE = 8
KEEPS_FAILED_CARD = 9
FREE_SWAP = 10
SNAP = 11
FORBIDDEN_LOOK = 12
CALLER_LOCKED = 13
CALL_BELOW = 14
EMPTY_PILE_ENDS_ROUND = 15
"""Whether an empty pile ends the round."""
PILE_OUT_AFTER_CALL = 16
DUTCH_SCORING = 17
HUNDRED_RULE = 18
POINT_LIMIT = 19
ROUNDS = 20
HAS_CLOCK = 21
TURN_LIMIT = 22
SNEAK_RATE = 23
"""In 65,536 decisions, how often the env asks a player whether to sneak a look."""
TIME_UP_RATE = 24
"""In 65,536 decisions, how often the env calls time."""
PACK_SIZE = 25
PACK = 26
"""By code: the number of such cards in the pack."""
RULES = PACK + CODES
"""The size of the array of rules."""

NO_LIMIT = -1
"""The value in place of a limit where the rules have none."""
END_CABO, END_PILE, PLAY_ON = range(3)
"""The values of `PILE_OUT_AFTER_CALL`."""
ALWAYS, ONCE, NEVER = range(3)
"""The values of `HUNDRED_RULE`: how often a total of exactly 100 is halved."""

# --- what follows an action -----------------------------------------------------

ASK, LAYS, TURN_ENDS, WINDOW_GOES_ON, TURN_PASSES = range(5)
"""The next step of `finish_turn`: ask a seat; lay the card in hand; end the turn after a discard;
let somebody else snap; pass the turn. It goes through these steps in this order. Each has
its code in one place, which keeps kernels short and lets the threads of a GPU meet there
again."""
GOES_ON, ENDS_BY_CALL, ENDS_BY_PILE, ENDS_BY_TURNS = range(4)
"""Whether the round is over, and why."""

# --- penalties and points -----------------------------------------------------

PENALTY_CARDS = 2
WRONG_CALL_PENALTY = 5
PILE_OUT_PENALTY = 5
KAMIKAZE_POINTS = 50
DUTCH_WRONG_CALL_PENALTY = 20
DUTCH_TIED_CALL_PENALTY = 10
HALVED_TOTAL = 100
TOTAL_AFTER_HALVING = 50

# What others infer from a move; see dacabo.cabo.inference
LOWEST_CODE, HIGHEST_CODE = 1, 15
DRAWING_MARGIN = 3
LOWEST_GIVEN_CODE = 9
USED_MARGIN = 1
