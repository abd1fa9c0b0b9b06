"""The value of a table to the player on turn: of building no more, and of each card to put down."""

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
    """The certainty that the next player builds theirs. A habit: no level minds."""
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
    """A help card on an equal one."""
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
"""What each likes more (or less) than others of the same level, in cards of the stack."""


def with_habit(weights: EvaluationWeights, habit: Habit | None) -> EvaluationWeights:
    """The weights of a level with somebody's habit."""
    if habit is None:
        return weights
    liking = LIKINGS[habit]
    return replace(
        weights, **{name: getattr(weights, name) + more for name, more in liking.items()}
    )


Laid: TypeAlias = tuple[int, int, float]
"""A help pile: its top card, the numbers it can supply in a row as bits, and its order's value."""
Route: TypeAlias = tuple[int, int]
"""A building pile: the number it stands at, and the missing ones below a stack card as bits."""


def prefixes(pile: list[int], table: list[list[float]], deeper: float) -> list[Laid]:
    """A help pile with no card, with its lowest card, … and complete."""
    rows: list[Laid] = [(HIDDEN, 0, 0.0)]
    below = HIDDEN
    for card in pile:
        _, bits, order = rows[-1]
        order *= deeper
        if below != HIDDEN:
            order += table[below][card]
        numbers = (1 << card) | (bits if below > card else 0) if card else 0
        rows.append((card, numbers, order))
        below = card
    return rows


@cache
def laid(highest: int, weights: EvaluationWeights) -> list[list[float]]:
    """By the card below and the card on it: the value of that order."""

    def on(below: int, card: int) -> float:
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
    return [[on(below, card) for card in cards] for below in cards]


@lru_cache(maxsize=4096)
def nearness(highest: int, heights: tuple[int, ...]) -> list[float]:
    """By number: 1 for a card that fits at once, 1/2 if one is missing before it, and so on."""
    return [0.0] + [
        1 / (1 + min((card - 1 - height) % highest for height in heights))
        for card in range(1, highest + 1)
    ]


def routes(heights: set[int], top: int) -> list[Route]:
    """The piles that a card can be built on: the numbers up to `top` - 1 that they lack."""
    below = (1 << top) - 1
    return [(height, below & -(2 << height)) for height in heights if height < top]


def given(height: int, piles: list[Laid]) -> int:
    """The numbers that help piles can supply for a pile of this height."""
    bits = 0
    for top, numbers, _ in piles:
        if top > height:
            bits |= numbers
    return bits


@cache
def odds(rules: Rules) -> tuple[tuple[float, ...], ...]:
    """`odds(rules)[missing][cards]`: the probability that the cards include all missing numbers.

    The missing numbers are distinct, and a joker stands for any of them. Cards are assumed to come
    from a full deck, which is close enough and constant during a game.
    """
    deck = len(rules.pack)
    number, joker = rules.copies / deck, rules.jokers / deck
    rows = range(2 * rules.highest + 1)
    return tuple(tuple(_filled(gaps, number, joker, rules.hand)) for gaps in rows)


def _filled(missing: int, number: float, joker: float, hand: int) -> list[float]:
    """The probabilities for no card, one card, … a full hand."""
    # The probability of each number of hits and jokers so far.
    have = {(0, 0): 1.0}
    row = []
    for _ in range(hand + 1):
        row.append(
            sum(chance for (found, jokers), chance in have.items() if found + jokers >= missing)
        )
        after: dict[tuple[int, int], float] = {}
        for (found, jokers), chance in have.items():
            hit = (missing - found) * number
            for case, share in (
                ((found + 1, jokers), hit),
                ((found, jokers + 1), joker),
                ((found, jokers), 1 - hit - joker),
            ):
                after[case] = after.get(case, 0.0) + chance * share
        have = after
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


