"""A match between two actions: every move of the engine is a path of actions, and nothing else."""

from dataclasses import replace
from random import Random

import pytest
from harness.shares import first

from dacabo.cabo.game import Cabo
from dacabo.cabo.rules import PRESETS, Rules
from dacabo.cabo.state import FirstLooks, Snapping
from dacabo.core.chance import Sealed
from dacabo.core.errors import IllegalMove, RulesError
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.core.seats import clockwise
from dacabo.games import GAMES, part_of
from dacabo.observations.cabo import layout as at
from dacabo.research.adapters import AdapterError
from dacabo.research.adapters.cabo.env_state import EnvConfig, EnvState
from dacabo.research.adapters.env_state import env_config

FEW = ("original", "gretel-malte", "dutch", "tournament")


def begin(
    rules: Rules, players: int, seed: int = 0, *, slots: int | None = None, sneaking: bool = False
) -> EnvState:
    config = EnvConfig(rules, players, slots=slots, sneaking=sneaking)
    return config.begin(Sealed(seed.to_bytes(32, "big")))


def moves_from(state: EnvState) -> list[Move]:
    """Return the moves that any sequence of legal actions makes, in no order."""
    moves = []
    for action in state.legal():
        path = (*state.begun, action)
        leads = state._tree[path]
        moves += moves_from(state.after(action)) if isinstance(leads, set) else [leads]
    return moves


@pytest.mark.parametrize("preset", first(reversed(FEW), 2))
@pytest.mark.parametrize("players", [2, 5])
def test_actions_reach_every_legal_move_and_no_other(preset: str, players: int) -> None:
    """This is true at every decision of random matches."""
    random = Random(preset)
    met = set()
    for seed in range(3):
        state = begin(PRESETS[preset], players, seed)
        for _ in range(120):
            if state.decision is None:
                break
            if not state.begun:
                legal = Cabo.legal(state.match, state.decision)
                assert sorted(map(Cabo.text, moves_from(state))) == sorted(map(Cabo.text, legal))
                met.add(state.decision.kind)
            state = state.after(random.choice(state.legal()))
    assert met >= {"first-look", "looking", "turn", "card"}


def test_an_action_that_is_not_legal_is_refused() -> None:
    """Every action is refused once the match is over."""
    state = begin(PRESETS["original"].changed({"rounds": 1}), 2)
    for action in set(range(-1, state.config.actions + 1)) - set(state.legal()):
        with pytest.raises(IllegalMove, match="not-now"):
            state.after(action)
    random = Random(1)
    while state.decision is not None:
        state = state.after(random.choice(state.legal()))
    assert state.result is not None
    assert state.legal() == []
    with pytest.raises(IllegalMove, match="match-over"):
        state.after(at.PASS)


def test_first_looks_are_taken_seat_by_seat_from_the_starter() -> None:
    """One seat takes all its looks before the next one."""
    starters = set()
    for seed in range(8):
        state = begin(PRESETS["original"], 4, seed)
        starter = state.match.round.starter
        assert starter is not None
        starters.add(starter)
        asked = []
        while isinstance(state.match.round.phase, FirstLooks):
            asked.append(state.asked)
            state = state.after(state.legal()[0])
        assert asked == [seat for seat in clockwise(starter, 4) for _ in range(4)]
    assert len(starters) > 1


def play_to_a_window(state: EnvState) -> bool:
    return isinstance(state.match.round.phase, Snapping)


def test_any_seat_may_be_asked_first_in_a_window() -> None:
    """Every awaited seat is asked."""
    first = set()
    for seed in range(12):
        state = begin(PRESETS["dutch"], 4, seed)
        while not play_to_a_window(state):
            plain = [a for a in (at.DISCARD, at.DRAW, at.DONE) if a in state.legal()]
            state = state.after(plain[0] if plain else state.legal()[0])
        awaited = set(Cabo.view(state.match, None).awaited)
        player = state.match.round.player
        assert state.asked is not None
        first.add((state.asked - player) % 4)
        asked: set[int | None] = set()
        while play_to_a_window(state):
            asked.add(state.asked)
            state = state.after(at.PASS)
        assert asked == awaited
    assert first == {1, 2, 3}


