"""Players for tests, who know all cards and whose habits cause rare events.

Uniformly random players call so early that rounds stay dull. The habits are weights: some players
are patient, some claim sets rashly, and some sneak looks until no card is left to draw.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from dacabo.cabo.cards import POWER, RANK, VALUE
from dacabo.cabo.decisions import _legal_actions
from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import Call, Discard, Pass, Replace, Snap, Swap, Take
from dacabo.cabo.sheet import Layout
from dacabo.cabo.state import Holding, Match, occupied
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.testing.subject import any_answer

GAME = Cabo()


@dataclass(frozen=True)
class Habits:
    """The weights of what players do."""

    call: float = 0.05
    take: float = 0.2
    discard: float = 0.2
    use: float = 0.5
    true_set: float = 0.5
    false_set: float = 0.05
    right_snap: float = 0.5
    wrong_snap: float = 0.05
    exchange: float = 0.5
    sneak: float = 0.0
    close: float = 0.05
    time_up: float = 0.0


def any_habits(rng: Random) -> Habits:
    """Random habits, which all players of a table share."""
    return Habits(
        call=rng.choice([0.003, 0.02, 0.1, 0.4]),
        take=rng.choice([0.1, 0.5]),
        discard=rng.choice([0.1, 0.6]),
        use=rng.choice([0.2, 0.9]),
        true_set=rng.choice([0.1, 0.8]),
        false_set=rng.choice([0.02, 0.4]),
        right_snap=rng.choice([0.2, 0.9]),
        wrong_snap=rng.choice([0.02, 0.3]),
        sneak=rng.choice([0.0, 0.01, 0.2]),
        time_up=rng.choice([0.0, 0.01]),
    )


def choose(rng: Random, match: Match, habits: Habits) -> tuple[Seat, Move]:
    """The next actor and their move."""
    pending = GAME.decisions(match)
    rng.shuffle(pending)
    for decision in pending:
        if not decision.must and rng.random() < _eagerness(decision, habits):
            return decision.actor, answer(rng, match, decision, habits)
    musts = [decision for decision in pending if decision.must]
    decision = (musts or [decision for decision in pending if decision.kind == "snap"])[0]
    return decision.actor, answer(rng, match, decision, habits)


def _eagerness(decision: Decision, habits: Habits) -> float:
    return {
        "sneak": habits.sneak,
        "close": habits.close,
        "time": habits.time_up,
        "youngest": 0.5,
        "snap": 0.5,
    }[decision.kind]


def answer(rng: Random, match: Match, decision: Decision, habits: Habits) -> Move:
    """A legal answer to a decision, chosen by habit."""
    match decision.kind:
        case "turn":
            return _turn(rng, GAME.legal(match, decision), habits)
        case "card":
            return _card(rng, match, habits)
        case "looking":
            first_move, *exchanges = GAME.legal(match, decision)
            return _perhaps(rng, habits.exchange, exchanges) or first_move
        case "snap":
            return _snap(rng, match, decision.actor, habits)
    return any_answer(rng, GAME, match, decision)


def _perhaps(rng: Random, likelihood: float, moves: Sequence[Move]) -> Move | None:
    return rng.choice(moves) if moves and rng.random() < likelihood else None


def _turn(rng: Random, moves: Sequence[Move], habits: Habits) -> Move:
    if Call() in moves and rng.random() < habits.call:
        return Call()
    if Take() in moves and rng.random() < habits.take:
        return Take()
    return moves[0]  # draw, if that is possible


def _card(rng: Random, match: Match, habits: Habits) -> Move:
    round_now = match.round
    holding, layout = round_now.phase, round_now.layouts[round_now.player]
    assert isinstance(holding, Holding)
    slots = occupied(layout)
    if match.rules.sets:
        true, false = _sets(layout, slots)
        claim = _perhaps(rng, habits.true_set, true) or _perhaps(rng, habits.false_set, false)
        if claim:
            return claim
    if holding.drawn:
        actions = _legal_actions(match.rules, round_now, round_now.player, POWER[holding.card])
        # Prefer to swap with the caller: theirs is the most valuable card on the table.
        swaps_with_caller = [
            m for m in actions if isinstance(m, Swap) and m.other[0] == round_now.caller
        ]
        claim = _perhaps(rng, habits.exchange, swaps_with_caller) or _perhaps(
            rng, habits.use, actions
        )
        if claim or rng.random() < habits.discard:
            return claim or Discard()
    return Replace((rng.choice(slots),))


def _sets(layout: Layout, slots: Sequence[int]) -> tuple[list[Replace], list[Replace]]:
    """Claims of the largest sets that exist, and of some that do not."""
    equal = defaultdict(list)
    for slot in slots:
        equal[layout[slot]].append(slot)
    true = [Replace(tuple(group[:4])) for group in equal.values() if len(group) > 1]
    false = [
        Replace(claim)
        for size in (2, 3, 4)
        if len(claim := tuple(slots[:size])) == size
        and len({VALUE[card] for slot in claim if (card := layout[slot])}) > 1
    ]
    return true, false


def _snap(rng: Random, match: Match, seat: Seat, habits: Habits) -> Move:
    round_now = match.round
    layout = round_now.layouts[seat]
    right: list[Snap] = []
    wrong: list[Snap] = []
    for slot in occupied(layout):
        card = layout[slot]
        assert card is not None
        (right if RANK[card] == RANK[round_now.discards[-1]] else wrong).append(Snap(slot))
    return (
        _perhaps(rng, habits.right_snap, right) or _perhaps(rng, habits.wrong_snap, wrong) or Pass()
    )
