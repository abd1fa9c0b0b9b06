"""The samplers are right: worlds come as often as they should, and look like the true one.

On tiny decks every order of every shuffle is tried out (`enumeration.py`), and what a seat is told
says in which worlds it may be. A comparison takes a right sampler for a wrong one in one of ten
thousand cases (`FALSE_ALARM`); the seeds are fixed, so that it does so always or never.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import count
from random import Random
from typing import Any, Final
from unittest.mock import patch

import pytest
from bots.enumeration import Moment, Sampler, Ways, moments, plausibility
from cabo.players import Habits
from cabo.subject import CaboSubject
from dacapo.subject import DaCapoSubject
from msgspec.structs import replace

from dacabo.cabo import facts as told_in_cabo
from dacabo.cabo import knowledge as of_cabo
from dacabo.cabo import rules as rules_module
from dacabo.cabo.game import Cabo
from dacabo.cabo.rules import PRESETS as CABO_PRESETS
from dacabo.cabo.rules import FalseSet, Scoring
from dacabo.cabo.rules import Rules as CaboRules
from dacabo.core.cards import deck_of
from dacabo.core.game import Fact, heard
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE, Seat
from dacabo.dacapo import facts as told_in_dacapo
from dacabo.dacapo import hidden
from dacabo.dacapo import knowledge as of_dacapo
from dacabo.dacapo.game import DaCapo
from dacabo.dacapo.moves import BuildHand, BuildStack, PutDown
from dacabo.dacapo.rules import PRESETS as DACAPO_PRESETS
from dacabo.dacapo.rules import Rules as DaCapoRules
from dacabo.dacapo.state import Match as DaCapoMatch
from dacabo.testing.interference import Course, Physical, Window, numbers
from dacabo.testing.laws import check_sample
from dacabo.testing.subject import Subject, any_answer, play_on

FALSE_ALARM: Final = 1e-4
FEWEST, MOST = 10, 400
"""Worlds that a moment should have to be told apart from chance, and to be counted soon."""


class Patient(DaCapoSubject):
    """People who leave the stacks alone, so that the finished piles are shuffled again."""

    def choose(self, rng: Random, state: DaCapoMatch) -> tuple[Seat, Move]:
        """Build gladly, but not from a stack."""
        (decision,) = self.game.decisions(state)
        moves = [m for m in self.game.legal(state, decision) if not isinstance(m, BuildStack)]
        builds = [move for move in moves if not isinstance(move, PutDown)]
        if builds and rng.random() < 0.8:
            return decision.actor, rng.choice(builds)
        if moves:
            return decision.actor, rng.choice(moves)
        return decision.actor, any_answer(rng, self.game, state, decision)


def any_card_of_the_hand(state: DaCapoMatch, seat: Seat, move: Move) -> int:
    """Whoever plays a face may have played each card that has it."""
    named = isinstance(move, BuildHand | PutDown)
    return state.round.hands[seat].count(move.card) if named else 1


def one_way(_state: Any, _seat: Seat, _move: Move) -> int:  # noqa: ANN401 (any game's state)
    """Moves of Cabo name places: there is no other card that they may mean."""
    return 1


@dataclass(frozen=True)
class Situation:
    """What must have happened to a viewer, with which cards, to try out a sampler on it."""

    subject: Subject
    rules: RuleSet
    wanted: Callable[[Moment], bool]
    players: int = 2
    viewer: Seat | None = 0
    deck: str = ""
    ways: Ways = one_way
    seed: int = 0
    """Where to begin to look for it: only to save time."""

    def moment(self) -> Moment:
        """The first that is found: matches are played until it comes about."""
        deck = tuple(sorted(deck_of(*self.deck.split())))
        with patch.object(rules_module, "pack", lambda *_: deck):
            for seed in count(self.seed):
                for moment in moments(
                    self.subject, Random(seed), self.rules, self.players, self.ways, self.viewer
                ):
                    if FEWEST <= len(moment.worlds) <= MOST and self.wanted(moment):
                        return moment
        raise AssertionError


def happened(*kinds: type[Fact] | Callable[[Fact], bool]) -> Callable[[Moment], bool]:
    """Whether the viewer was told facts of these kinds, in this order."""

    def wanted(moment: Moment) -> bool:
        facts = iter(moment.facts)
        return all(
            any(isinstance(f, kind) if isinstance(kind, type) else kind(f) for f in facts)
            for kind in kinds
        )

    return wanted


# --- situations of Cabo ---------------------------------------------------------------

LIVELY = CaboSubject(
    Habits(
        call=0.15, take=0.2, discard=0.3, use=0.9, false_set=0.4, right_snap=0.3, wrong_snap=0.4
    )
)
PATIENT = CaboSubject(Habits(call=0.0, take=0.1, discard=0.5, use=0.9, wrong_snap=0.3))
SNEAKY = CaboSubject(Habits(call=0.0, sneak=0.2))
SMALL = CaboRules(cards=2, looks=1)
DUTCH = replace(
    CABO_PRESETS["dutch"], cards=2, looks=1, caller_locked=False, scoring=Scoring.DUTCH
)


def looked(why: told_in_cabo.Glance, *, own: bool) -> Callable[[Fact], bool]:
    """The viewer, who sits in the first seat, or another looks at a card."""
    return lambda f: (
        isinstance(f, told_in_cabo.Looked) and f.why is why and (f.by == 0) == own
    )


def swapped_since_the_call(moment: Moment) -> bool:
    """Cards of the second seat, which has called, now lie elsewhere; with what is not known."""
    called = happened(
        lambda f: isinstance(f, told_in_cabo.Called) and f.by == 1,
        lambda f: isinstance(f, told_in_cabo.Swapped) and 1 in (f.one[0], f.other[0]),
    )
    return called(moment) and len({world.round.called_with for world in moment.worlds}) > 1


def hands_over(wanted: Callable[[Moment], bool], phase: str) -> Callable[[Moment], bool]:
    """The same while a match is in a certain phase."""
    return lambda moment: moment.view.phase == phase and wanted(moment)


CABO: Final = {
    "first looks": Situation(
        LIVELY,
        SMALL,
        hands_over(happened(told_in_cabo.Looked, told_in_cabo.Saw), "first-looks"),
        deck="1 1 5 5 5 9 9",
    ),
    "a look without leave among the first looks": Situation(
        SNEAKY,
        replace(SMALL, forbidden_look=True),
        hands_over(happened(looked(told_in_cabo.Glance.SNEAK, own=False)), "first-looks"),
        deck="1 1 5 5 5 9 9 9",
    ),
    "a card in another's hand": Situation(
        PATIENT,
        SMALL,
        lambda m: m.view.phase == "holding" and m.view.hand.seat == 1 and m.view.hand.drawn,
        deck="1 1 5 5 9 9 9",
    ),
    "looks and swaps": Situation(
        PATIENT,
        SMALL,
        happened(
            looked(told_in_cabo.Glance.SPY, own=True),
            told_in_cabo.Swapped,
            looked(told_in_cabo.Glance.SPY, own=False),
        ),
        deck="1 5 9 9 9 11 11 11",
    ),
    "a reshuffle": Situation(
        PATIENT,
        SMALL,
        lambda m: len(m.state.round.pile) > 1 and happened(told_in_cabo.Reshuffled)(m),
        deck="1 1 2 5 5 9 9 12",
    ),
    "two reshuffles, for a spectator": Situation(
        PATIENT,
        replace(SMALL, cards=1),
        lambda m: (
            len(m.state.round.pile) > 2
            and happened(told_in_cabo.Reshuffled, told_in_cabo.Reshuffled)(m)
        ),
        players=3,
        viewer=None,
        deck="1 1 5 5 5 9 9 12",
    ),
    "a false set, one by one": Situation(
        LIVELY,
        replace(SMALL, cards=3, looks=0, one_by_one=True),
        happened(lambda f: isinstance(f, told_in_cabo.FalseSetShown) and len(f.slots) > len(f.cards)),
        deck="1 1 2 2 5 5 5 5",
    ),
    "a false set, and the card kept": Situation(
        LIVELY,
        replace(SMALL, false_set=FalseSet.KEEP),
        happened(lambda f: isinstance(f, told_in_cabo.FalseSetShown) and f.by == 1),
        deck="1 1 2 2 5 5 9 9",
    ),
    "penalty cards": Situation(
        LIVELY,
        DUTCH,
        happened(lambda f: isinstance(f, told_in_cabo.PenaltyTaken) and f.by == 1, told_in_cabo.Drew),
        deck="2H 2H 5S 5S 9C 9C 9C KS",
    ),
    "penalty cards of two shuffles": Situation(
        LIVELY,
        DUTCH,
        lambda m: (
            len(m.state.round.pile) > 0
            and happened(
                told_in_cabo.PenaltyTaken, told_in_cabo.Reshuffled, told_in_cabo.PenaltyTaken
            )(m)
        ),
        deck="2H 2H 2S 5S 5S 9C 9C 9C",
    ),
    "swaps after the call": Situation(
        LIVELY,
        DUTCH,
        swapped_since_the_call,
        players=3,
        deck="AH AH 2S 5S JC JC JC JC JC",
    ),
}

# --- situations of Da Capo! -----------------------------------------------------------

TINY = DaCapoRules(
    stack=2, hand=2, building_piles=2, help_piles=2, highest=3, copies=3, jokers=1
)
FAST = replace(TINY, highest=2, copies=4, jokers=2)
BROAD = replace(FAST, hand=3, copies=5, jokers=1)


def played_since_reshuffle(times: int, *, pile: int = 0) -> Callable[[Moment], bool]:
    """Another plays cards while nobody can tell of which shuffle they are, of two pools or more."""

    def wanted(moment: Moment) -> bool:
        cases = moment.mind.hidden.cases
        return (
            len(cases) > 1
            and len(cases[0].played) >= times
            and len(moment.state.round.pile) >= pile
        )

    return wanted


DACAPO: Final = {
    "the deal": Situation(
        Patient(), TINY, happened(told_in_dacapo.Dealt), ways=any_card_of_the_hand
    ),
    "another turn": Situation(
        DaCapoSubject(),
        TINY,
        happened(told_in_dacapo.Put, told_in_dacapo.Drew),
        ways=any_card_of_the_hand,
    ),
    "a reshuffle": Situation(
        Patient(),
        replace(TINY, copies=3, jokers=0),
        lambda m: (
            len(set(m.state.round.pile)) > 1 and happened(told_in_dacapo.Reshuffled)(m)
        ),
        ways=any_card_of_the_hand,
    ),
    "a hand of two shuffles": Situation(
        Patient(), TINY, played_since_reshuffle(1), ways=any_card_of_the_hand
    ),
    "a larger hand of two shuffles": Situation(
        Patient(), BROAD, played_since_reshuffle(2), ways=any_card_of_the_hand
    ),
    "hands of many shuffles, for a spectator": Situation(
        Patient(),
        FAST,
        lambda m: m.mind.reshuffles > 2 and played_since_reshuffle(2)(m),
        viewer=None,
        ways=any_card_of_the_hand,
    ),
    "three players": Situation(
        Patient(),
        replace(FAST, copies=6, jokers=1),
        played_since_reshuffle(2),
        players=3,
        ways=any_card_of_the_hand,
    ),
}
SITUATIONS = {f"Cabo: {name}": it for name, it in CABO.items()} | {
    f"Da Capo!: {name}": it for name, it in DACAPO.items()
}


@cache
def moment_of(name: str) -> Moment:
    """The moment of a situation: looked for once."""
    return SITUATIONS[name].moment()


def plausible(moment: Moment, sampler: Sampler) -> bool:
    """Whether a sampler may be a right one."""
    return plausibility(moment.worlds, moment.samples(sampler, Random(1))) > FALSE_ALARM


@pytest.mark.parametrize("name", SITUATIONS)
def test_worlds_come_as_often_as_they_should(name: str) -> None:
    """Against an exact enumeration; a right sampler fails it by chance once in 10 000 seeds."""
    moment = moment_of(name)
    assert plausible(moment, moment.subject.game.sample)
