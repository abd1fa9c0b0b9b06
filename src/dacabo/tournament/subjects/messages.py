"""Messages: organisers announce something to everybody, and tables call for an organiser."""

from typing import Final, TypeAlias

from msgspec.structs import replace

from dacabo.core.values import Short, Tagged, Typed
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Announcement, Call, Event, current_stage
from dacabo.tournament.names import clean_text
from dacabo.tournament.roles import AsPlayer, AtTable, Organiser
from dacabo.tournament.step import Checks, LogLine, Step, as_requested

# --- to everybody ---------------------------------------------------------------


class Announce(Tagged):
    """Say something to everybody, instead of what was said before."""

    text: Typed


class Announced(Tagged):
    """An organiser said something to everybody: it stands on all phones and on the wall."""

    text: str


def _check_announce(checks: Checks, fact: Announced) -> None:
    checks.require_organiser()
    checks.require_clean(fact.text)
    current = checks.event.announcement
    if current is not None and current.text == fact.text:
        raise TournamentError("nothing-corrected")


def _apply_announced(event: Event, fact: Announced, line: LogLine) -> Event:
    return replace(event, announcement=Announcement(line.number, line.at, fact.text))


class EndAnnouncement(Tagged):
    """Take the announcement off again."""


class AnnouncementEnded(Tagged):
    """The last announcement is taken off again."""


def _check_end(checks: Checks, _fact: AnnouncementEnded) -> None:
    checks.require_organiser()
    if checks.event.announcement is None:
        raise TournamentError("nothing-announced")


# --- from a table -----------------------------------------------------------------


class CallOrganiser(Tagged):
    """Call an organiser to the table of a match, or once more."""

    match: Short


class OrganiserCalled(Tagged):
    """Somebody at the table of a match called for an organiser."""

    match: str


def _check_call(checks: Checks, fact: OrganiserCalled) -> None:
    """Only the table itself can call; it can call again once somebody has said they are coming."""
    _check_at_table(checks, fact.match)
    call = checks.event.calls.get(fact.match)
    if call is not None and not call.coming:
        raise TournamentError("called-already")


def _apply_called(event: Event, fact: OrganiserCalled, line: LogLine) -> Event:
    player = line.by.player if isinstance(line.by, AsPlayer) else None
    return replace(event, calls=event.calls | {fact.match: Call(line.at, player)})


class AnswerCall(Tagged):
    """Tell a table that somebody is coming."""

    match: Short


class CallAnswered(Tagged):
    """An organiser is on the way to the table."""

    match: str


def _check_answer(checks: Checks, fact: CallAnswered) -> None:
    checks.require_organiser()
    if _call(checks, fact.match).coming:
        raise TournamentError("call-answered")


def _apply_answered(event: Event, fact: CallAnswered, _line: LogLine) -> Event:
    call = event.calls.get(fact.match)  # None if the call was taken back
    if call is None:
        return event
    return replace(event, calls=event.calls | {fact.match: replace(call, coming=True)})


class EndCall(Tagged):
    """Say that the table needs nobody any more."""

    match: Short


class CallEnded(Tagged):
    """The table needs nobody any more."""

    match: str


def _check_end_call(checks: Checks, fact: CallEnded) -> None:
    if not isinstance(checks.by, Organiser):
        _check_at_table(checks, fact.match)
    _call(checks, fact.match)


def _apply_call_ended(event: Event, fact: CallEnded, _line: LogLine) -> Event:
    remaining = {match: call for match, call in event.calls.items() if match != fact.match}
    return replace(event, calls=remaining)


def _call(checks: Checks, match: str) -> Call:
    call = checks.event.calls.get(match)
    if call is None:
        raise TournamentError("nobody-called")
    return call


def _check_at_table(checks: Checks, id: str) -> None:  # noqa: A002 (its name)
    """Refuse anybody who is not at the table of a match of the current stage."""
    match, stage = checks.find_match(id), current_stage(checks.event)
    match checks.by:
        case AtTable(table) if table == match.table:
            pass
        case AsPlayer(player) if player in match.active:
            pass
        case AtTable() | AsPlayer():
            raise TournamentError("other-table")
        case _:
            raise TournamentError("table-only")
    if stage is None or match.stage != stage.number:
        raise TournamentError("other-table")


Fact: TypeAlias = Announced | AnnouncementEnded | OrganiserCalled | CallAnswered | CallEnded
Request: TypeAlias = Announce | EndAnnouncement | CallOrganiser | AnswerCall | EndCall

STEPS: Final = (
    Step(
        Announce,
        Announced,
        lambda _event, request: Announced(clean_text(request.text)),
        _check_announce,
        _apply_announced,
    ),
    Step(
        EndAnnouncement,
        AnnouncementEnded,
        lambda _event, _request: AnnouncementEnded(),
        _check_end,
        lambda event, _fact, _line: replace(event, announcement=None),
    ),
    Step(CallOrganiser, OrganiserCalled, as_requested(OrganiserCalled), _check_call, _apply_called),
    Step(AnswerCall, CallAnswered, as_requested(CallAnswered), _check_answer, _apply_answered),
    Step(EndCall, CallEnded, as_requested(CallEnded), _check_end_call, _apply_call_ended),
)
