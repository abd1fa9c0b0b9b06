"""Attendance: players check in, come late, leave, come back, do not come, or are replaced."""

from collections.abc import Collection
from typing import Annotated, Final, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from dacabo.core.values import Tagged, Typed
from dacabo.tournament import draw
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Entrant,
    Event,
    Gone,
    How,
    Match,
    Player,
    current_stage,
    draft,
    find_entrant,
    last_match,
    last_matches,
    present_entrants,
    published_stages,
    used_names,
)
from dacabo.tournament.names import name_key, player_name
from dacabo.tournament.roles import Door, Organiser
from dacabo.tournament.standings import advancing_by_totals, still_leads_to
from dacabo.tournament.step import MAX_ITEMS, Checks, LogLine, Step, as_requested
from dacabo.tournament.subjects.registration import check_room
from dacabo.tournament.updates import (
    change_entrants,
    change_every_match,
    change_matches,
    enrol,
    leave,
    substitute,
    without_draft,
)


def not_checked_in(event: Event) -> tuple[Player, ...]:
    """The players who have not checked in, once at least one has."""
    entrants = present_entrants(event)
    if not any(entrant.here for entrant in entrants):
        return ()
    return tuple(entrant.player for entrant in entrants if not entrant.here)


# --- checking in --------------------------------------------------------------


class CheckIn(Tagged):
    """Check a player in, or back in after they left."""

    player: Player


class CheckedIn(Tagged):
    """A player is present, possibly one who had been taken off the list."""

    player: Player


def _check_check_in(checks: Checks, fact: CheckedIn) -> None:
    if not isinstance(checks.by, Door):
        checks.require_organiser_or(fact.player)
    entrant = checks.listed_player(fact.player)
    if entrant.gone is Gone.DISQUALIFIED:
        raise TournamentError("player-gone", name=entrant.name)
    if entrant.gone is not None:
        # Players who were taken off the list cannot put themselves back. Once there are groups, a
        # returning player changes them, so an organiser has to do it.
        if checks.event.stages:
            checks.require_organiser()
        checks.require_doorkeeper()
        if published_stages(checks.event) and not _can_return(checks.event, entrant):
            raise TournamentError("player-gone", name=entrant.name)
    elif entrant.here:
        raise TournamentError("here-already", name=entrant.name)


def _can_return(event: Event, entrant: Entrant) -> bool:
    """Whether a player who had left has something to play.

    They have if their match has no result (after a no-show: if it has not begun). They also have if
    they advance to a stage that is not drawn yet, unless a tie-break round was played without them.
    """
    player = entrant.player
    if plays_next_round(event):
        return True
    match = last_match(event, player)
    if match is None or match.stage != len(event.stages):
        return False
    if not match.consolation and not _belongs_in_stage(event, player):
        return False
    if player in match.withdrawn:
        return _can_rejoin(entrant, match)
    stage, back = event.stages[-1], change_entrants(event, (player,), gone=None, gone_at=0)
    has_won = not stage.final and player in advancing_by_totals(back, stage)
    decisions = (*match.decisions, *stage.decisions)
    return has_won and all(player in decision for decision in decisions)


def _can_rejoin(entrant: Entrant, match: Match) -> bool:
    """Whether a player who had left a match can still play it."""
    if entrant.gone is Gone.NO_SHOW:
        return _has_seat(match, entrant.player)
    return match.totals is None and len(match.active) < draw.TABLE_SEATS


def plays_next_round(event: Event) -> bool:
    """Whether everybody who is present then will play another round."""
    stage = current_stage(event)
    return stage is not None and stage.round and stage.number < event.format.rounds


def _belongs_in_stage(event: Event, player: Player) -> bool:
    """Whether a player who had left still qualifies for the stage that is being played.

    They do not if a result was corrected meanwhile and somebody else advances instead.
    """
    if len(event.stages) == 1:
        return True
    before, stage = event.stages[-2:]
    event = change_entrants(event, (player,), gone=None, gone_at=0)
    return still_leads_to(event, before, stage)


