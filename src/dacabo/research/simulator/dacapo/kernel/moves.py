"""The effect of each action, by the rules."""

from dacabo.research.simulator.chance import ENV, MATCH, SEED
from dacabo.research.simulator.dacapo.kernel.deal import after, fill, hand_of, help_of, turn_up
from dacabo.research.simulator.dacapo.kernel.layout import *
from dacabo.research.simulator.dacapo.kernel.scoring import end_round, settle
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
    settle(s, w, r)


def act(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Do the action of the player on turn. Nothing deals the next game yet."""
    s[EVENT] = 0
    if action >= r[PUT]:
        then = put_down(s, w, r, action - r[PUT])
    elif action >= BUILD:
        then = build(s, w, r, action - BUILD)
    else:
        then = end_turn(s, w, r)
    if then == FILLS:
        fill(s, w, r)
    elif then == GAME_ENDS:
        end_round(s, w, r)
        s[PHASE] = BETWEEN
    elif s[EVENT] & TRUNCATED:
        s[PHASE] = BETWEEN


def turn_begins(s: Numbers) -> bool:
    """Return whether the player on turn has neither drawn nor built yet."""
    return s[PHASE] == ON_TURN and s[ACTED] == 0


def call_time(s: Numbers) -> None:
    """Do nothing: no rule set of Da Capo! has a clock."""


# --- building (DACAPO-7 to DACAPO-10) -----------------------------------------


def build(s: Numbers, w: Numbers, r: Numbers, source: int) -> int:
    """Build a card from the hand, the top card of a stack, or that of a help pile (DACAPO-7)."""
    player = s[ASKED]
    place = source // r[SOURCES]
    source -= place * r[SOURCES]
    s[ACTED] = 1
    s[IDLE] = 0
    kind = source
    if source < r[KINDS]:
        leave_hand(s, w, r, player, kind)
    elif source < r[KINDS] + r[PLAYERS]:
        seat = after(r, player, source - r[KINDS])
        kind = s[TOPS + seat]
        s[STACKS + seat] -= 1
        if s[STACKS + seat] == 0:  # its owner wins, even if another player built it (DACAPO-13)
            return GAME_ENDS
        turn_up(s, w, seat)
    else:
        kind = from_help(s, w, r, player, source - r[KINDS] - r[PLAYERS])
    lay(s, w, r, place, kind)
    # A hand is filled as soon as it is empty and there is something to draw (DACAPO-10).
    return FILLS if s[HANDS + player] == 0 else GOES_ON


def leave_hand(s: Numbers, w: Numbers, r: Numbers, seat: int, kind: int) -> None:
    """A card leaves a hand."""
    at = hand_of(r, seat) + kind
    s[HANDS + seat] -= 1
    s[at] -= 1
    if s[at] == 0:
        w[HELD + seat] &= ~(1 << kind)


def from_help(s: Numbers, w: Numbers, r: Numbers, seat: int, number: int) -> int:
    """Take the top card of a help pile."""
    pile = seat * MAX_PLACES + number
    kind = s[HELP_TOPS + pile]
    height = w[HEIGHTS + pile] - 1
    w[HEIGHTS + pile] = height
    s[HELP_TOPS + pile] = s[help_of(r, seat, number) + height - 1] if height > 0 else NO_CARD
    return kind


def lay(s: Numbers, w: Numbers, r: Numbers, place: int, kind: int) -> None:
    """Lay a card on a building pile; the highest number finishes it (DACAPO-8, DACAPO-9)."""
    height = s[BUILDING + place] + 1
    s[BUILDING + place] = height
    if kind == JOKER:
        w[JOKERS_AT + place] |= 1 << height - 1
    if height == r[HIGHEST]:
        set_aside(s, w, r, place)


def set_aside(s: Numbers, w: Numbers, r: Numbers, place: int) -> None:
    """A finished pile makes room for a new one (DACAPO-9)."""
    jokers = w[JOKERS_AT + place]
    for number in range(r[HIGHEST]):
        if jokers >> number & 1:
            s[ASIDE_KINDS + JOKER] += 1
        else:
            s[ASIDE_KINDS + number + 1] += 1
    w[ASIDE] += r[HIGHEST]
    w[JOKERS_AT + place] = 0
    s[BUILDING + place] = 0


# --- the end of a turn (DACAPO-11, DACAPO-12) ---------------------------------


def put_down(s: Numbers, w: Numbers, r: Numbers, action: int) -> int:
    """Put a hand card on a help pile (DACAPO-11)."""
    player = s[ASKED]
    number = action // r[KINDS]
    kind = action - number * r[KINDS]
    pile = player * MAX_PLACES + number
    height = w[HEIGHTS + pile]
    if height == r[SLOTS_EACH]:
        s[EVENT] |= TRUNCATED
        return GOES_ON
    leave_hand(s, w, r, player, kind)
    s[help_of(r, player, number) + height] = kind
    s[HELP_TOPS + pile] = kind
    w[HEIGHTS + pile] = height + 1
    s[IDLE] = 0
    return next_turn(s, w, r)


def end_turn(s: Numbers, w: Numbers, r: Numbers) -> int:
    """End the turn without a card; a lap in which nothing happens ends the game (DACAPO-13)."""
    if not s[ACTED]:
        s[IDLE] += 1
    if s[IDLE] == r[PLAYERS]:
        return GAME_ENDS
    return next_turn(s, w, r)


def next_turn(s: Numbers, w: Numbers, r: Numbers) -> int:
    """Pass the turn to the next player, who fills their hand (DACAPO-5, DACAPO-12)."""
    s[ASKED] = after(r, s[ASKED], 1)
    w[TURN] += 1
    s[ACTED] = 0
    return FILLS
