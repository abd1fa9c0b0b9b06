"""Characters: each plays at a level, and their habits show in their moves."""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, pvariance
from typing import Any, Final

import pytest
from bots.harness.tables import factory_of, play

from dacabo.arena.entrants import ArenaError, parse_entrants
from dacabo.arena.rehearsal.setting import set_up
from dacabo.bots.bot import Bot
from dacabo.bots.cabo.evaluation import LIKINGS as CABO_LIKINGS
from dacabo.bots.cabo.levels import leader
from dacabo.bots.characters import CHARACTERS, Habit, pick_character
from dacabo.bots.dacapo.board import HAND, WILD, Step, board_of
from dacabo.bots.dacapo.evaluation import LIKINGS as DACAPO_LIKINGS
from dacabo.bots.dacapo.levels import helps_next_player
from dacabo.bots.levels import LEVELS, level_of, names_in, seat_bot
from dacabo.cabo.facts import Drew, Glance, Looked, Replaced, RoundEnded, Swapped, Took
from dacabo.cabo.moves import Call, Take
from dacabo.core.game import Decision, Fact
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.dacapo.facts import Built, Source
from dacabo.dacapo.facts import Drew as Filled
from dacabo.dacapo.moves import BuildHand, BuildHelp, PutDown
from dacabo.games import GAMES

RULES: Final[dict[str, RuleSet]] = {
    "cabo": GAMES["cabo"].presets["original"],
    "dacapo": GAMES["dacapo"].presets["single"],
}
MIN_STANDARD_ERRORS: Final = 2.6
"""Standard errors between a character and their level. Deals, counts and habits were chosen
together, so this is a tripwire for a habit that no longer shows, not a test of significance."""


# --- who they are ------------------------------------------------------------------------


def test_there_are_two_characters_of_each_level() -> None:
    """There are eight characters, whose names begin with different letters."""
    everybody = CHARACTERS.values()
    assert [one.level for one in everybody] == [level for level in LEVELS for _ in range(2)]
    assert {one.habit for one in everybody} == set(Habit)
    assert len({one.name[0] for one in everybody}) == len(everybody)
    assert all(key == one.name.lower() for key, one in CHARACTERS.items())
    assert not {*CHARACTERS} & {*LEVELS}


def test_every_game_knows_every_habit() -> None:
    """Every game has weights for every habit, because characters help out at other levels."""
    assert CABO_LIKINGS.keys() == DACAPO_LIKINGS.keys() == set(Habit)


def test_the_arena_and_a_rehearsal_accept_characters() -> None:
    """The name of a character is accepted in place of a level."""
    assert next(one.label for one in parse_entrants(["clara", "andante", "ines"])) == "clara"
    with pytest.raises(ArenaError, match="no-such-bot"):
        parse_entrants(["clara@40"])
    assert set_up(17, "otto=1,mila").players_per_bot == {"otto": 1, "mila": 16}
    assert {*CHARACTERS} <= {*names_in("cabo")}
    assert [level_of(name) for name in ("clara", "largo", "greedy")] == [
        "andante",
        "largo",
        "greedy",
    ]


@pytest.mark.parametrize("game", RULES)
def test_a_character_keeps_the_habit_at_another_level(game: str) -> None:
    """A character who helps out at another level keeps the habit."""
    for key, level in ((key, level) for key in CHARACTERS for level in LEVELS):
        rules = RULES[game]
        bot: Any = seat_bot(game, level, rules, players=2, seat=0, seed=1, character=key)
        plain: Any = seat_bot(game, level, rules, players=2, seat=0, seed=1)
        assert type(bot) is type(plain)
        if level == "presto":
            bot, plain = bot.allegro, plain.allegro
        if "weights" in vars(bot):
            assert vars(bot)["weights"] != vars(plain)["weights"]
        else:
            assert bot.habit is CHARACTERS[key].habit


def test_a_level_gets_a_character() -> None:
    """Characters of the level come first, nobody comes twice, and a ninth bot has none."""
    seated: list[str] = []
    while who := pick_character("allegro", seated, 3):
        seated.append(who)
    assert sorted(seated) == sorted(CHARACTERS)
    assert {*seated[:2]} == {"otto", "yara"}


# --- what they do ------------------------------------------------------------------------


