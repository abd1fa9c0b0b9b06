"""The samplers are correct: sampled states have the right frequencies and look like the real one.

On tiny decks every order of every shuffle is tried (`enumeration.py`), and the facts told to a seat
determine its possible states. A comparison rejects a correct sampler in one of ten thousand cases
(`FALSE_ALARM`); the seeds are fixed, so that it does so always or never.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, reduce
from itertools import count
from random import Random
from typing import Any, Final
from unittest.mock import patch

import pytest
from bots.harness.enumeration import Moment, Sampler, Ways, moments, plausibility
from cabo.harness.players import Habits
from cabo.harness.subject import CaboSubject
from cabo.test_model import check_knowledge as check_cabo
from dacapo.harness.subject import DaCapoSubject
from dacapo.test_model import check_knowledge as check_dacapo
from harness.shares import every_nth, first
from msgspec.structs import replace

from dacabo.cabo import facts as told_in_cabo
from dacabo.cabo import rules as rules_module
from dacabo.cabo.game import Cabo
from dacabo.cabo.rules import PRESETS as CABO_PRESETS
from dacabo.cabo.rules import FalseSet, Scoring
from dacabo.cabo.rules import Rules as CaboRules
from dacabo.core.cards import deck_of
from dacabo.core.errors import InvalidQuestion
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
MIN, MAX = 10, 400
"""The numbers of possible states that are enough for a test and still quick to count."""

BEGAN = (told_in_cabo.RoundBegan, told_in_dacapo.RoundBegan)


class Patient(DaCapoSubject):
    """Players who do not build stack cards, so that the finished piles are reshuffled."""

    def choose(self, rng: Random, state: DaCapoMatch) -> tuple[Seat, Move]:
        """Mostly build, but not from a stack."""
        (decision,) = self.game.decisions(state)
        moves = [m for m in self.game.legal(state, decision) if not isinstance(m, BuildStack)]
        builds = [move for move in moves if not isinstance(move, PutDown)]
        if builds and rng.random() < 0.8:
            return decision.actor, rng.choice(builds)
        if moves:
            return decision.actor, rng.choice(moves)
        return decision.actor, any_answer(rng, self.game, state, decision)


def any_card_of_the_hand(state: DaCapoMatch, seat: Seat, move: Move) -> int:
    """The number of cards in the hand that a move may mean."""
    if not isinstance(move, BuildHand | PutDown):
        return 1
    return state.round.hands[seat].count(move.card)


def one_way(_state: Any, _seat: Seat, _move: Move) -> int:
    """A move of Cabo names a place, so it can mean only one card."""
    return 1


@dataclass(frozen=True)
class Situation:
    """A situation, for one viewer and a tiny deck, in which a sampler is tested."""

    subject: Subject
    rules: RuleSet
    wanted: Callable[[Moment], bool]
    players: int = 2
    viewer: Seat | None = 0
    deck: str = ""
    ways: Ways = one_way
    seed: int = 0
    """The first seed to try: only to save time."""

    def moment(self) -> Moment:
        """The first match in which the situation occurs."""
        deck = tuple(sorted(deck_of(*self.deck.split())))
        with patch.object(rules_module, "pack", lambda *_: deck):
            for seed in count(self.seed):
                for moment in moments(
                    self.subject,
                    Random(seed),
                    self.rules,
                    self.players,
                    ways=self.ways,
                    viewer=self.viewer,
                ):
                    if MIN <= len(moment.worlds) <= MAX and self.wanted(moment):
                        return moment
        raise AssertionError


def after_facts(*kinds: type[Fact] | Callable[[Fact], bool]) -> Callable[[Moment], bool]:
    """Whether the viewer was told facts of these kinds in this round, in this order."""

    def wanted(moment: Moment) -> bool:
        told = moment.facts
        round_starts = [k for k, f in enumerate(told) if isinstance(f, BEGAN)]
        facts = iter(told[round_starts[-1] :] if round_starts else told)
        return all(
            any(isinstance(f, kind) if isinstance(kind, type) else kind(f) for f in facts)
            for kind in kinds
        )

    return wanted


# --- situations of Cabo ---------------------------------------------------------------

LIVELY = CaboSubject(
    Habits(call=0.15, take=0.2, discard=0.3, use=0.9, false_set=0.4, right_snap=0.3, wrong_snap=0.4)
)
PATIENT = CaboSubject(Habits(call=0.0, take=0.1, discard=0.5, use=0.9, wrong_snap=0.3))
SNEAKY = CaboSubject(Habits(call=0.0, sneak=0.2))
SMALL = CaboRules(cards=2, looks=1)
DUTCH = replace(CABO_PRESETS["dutch"], cards=2, looks=1, caller_locked=False, scoring=Scoring.DUTCH)


def look_fact(why: told_in_cabo.Glance, *, own: bool) -> Callable[[Fact], bool]:
    """The viewer in the first seat, or another player, looks at a card."""
    return lambda f: isinstance(f, told_in_cabo.Looked) and f.why is why and (f.by == 0) == own


def swapped_since_the_call(moment: Moment) -> bool:
    """The second seat has called, and its cards were swapped with unknown ones."""
    called = after_facts(
        lambda f: isinstance(f, told_in_cabo.Called) and f.by == 1,
        lambda f: isinstance(f, told_in_cabo.Swapped) and 1 in (f.one[0], f.other[0]),
    )
    return called(moment) and len({world.round.called_with for world in moment.worlds}) > 1


def in_phase(phase: str, wanted: Callable[[Moment], bool]) -> Callable[[Moment], bool]:
    """The same condition, but only in a certain phase."""
    return lambda moment: moment.view.phase == phase and wanted(moment)


CABO: Final = {
    "first looks": Situation(
        LIVELY,
        SMALL,
        in_phase("first-looks", after_facts(told_in_cabo.Looked, told_in_cabo.Saw)),
        deck="1 1 5 5 5 9 9",
    ),
    "a look at an own card without leave, among the first looks": Situation(
        SNEAKY,
        replace(SMALL, forbidden_look=True),
        in_phase(
            "first-looks",
            after_facts(
                lambda f: (
                    isinstance(f, told_in_cabo.Looked)
                    and f.why is told_in_cabo.Glance.SNEAK
                    and f.by == f.place[0] == 1
                )
            ),
        ),
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
        after_facts(
            look_fact(told_in_cabo.Glance.SPY, own=True),
            told_in_cabo.Swapped,
            look_fact(told_in_cabo.Glance.SPY, own=False),
        ),
        deck="1 5 9 9 9 11 11 11",
    ),
    "a reshuffle": Situation(
        PATIENT,
        SMALL,
        lambda m: len(m.state.round.pile) > 1 and after_facts(told_in_cabo.Reshuffled)(m),
        deck="1 1 2 5 5 9 9 12",
    ),
    "two reshuffles, for a spectator": Situation(
        PATIENT,
        replace(SMALL, cards=1),
        lambda m: (
            len(m.state.round.pile) > 2
            and after_facts(told_in_cabo.Reshuffled, told_in_cabo.Reshuffled)(m)
        ),
        players=3,
        viewer=None,
        deck="1 1 5 5 5 9 9 12",
    ),
    "a false set, one by one": Situation(
        LIVELY,
        replace(SMALL, cards=3, looks=0, one_by_one=True),
        after_facts(
            lambda f: isinstance(f, told_in_cabo.FalseSetShown) and len(f.slots) > len(f.cards)
        ),
        deck="1 1 2 2 5 5 5 5",
    ),
    "a false set, and the card kept": Situation(
        LIVELY,
        replace(SMALL, false_set=FalseSet.KEEP),
        after_facts(lambda f: isinstance(f, told_in_cabo.FalseSetShown) and f.by == 1),
        deck="1 1 2 2 5 5 9 9",
    ),
    "penalty cards": Situation(
        LIVELY,
        DUTCH,
        after_facts(
            lambda f: isinstance(f, told_in_cabo.PenaltyTaken) and f.by == 1, told_in_cabo.Drew
        ),
        deck="2H 2H 5S 5S 9C 9C 9C KS",
        seed=28,
    ),
    "penalty cards of two shuffles": Situation(
        LIVELY,
        DUTCH,
        lambda m: (
            len(m.state.round.pile) > 0
            and after_facts(
                told_in_cabo.PenaltyTaken, told_in_cabo.Reshuffled, told_in_cabo.PenaltyTaken
            )(m)
        ),
        deck="2H 2H 2S 5S 5S 9C 9C 9C",
        seed=21,
    ),
    "swaps after the call": Situation(
        LIVELY, DUTCH, swapped_since_the_call, players=3, deck="AH AH 2S 5S JC JC JC JC JC", seed=49
    ),
}

# --- situations of Da Capo! -----------------------------------------------------------

TINY = DaCapoRules(stack=2, hand=2, building_piles=2, help_piles=2, highest=3, copies=3, jokers=1)
FAST = replace(TINY, highest=2, copies=4, jokers=2)
BROAD = replace(FAST, hand=3, copies=5, jokers=1)


def played_since_reshuffle(times: int) -> Callable[[Moment], bool]:
    """Others have played cards that may be of one shuffle or another.

    The two are not equally likely, so that a sampler that assumes it is detected.
    """

    def wanted(moment: Moment) -> bool:
        cases = moment.mind.hidden.cases
        chances = [case.chance for case in cases]
        return len(cases[0].played) >= times and max(chances) > 1.3 * min(chances)

    return wanted


DACAPO: Final = {
    "the deal": Situation(
        Patient(), TINY, after_facts(told_in_dacapo.Dealt), ways=any_card_of_the_hand
    ),
    "another turn": Situation(
        DaCapoSubject(),
        TINY,
        after_facts(told_in_dacapo.Put, told_in_dacapo.Drew),
        ways=any_card_of_the_hand,
        seed=2,
    ),
    "a reshuffle": Situation(
        Patient(),
        replace(TINY, copies=3, jokers=0),
        lambda m: len(set(m.state.round.pile)) > 1 and after_facts(told_in_dacapo.Reshuffled)(m),
        ways=any_card_of_the_hand,
    ),
    "a hand of two shuffles": Situation(
        Patient(), TINY, played_since_reshuffle(1), ways=any_card_of_the_hand, seed=2
    ),
    "a larger hand of two shuffles": Situation(
        Patient(), BROAD, played_since_reshuffle(2), ways=any_card_of_the_hand, seed=1
    ),
    "hands of many shuffles, for a spectator": Situation(
        Patient(),
        FAST,
        lambda m: m.mind.reshuffles > 2 and played_since_reshuffle(2)(m),
        viewer=None,
        ways=any_card_of_the_hand,
        seed=15,
    ),
    "three players": Situation(
        Patient(),
        replace(FAST, copies=6, jokers=1),
        played_since_reshuffle(2),
        players=3,
        ways=any_card_of_the_hand,
        seed=2,
    ),
}
SITUATIONS = {f"Cabo: {name}": it for name, it in CABO.items()} | {
    f"Da Capo!: {name}": it for name, it in DACAPO.items()
}


@cache
def moment_of(name: str) -> Moment:
    """The moment of a situation, cached."""
    return SITUATIONS[name].moment()


def is_plausible(moment: Moment, sampler: Sampler, samples: int) -> bool:
    """Whether the samples of a sampler are plausible."""
    return plausibility(moment.worlds, moment.samples(sampler, Random(1), samples)) > FALSE_ALARM


@pytest.mark.parametrize(
    "worlds", [2000, pytest.param(40_000, marks=pytest.mark.long)], ids=["quick", "deep"]
)
@pytest.mark.parametrize("name", every_nth(SITUATIONS, 3))
def test_sampled_states_have_the_right_frequencies(name: str, worlds: int) -> None:
    """The frequencies are compared with an exact enumeration."""
    moment = moment_of(name)
    assert is_plausible(moment, moment.subject.game.sample, worlds)


def cheat_with_the_real_state(moment: Moment) -> Sampler:
    """A wrong sampler that returns the real state."""
    return lambda _mind, _view, _rng: moment.state


def cheat_with_a_fixed_pile(moment: Moment) -> Sampler:
    """A wrong sampler that never changes the order of the pile."""

    def sample(knowledge: Any, view: Any, rng: Random) -> Any:
        sampled = moment.subject.game.sample(knowledge, view, rng)
        return replace(
            sampled, round=replace(sampled.round, pile=tuple(sorted(sampled.round.pile)))
        )

    return sample


def cheat_without_shuffles(_moment: Moment) -> Sampler:
    """A wrong sampler that ignores which shuffle a card came from."""

    def sample(knowledge: Any, view: Any, rng: Random) -> Any:
        if isinstance(knowledge, of_dacapo.Knowledge):
            return DaCapo.sample(
                replace(knowledge, hidden=hidden._without_origins(knowledge.hidden)), view, rng
            )
        unseen = sorted(card for pool in knowledge.pools for card in pool)
        layouts = tuple(tuple(b and replace(b, pool=0) for b in row) for row in knowledge.layouts)
        hand = knowledge.hand and replace(knowledge.hand, pool=0)
        one = replace(knowledge, layouts=layouts, hand=hand, pools=(tuple(unseen),))
        sampled = Cabo.sample(one, view, rng)
        return replace(sampled, round=replace(sampled.round, reshuffles=len(knowledge.pools) - 1))

    return sample


def of_several_shuffles(moment: Moment) -> bool:
    """Whether a player of Da Capo! may hold cards of several shuffles."""
    return isinstance(moment.mind, of_dacapo.Knowledge) and len(moment.mind.hidden.cases) > 1


def cheat_with_the_likeliest_case(_moment: Moment) -> Sampler:
    """A wrong sampler that always takes the likeliest origin of the cards."""

    def sample(knowledge: Any, view: Any, rng: Random) -> Any:
        best = max(knowledge.hidden.cases, key=lambda case: case.chance)
        return DaCapo.sample(
            replace(
                knowledge, hidden=replace(knowledge.hidden, cases=(replace(best, chance=1.0),))
            ),
            view,
            rng,
        )

    return sample


def cheat_with_equal_cases(_moment: Moment) -> Sampler:
    """A wrong sampler that takes all origins of a played card as equally likely."""

    def sample(knowledge: Any, view: Any, rng: Random) -> Any:
        cases = knowledge.hidden.cases
        equal = tuple(replace(case, chance=1 / len(cases)) for case in cases)
        return DaCapo.sample(
            replace(knowledge, hidden=replace(knowledge.hidden, cases=equal)), view, rng
        )

    return sample


CHEATS: Final[dict[Callable[[Moment], Sampler], Callable[[Moment], bool]]] = {
    cheat_with_the_real_state: lambda _: True,
    cheat_with_a_fixed_pile: lambda moment: any(
        len(set(world.round.pile)) > 1 for world in moment.worlds
    ),
    cheat_without_shuffles: lambda moment: moment.state.round.reshuffles > 0,
    cheat_with_the_likeliest_case: of_several_shuffles,
    cheat_with_equal_cases: of_several_shuffles,
}
"""Wrong samplers, and the situations in which each error shows."""


@pytest.mark.parametrize("cheat", first(CHEATS, 2), ids=lambda cheat: cheat.__name__)
def test_a_wrong_sampler_does_not_pass(cheat: Callable[[Moment], Sampler]) -> None:
    """Each wrong sampler is rejected in every situation in which its error can show."""
    shows = [moment_of(name) for name in SITUATIONS if CHEATS[cheat](moment_of(name))]
    assert len(shows) > 2
    for moment in shows:
        assert not is_plausible(moment, cheat(moment), 2000)


# --- with all the cards ---------------------------------------------------------------

TABLES: Final[dict[str, tuple[Subject, RuleSet]]] = {
    name: (CaboSubject(Habits(call=0.02, sneak=0.01)), rules)
    for name, rules in CABO_PRESETS.items()
} | {name: (DaCapoSubject(), rules) for name, rules in DACAPO_PRESETS.items()}
CHECKS: Final[dict[str, Callable[[Any, Any], None]]] = {
    "cabo": check_cabo,
    "dacapo": check_dacapo,
}


@pytest.mark.parametrize(
    "most", [100, pytest.param(1000, marks=pytest.mark.long)], ids=["quick", "deep"]
)
@pytest.mark.parametrize("name", every_nth(TABLES, 3))
def test_a_playable_state_can_be_sampled_at_every_decision(name: str, most: int) -> None:
    """In whole matches, every player who decides can sample a playable state."""
    subject, rules = TABLES[name]
    game, rng, check_knowledge = subject.game, Random(2), CHECKS[subject.game.name]
    for players in (2, max(rules.players)):
        knowledge_by_viewer = {
            viewer: game.know(rules, players, viewer) for viewer in (*range(players), None)
        }
        for step in play_on(subject, rng, game.start(rules, players), most=most):
            for viewer, knowledge in knowledge_by_viewer.items():
                knowledge_by_viewer[viewer] = reduce(
                    game.learn, heard(step.told, viewer), knowledge
                )
            deciding = {decision.actor for decision in game.decisions(step.after)} - {TABLE}
            for viewer in (*sorted(deciding)[:2], None):
                sampled = check_sample(subject, step.after, knowledge_by_viewer[viewer], rng)
                if sampled is not None:
                    check_knowledge(sampled, knowledge_by_viewer[viewer])


def test_no_state_is_sampled_while_the_table_shuffles() -> None:
    """A view of Cabo does not show who owes penalty cards, and nobody has to decide then."""
    match = Cabo.start(SMALL, 2)
    view = replace(Cabo.view(match, 0), phase="reshuffling")
    with pytest.raises(InvalidQuestion, match="sample-while-shuffling"):
        Cabo.sample(Cabo.know(SMALL, 2, 0), view, Random(0))


@pytest.mark.parametrize("name", TABLES)
def test_every_unknown_card_varies_among_samples(name: str) -> None:
    """Every card that the rules never showed to a viewer differs in some world, if it can.

    And no card that the viewer knows does. A card that differs in only one of ten worlds would seem
    constant once in 10^9 cases.
    """
    subject, rules = TABLES[name]
    game, rng = subject.game, Random(3)
    hidden_cards = 0
    for _ in range(12):
        course = Course.played(subject, rng, rules, 2, most=300)
        viewer = rng.choice((0, 1, None))
        last = rng.randrange(2, len(course.steps))
        after = course.steps[last].after
        if all(decision.actor == TABLE for decision in game.decisions(after)):
            continue
        known = set[int]()
        knowledge = game.know(rules, 2, viewer)
        for step in course.steps[: last + 1]:
            known -= course.shuffled(step)
            known |= numbers(subject.shown(step, viewer))
            knowledge = reduce(game.learn, heard(step.told, viewer), knowledge)
        view = game.view(after, viewer)
        samples = [subject.cards(game.sample(knowledge, view, rng)) for _ in range(200)]
        pools = Window(course, viewer, last, last).pools()
        cards = [card for card in subject.cards(after) if isinstance(card, Physical)]
        faces = Counter({(pools[c.number], str(c)) for c in cards if c.number not in known})
        pool_sizes = Counter(pool for pool, _ in faces)
        for place, card in enumerate(cards):
            faces_seen = {sample[place] for sample in samples}
            if card.number in known:
                assert faces_seen == {card}
            elif pool_sizes[pools[card.number]] > 1:
                assert len(faces_seen) > 1
                hidden_cards += 1
    assert hidden_cards > 100


# --- more cases than can be weighed ---------------------------------------------------


def expected_counts(knowledge: of_dacapo.Knowledge) -> dict[tuple[int, str], float]:
    """The mean number of cards with each face that are left of each shuffle."""
    means: dict[tuple[int, str], float] = defaultdict(float)
    for shuffle, pool in enumerate(knowledge.hidden.pools):
        for card in pool:
            means[shuffle, str(card)] += 1
    for case in knowledge.hidden.cases:
        for shuffle, card in case.played:
            means[shuffle, str(card)] -= case.chance
    return means


def test_a_limited_number_of_cases_keeps_the_mean_counts() -> None:
    """With too many cases, the mean numbers are still right to half a card."""
    subject, rules = DaCapoSubject(), DACAPO_PRESETS["single"]
    game = subject.game
    exact = thinned = game.know(rules, 4, 0)
    compared = 0
    for step in play_on(subject, Random(5), game.start(rules, 4), most=1000):
        thinned = reduce(game.learn, heard(step.told, 0), thinned)
        with patch.object(hidden, "MAX_CASES", 10**9):
            exact = reduce(game.learn, heard(step.told, 0), exact)
        if len(exact.hidden.cases) > hidden.MAX_CASES:
            truth, approximation = expected_counts(exact), expected_counts(thinned)
            assert max(abs(truth[origin] - approximation[origin]) for origin in truth) < 0.5
            compared += 1
    assert compared > 10


def test_sampled_states_stay_possible_without_the_true_case() -> None:
    """With room for a single case the true one is sometimes lost, but states stay possible."""
    rules, lost = replace(BROAD, hand=4, stack=4, highest=4, copies=7, jokers=3), 0
    forget = hidden._without_origins

    def counted(cards: hidden.Hidden) -> hidden.Hidden:
        nonlocal lost
        lost += 1
        return forget(cards)

    with patch.object(hidden, "MAX_CASES", 1), patch.object(hidden, "_without_origins", counted):
        for seed in range(12):
            subject, rng = Patient(), Random(seed)
            knowledge = subject.game.know(rules, 3, 0)
            for step in play_on(subject, rng, subject.game.start(rules, 3), most=150):
                before, knowledge = lost, reduce(subject.game.learn, heard(step.told, 0), knowledge)
                if lost > before and (world := check_sample(subject, step.after, knowledge, rng)):
                    check_dacapo(world, knowledge)
    assert lost > 2
