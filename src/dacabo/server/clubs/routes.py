"""Club books over HTTP, for the holders of their links."""

from http import HTTPStatus
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from dacabo.club.evening import Proposal
from dacabo.club.facts import Link, OrganiserNumber
from dacabo.club.files import HEADINGS, MAX_BYTES
from dacabo.club.views import ClubLogLine
from dacabo.core.names import clean_name
from dacabo.core.phrases import Phrase
from dacabo.server.clubs.clubs import Clubs
from dacabo.server.clubs.live_club import LiveClub
from dacabo.server.documents.routes import DocumentRoutes
from dacabo.server.http.responses import (
    as_json,
    download,
    json,
    key_of,
    language_of,
    read_body,
    words_in,
)
from dacabo.server.http.route_context import RouteContext
from dacabo.server.http.routing import route
from dacabo.server.wire.bodies import JSON, XLSX, KeyGiven, RoleLink, Written
from dacabo.server.wire.clubs import (
    ClubAsk,
    ClubEvent,
    ClubLinkFor,
    ClubShown,
    NewClub,
    NextEvening,
)
from dacabo.tournament.errors import TournamentError


class ClubRoutes(DocumentRoutes):
    """The handlers of all routes about club books."""

    def __init__(self, clubs: Clubs, context: RouteContext) -> None:
        super().__init__(clubs, context)
        self._clubs = clubs

    # --- opening ---------------------------------------------------------------------------

    @route(
        "POST",
        "/api/clubs",
        "Open a club book",
        request=NewClub,
        response=KeyGiven,
        status=201,
        opens=True,
    )
    async def open_club(self, request: Request) -> Response:
        """Open a book."""
        asked = await read_body(request, NewClub)
        return await self._answer_key(request, self._clubs.open(asked.name, asked.organiser))

    @route(
        "POST",
        "/api/clubs/file",
        "Go on with a club book that was saved as a file",
        file=True,
        response=KeyGiven,
        status=201,
        opens=True,
    )
    async def club_from_file(self, request: Request) -> Response:
        """Open a book from a file."""
        return await self._from_file(request, MAX_BYTES)

    # --- reading and asking ------------------------------------------------------------------

    @route("GET", "/api/club", "A club book", response=ClubShown, key=True)
    async def club(self, request: Request) -> Response:
        """The page of the key's link."""
        live, reader = await self._clubs.find(key_of(request))
        return as_json(await live.page(reader))

    @route(
        "GET",
        "/api/club/log",
        "The whole log of a club book; for organisers only",
        response=tuple[ClubLogLine, ...],
        key=True,
    )
    async def club_log(self, request: Request) -> Response:
        """Everything that organisers did, and who did it."""
        live, _ = await self._as_organiser(request)
        return as_json(await live.log())

    @route(
        "POST",
        "/api/club",
        "Ask something of a club book",
        request=ClubAsk,
        response=Written,
        key=True,
    )
    async def ask_club(self, request: Request) -> Response:
        """Carry out a request."""
        asked = await read_body(request, ClubAsk)
        live, by = await self._as_organiser(request)
        return json(await self._clubs.ask(live, asked.request, by, asked.id))

    @route(
        "DELETE",
        "/api/club",
        "Delete a club book for good; for organisers only",
        status=204,
        key=True,
    )
    async def delete_club(self, request: Request) -> Response:
        """Delete everything in a book but the fact that it was deleted."""
        live, _ = await self._as_organiser(request)
        await self._clubs.delete(live)
        return Response(status_code=HTTPStatus.NO_CONTENT)

    @route(
        "POST",
        "/api/club/link",
        "A link of a club book, and its QR code",
        request=ClubLinkFor,
        response=RoleLink,
        key=True,
    )
    async def club_link(self, request: Request) -> Response:
        """The public link, or an organiser's own."""
        wanted = (await read_body(request, ClubLinkFor)).link
        live, reader = await self._clubs.find(key_of(request))
        if wanted is Link.PUBLIC:
            return await self._link(request, "club", live.public_key)
        if reader is None:
            raise TournamentError("organiser-only")
        return await self._link(request, "club", live.key(reader))

    # --- evenings ----------------------------------------------------------------------------

    @route(
        "POST",
        "/api/club/proposal",
        "Who was who at an event that a club book could take in",
        request=ClubEvent,
        response=Proposal,
        key=True,
    )
    async def propose_evening(self, request: Request) -> Response:
        """The people who the players of an event may be."""
        asked = await read_body(request, ClubEvent)
        live, _ = await self._as_organiser(request)
        return json(await self._clubs.propose(live, asked.event))

    @route(
        "POST",
        "/api/club/evenings",
        "Open an event for people of a club",
        request=NextEvening,
        response=Written,
        key=True,
        status=201,
        opens=True,
    )
    async def next_evening(self, request: Request) -> Response:
        """Open an event; its key is that of the desk."""
        asked = await read_body(request, NextEvening)
        live, by = await self._as_organiser(request)
        self._charge(request)
        organiser = clean_name(asked.organiser) if asked.organiser.strip() else ""
        written = await self._clubs.next_evening(live, asked, by, organiser)
        return json(written, HTTPStatus.CREATED)

    @route(
        "POST",
        "/api/club/met",
        "Tell an event of a club again who has met, since others are on its list by now",
        request=ClubEvent,
        key=True,
        status=204,
    )
    async def tell_who_met(self, request: Request) -> Response:
        """Write into the event who of its players have met in the season."""
        asked = await read_body(request, ClubEvent)
        live, _ = await self._as_organiser(request)
        await self._clubs.avoid(live, asked.event)
        return Response(status_code=HTTPStatus.NO_CONTENT)

    # --- files -------------------------------------------------------------------------------

    @route(
        "GET",
        "/api/club/file",
        "A club book as a file, with its whole log and all that was reckoned; for organisers only",
        response=dict[str, Any],
        key=True,
    )
    async def club_file(self, request: Request) -> Response:
        """The whole book as JSON."""
        live, _ = await self._as_organiser(request)
        return download(await live.file(), JSON, "club.json")

    @route(
        "GET",
        "/api/club/spreadsheet",
        "A club book as a spreadsheet",
        media=XLSX,
        key=True,
    )
    async def club_spreadsheet(self, request: Request) -> Response:
        """The whole book as a spreadsheet, in the reader's language."""
        live, _ = await self._clubs.find(key_of(request))
        words = words_in(language_of(request))
        headings = {key: words.say(Phrase(key, {})) for key in HEADINGS}
        nobody = {
            person: words.say(Phrase("club-sheet-nobody", {"number": person + 1}))
            for person, name in enumerate(live.club.names)
            if name is None
        }
        return download(await live.workbook(headings, nobody), XLSX, "club.xlsx")

    async def _as_organiser(self, request: Request) -> tuple[LiveClub, OrganiserNumber]:
        live, reader = await self._clubs.find(key_of(request))
        if reader is None:
            raise TournamentError("organiser-only")
        return live, reader
