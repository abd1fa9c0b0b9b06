"""Characters remark only on what everybody has seen: rarely, and never on a hidden card."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, Final
from zlib import crc32

import pytest
from bots.harness.tables import factory_of
from bots.test_bots import subject_of

from dacabo.arena.match import Player, play_match
from dacabo.bots.cabo.talk import moments as of_cabo
from dacabo.bots.characters import CHARACTERS
from dacabo.bots.talk import REMARK_PROBABILITY, Moment, Occasion, Remark, Talk, public_facts
from dacabo.cabo.facts import Called, Dealt, Drawn, MatchEnded, RoundEnded, Saw, Swapped
from dacabo.cabo.sheet import Ending, RoundResult, Score, Why
from dacabo.core.cards import Card
from dacabo.core.chance import Sealed
from dacabo.core.game import Fact, Result, Told
from dacabo.games import GAMES
from dacabo.testing.interference import Course, Window

SPEAKERS: Final = ("mila", None, "otto", "theo")


def begin_round(number: int) -> Dealt:
    """The beginning of a round."""
    return Dealt(number, 0, 4, Card("5"), 40)


def remarks(seed: str, facts: Sequence[Fact], times: int = 400) -> list[Remark]:
    """The remarks if a fact occurs again and again, at a new table each time."""
    remarks_made = [Talk("cabo", seed).hear(number, facts, SPEAKERS) for number in range(times)]
    return [one for one in remarks_made if one]


def test_characters_remark_on_their_own_occasions() -> None:
    """The caller and the others remark on different occasions; people say nothing."""
    remarks_made = remarks("a", [Called(2)])
    assert {(one.seat, one.occasion) for one in remarks_made} == {
        (2, Occasion.CALLS),
        (0, Occasion.CALLED),
        (3, Occasion.CALLED),
    }
    assert all(one.character == SPEAKERS[one.seat] for one in remarks_made)
    assert {one.seat for one in remarks("a", [Swapped(1, (1, 0), (3, 2))])} == {3}
    assert remarks("a", [Swapped(3, (1, 0), (3, 2))]) == []
    assert {
        one.seat for one in remarks("a", [MatchEnded(Result((0, 5, 9, 20), (1, 2, 3, 4)))])
    } == {
        0,
        2,
        3,
    }


def test_at_most_one_remark_a_round_and_one_for_the_end() -> None:
    """However much happens, there is one remark in a round."""
    talk = Talk("cabo", "b")
    for number in range(50):
        round_of = [talk.hear(100 * number, [begin_round(1)], SPEAKERS)]
        round_of += [talk.hear(100 * number + k, [Called(k % 4)], SPEAKERS) for k in range(1, 40)]
        assert sum(one is not None for one in round_of) == 1
    last = [
        talk.hear(k, [MatchEnded(Result((0, 1, 1, 1), (1, 2, 2, 2)))], SPEAKERS) for k in range(9)
    ]
    assert any(last)


def test_a_character_repeats_no_line_in_a_match() -> None:
    """There is one line for each occasion; in the next match it may be said again."""
    talk = Talk("cabo", "d")
    number = 0
    matches = []
    for _ in range(2):
        said = [talk.hear(number, [begin_round(1)], SPEAKERS)]
        for _ in range(200):
            number += 1
            said.append(talk.hear(number, [Called(number % 4)], SPEAKERS))
            said.append(talk.hear(-number, [begin_round(2)], SPEAKERS))
        matches.append(Counter(one for one in said if one))
    for lines in matches:
        assert {(one.seat, one.occasion) for one in lines} >= {
            (seat, occasion) for seat in (0, 2, 3) for occasion in (Occasion.CALLS, Occasion.CALLED)
        }
        assert set(lines.values()) == {1}


def test_each_occasion_has_its_probability() -> None:
    """A later round has no remark."""
    count = len(remarks("c", [Swapped(1, (1, 0), (3, 2))]))
    assert 0.5 < count / 400 / REMARK_PROBABILITY[Occasion.TOUCHED] < 1.5
    assert remarks("c", [begin_round(3)]) == []


def score(why: Why | None) -> Score:
    """A line of a score sheet."""
    return Score((), 5, 0, 5, why, 5, halved=False)


@pytest.mark.parametrize(
    ("caller", "winners", "reasons", "found"),
    [
        (0, (0,), (Why.LOWEST, None), [Moment(Occasion.WON, (0,))]),
        (
            0,
            (1,),
            (Why.CALLER_NOT_LOWEST, Why.LOWEST),
            [Moment(Occasion.WRONG, (0,)), Moment(Occasion.WON, (1,))],
        ),
        (
            0,
            (1,),
            (Why.KAMIKAZE_VICTIM, Why.KAMIKAZE),
            [Moment(Occasion.AMAZED, (0,)), Moment(Occasion.WON, (1,))],
        ),
        (None, (1,), (None, Why.LOWEST), [Moment(Occasion.WON, (1,))]),
    ],
)
def test_characters_remark_on_the_end_of_a_round(
    caller: int | None, winners: tuple[int, ...], reasons: tuple[Why | None, ...], found: Any
) -> None:
    """The winners, a wrong caller, or the victims of a kamikaze remark on it."""
    result = RoundResult(1, Ending.CABO, caller, winners, tuple(map(score, reasons)))
    assert [*of_cabo(RoundEnded(result), 2)] == found


# --- what it depends on ------------------------------------------------------------------


def facts_of_both(window: Window) -> Iterator[tuple[Sequence[Told], Sequence[Told]]]:
    """The facts of a section of a match, in both versions of its hidden cards."""
    course = window.course
    game = course.subject.game
    state = window.other(window.steps[0].before)
    for index, step in enumerate(window.steps, start=window.first):
        dealing = course.deals(state, step.move)
        state, told = game.play(state, step.actor, step.move)
        if dealing:
            state = window.other(course.numbered(state, index))
        yield step.told, told


def parts_of(game: str, preset: str) -> Iterator[Window]:
    """Sections of matches in which cards are exchanged that a spectator cannot know."""
    for seed in range(8):
        rng = Random(seed)
        rules = GAMES[game].presets[preset]
        if rules.game == "cabo" and rules.rounds == 1:
            rules = rules.changed({"rounds": 6})
        course = Course.played(subject_of(game, rng), rng, rules, 4, 250)
        opened = (Window.opened(rng, course, None) for _ in range(4))
        yield from (window for window in opened if window)


def same_remarks(
    game: str, preset: str, hears: Callable[[Sequence[Told]], list[Fact]], first: int = 0
) -> Iterator[bool]:
    """Whether the remarks are the same in both versions, for each section with a remark.

    Args:
        game: the game that is played.
        preset: its rule set.
        hears: the function that selects the facts for the characters.
        first: the first character; three more sit at the table.
    """
    everybody = [*CHARACTERS][first : first + 4]
    for window in parts_of(game, preset):
        one, other = Talk(game, "seed"), Talk(game, "seed")
        for number, pair in enumerate(facts_of_both(window)):
            if number % 5 == 0:  # as if there were many matches
                one, other = Talk(game, "seed"), Talk(game, "seed")
            lines = [
                talk.hear(number, hears(told), everybody)
                for talk, told in zip((one, other), pair, strict=True)
            ]
            if any(lines):
                yield lines[0] == lines[1]


@pytest.mark.parametrize("first", [0, 4])
@pytest.mark.parametrize(
    ("game", "preset", "least"),
    [
        ("cabo", "original", 10),
        ("cabo", "gretel-malte", 10),
        ("cabo", "dutch", 10),
        ("cabo", "tournament", 10),
        ("dacapo", "single", 1),
        ("dacapo", "match", 1),
    ],
)
def test_hidden_cards_do_not_change_remarks(game: str, preset: str, least: int, first: int) -> None:
    """Two matches that differ only in hidden cards have the same remarks at the same time."""
    unchanged = [*same_remarks(game, preset, public_facts, first)]
    assert len(unchanged) >= least
    assert all(unchanged)


def test_a_talk_that_uses_hidden_cards_is_caught() -> None:
    """A talk that reacts to half of the hidden hand cards does not pass."""

    def tells(told: Sequence[Told]) -> list[Fact]:
        cards = [one.fact.card for one in told if isinstance(one.fact, Drawn)]
        high = any(crc32(card.encode()) % 2 for card in cards)
        return [Called(0)] if high else public_facts(told)

    assert not all(same_remarks("cabo", "dutch", tells))


def test_private_facts_cause_no_remark() -> None:
    """A talk is given public facts only."""
    told = [Told(Called(1)), Told(Saw((0, 1), Card("13")), (0,))]
    assert public_facts(told) == [Called(1)]


@pytest.mark.parametrize("game", ["cabo", "dacapo"])
def test_matches_have_a_few_remarks(game: str) -> None:
    """In whole matches among bots there are some remarks, but not many."""
    rules = next(iter(GAMES[game].presets.values()))
    rounds, occasions = 0, Counter[Occasion]()
    for seed in range(3):
        talk, number = Talk(game, str(seed)), 0

        class Ear:
            """A bot that also hears public facts for the remarks."""

            def __init__(self, bot: Any, seat: int) -> None:
                self.bot, self.seat = bot, seat

            def hear(self, fact: Fact) -> None:
                """Record a remark on the fact."""
                nonlocal number, rounds
                self.bot.hear(fact)
                if self.seat or type(fact).__name__ in {"Saw", "Drawn"}:
                    return
                number += 1
                rounds += type(fact).__name__ == "RoundEnded"
                if remark := talk.hear(number, [fact], ["mila", "clara"]):  # noqa: B023 (at once)
                    occasions[remark.occasion] += 1

            def choose(self, view: Any, decision: Any) -> Any:
                """The choice of the bot."""
                return self.bot.choose(view, decision)

        def seated(seat: int) -> Any:
            return Ear(factory_of("andante")(rules, 2, seat, 1), seat)

        players = [Player(seat, str(seat), seed, partial(seated, seat)) for seat in range(2)]
        play_match(GAMES[game], rules, Sealed(seed.to_bytes(32, "big")), players)
    assert 3 <= occasions.total() <= rounds + 3
