"""A live event: it carries out requests one by one, and makes the page of each role."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from dacabo.scorepad.facts import PadEntry
from dacabo.scorepad.view import PadView
from dacabo.server.documents.linked import LinkedState, LogRecord, erase_lines
from dacabo.server.events.forecasts import Forecasts, Lever, Question
from dacabo.server.events.match_pads import MatchPads, decision_fields, rounds_on
from dacabo.server.events.online import OnlineMatches
from dacabo.server.events.stored import EventKind
from dacabo.server.http.responses import words_in
from dacabo.server.keys import EventKeys
from dacabo.server.limits.cpu_budget import check_budget
from dacabo.server.sockets.watchers import Watchers
from dacabo.server.store.stream import Stream, Streams
from dacabo.server.wire.bodies import HandIn, PlanFor
from dacabo.server.wire.watch import (
    DeskShown,
    DoorShown,
    LiveMatch,
    Page,
    Plan,
    PlayerShown,
    PublicShown,
    TableShown,
)
from dacabo.spreadsheet import workbook
from dacabo.tournament.commands import avoid, handle, on_timer
from dacabo.tournament.draw import MIN_PLAYERS
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Event,
    Match,
    Met,
    answered,
    current_stage,
    match_of,
    published_stages,
)
from dacabo.tournament.facts import Entry, HouseRequest, Request
from dacabo.tournament.logfile import write_log
from dacabo.tournament.roles import (
    AsPlayer,
    AtTable,
    Door,
    House,
    LinkRole,
    OnlineTable,
    Organiser,
    Public,
    Role,
)
from dacabo.tournament.sheets import EveningSheets
from dacabo.tournament.step import Checks
from dacabo.tournament.subjects.drawing import contenders
from dacabo.tournament.subjects.opening import check_format, match_rules
from dacabo.tournament.subjects.planning import RecordPlan
from dacabo.tournament.subjects.privacy import Forgotten, OrganiserForgotten, forget, former_names
from dacabo.tournament.subjects.results import EnterResult, check_awaited
from dacabo.tournament.views.changes import Changes, preview
from dacabo.tournament.views.pages import (
    desk,
    door_page,
    log_lines,
    phase,
    player_page,
    public_view,
    table_page,
)
from dacabo.tournament.views.types import Phase, PublicView

PREFIX: Final = "event"
"""The prefix of the names of event streams."""


_ERASURES: Final = (Forgotten, OrganiserForgotten)


Still: TypeAlias = Callable[[Event], bool]
"""Whether a request still makes sense for an event."""


def always(_event: Event) -> bool:
    """A request that makes sense in any case."""
    return True


class LiveEvent:
    """An event in use."""

    def __init__(
        self,
        id: str,  # noqa: A002 (its name)
        streams: Streams,
        online: OnlineMatches,
        forecasts: Forecasts,
        build: str,
    ) -> None:
        self.id = id
        self.stream = Stream(f"{PREFIX}/{id}", EventKind(), streams)
        self.watchers = Watchers(self._look, streams.environment, build)
        self.pads = MatchPads(self.stream.name, streams, self.watchers.show)
        self._environment = streams.environment
        self.reconciling = asyncio.Lock()
        self.settled = 0
        """The number of the last fact whose effects are complete."""
        self.deleted = False
        self._online = online
        self._forecasts = forecasts
        self._lever = Lever()
        self._cleaned = 0
        """The number of forgotten people whose data is no longer in the store."""

    @property
    def streams(self) -> list[Stream[Any, Any]]:
        """The log of the event, and its pads."""
        return [self.stream, *self.pads.streams]

    @property
    def state(self) -> object:
        """A value that changes whenever the event or one of its pads does."""
        return self.stream.number, self._cleaned, self.pads.numbers

    @property
    def event(self) -> Event:
        """The stored state."""
        return self.stream.state.state

    def role_of(self, key: str) -> LinkRole | None:
        """The role of a key, valid or revoked; None if this event never made the key."""
        match self.keys.role(key):
            case Organiser("", number) as role if 0 < number < len(self.event.organisers):
                return replace(role, name=self.event.organisers[number].name)
            case Organiser("", 0, generation) as role if generation:
                return replace(role, name=self.event.organisers[0].name)
            case role:
                return role

    @property
    def keys(self) -> EventKeys:
        """Makes and checks the keys of the event's links."""
        return EventKeys(self.id, self.stream.state.secret)

    async def ask(self, request: Request | HandIn, by: LinkRole, id: str) -> int:  # noqa: A002 (as in the log)
        """Carry out a request once; the number of the fact that answers it."""
        return await self.stream.ask(
            lambda stored: answered(stored.state, id, by),
            lambda stored: self._lines(stored.state, request, by, id),
        )

    def _lines(
        self,
        event: Event,
        request: HouseRequest | HandIn,
        by: Role,
        id: str | None,  # noqa: A002 (as in the log)
    ) -> list[LogRecord[Entry]]:
        """The lines that a request leads to."""
        if not isinstance(by, OnlineTable | House):  # these are the server itself
            check_budget()
        now, seed = self._environment.now(), self._environment.new_seed
        asked = self._resolve_result(event, request, by, id)
        return [*map(LogRecord, handle(event, asked, now, by, new_seed=seed, id=id))]

    def _resolve_result(
        self,
        event: Event,
        request: HouseRequest | HandIn,
        by: Role,
        id: str | None = None,  # noqa: A002 (as in the log)
    ) -> HouseRequest:
        """The request itself; for a result from a phone, the result on the pad of the match.

        Organisers and live tables send their own results.
        """
        is_phone = isinstance(by, AtTable | AsPlayer)
        if not isinstance(request, HandIn) and not (is_phone and isinstance(request, EnterResult)):
            return request
        if id is not None and answered(event, id, by) is not None:
            return EnterResult(request.match, {})  # a repeated request changes nothing
        match = check_awaited(Checks(event, by, self._environment.now()), request.match)
        return self.pads.result(event, match, request)

    async def report(self, request: HouseRequest, by: Role, still: Still = always) -> bool:
        """Carry out a request of the server, or of an online table, which may report only once.

        Returns False if it was done already, or if `still` does not hold.
        """
        name = None if isinstance(by, House) else type(request).__name__
        return await self.stream.change(
            lambda stored: (
                self._lines(stored.state, request, by, name) if still(stored.state) else ()
            )
        )

    async def avoid(self, met: tuple[Met, ...]) -> bool:
        """Record who has met before, for the next draw; return False if the event knows that."""
        return await self.stream.change(
            lambda stored: [
                LogRecord(entry) for entry in avoid(stored.state, self._environment.now(), met)
            ]
        )

    async def fire(self) -> bool:
        """Call time where it is up."""
        return await self.stream.change(
            lambda stored: [
                LogRecord(entry) for entry in on_timer(stored.state, self._environment.now())
            ]
        )

    async def clean(self) -> bool:
        """Delete the stored data of forgotten people; return False if there is none.

        The log says who was forgotten, so this also completes a deletion that was interrupted.
        """
        forgotten = [entry.fact for entry in self.event.log if isinstance(entry.fact, _ERASURES)]
        if len(forgotten) == self._cleaned:
            return False
        log = tuple(line.entry for line in await self.stream.lines())
        for fact in forgotten:
            if isinstance(fact, Forgotten) and (names := former_names(log, fact)):
                await self.pads.forget(fact.player, names, fact.name)
        await self.stream.rewrite(
            lambda lines: erase_lines(lines, partial(_erase_people, forgotten))
        )
        self._cleaned = len(forgotten)
        return True

    # --- expensive work, in the background process ----------------------------------------------

    async def preview(self, request: Request, by: LinkRole) -> Changes:
        """The effects of a request, without carrying it out."""
        self._resolve_result(self.event, request, by)  # raises the same refusals as the request
        return await self.stream.in_background(_preview, request, self._environment.now(), by)

    async def file(self) -> bytes:
        """The whole event as a file, to continue elsewhere with its pads."""
        return await self.stream.in_background(_file, self.pads.lines(self.event))

    async def workbook(self, language: str, east: int) -> bytes:
        """The evening as a spreadsheet, for its organisers."""
        logs = await self.pads.logs(self.event)
        return await self.stream.in_background(_workbook, logs, language, east)

    async def trail(self) -> bytes:
        """The complete history as JSON."""
        return await self.stream.in_background(_trail)

    # --- forecasts -------------------------------------------------------------------------------

    def question(self) -> Question | None:
        """The input of the forecast of the event's duration; None once it is drawn."""
        event = self.event
        if phase(event) is not Phase.REGISTRATION:
            return None
        players = len(contenders(event))
        if players < MIN_PLAYERS:
            return None
        changes = tuple(sorted(event.changes.items()))
        return Question(
            players, event.game, event.preset, changes, event.format, hand_ms=event.hand_ms
        )

    def plan_to_record(self) -> RecordPlan | None:
        """The forecast that the organisers have seen, if there is one."""
        plan = None if self.question() is None else self._forecasts.known(self)
        return None if plan is None or not plan.high else RecordPlan(plan.low, plan.high)

    def what_if(self, asked: PlanFor) -> Plan:
        """The forecast with other minutes, pace or format; empty while it is being computed."""
        question = self.question()
        if question is None:
            raise TournamentError("registration-over")
        changes = dict(question.changes)
        if asked.minutes is not None:
            changes |= self.event.tournament_rules.with_time_limit(asked.minutes)
            match_rules(self.event.game, self.event.preset, changes)  # refuses impossible minutes
        items = tuple(sorted(changes.items()))
        format = asked.format or question.format  # noqa: A001 (its name)
        check_format(format)
        self._lever.asked = replace(question, changes=items, seconds=asked.seconds, format=format)
        return self._forecasts.look(self._lever) or Plan()

    def wants_plan(self) -> bool:
        """Whether an organiser is watching, who would see a forecast."""
        return bool(self.watchers.of(_is_organiser))

    def tell_plan(self) -> None:
        """Show the desk again, and nothing else."""
        self.watchers.show_again(_is_organiser)

    # --- pages -------------------------------------------------------------------------------

    def _look(self) -> Callable[[LinkRole], Page]:
        """Take a snapshot; its public part is computed once for all roles."""
        now = self._environment.now()
        public, live = public_view(self.event, now), self._live()
        return lambda role: self._page_for(role, now, public, live)

    def _page_for(
        self, role: LinkRole, now: int, public: PublicView, live: tuple[LiveMatch, ...]
    ) -> Page:
        event = self.event
        match role:
            case Organiser(name, number):
                return DeskShown(
                    page=desk(event, now, public, self.pads.finished(event)),
                    organiser=name,
                    number=number,
                    live=live,
                    seated=self._online.seated(self.id, event),
                    bots=self._online.bots(self.id, event),
                    plan=self._forecasts.look(self),
                )
            case Door():
                return DoorShown(page=door_page(event, now, public))
            case AtTable(table):
                page = table_page(event, table, now)
                found = None if page.match is None else match_of(event, page.match.id)
                return TableShown(
                    page=page,
                    pad=self._pad(found),
                    live=None if found is None else self.live(found),
                    decision=decision_fields(event, found),
                    doubts=() if found is None else self.pads.doubts(event, found),
                )
            case AsPlayer(player):
                about = player_page(event, player, now, public)
                found = None if about.match is None else match_of(event, about.match)
                return PlayerShown(
                    page=about,
                    live=live,
                    pad=self._pad(found),
                    decision=decision_fields(event, found),
                    doubts=() if found is None else self.pads.doubts(event, found),
                )
            case Public():
                return PublicShown(event=public, live=live)

    def _pad(self, match: Match | None) -> PadView | None:
        return None if match is None else self.pads.view(self.event, match)

    def _live(self) -> tuple[LiveMatch, ...]:
        stage = current_stage(self.event)
        matches = () if stage is None else stage.matches
        return tuple(live for match in matches if (live := self.live(match)) is not None)

    def live(self, match: Match) -> LiveMatch | None:
        """The score of a match in progress."""
        if match.decided or match.clock is None:
            return None
        if match.online:
            return self._online.live(self.id, match)
        return self.pads.live(self.event, match)


def _is_organiser(holder: LinkRole) -> bool:
    return isinstance(holder, Organiser)


def _erase_people(
    forgotten: Sequence[Forgotten | OrganiserForgotten], log: tuple[Entry, ...]
) -> tuple[Entry, ...]:
    for fact in forgotten:
        log = forget(log, fact)
    return log


def _preview(stored: LinkedState[Event], request: Request, at: int, by: LinkRole) -> Changes:
    return preview(stored.state, request, at, by)


def _file(stored: LinkedState[Event], pads: list[bytes]) -> bytes:
    return write_log(stored.state, pads)


def _workbook(
    stored: LinkedState[Event], logs: Mapping[str, Sequence[PadEntry]], language: str, east: int
) -> bytes:
    event = stored.state
    matches = [match for stage in published_stages(event) for match in stage.matches]
    pads = {m.id: rounds_on(event, m, logs[m.id]) for m in matches if m.id in logs}
    return workbook(EveningSheets(event, pads, words_in(language).say, east).sheets())


def _trail(stored: LinkedState[Event]) -> bytes:
    return msgspec.json.encode(log_lines(stored.state))
