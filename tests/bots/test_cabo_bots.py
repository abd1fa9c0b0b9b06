"""The decisions of the Cabo bots in positions set up by hand."""

from collections import Counter
from random import Random
from typing import Any, Final

import pytest
from bots.harness.tables import factory_of, play
from cabo.harness.players import any_habits
from cabo.harness.subject import CaboSubject
from msgspec.structs import replace

from dacabo.bots.cabo.levels import Allegro, Andante, Greedy, Largo, LevelBot, forget, forget_some
from dacabo.cabo.cards import VALUE
from dacabo.cabo.facts import Discarded, Drew, Replaced, Swapped
from dacabo.cabo.game import Cabo
from dacabo.cabo.inference import Span
from dacabo.cabo.knowledge import Belief, Knowledge
from dacabo.cabo.moves import Call, Discard, Done, Draw, Look, Pass, Replace, Snap, Swap, Take
from dacabo.cabo.rules import PRESETS
from dacabo.cabo.view import Glimpse, Hand, PhaseName, View
from dacabo.core.cards import BACK, Card, deck_of
from dacabo.core.game import Decision, heard
from dacabo.core.moves import Move
from dacabo.testing.subject import play_on

GAME: Final = Cabo()


# --- positions set up by hand ----------------------------------------------------------


def knowledge_of(
    *layouts: str, preset: str = "original", discards: str = "5", gone: str = "", **options: object
) -> Knowledge:
    """The knowledge of the first seat, from all cards by slot: `?` is a card it has not seen.

    `gone` are cards of the discard pile under those in `discards`. The owner of a card knows it
    if the first seat does; `?!` is a card that only its owner has seen.
    """
    rules = PRESETS[preset].changed(options)
    pool = sorted(rules.pack)
    discard_pile = deck_of(*gone.split(), *discards.split())
    for card in discard_pile:
        pool.remove(card)
    beliefs = []
    for seat, layout in enumerate(layouts):
        row = []
        for text in layout.split():
            face = None if text[0] == "?" else Card(text)
            seen_by = tuple(sorted({0, seat})) if face else (seat,) if text == "?!" else ()
            row.append(Belief(face, 0, seen_by))
            if face:
                pool.remove(face)
        beliefs.append(tuple(row))
    unknown = sum(belief.card is None for row in beliefs for belief in row)
    return Knowledge(
        rules,
        len(layouts),
        0,
        tuple(beliefs),
        discards=discard_pile,
        pile=len(pool) - unknown,
        pools=(tuple(pool),),
        looked=((),) * len(layouts),
    )


def view_of(
    knowledge: Knowledge, phase: PhaseName = "turn", turn: int = 9, **changes: object
) -> View:
    """The view of the first seat that goes with this knowledge."""
    view = View(
        viewer=0,
        phase=phase,
        round=1,
        turn=turn,
        starter=0,
        player=0,
        caller=knowledge.caller,
        layouts=tuple(
            tuple(None if b is None else BACK for b in layout) for layout in knowledge.layouts
        ),
        pile=knowledge.pile,
        discards=len(knowledge.discards),
        discard=knowledge.discards[-1],
        hand=None,
        looks=(),
        looked=(),
        decisions=(),
        awaited=(0,),
        totals=(0,) * knowledge.players,
        results=(),
        time_up=False,
        result=None,
        remembered=None,
    )
    return replace(view, **changes)


def decision_of(view: View, kind: str) -> Decision:
    """The decision that the first seat has to make."""
    clock = f"r{view.round}.t{view.turn}"
    if kind == "snap":
        return Decision(f"{clock}.snap.a", 0, kind, must=False, clock=f"{clock}.snap")
    return Decision(f"{clock}.{kind}", 0, kind, clock=clock)


def bot_with(knowledge: Knowledge, level: type[LevelBot] = Allegro) -> LevelBot:
    """A bot with this knowledge."""
    bot = level(knowledge.rules, knowledge.players, 0, 1)
    bot.knowledge = knowledge
    return bot


def move_on_turn(knowledge: Knowledge, level: type[LevelBot] = Allegro, turn: int = 9) -> Move:
    """The move of a bot on its turn."""
    view = view_of(knowledge, turn=turn)
    return bot_with(knowledge, level).choose(view, decision_of(view, "turn"))


