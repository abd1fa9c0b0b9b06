"""Score pads over HTTP, for the holders of their keys."""

from contextlib import suppress
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from dacabo.scorepad.commands import Opening
from dacabo.scorepad.files import MAX_BYTES
from dacabo.server.documents.routes import DocumentRoutes
from dacabo.server.http.responses import (
    as_json,
    download,
    json,
    key_of,
    language_of,
    read_body,
)
from dacabo.server.http.route_context import RouteContext
from dacabo.server.http.routing import route
from dacabo.server.keys import KeyRefused
from dacabo.server.pads.pads import LivePad, Pads
from dacabo.server.wire.bodies import CSV, JSON, KeyGiven, PadAsk, PadRenewal, RoleLink, Written
from dacabo.server.wire.watch import PadShown
from dacabo.tournament.roles import Public


class PadRoutes(DocumentRoutes):
    """The handlers of all routes about pads."""

    def __init__(self, pads: Pads, context: RouteContext) -> None:
        super().__init__(pads, context)
        self._pads = pads

    @route(
        "POST",
        "/api/pads",
        "Open a score pad",
        request=Opening,
        response=KeyGiven,
        status=201,
        opens=True,
    )
    async def open_pad(self, request: Request) -> Response:
        """Open a pad."""
        opening = await read_body(request, Opening)
        return await self._answer_key(request, self._pads.open(opening))

    @route(
        "POST",
        "/api/pads/file",
        "Go on with a score pad that was saved as a file",
        file=True,
        response=KeyGiven,
        status=201,
        opens=True,
    )
    async def pad_from_file(self, request: Request) -> Response:
        """Open a pad from a file."""
        return await self._from_file(request, MAX_BYTES)

    @route(
        "POST",
        "/api/pad/next",
        "Open the score pad on which the same people play on, or find it",
        response=KeyGiven,
        also=(422,),
        key=True,
        opens=True,
    )
    async def next_pad(self, request: Request) -> Response:
        """The pad after this one, the same for all who ask."""
        key = key_of(request)
        if not (await self._find(request)).pad.went_on:
            self._charge(request)
        return json(KeyGiven(await self._pads.next(key)))

    @route(
        "POST",
        "/api/pad/renew",
        "Replace the key of a score pad: the old link stops working for everybody",
        request=PadRenewal,
        response=KeyGiven,
        key=True,
        opens=True,
    )
    async def renew_pad(self, request: Request) -> Response:
        """Move the pad to another key."""
        asked = await read_body(request, PadRenewal)
        with suppress(KeyRefused):  # a client that repeats the request sends the old key
            await self._find(request)
            self._charge(request)
        return json(KeyGiven(await self._pads.renew(key_of(request), asked.id)))

    @route("GET", "/api/pad", "A score pad", response=PadShown, key=True)
    async def pad(self, request: Request) -> Response:
        """The pad."""
        return as_json((await self._find(request)).watchers.page(Public()))

    @route(
        "POST",
        "/api/pad",
        "Write on a score pad",
        request=PadAsk,
        response=Written,
        key=True,
        also=(409,),
    )
    async def ask_pad(self, request: Request) -> Response:
        """Write on the pad."""
        asked = await read_body(request, PadAsk)
        return json(Written(await (await self._find(request)).ask(asked)))

    @route(
        "GET",
        "/api/pad/link",
        "The address of a score pad for the others, and its QR code",
        response=RoleLink,
        key=True,
    )
    async def pad_link(self, request: Request) -> Response:
        """A link to the pad."""
        await self._find(request)
        return await self._link(request, "pad", key_of(request))

    @route(
        "GET",
        "/api/pad/file",
        "A score pad as a file, with its whole history",
        response=dict[str, Any],
        key=True,
    )
    async def pad_file(self, request: Request) -> Response:
        """The whole pad as a file."""
        return download(await (await self._find(request)).file(), JSON, "score-pad.json")

    @route(
        "GET", "/api/pad/table", "The rounds of a score pad for a spreadsheet", media=CSV, key=True
    )
    async def pad_table(self, request: Request) -> Response:
        """The rounds as a file for a spreadsheet."""
        return download(await (await self._find(request)).table(), CSV, "score-pad.csv")

    @route(
        "GET",
        "/api/pad/paper",
        "A score pad as on paper for a spreadsheet, in the client's language",
        media=CSV,
        key=True,
    )
    async def pad_paper(self, request: Request) -> Response:
        """A row a round, a column a person, as a file for a spreadsheet."""
        paper = await (await self._find(request)).paper(language_of(request))
        return download(paper, CSV, "score-pad.csv")

    async def _find(self, request: Request) -> LivePad:
        return await self._pads.find(key_of(request))
