"""What a bot gives away, decision by decision, as Prestissimo judges it.

The bot plays real rounds against Prestissimo. At each of its choices the position is put into lanes
of the twin, several times with different luck: in one lane the bot's move is made, in another one,
with the same luck, Prestissimo's; then Prestissimo plays on in both seats. The difference, summed
over a round, is what the bot loses a round against Prestissimo, taken apart (the performance
difference lemma); so the sum can be checked against the points of the rounds themselves.

Prestissimo itself is asked what its second choice would have been worth. Where that was better on
the average, by kind of decision and how close it was, in half of the rounds, it counts as given
away in the other half.

`python -m dacabo.research.training.cabo.judging BOT ROUNDS` prints a table.
"""

import sys
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.cabo.prestissimo import learned
from dacabo.bots.levels import seat_bot
from dacabo.cabo.state import Looking, Match
from dacabo.core.errors import extra
from dacabo.core.moves import Move
from dacabo.observations.cabo.layout import CALL, LAY, TURN_BEGINS
from dacabo.observations.cabo.observer import Observer
from dacabo.observations.cabo.steps import Steps
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.cabo.kernel.layout import ASKED, HAND, PHASE
from dacabo.research.simulator.cabo.placing import place
from dacabo.research.simulator.cabo.spec import rules_vector, shape
from dacabo.research.simulator.chance import OWN, ROUND
from dacabo.research.simulator.twin import ROUND_OVER
from dacabo.research.training.cabo.meeting import PLAYERS, RULES, meet, seat_of, share_out
from dacabo.research.training.cabo.subject import Taste
from dacabo.research.training.cabo.worth import NORMAL, table
from dacabo.research.training.lanes import Table
from dacabo.research.training.plan import Plan, Setting

SLOTS: Final = RULES.cards
COPIES: Final = {"cpu": 4, "cuda": 16}
"""How often each choice is played on, by device."""
LONGEST: Final = 5
"""Actions of a move."""
CLOSE: Final = (0.25, 0.5, 1.0, 2.0, 4.0)
"""How much more the first choice is liked than the second: where one class ends."""
KINDS: Final = ("call or not", "draw or take", "keep, and where", "set", "peek", "spy", "swap")
CALLS, TAKES, KEEPS, SETS, POWER = range(5)
SECOND: Final = "prestissimo"

Tensor = Any
Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


class Choices(NamedTuple):
    """Choices of a bot, a row each."""

    small: NDArray[np.int8]
    wide: NDArray[np.int32]
    """The position, as lanes of the twin."""
    path: Ints
    """The actions of its move, then -1."""
    round: Ints


class Rounds(NamedTuple):
    """What was played."""

    choices: Choices
    lost: Floats
    """By round: how many points more than Prestissimo it got."""


class Judged(NamedTuple):
    """What became of choices."""

    kind: Ints
    differs: NDArray[np.bool_]
    """Whether Prestissimo would have done something else."""
    closeness: Ints
    """Of Prestissimo's first two choices, by `CLOSE`."""
    lost: Floats
    """How much better its own move was, or with a second choice its first."""


def play(name: str, numbers: Sequence[int]) -> Rounds:
    """Let a bot play these rounds."""
    sizes = shape(rules_vector(RULES, PLAYERS, SLOTS))
    rows: list[tuple[list[int], list[int], list[int], int]] = []
    lost = []
    for number in numbers:
        seat = seat_of(number)

        def look(match: Match, observer: Observer, move: Move, seat: int = seat) -> None:
            small, wide = [0] * sizes.small, [0] * sizes.wide
            knowledge, reading = observer.knowledge, observer.reading
            place(small, wide, match, knowledge, reading, asked=seat, slots=SLOTS)
            king = isinstance(match.round.phase, Looking)
            path = [*Steps(PLAYERS, SLOTS, seat).path(move, king=king)]
            rows.append((small, wide, path + [-1] * (LONGEST - len(path)), number))  # noqa: B023

        bot = seat_bot("cabo", name, RULES, players=PLAYERS, seat=seat, seed=number)
        lost.append(meet(bot, "prestissimo", number, look))
    small, wide, path, of_round = map(np.array, zip(*rows, strict=True))
    choices = Choices(small.astype(np.int8), wide.astype(np.int32), path, of_round)
    return Rounds(choices, np.array(lost, np.float64))


def play_many(name: str, rounds: int) -> Rounds:
    """The same, in as many processes as there are processors."""
    played = share_out(partial(play, name), rounds)
    parts = zip(*(one.choices for _, one in played), strict=True)
    lost = np.zeros(rounds)
    for numbers, one in played:
        lost[[*numbers]] = one.lost
    return Rounds(Choices(*map(np.concatenate, parts)), lost)