def move_with_card(knowledge: Knowledge, card: str, *, drawn: bool = True) -> Move:
    """Allegro's move with a card in hand."""
    (pool,) = knowledge.pools
    unseen = list(pool)
    unseen.remove(Card(card))
    knowledge = replace(
        knowledge,
        hand=Belief(Card(card), 0, (0,)),
        pools=(tuple(unseen),),
        pile=knowledge.pile - 1,
    )
    view = view_of(knowledge, "holding", hand=Hand(0, Card(card), drawn=drawn))
    return bot_with(knowledge).choose(view, decision_of(view, "card"))


# --- memory ----------------------------------------------------------------------------


def check_conserved(knowledge: Knowledge) -> None:
    """Each pool has as many cards as unknown places; the last also holds the pile."""
    beliefs = [b for layout in knowledge.layouts for b in layout if b is not None]
    beliefs += [knowledge.hand] if knowledge.hand else []
    cards = [b.card for b in beliefs if b.card is not None]
    unseen = [card for pool in knowledge.pools for card in pool]
    everything = Counter([*cards, *unseen, *knowledge.discards])
    assert everything == Counter(knowledge.rules.pack)
    for number, pool in enumerate(knowledge.pools):
        unknown = sum(b.card is None and b.pool == number for b in beliefs)
        last = number == len(knowledge.pools) - 1
        assert len(pool) == unknown + (knowledge.pile if last else 0)


@pytest.mark.parametrize("preset", PRESETS)
def test_forgetting_loses_no_card(preset: str) -> None:
    """A player who keeps forgetting can still sample states, with all habits."""
    sampled = 0
    for seed in range(6):
        rng = Random(seed)
        rules = PRESETS[preset]
        knowledge = GAME.know(rules, 3, 1)
        subject = CaboSubject(any_habits(rng))
        for step in play_on(subject, rng, GAME.start(rules, 3), 150):
            for fact in heard(step.told, 1):
                knowledge = GAME.learn(knowledge, fact)
            view = GAME.view(step.after, 1)
            if view.phase in {"turn", "holding", "snapping", "looking"} and knowledge.pools:
                knowledge = forget_some(knowledge, rng, 0.2)
                check_conserved(knowledge)
                state = GAME.sample(knowledge, view, rng)
                assert Counter(subject.cards(state)) == Counter(subject.cards(step.after))
                assert GAME.view(state, None) == GAME.view(step.after, None)
                sampled += 1
    assert sampled > 100


def test_a_forgotten_card_is_unseen_again() -> None:
    """The place may hold any card of its shuffle, including the forgotten one."""
    knowledge = knowledge_of("3 12 ? ?", "? ? ? ?")
    after = forget(knowledge, (0, 1))
    belief = after.layouts[0][1]
    assert belief is not None
    assert (belief.card, belief.seen_by) == (None, (0,))
    assert len(after.pools[0]) == len(knowledge.pools[0]) + 1
    assert forget(after, (0, 1)) == after
    assert forget(after, (1, 1)) == after
    check_conserved(after)


@pytest.mark.parametrize(("level", "share"), [(Largo, 0.18), (Andante, 0.06), (Allegro, 0.0)])
def test_each_level_forgets_its_share_of_cards(level: type[LevelBot], share: float) -> None:
    """With 4,000 cards, a deviation of 0.03 would be at least 5 standard deviations."""
    knowledge = knowledge_of("3 12 9 8", "? ? ? ?")
    forgotten = 0
    bot = bot_with(knowledge, level)
    for _ in range(1000):
        bot.knowledge = knowledge
        bot.choose(view_of(knowledge), decision_of(view_of(knowledge), "turn"))
        forgotten += sum(b is not None and b.card is None for b in bot.knowledge.layouts[0])
    assert forgotten / 4000 == pytest.approx(share, abs=0.03)
    assert (forgotten == 0) == (level is Allegro)


def test_greedy_remembers_nothing() -> None:
    """The same view and random numbers give the same move, whatever facts the bot was told."""
    knowledges = [
        knowledge_of(own, other) for own, other in [("? ? ? ?", "? ? ? ?"), ("0 13 3 3", "1 1 ? ?")]
    ]
    for turn in range(1, 30):
        moves = set()
        for knowledge in knowledges:
            bot = Greedy(knowledge.rules, 2, 0, turn)
            bot.knowledge = knowledge
            # Sampling uses random numbers, and more of them if more cards are unknown.
            bot.rng = Random(turn)
            card = Card("2") if turn % 2 else Card("9")
            view = replace(
                view_of(knowledges[0], "holding", turn), hand=Hand(0, card, drawn=True), pile=30
            )
            moves.add(bot.choose(view, decision_of(view, "card")))
        assert len(moves) == 1
    for discard, move in (("2", Take()), ("9", Draw())):
        for own in ("? ? ? ?", "0 0 1 1", "13 13 12 12"):
            knowledge = knowledge_of(own, "? ? ? ?", discards=discard)
            bot = Greedy(knowledge.rules, 2, 0, 1)
            bot.knowledge = knowledge
            assert bot.choose(view_of(knowledge), decision_of(view_of(knowledge), "turn")) == move


