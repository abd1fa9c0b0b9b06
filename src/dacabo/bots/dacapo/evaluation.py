"""The value of a table to the player on turn, who puts the best card down and ends the turn."""

from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from dacabo.bots.characters import Habit
from dacabo.bots.dacapo.board import DONE, HIDDEN, PUT, WILD, Board, Step
from dacabo.core.seats import Seat
from dacabo.core.values import Value
from dacabo.dacapo.rules import Rules


class EvaluationWeights(Value):
    """The weights of the evaluation. One card less in the player's own stack is worth 1."""

    theirs: float = 0.6
    """One more card in the others' stacks, on average."""
    soon: float = 0.9
    """The certainty of building the own stack card in the next turn."""
    next_player: float = 0.0
    """The certainty that the next player builds theirs. Only characters with a habit care."""
    joker_held: float = 0.75
    joker_down: float = 0.4
    """A joker on top of a help pile."""
    joker_buried: float = -0.5
    draw: float = 0.1
    """A card to be drawn at the beginning of the next turn."""
    free: float = -0.2
    """A free help place: a card is better placed there than in the hand."""
    run: float = 0.2
    """A help card on one that is higher by one: both can be built in a row."""
    pair: float = 0.15
    """A card of a side pile on one of the same number."""
    gap: float = 0.05
    """A help card on a higher one."""
    buried: float = -0.15
    """A help card on a lower one, which is needed earlier but cannot be reached."""
    deeper: float = 0.8
    """The discount for each card further down in a help pile."""
    near: float = 0.13
    """A hand card that fits at once; half of it if one card is missing before it, and so on."""
    different: float = -0.1
    """Building piles that stand at different numbers."""
    turned_up: float = 0.2
    """A new stack card, which is seen before the turn continues."""
    turned_up_fits: float = 1.5
    """The same if it certainly fits."""
    new_hand: float = 0.8
    """A hand emptied by building, which is refilled at once."""
    unknown_top: float = 0.6
    """The probability that a hidden stack card can be built."""


WON: Final = 1e6


LIKINGS: Final[Mapping[Habit, Mapping[str, float]]] = MappingProxyType(
    {
        Habit.HASTY: {"draw": 0.07},
        Habit.CAREFUL: {"joker_held": 0.5},
        Habit.NOSY: {"next_player": 0.8},
        Habit.COLLECTOR: {"pair": 0.4},
        Habit.MEDDLER: {"next_player": 0.2, "draw": 0.08},
        Habit.THRIFTY: {"joker_held": 1.2, "joker_down": 0.4},
        Habit.RESTLESS: {"new_hand": 0.6},
        Habit.STUBBORN: {"new_hand": 0.6, "draw": 0.1},
    }
)
"""The cards of the stack that each habit adds to the weights of a level."""


def with_habit(weights: EvaluationWeights, habit: Habit | None) -> EvaluationWeights:
    """The weights of a level, changed by the habit of a character."""
    if habit is None:
        return weights
    changes = LIKINGS[habit]
    return replace(
        weights, **{name: getattr(weights, name) + change for name, change in changes.items()}
    )


HelpPile: TypeAlias = tuple[int, int, float]
"""A help pile: its top card, the numbers that it can supply one after the other (as bits), and the
value of the order of its cards."""
Route: TypeAlias = tuple[int, int]
"""A way to build a stack card: the number that a building pile stands at, and the numbers that are
missing between that and the stack card (as bits)."""


def partial_piles(pile: list[int], table: list[list[float]], deeper: float) -> list[HelpPile]:
    """A help pile with no card, with its lowest card, … and complete."""
    piles: list[HelpPile] = [(HIDDEN, 0, 0.0)]
    card_below = HIDDEN
    for card in pile:
        _, bits_below, order_value = piles[-1]
        order_value *= deeper
        if card_below != HIDDEN:
            order_value += table[card_below][card]
        numbers = (1 << card) | (bits_below if card_below > card else 0) if card else 0
        piles.append((card, numbers, order_value))
        card_below = card
    return piles


@cache
def order_values(highest: int, weights: EvaluationWeights) -> list[list[float]]:
    """The value of laying a card on another one, by the card below and the card on it."""

    def value_of(below: int, card: int) -> float:
        if below == WILD:
            return weights.joker_buried
        if card == WILD:
            return 0.0
        if below == card + 1:
            return weights.run
        if below == card:
            return weights.pair
        return weights.gap if below > card else weights.buried

    cards = range(highest + 1)
    return [[value_of(below, card) for card in cards] for below in cards]


@lru_cache(maxsize=4096)
def nearness_by_number(highest: int, heights: tuple[int, ...]) -> list[float]:
    """By number: 1 for a card that fits at once, 1/2 if one is missing before it, and so on."""
    return [0.0] + [
        1 / (1 + min((card - 1 - height) % highest for height in heights))
        for card in range(1, highest + 1)
    ]


def routes(heights: set[int], top: int) -> list[Route]:
    """The piles that a card can be built on: the numbers up to `top` - 1 that they lack."""
    below = (1 << top) - 1
    return [(height, below & -(2 << height)) for height in heights if height < top]


