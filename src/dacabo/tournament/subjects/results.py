"""The outcome of matches: results, corrections, tie-break rounds, and bots that won a group."""

from collections.abc import Collection, Mapping
from typing import Annotated, Final, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from dacabo.core.values import Short, Tagged, Typed
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Match, Player, current_stage
from dacabo.tournament.names import clean_text
from dacabo.tournament.roles import AsPlayer, AtTable, Organiser, Role
from dacabo.tournament.standings import (
    losers_of_needless_rounds,
    players_of_undecided_bots,
    tie_for_last_seats,
    ties,
)
from dacabo.tournament.step import HIGHEST_POINTS, MAX_ITEMS, Checks, LogLine, Step, as_requested
from dacabo.tournament.updates import (
    change_matches,
    change_stage,
    pause_clock,
    tie_break_tables_of_others,
    void_affected_stages,
)

Points: TypeAlias = Annotated[dict[Player, int], Meta(max_length=MAX_ITEMS)]

HIGHEST_TOTAL: Final = 9_999
MAX_ROUNDS: Final = 500


class EnterResult(Tagged):
    """Enter the result of a match."""

    match: Short
    totals: Points
    rounds: Annotated[tuple[Points, ...], Meta(max_length=MAX_ITEMS)] = ()
    bots: Annotated[tuple[Player, ...], Meta(max_length=MAX_ITEMS)] = ()
    """The players whose seat at a live table a bot had in the end."""


class ResultEntered(Tagged):
    """A match ended with these totals."""

    match: str
    totals: dict[Player, int]
    rounds: tuple[dict[Player, int], ...] = ()
    """The points of each round, if a score pad was used."""
    bots: tuple[Player, ...] = ()
    """The players whose seat at a live table a bot had in the end."""
    vouched: bool = True
    """Whether it counts at once; otherwise another phone or an organiser has to confirm it."""


class EnterFromPad(Tagged):
    """The result on the score pad of a match, which the server adds up for a phone."""

    match: str
    totals: dict[Player, int]
    rounds: tuple[dict[Player, int], ...]
    vouched: bool
    """Whether the pad vouches for it: it shows the end of the match, and no doubtful round."""


def _enter_from_pad(_event: Event, request: EnterFromPad) -> ResultEntered:
    vouched = request.vouched and bool(request.rounds)
    return ResultEntered(request.match, request.totals, request.rounds, vouched=vouched)


def as_reported(fact: ResultEntered, request: object, by: Role) -> ResultEntered:
    """A result as a role enters it: nobody vouches yet for points that a phone sends by itself."""
    if isinstance(request, EnterResult) and isinstance(by, AtTable | AsPlayer):
        return replace(fact, vouched=False)
    return fact


def check_awaited(checks: Checks, id: str) -> Match:  # noqa: A002 (its name)
    """The match, if its result can be entered now by this role."""
    match = checks.find_match(id)
    checks.require_at_match(match, players=True)
    if match.decided:
        raise TournamentError("result-there")
    checks.clock_of(match)
    return match


def _check_enter(checks: Checks, fact: ResultEntered) -> None:
    match = check_awaited(checks, fact.match)
    _check_totals(checks.event, match, fact.totals)
    _check_bots(match, match.active, fact.bots)
    if len(fact.rounds) > MAX_ROUNDS:
        raise TournamentError("too-many-rounds", most=MAX_ROUNDS)
    for points in fact.rounds:
        _check_round(checks.event, match.active, points)


def _apply_entered(event: Event, fact: ResultEntered, line: LogLine) -> Event:
    def write_down(match: Match) -> Match:
        assert match.clock is not None
        return replace(
            match,
            totals=fact.totals,
            rounds=fact.rounds,
            clock=pause_clock(match.clock, line.at),
            bots=fact.bots,
            reported_by=_phone(line.by, fact),
            asked=False,
        )

    return change_matches(event, [fact.match], write_down)


def _phone(by: Role, fact: ResultEntered) -> AtTable | AsPlayer | None:
    """The phone whose word is not enough for a result, if there is one."""
    return by if not fact.vouched and isinstance(by, AtTable | AsPlayer) else None


class Vouch(Tagged):
    """Confirm a result that a phone handed in before its pad showed the end of the match."""

    match: Short


class Vouched(Tagged):
    """An organiser or another phone of the table confirmed a result, so that it counts."""

    match: str


def _check_vouch(checks: Checks, fact: Vouched) -> None:
    match = checks.find_match(fact.match)
    checks.require_at_match(match, players=True)
    if match.reported_by is None:
        raise TournamentError("nothing-to-confirm")
    if not may_vouch(match, checks.by):
        raise TournamentError("your-own-result")


def may_vouch(match: Match, by: Role) -> bool:
    """Whether a role, at this match, can confirm the result that a phone has handed in.

    Nobody confirms their own word; but a table's phone may do so if an organiser asks the table.
    """
    match match.reported_by, by:
        case None, _:
            return False
        case AtTable(), AtTable():
            return match.asked
        case AsPlayer(reporter), AsPlayer(player):
            return reporter != player
        case _:
            return isinstance(by, Organiser | AtTable | AsPlayer)


