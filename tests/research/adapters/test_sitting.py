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
from dacabo.research.adapters import DoorError
from dacabo.research.adapters.cabo.sitting import Sitting, Table
from dacabo.research.adapters.sitting import table_of

FEW = ("original", "gretel-malte", "dutch", "tournament")


def begun(
    rules: Rules, players: int, seed: int = 0, *, slots: int | None = None, sneaking: bool = False
) -> Sitting:
    table = Table(rules, players, slots=slots, sneaking=sneaking)
    return table.begin(Sealed(seed.to_bytes(32, "big")))


def moves_from(sitting: Sitting) -> list[Move]:
    """The moves that any sequence of legal actions makes, in no order."""
    made = []
    for action in sitting.legal():
        path = (*sitting.begun, action)
        leads = sitting._tree[path]
        made += moves_from(sitting.after(action)) if isinstance(leads, set) else [leads]
    return made


@pytest.mark.parametrize("preset", first(reversed(FEW), 2))
@pytest.mark.parametrize("players", [2, 5])
def test_actions_reach_every_legal_move_and_no_other(preset: str, players: int) -> None:
    """At every decision of random matches."""
    random = Random(preset)
    met = set()
    for seed in range(3):
        sitting = begun(PRESETS[preset], players, seed)
        for _ in range(120):
            if sitting.decision is None:
                break
            if not sitting.begun:
                legal = Cabo.legal(sitting.match, sitting.decision)
                assert sorted(map(Cabo.text, moves_from(sitting))) == sorted(map(Cabo.text, legal))
                met.add(sitting.decision.kind)
            sitting = sitting.after(random.choice(sitting.legal()))
    assert met >= {"first-look", "looking", "turn", "card"}


def test_an_action_that_is_not_legal_is_refused() -> None:
    """And so is any once the match is over."""
    sitting = begun(PRESETS["original"].changed({"rounds": 1}), 2)
    for action in set(range(-1, sitting.table.actions + 1)) - set(sitting.legal()):
        with pytest.raises(IllegalMove, match="not-now"):
            sitting.after(action)
    random = Random(1)
    while sitting.decision is not None:
        sitting = sitting.after(random.choice(sitting.legal()))
    assert sitting.result is not None
    assert sitting.legal() == []
    with pytest.raises(IllegalMove, match="match-over"):
        sitting.after(at.PASS)


def test_first_looks_are_taken_one_seat_after_the_other_from_the_starter_on() -> None:
    """All of one seat's before the next one's."""
    starters = set()
    for seed in range(8):
        sitting = begun(PRESETS["original"], 4, seed)
        starter = sitting.match.round.starter
        assert starter is not None
        starters.add(starter)
        asked = []
        while isinstance(sitting.match.round.phase, FirstLooks):
            asked.append(sitting.asked)
            sitting = sitting.after(sitting.legal()[0])
        assert asked == [seat for seat in clockwise(starter, 4) for _ in range(4)]
    assert len(starters) > 1


def snapping(sitting: Sitting) -> bool:
    return isinstance(sitting.match.round.phase, Snapping)


def test_no_seat_is_favoured_in_a_window_to_snap() -> None:
    """Any awaited seat may be asked first, and everyone is asked."""
    first = set()
    for seed in range(12):
        sitting = begun(PRESETS["dutch"], 4, seed)
        while not snapping(sitting):
            plain = [a for a in (at.DISCARD, at.DRAW, at.DONE) if a in sitting.legal()]
            sitting = sitting.after(plain[0] if plain else sitting.legal()[0])
        awaited = set(Cabo.view(sitting.match, None).awaited)
        player = sitting.match.round.player
        assert sitting.asked is not None
        first.add((sitting.asked - player) % 4)
        asked: set[int | None] = set()
        while snapping(sitting):
            asked.add(sitting.asked)
            sitting = sitting.after(at.PASS)
        assert asked == awaited
    assert first == {1, 2, 3}


