"""Decks and positions laid out on purpose, and positions that are refused."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from cabo.harness.subject import CaboSubject
from dacapo.harness.subject import DaCapoSubject

from dacabo.cabo import position as cabo
from dacabo.cabo.cards import DeckKind
from dacabo.cabo.facts import RoundEnded
from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import Discard, Draw
from dacabo.cabo.rules import PRESETS as CABO
from dacabo.core.cards import deck_of
from dacabo.core.chance import Sealed
from dacabo.core.dealing import resolve_chance
from dacabo.core.errors import RulesError
from dacabo.core.game import AnyGame, heard
from dacabo.core.positions import ImpossiblePosition, on_top, rest_of
from dacabo.dacapo import position as dacapo
from dacabo.dacapo.game import DaCapo
from dacabo.dacapo.rules import PRESETS as DACAPO
from dacabo.testing.laws import check_step
from dacabo.testing.subject import Subject, play_on

ORIGINAL, DUTCH, ROUNDS = CABO["original"], CABO["dutch"], CABO["original"].changed({"rounds": 3})
SINGLE, TO_FIFTY = DACAPO["single"], DACAPO["match"]


def test_the_chosen_cards_are_on_top() -> None:
    """The k-th number of a shuffle says which card of the pack lies k-th from the top."""
    pack = deck_of(*"aabbc")
    shuffled = on_top(pack, "c a b")
    assert shuffled.order == (4, 0, 2, 1, 3)
    assert shuffled.of(pack) == list("cabab")
    assert on_top(pack, "").order == (0, 1, 2, 3, 4)
    assert rest_of(pack, deck_of(*"ab")) == tuple("abc")


@pytest.mark.parametrize(
    ("game", "state"),
    [
        (Cabo(), cabo.from_totals(ORIGINAL, [90, 99, 1], number=7, starter=1)),
        (DaCapo(), dacapo.from_totals(TO_FIFTY, [40, 49, 1], number=7, dealer=1)),
    ],
    ids=["cabo", "dacapo"],
)
def test_a_position_keeps_the_points_of_earlier_rounds(game: AnyGame, state: Any) -> None:
    """Every view has them from the start, and the points of the round are added to them."""
    before = state.totals
    assert game.view(state, 0).totals == before
    assert game.view(state, 0).round == 7
    chance = Sealed(bytes(32))
    state, told = resolve_chance(game, state, chance)
    knowledge = game.know(state.rules, 3, 0)
    for fact in heard(told, 0):
        knowledge = game.learn(knowledge, fact)
    assert game.sample(knowledge, game.view(state, 0), Random(1)).totals == before
    rng = Random(3)
    while not game.view(state, None).results:
        decision = game.decisions(state)[0]
        state, _ = game.play(state, decision.actor, rng.choice(game.legal(state, decision)))
        state, _ = resolve_chance(game, state, chance)
    scored = game.view(state, None).results[0]
    assert scored.round == 7
    assert scored.totals != scored.points
    expected = tuple(old + new for old, new in zip(before, scored.points, strict=True))
    # In Cabo, a total of exactly 100 becomes 50.
    assert scored.totals == tuple(50 if t == 100 and game.name == "cabo" else t for t in expected)


def test_a_match_with_given_points_ends_by_the_rules() -> None:
    """It ends by the limit of points, or after the last round that the rules allow."""
    state = cabo.from_cards(
        ROUNDS, ["1 1", "5 5"], discards="9", caller=0, player=1, totals=[3, 4], number=3
    )
    state, _ = Cabo().play(state, 1, Draw())
    state, told = Cabo().play(state, 1, Discard())
    assert isinstance(told[1].fact, RoundEnded)
    assert Cabo().result(state) is not None
    assert state.totals == (3, 14)


POSITIONS: dict[str, tuple[Subject, Callable[[], Any]]] = {
    "cabo": (
        CaboSubject(),
        lambda: cabo.from_cards(ORIGINAL, ["1 2 - 4", "5 5"], discards="8 9", pile="0 13"),
    ),
    "cabo, called": (
        CaboSubject(),
        lambda: cabo.from_cards(
            DUTCH, ["AS 2S", "3S", "KH KD"], discards="9D", player=1, caller=2, totals=[1, 2, 3]
        ),
    ),
    "dacapo": (
        DaCapoSubject(),
        lambda: dacapo.from_cards(
            TO_FIFTY,
            ["3 9", "7 7 J"],
            ["J 4 5 8", "1 2 2"],
            helps={1: ["", "9 9"]},
            building=["1 J", ""],
            aside="1 2 3 4 5 6 7 8 9 10",
            pile="8 8",
            player=1,
            totals=[10, 0],
        ),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_can_be_played_to_the_end(name: str) -> None:
    """Every card of the deck is in exactly one place, and the match can be finished."""
    subject, lay_out = POSITIONS[name]
    state = lay_out()
    assert Counter(subject.cards(state)) == Counter(state.rules.pack)
    for step in play_on(subject, Random(1), state, 5000):
        check_step(subject, step)
        state = step.after
    assert subject.game.result(state) is not None


def test_the_cards_of_a_position_are_in_the_given_order() -> None:
    """Piles from their top, discards with the top card last, the rest of the deck below."""
    cabo_round = POSITIONS["cabo"][1]().round
    assert cabo_round.layouts == (("1", "2", None, "4"), ("5", "5"))
    assert cabo_round.pile[-1:-4:-1] == ("0", "13", "0")
    assert cabo_round.discards == ("8", "9")
    called_round = POSITIONS["cabo, called"][1]().round
    assert (called_round.starter, called_round.turn, called_round.called_with) == (2, 3, 0)
    dacapo_round = POSITIONS["dacapo"][1]().round
    assert dacapo_round.stacks == (("9", "3"), ("J", "7", "7"))
    assert dacapo_round.hands == (("4", "5", "8", "J"), ("1", "2", "2"))
    assert dacapo_round.helps == (((), (), ()), ((), ("9", "9"), ()))
    assert dacapo_round.building == (("1", "J"), (), ())
    assert (dacapo_round.dealer, dacapo_round.player, dacapo_round.pile[-3:]) == (
        0,
        1,
        ("1", "8", "8"),
    )


INVALID_POSITIONS: tuple[tuple[str, Callable[[], object]], ...] = (
    ("number-of-players", lambda: cabo.from_totals(ORIGINAL, [1])),
    ("number-of-players", lambda: dacapo.from_totals(SINGLE, [])),
    ("no-such-seat", lambda: cabo.from_totals(ORIGINAL, [1, 2], starter=2)),
    ("no-such-seat", lambda: dacapo.from_totals(SINGLE, [1, 2], dealer=-1)),
    ("position-round", lambda: cabo.from_totals(ROUNDS, [1, 2], number=4)),
    ("position-round", lambda: dacapo.from_totals(SINGLE, [1, 2], number=0)),
    ("position-over", lambda: cabo.from_totals(ORIGINAL, [1, 101])),
    ("position-over", lambda: dacapo.from_totals(TO_FIFTY, [1, 50])),
    ("position-totals", lambda: cabo.from_cards(ORIGINAL, ["1", "2"], discards="", totals=[1])),
    ("position-totals", lambda: dacapo.from_cards(SINGLE, ["1", "2"], ["1", "2"], totals=[1])),
    ("position-no-cards", lambda: cabo.from_cards(ORIGINAL, ["1", "-"], discards="2")),
    ("position-no-cards", lambda: dacapo.from_cards(SINGLE, ["1", ""], ["1", "2"])),
    ("position-no-cards", lambda: dacapo.from_cards(SINGLE, ["1", "2"], ["", "2"])),
    ("position-caller", lambda: cabo.from_cards(ORIGINAL, ["1", "2"], discards="2", caller=0)),
    ("no-such-seat", lambda: cabo.from_cards(ORIGINAL, ["1", "2"], discards="2", player=-1)),
    ("no-such-seat", lambda: cabo.from_cards(ORIGINAL, ["1", "2"], discards="2", caller=2)),
    ("no-such-seat", lambda: dacapo.from_cards(SINGLE, ["1", "2"], ["1", "2"], player=2)),
    ("no-such-seat", lambda: dacapo.from_cards(SINGLE, ["1", "2"], ["1", "2"], helps={-1: ["1"]})),
    ("too-many-of-a-card", lambda: cabo.from_cards(ORIGINAL, ["0 0", "0"], discards="2")),
    ("too-many-of-a-card", lambda: cabo.from_cards(ORIGINAL, ["0 0", "?"], discards="2")),
    ("too-many-of-a-card", lambda: dacapo.from_cards(SINGLE, ["11", "1"], ["1", "2"])),
    ("position-hands", lambda: dacapo.from_cards(SINGLE, ["1", "2"], ["1"])),
    ("position-large-hand", lambda: dacapo.from_cards(SINGLE, ["1", "2"], ["1 1 1 1 1", "2"])),
    (
        "position-piles",
        lambda: dacapo.from_cards(SINGLE, ["1", "2"], ["1", "2"], building=["1"] * 4),
    ),
    (
        "position-building",
        lambda: dacapo.from_cards(SINGLE, ["1", "2"], ["1", "2"], building=["2"]),
    ),
    (
        "position-building",
        lambda: dacapo.from_cards(
            SINGLE.changed({"highest": 4}), ["1", "2"], ["1", "2"], building=["1 2 J 4"]
        ),
    ),
)


@pytest.mark.parametrize(("code", "lay_out"), INVALID_POSITIONS)
def test_an_impossible_position_is_refused(code: str, lay_out: Callable[[], object]) -> None:
    """The error code names the fault."""
    with pytest.raises((ImpossiblePosition, RulesError)) as refusal:
        lay_out()
    assert refusal.value.code == code


def test_cards_of_another_deck_are_refused() -> None:
    """A French card is not in the Cabo deck."""
    assert ORIGINAL.deck is DeckKind.CABO
    with pytest.raises(ImpossiblePosition) as refusal:
        on_top(ORIGINAL.pack, "QH")
    assert refusal.value.about == {"card": "QH", "deck": 0, "needed": 1}
