"""Whatever the options, the players and their habits: what must hold in every match."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import msgspec
import pytest
from cabo.players import GAME, Habits, any_habits, play_on
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dacabo.cabo.cards import DeckKind
from dacabo.cabo.knowledge import Knowledge
from dacabo.cabo.moves import (
    Call,
    Close,
    Discard,
    Done,
    Draw,
    Look,
    Pass,
    Replace,
    Snap,
    Sneak,
    Swap,
    Take,
    Youngest,
)
from dacabo.cabo.rules import PRESETS, Hundred, Rules
from dacabo.cabo.state import Holding, Match, RoundOver, goes_on
from dacabo.core.cards import BACK, Card
from dacabo.core.errors import DacaboError, RulesError
from dacabo.core.game import heard
from dacabo.core.moves import LotDrawn, Move, NextRound, Shuffled, TimeUp
from dacabo.core.seats import TABLE, Seat

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
        deadline=None,
        derandomize=examples < 1000,  # the quick run is the same everywhere
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


@pytest.mark.parametrize(
    "examples", [100, pytest.param(2000, marks=pytest.mark.long)], ids=["quick", "deep"]
)
def test_every_match_keeps_the_laws(examples: int) -> None:
    """Cards are conserved, knowledge is true, states survive writing down, totals add up."""

    @model_test(examples)
    @given(table=tables(), seed=SEEDS)
    def check(table: tuple[Rules, int], seed: int) -> None:
        rules, players = table
        rng = Random(seed)
        match = GAME.start(rules, players)
        viewers: list[Seat | None] = [*range(players), None]
        minds = {viewer: GAME.know(rules, players, viewer) for viewer in viewers}
        habits = any_habits(rng)
        history: list[tuple[Seat, Move]] = []
        for before, actor, move, after, told in play_on(rng, match, habits, most=600):
            history.append((actor, move))
            for viewer in viewers:
                for fact in heard(told, viewer):
                    minds[viewer] = GAME.learn(minds[viewer], fact)
                check_knowledge(after, minds[viewer])
            check_decisions(before, after, actor)
            check_conservation(after)
            assert GAME.parse(GAME.text(move)) == move
            if rng.random() < 0.03:
                check_written_down(after)
                check_legal_and_illegal(after)
            match = after
        check_totals(match)
        check_replay(rules, players, history, match)

    check()


def check_conservation(match: Match) -> None:
    now = match.round
    if not any(now.layouts):
        return  # before the deal
    cards = Counter(now.pile + now.discards)
    cards.update(card for layout in now.layouts for card in layout if card is not None)
    holding = goes_on(now)
    if isinstance(holding, Holding):
        cards[holding.card] += 1
    assert cards == Counter(match.rules.pack)


def check_decisions(before: Match, after: Match, actor: Seat) -> None:
    """Never stuck, no name twice, and nobody's decision changes its name because another acts."""
    asked = GAME.decisions(after)
    over = GAME.result(after) is not None
    assert bool(asked) != over
    assert over or any(d.must for d in asked) or any(d.kind == "snap" for d in asked)
    assert len({d.id for d in asked}) == len(asked)
    for decision in asked:
        harmless = GAME.default(after, decision)
        assert harmless in (None, *GAME.legal(after, decision))
        assert harmless or decision.chance or not decision.must
    if type(before.round.phase) is type(after.round.phase):
        kinds = ("first-look", "snap", "sneak")
        old = {(d.actor, d.kind): d.id for d in GAME.decisions(before) if d.kind in kinds}
        new = {(d.actor, d.kind): d.id for d in asked if d.kind in kinds}
        for seat, kind in old.keys() & new.keys():
            assert seat == actor or old[seat, kind] == new[seat, kind]


def check_knowledge(match: Match, mind: Knowledge) -> None:
    """What is believed known is so; what is unknown is exactly what its pool says."""
    now = match.round
    unseen: list[Counter[Card]] = [Counter() for _ in mind.pools]
    for seat, layout in enumerate(now.layouts):
        assert len(mind.layouts[seat]) == len(layout)
        for belief, card in zip(mind.layouts[seat], layout, strict=True):
            assert (belief is None) == (card is None)
            if belief is None or card is None:
                continue
            if belief.card is None:
                unseen[belief.pool][card] += 1
            assert belief.card in (None, card)
            if mind.viewer is not None:
                assert (belief.card is not None) == (mind.viewer in belief.seen_by)
    holding = goes_on(now)
    if isinstance(holding, Holding):
        assert mind.hand is not None
        assert mind.hand.card in (None, holding.card)
        if mind.hand.card is None:
            unseen[mind.hand.pool][holding.card] += 1
    else:
        assert mind.hand is None
    if unseen:
        unseen[-1].update(now.pile)
    assert [Counter(pool) for pool in mind.pools] == unseen
    assert mind.discards == now.discards
    assert mind.pile == len(now.pile)
    check_view(match, mind)