def judge(choices: Choices, *, second: bool, device: str) -> Judged:
    """Play on from each choice, with the move that was made and with Prestissimo's own.

    Args:
        choices: where from.
        second: whether to try Prestissimo's second choice instead of the move that was made.
        device: `cpu` or `cuda`.
    """
    with extra("train"):
        import torch  # noqa: PLC0415 (heavy)
    many, copies = len(choices.path), COPIES[device]
    rows = many * copies
    lanes, small, path = _placed(torch, choices, copies, device)
    taste = Taste(torch, learned().weights, SLOTS, device)
    asked = small[:, ASKED].long()[:, None]
    busy = torch.ones(2 * rows, dtype=torch.bool, device=device)
    forced = torch.arange(2 * rows, device=device) < rows
    worth = torch.zeros(2 * rows, device=device)
    first = lead = torch.zeros(0)
    same = torch.ones(2 * rows, dtype=torch.bool, device=device)
    step = 0
    with torch.no_grad():
        while bool(busy.any()):
            liked = taste.liked(lanes.tokens.long(), lanes.mask, busy)
            actions = liked.argmax(1)
            if step == 0:
                best, which = liked.topk(2, 1)
                first, lead = actions[:many], (best[:, 0] - best[:, 1])[:many]
                if second:
                    path = torch.full_like(path, -1)
                    path[:, 0] = which[:, 1].where(best[:, 1] > -torch.inf, actions)
            if step < LONGEST:
                said = path[:, step]
                same &= (said < 0) | (said == actions) | ~busy
                actions = said.where(forced & (said >= 0) & busy, actions)
            lanes.step(actions.masked_fill(~busy, PASS_OVER))
            over = busy & ((lanes.event & ROUND_OVER) > 0)
            points = lanes.points[over].float()
            own = points.gather(1, asked[over])[:, 0]
            worth[over] = points.sum(1) - 2 * own
            busy &= ~over
            step += 1
    lost = (worth[rows:] - worth[:rows]).reshape(copies, many).mean(0)
    made = path[:many, 0]
    both = (_kinds(torch, small[:many], action) for action in (made, first))
    turns = small[:many, PHASE] == TURN_BEGINS
    kind = torch.stack([*both])
    kind = kind.amin(0).where(turns, kind.amax(0))
    closeness = torch.bucketize(lead, torch.tensor(CLOSE, device=device))
    differs = ~same[rows:][:many]
    return Judged(*(one.cpu().numpy() for one in (kind, differs, closeness, lost.double())))


def _placed(
    torch: Any,  # noqa: ANN401 (a library)
    choices: Choices,
    copies: int,
    device: str,
) -> tuple[Table, Tensor, Tensor]:
    """Lanes with all choices, so many times with different luck, and once more with the same.

    Returns them, the small numbers as they are now, and the actions of the moves.
    """
    many = len(choices.path)
    rows = many * copies
    setting = Setting("original", PLAYERS, 2 * rows)
    lanes = Table(
        Plan(game="cabo", settings=(setting,), slots=SLOTS, device=device), setting, seed=1
    )
    lanes.twin.deal(1, [*range(rows)] * 2)
    at = torch.arange(2 * rows, device=device) % many
    small, wide, path = (torch.tensor(one).to(device)[at] for one in choices[:3])
    torch.from_dlpack(lanes.twin.small)[:] = small
    truth = torch.from_dlpack(lanes.twin.wide)
    truth[:, OWN:] = wide[:, OWN:]
    truth[:, ROUND] = wide[:, ROUND]
    lanes.twin.observe()
    return lanes, small, path


def _kinds(torch: Any, small: Tensor, action: Tensor) -> Tensor:  # noqa: ANN401 (a library)
    """What an action is about."""
    verb = (action >= LAY).long() + (action >= LAY + SLOTS) + (action >= LAY + 2 * SLOTS)
    power = POWER + ((small[:, HAND].long() - 9) // 2).clamp(0, 2)
    holding = torch.where(verb == 3, power, torch.where(verb == 2, SETS, KEEPS))  # noqa: PLR2004 (point, claim)
    turn = torch.where(action == CALL, CALLS, TAKES)
    return turn.where(small[:, PHASE] == TURN_BEGINS, holding)


def given_away(judged: Judged, rounds: Ints) -> Floats:
    """By choice of Prestissimo's: what its second choice would have gained, where that is shown.

    Where it is shown is said by one half of the deals, what is gained by the other.
    """
    group = judged.kind * (len(CLOSE) + 1) + judged.closeness
    half = rounds // PLAYERS % 2
    gained = np.zeros(len(group))
    for here in (0, 1):
        sums = np.bincount(group, -judged.lost * (half != here), len(KINDS) * (len(CLOSE) + 1))
        better = (sums > 0)[group] & (half == here)
        gained[better] = -judged.lost[better]
    return gained


def tell(name: str, judged: Judged, played: Rounds) -> str:
    """A table by kind of decision."""
    rounds, of_round = len(played.lost), played.choices.round
    second = name == SECOND
    lost = given_away(judged, of_round) if second else judged.lost
    deals = of_round // PLAYERS
    rows = []
    for kind, title in enumerate((*KINDS, "all")):
        here = (judged.kind == kind) | (title == "all")
        many = int(here.sum())
        each = np.bincount(deals, lost * here, -(-rounds // PLAYERS)) / PLAYERS
        error = NORMAL * each.std(ddof=1) / np.sqrt(len(each))
        other = -judged.lost[here].mean() if second else judged.differs[here].mean() * 100
        rows.append(
            [
                title,
                f"{many / rounds:.2f}",
                f"{other:+.2f}" if second else f"{other:.0f}%",
                f"{lost[here].mean() if many else 0:.3f}",
                f"{each.mean():.2f} ± {error:.2f}",
            ]
        )
    head = ["", "a round", "its second choice" if second else "another move", "a decision"]
    found = table(f"{name}, {rounds:,} rounds", [*head, "points a round"], rows)
    each = played.lost.reshape(-1, PLAYERS).mean(1)
    error = NORMAL * each.std(ddof=1) / np.sqrt(len(each))
    return f"{found}\nThe rounds themselves: {each.mean():.2f} ± {error:.2f} points lost a round.\n"


def main(arguments: list[str]) -> None:
    """Play, judge, tell."""
    name, rounds = arguments[0], int(arguments[1]) // PLAYERS * PLAYERS
    with extra("train"):
        import torch  # noqa: PLC0415 (heavy)
    played = play_many(name, rounds)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    judged = judge(played.choices, second=name == SECOND, device=device)
    print(tell(name, judged, played), flush=True)  # noqa: T201 (a program of its own)


if __name__ == "__main__":
    main(sys.argv[1:])
