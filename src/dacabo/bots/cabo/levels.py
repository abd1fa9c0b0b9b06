"""The levels Greedy, Largo, Andante and Allegro; the last three share a strategy."""

from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from dacabo.bots.bot import BaseBot
from dacabo.bots.cabo.calling import (
    CAUTION,
    chance_below_limit,
    chance_lowest,
    is_last_round,
    sum_and_variance,
    urgency,
    wrong_call_cost,
)
from dacabo.bots.cabo.estimate import Estimate, estimate_table
from dacabo.bots.cabo.evaluation import (
    EvaluationWeights,
    Option,
    best,
    draw_gain,
    drawn_options,
    is_locked,
    keep_options,
    swap_gain,
    with_habit,
)
from dacabo.bots.characters import Habit
from dacabo.cabo.cards import POWER, RANK, VALUE, Power
from dacabo.cabo.facts import Swapped
from dacabo.cabo.game import Cabo
from dacabo.cabo.inference import Inference
from dacabo.cabo.knowledge import Knowledge
from dacabo.cabo.moves import Call, Discard, Done, Draw, Look, Pass, Replace, Snap, Swap, Take
from dacabo.cabo.rules import FirstLook, Rules
from dacabo.cabo.state import Round
from dacabo.cabo.view import View
from dacabo.core.cards import BACK
from dacabo.core.game import Decision, Fact
from dacabo.core.moves import Move
from dacabo.core.seats import Place, Seat
from dacabo.core.values import with_item


def forget(knowledge: Knowledge, place: Place) -> Knowledge:
    """Forget the card at a place: it may be any unseen one again."""
    seat, slot = place
    belief = knowledge.layouts[seat][slot]
    if belief is None or belief.card is None:
        return knowledge
    pool = tuple(sorted((*knowledge.pools[belief.pool], belief.card)))
    layout = with_item(knowledge.layouts[seat], slot, replace(belief, card=None))
    return replace(
        knowledge,
        layouts=with_item(knowledge.layouts, seat, layout),
        pools=with_item(knowledge.pools, belief.pool, pool),
    )


def forget_some(knowledge: Knowledge, rng: Random, chance: float) -> Knowledge:
    """Forget each remembered card with some probability."""
    for seat, layout in enumerate(knowledge.layouts):
        for slot, belief in enumerate(layout):
            if belief is not None and belief.card is not None and rng.random() < chance:
                knowledge = forget(knowledge, (seat, slot))
    return knowledge


GAME: Final = Cabo()


