"""Da Capo! twice: the simulator and the engine play the same moves, and everything is compared.

In the simulator a face-down card gets its face when it is turned up or drawn. So before each move
the engine's face-down cards change places until the right ones come up: nobody can know the order
of cards that nobody has seen.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace
from research.simulator.harness.lockstep import Difference, numbers, same

from dacabo.core.cards import Card
from dacabo.core.errors import RulesError
from dacabo.core.game import heard
from dacabo.core.moves import LotDrawn, Move, NextRound, Shuffled
from dacabo.core.seats import TABLE, clockwise
from dacabo.dacapo.game import DaCapo
from dacabo.dacapo.moves import BuildHand, BuildHelp, BuildStack
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import Lots, Match, Reshuffling, RoundOver
from dacabo.observations.dacapo.observer import Observer
from dacabo.observations.dacapo.steps import Steps, kind
from dacabo.research.simulator.compiling.assemble import assemble
from dacabo.research.simulator.dacapo.kernel import layout as at
from dacabo.research.simulator.dacapo.spec import MODULES, rules_vector, shape

Policy = Callable[[Random, dict[int, Move], int], int]
Place = tuple[int, int]
"""The place of a face-down card: a seat and a number from the bottom of its stack, or `PILE`."""
PILE = -1
PLAIN = assemble(MODULES)


class Pair:
    """One env of the simulator and, match after match, the engine beside it.

    Args:
        rules: the rules.
        players: the number of players.
        slots: how many cards a help pile has room for.
        seed: decides everything that happens.
        names: the functions of the simulator, for a test that has changed one.
    """

    def __init__(
        self,
        rules: Rules,
        players: int,
        *,
        slots: int = 60,
        seed: int = 0,
        names: dict[str, Any] = PLAIN,
    ) -> None:
        self.rules, self.players, self.slots = rules, players, slots
        self.rng = Random(seed)
        self.names = names
        self.r = rules_vector(rules, players, slots)
        self.shape = shape(self.r)
        self.s, self.w = [0] * self.shape.small, [0] * self.shape.wide
        self.counted: Counter[str] = Counter()
        self.drawn: list[int] = []
        self.names["reset"](self.s, self.w, self.r, 0, seed, 0)
        self.begin()

    def step(self, action: int) -> None:
        """Let the simulator act, and note the cards that come up; the next deal one can see."""
        self.drawn.clear()
        pick = self.names["take_from_pool"]

        def note_card(s: list[int], w: list[int], pool: int) -> int:
            face: int = pick(s, w, pool)
            self.drawn.append(face)
            return face

        self.names["take_from_pool"] = note_card
        try:
            self.names["act"](self.s, self.w, self.r, action)
        finally:
            self.names["take_from_pool"] = pick
        if self.s[at.PHASE] == at.BETWEEN:
            self.names["deal_next_round"](self.s, self.w, self.r)

    # --- the engine -----------------------------------------------------------

    def begin(self) -> None:
        """A new match of the engine, dealt as the simulator has dealt."""
        self.match: Match = DaCapo.start(self.rules, self.players)
        self.observers = [
            Observer(self.rules, self.players, seat, self.slots) for seat in range(self.players)
        ]
        self.deal()

    def play(self, actor: int, move: Move) -> None:
        """Make a move in the engine, and let every seat hear of it."""
        self.match, facts = DaCapo.play(self.match, actor, move)
        for seat, observer in enumerate(self.observers):
            observer.hear(heard(facts, seat))

    def deal(self) -> None:
        """Choose the dealer and deal the tops and hands that the simulator has dealt."""
        if isinstance(self.match.round.phase, Lots):
            self.play(TABLE, LotDrawn(self.s[at.DEALER]))
        same("dealer", self.s[at.DEALER], self.match.round.dealer)
        seats = list(clockwise(self.match.round.player, self.players))
        tops = [self.s[at.STACK_TOPS + seat] for seat in seats]
        hands = [self.hand(seat) for seat in seats]
        in_hand = [hand[number] for number in range(self.rules.hand) for hand in hands]
        first = order(self.rules.pack, [*tops, *in_hand], self.rng)
        hidden = self.players * (self.rules.stack - 1)
        open_cards = len(tops) + len(in_hand)
        below = first[open_cards : open_cards + hidden]
        self.play(TABLE, Shuffled((*below, *first[:open_cards], *first[open_cards + hidden :])))

    def hand(self, seat: int) -> list[int]:
        """Return the cards that a seat holds in the simulator."""
        first = at.SEAT_CARDS + seat * self.r[at.SEAT_SIZE]
        return [k for k in range(self.r[at.KIND_COUNT]) for _ in range(self.s[first + k])]

    # --- one decision -----------------------------------------------------------

    def decide(self, policy: Policy) -> None:
        """Compare everything; then let the player on turn move in both."""
        decisions = DaCapo.decisions(self.match)
        same("asked", [self.s[at.ASKED]], [decision.actor for decision in decisions])
        asked = self.s[at.ASKED]
        steps = Steps(self.rules, self.players, asked)
        moves = DaCapo.legal(self.match, decisions[0])
        choices = {steps.path(move)[0]: move for move in moves}
        same("actions", len(choices), len(moves))
        same("moves", [steps.move(action) for action in choices], [*choices.values()])
        self.compare(choices)
        action = policy(self.rng, choices, asked)
        self.step(action)
        self.counted["decisions"] += 1
        if not all(-128 <= number <= 127 for number in self.s):
            raise Difference("small numbers", "a large one", self.match.rules)
        self.after(asked, choices[action])

    def compare(self, choices: dict[int, Move]) -> None:
        """The legal actions, and every seat's observation."""
        most = self.shape.actions
        listed = [0] * most
        count = self.names["legal"](self.s, self.w, self.r, listed)
        same("legal", sorted(listed[:count]), sorted(choices))
        same("numbering", all(0 <= action < most for action in choices), True)  # noqa: FBT003
        for seat, observer in enumerate(self.observers):
            expected = observer.observe(DaCapo.view(self.match, seat), self.s[at.ASKED])
            observation = [-1] * self.shape.tokens
            self.names["observe"](self.s, self.w, self.r, seat, observation)
            if bytes(observation) != expected:
                where = [n for n in range(len(observation)) if observation[n] != expected[n]]
                what = f"seat {seat}, bytes {where}"
                same(what, [observation[n] for n in where], [expected[n] for n in where])

    def after(self, actor: int, move: Move) -> None:
        """Play the move in the engine, with the cards that have come up in the simulator."""
        event = self.s[at.EVENT]
        if event & at.TRUNCATED:
            height = max(len(pile) for pile in self.match.round.helps[actor])
            same("room", self.slots, height)
            self.counted["truncated"] += 1
            self.begin()
            return
        self.play_with(actor, move)
        over = isinstance(self.match.round.phase, RoundOver)
        same("game over", bool(event & at.ROUND_OVER), over)
        if not over:
            return
        result = self.match.results[-1]
        self.counted[f"games, {result.ending.value}"] += 1
        same("points", numbers(self.w[at.POINTS : at.POINTS + self.players]), result.points)
        ended = DaCapo.result(self.match)
        same("match over", bool(event & at.MATCH_OVER), ended is not None)
        if ended is not None:
            final = numbers(self.w[at.FINAL : at.FINAL + self.players])
            same("final points", final, ended.points)
            self.counted["matches"] += 1
            self.begin()
        else:
            self.play(TABLE, NextRound())
            self.deal()

    def play_with(self, actor: int, move: Move) -> None:
        """Play a move; the cards come up as they did in the simulator, reshuffled if necessary."""
        left = list(self.drawn)
        coming: list[Place] = []
        stacks, pile = self.match.round.stacks, self.match.round.pile
        if isinstance(move, BuildStack) and len(stacks[move.seat]) > 1:
            coming.append((move.seat, len(stacks[move.seat]) - 2))
        coming += [(PILE, number) for number in reversed(range(len(pile)))]
        now = min(len(left), len(coming))
        self.match = coming_up(self.match, dict(zip(coming[:now], left[:now], strict=True)))
        self.play(actor, move)
        del left[:now]
        while isinstance(self.match.round.phase, Reshuffling):
            self.counted["reshuffles"] += 1
            cards = self.match.round.aside
            wanted, left = left[: len(cards)], left[len(cards) :]
            self.play(TABLE, Shuffled(tuple(order(cards, wanted, self.rng))))
        same("cards drawn", left, [])


