"""One match and one deal: the questions to bots, their views, and errors that name the bot."""

from collections import Counter
from collections.abc import Iterator

import pytest
from arena.harness.external_bots import Spy

import dacabo.arena.match
from dacabo.arena.deals import play_deal
from dacabo.arena.entrants import ArenaError, digest
from dacabo.arena.setting import Setting, set_up
from dacabo.cabo.facts import Drawn, Drew
from dacabo.cabo.state import Match, Snapping
from dacabo.cabo.view import View
from dacabo.core.chance import Sealed
from dacabo.core.dealing import next_decision, resolve_chance
from dacabo.core.game import Decision, Fact, heard
from dacabo.core.values import Discreet, Value
from dacabo.games import GAMES


@pytest.fixture(autouse=True)
def _forget() -> None:
    Spy.forget()


def guests(*names: str, preset: str = "original", players: int = 2) -> Setting:
    """Return a setting with external bots."""
    return set_up(
        [f"arena.harness.external_bots:{name}" for name in names], "cabo", preset, players
    )


def parts(value: object) -> Iterator[object]:
    """Yield a value and everything in it."""
    yield value
    if isinstance(value, tuple | list):
        for item in value:
            yield from parts(item)
    if isinstance(value, Value):
        for field in value.__struct_fields__:
            yield from parts(getattr(value, field))


def test_a_bot_gets_views_and_facts_and_never_the_state() -> None:
    """Every state type is `Discreet`, and nothing that the bot gets holds one."""
    play_deal(guests("Spy", "Spy", preset="dutch"), 1)
    assert Spy.questions
    for seat, view, decision in Spy.questions:
        assert isinstance(view, View)
        assert view.viewer == seat == decision.actor
        assert isinstance(decision, Decision)
    received = [*Spy.heard_facts, *Spy.questions]
    assert all(isinstance(fact, Fact) for _, fact in Spy.heard_facts)
    everything = [part for item in received for part in parts(item)]
    assert len(everything) > 1000
    assert not any(isinstance(part, Discreet | Match) for part in everything)
    assert all(
        len(constructions) == 4 and constructions[1] == 2 for constructions in Spy.constructions
    )


def test_a_seat_hears_what_the_rules_tell_it() -> None:
    """It hears everything from the first shuffle on, but no private fact of another seat."""
    play_deal(guests("Spy", "Spy", preset="dutch"), 1)
    game = GAMES["cabo"]
    chance = Sealed(digest("dacabo-arena", 1, 1, "cards"))
    _, heard_facts = resolve_chance(game, game.start(game.presets["dutch"], 2), chance)
    for seat in (0, 1):
        facts_of_seat = [fact for hearer, fact in Spy.heard_facts if hearer == seat]
        dealt = heard(heard_facts, seat)
        assert dealt
        assert facts_of_seat[: len(dealt)] == dealt
        drawn = sum(isinstance(fact, Drawn) for fact in facts_of_seat)
        assert drawn == facts_of_seat.count(Drew(seat)) > 0


def test_bots_are_asked_for_snaps_but_not_for_sneaks_or_the_clock() -> None:
    """One rule set offers sneaking a look, the other a clock; the arena asks about neither."""
    play_deal(guests("Spy", "Spy", "Spy", preset="dutch", players=3), 1)
    play_deal(guests("Spy", "Spy", preset="tournament"), 1)
    kinds = {decision.kind for _, _, decision in Spy.questions}
    assert kinds == {"first-look", "looking", "turn", "card", "snap"}


def test_the_race_to_snap_favours_no_seat() -> None:
    """Which of three seats is asked first in a window is random: each is in about a third of them.

    There are 300 windows. Fewer than 70 firsts for a seat would be 3.7
    standard deviations from a fair lot, which happens with one seed in 3,000.
    """
    game = GAMES["cabo"]
    firsts: Counter[int] = Counter()
    orders = set()
    state, _ = resolve_chance(game, game.start(game.presets["dutch"], 4), Sealed(bytes(32)))
    window = open_window(state)
    for number in range(300):
        chance = Sealed(number.to_bytes(32, "big"))
        first = next_decision(game, window, chance, 4)
        assert first is not None
        assert first == next_decision(game, window, chance, 4)
        firsts[first.actor] += 1
        passed, _ = game.play(window, first.actor, game.legal(window, first)[0])
        second = next_decision(game, passed, chance, 4)
        assert second is not None
        orders.add((first.actor, second.actor))
    assert sorted(firsts) == [1, 2, 3]
    assert min(firsts.values()) >= 70
    assert len(orders) == 6