def test_sneaking_is_asked_for_only_if_the_option_is_on() -> None:
    """It is asked before each decision at which the rules allow it; it costs two cards."""
    quiet, open_to_it = (
        begin(PRESETS["dutch"], 3, sneaking=sneaking) for sneaking in (False, True)
    )
    assert quiet.temptation is None
    assert open_to_it.temptation is not None
    seat = open_to_it.asked
    assert seat is not None
    assert open_to_it.observation(seat)[0] == at.TEMPTATION
    assert open_to_it.observation((seat + 1) % 3)[0] == at.FIRST_LOOK
    resisted = open_to_it.after(at.PASS)
    assert (resisted.temptation, resisted.asked) == (None, seat)
    assert resisted.match is open_to_it.match
    looked = open_to_it.after(open_to_it.legal()[-1])
    assert (looked.temptation, looked.asked) == (None, seat)
    assert len(looked.match.round.layouts[seat]) == 6
    assert resisted.after(resisted.legal()[0]).temptation is not None
    assert begin(PRESETS["original"], 3, sneaking=True).temptation is None


def test_a_layout_that_outgrows_its_slots_ends_the_match_unfinished() -> None:
    """The state says so, and no card is cut off."""
    tempting = begin(PRESETS["dutch"], 3, slots=4, sneaking=True)
    state = tempting.after(tempting.legal()[-1])
    assert state.outgrown
    assert (state.asked, state.result, state.legal()) == (None, None, [])
    assert max(map(len, state.match.round.layouts)) == 6


def test_a_state_never_changes() -> None:
    """An action from a state does not depend on other actions from it."""
    random = Random(5)
    state = begin(PRESETS["dutch"], 3)
    for _ in range(60):
        if state.asked is None:
            break
        before = [state.observation(seat) for seat in range(3)]
        for action in state.legal():
            state.after(action)
        assert [state.observation(seat) for seat in range(3)] == before
        state = state.after(random.choice(state.legal()))


def test_other_seats_do_not_see_an_unfinished_move() -> None:
    """Only its player sees which cards of a set or a swap are named so far."""
    random = Random(4)
    observations = set()
    for seed in range(6):
        state = begin(PRESETS["original"], 3, seed)
        while state.asked is not None and state.match.round.turn < 40:
            following = state.after(random.choice(state.legal()))
            if following.begun:
                seat = state.asked
                for other in {0, 1, 2} - {seat}:
                    assert following.observation(other) == state.observation(other)
                assert following.observation(seat) != state.observation(seat)
                observations.add(following.observation(seat)[0])
            state = following
    assert observations == {at.CLAIMING, at.GIVING}


@pytest.mark.parametrize("preset", FEW)
def test_nothing_depends_on_cards_that_a_seat_cannot_know(preset: str) -> None:
    """The test replaces the real match by others that the seat must consider possible."""
    random = Random(preset)
    state = begin(PRESETS[preset], 3, 2, sneaking=True)
    others = 0
    for _ in range(80):
        seat = state.asked
        if seat is None:
            break
        knowledge = state.observers[seat].knowledge
        world = Cabo.sample(knowledge, Cabo.view(state.match, seat), random)
        others += world.round.layouts != state.match.round.layouts
        imagined = replace(state, match=world)
        assert imagined.observation(seat) == state.observation(seat)
        assert imagined.legal() == state.legal()
        state = state.after(random.choice(state.legal()))
    assert others > 20


def test_every_action_of_a_decision_has_its_own_name() -> None:
    """So a log can be read."""
    state = begin(PRESETS["original"], 3)
    names = [state.name(action) for action in range(state.config.actions)]
    assert len(set(names)) == len(names)
    assert (names[at.CALL], names[at.LAY + 1]) == ("call", "lay 1")


def test_rules_that_cannot_be_played_or_observed_are_refused() -> None:
    """Each mistake has its code."""
    with pytest.raises(RulesError, match="too-few-slots"):
        EnvConfig(PRESETS["original"], 2, slots=3)
    with pytest.raises(RulesError, match="number-of-players"):
        EnvConfig(PRESETS["original"], 6)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_an_adapter_or_says_that_it_has_none(game: str) -> None:
    """The test tries every game."""
    rules: RuleSet = next(iter(GAMES[game].presets.values()))
    if part_of(game, "dacabo.research.adapters", "env_state"):
        assert env_config(game, rules, 2).begin(Sealed(bytes(32))).asked is not None
    else:
        with pytest.raises(AdapterError, match="no-adapter"):
            env_config(game, rules, 2)
