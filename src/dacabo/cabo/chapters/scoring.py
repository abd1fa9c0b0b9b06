"""The scoring of a round, and its effect on the totals."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from dacabo.cabo.cards import VALUE
from dacabo.cabo.rules import Hundred, Rules, Scoring
from dacabo.cabo.sheet import Ending, Layout, Over, RoundResult, Score, Why
from dacabo.cabo.state import Round
from dacabo.core.game import Result
from dacabo.core.seats import Seat

WRONG_CALL: Final = 5
"""The penalty for a call without the lowest sum (CABO-18)."""
PILE_RAN_OUT: Final = 5
"""The penalty for the lowest sum if the pile ran out before any call (TOUR-5)."""
KAMIKAZE: Final = 50
"""The points of everyone but the player with the kamikaze (CABO-19)."""
DUTCH_WRONG_CALL: Final = 20
"""The penalty for a call that was too high or without the lowest sum (DUTCH-7, DUTCH-11)."""
DUTCH_SHARED_CALL: Final = 10
"""The penalty for a call with a lowest sum that another player shares (DUTCH-11)."""
HALVING_TOTAL: Final = 100
HALVED_TOTAL: Final = 50
"""A total of exactly 100 becomes 50 (CABO-20)."""


class ScoreLine(NamedTuple):
    """One player's line in the score of a round."""

    points: int
    penalty: int = 0
    why: Why | None = None


def sum_of(layout: Layout) -> int:
    """The sum of the cards of a layout."""
    return sum(VALUE[card] for card in layout if card is not None)


def is_kamikaze(layout: Layout) -> bool:
    """Whether a layout contains two 12s and both 13s, whatever else it contains (CABO-19)."""
    values = [VALUE[card] for card in layout if card is not None]
    return values.count(12) >= 2 and values.count(13) >= 2  # noqa: PLR2004 (the rule's own numbers)


def score_round(
    rules: Rules,
    now: Round,
    ending: Ending,
    before: Sequence[RoundResult],
    carried: Sequence[int] = (),
) -> RoundResult:
    """Turn up all cards and write down the points."""
    layouts = now.layouts
    return score_sums(
        rules,
        number=now.number,
        ending=ending,
        caller=now.caller,
        called_with=now.called_with,
        layouts=layouts,
        sums=[sum_of(layout) for layout in layouts],
        kamikaze=[seat for seat, layout in enumerate(layouts) if is_kamikaze(layout)],
        before=before,
        carried=carried,
    )


def score_sums(
    rules: Rules,
    *,
    number: int,
    ending: Ending,
    caller: Seat | None,
    called_with: int,
    layouts: Sequence[Layout],
    sums: Sequence[int],
    kamikaze: Sequence[Seat],
    before: Sequence[RoundResult],
    carried: Sequence[int] = (),
) -> RoundResult:
    """Score a round whose cards lie open, or whose sums are known.

    Both the engine and the score pad for real cards use this, so there is one implementation.
    """
    cabo_caller = caller if ending is Ending.CABO else None
    lowest = _lowest(sums)
    winners: Sequence[Seat] = lowest
    if rules.scoring is Scoring.DUTCH:
        lines = dutch_lines(rules, sums, cabo_caller, called_with)
        winners = _lowest([line.points for line in lines])
    elif kamikaze:
        lines = kamikaze_lines(len(sums), kamikaze[0])
        winners = kamikaze
    elif ending is Ending.PILE:
        lines = pile_lines(sums)
    else:
        lines = cabo_lines(sums, cabo_caller)
        winners = [cabo_caller] if cabo_caller in lowest else lowest
    totals = before[-1].totals if before else carried or (0,) * len(lines)
    new_totals = [line.points + total for line, total in zip(lines, totals, strict=True)]
    may_halve_now = may_halve(rules, before)
    return RoundResult(
        number,
        ending,
        caller,
        tuple(winners),
        tuple(
            Score(
                layouts[seat],
                sums[seat],
                line.penalty,
                line.points,
                line.why,
                total=HALVED_TOTAL
                if may_halve_now and new_totals[seat] == HALVING_TOTAL
                else new_totals[seat],
                halved=may_halve_now and new_totals[seat] == HALVING_TOTAL,
            )
            for seat, line in enumerate(lines)
        ),
    )