def open_window(state: Match) -> Match:
    """Play until seats other than the one on turn may snap."""
    game = GAMES["cabo"]
    while not isinstance(state.round.phase, Snapping):
        decision = next(d for d in game.decisions(state) if d.must)
        move = game.default(state, decision)
        assert move is not None
        state, _ = game.play(state, decision.actor, move)
    return state


def test_a_deal_is_played_in_every_rotation() -> None:
    """Every combination of entrants plays in all rotations, so each entrant has each seat."""
    setting = set_up(["random"] * 4, "cabo", players=3)
    assert len(setting.tables) == 4 * 3
    assert setting.tables[:3] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    sat = Counter((entrant, seat) for t in setting.tables for seat, entrant in enumerate(t))
    assert set(sat.values()) == {3}
    deal = play_deal(setting, 1)
    assert [tuple(s.entrant for s in m.seats) for m in deal.matches] == setting.tables


def test_the_same_deal_gives_the_same_cards_in_every_rotation() -> None:
    """With two equal bots, the points depend on the seat alone."""
    deal = play_deal(guests("Hasty", "Hasty"), 3)
    match, rotated_match = deal.matches
    assert [s.points for s in match.seats] == [s.points for s in rotated_match.seats]
    another = play_deal(guests("Hasty", "Hasty"), 4)
    assert deal.matches != another.matches


def test_the_seed_of_a_bot_depends_on_entrant_and_deal_but_not_on_the_rotation() -> None:
    """Two bots of the same class get different seeds; further entrants change no seed."""
    play_deal(guests("Spy", "Spy"), 1)
    (_, _, _, a1), (_, _, _, b1), (_, _, _, b2), (_, _, _, a2) = Spy.constructions
    assert (a1, b1) == (a2, b2)
    assert a1 != b1
    Spy.forget()
    play_deal(guests("Spy", "Spy"), 2)
    assert {a1, b1}.isdisjoint(constructions[3] for constructions in Spy.constructions)
    Spy.forget()
    play_deal(guests("Spy", "Spy", "Hasty"), 1)
    assert [constructions[3] for constructions in Spy.constructions[:4]] == [a1, b1, b2, a2]


def test_points_rounds_won_and_calls_are_counted() -> None:
    """Each bot calls as soon as it can, so every round has one call."""
    deal = play_deal(guests("Hasty", "Hasty"), 1)
    for match in deal.matches:
        assert sum(seated.calls for seated in match.seats) == match.rounds
        assert sum(seated.won for seated in match.seats) == pytest.approx(match.rounds)
        assert all(0 <= seated.won_calls <= seated.calls for seated in match.seats)
        assert sorted(seated.rank for seated in match.seats) in ([1, 2], [1, 1])
        better = min(match.seats, key=lambda seated: seated.rank)
        worse = max(match.seats, key=lambda seated: seated.rank)
        assert better.points <= worse.points


@pytest.mark.parametrize(
    ("name", "code", "says"),
    [
        ("Broken", "bot-raised", "LookupError: out of ideas"),
        ("Deaf", "bot-raised", "NotImplementedError"),
        ("Quitter", "bot-raised", "SystemExit: 0"),
        ("Unseated", "bot-raised", "TypeError"),
        ("Cheat", "bot-illegal", "Sneak"),
        ("Mute", "bot-illegal", "None"),
    ],
)
def test_a_bot_that_fails_is_named_with_its_deal(name: str, code: str, says: str) -> None:
    """The error names the bot and the deal, whether it crashes or answers with an illegal move."""
    with pytest.raises(ArenaError) as caught:
        play_deal(guests("Hasty", name, preset="dutch"), 7)
    assert caught.value.code == code
    assert (caught.value.about["bot"], caught.value.about["deal"]) == (name, 7)
    assert says in str(caught.value.about.get("reason", caught.value.about.get("move")))


def test_a_match_without_end_is_an_error_and_no_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names the bots that stall."""
    monkeypatch.setattr(dacabo.arena.match, "MAX_DECISIONS", 500)
    with pytest.raises(ArenaError) as caught:
        play_deal(guests("Stalling", "Stalling"), 1)
    assert caught.value.code == "match-stalled"
    assert caught.value.about["bots"] == "Stalling, Stalling 2"