class _Around(NamedTuple):
    """What depends on the building piles only."""

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
        self._odds = odds(rules)
        self._soon = _soon(rules, weights)
        self._laid = laid(rules.highest, weights)
        # The upper bound of what a card put down can gain: its place and a better order.
        self._gain = max(-weights.free, max(map(max, self._laid)) - min(map(min, self._laid)))
        deck = rules.highest * rules.copies + rules.jokers
        self._joker_share, self._number_share = rules.jokers / deck, rules.copies / deck
        self.piles = [prefixes(pile, self._laid, weights.deeper) for pile in board.helps[self._me]]
        """The own help piles, by how many of their cards are left."""
        others = board.helps[(self._me + 1) % len(board.helps)]
        self._theirs = [prefixes(pile, self._laid, weights.deeper)[-1] for pile in others]
        self._around: dict[tuple[tuple[int, ...], tuple[int, ...]], _Around] = {}

    # --- what can be seen --------------------------------------------------------------------

    def top(self, seat: Seat, gone: int) -> int:
        """The top card of a stack after some cards are gone."""
        return HIDDEN if gone else self._board.tops[seat]

    # --- evaluation --------------------------------------------------------------------------

    def judge(self, node: Node, least: float) -> tuple[float, Step]:
        """The value of building no more, and the best card to put down then.

        A table that cannot be worth `least` is not judged closely.
        """
        board, me, weights = self._board, self._me, self._weights
        gone = node.gone[me]
        if gone == board.stacks[me]:
            return WON, DONE
        heights = node.kinds
        around = self._around.get((heights, node.gone))
        if around is None:
            around = self._around[heights, node.gone] = self._look_around(heights, node.gone)
        top = self.top(me, gone)
        value = around.value + gone
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
        down = 0
        for card, _, order in piles:
            value += order
            if card == WILD:
                down += 1
            elif card == HIDDEN:
                value += weights.free
        value += weights.joker_down * down
        if node.hand:
            return self._put_down(node, value, around, piles, down, least=least)
        value += weights.draw * board.size
        if around.routes:
            value += weights.soon * self._ready(around.routes, piles, down)
        return value + (weights.new_hand if board.drawable else 0.0), DONE

    def _put_down(  # noqa: C901, PLR0912 (the innermost loop, for speed)
        self,
        node: Node,
        base: float,
        around: _Around,
        piles: list[Laid],
        down: int,
        *,
        least: float,
    ) -> tuple[float, Step]:
        """The best card to put down, and the best place for it."""
        weights, hand, near = self._weights, node.hand, around.near
        draws = self._board.size - len(hand) + 1
        soon = self._soon[draws]
        jokers = hand.count(WILD)
        base += weights.draw * draws + weights.joker_held * jokers
        held = 0
        for card in set(hand):
            if card:
                held |= 1 << card
                base += weights.near * near[card]
        # Skip the search if even the best card and place could not be good enough.
        if base + soon[0] + self._gain < least:
            return -WON, DONE
        # The cost of giving each card away, and the numbers left in the hand without it.
        choices: list[tuple[int, float, int]] = []
        for card in dict.fromkeys(hand):
            if card == WILD:
                choices.append((card, base + weights.joker_down - weights.joker_held, held))
            elif hand.count(card) > 1:
                choices.append((card, base, held))
            else:
                choices.append((card, base - weights.near * near[card], held & ~(1 << card)))
        best, end, free = -WON, DONE, False
        for k, (top, bits, order) in enumerate(piles):
            if top == HIDDEN:
                if free:
                    continue
                free = True
                gains = [-weights.free] * len(self._laid)
            else:
                loss = (weights.deeper - 1) * order - (weights.joker_down if top == WILD else 0.0)
                gains = [loss + gain for gain in self._laid[top]]
            others = piles[:k] + piles[k + 1 :]
            needs = [(height, need & ~given(height, others)) for height, need in around.routes]
            most = soon[0] if needs else 0.0
            wild = jokers + down - (top == WILD)
            for card, cost, left in choices:
                value = cost + gains[card]
                if value + most <= best:
                    continue  # even a certain stack card would not make it the best
                if needs:
                    lying = ((1 << card) | (bits if top > card else 0) if card else 0) | left
                    missing = len(soon)
                    for height, need in needs:
                        lacks = (need & ~(lying if card > height else left)).bit_count()
                        missing = min(missing, lacks)
                    value += soon[missing - wild if missing > wild else 0]
                if value > best:
                    best, end = value, Step(PUT, card, k)
        return best, end

    def _look_around(self, heights: tuple[int, ...], gone: tuple[int, ...]) -> _Around:
        board, me, weights = self._board, self._me, self._weights
        near = nearness(board.highest, heights)
        kinds = set(heights)
        theirs = sum(board.stacks) - board.stacks[me] - sum(gone) + gone[me]
        value = weights.different * len(kinds) + weights.theirs * theirs / (len(board.stacks) - 1)
        if weights.next_player:
            value -= weights.next_player * self._next_is_ready(kinds, gone)
        top = self.top(me, gone[me])
        return _Around(value, near, routes(kinds, top) if top > WILD else [])

    def _next_is_ready(self, kinds: set[int], gone: tuple[int, ...]) -> float:
        """The probability that the next player brings out their stack card."""
        seat = (self._me + 1) % len(gone)
        top, piles = self.top(seat, gone[seat]), self._theirs
        if top == HIDDEN:
            return self._weights.unknown_top
        if top == WILD:
            return 1.0
        jokers = sum(card == WILD for card, _, _ in piles)
        return self._ready(routes(kinds, top), piles, jokers)

    def _ready(self, routes: list[Route], piles: list[Laid], jokers: int) -> float:
        """The probability that a hidden full hand brings out the stack card."""
        if not routes:
            return 0.0
        missing = min((need & ~given(height, piles)).bit_count() for height, need in routes)
        return self._odds[max(missing - jokers, 0)][self._board.size]


@cache
def _soon(rules: Rules, weights: EvaluationWeights) -> list[list[float]]:
    """By number of draws and missing numbers: the value of the chance to build the stack card."""
    return [[weights.soon * row[cards] for row in odds(rules)] for cards in range(rules.hand + 1)]