@dataclass
class CountingBot:
    """A bot that counts everything in which a habit may show."""

    bot: Any
    rules: Any
    seat: Seat
    shown: dict[str, list[float]] = field(default_factory=dict)
    foe: Seat | None = None
    ahead: Seat | None = None

    def note(self, what: str, number: float) -> None:
        """Record one more number of a kind."""
        self.shown.setdefault(what, []).append(number)

    def hear(self, fact: Fact) -> None:  # noqa: C901 (a list)
        """Record what the bot did, if the fact is its own."""
        match fact:
            case Took(by) | Drew(by) if by == self.seat:
                self.note("takes", isinstance(fact, Took))
                self.note("spies", 0.0)
            case Looked(by=by, why=Glance.SPY) if by == self.seat:
                self.shown["spies"][-1] = 1.0
            case Replaced(by=by, slots=slots) if by == self.seat:
                self.note("sets", len(slots) > 1)
            case Swapped(by, one, other) if by == self.seat:
                for what, foe in (("pays back", self.foe), ("chases", self.ahead)):
                    if foe is not None:
                        self.note(what, foe in {one[0], other[0]})
            case Swapped(by, one, other) if self.seat in {one[0], other[0]}:
                self.foe = by
            case RoundEnded(result) if result.caller == self.seat:
                self.note("sum at the call", result.scores[self.seat].sum)
            case Built(by=by, card=card, source=source) if by == self.seat:
                self.note("jokers", card == "*" or not card.isdigit())
                if source is not Source.STACK:
                    self.note("from hand", source is Source.HAND)
            case Filled(by=by, count=count) if by == self.seat:
                self.note("cards drawn", count)
        self.bot.hear(fact)

    def choose(self, view: Any, decision: Decision) -> Move:
        """Count what the bot builds or lays, and where."""
        if decision.kind == "card":
            self.ahead = leader(view, self.seat)
        move: Move = self.bot.choose(view, decision)
        match move:
            case BuildHand() | BuildHelp():
                board = board_of(self.rules, view, self.seat)
                pile = move.pile
                self.note("serves the next", helps_next_player(board, Step(HAND, 0, pile)))
            case PutDown(card, help_pile):
                self._put(view, card, help_pile)
        return move

    def _put(self, view: Any, card: str, help_pile: int) -> None:
        board = board_of(self.rules, view, self.seat)
        piles = board.helps[self.seat]
        below = piles[help_pile][-1] if help_pile < len(piles) and piles[help_pile] else None
        number = int(card) if card.isdigit() else WILD
        self.note("on an equal one", below == number)
        self.note("on a free place", below is None)
        next_top = board.tops[(self.seat + 1) % len(board.stacks)]
        self.note("leaves", any(height + 1 == next_top for height in board.heights))


@dataclass(frozen=True)
class HabitEvidence:
    """How a habit shows: more or less of something than the level has."""

    game: str
    who: str
    what: str
    more: bool
    matches: int
    players: int = 2


EVIDENCE: Final = (
    HabitEvidence("cabo", "mila", "spies", more=True, matches=2),
    HabitEvidence("cabo", "gus", "takes", more=False, matches=4),
    HabitEvidence("cabo", "clara", "sum at the call", more=False, matches=6),
    HabitEvidence("cabo", "bram", "sets", more=True, matches=30),
    HabitEvidence("cabo", "yara", "chases", more=True, matches=6, players=4),
    HabitEvidence("cabo", "theo", "pays back", more=True, matches=24, players=4),
    HabitEvidence("dacapo", "mila", "serves the next", more=False, matches=20),
    HabitEvidence("dacapo", "gus", "from hand", more=True, matches=20),
    HabitEvidence("dacapo", "clara", "on a free place", more=False, matches=60),
    HabitEvidence("dacapo", "bram", "on an equal one", more=True, matches=10),
    HabitEvidence("dacapo", "otto", "cards drawn", more=True, matches=80),
    HabitEvidence("dacapo", "yara", "leaves", more=False, matches=160),
)
QUICK: Final = (("cabo", "mila"), ("cabo", "clara"), ("dacapo", "bram"))


def watch(shows: HabitEvidence, who: str | None) -> list[float]:
    """The counts of a character, or of a plain level, among players of that level."""
    numbers: list[float] = []
    rules, level = RULES[shows.game], level_of(shows.who)
    for seed in range(shows.matches):
        watched: list[CountingBot] = []

        def make(rules: RuleSet, players: int, seat: Seat, seed: int) -> Bot:
            at = {"players": players, "seat": seat, "seed": seed}
            bot = seat_bot(rules.game, level, rules, character=who, **at)
            watched.append(CountingBot(bot, rules, seat))  # noqa: B023 (played before the next match)
            return watched[-1]  # noqa: B023 (as above)

        others: list[Callable[..., Any]] = [factory_of(level)] * (shows.players - 1)
        play(rules, [make, *others], seed)
        numbers += watched[0].shown.get(shows.what, [])
    return numbers


