"""The points that a bot loses by each decision, compared with Prestissimo.

The bot plays real rounds against Prestissimo. At each of its choices the position is copied into
envs, several times with different random numbers. In one env the bot's move is made. In another
one, with the same random numbers, Prestissimo's move is made. Then Prestissimo plays both seats to
the end of the round. By the performance difference lemma, these differences, summed over a round,
are what the bot loses a round against Prestissimo. So the sum can be checked against the points of
the rounds themselves.

For Prestissimo itself its second choice is tried. The choices are grouped by kind of decision and
by how close they were. Where the second choice was better on average in half of the rounds, its
gain in the other half counts as lost.

`python -m dacabo.research.training.cabo.decision_losses BOT ROUNDS` prints a table.
"""

import sys
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.cabo.prestissimo import shipped_weights
from dacabo.bots.levels import seat_bot
from dacabo.cabo.state import Looking, Match
from dacabo.core.errors import extra
from dacabo.core.moves import Move
from dacabo.observations.cabo.layout import CALL, LAY, TURN_BEGINS
from dacabo.observations.cabo.observer import Observer
from dacabo.observations.cabo.steps import Steps
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.cabo.from_engine_state import load_engine_state
from dacabo.research.simulator.cabo.kernel.layout import ASKED, HAND, PHASE
from dacabo.research.simulator.cabo.spec import rules_vector, shape
from dacabo.research.simulator.chance import GAME_STATE, ROUND
from dacabo.research.simulator.simulator import ROUND_OVER
from dacabo.research.training.cabo.effects import NORMAL, table
from dacabo.research.training.cabo.head_to_head import (
    PLAYERS,
    RULES,
    map_rounds,
    play_round,
    seat_of,
)
from dacabo.research.training.cabo.task import BatchedPolicy
from dacabo.research.training.envs import EnvBatch
from dacabo.research.training.plan import Plan, Setting

SLOTS: Final = RULES.cards
COPIES: Final = {"cpu": 4, "cuda": 16}
"""By device: the number of times that each choice is played out."""
MAX_ACTIONS: Final = 5
"""The most actions of a move."""
MARGINS: Final = (0.25, 0.5, 1.0, 2.0, 4.0)
"""The bounds of the classes of the difference between the two highest logits."""
KINDS: Final = ("call or not", "draw or take", "keep, and where", "set", "peek", "spy", "swap")
CALLS, TAKES, KEEPS, SETS, POWER = range(5)
SECOND: Final = "prestissimo"
"""The bot whose second choices are tried."""

Tensor = Any
Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class Choices(NamedTuple):
    """Choices of a bot, a row each."""

    small: NDArray[np.int8]
    """The small numbers of an env in this position."""
    wide: NDArray[np.int32]
    """The wide numbers of an env in this position."""
    path: Ints
    """The actions of the bot's move, then -1."""
    round: Ints
    """The number of the round."""


class Rounds(NamedTuple):
    """The rounds that a bot has played."""

    choices: Choices
    lost: Floats
    """By round: how many points more than Prestissimo the bot got."""


class Losses(NamedTuple):
    """The losses of choices, a row each."""

    kind: Ints
    differs: NDArray[np.bool_]
    """Whether Prestissimo would have made another move."""
    margin: Ints
    """The class of the difference between Prestissimo's two highest logits, by `MARGINS`."""
    loss: Floats
    """The points by which Prestissimo's first choice was better than the move that was tried."""


def play(name: str, numbers: Sequence[int]) -> Rounds:
    """Let a bot play the rounds of these numbers."""
    sizes = shape(rules_vector(RULES, PLAYERS, SLOTS))
    rows: list[tuple[list[int], list[int], list[int], int]] = []
    lost = []
    for number in numbers:
        seat = seat_of(number)

        def on_choice(match: Match, observer: Observer, move: Move, seat: int = seat) -> None:
            small, wide = [0] * sizes.small, [0] * sizes.wide
            knowledge, inference = observer.knowledge, observer.inference
            load_engine_state(small, wide, match, knowledge, inference, asked=seat, slots=SLOTS)
            king = isinstance(match.round.phase, Looking)
            path = [*Steps(PLAYERS, SLOTS, seat).path(move, king=king)]
            rows.append((small, wide, path + [-1] * (MAX_ACTIONS - len(path)), number))  # noqa: B023

        bot = seat_bot("cabo", name, RULES, players=PLAYERS, seat=seat, seed=number)
        lost.append(play_round(bot, "prestissimo", number, on_choice))
    small, wide, path, round_number = map(np.array, zip(*rows, strict=True))
    choices = Choices(small.astype(np.int8), wide.astype(np.int32), path, round_number)
    return Rounds(choices, np.array(lost, np.float64))