def coming_up(match: Match, wanted: dict[Place, int]) -> Match:
    """The same match with these cards at these places; they change with others of their shuffle."""
    now = match.round
    rows = {seat: list(stack) for seat, stack in enumerate(now.stacks)} | {PILE: list(now.pile)}
    dealt = {(seat, n) for seat, stack in enumerate(now.stacks) for n in range(len(stack) - 1)}
    piled = {(PILE, number) for number in range(len(now.pile))}
    pools = [dealt, piled] if now.reshuffles else [dealt | piled]
    for place, face in wanted.items():
        (pool,) = (pool for pool in pools if place in pool)
        other = next(((row, n) for row, n in pool if kind(rows[row][n]) == face), None)
        if other is None:
            raise Difference("a card", face, "none left of them")
        (one, at_one), (two, at_two) = place, other
        cards = rows[one][at_one], rows[two][at_two]
        rows[two][at_two], rows[one][at_one] = cards
        pool.remove(place)
    pile = tuple(rows.pop(PILE))
    stacks = tuple(tuple(row) for row in rows.values())
    return replace(match, round=replace(now, stacks=stacks, pile=pile))


def order(cards: Sequence[Card], kinds: Sequence[int], rng: Random) -> list[int]:
    """Return an order of the cards that begins with cards of these kinds."""
    free: dict[int, list[int]] = {}
    for index, card in enumerate(cards):
        free.setdefault(kind(card), []).append(index)
    if any(count > len(free.get(face, [])) for face, count in Counter(kinds).items()):
        raise Difference("cards", kinds, "not so many of them")
    first = [free[face].pop() for face in kinds]
    rest = [index for indices in free.values() for index in indices]
    rng.shuffle(rest)
    return first + rest


