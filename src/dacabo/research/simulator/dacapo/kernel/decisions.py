"""The legal actions.

The kernel writes each possible action to the list and then counts it only if it is legal. The next
action overwrites one that was not counted. This avoids conditions, whose branches a processor would
often mispredict here. So a list has the size of all actions, legal or not.
"""

from dacabo.research.simulator.dacapo.kernel.layout import *
from dacabo.research.simulator.language import Numbers


def legal(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """List the legal actions of the player on turn, and return how many there are."""
    count = legal_builds(s, w, r, actions)
    if s[HAND_SIZES + s[ASKED]] == 0:  # nothing to put down (DACAPO-11)
        actions[count] = END
        return count + 1
    return legal_puts(s, w, r, actions, count)


def legal_builds(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """List every card that the player can build: the next number, or a joker (DACAPO-8)."""
    player = s[ASKED]
    players = r[PLAYERS]
    held = w[HELD_KINDS + player]
    helps = HELP_TOPS + player * MAX_PLACES
    count = 0
    has_free = False
    source = BUILD
    for place in range(r[BUILDING_PILES]):
        wanted = s[BUILDING_HEIGHTS + place] + 1
        fits = 1 << wanted | 1 << JOKER
        stack = source + r[KIND_COUNT]
        pile = stack + players
        if wanted > 1 or not has_free:  # of the free places only the first is used (DACAPO-3)
            actions[count] = source + JOKER
            count += held >> JOKER & 1
            actions[count] = source + wanted
            count += held >> wanted & 1
            for seat in range(player, players):
                actions[count] = stack - player + seat
                count += fits >> s[STACK_TOPS + seat] & 1
            for seat in range(player):
                actions[count] = pile - player + seat
                count += fits >> s[STACK_TOPS + seat] & 1
            for number in range(r[HELP_PILES]):
                actions[count] = pile + number
                count += fits >> s[helps + number] & 1
        has_free = has_free or wanted == 1
        source += r[SOURCE_COUNT]
    return count


def legal_puts(s: Numbers, w: Numbers, r: Numbers, actions: Numbers, count: int) -> int:
    """Add the actions that put each kind of hand card on a help pile.

    Of several empty help piles only the first is listed.
    """
    held = w[HELD_KINDS + s[ASKED]]
    tops = HELP_TOPS + s[ASKED] * MAX_PLACES
    action = r[FIRST_PUT]
    first = count
    for kind in range(r[KIND_COUNT]):
        actions[count] = action + kind
        count += held >> kind & 1
    kinds = count - first  # the other piles take the same kinds
    has_free = s[tops] == NO_CARD
    for number in range(1, r[HELP_PILES]):
        top = s[tops + number]
        for listed in range(r[MAX_HAND_KINDS]):
            actions[count + listed] = actions[first + listed] + number * r[KIND_COUNT]
        count += kinds if top != NO_CARD or not has_free else 0
        has_free = has_free or top == NO_CARD
    return count