def play_many(name: str, rounds: int) -> Rounds:
    """Let a bot play this many rounds, in as many processes as there are processors."""
    parts = map_rounds(partial(play, name), rounds)
    columns = zip(*(part.choices for _, part in parts), strict=True)
    lost = np.zeros(rounds)
    for numbers, part in parts:
        lost[[*numbers]] = part.lost
    return Rounds(Choices(*map(np.concatenate, columns)), lost)


def measure_losses(choices: Choices, *, second: bool, device: str) -> Losses:
    """Play out each choice, with the move that was made and with Prestissimo's own.

    Args:
        choices: the choices.
        second: whether to try Prestissimo's second choice instead of the move that was made.
        device: `cpu` or `cuda`.
    """
    with extra("train"):
        import torch  # noqa: PLC0415 (heavy)
    count, copies = len(choices.path), COPIES[device]
    rows = count * copies
    envs, small, path = _copies(torch, choices, copies, device)
    policy = BatchedPolicy(torch, shipped_weights().weights, SLOTS, device)
    seat = small[:, ASKED].long()[:, None]
    is_active = torch.ones(2 * rows, dtype=torch.bool, device=device)
    is_forced = torch.arange(2 * rows, device=device) < rows
    outcome = torch.zeros(2 * rows, device=device)
    first = margin = torch.zeros(0)
    is_same_move = torch.ones(2 * rows, dtype=torch.bool, device=device)
    step = 0
    with torch.no_grad():
        while bool(is_active.any()):
            logits = policy.logits(envs.tokens.long(), envs.mask, is_active)
            actions = logits.argmax(1)
            if step == 0:
                best_logits, best_actions = logits.topk(2, 1)
                first = actions[:count]
                margin = (best_logits[:, 0] - best_logits[:, 1])[:count]
                if second:
                    has_second = best_logits[:, 1] > -torch.inf
                    path = torch.full_like(path, -1)
                    path[:, 0] = best_actions[:, 1].where(has_second, actions)
            if step < MAX_ACTIONS:
                forced_action = path[:, step]
                is_same_move &= (forced_action < 0) | (forced_action == actions) | ~is_active
                actions = forced_action.where(is_forced & (forced_action >= 0) & is_active, actions)
            envs.step(actions.masked_fill(~is_active, PASS_OVER))
            is_over = is_active & ((envs.event & ROUND_OVER) > 0)
            points = envs.points[is_over].float()
            own_points = points.gather(1, seat[is_over])[:, 0]
            outcome[is_over] = points.sum(1) - 2 * own_points
            is_active &= ~is_over
            step += 1
    loss = (outcome[rows:] - outcome[:rows]).reshape(copies, count).mean(0)
    # The two moves may be of different kinds: a call or a set decides which kind it was.
    kinds = torch.stack(
        [_kinds(torch, small[:count], action) for action in (path[:count, 0], first)]
    )
    is_turn = small[:count, PHASE] == TURN_BEGINS
    kind = kinds.amin(0).where(is_turn, kinds.amax(0))
    margin_class = torch.bucketize(margin, torch.tensor(MARGINS, device=device))
    differs = ~is_same_move[rows:][:count]
    columns = (kind, differs, margin_class, loss.double())
    return Losses(*(column.cpu().numpy() for column in columns))