def cabo_lines(sums: Sequence[int], caller: Seat | None) -> list[ScoreLine]:
    """The lowest sum scores 0, of several only a caller; a wrong call costs 5 (CABO-17, 18)."""
    lowest = _lowest(sums)
    lines = [ScoreLine(total) for total in sums]
    if caller in lowest:
        for seat in lowest:
            lines[seat] = ScoreLine(sums[seat], why=Why.TIED_WITH_CALLER)
        lines[caller] = ScoreLine(0, why=Why.CALLER_WINS_TIE if lowest[1:] else Why.LOWEST)
        return lines
    for seat in lowest:
        lines[seat] = ScoreLine(0, why=Why.LOWEST)
    if caller is not None:
        lines[caller] = ScoreLine(sums[caller] + WRONG_CALL, WRONG_CALL, Why.CALLER_NOT_LOWEST)
    return lines


def kamikaze_lines(players: int, kamikaze: Seat) -> list[ScoreLine]:
    """A kamikaze scores 0, everyone else 50, and no other penalty counts (CABO-19)."""
    lines = [ScoreLine(KAMIKAZE, why=Why.KAMIKAZE_VICTIM)] * players
    lines[kamikaze] = ScoreLine(0, why=Why.KAMIKAZE)
    return lines


def pile_lines(sums: Sequence[int]) -> list[ScoreLine]:
    """The pile ran out before any call: the lowest sum pays 5 (TOUR-5)."""
    lines = [ScoreLine(total) for total in sums]
    for seat in _lowest(sums):
        lines[seat] = ScoreLine(sums[seat] + PILE_RAN_OUT, PILE_RAN_OUT, Why.PILE_RAN_OUT)
    return lines


def dutch_lines(
    rules: Rules, sums: Sequence[int], caller: Seat | None, called_with: int
) -> list[ScoreLine]:
    """Everyone scores their sum; the caller pays at most one penalty (DUTCH-7, DUTCH-11)."""
    lines = [ScoreLine(total) for total in sums]
    if caller is None:
        return lines
    lowest = _lowest(sums)
    penalty, why = 0, None
    if rules.call_below is not None and called_with >= rules.call_below:
        penalty, why = DUTCH_WRONG_CALL, Why.CALLED_TOO_HIGH
    elif caller not in lowest:
        penalty, why = DUTCH_WRONG_CALL, Why.CALLER_NOT_LOWEST
    elif lowest != [caller]:
        penalty, why = DUTCH_SHARED_CALL, Why.CALLER_TIED
    lines[caller] = ScoreLine(sums[caller] + penalty, penalty, why)
    return lines


def may_halve(rules: Rules, before: Sequence[RoundResult]) -> bool:
    """Whether a total of exactly 100 becomes 50 now (CABO-20, TOUR-6)."""
    if rules.hundred is Hundred.ONCE:
        return not any(score.halved for result in before for score in result.scores)
    return rules.hundred is Hundred.ALWAYS


def starters_after(result: RoundResult) -> tuple[Seat, ...]:
    """The winner; of several winners, those with the lowest total, among whom the lot decides."""
    lowest_total = min(result.scores[seat].total for seat in result.winners)
    return tuple(seat for seat in result.winners if result.scores[seat].total == lowest_total)


def match_over(rules: Rules, result: RoundResult, *, time_up: bool) -> Over | None:
    """The reason that the match is over; None if it continues (CABO-3, TOUR-2, DUTCH-11)."""
    if rules.limit is not None and max(result.totals) >= rules.limit:
        return Over.LIMIT
    if result.round == rules.rounds:
        return Over.ROUNDS
    return Over.TIME if time_up else None


def place(totals: Sequence[int]) -> Result:
    """Rank by ascending total; equal totals share a place and skip the next (TOUR-3)."""
    return Result(
        tuple(totals), tuple(1 + sum(other < total for other in totals) for total in totals)
    )


def _lowest(sums: Sequence[int]) -> list[Seat]:
    lowest = min(sums)
    return [seat for seat, total in enumerate(sums) if total == lowest]
