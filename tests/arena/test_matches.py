"""One match, one deal: who is asked, what they are given, and who is blamed."""

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
    """Outside bots at a table."""
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
    """Nothing that it is ever given holds a part of a state; those are all discreet."""
    play_deal(guests("Spy", "Spy", preset="dutch"), 1)
    assert Spy.asked
    for seat, view, decision in Spy.asked:
        assert isinstance(view, View)
        assert view.viewer == seat == decision.actor
        assert isinstance(decision, Decision)
    given = [*Spy.heard_facts, *Spy.asked]
    assert all(isinstance(fact, Fact) for _, fact in Spy.heard_facts)
    everything = [part for one in given for part in parts(one)]
    assert len(everything) > 1000
    assert not any(isinstance(part, Discreet | Match) for part in everything)
    assert all(
        len(constructions) == 4 and constructions[1] == 2 for constructions in Spy.constructions
    )


def test_a_seat_hears_what_the_rules_tell_it() -> None:
    """From the first shuffle on, and no private fact of another seat."""
    play_deal(guests("Spy", "Spy", preset="dutch"), 1)
    game = GAMES["cabo"]
    chance = Sealed(digest("dacabo-arena", 1, 1, "cards"))
    _, heard_facts = resolve_chance(game, game.start(game.presets["dutch"], 2), chance)
    for seat in (0, 1):
        mine = [fact for other, fact in Spy.heard_facts if other == seat]
        dealt = heard(heard_facts, seat)
        assert dealt
        assert mine[: len(dealt)] == dealt
        drawn = sum(isinstance(fact, Drawn) for fact in mine)
        assert drawn == mine.count(Drew(seat)) > 0


def test_nobody_is_asked_to_look_without_leave_or_to_watch_the_clock() -> None:
    """Snaps are asked for; sneaks and time never are, though both rule sets offer them."""
    play_deal(guests("Spy", "Spy", "Spy", preset="dutch", players=3), 1)
    play_deal(guests("Spy", "Spy", preset="tournament"), 1)
    kinds = {decision.kind for _, _, decision in Spy.asked}
    assert kinds == {"first-look", "looking", "turn", "card", "snap"}


def test_the_race_to_snap_favours_no_seat() -> None:
    """The first to be asked in a window is random: of three about a third of the time each.

    In 300 windows in which three are awaited; fewer than 70 firsts for a seat would be 3.7
    standard deviations from a fair lot: with another seed once in 3,000 times.
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
    """Play on until others than the player on turn may snap."""
    game = GAMES["cabo"]
    while not isinstance(state.round.phase, Snapping):
        decision = next(d for d in game.decisions(state) if d.must)
        move = game.default(state, decision)
        assert move is not None
        state, _ = game.play(state, decision.actor, move)
    return state


def test_a_deal_is_played_in_every_rotation() -> None:
    """Every combination of entrants, each in all cyclic rotations; everyone sits everywhere."""
    setting = set_up(["random"] * 4, "cabo", players=3)
    assert len(setting.tables) == 4 * 3
    assert setting.tables[:3] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    sat = Counter((entrant, seat) for t in setting.tables for seat, entrant in enumerate(t))
    assert set(sat.values()) == {3}
    deal = play_deal(setting, 1)
    assert [tuple(s.entrant for s in m.seats) for m in deal.matches] == setting.tables


def test_the_same_deal_gives_the_same_cards_in_every_rotation() -> None:
    """Two bots that play alike score alike: what counts is the seat."""
    deal = play_deal(guests("Hasty", "Hasty"), 3)
    one, other = deal.matches
    assert [s.points for s in one.seats] == [s.points for s in other.seats]
    another = play_deal(guests("Hasty", "Hasty"), 4)
    assert deal.matches != another.matches


def test_seeds_of_bots_differ_by_entrant_and_deal_and_stay_by_rotation() -> None:
    """Two of the same kind do not think the same; other entrants change nothing."""
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


def test_what_is_counted_is_what_happened() -> None:
    """Points, rounds won and calls of a match in which one calls every round at once."""
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
    """Whatever it does; a look without leave as an answer to something else is no legal answer."""
    with pytest.raises(ArenaError) as caught:
        play_deal(guests("Hasty", name, preset="dutch"), 7)
    assert caught.value.code == code
    assert (caught.value.about["bot"], caught.value.about["deal"]) == (name, 7)
    assert says in str(caught.value.about.get("reason", caught.value.about.get("move")))


def test_a_match_without_end_is_an_error_and_no_hang(monkeypatch: pytest.MonkeyPatch) -> None:
    """It names those who stall."""
    monkeypatch.setattr(dacabo.arena.match, "MAX_DECISIONS", 500)
    with pytest.raises(ArenaError) as caught:
        play_deal(guests("Stalling", "Stalling"), 1)
    assert caught.value.code == "match-stalled"
    assert caught.value.about["bots"] == "Stalling, Stalling 2"
