"""The film of a record over HTTP. It needs no guest and no table: the record is in the request."""

from collections.abc import Callable
from gzip import compress
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from dacabo.records import MAX_BYTES, RecordError
from dacabo.server.film.film import film
from dacabo.server.http.pages import accepted_encodings
from dacabo.server.http.responses import HttpError, as_json, read_file
from dacabo.server.http.route_context import RouteContext
from dacabo.server.http.routing import number_in, route
from dacabo.server.wire.film import FilmRound

GZIP_LEVEL: Final = 5


class FilmRoutes:
    """The handlers of all routes about films."""

    def __init__(self, context: RouteContext) -> None:
        self._context = context

    @route(
        "POST",
        "/api/film",
        "The film of one round of a record",
        file=True,
        query=("round",),
        optional_query=("eyes", "seat"),
        response=FilmRound,
    )
    async def film(self, request: Request) -> Response:
        """The film of a round."""
        record = await read_record(request)
        number, front = number_in(request, "round"), number_in(request, "seat")
        eyes = request.query_params.get("eyes")
        return await answer_in_background(self._context, request, film, record, number, eyes, front)


async def answer_in_background(
    context: RouteContext, request: Request, work: Callable[..., object], *arguments: object
) -> Response:
    """Let the background process do the work, and answer with the result, which is large."""
    zipped = "gzip" in accepted_encodings(request.headers.get("accept-encoding", ""))
    response = as_json(await context.background.run(_as_json, zipped, work, *arguments))
    if zipped:
        response.headers["content-encoding"] = "gzip"
    response.headers["vary"] = "accept-encoding"
    return response


def _as_json(zipped: bool, work: Callable[..., object], *arguments: object) -> bytes:  # noqa: FBT001
    body = msgspec.json.encode(work(*arguments))
    return compress(body, GZIP_LEVEL, mtime=0) if zipped else body


async def read_record(request: Request) -> bytes:
    """Read the record in the body of a request; one that is too large is refused as any record."""
    try:
        return await read_file(request, MAX_BYTES)
    except HttpError as error:
        if error.code != "body-too-large":
            raise
        raise RecordError("record-too-large", line=1, column=1, bytes=MAX_BYTES) from None