# --- counting and inference ------------------------------------------------------------


def test_allegro_counts_the_cards() -> None:
    """An unknown card has the average value of the unseen cards."""
    fresh, high_gone = (
        knowledge_of("? ? ? ?", "? ? ? ?", gone=gone) for gone in ("", "13 13 12 12 12 11")
    )
    for knowledge in (fresh, high_gone):
        (pool,) = knowledge.pools
        mean = sum(VALUE[card] for card in pool) / len(pool)
        assert bot_with(knowledge).estimate().own[0].value == pytest.approx(mean)
        assert sum(bot_with(knowledge).estimate().pile.values()) == pytest.approx(1)
    assert (
        bot_with(high_gone).estimate().own[0].value < bot_with(fresh).estimate().own[0].value - 0.5
    )
    for level in (Largo, Andante):
        values = {bot_with(t, level).estimate().own[0].value for t in (fresh, high_gone)}
        assert len(values) == 1


def allegro_after(knowledge: Knowledge, *facts: object) -> LevelBot:
    """Allegro, after being told these facts."""
    bot = bot_with(knowledge)
    for fact in facts:
        bot.hear(fact)  # type: ignore[arg-type]
    return bot


def test_allegro_infers_the_cards_others_keep() -> None:
    """A player who discards a 4 hardly keeps a 9 among the cards they know."""
    knowledge = knowledge_of("? ? ? ?", "?! ?! ? ?")
    bot = allegro_after(knowledge, Drew(1), Discarded(1, Card("4"), used=False))
    assert bot.inference.spans[1, 0].high == 4
    assert bot.inference.spans[1, 1].high == 4
    assert (1, 2) not in bot.inference.spans
    values = [guess.value for guess in bot.estimate().layouts[1]]
    assert values[0] <= 4 < values[2]


def test_a_wrong_inference_is_corrected() -> None:
    """A card was estimated as high, but its owner discards a 3: the estimate is corrected."""
    knowledge = knowledge_of("? ? ? ?", "?! ?! ? ?")
    bot = bot_with(knowledge)
    bot.inference.spans[1, 0] = Span(low=7)
    bot.inference.spans[1, 1] = Span(low=2, high=9)
    bot.hear(Drew(1))
    assert bot.inference.spans[1, 0] == Span(7, 8)
    bot.hear(Discarded(1, Card("3"), used=False))
    assert bot.inference.spans[1, 0] == Span(high=3)
    assert bot.inference.spans[1, 1] == Span(2, 3)


def test_a_player_who_uses_a_card_may_know_a_higher_one() -> None:
    """A player may prefer the power of an 8 to saving a point."""
    knowledge = knowledge_of("? ? ? ?", "?! ?! ? ?", discards="13")
    for used, high in ((False, 8), (True, 9)):
        bot = allegro_after(knowledge, Drew(1), Discarded(1, Card("8"), used=used))
        assert bot.inference.spans[1, 0] == Span(high=high)


def test_an_empty_pile_is_made_of_the_discards() -> None:
    """The next cards come from the discards below the top one, not from hidden cards."""
    knowledge = knowledge_of("3 12 ? ?", "? ? ? ?", gone="0 1 1", discards="9")
    knowledge = replace(knowledge, pools=(deck_of("4", "4", "11", "12", "13", "13"),), pile=0)
    estimate = bot_with(knowledge).estimate()
    assert estimate.pile == pytest.approx({Card("0"): 1 / 3, Card("1"): 2 / 3})
    assert estimate.own[2].value == pytest.approx(57 / 6)
    assert not bot_with(replace(knowledge, discards=deck_of("9"))).estimate().pile
    deck = Counter(knowledge.rules.pack)
    for level in (Largo, Andante):
        odds = bot_with(knowledge, level).estimate().pile
        assert odds == pytest.approx({c: n / deck.total() for c, n in deck.items()})


