"""The analysis of a match: every decision judged, and the result split into luck and skill.

The value of a position from all cards changes with every frame. What the actor gave away, judged
from what the actor knew, is skill; the rest of the change is luck: the cards that came, and what
nobody could know. So luck and skill add up to the result, as in AIVAT.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from dacabo.analysis.encoding import Encoding
from dacabo.analysis.judging import Verdict, judge, judgement, prestissimo
from dacabo.analysis.moments import tell_moments
from dacabo.analysis.networks import Floats, Networks
from dacabo.analysis.replay import Moment, Replay
from dacabo.analysis.results import Analysis, CallJudgement, Course, SeatAnalysis
from dacabo.analysis.story import call_verdict, tell_story
from dacabo.core.seats import Seat
from dacabo.records import Record

MAX_COSTLIEST: Final = 3
MIN_COST: Final = 0.3
"""A decision that gave away less is not named."""


def analyse(record: Record) -> Analysis:
    """Analyse the finished rounds of a match.

    Raises:
        JudgeError: there is no judge of this game, or of a game with these rules.
        AnalysisError: the record is too long.
    """
    replay = Replay(record)
    networks = Networks(record.game, replay.slots)
    verdicts = judge(replay, networks)
    course = [*_course(replay, networks, verdicts)]
    calls = tuple(_calls(replay, verdicts))
    seats = tuple(
        _summary(seat, course, verdicts, replay.encoding) for seat in range(replay.players)
    )
    turning_point = _turning_point(course, replay.players)
    frames = [moment.frame for moment in replay.moments]
    turns = {(frame.round, frame.number): frame.turn for frame in frames}
    return Analysis(
        game=record.game,
        names=record.names,
        rounds=course[-1].round if course else 0,
        judgements=tuple(judgement(verdict, replay.game) for verdict in verdicts),
        calls=calls,
        course=tuple(course),
        seats=seats,
        turning_point=turning_point,
        moments=tell_moments(replay, seats, course, turning_point),
        story=tell_story(seats, calls, turning_point, turns),
    )


# --- luck and skill ---------------------------------------------------------------------


def _course(replay: Replay, networks: Networks, verdicts: Sequence[Verdict]) -> list[Course]:
    """Return the course of the match, frame by frame."""
    players = replay.players
    costs = {verdict.place: verdict for verdict in verdicts}
    values = _values(replay, networks)
    before: Floats = np.zeros(players)
    course = []
    for moment, (margin, chances) in zip(replay.moments, values, strict=True):
        place = moment.frame.round, moment.frame.number
        skill = np.zeros(players)
        if place in costs:
            skill += costs[place].cost / (players - 1)
            skill[moment.frame.actor] = -costs[place].cost
        luck = margin - before - skill
        before = margin
        course.append(
            Course(
                *place,
                _rounded(chances, 4),
                _rounded(margin, 3),
                _rounded(luck, 6),
                _rounded(skill, 6),
            )
        )
    return course


def _values(replay: Replay, networks: Networks) -> list[tuple[Floats, Floats]]:
    """Return the expected margins and the chances to win after each frame."""
    players, sign = replay.players, replay.encoding.POINTS_SIGN
    positions = [moment.position for moment in replay.moments if moment.position]
    deals = [deal for moment in replay.moments for deal in moment.deals]
    at_positions, at_deals = map(
        iter, (networks.value(positions, players), networks.value(deals, players))
    )
    totals: Floats = np.zeros(players)
    margin: Floats = np.zeros(players)
    chances: Floats = np.full(players, 1 / players)
    found = []
    for moment in replay.moments:
        frame = moment.frame
        if moment.position is not None:
            value = next(at_positions)
            margin, chances = _margins(sign * (totals + value.points)), value.chances
        if frame.scored is not None:
            totals = np.array(frame.scored.totals, float)
            margin = _margins(sign * totals)
        if moment.deals:
            chances = np.mean([next(at_deals).chances for _ in moment.deals], axis=0)
        found.append((margin, _final(moment, chances)))
    return found


def _final(moment: Moment, chances: Floats) -> Floats:
    """Return the chances after a frame, which may have ended the match."""
    if moment.frame.result is None:
        return chances
    first = np.array(moment.frame.result.places) == 1
    share: Floats = first / first.sum()
    return share


def _margins(totals: Floats) -> Floats:
    """Return each seat's total against the mean of the others'."""
    others = (totals.sum() - totals) / (len(totals) - 1)
    margins: Floats = totals - others
    return margins


def _rounded(values: Floats, digits: int) -> tuple[float, ...]:
    return tuple(round(float(value), digits) + 0.0 for value in values)


# --- calls and seats ----------------------------------------------------------------------


def _calls(replay: Replay, verdicts: Sequence[Verdict]) -> list[CallJudgement]:
    """Judge the calls, one a round at most."""
    by_place = {verdict.place: verdict for verdict in verdicts}
    scores = {each.frame.round: each.frame.scored for each in replay.moments if each.frame.scored}
    calls = []
    for moment in replay.moments:
        frame, question = moment.frame, moment.question
        if question is None or frame.move is None or not replay.encoding.is_call(frame.move):
            continue
        scored = scores[frame.round]
        sums = replay.encoding.sums(scored)
        best_other = min(total for seat, total in enumerate(sums) if seat != frame.actor)
        chance = by_place[frame.round, frame.number].judged.call
        right = frame.actor in scored.winners
        calls.append(
            CallJudgement(
                frame.round,
                frame.number,
                frame.actor,
                round(chance, 4),
                right,
                best_other - sums[frame.actor],
                call_verdict(chance, right=right),
                question.known,
            )
        )
    return calls


def _summary(
    seat: Seat, course: Sequence[Course], verdicts: Sequence[Verdict], encoding: Encoding
) -> SeatAnalysis:
    own = [verdict for verdict in verdicts if verdict.seat == seat]
    # One network may well be wrong, such as the judge about snaps: two have to agree.
    agreed = [each for each in own if prestissimo(each) == each.made]
    others = [each for each in own if each.cost >= MIN_COST and each not in agreed]
    costly = sorted(others, key=lambda verdict: verdict.cost, reverse=True)[:MAX_COSTLIEST]
    # A turn with a costly decision has no best one.
    turns = {verdict.turn for verdict in costly}
    best = max(
        (verdict for verdict in agreed if verdict.cost == 0 and verdict.turn not in turns),
        key=lambda verdict: (not encoding.is_routine(verdict.move), verdict.gain),
        default=None,
    )
    luck = sum(moment.luck[seat] for moment in course)
    skill = sum(moment.skill[seat] for moment in course)
    return SeatAnalysis(
        seat,
        round(luck + skill, 3) + 0.0,
        round(luck, 3) + 0.0,
        round(skill, 3) + 0.0,
        round(sum(verdict.cost for verdict in own), 3),
        None if best is None else best.place,
        tuple(verdict.place for verdict in costly),
    )


def _turning_point(course: Sequence[Course], players: int) -> tuple[int, int] | None:
    """Return the frame that changed the chances most."""
    before: Sequence[float] = (1 / players,) * players
    largest, found = 0.0, None
    for moment in course:
        change = max(abs(now - then) for now, then in zip(moment.chances, before, strict=True))
        if change > largest:
            largest, found = change, (moment.round, moment.frame)
        before = moment.chances
    return found
