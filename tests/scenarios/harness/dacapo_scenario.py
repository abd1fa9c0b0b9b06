"""A table in the middle of a game of Da Capo!, set up card by card, and played in words.

    scenario = Scenario(stacks=["3 9", "7 7"], hands=["J 4 5 8", "1 2 2 6"], building=["1 2"])
    scenario.play("a: build stack a on 1", "a: build 4 on 1", "a: put 8 on 1")

Seats are the letters a, b, c …, piles are counted from 1, `J` is a joker. What is turned up or
drawn, a stack or the draw pile, is written from its top; what is laid down, a building pile or a
help pile, in the order in which it was laid, its top card last.
"""

from collections.abc import Iterable, Mapping, Sequence

from scenarios.harness.scenario_table import FLIPS, ScenarioTable

from dacabo.core.cards import deck_of
from dacabo.core.seats import read_seat, seat_text
from dacabo.dacapo.facts import RoundEnded
from dacabo.dacapo.game import DaCapo
from dacabo.dacapo.play import sort_hand
from dacabo.dacapo.rules import PRESETS, Rules
from dacabo.dacapo.state import (
    Deal,
    Ending,
    Match,
    Pile,
    Reshuffling,
    Round,
    RoundResult,
    Turn,
)
from dacabo.dacapo.view import View

EIGHTS = "8 8 8 8"
"""A hand or a draw pile for scenarios in which its cards do not matter."""


def rules_of(preset: str, **options: object) -> Rules:
    """A preset with some options changed."""
    return PRESETS[preset].changed(FLIPS.get(preset, {}) | options)


def up_to(number: int) -> str:
    """A building pile that has reached a number, without jokers."""
    return " ".join(str(card) for card in range(1, number + 1))


class Scenario(ScenarioTable[Match, View]):
    """A table of Da Capo!."""

    def __init__(
        self,
        preset: str = "single",
        *,
        stacks: Iterable[str] = ("9 9", "9 9"),
        hands: Iterable[str] = (EIGHTS, EIGHTS),
        helps: Mapping[str, Sequence[str]] | None = None,
        building: Sequence[str] = (),
        pile: str = EIGHTS,
        aside: str = "",
        turn: str = "a",
        totals: Iterable[int] | None = None,
        **options: object,
    ) -> None:
        """Begin in a player's turn, the hand already filled.

        Args:
            preset: the rule set.
            stacks: everyone's stack, its top card first.
            hands: everyone's hand.
            helps: the help piles of those who have some, by seat; "" is a free place.
            building: the building piles; "" is a free place.
            pile: the draw pile, its top card first.
            aside: the cards of the building piles that were finished and set aside.
            turn: whose turn it is; the player before has dealt.
            totals: points from earlier games.
            options: rule options that differ from the preset's.
        """
        rules = rules_of(preset, **options)
        decks = tuple(_cards(stack)[::-1] for stack in stacks)
        players = len(decks)
        seat = read_seat(turn)
        earlier = () if totals is None else (_written_down(tuple(totals)),)
        helps = helps or {}
        now = Round(
            number=len(earlier) + 1,
            phase=Turn(),
            dealer=(seat - 1) % players,
            player=seat,
            turn=1,
            stacks=decks,
            hands=tuple(sort_hand(list(_cards(hand))) for hand in hands),
            helps=tuple(
                _places(helps.get(seat_text(player), ()), rules.help_piles)
                for player in range(players)
            ),
            building=_places(building, rules.building_piles),
            pile=_cards(pile)[::-1],
            aside=_cards(aside),
        )
        assert len(now.hands) == players
        self._set(DaCapo(), Match(rules, players, now, earlier))

    @classmethod
    def before_the_deal(
        cls, preset: str = "single", players: int = 2, **options: object
    ) -> "Scenario":
        """A match that has not begun."""
        scenario = cls.__new__(cls)
        scenario._set(DaCapo(), DaCapo().start(rules_of(preset, **options), players))
        return scenario

    # --- actions ---

    def shuffle(self, cards: str = "", *, deal: bool = False) -> None:
        """Answer a waiting shuffle so that these cards lie on top, in this order, then the rest."""
        now = self.match.round
        waiting = Deal if deal else Reshuffling
        assert isinstance(now.phase, waiting), now.phase
        self._lay_on_top(cards, self.match.rules.pack if deal else now.aside)

    # --- state ---

    def stack(self, seat: str) -> str:
        """A player's stack, its top card first."""
        return " ".join(reversed(self.match.round.stacks[read_seat(seat)]))

    def hand(self, seat: str) -> str:
        """A player's hand: numbers in order, jokers last."""
        return " ".join(self.match.round.hands[read_seat(seat)])

    def helps(self, seat: str) -> list[str]:
        """A player's help piles."""
        return [" ".join(pile) for pile in self.match.round.helps[read_seat(seat)]]

    @property
    def building(self) -> list[str]:
        """The building piles."""
        return [" ".join(pile) for pile in self.match.round.building]

    @property
    def aside(self) -> str:
        """The cards of the finished building piles."""
        return " ".join(self.match.round.aside)

    @property
    def dealer(self) -> str:
        """The seat that has dealt."""
        assert self.match.round.dealer is not None
        return seat_text(self.match.round.dealer)

    def may_build(self, actor: str) -> list[str]:
        """The cards that a player may build now."""
        return [text for text in self.may(actor) if text.startswith("build")]

    # --- results ---

    @property
    def round_result(self) -> RoundResult:
        """The end of the game, as told to all."""
        return next(f.result for f in reversed(self.heard(None)) if isinstance(f, RoundEnded))

    @property
    def points(self) -> list[int]:
        """The points of each player in the game."""
        return list(self.round_result.points)

    @property
    def round_winners(self) -> str:
        """The winners of the game."""
        return "".join(seat_text(seat) for seat in self.round_result.winners)


def _cards(text: str) -> Pile:
    return deck_of(*text.split())


def _places(piles: Sequence[str], places: int) -> tuple[Pile, ...]:
    """The piles that are there, then free places."""
    return tuple(_cards(pile) for pile in [*piles, *[""] * (places - len(piles))])


def _written_down(totals: tuple[int, ...]) -> RoundResult:
    """An earlier game that led to these totals."""
    return RoundResult(1, Ending.STACK, (0,), totals, totals, totals)
