"""Laws that hold in every match of Cabo, with any options, players and habits."""

from collections import Counter
from random import Random

import pytest
from cabo.harness.players import GAME, Habits, any_habits
from cabo.harness.subject import CaboSubject
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dacabo.cabo.cards import DeckKind
from dacabo.cabo.knowledge import Knowledge
from dacabo.cabo.rules import PRESETS, Hundred, Rules
from dacabo.cabo.state import FirstLooks, Holding, Match, RoundOver, phase_without_reshuffle
from dacabo.core.cards import BACK, Card
from dacabo.core.errors import RulesError
from dacabo.testing.laws import prove
from dacabo.testing.subject import play_on

SEEDS = st.integers(0, 2**32 - 1)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Rules, int]:
    """A rule set, one of the presets with any options changed, and a number of players."""
    changes = {
        "cards": st.integers(1, 7),
        "looks": st.integers(0, 4),
        "first_look": st.sampled_from(["choice", "nearest"]),
        "starter": st.sampled_from(["winner", "youngest"]),
        "sets": st.booleans(),
        "one_by_one": st.booleans(),
        "false_set": st.sampled_from(["discard", "keep"]),
        "free_swap": st.booleans(),
        "snap": st.booleans(),
        "forbidden_look": st.booleans(),
        "caller_locked": st.booleans(),
        "empty_pile": st.sampled_from(["reshuffle", "end-round"]),
        "pile_out_after_call": st.sampled_from(["end-cabo", "end-pile", "play-on"]),
        "hundred": st.sampled_from(["always", "once", "never"]),
        "limit": st.integers(20, 120),
        "rounds": st.none() | st.integers(1, 4),
        "minutes": st.none() | st.integers(1, 60),
        "turn_limit": st.none() | st.integers(1, 60),
    }
    preset = draw(st.sampled_from(list(PRESETS)))
    changed = draw(st.fixed_dictionaries({}, optional=changes))
    try:
        rules = PRESETS[preset].changed(changed)
        players = draw(st.sampled_from(rules.players))
        rules.check_players(players)
    except RulesError:
        return PRESETS[preset], 2
    return rules, players


def model_test(examples: int) -> settings:
    """Settings for a test that plays whole matches."""
    return settings(
        max_examples=examples,
        derandomize=examples < 1000,  # the quick run plays the same examples everywhere
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


@pytest.mark.parametrize(
    "examples", [12, pytest.param(500, marks=pytest.mark.long)], ids=["quick", "deep"]
)
def test_every_match_keeps_the_laws(examples: int) -> None:
    """Cards are conserved, knowledge is true, states survive serialisation, totals add up."""

    @model_test(examples)
    @given(table=tables(), seed=SEEDS)
    def check(table: tuple[Rules, int], seed: int) -> None:
        rules, players = table
        rng = Random(seed)
        subject = CaboSubject(any_habits(rng))
        check_totals(prove(subject, rng, rules, players, check_knowledge))

    check()


def check_knowledge(match: Match, knowledge: Knowledge) -> None:
    """Every known card is right, and the unknown ones are exactly those of their pools."""
    now = match.round
    unseen: list[Counter[Card]] = [Counter() for _ in knowledge.pools]
    for seat, layout in enumerate(now.layouts):
        assert len(knowledge.layouts[seat]) == len(layout)
        for belief, card in zip(knowledge.layouts[seat], layout, strict=True):
            assert (belief is None) == (card is None)
            if belief is None or card is None:
                continue
            if belief.card is None:
                unseen[belief.pool][card] += 1
            assert belief.card in (None, card)
            if knowledge.viewer is not None:
                assert (belief.card is not None) == (knowledge.viewer in belief.seen_by)
    holding = phase_without_reshuffle(now)
    if isinstance(holding, Holding):
        assert knowledge.hand is not None
        assert knowledge.hand.card in (None, holding.card)
        if knowledge.hand.card is None:
            unseen[knowledge.hand.pool][holding.card] += 1
    else:
        assert knowledge.hand is None
    if unseen:
        unseen[-1].update(now.pile)
    assert [Counter(pool) for pool in knowledge.pools] == unseen
    assert knowledge.discards == now.discards
    assert knowledge.pile == len(now.pile)
    check_view(match, knowledge)


def check_view(match: Match, knowledge: Knowledge) -> None:
    """A view shows only what its viewer knows."""
    view = GAME.view(match, knowledge.viewer, knowledge)
    assert (view.hand is None) == (knowledge.hand is None)
    if view.hand and knowledge.hand:
        assert view.hand.card == (knowledge.hand.card or BACK)
    assert view.remembered == knowledge.remembered
    first = (
        isinstance(phase_without_reshuffle(match.round), FirstLooks)
        and knowledge.viewer is not None
    )
    assert view.looked == (knowledge.looked[knowledge.viewer or 0] if first else ())
    for shown_layout, known_layout in zip(view.layouts, knowledge.layouts, strict=True):
        assert all(
            face in (None, BACK, belief and belief.card)
            for face, belief in zip(shown_layout, known_layout, strict=True)
        ), "a view shows only what is known to its viewer"


def check_totals(match: Match) -> None:
    """Every total is the last one plus the points, or 50 where that sum was exactly 100."""
    before = (0,) * match.players
    for result in match.results:
        for old, score in zip(before, result.scores, strict=True):
            reached = old + score.points
            assert score.total == (50 if score.halved else reached)
            assert not score.halved or reached == 100
            if match.rules.hundred is Hundred.ALWAYS:
                assert score.halved == (reached == 100)
        before = tuple(score.total for score in result.scores)
    assert match.totals == before
    if isinstance(match.round.phase, RoundOver):
        assert len(match.results) == match.round.number


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_played_from_fewest_to_most_players(preset: str) -> None:
    """Whole matches come to an end with every number of players."""
    rules = PRESETS[preset]
    for players in rules.players:
        subject = CaboSubject(Habits(call=0.1))
        *_, last = play_on(subject, Random(players), GAME.start(rules, players), most=20_000)
        assert GAME.result(last.after) is not None


def test_the_french_deck_allows_six_players() -> None:
    """The largest number of players depends on the deck (CABO-1, DUTCH-1)."""
    assert [list(r.players)[-1] for r in (Rules(), Rules(deck=DeckKind.FRENCH))] == [5, 6]