def _apply_vouched(event: Event, fact: Vouched, _line: LogLine) -> Event:
    return change_matches(event, [fact.match], _confirmed)


def _confirmed(match: Match) -> Match:
    return replace(match, reported_by=None, asked=False)


class AskTable(Tagged):
    """Ask the phones of a table whether the result that one of them handed in is right."""

    match: Short


class TableAsked(Tagged):
    """An organiser asks a table to confirm its result."""

    match: str


def _check_ask_table(checks: Checks, fact: TableAsked) -> None:
    checks.require_organiser()
    match = checks.find_match(fact.match)
    if match.reported_by is None:
        raise TournamentError("nothing-to-confirm")
    if match.asked:
        raise TournamentError("table-asked")


def _apply_table_asked(event: Event, fact: TableAsked, _line: LogLine) -> Event:
    return change_matches(event, [fact.match], lambda match: replace(match, asked=True))


class PlayOn(Tagged):
    """Play on: a result that nobody has confirmed was handed in too early."""

    match: Short


class PlayedOn(Tagged):
    """An unconfirmed result was withdrawn, and the match goes on."""

    match: str


def _check_play_on(checks: Checks, fact: PlayedOn) -> None:
    match = checks.find_match(fact.match)
    checks.require_at_match(match, players=True)
    if match.reported_by is None:
        raise TournamentError("nothing-to-confirm")


def _apply_played_on(event: Event, fact: PlayedOn, line: LogLine) -> Event:
    def play_on(match: Match) -> Match:
        assert match.clock is not None
        clock = replace(match.clock, since=line.at)
        return replace(_confirmed(match), totals=None, rounds=(), bots=(), clock=clock)

    return change_matches(event, [fact.match], play_on)


class CorrectResult(Tagged):
    """Correct the result of a match."""

    match: Short
    totals: Points
    reason: Typed
    undecided: bool = False
    """Let everyone in who shares a first place, if there is room for all now: tie-break rounds that
    were not needed do not count."""


class ResultCorrected(Tagged):
    """The totals of a match were corrected."""

    match: str
    totals: dict[Player, int]
    reason: str
    undecided: bool = False
    """Tie-break rounds of that stage that are not needed any more do not count, either."""


def _correct(_event: Event, request: CorrectResult) -> ResultCorrected:
    return ResultCorrected(
        request.match, request.totals, clean_text(request.reason), request.undecided
    )


def _check_correct(checks: Checks, fact: ResultCorrected) -> None:
    checks.require_organiser()
    match = checks.find_match(fact.match)
    if match.totals is None:
        raise TournamentError("no-result-yet")
    _check_totals(checks.event, match, fact.totals)
    if fact.totals == match.totals:
        raise TournamentError("nothing-corrected")
    if fact.undecided and not losers_of_needless_rounds(
        _with_corrected_totals(checks.event, fact), match.stage
    ):
        raise TournamentError("decisions-needed")
    checks.require_clean(fact.reason)


def _apply_corrected(event: Event, fact: ResultCorrected, _line: LogLine) -> Event:
    event = _with_corrected_totals(event, fact)
    if fact.undecided:
        stage = next(
            stage for stage in event.stages if fact.match in {match.id for match in stage.matches}
        )
        event = change_matches(
            event, {match.id for match in stage.matches}, lambda match: replace(match, decisions=())
        )
        event = change_stage(event, stage.number, decisions=())
    return void_affected_stages(event)


def _with_corrected_totals(event: Event, fact: ResultCorrected) -> Event:
    # The recorded rounds belong to the wrong result.
    return change_matches(
        event,
        [fact.match],
        lambda match: replace(_confirmed(match), totals=fact.totals, rounds=()),
    )


class EnterDecision(Tagged):
    """Enter the result of a tie-break round."""

    match: Short
    points: Points
    bots: Annotated[tuple[Player, ...], Meta(max_length=MAX_ITEMS)] = ()
    """As in `EnterResult`."""


class DecisionEntered(Tagged):
    """The points of one tie-break round among tied players (TOUR-9, TOUR-11)."""

    match: str
    points: dict[Player, int]
    bots: tuple[Player, ...] = ()
    """As in `ResultEntered`."""


def _check_decide(checks: Checks, fact: DecisionEntered) -> None:
    match = checks.find_match(fact.match)
    checks.require_at_match(match, players=True)
    stage = checks.event.stages[-1]
    # Once the next stage is drawn, no tie of an earlier one is open.
    open_ties = ties(checks.event, stage, match) if match.stage == stage.number else ()
    if set(fact.points) not in map(set, open_ties):
        raise TournamentError("no-such-tie")
    _check_round(checks.event, fact.points.keys(), fact.points)
    _check_bots(match, fact.points.keys(), fact.bots)


