"""The pages of an event, one for each role: each contains only what that role may see."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from dacabo.tournament.event import (
    Clock,
    Entrant,
    Event,
    Match,
    Player,
    Stage,
    current_stage,
    draft,
    find_entrant,
    group_of,
    is_closed,
    last_match,
    published_stages,
    waiting_entrants,
)
from dacabo.tournament.outcomes import outcomes
from dacabo.tournament.roles import AsPlayer, AtTable
from dacabo.tournament.standings import (
    advancing,
    is_complete,
    places,
    players_of_undecided_bots,
    points,
    scores,
    tie_for_last_seats,
    ties,
)
from dacabo.tournament.subjects import prizes
from dacabo.tournament.subjects.attendance import late_places, plays_next_round
from dacabo.tournament.subjects.cashbox import cash_entrants
from dacabo.tournament.subjects.drawing import Sealed, players_with_match_to_come, public_seed
from dacabo.tournament.subjects.opening import Opened
from dacabo.tournament.subjects.registration import listed_entrants
from dacabo.tournament.subjects.results import may_vouch
from dacabo.tournament.subjects.taking_back import is_step, last_step
from dacabo.tournament.times import minutes_played
from dacabo.tournament.views.outline import outline, score_views
from dacabo.tournament.views.todo import todo, why_decisions
from dacabo.tournament.views.types import (
    ClockView,
    Desk,
    DoorPage,
    Line,
    ListedView,
    LogLine,
    MatchView,
    Phase,
    PlayerPage,
    PlayerView,
    PublicView,
    StageView,
    TablePage,
    Timing,
    WaitingView,
)

RECENT_LINES: Final = 100
"""The number of recent lines shown on the desk; the complete trail is available on request."""


def log_lines(event: Event) -> tuple[LogLine, ...]:
    """The complete audit trail, without the seeds, which become public in due time."""
    return _lines(event, range(1, len(event.log) + 1))


def recent_log_lines(event: Event) -> tuple[LogLine, ...]:
    """The end of the audit trail, and the step that can be taken back."""
    numbers = range(max(1, len(event.log) - RECENT_LINES + 1), len(event.log) + 1)
    last = last_step(event)
    return _lines(event, numbers if last is None or last in numbers else (last, *numbers))


def _lines(event: Event, numbers: Iterable[int]) -> tuple[LogLine, ...]:
    in_effect = set(event.in_effect)
    return tuple(
        LogLine(
            number=number,
            # Without the id, which only its author may know.
            entry=replace(event.log[number - 1], id=None),
            counts=number in in_effect,
            step=number in in_effect and is_step(event.log[number - 1]),
        )
        for number in numbers
        if not isinstance(event.log[number - 1].fact, Opened | Sealed)
    )


def phase(event: Event) -> Phase:
    """The phase of an event."""
    stage = current_stage(event)
    if event.over:
        return Phase.OVER
    if draft(event) is not None:
        return Phase.DRAFT
    if stage is None:
        return Phase.REGISTRATION
    if not is_complete(event, stage):
        return Phase.PLAYING
    return Phase.FINISHED if stage.final else Phase.BETWEEN


def public_view(event: Event, now: int) -> PublicView:
    """The page that everybody may see."""
    listed, scored = listed_entrants(event), scores(event)
    return PublicView(
        number=len(event.log),
        name=event.name,
        game=event.game,
        preset=event.preset,
        changes=event.changes,
        minutes=event.tournament_rules.minutes(event.rules),
        about=event.about,
        places=event.places,
        phase=phase(event),
        players=_player_views(listed, players_with_match_to_come(event)),
        names=_names(event, listed),
        stages=tuple(_stage_view(event, stage, now) for stage in published_stages(event)),
        format=event.format,
        outline=outline(event),
        most_points_win=event.worse < 0,
        scores=score_views(event, scored),
        placing=outcomes(event, scored),
        prizes=event.prizes,
        consolation_prize=event.consolation_prize,
        consolation_winners=prizes.consolation_winners(event),
        taken=prizes.valid_choices(event),
        why=why_decisions(event),
        ends_at=event.tournament_rules.ends_at(event.rules),
        commitment=event.seals[-1].commitment,
        seed=public_seed(event, len(event.seals) - 1),
        closed=event.closed,
        waiting=len(waiting_entrants(event)),
        draws=event.draws.count(len(published_stages(event)) + 1),
        announcement=event.announcement,
        elsewhere=event.elsewhere,
        met=event.met,
    )


def player_page(
    event: Event, player: Player, now: int, public: PublicView | None = None
) -> PlayerPage:
    """The page of a player; `public` is the public page of the same moment, if already computed."""
    match = last_match(event, player)
    entrant = find_entrant(event, player)
    can_enter = match is not None and player in match.active and _awaits_result(match)
    return PlayerPage(
        event=public or public_view(event, now),
        player=player,
        name="" if entrant is None else entrant.name,
        waiting=entrant is not None and entrant.waiting,
        queue=_place_in_queue(event, player),
        match=None if match is None else match.id,
        opponents=() if match is None else tuple(p for p in match.active if p != player),
        enter=can_enter and not is_closed(event),
        vouch=match is not None
        and player in match.active
        and may_vouch(match, AsPlayer(player))
        and not is_closed(event),
        voided=any(player in match.active for match in _void_matches(event)),
        choose=()
        if prizes.next_chooser(event) != player or is_closed(event)
        else prizes.remaining_prizes(event),
        call=None if match is None else event.calls.get(match.id),
        may_call=match is not None and player in match.active and _may_call(event, match),
    )


def table_page(event: Event, table: int, now: int) -> TablePage:
    """The page of the phone at a table: nothing about other tables."""
    stage = current_stage(event)
    match = next((m for m in stage.matches if m.table == table), None) if stage else None
    players = () if match is None else match.players
    view = None if stage is None or match is None else _current_match_view(event, stage, match, now)
    return TablePage(
        event=event.name,
        game=event.game,
        preset=event.preset,
        changes=event.changes,
        minutes=event.tournament_rules.minutes(event.rules),
        about=event.about,
        names=_names(event, [one for one in listed_entrants(event) if one.player in players]),
        table=table,
        match=view,
        start=_can_start(match) and not is_closed(event),
        enter=match is not None and _awaits_result(match) and not is_closed(event),
        vouch=match is not None and may_vouch(match, AtTable(table)) and not is_closed(event),
        voided=any(match.table == table for match in _void_matches(event)),
        call=None if match is None else event.calls.get(match.id),
        may_call=match is not None and _may_call(event, match),
        announcement=event.announcement,
        elsewhere=event.elsewhere,
    )


def door_page(event: Event, now: int, public: PublicView | None = None) -> DoorPage:
    """The page of the helper at the door; `public` as in `desk`."""
    return DoorPage(
        event=public or public_view(event, now),
        listed=_listed_views(event),
        waiting=_waiting_views(event),
    )


def desk(
    event: Event,
    now: int,
    public: PublicView | None = None,
    finished: Collection[str] = (),
) -> Desk:
    """The page of an organiser; `public` is the public page of the same moment, if computed."""
    open_draft = draft(event)
    return Desk(
        event=public or public_view(event, now),
        listed=_listed_views(event),
        waiting=_waiting_views(event),
        organisers=event.organisers,
        forgotten=event.forgotten,
        unlisted=_unlisted_views(event),
        draft=None if open_draft is None else _stage_view(event, open_draft, now),
        todo=todo(event, now, finished),
        void=tuple(_void_match_view(event, match, now) for match in event.void),
        late=bool(late_places(event)) or plays_next_round(event),
        last=last_step(event),
        timing=Timing(event.plan, minutes_played(event) if event.over else None),
        log=recent_log_lines(event),
    )


def _listed_views(event: Event) -> tuple[ListedView, ...]:
    counted = {one.player for one in cash_entrants(event)}
    return tuple(
        ListedView(
            one.player,
            one.how,
            one.claimed or UNSET,
            one.reason or UNSET,
            one.paid or UNSET,
            one.note or UNSET,
            one.player not in counted or UNSET,
        )
        for one in listed_entrants(event)
    )


def _waiting_views(event: Event) -> tuple[WaitingView, ...]:
    return tuple(WaitingView(entrant.player, entrant.name) for entrant in waiting_entrants(event))


def _unlisted_views(event: Event) -> tuple[WaitingView, ...]:
    if len(event.entrants) == len(event.names):
        return ()
    listed = {entrant.player for entrant in event.entrants}
    names = enumerate(event.names)
    return tuple(WaitingView(player, name) for player, name in names if player not in listed)


def _names(event: Event, listed: Iterable[Entrant]) -> tuple[str, ...]:
    """The names of some on the list, by number; names that were taken back are not public."""
    names = dict.fromkeys(range(len(event.names)), "")
    return tuple((names | {one.player: one.name for one in listed}).values())


def _player_views(listed: Iterable[Entrant], playing: Collection[Player]) -> tuple[PlayerView, ...]:
    return tuple(
        [
            PlayerView(
                one.player, one.name, one.here, one.gone, one.has_page, one.player in playing
            )
            for one in listed
        ]
    )


def _place_in_queue(event: Event, player: Player) -> int:
    waiting = [entrant.player for entrant in waiting_entrants(event)]
    return waiting.index(player) + 1 if player in waiting else 0


def _stage_view(event: Event, stage: Stage, now: int) -> StageView:
    advance = advancing(event, stage)
    return StageView(
        number=stage.number,
        label=stage.label,
        commitment=event.seals[stage.seal].commitment,
        seed=public_seed(event, stage.seal),
        draws=event.draws.count(stage.number),
        drawn=stage.drawn,
        met=stage.met,
        final=stage.final,
        round=stage.round,
        sat=stage.sat,
        drawn_beside=stage.drawn_beside,
        seats=tie_for_last_seats(event, stage),
        decisions=stage.decisions,
        matches=tuple(
            _current_match_view(event, stage, match, now, advance) for match in stage.matches
        ),
    )


def _current_match_view(
    event: Event,
    stage: Stage,
    match: Match,
    now: int,
    advance: Collection[Player] | None = None,
) -> MatchView:
    place_of = places(event, stage, match) if match.decided else {}
    if advance is None:
        advance = advancing(event, stage)
    to_judge = players_of_undecided_bots(event, stage, match)
    lines = _match_lines(event, match, place_of, advance, to_judge)
    is_final = stage.final and not match.consolation
    view = _match_view(match, lines, now, ties(event, stage, match), final=is_final)
    if event.elsewhere and view.clock is not None:  # it goes on there
        view = replace(view, clock=replace(view.clock, runs=False, due=None))
    return view


def _void_matches(event: Event) -> list[Match]:
    """The matches that a correction made void, and whose stage has not been drawn again."""
    drawn = len(published_stages(event))
    return [match for match in event.void if match.stage > drawn and not is_closed(event)]


def _void_match_view(event: Event, match: Match, now: int) -> MatchView:
    """A match that no longer counts: its points, but no places."""
    lines = _match_lines(event, match, {}, (), ())
    return _match_view(match, lines, now, (), final=False)


def _match_view(
    match: Match,
    lines: tuple[Line, ...],
    now: int,
    open_ties: tuple[tuple[Player, ...], ...],
    *,
    final: bool,
) -> MatchView:
    return MatchView(
        id=match.id,
        stage=match.stage,
        final=final,
        table=match.table,
        group=group_of(match),
        consolation=match.consolation,
        lines=lines,
        clock=None if match.clock is None else _clock_view(match.clock, now),
        online=match.online,
        decided=match.decided,
        confirmed=match.reported_by is None,
        asked=match.asked,
        rounds=match.rounds,
        decisions=match.decisions,
        ties=open_ties,
        decision_tables=tuple(
            table for table in match.decision_tables if table.players in open_ties
        ),
    )


def _match_lines(
    event: Event,
    match: Match,
    place_of: Mapping[Player, int],
    advance: Collection[Player],
    to_judge: Collection[Player],
) -> tuple[Line, ...]:
    totals = {player: points(event, match, player) for player in match.totals or ()}
    penalties = dict.fromkeys(match.players, 0)
    for one in match.penalties:
        penalties[one.player] = penalties.get(one.player, 0) + one.points
    lines = []
    for player in match.players:
        total, penalty, place = totals.get(player), penalties[player], place_of.get(player)
        goes_on, left = player in advance, player in match.withdrawn
        struck, bot = player in match.struck or UNSET, player in match.bots or UNSET
        asked = player in to_judge or UNSET
        lines.append(Line(player, total, penalty, place, goes_on, left, struck, bot, asked))
    return tuple(lines)


def _clock_view(clock: Clock, now: int) -> ClockView:
    return ClockView(
        at=now,
        played=clock.played(now),
        limit=clock.limit,
        runs=clock.since is not None,
        due=clock.due,
        called=clock.called,
    )


def _can_start(match: Match | None) -> bool:
    return match is not None and match.clock is None and not match.decided and match.online is None


def _may_call(event: Event, match: Match) -> bool:
    """Whether an organiser can be called to the table of a match: as long as it is played there."""
    stage = current_stage(event)
    return stage is not None and match.stage == stage.number and not is_closed(event)


def _awaits_result(match: Match) -> bool:
    """Whether a result can be entered at the table."""
    return match.clock is not None and not match.decided and match.online is None