def test_allegro_assumes_that_a_kept_card_is_lower_than_the_replaced_one() -> None:
    """A drawn card that replaces a 7 is probably at most a 7."""
    bot = allegro_after(
        knowledge_of("? ? ? ?", "?! ? ? ?"), Drew(1), Replaced(1, (0,), (Card("7"),))
    )
    assert bot.inference.spans[1, 0] == Span(high=7)


def test_allegro_assumes_that_a_swapped_away_card_is_high() -> None:
    """The card that a player gives away is high; the one received may be anything."""
    bot = allegro_after(knowledge_of("? ? ? ?", "?! ? ? ?"), Swapped(1, (1, 0), (0, 2)))
    assert bot.inference.spans[0, 2].low >= 7
    own = bot.estimate().own
    assert own[2].value > own[0].value + 2
    assert (1, 0) not in bot.inference.spans
    bot = allegro_after(knowledge_of("? ? ? ?", "?! ? ? ?"), Swapped(1, (1, 1), (0, 2)))
    assert not bot.inference.spans  # they have not seen it either


def test_largo_and_andante_infer_nothing() -> None:
    """They ignore the moves of others."""
    knowledge = knowledge_of("? ? ? ?", "?! ?! ? ?")
    for level in (Largo, Andante):
        bot = bot_with(knowledge, level)
        for fact in (Drew(1), Discarded(1, Card("4"), used=False)):
            bot.hear(fact)
        assert not bot.inference.spans


# --- choosing --------------------------------------------------------------------------


@pytest.mark.parametrize("level", [Andante, Allegro])
def test_a_bot_takes_a_low_discard_in_place_of_a_high_card(level: type[LevelBot]) -> None:
    """A bot takes a 0 for a 13, but no 12 for a 3."""
    assert move_on_turn(knowledge_of("13 9 ? ?", "? ? ? ?", discards="0"), level) == Take()
    assert move_on_turn(knowledge_of("3 2 9 8", "? ? ? ?", discards="12"), level) == Draw()


def test_a_taken_card_replaces_the_highest() -> None:
    """The taken card goes where it saves most."""
    assert move_with_card(
        knowledge_of("2 13 4 1", "? ? ? ?", discards="5"), "0", drawn=False
    ) == Replace((1,))


def test_a_known_pair_is_replaced_as_a_set() -> None:
    """Two 8s are replaced by a 3, rather than a 12 alone; without sets, the 12 is replaced."""
    assert move_with_card(knowledge_of("8 12 8 1", "? ? ? ?"), "3") == Replace((0, 2))
    assert move_with_card(knowledge_of("8 12 8 1", "? ? ? ?", sets=False), "3") == Replace((1,))


def test_a_useless_high_card_is_discarded() -> None:
    """A 13 is discarded if all own cards are low, and so is a 6."""
    for card in ("13", "6"):
        assert move_with_card(knowledge_of("2 1 3 1", "? ? ? ?"), card) == Discard()


def test_a_peek_looks_at_an_unknown_card_and_a_swap_gives_a_high_one() -> None:
    """The peek is the action of a 7."""
    assert move_with_card(knowledge_of("1 2 ? 0", "? ? ? ?"), "7") == Look((0, 2))
    assert move_with_card(knowledge_of("1 2 13 0", "1 ? ? ?"), "12") == Swap((0, 2), (1, 0))


@pytest.mark.parametrize(
    ("level", "overlooked"), [(Largo, (0.4, 0.6)), (Andante, (0.13, 0.27)), (Allegro, (0, 0))]
)
def test_a_card_known_to_match_is_snapped(
    level: type[LevelBot], overlooked: tuple[float, float]
) -> None:
    """A card is snapped if it is known to match and has points.

    Lower levels sometimes overlook it.
    """
    for own, discard, move in [
        ("9S 3H ? ?", "9H", Snap(0)),
        ("3H QC ? ?", "QD", Snap(1)),
        ("3H KS ? ?", "KD", Snap(1)),
        ("3H KD ? ?", "KS", Pass()),
        ("3H X ? ?", "X", Pass()),
        ("3H 4C ? ?", "9D", Pass()),
        ("? ? ? ?", "9D", Pass()),
    ]:
        knowledge = knowledge_of(own, "9C ? ? ?", preset="dutch", discards=discard)
        view = view_of(knowledge, "snapping", player=1)
        bot = bot_with(knowledge, level)
        moves = Counter(bot.choose(view, decision_of(view, "snap")) for _ in range(400))
        assert set(moves) <= {move, Pass()}
        if move != Pass():
            assert overlooked[0] <= moves[Pass()] / 400 <= overlooked[1]


