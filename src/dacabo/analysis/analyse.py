"""The analysis of a match: every decision judged, and the result split into luck and skill.

The value of a position from all cards changes with every frame. What the actor gave away, judged
from what the actor knew, is skill; the rest of the change is luck: the cards that came, and what
nobody could know. So luck and skill add up to the result, as in AIVAT.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from dacabo.analysis.encoding import Encoding
from dacabo.analysis.judging import Verdict, judge, judgement
from dacabo.analysis.moments import tell_moments
from dacabo.analysis.networks import Floats, Networks
from dacabo.analysis.replay import Moment, Replay
from dacabo.analysis.results import Analysis, CallJudgement, Course, SeatAnalysis
from dacabo.analysis.story import call_verdict, tell_story
from dacabo.core.seats import TABLE, Seat
from dacabo.records import Frame, Record

MAX_COSTLIEST: Final = 3
MIN_COST: Final = 0.3
"""A decision that gave away less is not named."""
MIN_GAIN: Final = 1.0
"""A decision that gained less on an average choice is not praised."""


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
    turning_point = _turning_point(course, replay)
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
    return _settled(found, replay)


def _settled(values: list[tuple[Floats, Floats]], replay: Replay) -> list[tuple[Floats, Floats]]:
    """Return the values, but the result of a round from the last move on that could change it.

    What follows in the same turn is only a pass, a look, or the table.
    """
    result: tuple[Floats, Floats] | None = None
    later: Frame | None = None
    for number in reversed(range(len(values))):
        frame = replay.moments[number].frame
        if frame.scored is not None:
            result = values[number]
        elif later is None or later.turn not in (frame.turn, 0) or not _is_quiet(later, replay):
            result = None
        if result is not None:
            values[number] = result
        later = frame
    return values


def _is_quiet(frame: Frame, replay: Replay) -> bool:
    return frame.actor == TABLE or (
        frame.move is not None and replay.encoding.is_routine(frame.move)
    )


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
    named = [verdict for verdict in own if verdict.cost >= MIN_COST]
    costly = sorted(named, key=lambda verdict: verdict.cost, reverse=True)[:MAX_COSTLIEST]
    # A turn with a costly decision has no best one.
    turns = {verdict.turn for verdict in costly}
    good = [
        verdict
        for verdict in own
        if verdict.made == verdict.prestissimo and not verdict.distance
        if verdict.gain >= MIN_GAIN and not encoding.is_routine(verdict.move)
        if verdict.turn not in turns
    ]
    best = max(good, key=lambda verdict: verdict.gain, default=None)
    luck = sum(moment.luck[seat] for moment in course)
    skill = sum(moment.skill[seat] for moment in course)
    return SeatAnalysis(
        seat,
        round(luck + skill, 3) + 0.0,
        round(luck, 3) + 0.0,
        round(skill, 3) + 0.0,
        round(sum(verdict.cost for verdict in own), 3),
        None if best is None else best.place,
        0.0 if best is None else round(best.gain, 3),
        tuple(verdict.place for verdict in costly),
    )


def _turning_point(course: Sequence[Course], replay: Replay) -> tuple[int, int] | None:
    """Return the move that changed the chances most, together with the draw or look before it."""
    before: Sequence[float] = (1 / replay.players,) * replay.players
    largest, found = 0.0, None
    acts = [(each.frame.round, each.frame.turn, each.frame.actor) for each in replay.moments]
    for number, (moment, here) in enumerate(zip(replay.moments, course, strict=True)):
        change = max(abs(now - then) for now, then in zip(here.chances, before, strict=True))
        quiet = _is_quiet(moment.frame, replay)
        if change > largest and not quiet:
            largest, found = change, (here.round, here.frame)
        if not quiet or acts[number : number + 1] != acts[number + 1 : number + 2]:
            before = here.chances
    return found