class LevelBot(BaseBot):
    """The base of the levels: bots that weigh what each move gains in points."""

    forget_probability: ClassVar[float] = 0.0
    """The probability of forgetting each remembered card in every turn."""
    overlook_probability: ClassVar[float] = 0.0
    """The probability of not noticing that a card can be snapped."""
    counts_cards: ClassVar[bool] = True
    """Whether it counts which cards have not been seen yet."""
    reads_others: ClassVar[bool] = True
    """Whether it infers the values of others' cards from their moves."""
    base_weights: ClassVar[EvaluationWeights] = EvaluationWeights()
    """The weights of the level, before the habit changes them."""

    def __init__(
        self, rules: Rules, players: int, seat: Seat, seed: int, *, habit: Habit | None = None
    ) -> None:
        super().__init__(GAME, rules, players, seat, seed)
        self.weights = with_habit(self.base_weights, habit)
        self.foe: Seat | None = None
        """The player who last swapped one of its cards."""
        self.rules = rules
        self.players = players
        self.inference = Inference(seat)

    def hear(self, fact: Fact) -> None:
        """Remember a fact and draw conclusions."""
        if isinstance(fact, Swapped) and fact.by != self.seat in (fact.one[0], fact.other[0]):
            self.foe = fact.by
        if self.reads_others:
            self.inference.hear(fact, self.knowledge)
        super().hear(fact)

    def estimate(self) -> Estimate:
        """The table as this player estimates it."""
        return estimate_table(self.knowledge, counts=self.counts_cards, spans=self.inference.spans)

    def choose(self, view: View, decision: Decision) -> Move:
        """Answer a decision."""
        match decision.kind:
            case "first-look":
                return self.first_look()
            case "turn":
                if self.forget_probability:
                    self.knowledge = forget_some(self.knowledge, self.rng, self.forget_probability)
                return self.turn(view, decision)
            case "card":
                return self.card(view)
            case "looking":
                return self.after_look(view)
            case "snap":
                return self.snap(view)
            case kind:
                raise ValueError(kind)  # bots are never asked to sneak a look

    def first_look(self) -> Move:
        """Look at the first cards allowed: one is as good as another."""
        first = self.rules.cards - self.rules.looks
        slots = range(first if self.rules.first_look is FirstLook.NEAREST else 0, self.rules.cards)
        slots_seen = self.knowledge.looked[self.seat]
        return Look((self.seat, next(slot for slot in slots if slot not in slots_seen)))

    def turn(self, view: View, decision: Decision) -> Move:
        """Call, take the discard, or draw, whichever gains most."""
        moves = self.possible(view, decision)
        estimate = self.estimate()
        if Call() in moves and (len(moves) == 1 or self.would_call(view, estimate)):
            return Call()
        if Take() in moves and (Draw() not in moves or self.would_take(view, estimate)):
            return Take()
        return moves[0]

    def would_call(self, view: View, estimate: Estimate) -> bool:
        """Whether to call now."""
        raise NotImplementedError

    def would_take(self, view: View, estimate: Estimate) -> bool:
        """Whether the top discard gains more than drawing on average."""
        assert view.discard is not None
        take = best(keep_options(estimate, view.discard, self.weights))
        return take.gain + self.weights.open > draw_gain(estimate, self.weights)

    def card(self, view: View) -> Move:
        """Use the card in hand."""
        return self.pick(self.options_for_card(view))

    def options_for_card(self, view: View) -> list[Option]:
        """Every sensible use of the card in hand."""
        assert view.hand is not None
        list_options = drawn_options if view.hand.drawn else keep_options
        options = [*list_options(self.estimate(), view.hand.card, self.weights)]
        weights = self.weights
        for bonus, foe in ((weights.revenge, self.foe), (weights.chase, leader(view, self.seat))):
            if bonus and foe is not None:
                options = [
                    Option(option.gain + bonus * is_against(option.move, foe), option.move)
                    for option in options
                ]
        return options

    def pick(self, options: list[Option]) -> Move:
        """The best option."""
        return best(options).move

    def after_look(self, view: View) -> Move:
        """Put the card down; with a black king exchange it, if that gains something."""
        assert view.discard is not None
        if view.phase != "looking" or POWER[view.discard] is not Power.KING:
            return Done()
        seat, slot = view.looks[0].place
        estimate = self.estimate()
        if is_locked(estimate, seat):
            return Done()
        seen_guess = next(guess for guess in estimate.layouts[seat] if guess.slot == slot)
        options = [Option(0.0, Done())]
        options += [
            Option(
                swap_gain(estimate, mine, seen_guess, self.weights),
                Swap((self.seat, mine.slot), (seat, slot)),
            )
            for mine in estimate.own
        ]
        return self.pick(options)

    def snap(self, view: View) -> Move:
        """Snap a card known to be the same, if getting rid of it helps."""
        assert view.discard is not None
        for guess in self.estimate().own:
            if guess.card and RANK[guess.card] == RANK[view.discard] and guess.value > 0:
                # A bot that overlooks nothing draws no random number, so its matches stay the same.
                is_overlooked = (
                    self.overlook_probability and self.rng.random() < self.overlook_probability
                )
                return Pass() if is_overlooked else Snap(guess.slot)
        return Pass()


def is_against(move: Move, seat: Seat) -> bool:
    """Whether a move looks at a player's card, or exchanges it."""
    match move:
        case Swap(one, other):
            return seat in (one[0], other[0])
        case Look(place):
            return place[0] == seat
        case _:
            return False


def leader(view: View, seat: Seat) -> Seat | None:
    """The player who is ahead of all others; None if several are, or this one is."""
    lowest = min(view.totals)
    leaders = [other for other, total in enumerate(view.totals) if total == lowest]
    return leaders[0] if len(leaders) == 1 and leaders != [seat] else None


