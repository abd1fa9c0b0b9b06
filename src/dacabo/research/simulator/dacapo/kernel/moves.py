"""The effect of each action, by the rules."""

from dacabo.research.simulator.chance import ENV, MATCH, SEED
from dacabo.research.simulator.dacapo.kernel.deal import (
    fill_hand,
    hand_of,
    help_pile_of,
    seat_after,
    turn_up,
)
from dacabo.research.simulator.dacapo.kernel.layout import *
from dacabo.research.simulator.dacapo.kernel.scoring import deal_next_round, end_round
from dacabo.research.simulator.language import Numbers


def reset(s: Numbers, w: Numbers, r: Numbers, env: int, low: int, high: int) -> None:
    """Begin the first match of an env."""
    w[ENV] = env
    w[SEED] = low
    w[SEED + 1] = high
    w[MATCH] = 0
    s[EVENT] = 0
    for seat in range(SEATS):
        w[POINTS + seat] = 0
        w[FINAL + seat] = 0
    deal_next_round(s, w, r)


def act(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Do the action of the player on turn. Nothing deals the next game yet."""
    s[EVENT] = 0
    if action >= r[FIRST_PUT]:
        next_step = put_down(s, w, r, action - r[FIRST_PUT])
    elif action >= BUILD:
        next_step = build(s, w, r, action - BUILD)
    else:
        next_step = end_turn(s, w, r)
    if next_step == FILLS:
        fill_hand(s, w, r)
    elif next_step == GAME_ENDS:
        end_round(s, w, r)
        s[PHASE] = BETWEEN
    elif s[EVENT] & TRUNCATED:
        s[PHASE] = BETWEEN


def is_turn_start(s: Numbers) -> bool:
    """Return whether the player on turn has neither drawn nor built yet."""
    return s[PHASE] == ON_TURN and s[HAS_ACTED] == 0


def call_time(s: Numbers) -> None:
    """Do nothing: no rule set of Da Capo! has a clock."""


# --- building (DACAPO-7 to DACAPO-10) -----------------------------------------


def build(s: Numbers, w: Numbers, r: Numbers, source: int) -> int:
    """Build a hand card, or the top card of a stack or a help pile (DACAPO-7).

    `source` says which card, and on which building pile; see `BUILD`.
    """
    player = s[ASKED]
    place = source // r[SOURCE_COUNT]
    source -= place * r[SOURCE_COUNT]
    s[HAS_ACTED] = 1
    s[IDLE_TURNS] = 0
    kind = source
    if source < r[KIND_COUNT]:
        remove_from_hand(s, w, r, player, kind)
    elif source < r[KIND_COUNT] + r[PLAYERS]:
        seat = seat_after(r, player, source - r[KIND_COUNT])
        kind = s[STACK_TOPS + seat]
        s[STACK_SIZES + seat] -= 1
        if (
            s[STACK_SIZES + seat] == 0
        ):  # its owner wins, even if another player built it (DACAPO-13)
            return GAME_ENDS
        turn_up(s, w, seat)
    else:
        kind = take_from_help_pile(s, w, r, player, source - r[KIND_COUNT] - r[PLAYERS])
    lay_on_building_pile(s, w, r, place, kind)
    # A hand is filled as soon as it is empty and there is something to draw (DACAPO-10).
    return FILLS if s[HAND_SIZES + player] == 0 else GOES_ON


def remove_from_hand(s: Numbers, w: Numbers, r: Numbers, seat: int, kind: int) -> None:
    """Remove a card of this kind from a hand."""
    at = hand_of(r, seat) + kind
    s[HAND_SIZES + seat] -= 1
    s[at] -= 1
    if s[at] == 0:
        w[HELD_KINDS + seat] &= ~(1 << kind)


def take_from_help_pile(s: Numbers, w: Numbers, r: Numbers, seat: int, number: int) -> int:
    """Take the top card of a help pile."""
    pile = seat * MAX_PLACES + number
    kind = s[HELP_TOPS + pile]
    height = w[HELP_HEIGHTS + pile] - 1
    w[HELP_HEIGHTS + pile] = height
    s[HELP_TOPS + pile] = s[help_pile_of(r, seat, number) + height - 1] if height > 0 else NO_CARD
    return kind


def lay_on_building_pile(s: Numbers, w: Numbers, r: Numbers, place: int, kind: int) -> None:
    """Lay a card on a building pile; the highest number finishes the pile (DACAPO-8, DACAPO-9)."""
    height = s[BUILDING_HEIGHTS + place] + 1
    s[BUILDING_HEIGHTS + place] = height
    if kind == JOKER:
        w[JOKER_MASKS + place] |= 1 << height - 1
    if height == r[HIGHEST]:
        set_aside(s, w, r, place)


def set_aside(s: Numbers, w: Numbers, r: Numbers, place: int) -> None:
    """Set a finished pile aside to make room for a new one (DACAPO-9)."""
    jokers = w[JOKER_MASKS + place]
    for number in range(r[HIGHEST]):
        if jokers >> number & 1:
            s[ASIDE_KINDS + JOKER] += 1
        else:
            s[ASIDE_KINDS + number + 1] += 1
    w[ASIDE_SIZE] += r[HIGHEST]
    w[JOKER_MASKS + place] = 0
    s[BUILDING_HEIGHTS + place] = 0


# --- the end of a turn (DACAPO-11, DACAPO-12) ---------------------------------


def put_down(s: Numbers, w: Numbers, r: Numbers, action: int) -> int:
    """Put a hand card on a help pile and end the turn (DACAPO-11)."""
    player = s[ASKED]
    number = action // r[KIND_COUNT]
    kind = action - number * r[KIND_COUNT]
    pile = player * MAX_PLACES + number
    height = w[HELP_HEIGHTS + pile]
    if height == r[SLOTS_PER_PILE]:
        s[EVENT] |= TRUNCATED
        return GOES_ON
    remove_from_hand(s, w, r, player, kind)
    s[help_pile_of(r, player, number) + height] = kind
    s[HELP_TOPS + pile] = kind
    w[HELP_HEIGHTS + pile] = height + 1
    s[IDLE_TURNS] = 0
    return pass_turn(s, w, r)


def end_turn(s: Numbers, w: Numbers, r: Numbers) -> int:
    """End the turn without putting a card down; an idle lap ends the game (DACAPO-13)."""
    if not s[HAS_ACTED]:
        s[IDLE_TURNS] += 1
    if s[IDLE_TURNS] == r[PLAYERS]:
        return GAME_ENDS
    return pass_turn(s, w, r)


def pass_turn(s: Numbers, w: Numbers, r: Numbers) -> int:
    """Pass the turn to the next player, who fills their hand (DACAPO-5, DACAPO-12)."""
    s[ASKED] = seat_after(r, s[ASKED], 1)
    w[TURN] += 1
    s[HAS_ACTED] = 0
    return FILLS