def test_looking_without_leave_is_asked_for_only_if_wanted() -> None:
    """Once before each decision at which the rules allow it; it costs two cards."""
    quiet, open_to_it = (
        begun(PRESETS["dutch"], 3, sneaking=sneaking) for sneaking in (False, True)
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
    assert begun(PRESETS["original"], 3, sneaking=True).temptation is None


def test_a_layout_that_outgrows_its_slots_ends_the_match_unfinished() -> None:
    """It is said, and nothing is cut off."""
    tempting = begun(PRESETS["dutch"], 3, slots=4, sneaking=True)
    sitting = tempting.after(tempting.legal()[-1])
    assert sitting.outgrown
    assert (sitting.asked, sitting.result, sitting.legal()) == (None, None, [])
    assert max(map(len, sitting.match.round.layouts)) == 6


def test_a_sitting_never_changes() -> None:
    """What follows from one action does not depend on what another would have led to."""
    random = Random(5)
    sitting = begun(PRESETS["dutch"], 3)
    for _ in range(60):
        if sitting.asked is None:
            break
        before = [sitting.observation(seat) for seat in range(3)]
        for action in sitting.legal():
            sitting.after(action)
        assert [sitting.observation(seat) for seat in range(3)] == before
        sitting = sitting.after(random.choice(sitting.legal()))


def test_others_do_not_see_a_move_before_it_is_made() -> None:
    """Which cards somebody is naming, of a set or a swap, is shown to them alone."""
    random = Random(4)
    shown = set()
    for seed in range(6):
        sitting = begun(PRESETS["original"], 3, seed)
        while sitting.asked is not None and sitting.match.round.turn < 40:
            following = sitting.after(random.choice(sitting.legal()))
            if following.begun:
                seat = sitting.asked
                for other in {0, 1, 2} - {seat}:
                    assert following.observation(other) == sitting.observation(other)
                assert following.observation(seat) != sitting.observation(seat)
                shown.add(following.observation(seat)[0])
            sitting = following
    assert shown == {at.CLAIMING, at.GIVING}


@pytest.mark.parametrize("preset", FEW)
def test_nothing_depends_on_cards_that_a_seat_cannot_know(preset: str) -> None:
    """Put any match in place of the real one that the seat must think possible."""
    random = Random(preset)
    sitting = begun(PRESETS[preset], 3, 2, sneaking=True)
    others = 0
    for _ in range(80):
        seat = sitting.asked
        if seat is None:
            break
        knowledge = sitting.observers[seat].knowledge
        world = Cabo.sample(knowledge, Cabo.view(sitting.match, seat), random)
        others += world.round.layouts != sitting.match.round.layouts
        imagined = replace(sitting, match=world)
        assert imagined.observation(seat) == sitting.observation(seat)
        assert imagined.legal() == sitting.legal()
        sitting = sitting.after(random.choice(sitting.legal()))
    assert others > 20


def test_every_action_of_a_decision_has_a_name_of_its_own() -> None:
    """For whoever reads a log."""
    sitting = begun(PRESETS["original"], 3)
    names = [sitting.name(action) for action in range(sitting.table.actions)]
    assert len(set(names)) == len(names)
    assert (names[at.CALL], names[at.LAY + 1]) == ("call", "lay 1")


def test_what_cannot_be_played_or_observed_is_refused() -> None:
    """With a code."""
    with pytest.raises(RulesError, match="too-few-slots"):
        Table(PRESETS["original"], 2, slots=3)
    with pytest.raises(RulesError, match="number-of-players"):
        Table(PRESETS["original"], 6)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_door_or_says_that_it_has_none(game: str) -> None:
    """Whatever the game."""
    rules: RuleSet = next(iter(GAMES[game].presets.values()))
    if part_of(game, "dacabo.research.adapters", "sitting"):
        assert table_of(game, rules, 2).begin(Sealed(bytes(32))).asked is not None
    else:
        with pytest.raises(DoorError, match="no-door"):
            table_of(game, rules, 2)