def supplied_numbers(height: int, piles: list[HelpPile]) -> int:
    """The numbers that help piles can supply for a pile of this height."""
    bits = 0
    for top, numbers, _ in piles:
        if top > height:
            bits |= numbers
    return bits


@cache
def build_odds(rules: Rules) -> tuple[tuple[float, ...], ...]:
    """By missing numbers, then by cards: the probability that the cards include all of them.

    The missing numbers are distinct, and a joker stands for any of them. Cards are assumed to come
    from a full deck, which is close enough and constant during a game.
    """
    deck = len(rules.pack)
    number, joker = rules.copies / deck, rules.jokers / deck
    rows = range(2 * rules.highest + 1)
    return tuple(tuple(_odds_by_cards(gaps, number, joker, rules.hand)) for gaps in rows)


def _odds_by_cards(missing: int, number: float, joker: float, hand: int) -> list[float]:
    """The probabilities for no card, one card, … a full hand."""
    # By the numbers of hits and jokers among the cards so far: the probability of that.
    chances = {(0, 0): 1.0}
    row = []
    for _ in range(hand + 1):
        row.append(
            sum(chance for (hits, jokers), chance in chances.items() if hits + jokers >= missing)
        )
        next_chances: dict[tuple[int, int], float] = {}
        for (hits, jokers), chance in chances.items():
            hit_chance = (missing - hits) * number
            for case, probability in (
                ((hits + 1, jokers), hit_chance),
                ((hits, jokers + 1), joker),
                ((hits, jokers), 1 - hit_chance - joker),
            ):
                next_chances[case] = next_chances.get(case, 0.0) + chance * probability
        chances = next_chances
    return row


class Node(NamedTuple):
    """The table after some builds."""

    heights: tuple[int, ...]
    kinds: tuple[int, ...]
    """The heights in ascending order, since the positions of the piles do not matter."""
    hand: tuple[int, ...]
    helps: tuple[int, ...]
    """The number of cards left in each of the player's help piles."""
    gone: tuple[int, ...]
    """The number of cards built from each stack."""
    parent: int
    step: Step


class _BuildingPiles(NamedTuple):
    """The part of the evaluation that depends on the building piles only."""

    value: float
    near: list[float]
    """By number: how close a card is to fitting."""
    routes: list[Route]
    """The routes for the player's stack card."""