def check_view(match: Match, mind: Knowledge) -> None:
    """A view shows only what is known to its viewer."""
    view = GAME.view(match, mind.viewer, mind)
    assert (view.hand is None) == (mind.hand is None)
    if view.hand and mind.hand:
        assert view.hand.card == (mind.hand.card or BACK)
    assert view.remembered == mind.remembered
    for shown, known in zip(view.layouts, mind.remembered, strict=True):
        assert all(face in (None, BACK, card) for face, card in zip(shown, known, strict=True)), (
            "a view shows only what is known to its viewer"
        )


def check_written_down(match: Match) -> None:
    text = msgspec.json.encode(match)
    assert msgspec.json.decode(text, type=Match) == match


def check_legal_and_illegal(match: Match) -> None:
    """Every legal move is accepted, every other one that can be thought of is refused."""
    legal = {(d.actor, move) for d in GAME.decisions(match) for move in GAME.legal(match, d)}
    assert len(legal) == sum(len(GAME.legal(match, d)) for d in GAME.decisions(match))
    for actor, move in legal:
        GAME.play(match, actor, move)
    chance = any(d.chance for d in GAME.decisions(match))
    for actor in range(TABLE, match.players + 1):
        for move in thinkable_moves(match):
            if (actor, move) not in legal and not (chance and isinstance(move, Shuffled)):
                assert refused(match, actor, move), (actor, move)


def refused(match: Match, actor: Seat, move: Move) -> bool:
    try:
        GAME.play(match, actor, move)
    except DacaboError:
        return True
    return False


def thinkable_moves(match: Match) -> Iterator[Move]:
    seats = range(-1, match.players + 1)
    slots = range(-1, max((len(layout) for layout in match.round.layouts), default=0) + 1)
    few = [slot for slot in slots if slot < 4]
    places = [(seat, slot) for seat in seats for slot in slots]
    yield from (Draw(), Take(), Call(), Pass(), Discard(), Done(), Close(), NextRound(), TimeUp())
    yield from (Replace(()), Shuffled(()), Shuffled((0, 0)), LotDrawn(-1))
    yield from (LotDrawn(number) for number in range(match.players + 1))
    yield from (Youngest(seat) for seat in seats)
    yield from (Snap(slot) for slot in slots)
    yield from (Look(place) for place in places)
    yield from (Sneak(place) for place in places)
    yield from (Replace((slot,)) for slot in slots)
    yield from (Replace((one, other)) for one in slots for other in slots)
    yield from (Replace(claim) for size in (3, 4, 5) for claim in permutations(few, size))
    yield from (Replace((0, 0, 1)), Replace((0, 1, 1)), Replace((0, 1, 2, 2)))
    near = [(seat, slot) for seat, slot in places if slot < 2]
    yield from (Swap(one, other) for one in near for other in near)


def check_totals(match: Match) -> None:
    """Every total is the one before and the points, or 50 where that was exactly 100."""
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


def check_replay(rules: Rules, players: int, history: list[tuple[Seat, Move]], end: Match) -> None:
    """The same moves give the same match."""
    match = GAME.start(rules, players)
    for actor, move in history:
        match, _ = GAME.play(match, actor, move)
    assert match == end


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_can_be_played_from_fewest_to_most_players(preset: str) -> None:
    """Whole matches come to an end with every number of players."""
    rules = PRESETS[preset]
    for players in rules.players:
        rng = Random(players)
        match = GAME.start(rules, players)
        for *_, after, _told in play_on(rng, match, Habits(call=0.1), most=20_000):
            match = after
        assert GAME.result(match) is not None


def test_the_french_deck_is_six_handed() -> None:
    """The number of players goes with the deck (CABO-1, DUTCH-1)."""
    assert [list(r.players)[-1] for r in (Rules(), Rules(deck=DeckKind.FRENCH))] == [5, 6]