def _apply_checked_in(event: Event, fact: CheckedIn, line: LogLine) -> Event:
    entrant = find_entrant(event, fact.player)
    if entrant is not None and entrant.gone:  # to the list, or to a match without a result
        event = without_draft(event)
        match = last_match(event, fact.player)
        if match is not None and match.stage == len(event.stages) and _can_rejoin(entrant, match):
            back = {fact.player: fact.player}
            event = change_matches(event, [match.id], lambda match: substitute(match, back))
    event = change_entrants(event, (fact.player,), here=True, gone=None, gone_at=0)
    if isinstance(line.by, Organiser | Door):
        event = change_entrants(event, (fact.player,), known=True)
    return event


class CheckInAll(Tagged):
    """Check in everyone on the list who has not checked in."""


class AllCheckedIn(Tagged):
    """Everyone on the list who had not checked in is present, too."""

    players: tuple[Player, ...]


def _check_in_all(event: Event, _request: CheckInAll) -> AllCheckedIn:
    return AllCheckedIn(
        tuple(entrant.player for entrant in present_entrants(event) if not entrant.here)
    )


def _check_check_in_all(checks: Checks, fact: AllCheckedIn) -> None:
    """Require the list of everyone who is missing, and of nobody else."""
    checks.require_doorkeeper()
    missing = tuple(
        entrant.player for entrant in present_entrants(checks.event) if not entrant.here
    )
    if not missing:
        raise TournamentError("everybody-here")
    if fact.players != missing:
        raise TournamentError("not-on-the-list")


def _apply_all_checked_in(event: Event, fact: AllCheckedIn, _line: LogLine) -> Event:
    return change_entrants(event, {*fact.players}, here=True, known=True)


class UndoCheckIn(Tagged):
    """A player is not present after all."""

    player: Player


class CheckInUndone(Tagged):
    """A player was checked in by mistake."""

    player: Player


def _check_undo_check_in(checks: Checks, fact: CheckInUndone) -> None:
    """A check-in can be undone until the draw; after it, an absent player drops out or no-shows."""
    checks.require_doorkeeper()
    entrant = checks.present_player(fact.player)
    if checks.event.stages:
        raise TournamentError("check-in-over")
    if not entrant.here:
        raise TournamentError("not-checked-in", name=entrant.name)


def _apply_check_in_undone(event: Event, fact: CheckInUndone, _line: LogLine) -> Event:
    return change_entrants(event, (fact.player,), here=False)


# --- late entries and replacements --------------------------------------------


def late_places(event: Event) -> tuple[Match, ...]:
    """The groups that a latecomer can join: the smallest that have not begun.

    A group that everyone has left is excluded: the latecomer would win it without playing.
    """
    stage = current_stage(event)
    if stage is None or (len(event.stages) > 1 and not stage.round):
        return ()
    not_begun = [
        m for m in stage.matches if m.clock is None and 0 < len(m.active) < draw.TABLE_SEATS
    ]
    smallest = min((len(match.active) for match in not_begun), default=0)
    return tuple(match for match in not_begun if len(match.active) == smallest)


def late_place(event: Event) -> Match:
    """The group for a latecomer: by lot among those they can join.

    The lot depends on the ordinal of the late entry, so that repeating it gives the same group.
    """
    late_entries = sum(isinstance(event.log[n - 1].fact, EnteredLate) for n in event.in_effect)
    return _draw_late_place(event, late_entries + 1)


def late_place_by_step(event: Event) -> Match:
    """The group by the older label of the lot, which used the number of the step."""
    return _draw_late_place(event, len(event.log) + 1)


def _draw_late_place(event: Event, number: int) -> Match:
    places, seed = late_places(event), event.seals[-1].seed
    if not places:
        raise TournamentError("no-late-place")
    if seed is None:
        raise TournamentError("no-seal")
    return places[draw.lot(seed, f"late/{number}", len(places))]


class EnterLate(Tagged):
    """Admit a latecomer after the draw: a new name, or a player without a match."""

    who: Typed | Player


class EnteredLate(Tagged):
    """A player joins a group that was drawn without them; a newcomer has a name."""

    player: Player
    match: str
    """Empty if all groups have begun: they play from the next round on."""
    name: str | None = None


