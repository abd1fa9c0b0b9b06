"""Check judgements against roll-outs: play decisions of real matches out on the rules engine.

For each decision it compares two moves: the one that was made and the judge's best, or the second
best if they are the same. Both are played out from the same positions, drawn from everything that
is consistent with what the actor knew, with the same shuffles, and with Prestissimo in all seats.
The same seed gives the same table.
"""

import argparse
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from functools import partial
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from dacabo.analysis.encoding import Path
from dacabo.analysis.judging import Verdict, judge
from dacabo.analysis.networks import Networks
from dacabo.analysis.replay import Replay
from dacabo.bots.levels import seat_bot
from dacabo.core.chance import Sealed
from dacabo.core.dealing import next_decision, resolve_chance
from dacabo.core.game import AnyGame, Seen, Told, heard
from dacabo.core.moves import Move
from dacabo.core.seats import TABLE, Seat
from dacabo.dacapo.hidden import Case, Hidden
from dacabo.match import Match

MATCHES: Final = (
    ("cabo", "original", ("prestissimo", "prestissimo"), ("call", "card")),
    ("cabo", "original", ("largo", "andante", "largo", "prestissimo"), ("call", "card", "card")),
    ("cabo", "gretel-malte", ("largo", "prestissimo", "andante"), ("card", "turn")),
    ("cabo", "tournament", ("andante", "largo", "allegro"), ("call", "turn")),
    ("cabo", "dutch", ("prestissimo", "largo", "andante", "allegro"), ("snap", "call", "card")),
    ("cabo", "dutch", ("largo", "largo"), ("turn", "card")),
    ("dacapo", "single", ("largo", "prestissimo"), ("turn", "turn", "turn")),
    ("dacapo", "match", ("allegro", "largo", "prestissimo"), ("turn", "turn", "turn")),
)
"""The matches: a game, its rules, the bots, and the kinds of the decisions to check."""
NAMES: Final = ("Ana", "Ben", "Cem", "Dörte")
INTERESTING: Final = 0.8
"""A decision is checked if the judge sees at least this difference in points."""


class Compared(NamedTuple):
    """Two moves of a decision."""

    verdict: Verdict
    memory: Any
    """What the actor remembered."""
    move: Path
    other: Path

    @property
    def judged(self) -> float:
        """The judge's difference."""
        return self.verdict.values[self.move] - self.verdict.values[self.other]


def choose(record: Any, kinds: tuple[str, ...], rng: Random) -> tuple[Replay, list[Compared]]:  # noqa: ANN401 (a record)
    """Return a match, and decisions of these kinds drawn from it."""
    played = Replay(record)
    verdicts = judge(played, Networks(record.game, played.slots))
    chosen: dict[tuple[int, int], tuple[Path, Path]] = {}
    by_place = {verdict.place: verdict for verdict in verdicts}
    for kind in kinds:
        candidates = []
        for verdict in verdicts:
            pair = _moves(verdict)
            if pair and kind == _kind(played, verdict, pair) and verdict.place not in chosen:
                candidates.append((verdict.place, pair))
        place, pair = rng.choice(candidates)
        chosen[place] = pair
    found = []
    memories = played._memories()  # noqa: SLF001 (the same memories as in an analysis)
    for moment in played.moments:
        place = moment.frame.round, moment.frame.number
        if place in chosen:
            memory = copy(memories[moment.frame.actor])
            found.append(Compared(by_place[place], memory, *chosen[place]))
        for seat, each in enumerate(memories):
            each.hear(heard(moment.frame.told, seat))
    return played, found


def _kind(played: Replay, verdict: Verdict, pair: tuple[Path, Path]) -> str:
    """Return the kind of a decision; a turn in which one of the moves is a call is of its own."""
    moves = verdict.question.moves
    if any(played.encoding.is_call(moves[path]) for path in pair):
        return "call"
    return verdict.question.decision.kind


def _moves(verdict: Verdict) -> tuple[Path, Path] | None:
    """Return the move that was made and the best other one, if they differ enough."""
    values = verdict.values
    others = [path for path in values if path != verdict.made]
    if not others:
        return None
    other = max(others, key=values.__getitem__)
    far_apart = abs(values[verdict.made] - values[other]) >= INTERESTING
    return (verdict.made, other) if far_apart else None


# --- playing out ---------------------------------------------------------------------------


def roll_out(played: Replay, compared: Compared, number: int, seed: int) -> float:
    """Play both moves out once from the same position, and return the difference in points."""
    rng = Random(f"{seed} {compared.verdict.place} {number}")
    question = compared.verdict.question
    frame, game = question.frame, played.game
    view = game.view(frame.before, frame.actor)
    memory: Any = compared.memory
    state = game.sample(memory.knowledge, view, rng)
    chance = Sealed(rng.randbytes(32), [""] * played.players)
    one, other = (
        play_round(played, state, memory, frame.actor, question.moves[path], chance)
        for path in (compared.move, compared.other)
    )
    return one - other


