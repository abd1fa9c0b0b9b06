"""All club books: open and find them, and record their events."""

from collections.abc import Sequence
from functools import partial

from dacabo.club.club import Club, named_person
from dacabo.club.commands import ClubContext, entries, handle, open_club
from dacabo.club.evening import Proposal, proposal
from dacabo.club.facts import (
    ClubError,
    EveningPlanned,
    Link,
    LinkRenewed,
    OrganiserForgotten,
    OrganiserInvited,
    OrganiserNumber,
    PersonForgotten,
)
from dacabo.club.files import read_club
from dacabo.club.pace import hand_ms
from dacabo.club.requests import Request, TakeIn
from dacabo.club.seasons import met_before
from dacabo.log import answered
from dacabo.server.clubs.live_club import ClubKind, LiveClub
from dacabo.server.documents.documents import Documents
from dacabo.server.documents.linked import LinkedState
from dacabo.server.events.events import Events
from dacabo.server.events.live_event import LiveEvent
from dacabo.server.keys import SECRET_BYTES, KeyRefused, event_of, new_event_id
from dacabo.server.limits.cpu_budget import check_budget
from dacabo.server.logs import note
from dacabo.server.store.stream import Streams
from dacabo.server.wire.bodies import NewEvent, Written
from dacabo.server.wire.clubs import NextEvening
from dacabo.tournament.event import Event
from dacabo.tournament.roles import AtTable, Organiser
from dacabo.tournament.subjects.registration import Register


