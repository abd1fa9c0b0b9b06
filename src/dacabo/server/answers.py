"""Requests read and answered: bodies with bounds, and a problem that a person understands."""

from collections.abc import Awaitable, Callable
from functools import lru_cache
from http import HTTPStatus
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from dacabo.core.errors import DacaboError, RulesError
from dacabo.server.http_types import JSON, Problem
from dacabo.server.logs import note_failure
from dacabo.server.metrics import Metrics
from dacabo.server.store import StoreError
from dacabo.words import LANGUAGES, Words, WordsError

MOST_BODY: Final = 16_384
"""Bytes in the body of a request."""

Body = TypeVar("Body")
Handler: TypeAlias = Callable[[Request], Awaitable[Response]]

_STATUS: Final = {
    "no-such-table": HTTPStatus.NOT_FOUND,
    "house-full": HTTPStatus.SERVICE_UNAVAILABLE,
}


class HttpError(DacaboError):
    """A request that cannot be answered, with the status that says so."""

    def __init__(self, code: str, status: HTTPStatus) -> None:
        super().__init__(code)
        self.status = status


def answering(handler: Handler, metrics: Metrics) -> Handler:
    """A handler whose errors become answers, whatever they are."""

    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except ClientDisconnect:
            return Response(status_code=HTTPStatus.BAD_REQUEST)  # nobody is there to read it
        except DacaboError as error:
            metrics.refused.add(error.code)
            return problem(request, error)
        except Exception as error:  # noqa: BLE001 (nobody gets a traceback)
            note_failure("request-failed", error)
            return problem(request, HttpError("server-failed", HTTPStatus.INTERNAL_SERVER_ERROR))

    return answer


async def nothing_here(scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 (ASGI)
    """An address that does not exist."""
    request = Request(scope, receive)
    error = HttpError("no-such-address", HTTPStatus.NOT_FOUND)
    await problem(request, error)(scope, receive, send)


def problem(request: Request, error: DacaboError) -> Response:
    """Why something cannot be, for programs and for people."""
    match error:
        case HttpError(status=status):
            pass
        case StoreError():
            status = HTTPStatus.SERVICE_UNAVAILABLE
        case RulesError():
            status = HTTPStatus.BAD_REQUEST
        case _:
            status = _STATUS.get(error.code, HTTPStatus.BAD_REQUEST)
    try:
        message = _words(_language(request)).say(error.phrase)
    except WordsError:
        message = ""
    response = json(Problem(error.code, error.about, message), status)
    response.headers["vary"] = "accept-language"
    return response


def json(body: object, status: int = HTTPStatus.OK) -> Response:
    """An answer in JSON, which no cache keeps: it is about somebody, or soon out of date."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, JSON)


async def read_body(request: Request, kind: type[Body]) -> Body:
    """The body of a request: of that kind, and not too large."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise HttpError("body-not-json", HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > MOST_BODY:
            raise HttpError("body-too-large", HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise HttpError("body-unreadable", HTTPStatus.BAD_REQUEST) from None


def _language(request: Request) -> str:
    """The first language that the reader prefers and we speak."""
    for part in request.headers.get("accept-language", "")[:200].split(","):
        language = part.partition(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@lru_cache(maxsize=len(LANGUAGES))
def _words(language: str) -> Words:
    return Words(language)
