"""A table in the middle of a round, set up card by card, and played in words.

    scenario = Scenario("original", hands=["1 2 3 4", "5 5 6 7"], pile="9 0", discard="8")
    scenario.play("a: draw", "a: replace 2")

Seats are the letters a, b, c …; a place is a letter and a slot counted from 1 (`b3`), as in the
moves' own texts. `-` in a hand is a slot without a card. The first card of a pile is its top.
"""

from collections.abc import Iterable

from msgspec.structs import replace
from scenarios.harness.scenario_table import FLIPS, ScenarioTable

from dacabo.cabo.cards import VALUE
from dacabo.cabo.facts import RoundEnded
from dacabo.cabo.game import Cabo
from dacabo.cabo.rules import PRESETS, Rules
from dacabo.cabo.sheet import Ending, Layout, RoundResult, Score
from dacabo.cabo.state import Deal, Lots, Match, Reshuffling, Round, Turn
from dacabo.cabo.view import View
from dacabo.core.cards import Card, deck_of
from dacabo.core.seats import read_seat, seat_text


def rules_of(preset: str, **options: object) -> Rules:
    """A preset with some options changed."""
    return PRESETS[preset].changed(FLIPS.get(preset, {}) | options)


class Scenario(ScenarioTable[Match, View]):
    """A table of Cabo."""

    def __init__(
        self,
        preset: str = "original",
        *,
        hands: Iterable[str],
        discard: str = "5",
        pile: str | None = None,
        totals: Iterable[int] | None = None,
        halved: bool = False,
        starter: str = "a",
        **options: object,
    ) -> None:
        """Begin in the first turn of a round, the first looks over.

        Args:
            preset: the rule set.
            hands: everyone's cards.
            discard: the discard pile, its top card last.
            pile: the draw pile, its top card first; the rest of the deck unless given.
            totals: points from earlier rounds.
            halved: whether somebody's 100 has become 50 in an earlier round.
            starter: whose turn it is.
            options: rule options that differ from the preset's.
        """
        layouts = tuple(_layout(hand) for hand in hands)
        rules = rules_of(preset, **options)
        discards = deck_of(*discard.split())
        rest = list(rules.pack)
        if pile is None:
            for card in [*discards, *(c for layout in layouts for c in layout if c)]:
                rest.remove(card)
        else:
            rest = [Card(face) for face in reversed(pile.split())]
        seat = read_seat(starter)
        earlier = () if totals is None else (_written_down(tuple(totals), halved=halved),)
        now = Round(
            number=len(earlier) + 1,
            phase=Turn(),
            starter=seat,
            player=seat,
            turn=1,
            layouts=layouts,
            pile=tuple(rest),
            discards=discards,
        )
        self._set(Cabo(), Match(rules, len(layouts), now, earlier))

    @classmethod
    def before_the_deal(
        cls, preset: str = "original", players: int = 2, **options: object
    ) -> "Scenario":
        """A match that has not begun."""
        scenario = cls.__new__(cls)
        scenario._set(Cabo(), Cabo().start(rules_of(preset, **options), players))
        return scenario

    # --- actions ---

    def shuffle(self, cards: str, *, deal: bool = False) -> None:
        """Answer a waiting shuffle so that these cards lie on top, in this order, then the rest."""
        now = self.match.round
        waiting = Deal if deal else Reshuffling
        assert isinstance(now.phase, waiting), now.phase
        self._lay_on_top(cards, self.match.rules.pack if deal else now.discards[:-1])

    def skip_turns(self, count: int) -> None:
        """Let the next players draw and discard."""
        for _ in range(count):
            self.play(f"{self.turn}: draw", f"{self.turn}: discard")

    # --- state ---

    def cards(self, seat: str) -> str:
        """A player's cards, as they were set up."""
        return " ".join(card or "-" for card in self.match.round.layouts[read_seat(seat)])

    @property
    def discard(self) -> str:
        """The discard pile, its top card last."""
        return " ".join(self.match.round.discards)

    @property
    def candidates(self) -> str:
        """The players among whom a lot decides who begins."""
        assert isinstance(self.match.round.phase, Lots)
        return "".join(seat_text(seat) for seat in self.match.round.phase.candidates)

    # --- results ---

    @property
    def round_result(self) -> RoundResult:
        """The end of the round, as told to all."""
        return next(f.result for f in reversed(self.heard(None)) if isinstance(f, RoundEnded))

    @property
    def points(self) -> list[int]:
        """The points of each player in the round."""
        return [score.points for score in self.round_result.scores]

    @property
    def why(self) -> list[str | None]:
        """The reasons for everyone's points."""
        return [score.why for score in self.round_result.scores]

    @property
    def round_winners(self) -> str:
        """The winners of the round."""
        return "".join(seat_text(seat) for seat in self.round_result.winners)


def value(hand: str) -> int:
    """The sum of the cards."""
    return sum(VALUE[Card(face)] for face in hand.split() if face != "-")


def _layout(hand: str) -> Layout:
    return tuple(None if face == "-" else Card(face) for face in hand.split())


def _written_down(totals: tuple[int, ...], *, halved: bool) -> RoundResult:
    """An earlier round that led to these totals."""
    scores = [Score((), 0, 0, total, None, total, halved=False) for total in totals]
    if halved:
        scores[0] = replace(scores[0], halved=True)
    return RoundResult(1, Ending.CABO, 0, (0,), tuple(scores))
