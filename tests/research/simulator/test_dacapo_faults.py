"""The comparison with the engine finds every fault planted in the simulator of Da Capo!."""

from random import Random

import pytest
from harness.shares import first
from research.simulator.harness.faults import Fault, faulty
from research.simulator.harness.lockstep import Difference
from research.simulator.harness.lockstep_dacapo import POLICIES, Pair, any_table

from dacabo.research.simulator.dacapo.spec import MODULES

FAULTS = {
    "a joker set aside stays the number it stood for": Fault(
        "set_aside", "jokers >> number & 1", "jokers >> number & 0"
    ),
    "a finished pile stays": Fault(
        "lay_on_building_pile", "height == r[HIGHEST]", "height > r[HIGHEST]"
    ),
    "a hand emptied by building is not filled": Fault(
        "build", "FILLS if s[HAND_SIZES + player] == 0 else GOES_ON", "GOES_ON"
    ),
    "a help pile is built from the bottom": Fault(
        "take_from_help_pile",
        "help_pile_of(r, seat, number) + height - 1",
        "help_pile_of(r, seat, number)",
    ),
    "a help pile that is full loses a card": Fault(
        "put_down",
        "s[EVENT] |= TRUNCATED; return GOES_ON",
        "remove_from_hand(s, w, r, player, kind); return pass_turn(s, w, r)",
    ),
    "a built stack card does not count as acting": Fault(
        "build", "s[HAS_ACTED] = 1", "s[HAS_ACTED] = source < r[KIND_COUNT]"
    ),
    "a turn without a card is always idle": Fault("end_turn", "not s[HAS_ACTED]", "True"),
    "a stalemate needs two laps": Fault(
        "end_turn", "s[IDLE_TURNS] == r[PLAYERS]", "s[IDLE_TURNS] == 2 * r[PLAYERS]"
    ),
    "putting down does not end idleness": Fault("put_down", "s[IDLE_TURNS] = 0", "pass"),
    "the pile is reshuffled one card too early": Fault(
        "fill_hand", "w[PILE_SIZE] == 0", "w[PILE_SIZE] < 2"
    ),
    "after a reshuffle cards come from the stacks": Fault(
        "reshuffle", "s[PILE_POOL] = 1", "s[PILE_POOL] = 0"
    ),
    "a new deal leaves help piles": Fault(
        "deal", "w[HELP_HEIGHTS + seat * MAX_PLACES + number] = 0", "pass"
    ),
    "the dealer starts": Fault(
        "open_round", "seat_after(r, dealer, 1)", "seat_after(r, dealer, 0)"
    ),
    "the deal does not move": Fault(
        "deal_next_round", "seat_after(r, s[DEALER], 1)", "seat_after(r, s[DEALER], 0)"
    ),
    "winners score the smallest stacks, too": Fault(
        "score_round", "s[STACK_SIZES + seat] != least", "s[STACK_SIZES + seat] >= least"
    ),
    "a match goes on at its target": Fault(
        "is_match_over",
        "w[TOTALS + seat] >= r[TARGET_POINTS]",
        "w[TOTALS + seat] > r[TARGET_POINTS]",
    ),
    "any free place can be built at": Fault("legal_builds", "wanted > 1 or not has_free", "True"),
    "any free place can be put at": Fault(
        "legal_puts", "kinds if top != NO_CARD or not has_free else 0", "kinds"
    ),
    "a joker does not fit": Fault("legal_builds", "count += held >> JOKER & 1", "count += 0"),
    "a hand card is kept in mind after it is gone": Fault(
        "remove_from_hand", "w[HELD_KINDS + seat] &= ~(1 << kind)", "pass"
    ),
    "a viewer's own hand is unseen": Fault("count_unseen", "seat != viewer", "True"),
    "another's hand is seen": Fault(
        "observe", "hand_of(r, viewer) + kind", "hand_of(r, seat_after(r, viewer, 1)) + kind"
    ),
    "seats are not counted from the viewer": Fault(
        "observe_seats", "seat_after(r, viewer, number)", "number"
    ),
}

SLOW_TO_FIND = {"putting down does not end idleness"}
"""Faults that matter so rarely that it takes seconds to find them."""


def play(fault: str) -> None:
    """Play with a fault until it is found, for a while."""
    names = faulty(MODULES, FAULTS[fault])
    for seed in range(200):
        rng = Random(seed)
        rules, players = any_table(rng)
        pair = Pair(rules, players, slots=rng.choice((1, 4, 60)), seed=seed, names=names)
        for _ in range(60):
            pair.decide(POLICIES[seed % len(POLICIES)])


@pytest.mark.parametrize(
    "fault",
    first(sorted(FAULTS, key=SLOW_TO_FIND.__contains__), 8),
)
def test_a_fault_is_found(fault: str) -> None:
    """Simulator and engine differ somewhere."""
    with pytest.raises(Difference):
        play(fault)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_changes_exactly_one_place(fault: str) -> None:
    """The planted fault is the one that its name says."""
    assert faulty(MODULES, FAULTS[fault])
