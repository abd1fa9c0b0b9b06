"""The bytes of an observation, and the numbers of cards and actions.

Each card is a kind: a number is itself, a joker is 0. docs/research.md explains each byte.

The simulator's kernel is compiled with these numbers: nothing but numbers belongs here.
"""

SEATS = 6
MAX_PLACES = 6
"""The most building piles, and the most help piles of a player."""
MAX_KINDS = 21
JOKER = 0

# --- the bytes of an observation ------------------------------------------------

TABLE_AT = 0
"""A byte each for: the seat on turn, the number of players, the dealer, the turn, the game, whether
the player has acted, and the idle turns; then two bytes for the size of the pile."""
TOTALS_AT = 9
"""By seat: the total, in two bytes. Observations count seats from the viewer's."""
SEATS_AT = TOTALS_AT + 2 * SEATS
"""By seat: the height of the stack, its top card, the number of hand cards."""
BUILDING_AT = SEATS_AT + 3 * SEATS
"""By building pile: its height, and in three bytes a bit for each card that is a joker."""
HAND_AT = BUILDING_AT + 4 * MAX_PLACES
"""By kind: the viewer's own hand."""
ASIDE_AT = HAND_AT + MAX_KINDS
"""By kind: the cards of the finished piles."""
UNSEEN_AT = ASIDE_AT + MAX_KINDS
"""By kind: the cards that the viewer has not seen, in stacks, in other hands and in the pile."""
OPTIONS_AT = UNSEEN_AT + MAX_KINDS
"""The rules, in nine bytes."""
GLOBALS = OPTIONS_AT + 9
"""The help piles begin here. By seat and help pile: its height, and its cards from the top."""

# --- actions ------------------------------------------------------------------

END = 0
"""End the turn without a card to put down."""
BUILD = 1
"""`BUILD + building pile * sources + source` builds a card there. The sources are the kinds of hand
cards, then the stacks, counted from the actor's seat, then the actor's help piles.

The actions after these put a hand card on a help pile: `put + help pile * kinds + kind`. `Sizes` in
`steps.py` has these numbers."""