def _apply_decided(event: Event, fact: DecisionEntered, _line: LogLine) -> Event:
    def write_down(match: Match) -> Match:
        return replace(
            match,
            decisions=(*match.decisions, fact.points),
            decision_tables=tie_break_tables_of_others(match, fact.points.keys()),
            bots=tuple(sorted({*match.bots, *fact.bots})),
        )

    return change_matches(event, [fact.match], write_down)


class DecideSeats(Tagged):
    """Enter the result of a tie-break round for the last seats in the final."""

    points: Points


class SeatsDecided(Tagged):
    """The points of a tie-break round among players of different tables, tied for the last seats.

    With more players than a table seats they play the round at several tables.
    """

    stage: int
    points: dict[Player, int]


def _check_seats(checks: Checks, fact: SeatsDecided) -> None:
    checks.require_organiser()
    stage = current_stage(checks.event)
    is_current = stage is not None and stage.number == fact.stage == len(checks.event.stages)
    tied = tie_for_last_seats(checks.event, stage) if stage is not None and is_current else ()
    if not tied or set(fact.points) != {*tied}:
        raise TournamentError("no-such-tie")
    _check_round(checks.event, fact.points.keys(), fact.points)


def _apply_seats(event: Event, fact: SeatsDecided, _line: LogLine) -> Event:
    decisions = event.stages[fact.stage - 1].decisions
    return change_stage(event, fact.stage, decisions=(*decisions, fact.points))


class JudgeBot(Tagged):
    """Decide whether a seat that a bot played advances."""

    match: Short
    player: Player
    advances: bool


class BotJudged(Tagged):
    """An organiser decided whether a seat that a bot played advances (TOUR-9)."""

    match: str
    player: Player
    advances: bool


def _check_judge(checks: Checks, fact: BotJudged) -> None:
    checks.require_organiser()
    match = checks.find_match(fact.match)
    stage = checks.event.stages[-1]
    to_judge = (
        players_of_undecided_bots(checks.event, stage, match) if match.stage == stage.number else ()
    )
    if fact.player not in to_judge:
        raise TournamentError("no-such-bot-seat")


def _apply_judged(event: Event, fact: BotJudged, _line: LogLine) -> Event:
    def judge(match: Match) -> Match:
        if fact.advances:
            return replace(match, let_on=(*match.let_on, fact.player))
        return replace(match, kept_back=(*match.kept_back, fact.player))

    return change_matches(event, [fact.match], judge)


def _check_bots(match: Match, players: Collection[Player], bots: Collection[Player]) -> None:
    """Bots play at live tables only."""
    if not {*bots} <= {*players} or (bots and match.online is None):
        raise TournamentError("totals-of-others")


def _check_totals(event: Event, match: Match, totals: Mapping[Player, int]) -> None:
    if totals.keys() != set(match.active):
        raise TournamentError("totals-of-others")
    _check_points(event, totals, HIGHEST_TOTAL)


def _check_round(event: Event, players: Collection[Player], points: Mapping[Player, int]) -> None:
    if not points.keys() <= set(players):
        raise TournamentError("totals-of-others")
    _check_points(event, points, HIGHEST_POINTS)


def _check_points(event: Event, points: Mapping[Player, int], highest: int) -> None:
    """Refuse more or fewer points than a player can have."""
    lowest = -HIGHEST_POINTS if event.tournament_rules.below_zero(event.rules) else 0
    if not all(lowest <= number <= highest for number in points.values()):
        raise TournamentError("points-out-of-range", lowest=lowest, highest=highest)


Fact: TypeAlias = (
    ResultEntered
    | Vouched
    | TableAsked
    | PlayedOn
    | ResultCorrected
    | DecisionEntered
    | SeatsDecided
    | BotJudged
)
Request: TypeAlias = (
    EnterResult | Vouch | AskTable | PlayOn | CorrectResult | EnterDecision | DecideSeats | JudgeBot
)

STEPS: Final = (
    Step(EnterResult, ResultEntered, as_requested(ResultEntered), _check_enter, _apply_entered),
    Step(EnterFromPad, ResultEntered, _enter_from_pad, _check_enter, _apply_entered),
    Step(Vouch, Vouched, as_requested(Vouched), _check_vouch, _apply_vouched),
    Step(AskTable, TableAsked, as_requested(TableAsked), _check_ask_table, _apply_table_asked),
    Step(PlayOn, PlayedOn, as_requested(PlayedOn), _check_play_on, _apply_played_on),
    Step(CorrectResult, ResultCorrected, _correct, _check_correct, _apply_corrected),
    Step(
        EnterDecision, DecisionEntered, as_requested(DecisionEntered), _check_decide, _apply_decided
    ),
    Step(
        DecideSeats,
        SeatsDecided,
        lambda event, request: SeatsDecided(len(event.stages), request.points),
        _check_seats,
        _apply_seats,
    ),
    Step(JudgeBot, BotJudged, as_requested(BotJudged), _check_judge, _apply_judged),
)