# --- players and tables -------------------------------------------------------


def anything(rng: Random, choices: dict[int, Move], _asked: int) -> int:
    """Any legal move."""
    return rng.choice(sorted(choices))


def builder(rng: Random, choices: dict[int, Move], asked: int) -> int:
    """Build almost always, one's own stack first."""
    builds = [n for n, m in choices.items() if isinstance(m, BuildHand | BuildHelp | BuildStack)]
    own = [n for n in builds if choices[n] == BuildStack(asked, getattr(choices[n], "pile", 0))]
    return rng.choice((own or builds) if builds and rng.random() < 0.97 else sorted(choices))


def hoarder(rng: Random, choices: dict[int, Move], _asked: int) -> int:
    """Build almost never from a stack, so that cards run out."""
    other = [n for n, m in choices.items() if not isinstance(m, BuildStack)]
    return rng.choice(sorted(other if rng.random() < 0.98 else choices))


POLICIES: Sequence[Policy] = (anything, builder, hoarder)


def any_table(rng: Random) -> tuple[Rules, int]:
    """Any legal sizes, mostly small, and a number of players that can play by them."""
    while True:
        changes: dict[str, object] = {"target": rng.choice((None, rng.randint(1, 30)))}
        for name, (least, most) in Rules.bounds.items():
            if name != "target":
                small = min(most, least + rng.choice((2, 4, 8)))
                changes[name] = rng.randint(least, most if rng.random() < 0.15 else small)
        players = rng.randint(2, 6)
        try:
            rules = Rules().changed(changes)
            rules.check_players(players)
        except RulesError:
            continue
        return rules, players
