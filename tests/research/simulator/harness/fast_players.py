"""A bot beside its kernel: in real matches both answer the same questions."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from dacabo.bots.bot import RandomBot
from dacabo.bots.cabo.levels import GAME, Allegro, Greedy, Largo
from dacabo.cabo.rules import PRESETS, Rules
from dacabo.cabo.state import Looking, Match
from dacabo.core.chance import Sealed
from dacabo.core.dealing import next_decision, resolve_chance
from dacabo.core.game import Decision, Told, heard
from dacabo.core.moves import Move, TimeUp
from dacabo.core.seats import TABLE
from dacabo.observations.cabo.observer import Observer
from dacabo.observations.cabo.steps import Steps
from dacabo.research.simulator.cabo import spec
from dacabo.research.simulator.cabo.spec import PLAYERS as FAST
from dacabo.research.simulator.compiling.assemble import assemble

PLAIN = assemble((*spec.MODULES, *FAST.modules))
SLOTS = 30
"""Enough slots for the penalty cards of players who snap anything."""
MAX_CARDS = 12
"""The engine lists every order of the cards of a set: too many of a large layout."""


class Apart(AssertionError):
    """The kernel has chosen another action, or step of one, than the bot."""


class Double:
    """An Allegro, and a kernel that gets the observations of the same seat."""

    def __init__(
        self, rules: Rules, players: int, seat: int, seed: int, kernel: dict[str, Any]
    ) -> None:
        self.bot = Allegro(rules, players, seat, seed)
        self.observer = Observer(rules, players, seat, SLOTS)
        self.kernel = kernel
        self.counted: Counter[str] = Counter()
        self._estimates = [0.0] * 4000

    def hear(self, fact: Any) -> None:
        """Tell a fact to both."""
        self.bot.hear(fact)
        self.observer.hear([fact])

    def choose(self, match: Match, decision: Decision) -> Move:
        """Return what the bot chooses, compared action by action with what its kernel does."""
        seat = decision.actor
        view = GAME.view(match, seat)
        move = self.bot.choose(view, decision)
        king = isinstance(match.round.phase, Looking)
        steps = Steps(len(match.totals), SLOTS, seat)
        tree = steps.tree(GAME.legal(match, decision), king=king)
        begun: tuple[int, ...] = ()
        for action in steps.path(move, king=king):
            following = tree[begun]
            assert isinstance(following, set)
            actions = sorted(following)
            if len(actions) > 1:
                observation = self.observer.observe(view, seat, begun=begun)
                arguments = (
                    list(observation),
                    len(observation),
                    actions,
                    len(actions),
                    self._estimates,
                    0,
                )
                answered = self.kernel["answer"](self.kernel["ALLEGRO"], *arguments)
                if answered != action:
                    raise Apart(decision.kind, answered, action, move)
                self.counted[decision.kind] += 1
            begun = (*begun, action)
        self.counted[type(move).__name__] += 1
        return move


def compare(number: int, kernel: dict[str, Any] = PLAIN, *, rounds: int = 4) -> Counter[str]:
    """Play the first rounds of a match, the same for the same number."""
    rng = Random(number)
    rules = PRESETS[list(PRESETS)[number % len(PRESETS)]]
    players = rng.choice(list(rules.players))
    others: list[Callable[..., Any]] = [Greedy, Largo, partial(RandomBot, GAME)]
    double_seat = rng.randrange(players)  # at least one
    seats: list[Any] = [
        Double(rules, players, seat, number, kernel)
        if seat == double_seat or rng.random() < 0.7
        else rng.choice(others)(rules, players, seat, number)
        for seat in range(players)
    ]
    chance = Sealed(number.to_bytes(32, "big"))
    match, facts = resolve_chance(GAME, GAME.start(rules, players), chance)
    tell(seats, facts)
    time_up = rng.choice([None, 40, 100]) if rules.minutes else None
    for decision_number in range(10_000):
        decision = next_decision(GAME, match, chance, players)
        if decision is None or match.round.number > rounds or crowded(match):
            break
        move: Move | None
        actor = decision.actor
        if decision_number == time_up:
            actor, move = TABLE, TimeUp()
        elif actor == TABLE:
            move = GAME.default(match, decision)
        elif isinstance(seats[actor], Double):
            move = seats[actor].choose(match, decision)
        else:
            move = seats[actor].choose(GAME.view(match, actor), decision)
        assert move is not None
        match, move_facts = GAME.play(match, actor, move)
        match, chance_facts = resolve_chance(GAME, match, chance)
        tell(seats, (*move_facts, *chance_facts))
    doubles = [player for player in seats if isinstance(player, Double)]
    return sum((double.counted for double in doubles), Counter[str]())


def crowded(match: Match) -> bool:
    """Return whether somebody has more cards than is worth waiting for."""
    return any(len(layout) > MAX_CARDS for layout in match.round.layouts)


def tell(seats: list[Any], facts: tuple[Told, ...] | list[Told]) -> None:
    """Tell each player the facts that the seat may hear."""
    for seat, player in enumerate(seats):
        for fact in heard(facts, seat):
            player.hear(fact)