class Clubs(Documents[LiveClub]):
    """All club books of this process."""

    def __init__(self, streams: Streams, events: Events) -> None:
        super().__init__(streams)
        self._events = events

    # --- opening and finding -------------------------------------------------------------------

    async def open(self, name: str, organiser: str) -> str:
        """Open a book; returns the key of its organiser."""
        first = open_club(name, self._environment.now(), organiser)
        return await self._new(*ClubKind().begin([first], self._secret()))

    async def from_file(self, file: bytes) -> str:
        """Continue a book from a file; return the key of its organiser. All links are new."""
        return await self._new(
            *await self._streams.background.run(_from_file, file, self._secret())
        )

    async def _new(self, book: LinkedState[Club], lines: Sequence[bytes]) -> str:
        live = await self._begin(new_event_id(self._environment.random_bytes), book, lines)
        # A person who continues a book from a file gets its first link that was not withdrawn.
        return live.key(next(one.organiser for one in live.club.organisers if not one.withdrawn))

    def _secret(self) -> bytes:
        return self._environment.random_bytes(SECRET_BYTES)

    async def find(self, key: str) -> tuple[LiveClub, OrganiserNumber | None]:
        """The book of a key, and the organiser whose key it is, if it is not the public one."""
        live = await self.at(event_of(key))
        live.asked = True
        return live, live.reader(key)

    async def _on_loaded(self, live: LiveClub) -> None:
        await live.clean()

    def _empty(self, name: str) -> LiveClub:
        live = LiveClub(name, self._streams)
        live.stream.on_remote_change = live.clean
        live.stream.on_deleted = partial(self._live.drop, name)
        return live

    async def delete(self, live: LiveClub) -> None:
        """Delete a book for good; the events that it took in stay."""
        await self._delete(live)
        self._live.drop(live.id)
        note("club-deleted", table=live.stream.name)

    def _deleted_error(self) -> KeyRefused:
        return KeyRefused("club-deleted")

    def _is_idle(self, live: LiveClub) -> bool:
        """Whether nobody has asked for it since the last call."""
        asked, live.asked = live.asked, False
        return not asked

    # --- asking --------------------------------------------------------------------------------

    async def ask(
        self,
        live: LiveClub,
        request: Request,
        by: OrganiserNumber,
        id: str,  # noqa: A002 (as on the wire)
    ) -> Written:
        """Carry out a request once."""
        check_budget()
        named_event: tuple[str, Event] | None = None
        if isinstance(request, TakeIn) and answered(live.club.log, id) is None:
            event = await self._event(live.club, request.event)
            named_event = (event.id, event.event)

        number = await live.write(
            id,
            lambda club: handle(
                club,
                request,
                ClubContext(self._environment.now(), id, event=named_event, organiser=by),
            ),
        )
        fact = live.club.log[number - 1].fact
        if isinstance(fact, PersonForgotten | OrganiserForgotten):
            await live.clean()
        match fact:
            case OrganiserInvited(owner) | LinkRenewed(Link.ORGANISER, organiser=owner):
                return Written(number, live.key(owner))
        return Written(number)

    # --- events --------------------------------------------------------------------------------

    async def propose(self, live: LiveClub, named: str) -> Proposal:
        """An event that could be taken in, and who its players may be."""
        event = await self._event(live.club, named)
        return await event.stream.in_background(_propose, live.club, event.id)

    async def next_evening(
        self, live: LiveClub, asked: NextEvening, by: OrganiserNumber, organiser: str
    ) -> Written:
        """Open an event for people of the club; returns the key of its desk."""
        check_budget()
        before = answered(live.club.log, asked.id)
        if before is not None:
            return await self._repeat_answer(live, before)
        club = live.club
        if asked.season not in (None, *club.seasons):
            raise ClubError("no-such-season")
        names = tuple(str(club.names[named_person(club, person)]) for person in asked.people)
        opened = NewEvent(
            asked.name,
            organiser,
            asked.changes,
            asked.game,
            asked.preset,
            asked.format,
            asked.place,
            asked.note,
            asked.prizes,
            asked.consolation,
        )
        key = await self._events.open(opened, organiser)
        event, role = await self._events.find(key)
        if names:
            await self._events.ask(event, Register(names), role, "club")
        planned = EveningPlanned(event.id, event.event.name, asked.people, asked.season)
        context = ClubContext(self._environment.now(), asked.id, organiser=by)
        number = await live.write(
            asked.id,
            lambda club: entries(club, [] if answered(club.log, asked.id) else [planned], context),
        )
        if live.club.log[number - 1].fact != planned:  # a repetition of the request was faster
            await self._events.delete(event)
            return await self._repeat_answer(live, number)
        await self.avoid(live, event.id)
        pace = hand_ms(live.club, event.event.game)
        if pace is not None:
            await self._events.learn_pace(event, pace)
        return Written(number, key)

    async def _repeat_answer(self, live: LiveClub, number: int) -> Written:
        """Answer a repeated request with the key of the event that was opened then."""
        planned = live.club.log[number - 1].fact
        if not isinstance(planned, EveningPlanned):
            raise ClubError("club-impossible")
        event = await self._events.at(planned.event)
        by = event.event.log[0].by
        assert isinstance(by, Organiser)
        return Written(number, event.keys.key(by))

    async def avoid(self, live: LiveClub, id: str) -> None:  # noqa: A002 (its name)
        """Tell an event that was opened for the club who has met in its season by now."""
        planned = live.club.plans.get(id)
        if planned is None:
            raise ClubError("no-such-plan")
        season = planned.season
        if season is None or season not in live.club.seasons:
            return
        event = await self._events.at(id)
        await self._events.avoid(event, met_before(live.club, season, id, event.event))

    async def _event(self, club: Club, named: str) -> LiveEvent:
        """The event of a link, or one that was opened for the club."""
        if named in club.plans:
            return await self._events.at(named)
        live, holder = await self._events.find(named)
        if isinstance(holder, AtTable):
            raise KeyRefused("key-not-for-this")  # it shows one table only
        return live


def _propose(event: LinkedState[Event], club: Club, id: str) -> Proposal:  # noqa: A002 (its name)
    return proposal(club, id, event.state)


def _from_file(file: bytes, secret: bytes) -> tuple[LinkedState[Club], list[bytes]]:
    return ClubKind().begin(read_club(file), secret)