def test_a_black_king_swaps_for_a_good_card_and_leaves_a_bad_one() -> None:
    """The bot swaps its highest card for a lower one that it has seen."""
    for other_card, move in (("AH", Swap((0, 1), (1, 2))), ("QH", Done())):
        knowledge = knowledge_of("3H 9S 2C ?", f"? ? {other_card} ?", preset="dutch", discards="KS")
        view = view_of(knowledge, "looking", looks=(Glimpse(0, (1, 2)),))
        assert bot_with(knowledge).choose(view, decision_of(view, "looking")) == move


def test_the_callers_cards_are_left_alone() -> None:
    """Under Dutch rules the caller's cards cannot be swapped."""
    knowledge = knowledge_of("3H 9S 2C ?", "? ? AH ?", preset="dutch", discards="KS")
    knowledge = replace(knowledge, caller=1)
    view = view_of(knowledge, "looking", looks=(Glimpse(0, (1, 2)),))
    assert bot_with(knowledge).choose(view, decision_of(view, "looking")) == Done()


# --- calling ---------------------------------------------------------------------------


@pytest.mark.parametrize("level", [Andante, Allegro])
def test_a_bot_that_is_clearly_lowest_calls(level: type[LevelBot]) -> None:
    """A bot calls with 2 points against 45, but not with 45 against 2."""
    if level is not Andante:  # it may have forgotten its cards
        assert move_on_turn(knowledge_of("0 0 1 1", "12 12 11 10", discards="9"), level) == Call()
    assert move_on_turn(knowledge_of("12 12 11 10", "0 0 1 1", discards="9"), level) != Call()
    assert move_on_turn(knowledge_of("9 8 8 9", "? ? ? ?", discards="9"), level) != Call()


def test_allegro_calls_with_four_points_but_not_five_under_dutch_rules() -> None:
    """A call with 5 or more points costs 20 points (DUTCH-7)."""
    others = "QS QH JC JD"
    for own, calls in (("AS AH AC 2S", False), ("AS AH KD 2S", True), ("5S KH KD X", True)):
        knowledge = knowledge_of(own, others, preset="dutch", discards="9D", rounds=5)
        assert (move_on_turn(knowledge) == Call()) == calls


LAST_ROUNDS: Final = (
    ({"rounds": 3}, {"round": 3}),
    ({"minutes": 45}, {"time_up": True}),
)
"""Options and views of a last round: the last of a fixed number, or the time is up."""


@pytest.mark.parametrize(("options", "view_changes"), LAST_ROUNDS)
def test_bots_call_for_the_match_in_the_last_round(
    options: dict[str, Any], view_changes: dict[str, Any]
) -> None:
    """The leader always calls, the last player never, and tied players at even odds."""
    even, high = (knowledge_of(own, "? ? ? ?", **options) for own in ("6 5 5 4", "9 9 9 8"))

    def calls(knowledge: Knowledge, own_total: int, other_total: int, when: dict[str, Any]) -> bool:
        view = view_of(knowledge, totals=(own_total, other_total), **when)
        return bot_with(knowledge).choose(view, decision_of(view, "turn")) == Call()

    assert calls(even, 20, 20, view_changes)
    assert not calls(even, 20, 20, {})
    assert not calls(even, 50, 20, view_changes)
    assert calls(high, 20, 70, view_changes)
    assert not calls(high, 20, 70, {})
    assert not calls(high, 20, 50, view_changes)


def test_every_bot_calls_in_a_very_long_round() -> None:
    """It calls whatever its cards are."""
    knowledge = knowledge_of("12 12 11 10", "0 0 1 1", discards="9")
    for level in (Largo, Andante, Allegro):
        assert move_on_turn(knowledge, level, turn=24 * 2 + 1) == Call()


@pytest.mark.long
def test_allegro_calls_well() -> None:
    """In twenty matches among Allegros, rounds are called and most calls are right."""
    calls = won = rounds = 0
    for seed in range(20):
        match_result, _ = play(PRESETS["original"], [factory_of("allegro")] * 2, seed)
        calls += sum(seated.calls for seated in match_result.seats)
        won += sum(seated.won_calls for seated in match_result.seats)
        rounds += match_result.rounds
    assert calls > 0.9 * rounds > 50
    assert won > 0.65 * calls