def play_round(  # noqa: PLR0917 (a position, a move, and chance)
    played: Replay,
    state: Any,  # noqa: ANN401 (of any game)
    memory: Any,  # noqa: ANN401 (as above)
    actor: Seat,
    move: Move,
    chance: Sealed,
) -> float:
    """Make a move, let Prestissimo play the round to its end, and return the actor's margin."""
    game: AnyGame = played.game
    rules = played.record.rules
    bots: list[Any] = []
    for seat in range(played.players):
        bot: Any = seat_bot(
            game.name, "prestissimo", rules, players=played.players, seat=seat, seed=0
        )
        bot.observer.knowledge = KNOWLEDGE[game.name](memory.knowledge, state, seat)
        if hasattr(memory, "inference"):
            bot.observer.inference = copy(memory.inference)
        bots.append(bot)
    before = state.totals
    rounds = len(game.view(state, None).results)

    def tell(told: Any) -> None:  # noqa: ANN401 (facts)
        facts: list[Told] = [*told]
        for seat, bot in enumerate(bots):
            for fact in heard(facts, seat):
                bot.hear(fact)

    state, told = game.play(state, actor, move)
    tell(told)
    while True:
        seen: Seen = game.view(state, None)
        if len(seen.results) > rounds:
            break
        state, told = resolve_chance(game, state, chance)
        tell(told)
        decision = next_decision(game, state, chance, played.players)
        assert decision is not None
        if decision.actor == TABLE:
            answer = game.default(state, decision)
            assert answer is not None
        else:
            answer = bots[decision.actor].choose(game.view(state, decision.actor), decision)
        state, told = game.play(state, decision.actor, answer)
        tell(told)
    points = [now - then for now, then in zip(state.totals, before, strict=True)]
    others = (sum(points) - points[actor]) / (played.players - 1)
    margin: float = points[actor] - others
    return played.encoding.POINTS_SIGN * margin


def know_cabo(knowledge: Any, match: Any, seat: Seat) -> Any:  # noqa: ANN401 (of one game)
    """Return what a seat knows in a position that another seat considers possible."""

    def seen(belief: Any, card: Any) -> Any:  # noqa: ANN401 (a belief, a card)
        if belief is None:
            return None
        return replace(belief, card=card if seat in belief.seen_by else None)

    now = match.round
    pairs = [
        pair
        for beliefs, cards in zip(knowledge.layouts, now.layouts, strict=True)
        for pair in zip(beliefs, cards, strict=True)
    ]
    held = getattr(now.phase, "card", None)
    if knowledge.hand is not None:
        pairs.append((knowledge.hand, held))
    last = len(knowledge.pools) - 1
    pools: list[list[Any]] = [[] for _ in knowledge.pools]
    pools[last] += now.pile
    for belief, card in pairs:
        if belief is not None and seat not in belief.seen_by:
            pools[belief.pool].append(card)
    layouts = tuple(
        tuple(seen(*pair) for pair in zip(beliefs, cards, strict=True))
        for beliefs, cards in zip(knowledge.layouts, now.layouts, strict=True)
    )
    return replace(
        knowledge,
        viewer=seat,
        layouts=layouts,
        hand=seen(knowledge.hand, held),
        pools=tuple(tuple(sorted(pool)) for pool in pools),
    )


def know_da_capo(knowledge: Any, match: Any, seat: Seat) -> Any:  # noqa: ANN401 (of one game)
    """Return what a seat knows in a position; it does not track shuffles, which play ignores."""
    now = match.round
    unseen = [card for stack in now.stacks for card in stack[:-1]] + [*now.pile]
    hands = []
    for other, hand in enumerate(now.hands):
        unseen += () if other == seat else hand
        hands.append(() if other == seat else (0,) * len(hand))
    hidden = Hidden((tuple(sorted(unseen)),), (Case(1.0, tuple(hands)),))
    return replace(knowledge, viewer=seat, hand=now.hands[seat], hidden=hidden)


KNOWLEDGE: Final[Mapping[str, Any]] = {"cabo": know_cabo, "dacapo": know_da_capo}


# --- the table -----------------------------------------------------------------------------


def rows(index: int, seed: int, rollouts: int) -> list[str]:
    """Return the lines of the table for a match, one for each decision."""
    name, preset, bots, kinds = MATCHES[index]
    match = Match(name, preset, NAMES[: len(bots)], seed=(seed + index).to_bytes(32))
    for seat, bot in enumerate(bots):
        match.seat_bot(seat, bot)
    played, chosen = choose(match.record, kinds, Random(seed + index))
    return [_row(played, compared, index, seed, rollouts) for compared in chosen]


def _row(played: Replay, compared: Compared, index: int, seed: int, rollouts: int) -> str:
    _, preset, bots, _ = MATCHES[index]
    found = [roll_out(played, compared, number, seed) for number in range(rollouts)]
    mean = sum(found) / rollouts
    error = sqrt(sum((each - mean) ** 2 for each in found) / (rollouts - 1) / rollouts)
    frame, moves = compared.verdict.question.frame, compared.verdict.question.moves
    text = played.game.text
    cells = (
        f"{preset}, {len(bots)}",
        f"{index + 1}: {frame.round}.{frame.number}",
        bots[frame.actor].capitalize(),
        f"`{text(moves[compared.move])}`",
        f"`{text(moves[compared.other])}`",
        f"{compared.judged:+.1f}".replace("-", "−"),
        f"{mean:+.1f} ± {error:.1f}".replace("-", "−"),
        verdict(compared.judged, mean, error),
    )
    return " | ".join(cells)


def verdict(judged: float, mean: float, error: float) -> str:
    """Say whether the judge's difference agrees with the roll-outs'."""
    if judged * mean > 0 and abs(mean) > 2 * error:
        return "right"
    if abs(mean) <= 2 * error:
        return "open"
    return "wrong"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=36)
    parser.add_argument("--rollouts", type=int, default=400)
    parser.add_argument("--processes", type=int, default=1)
    options = parser.parse_args()
    number = 0
    with ProcessPoolExecutor(options.processes) as pool:
        work = partial(rows, seed=options.seed, rollouts=options.rollouts)
        for found in pool.map(work, range(len(MATCHES))):
            for row in found:
                number += 1
                print(f"| {number} | {row} |", flush=True)


if __name__ == "__main__":
    main()
