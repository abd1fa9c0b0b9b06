"""Where everything is in an observation, and the numbers of cards and actions.

Each card is a kind: a number is itself, a joker is 0. docs/research.md explains each byte.

The simulator's kernel is compiled with these numbers: nothing but numbers belongs here.
"""

SEATS = 6
MAX_PLACES = 6
"""For building piles, and for the help piles of a player."""
MAX_KINDS = 21
JOKER = 0

# --- the bytes of an observation ------------------------------------------------

TABLE_AT = 0
"""Who is on turn, how many play, who deals, turn, game, acted, idle, the pile (two bytes)."""
TOTALS_AT = 9
"""By seat, two bytes each. Seats are counted from the viewer's everywhere."""
SEATS_AT = TOTALS_AT + 2 * SEATS
"""By seat: the height of the stack, its top card, the number of hand cards."""
BUILDING_AT = SEATS_AT + 3 * SEATS
"""By place: the height, and which cards are jokers, in three bytes."""
HAND_AT = BUILDING_AT + 4 * MAX_PLACES
"""By kind: the viewer's own hand."""
ASIDE_AT = HAND_AT + MAX_KINDS
UNSEEN_AT = ASIDE_AT + MAX_KINDS
"""By kind: the cards in stacks, in other hands and in the pile."""
OPTIONS_AT = UNSEEN_AT + MAX_KINDS
GLOBALS = OPTIONS_AT + 9
"""After these, by seat and place: the height of a help pile, and its cards from the top."""

# --- actions ------------------------------------------------------------------

END = 0
"""End the turn without a card to put down."""
BUILD = 1
"""+ place · `SOURCES` + source: build there. The sources are the kinds of hand cards, then the
stacks, counted from the actor's seat, then the actor's help piles."""
# PUT + help pile · KINDS + kind: put that hand card there.
