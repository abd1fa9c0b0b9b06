"""A naive enumeration of one game of Da Capo!, to be compared with a rules engine.

It is written from the rule catalogue alone (DACAPO-* in the comments are its ids) and shares no
code with anything else. It is simple on purpose: it starts from every arrangement of a tiny deck,
makes every move, and counts.

The model in short
------------------
Seats 0, 1, ... sit clockwise and seat 0 starts. The stacks are dealt one card at a time round the
table from seat 0, each card on top of the one before; the last one lies face up. The hands are
dealt in the same way; the rest is the draw pile, top first. Every distinct arrangement of the deck
is one starting point; equal cards are not told apart.

A hand has no order. Building piles and help piles lie at numbered places; of several empty places
only the lowest-numbered one is used. A building pile stands at the number of its cards. A full one
is set aside at once, also when its last card wins the game.

One step of depth is one move of the seat on turn, or one stroke of chance:

* Build: a hand card, the top of one's own stack or of a help pile, or the top of another seat's
  stack. If the hand is empty after it, the hand is filled within this step, as far as that is
  possible: a turn must end with a hand card, so a pile finished by somebody without one is drawn
  from at once.
* Put: a hand card on a help pile. The next turn begins, and its hand is filled, within this step.
* End: only with no hand card, which is so only if a filling brought none. The next turn begins as
  after a put, unless a whole lap was idle.
* Chance: a reshuffle, when a card must be drawn, the pile is empty and cards are set aside. It is
  a step of its own with one branch for each distinct order of all cards set aside. The filling
  goes on within this same step; the cards drawn before stay drawn.

What is counted at each depth
-----------------------------
`paths`: the sequences of steps from all starting points; an ended game does not go on.
`states`: the different `State` values among them. A state has no turn counter. Once the game is
over it has the cards and the winners, but no longer whose turn it was nor how many turns were idle.
`information`: for each seat, and last for a spectator, the different sequences of observations.
An observation is the public form of the step (who, from where, which card, to which place, the
card turned up, a pile finished, how many cards were drawn or shuffled, who has won) and the cards
that the viewer alone has drawn in it. Nothing is turned up at the end. The first observation is
the top of every stack, and the viewer's own hand. Sequences are not stored. A sequence leaves some
set of states possible, and whatever follows depends only on that set; so it is enough to know how
many sequences lead to each set.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

Card = str
Cards = tuple[Card, ...]
Fact = tuple[object, ...]  # what can be observed of a step, in words


# ------------------------------------------------------------------------------------------ cards

JOKER = "J"


def fits(card: Card, building_pile: Cards) -> bool:
    """Say whether a card may be built on a pile, which may be empty (DACAPO-8)."""
    return card == JOKER or int(card) == len(building_pile) + 1


def in_any_order(cards: Iterable[Card]) -> Cards:
    """Return cards whose order does not matter, in one fixed order."""
    return tuple(sorted(cards))


def distinct_arrangements(cards: Iterable[Card]) -> Iterator[Cards]:
    """Yield every order of the cards once, equal cards not told apart."""
    yield from _arrange(Counter(cards))


def _arrange(left: Counter[Card]) -> Iterator[Cards]:
    if not left.total():
        yield ()
    for card in sorted(left):
        if left[card]:
            left[card] -= 1
            for others in _arrange(left):
                yield (card, *others)
            left[card] += 1


# --------------------------------------------------------------------------- variants and results


@dataclass(frozen=True)
class Variant:
    """The sizes of the game, and the deck. The defaults are the original game (DACAPO-1 to 3)."""

    players: int
    deck: Cards
    stack: int = 20  # cards in each stack
    hand: int = 4  # cards in a full hand
    building: int = 3  # building piles at a time
    help: int = 3  # help piles of each player
    highest: int = 10  # a building pile is full with this number


@dataclass(frozen=True)
class Row:
    """The counts at one depth."""

    paths: int
    ended: int
    states: int
    information: tuple[int, ...]  # for seat 0, 1, ..., and last the spectator
    points: tuple[int, ...]  # per seat, summed over the paths that ended here


# ----------------------------------------------------------------------------------------- states


class State(NamedTuple):
    """Everything that matters for what may still happen."""

    stacks: tuple[Cards, ...]  # by seat: the top card, which lies face up, last
    hands: tuple[Cards, ...]  # by seat: in any order
    helps: tuple[tuple[Cards, ...], ...]  # by seat and place: the top card last
    building: tuple[Cards, ...]  # by place: the top card last
    pile: Cards  # the top card first
    aside: Cards  # the cards of finished piles, in any order
    on_turn: int
    # DACAPO-13: how many turns in a row were idle up to now. The present turn is among them as long
    # as no card was drawn or built in it; a reshuffle that is due is as good as a drawn card.
    idle: int
    reshuffle_due: bool  # DACAPO-6: the filling of the hand on turn waits for it
    winners: tuple[int, ...]  # none while the game continues


@dataclass(frozen=True)
class Step:
    """One move or stroke of chance: where it leads and what is seen of it."""

    after: State
    public: Fact
    private: tuple[int, Cards] | None = None  # the one seat that draws, and the cards it draws


@dataclass(frozen=True)
class FromHand:
    """A hand card of the seat on turn; two equal ones are the same."""

    card: Card


@dataclass(frozen=True)
class FromHelp:
    """The top card of a help pile of the seat on turn."""

    place: int


@dataclass(frozen=True)
class FromStack:
    """The top card of a stack, one's own or another's."""

    owner: int


Source = FromHand | FromHelp | FromStack


def changed(rows: tuple[Cards, ...], index: int, row: Cards) -> tuple[Cards, ...]:
    """Return the rows with another one at an index."""
    return (*rows[:index], row, *rows[index + 1 :])


def with_hand(state: State, hand: Iterable[Card]) -> State:
    """Return the state with another hand for the seat on turn."""
    return state._replace(hands=changed(state.hands, state.on_turn, in_any_order(hand)))


def with_help(state: State, place: int, help_pile: Cards) -> State:
    """Return the state with another help pile for the seat on turn."""
    seat = state.on_turn
    own = changed(state.helps[seat], place, help_pile)
    return state._replace(helps=(*state.helps[:seat], own, *state.helps[seat + 1 :]))


def without_hand_card(state: State, card: Card) -> State:
    """Take one card out of the hand on turn."""
    hand = list(state.hands[state.on_turn])
    hand.remove(card)
    return with_hand(state, hand)


def usable_places(piles: Sequence[Cards]) -> list[int]:
    """Return the occupied places and the lowest-numbered empty one (DACAPO-3)."""
    empty = [place for place, pile in enumerate(piles) if not pile]
    return [place for place in range(len(piles)) if place not in empty[1:]]


# --------------------------------------------------------------------------------------- the deal


def starting_states(variant: Variant) -> list[State]:
    """Deal every arrangement of the deck (DACAPO-2, DACAPO-4)."""
    sizes = (variant.stack, variant.hand, variant.building, variant.help, variant.highest)
    too_few_cards = len(variant.deck) < variant.players * (variant.stack + variant.hand)
    if variant.players < 2 or min(sizes) < 1 or too_few_cards:
        message = "too few players, places or cards for this game"
        raise ValueError(message)
    return [_deal(variant, order) for order in distinct_arrangements(variant.deck)]


def _deal(variant: Variant, order: Cards) -> State:
    cards = list(order)
    stacks: list[list[Card]] = [[] for _ in range(variant.players)]
    hands: list[list[Card]] = [[] for _ in range(variant.players)]
    for _ in range(variant.stack):
        for stack in stacks:
            stack.append(cards.pop(0))
    for _ in range(variant.hand):
        for hand in hands:
            hand.append(cards.pop(0))
    return State(
        stacks=tuple(tuple(stack) for stack in stacks),
        hands=tuple(in_any_order(hand) for hand in hands),
        helps=(((),) * variant.help,) * variant.players,
        building=((),) * variant.building,
        pile=tuple(cards),
        aside=(),
        on_turn=0,
        idle=1,  # DACAPO-5: the first turn begins with a full hand, nothing is drawn
        reshuffle_due=False,
        winners=(),
    )


# -------------------------------------------------------------------------------------- all steps


def steps(variant: Variant, state: State) -> list[Step]:
    """Return every step that is possible; none once the game is over."""
    if state.winners:
        return []
    if state.reshuffle_due:
        return chance_steps(variant, state)
    return build_steps(variant, state) + ending_steps(variant, state)


# --------------------------------------------------------------------------------------- building


def sources(state: State) -> list[Source]:
    """Return where the seat on turn may take a card from to build it (DACAPO-7)."""
    seat = state.on_turn
    found: list[Source] = [FromHand(card) for card in sorted(set(state.hands[seat]))]
    found += [FromHelp(place) for place, pile in enumerate(state.helps[seat]) if pile]
    found += [FromStack(owner) for owner in range(len(state.stacks))]
    return found


def card_from(state: State, source: Source) -> Card:
    """Return the card that lies at a source."""
    match source:
        case FromHand(card):
            return card
        case FromHelp(place):
            return state.helps[state.on_turn][place][-1]
        case FromStack(owner):
            return state.stacks[owner][-1]


def without_card(state: State, source: Source) -> State:
    """Take the card away from a source."""
    match source:
        case FromHand(card):
            return without_hand_card(state, card)
        case FromHelp(place):
            return with_help(state, place, state.helps[state.on_turn][place][:-1])
        case FromStack(owner):
            return state._replace(stacks=changed(state.stacks, owner, state.stacks[owner][:-1]))


def build_steps(variant: Variant, state: State) -> list[Step]:
    """Build any card on any pile that it fits; no one is forced to (DACAPO-7, DACAPO-8)."""
    return [
        build_step(variant, state, source, place)
        for source in sources(state)
        for place in usable_places(state.building)
        if fits(card_from(state, source), state.building[place])
    ]


def build_step(variant: Variant, state: State, source: Source, place: int) -> Step:
    """Build one card and do what follows from it at once (DACAPO-7 to 10, DACAPO-13)."""
    seat, card = state.on_turn, card_from(state, source)
    public: Fact = ("build", seat, source, card, place)
    built = (*state.building[place], card)
    after = without_card(state, source)._replace(idle=0)
    if len(built) == variant.highest:  # DACAPO-9, also with a joker
        after = after._replace(aside=in_any_order(after.aside + built))
        built = ()
        public = (*public, "finished")
    after = after._replace(building=changed(after.building, place, built))
    if isinstance(source, FromStack):
        if not after.stacks[source.owner]:  # DACAPO-13, for any builder
            return game_over(after, (source.owner,), public)
        public = (*public, "turned up", after.stacks[source.owner][-1])  # DACAPO-7
    if not after.hands[seat]:  # DACAPO-10, DACAPO-11
        return filling(variant, after, public)
    return Step(after, public)


# -------------------------------------------------------------------------------- ending the turn


def ending_steps(variant: Variant, state: State) -> list[Step]:
    """Put any hand card on any help pile; without a hand card just end (DACAPO-11)."""
    seat = state.on_turn
    if not state.hands[seat]:
        return [end_step(variant, state)]
    return [
        put_step(variant, state, card, place)
        for card in sorted(set(state.hands[seat]))
        for place in usable_places(state.helps[seat])
    ]


def put_step(variant: Variant, state: State, card: Card, place: int) -> Step:
    """Put a hand card on a help pile; the hand is not filled before the next turn (DACAPO-12)."""
    seat = state.on_turn
    after = without_hand_card(state, card)._replace(idle=0)
    after = with_help(after, place, (*after.helps[seat][place], card))
    return next_turn(variant, after, ("put", seat, card, place))


def end_step(variant: Variant, state: State) -> Step:
    """End the turn without a card (DACAPO-11), and the game after an idle lap (DACAPO-13)."""
    public: Fact = ("end", state.on_turn)
    if state.idle == variant.players:
        fewest = min(len(stack) for stack in state.stacks)
        smallest = [seat for seat, stack in enumerate(state.stacks) if len(stack) == fewest]
        return game_over(state, tuple(smallest), public)
    return next_turn(variant, state, public)


def next_turn(variant: Variant, state: State, public: Fact) -> Step:
    """Go on clockwise; the turn begins with filling the hand (DACAPO-4, DACAPO-5)."""
    following = (state.on_turn + 1) % variant.players
    return filling(variant, state._replace(on_turn=following, idle=state.idle + 1), public)


def game_over(state: State, winners: tuple[int, ...], public: Fact) -> Step:
    """End the game; whose turn it was does not matter any more (DACAPO-13)."""
    after = state._replace(on_turn=0, idle=0, winners=winners)
    return Step(after, (*public, "won by", winners))


# ---------------------------------------------------------------------------------------- filling


def filling(variant: Variant, state: State, public: Fact) -> Step:
    """Fill the hand on turn, as far as the draw pile reaches (DACAPO-5, DACAPO-6)."""
    seat = state.on_turn
    missing = variant.hand - len(state.hands[seat])
    drawn = state.pile[:missing]
    after = with_hand(state, state.hands[seat] + drawn)._replace(pile=state.pile[missing:])
    due = len(drawn) < missing and len(state.aside) > 0
    after = after._replace(reshuffle_due=due, idle=0 if drawn or due else state.idle)
    return Step(after, (*public, "draws", seat, len(drawn)), (seat, in_any_order(drawn)))


def chance_steps(variant: Variant, state: State) -> list[Step]:
    """Shuffle the cards set aside to a new draw pile and go on filling the hand (DACAPO-6)."""
    return [
        filling(variant, state._replace(pile=order, aside=()), ("reshuffle", len(order)))
        for order in distinct_arrangements(state.aside)
    ]


# ---------------------------------------------------------------------------------------- scoring


def points(state: State) -> tuple[int, ...]:
    """Return what each seat scores for a game that is over (DACAPO-13, DACAPO-14)."""
    left = sum(len(stack) for seat, stack in enumerate(state.stacks) if seat not in state.winners)
    return tuple(left if seat in state.winners else 0 for seat in range(len(state.stacks)))


# --------------------------------------------------------------------------------------- counting

Histories = dict[frozenset[int], int]  # the states left possible: how many sequences leave them


class Book:
    """Gives numbers to states and to observations, and works out the steps of a state once."""

    def __init__(self, variant: Variant) -> None:
        """Start with nothing numbered."""
        self.variant = variant
        self.viewers: tuple[int | None, ...] = (*range(variant.players), None)
        self.states: list[State] = []
        self._state_numbers: dict[State, int] = {}
        self._fact_numbers: dict[Fact, int] = {}
        self._steps: dict[int, list[tuple[int, tuple[int, ...]]]] = {}

    def number(self, state: State) -> int:
        """Return the number of a state."""
        number = self._state_numbers.setdefault(state, len(self.states))
        if number == len(self.states):
            self.states.append(state)
        return number

    def steps(self, before: int) -> list[tuple[int, tuple[int, ...]]]:
        """Return for each step from a state: the state after it, and what each viewer observes."""
        if before not in self._steps:
            self._steps[before] = [
                (self.number(step.after), tuple(self._observed(step, who) for who in self.viewers))
                for step in steps(self.variant, self.states[before])
            ]
        return self._steps[before]

    def _observed(self, step: Step, viewer: int | None) -> int:
        fact = step.public
        if step.private is not None and step.private[0] == viewer:
            fact = (*fact, "sees", step.private[1])
        return self._fact_numbers.setdefault(fact, len(self._fact_numbers))


def count(variant: Variant, depth: int) -> list[Row]:
    """Count everything at each depth from 0 to `depth`."""
    book = Book(variant)
    paths = Counter(book.number(state) for state in starting_states(variant))
    histories = [first_histories(book, paths, viewer) for viewer in book.viewers]
    rows = [row(book, paths, histories)]
    for _ in range(depth):
        paths = longer_paths(book, paths)
        histories = [longer_histories(book, known, index) for index, known in enumerate(histories)]
        rows.append(row(book, paths, histories))
    return rows


def longer_paths(book: Book, paths: Counter[int]) -> Counter[int]:
    """Go one step on: how many paths lead to each state."""
    longer: Counter[int] = Counter()
    for before, number in paths.items():
        for after, _ in book.steps(before):
            longer[after] += number
    return longer


def first_histories(book: Book, start: Iterable[int], viewer: int | None) -> Histories:
    """Everybody sees the top card of every stack, and a seat its own hand (DACAPO-2)."""
    possible: dict[Fact, set[int]] = defaultdict(set)
    for number in start:
        state = book.states[number]
        tops = tuple(stack[-1] for stack in state.stacks)
        own_hand = () if viewer is None else state.hands[viewer]
        possible[tops, own_hand].add(number)
    return {frozenset(states): 1 for states in possible.values()}


def longer_histories(book: Book, histories: Histories, viewer: int) -> Histories:
    """Go one step on: how many sequences of observations leave which states possible."""
    longer: Counter[frozenset[int]] = Counter()
    for states, number in histories.items():
        possible: dict[int, set[int]] = defaultdict(set)
        for before in states:
            for after, observed in book.steps(before):
                possible[observed[viewer]].add(after)
        for left in possible.values():
            longer[frozenset(left)] += number
    return longer


def row(book: Book, paths: Counter[int], histories: Sequence[Histories]) -> Row:
    """Sum up what was found at one depth."""
    totals = [0] * book.variant.players
    ended = 0
    for number, times in paths.items():
        state = book.states[number]
        if state.winners:
            ended += times
            for seat, scored in enumerate(points(state)):
                totals[seat] += scored * times
    return Row(
        paths=paths.total(),
        ended=ended,
        states=len(paths),
        information=tuple(sum(known.values()) for known in histories),
        points=tuple(totals),
    )


# ----------------------------------------------------------------------------------- for a reader

EXAMPLES = {
    "two players and a joker, stacks of two": (
        Variant(
            players=2,
            deck=("1", "1", "1", "2", "2", "2", "3", "J"),
            stack=2,
            hand=1,
            building=2,
            help=2,
            highest=3,
        ),
        4,
    ),
    "two players, piles of two, so that they are soon reshuffled": (
        Variant(
            players=2,
            deck=("1", "1", "1", "1", "2", "2", "2", "2", "J"),
            stack=2,
            hand=2,
            building=1,
            help=1,
            highest=2,
        ),
        6,
    ),
    "three players, one card each on stack and hand": (
        Variant(
            players=3,
            deck=("1", "1", "2", "2", "2", "3", "J"),
            stack=1,
            hand=1,
            building=2,
            help=2,
            highest=3,
        ),
        7,
    ),
    "two players who mostly cannot build, to a stalemate": (
        Variant(
            players=2,
            deck=("1", "2", "3", "3", "3", "3", "3"),
            stack=2,
            hand=1,
            building=2,
            help=2,
            highest=3,
        ),
        10,
    ),
    "three players and no second pile, to a stalemate": (
        Variant(
            players=3,
            deck=("1", "1", "2", "2", "3", "3", "3"),
            stack=1,
            hand=1,
            building=1,
            help=1,
            highest=3,
        ),
        9,
    ),
}


def table(rows: Sequence[Row]) -> str:
    """Write the rows as lines for a reader."""
    lines = [f"{'depth':>5} {'paths':>12} {'ended':>10} {'states':>9}  information | points"]
    lines += [
        f"{depth:>5} {found.paths:>12} {found.ended:>10} {found.states:>9}  "
        f"{' '.join(map(str, found.information))} | {' '.join(map(str, found.points))}"
        for depth, found in enumerate(rows)
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    for name, (example, how_deep) in EXAMPLES.items():
        sys.stdout.write(f"{name}\n{table(count(example, how_deep))}\n\n")