def lap(view: View | Round, players: int) -> int:
    """The number of complete laps."""
    return (view.turn - 1) // players


class Threshold(LevelBot):
    """Calls when its own cards seem low enough, regardless of the others."""

    calls_at: ClassVar[float]

    def would_call(self, view: View, estimate: Estimate) -> bool:
        """Whether the sum is low enough; the threshold rises when a round drags on."""
        limit = self.calls_at + self.weights.early
        if self.rules.call_below is not None:
            limit = self.rules.call_below - 1 + min(self.weights.early, 0.0)
        hurry = urgency(lap(view, self.players))
        return hurry == 1 or sum_and_variance(estimate.own)[0] <= limit + 60 * hurry


class Largo(Threshold):
    """Plays sensibly, but forgets, overlooks, does not count cards or watch the others."""

    forget_probability = 0.18
    overlook_probability = 0.5
    counts_cards = False
    reads_others = False
    calls_at = 10
    base_weights = EvaluationWeights(peek=1.0, spy=0.0, known=0.0, malice=0.0)


class Andante(Threshold):
    """Remembers its cards most of the time, and calls more carefully."""

    forget_probability = 0.06
    overlook_probability = 0.2
    counts_cards = False
    reads_others = False
    calls_at = 8
    base_weights = EvaluationWeights(peek=1.5, spy=0.1, known=0.3, malice=0.0)


class Allegro(LevelBot):
    """Forgets nothing, counts cards, reads the others, and calls by probability."""

    def would_call(self, view: View, estimate: Estimate) -> bool:
        """Whether the chance of being lowest is worth the price of being wrong."""
        hurry = urgency(lap(view, self.players))
        if hurry == 1:
            return True
        is_last = is_last_round(self.rules, view.round, time_up=view.time_up)
        chance = chance_lowest(estimate, view.totals if is_last else None, self.weights.early)
        chance *= chance_below_limit(self.rules, estimate)
        if is_last:
            # In the last round only winning matters: a better chance than the average is enough.
            return chance * self.players >= 1 - hurry
        prize = max(min(sum_and_variance(layout)[0] for _, layout in estimate.others), 1.0)
        # The more players there are, the less it is worth to wait: another may call first.
        price = CAUTION / (self.players - 1) * (1 - hurry) * wrong_call_cost(estimate)
        return chance * prize >= (1 - chance) * price


LOW: Final = 4
"""A card low enough to be worth laying anywhere."""
LAPS: Final = 6
"""The number of laps after which it assumes that its cards are low enough."""


class Greedy(BaseBot):
    """Lays every low card in place of any of its own, and calls after a while."""

    def __init__(self, rules: Rules, players: int, seat: Seat, seed: int) -> None:
        super().__init__(GAME, rules, players, seat, seed)
        self.players = players

    def choose(self, view: View, decision: Decision) -> Move:
        """Answer a decision by what is visible now."""
        match decision.kind:
            case "first-look":
                return self.rng.choice(self.possible(view, decision))
            case "turn":
                return self.turn(view, decision)
            case "card":
                return self.card(view)
            case "looking":
                return Done()
            case "snap":
                return Pass()
            case kind:
                raise ValueError(kind)  # bots are never asked to sneak a look

    def turn(self, view: View, decision: Decision) -> Move:
        """Call after a while; otherwise take a low discard, or draw."""
        moves = self.possible(view, decision)
        if Call() in moves and (len(moves) == 1 or view.turn > LAPS * self.players):
            return Call()
        is_low = view.discard is not None and VALUE[view.discard] <= LOW
        return Take() if Take() in moves and (is_low or Draw() not in moves) else moves[0]

    def card(self, view: View) -> Move:
        """Lay a low card anywhere, discard any other."""
        assert view.hand is not None
        own = [slot for slot, card in enumerate(view.layouts[self.seat]) if card == BACK]
        if VALUE[view.hand.card] <= LOW or not view.hand.drawn:
            return Replace((self.rng.choice(own),))
        return Discard()