class Judge:
    """Judges the tables that follow from one board.

    A player only sees their own hand and open cards.
    """

    def __init__(self, rules: Rules, board: Board, weights: EvaluationWeights) -> None:
        self._board = board
        self._me: Seat = board.player
        self._weights = weights
        self._odds = build_odds(rules)
        self._stack_card_values = _stack_card_values(rules, weights)
        self._order_values = order_values(rules.highest, weights)
        # The most that a card put down can gain, by its place and by a better order.
        self._max_gain = max(
            -weights.free, max(map(max, self._order_values)) - min(map(min, self._order_values))
        )
        deck = rules.highest * rules.copies + rules.jokers
        self._joker_share, self._number_share = rules.jokers / deck, rules.copies / deck
        self.piles = [
            partial_piles(pile, self._order_values, weights.deeper)
            for pile in board.helps[self._me]
        ]
        """The own help piles, by how many of their cards are left."""
        others = board.helps[(self._me + 1) % len(board.helps)]
        self._next_player_piles = [
            partial_piles(pile, self._order_values, weights.deeper)[-1] for pile in others
        ]
        self._building_piles: dict[tuple[tuple[int, ...], tuple[int, ...]], _BuildingPiles] = {}

    # --- stacks --------------------------------------------------------------------------------

    def top(self, seat: Seat, gone: int) -> int:
        """The top card of a stack after some cards are gone."""
        return HIDDEN if gone else self._board.tops[seat]

    # --- evaluation --------------------------------------------------------------------------

    def judge(self, node: Node, least: float) -> tuple[float, Step]:
        """The value of ending the turn, and the best card to put down then.

        A table that cannot be worth `least` is not judged closely.
        """
        board, me, weights = self._board, self._me, self._weights
        built_cards = node.gone[me]
        if built_cards == board.stacks[me]:
            return WON, DONE
        heights = node.kinds
        building = self._building_piles.get((heights, node.gone))
        if building is None:
            building = self._building_piles[heights, node.gone] = self._evaluate_building_piles(
                heights, node.gone
            )
        top = self.top(me, built_cards)
        value = building.value + built_cards
        if top == HIDDEN:
            fits = len(set(heights)) * self._number_share + self._joker_share
            value += (
                weights.turned_up
                + weights.turned_up_fits * fits
                + weights.soon * weights.unknown_top
            )
        elif top == WILD:
            value += weights.soon
        piles = [rows[size] for rows, size in zip(self.piles, node.helps, strict=True)]
        jokers_down = 0
        for card, _, order in piles:
            value += order
            if card == WILD:
                jokers_down += 1
            elif card == HIDDEN:
                value += weights.free
        value += weights.joker_down * jokers_down
        if node.hand:
            return self._put_down(node, value, building, piles, jokers_down, least=least)
        value += weights.draw * board.size
        if building.routes:
            value += weights.soon * self._chance_of_stack_card(building.routes, piles, jokers_down)
        return value + (weights.new_hand if board.drawable else 0.0), DONE

    def _put_down(  # noqa: C901, PLR0912 (the innermost loop, for speed)
        self,
        node: Node,
        base: float,
        building: _BuildingPiles,
        piles: list[HelpPile],
        jokers_down: int,
        *,
        least: float,
    ) -> tuple[float, Step]:
        """The best card to put down, and the best place for it."""
        weights, hand, nearness = self._weights, node.hand, building.near
        draws = self._board.size - len(hand) + 1
        stack_values = self._stack_card_values[draws]
        jokers = hand.count(WILD)
        base += weights.draw * draws + weights.joker_held * jokers
        held_numbers = 0
        for card in set(hand):
            if card:
                held_numbers |= 1 << card
                base += weights.near * nearness[card]
        # Skip the search if even the best card and place could not be good enough.
        if base + stack_values[0] + self._max_gain < least:
            return -WON, DONE
        # The cost of giving each card away, and the numbers left in the hand without it.
        choices: list[tuple[int, float, int]] = []
        for card in dict.fromkeys(hand):
            if card == WILD:
                choices.append((card, base + weights.joker_down - weights.joker_held, held_numbers))
            elif hand.count(card) > 1:
                choices.append((card, base, held_numbers))
            else:
                choices.append(
                    (card, base - weights.near * nearness[card], held_numbers & ~(1 << card))
                )
        best, step, tried_free_place = -WON, DONE, False
        for index, (top, bits, order) in enumerate(piles):
            if top == HIDDEN:
                if tried_free_place:
                    continue
                tried_free_place = True
                gains = [-weights.free] * len(self._order_values)
            else:
                loss = (weights.deeper - 1) * order - (weights.joker_down if top == WILD else 0.0)
                gains = [loss + gain for gain in self._order_values[top]]
            others = piles[:index] + piles[index + 1 :]
            needs = [
                (height, need & ~supplied_numbers(height, others))
                for height, need in building.routes
            ]
            most_for_stack_card = stack_values[0] if needs else 0.0
            all_jokers = jokers + jokers_down - (top == WILD)
            for card, cost, numbers_left in choices:
                value = cost + gains[card]
                if value + most_for_stack_card <= best:
                    continue  # even a certain stack card would not make it the best
                if needs:
                    pile_numbers = (1 << card) | (bits if top > card else 0) if card else 0
                    reachable = pile_numbers | numbers_left
                    missing = len(stack_values)
                    for height, need in needs:
                        supply = reachable if card > height else numbers_left
                        missing = min(missing, (need & ~supply).bit_count())
                    value += stack_values[missing - all_jokers if missing > all_jokers else 0]
                if value > best:
                    best, step = value, Step(PUT, card, index)
        return best, step

    def _evaluate_building_piles(
        self, heights: tuple[int, ...], gone: tuple[int, ...]
    ) -> _BuildingPiles:
        board, me, weights = self._board, self._me, self._weights
        nearness = nearness_by_number(board.highest, heights)
        distinct_heights = set(heights)
        others_cards = sum(board.stacks) - board.stacks[me] - sum(gone) + gone[me]
        value = weights.different * len(distinct_heights) + weights.theirs * others_cards / (
            len(board.stacks) - 1
        )
        if weights.next_player:
            value -= weights.next_player * self._chance_of_next_player(distinct_heights, gone)
        top = self.top(me, gone[me])
        return _BuildingPiles(value, nearness, routes(distinct_heights, top) if top > WILD else [])

    def _chance_of_next_player(self, distinct_heights: set[int], gone: tuple[int, ...]) -> float:
        """The probability that the next player brings out their stack card."""
        seat = (self._me + 1) % len(gone)
        top, piles = self.top(seat, gone[seat]), self._next_player_piles
        if top == HIDDEN:
            return self._weights.unknown_top
        if top == WILD:
            return 1.0
        jokers = sum(card == WILD for card, _, _ in piles)
        return self._chance_of_stack_card(routes(distinct_heights, top), piles, jokers)

    def _chance_of_stack_card(
        self, open_routes: list[Route], piles: list[HelpPile], jokers: int
    ) -> float:
        """The probability that a hidden full hand brings out the stack card."""
        if not open_routes:
            return 0.0
        missing = min(
            (need & ~supplied_numbers(height, piles)).bit_count() for height, need in open_routes
        )
        return self._odds[max(missing - jokers, 0)][self._board.size]


@cache
def _stack_card_values(rules: Rules, weights: EvaluationWeights) -> list[list[float]]:
    """By number of draws and missing numbers: the value of the chance to build the stack card."""
    return [
        [weights.soon * row[cards] for row in build_odds(rules)] for cards in range(rules.hand + 1)
    ]