def _copies(
    torch: Any,  # noqa: ANN401 (a library)
    choices: Choices,
    copies: int,
    device: str,
) -> tuple[EnvBatch, Tensor, Tensor]:
    """Copy each choice into several envs with different random numbers, and all of them twice.

    Returns the envs, their small numbers, and the actions of the moves.
    """
    count = len(choices.path)
    rows = count * copies
    setting = Setting("original", PLAYERS, 2 * rows)
    plan = Plan(game="cabo", settings=(setting,), slots=SLOTS, device=device)
    envs = EnvBatch(plan, setting, seed=1)
    envs.simulator.deal(1, [*range(rows)] * 2)
    source = torch.arange(2 * rows, device=device) % count
    small, wide, path = (torch.tensor(column).to(device)[source] for column in choices[:3])
    torch.from_dlpack(envs.simulator.small)[:] = small
    state = torch.from_dlpack(envs.simulator.wide)
    state[:, GAME_STATE:] = wide[:, GAME_STATE:]
    state[:, ROUND] = wide[:, ROUND]
    envs.simulator.observe()
    return envs, small, path


def _kinds(torch: Any, small: Tensor, action: Tensor) -> Tensor:  # noqa: ANN401 (a library)
    """Return the kind of decision that an action belongs to."""
    # Two values share each power, from the 7 on, which has the code 9.
    power_kind = POWER + ((small[:, HAND].long() - 9) // 2).clamp(0, 2)
    holding_kind = torch.where(action >= LAY + SLOTS, SETS, KEEPS)
    holding_kind = power_kind.where(action >= LAY + 2 * SLOTS, holding_kind)
    turn_kind = torch.where(action == CALL, CALLS, TAKES)
    return turn_kind.where(small[:, PHASE] == TURN_BEGINS, holding_kind)


def second_choice_gains(losses: Losses, rounds: Ints) -> Floats:
    """Return by choice what Prestissimo's second choice gains, in groups where it is better.

    Half of the deals decide in which groups it is better; the other half say by how much. So noise
    does not count as a gain.
    """
    group = losses.kind * (len(MARGINS) + 1) + losses.margin
    num_groups = len(KINDS) * (len(MARGINS) + 1)
    half = rounds // PLAYERS % 2
    gains = np.zeros(len(group))
    for counted_half in (0, 1):
        sums = np.bincount(group, -losses.loss * (half != counted_half), num_groups)
        is_better = (sums > 0)[group] & (half == counted_half)
        gains[is_better] = -losses.loss[is_better]
    return gains


def report(name: str, losses: Losses, played: Rounds) -> str:
    """Return a table of losses by kind of decision."""
    num_rounds, round_numbers = len(played.lost), played.choices.round
    second = name == SECOND
    lost = second_choice_gains(losses, round_numbers) if second else losses.loss
    deals = round_numbers // PLAYERS
    num_deals = -(-num_rounds // PLAYERS)
    rows = []
    for kind, title in enumerate((*KINDS, "all")):
        of_kind = (losses.kind == kind) | (title == "all")
        count = int(of_kind.sum())
        by_deal = np.bincount(deals, lost * of_kind, num_deals) / PLAYERS
        if second:
            alternative = f"{-losses.loss[of_kind].mean():+.2f}"
        else:
            alternative = f"{losses.differs[of_kind].mean() * 100:.0f}%"
        rows.append(
            [
                title,
                f"{count / num_rounds:.2f}",
                alternative,
                f"{lost[of_kind].mean() if count else 0:.3f}",
                _mean_and_error(by_deal),
            ]
        )
    head = ["", "a round", "its second choice" if second else "another move", "a decision"]
    by_kind = table(f"{name}, {num_rounds:,} rounds", [*head, "points a round"], rows)
    points = _mean_and_error(played.lost.reshape(-1, PLAYERS).mean(1))
    return f"{by_kind}\nThe rounds themselves: {points} points lost a round.\n"


def _mean_and_error(by_deal: Floats) -> str:
    """Return a mean over deals and half of its 95% interval."""
    error = NORMAL * by_deal.std(ddof=1) / np.sqrt(len(by_deal))
    return f"{by_deal.mean():.2f} ± {error:.2f}"


def main(arguments: list[str]) -> None:
    """Let a bot play, measure its losses, and print them."""
    name, rounds = arguments[0], int(arguments[1]) // PLAYERS * PLAYERS
    with extra("train"):
        import torch  # noqa: PLC0415 (heavy)
    played = play_many(name, rounds)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    losses = measure_losses(played.choices, second=name == SECOND, device=device)
    print(report(name, losses, played), flush=True)  # noqa: T201 (a program of its own)


if __name__ == "__main__":
    main(sys.argv[1:])