def _enter_late(event: Event, request: EnterLate) -> EnteredLate:
    if current_stage(event) is None:
        raise TournamentError("not-late-yet")
    player, name = _newcomer(event, request.who)
    if not late_places(event) and plays_next_round(event):
        return EnteredLate(player, "", name)
    return EnteredLate(player, late_place(event).id, name)


def _newcomer(event: Event, who: str | Player) -> tuple[Player, str | None]:
    """The number of a player who takes a place, with a name if they are new.

    The name of a no-show is theirs: they have come after all.
    """
    if isinstance(who, int):
        return who, None
    key = name_key(who.strip())
    for entrant in event.entrants:
        if entrant.gone is Gone.NO_SHOW and name_key(entrant.name) == key:
            return entrant.player, None
    return len(event.names), player_name(who, used_names(event))


def _check_enter_late(checks: Checks, fact: EnteredLate) -> None:
    """Late entry is possible into a group that has not begun, chosen by lot.

    Once all have begun, it is possible into the next round.
    """
    checks.require_organiser()
    if not published_stages(checks.event):
        raise TournamentError("not-late-yet")
    _check_newcomer(checks, fact.player, fact.name)
    if not fact.match and not late_places(checks.event) and plays_next_round(checks.event):
        return
    if fact.match not in [place.id for place in _possible_places(checks.event)]:
        raise TournamentError("draw-differs")


def _possible_places(event: Event) -> Collection[Match]:
    """The groups that the lot can have chosen; any, if the seed is unknown here."""
    if event.seals[-1].seed is None:
        return late_places(event)
    return late_place(event), late_place_by_step(event)


def _apply_entered_late(event: Event, fact: EnteredLate, _line: LogLine) -> Event:
    event = _arrive(event, fact.player, fact.name)
    if not fact.match:
        return without_draft(event)
    return change_matches(
        event, [fact.match], lambda m: replace(m, players=(*m.players, fact.player))
    )


class Replace(Tagged):
    """Give a player's place to a new name, or to a player without a match."""

    player: Player
    by: Typed | Player


class Replaced(Tagged):
    """A player took the place of one who cannot play; a newcomer has a name."""

    player: Player
    by: Player
    name: str | None = None


def _replace(event: Event, request: Replace) -> Replaced:
    return Replaced(request.player, *_newcomer(event, request.by))


def _check_replace(checks: Checks, fact: Replaced) -> None:
    """Replacement is possible in the first stage, as long as the match has not begun."""
    checks.require_organiser()
    entrant = checks.listed_player(fact.player)
    stage = checks.event.stages[-1] if checks.event.stages else None
    if stage is None:
        raise TournamentError("not-drawn")
    match = next((m for m in stage.matches if fact.player in m.players), None)
    if stage.number > 1 or match is None or not _has_seat(match, fact.player):
        raise TournamentError("too-late-to-replace", name=entrant.name)
    _check_newcomer(checks, fact.by, fact.name)


def _apply_replaced(event: Event, fact: Replaced, line: LogLine) -> Event:
    if not any(entrant.player == fact.player and entrant.gone for entrant in event.entrants):
        event = change_entrants(event, (fact.player,), gone=Gone.REPLACED, gone_at=line.number)
    event = _arrive(event, fact.by, fact.name)
    return change_every_match(event, lambda match: substitute(match, {fact.player: fact.by}))


def _check_newcomer(checks: Checks, player: Player, name: str | None) -> None:
    """Refuse a taken name or number, and a player who has a match."""
    if name is None:
        _check_without_match(checks, player)
        return
    if player != len(checks.event.names):
        raise TournamentError("number-taken")
    if player_name(name, used_names(checks.event)) != name:
        raise TournamentError("name-not-clean")
    check_room(checks.event, 1)


def _check_without_match(checks: Checks, player: Player) -> None:
    """Refuse a player who has a match, unless they came too late for it."""
    entrant = checks.listed_player(player)
    if entrant.gone is Gone.DISQUALIFIED:
        raise TournamentError("player-gone", name=entrant.name)
    match = last_match(checks.event, player)
    is_late = entrant.gone is Gone.NO_SHOW and match is not None and not _has_seat(match, player)
    if (match is not None and not is_late) or _is_in_draft(checks.event, player):
        raise TournamentError("player-has-match", name=entrant.name)