@pytest.mark.parametrize(
    "shows",
    [
        pytest.param(one, marks=() if (one.game, one.who) in QUICK else pytest.mark.long)
        for one in EVIDENCE
    ],
    ids=lambda one: f"{one.game}-{one.who}",
)
def test_a_habit_shows(shows: HabitEvidence) -> None:
    """The character's counts differ from those of the level in the same deals, beyond chance."""
    character_counts, level_counts = watch(shows, shows.who), watch(shows, None)
    assert len(character_counts) > 20, "hardly a sample"
    error = sqrt(
        pvariance(character_counts) / len(character_counts)
        + pvariance(level_counts) / len(level_counts)
    )
    lead = (fmean(character_counts) - fmean(level_counts)) * (1 if shows.more else -1)
    mean, level_mean = fmean(character_counts), fmean(level_counts)
    print(f"{shows.who} {shows.what}: {mean:.3f} ± {error:.3f}, level {level_mean:.3f}")
    assert lead > MIN_STANDARD_ERRORS * error


@dataclass
class ShadowedBot:
    """A bot beside which a second one hears the same facts and chooses for itself."""

    bot: Any
    shadow: Any
    pairs: list[tuple[Move, Move]]

    def hear(self, fact: Fact) -> None:
        """Tell both bots a fact."""
        self.bot.hear(fact)
        self.shadow.hear(fact)

    def choose(self, view: Any, decision: Decision) -> Move:
        """The choice of the bot; record both choices."""
        move: Move = self.bot.choose(view, decision)
        if decision.kind == "turn":
            self.pairs.append((move, self.shadow.choose(view, decision)))
        return move


def moves_side_by_side(who: str, matches: int, game: str = "cabo") -> list[tuple[Move, Move]]:
    """The moves of a level, and the moves of a character of that level in the same positions."""
    pairs: list[tuple[Move, Move]] = []
    one, other = factory_of(level_of(who)), factory_of(who)

    def make(*arguments: Any) -> Bot:
        return ShadowedBot(one(*arguments), other(*arguments), pairs)

    for seed in range(matches):
        play(RULES[game], [make, one], seed)
    return pairs


def test_otto_calls_earlier_than_his_level() -> None:
    """In the same positions, his level never calls where he waits."""
    pairs = moves_side_by_side("otto", 3)
    assert sum(move != Call() == would for move, would in pairs) >= 5
    assert sum(move == Call() != would for move, would in pairs) == 0


def test_ines_takes_more_discards_than_her_level() -> None:
    """In the same positions, the opposite is far rarer."""
    pairs = moves_side_by_side("ines", 6)
    only_ines = sum(move != Take() == would for move, would in pairs)
    only_level = sum(move == Take() != would for move, would in pairs)
    print(only_ines, only_level)
    assert only_ines >= 5
    assert only_ines > 3 * only_level


def is_joker(move: Move) -> bool:
    """Whether a move builds a joker from the hand."""
    return isinstance(move, BuildHand) and not move.card.isdigit()


def test_ines_builds_fewer_jokers_than_her_level() -> None:
    """The two have the same positions."""
    pairs = moves_side_by_side("ines", 4, "dacapo")
    level_only = sum(is_joker(move) and not is_joker(would) for move, would in pairs)
    ines_only = sum(is_joker(would) and not is_joker(move) for move, would in pairs)
    print(level_only, ines_only)
    assert level_only >= 5
    assert level_only > 3 * ines_only


def test_theo_builds_from_his_hand_more_often_than_his_level() -> None:
    """In the same positions, the opposite is rarer."""
    pairs = moves_side_by_side("theo", 12, "dacapo")
    only_theo = sum(
        isinstance(would, BuildHand) and not isinstance(move, BuildHand) for move, would in pairs
    )
    only_level = sum(
        isinstance(move, BuildHand) and not isinstance(would, BuildHand) for move, would in pairs
    )
    print(only_theo, only_level)
    assert only_theo >= 5
    assert only_theo > 1.5 * only_level


def test_every_character_has_a_habit_that_is_shown_in_both_games() -> None:
    """The lists above include every character."""
    moves_side_by_side = {
        ("cabo", "otto"),
        ("cabo", "ines"),
        ("dacapo", "ines"),
        ("dacapo", "theo"),
    }
    assert {(one.game, one.who) for one in EVIDENCE} | moves_side_by_side == {
        (game, who) for game in RULES for who in CHARACTERS
    }