def _has_seat(match: Match, player: Player) -> bool:
    """Whether the player, or a replacement, can still join the match."""
    is_full = player in match.withdrawn and len(match.active) >= draw.TABLE_SEATS
    return match.clock is None and not is_full


def _is_in_draft(event: Event, player: Player) -> bool:
    stage = draft(event)
    return stage is not None and any(player in match.players for match in stage.matches)


def _arrive(event: Event, player: Player, name: str | None) -> Event:
    """Mark a newcomer, or a player who had been given up, as present.

    They count as checked in only if others do. They are removed from the match that they missed.
    """
    if name is not None:
        event = enrol(event, Entrant(player, name, How.ORGANISER))
    event = change_every_match(event, lambda match: _without_player(match, player))
    here = any(entrant.here for entrant in present_entrants(event))
    return change_entrants(event, (player,), here=here, gone=None, gone_at=0)


def _without_player(match: Match, player: Player) -> Match:
    if player not in match.withdrawn:
        return match
    return replace(
        match,
        players=tuple(p for p in match.players if p != player),
        withdrawn=tuple(p for p in match.withdrawn if p != player),
    )


# --- leaving ------------------------------------------------------------------


class DropOut(Tagged):
    """Leave, or take a player off the list."""

    player: Player


class DroppedOut(Tagged):
    """A player left the event."""

    player: Player


def _check_drop_out(checks: Checks, fact: DroppedOut) -> None:
    checks.require_organiser_or(fact.player)
    checks.present_player(fact.player)


def _apply_dropped_out(event: Event, fact: DroppedOut, line: LogLine) -> Event:
    return leave(event, (fact.player,), Gone.DROPPED_OUT, line)


class MarkNoShow(Tagged):
    """Mark players as absent; by default all who have not checked in."""

    players: Annotated[tuple[Player, ...], Meta(max_length=MAX_ITEMS)] = ()


class NotShown(Tagged):
    """Players did not come."""

    players: tuple[Player, ...]


def _mark_no_show(event: Event, request: MarkNoShow) -> NotShown:
    return NotShown(request.players or not_checked_in(event))


def _check_mark_no_show(checks: Checks, fact: NotShown) -> None:
    """Only players who have not begun to play can be marked absent."""
    checks.require_organiser()
    if not fact.players:
        raise TournamentError("everybody-here")
    entrants = {entrant.player: entrant for entrant in checks.event.entrants}
    last_match_of = last_matches(checks.event)
    for player in fact.players:
        entrant = checks.require_present(entrants.get(player))
        if player in last_match_of and last_match_of[player].clock is not None:
            raise TournamentError("player-did-play", name=entrant.name)
    if len(set(fact.players)) != len(fact.players):
        raise TournamentError("player-twice")


def _apply_not_shown(event: Event, fact: NotShown, line: LogLine) -> Event:
    return leave(event, fact.players, Gone.NO_SHOW, line)


Fact: TypeAlias = (
    CheckedIn | AllCheckedIn | CheckInUndone | EnteredLate | Replaced | DroppedOut | NotShown
)
Request: TypeAlias = CheckIn | CheckInAll | UndoCheckIn | EnterLate | Replace | DropOut | MarkNoShow

STEPS: Final = (
    Step(CheckIn, CheckedIn, as_requested(CheckedIn), _check_check_in, _apply_checked_in),
    Step(CheckInAll, AllCheckedIn, _check_in_all, _check_check_in_all, _apply_all_checked_in),
    Step(
        UndoCheckIn,
        CheckInUndone,
        as_requested(CheckInUndone),
        _check_undo_check_in,
        _apply_check_in_undone,
    ),
    Step(EnterLate, EnteredLate, _enter_late, _check_enter_late, _apply_entered_late),
    Step(Replace, Replaced, _replace, _check_replace, _apply_replaced),
    Step(DropOut, DroppedOut, as_requested(DroppedOut), _check_drop_out, _apply_dropped_out),
    Step(MarkNoShow, NotShown, _mark_no_show, _check_mark_no_show, _apply_not_shown),
)
