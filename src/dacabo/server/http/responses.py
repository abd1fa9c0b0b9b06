"""Read bounded bodies of requests, and answer with JSON or with problems that people understand."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from functools import lru_cache, partial
from http import HTTPStatus
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, Router, request_response
from starlette.types import ASGIApp, Lifespan

from dacabo.club.facts import ClubFileError
from dacabo.core.errors import DacaboError
from dacabo.core.phrases import Argument, Phrase
from dacabo.i18n import LANGUAGES, Words, WordsError
from dacabo.records import RecordError
from dacabo.scorepad.errors import Conflict, NeedsConfirmation, PadFileError
from dacabo.server.keys import KeyRefused
from dacabo.server.limits.cpu_budget import check_budget
from dacabo.server.logs import note_failure
from dacabo.server.metrics import Metrics
from dacabo.server.store.store import StoreError
from dacabo.server.tokens import SECURE, clear_cookie, has_session, known_cookie
from dacabo.server.wire.bodies import JSON, KEY_HEADER, Problem
from dacabo.server.wire.watch import LONGEST_KEY
from dacabo.tournament.errors import LogError

MAX_BODY: Final = 16_384
"""The most bytes in the body of a request."""
BODY_SECONDS: Final = 10
"""Seconds that a body may take to arrive."""
FILE_SECONDS: Final = 60
"""Seconds that a whole file may take to arrive."""

Body = TypeVar("Body")
Handler: TypeAlias = Callable[[Request], Coroutine[Any, Any, Response]]

_STATUS: Final = {
    "too-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "no-such-table": HTTPStatus.NOT_FOUND,
    "house-full": HTTPStatus.SERVICE_UNAVAILABLE,
    "match-goes-on": HTTPStatus.CONFLICT,
    "no-such-key": HTTPStatus.NOT_FOUND,
    "link-withdrawn": HTTPStatus.NOT_FOUND,
    "event-deleted": HTTPStatus.NOT_FOUND,
    "club-deleted": HTTPStatus.NOT_FOUND,
    "key-not-for-this": HTTPStatus.FORBIDDEN,
    "organiser-only": HTTPStatus.FORBIDDEN,
    "public-only": HTTPStatus.FORBIDDEN,
    "table-only": HTTPStatus.FORBIDDEN,
    "other-table": HTTPStatus.FORBIDDEN,
    "not-about-you": HTTPStatus.FORBIDDEN,
    "others-link": HTTPStatus.FORBIDDEN,
    "own-link": HTTPStatus.FORBIDDEN,
    "round-entered-already": HTTPStatus.CONFLICT,
    "round-changed": HTTPStatus.CONFLICT,
    "pad-written-on": HTTPStatus.CONFLICT,
    "totals-not-on-pad": HTTPStatus.CONFLICT,
    "what-if-no-record": HTTPStatus.CONFLICT,
    "record-too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "missing-extra": HTTPStatus.SERVICE_UNAVAILABLE,
}


class HttpError(DacaboError):
    """A request that cannot be answered, with its HTTP status.

    Args:
        code: the code of the error.
        status: the status of the answer.
        allow: the allowed methods, if the method is wrong.
    """

    def __init__(self, code: str, status: HTTPStatus, allow: Iterable[str] = ()) -> None:
        super().__init__(code)
        self.status = status
        self.allow = ", ".join(sorted(allow))


def routed(
    handlers: Mapping[str, Mapping[str, Handler]],
    elsewhere: Handler,
    metrics: Metrics,
    lifespan: Lifespan[Any] | None = None,
) -> ASGIApp:
    """An application whose errors are answers.

    Args:
        handlers: by path and method.
        elsewhere: answers at all other paths.
        metrics: where errors are counted.
        lifespan: what is done before the first request and after the last.
    """

    async def refuse(request: Request, error: Exception) -> Response:
        assert isinstance(error, DacaboError)
        metrics.refuse(error.code)
        return problem(request, error)

    router = Router(
        [
            Route(path, partial(_by_method, found), methods=[*found])
            for path, found in handlers.items()
        ],
        redirect_slashes=False,
        default=request_response(elsewhere),
        lifespan=lifespan,
    )
    errors = {DacaboError: refuse, HTTPException: _not_allowed, ClientDisconnect: _gone}
    return ExceptionMiddleware(router, {**errors, Exception: _failed})


async def _by_method(handlers: Mapping[str, Handler], request: Request) -> Response:
    method = "GET" if request.method == "HEAD" else request.method  # the server omits the body
    return await handlers[method](request)


async def _not_allowed(request: Request, error: Exception) -> Response:
    """The only error that Starlette's routes have: the wrong method."""
    assert isinstance(error, HTTPException)
    allow = (error.headers or {})["Allow"].split(", ")
    status = HTTPStatus.METHOD_NOT_ALLOWED
    return problem(request, HttpError("method-not-allowed", status, allow))


async def _gone(_request: Request, _error: Exception) -> Response:
    return Response(status_code=HTTPStatus.BAD_REQUEST)  # nobody reads it


async def _failed(request: Request, error: Exception) -> Response:
    """Any other error is answered, without a traceback."""
    note_failure("request-failed", error)
    return problem(request, HttpError("server-failed", HTTPStatus.INTERNAL_SERVER_ERROR))


def problem(request: Request, error: DacaboError) -> Response:
    """An error as an answer, for programs and for people."""
    match error:
        case HttpError(status=status):
            pass
        case StoreError():
            status = HTTPStatus.SERVICE_UNAVAILABLE
        case _:  # the request is readable, but impossible
            status = _STATUS.get(error.code, HTTPStatus.UNPROCESSABLE_ENTITY)
    language = language_of(request)
    message = sentence(language, error)
    files = LogError | PadFileError | ClubFileError | RecordError
    cause = error.__cause__ if isinstance(error, files) else None
    if isinstance(cause, DacaboError):
        message = f"{message} {sentence(language, cause)}".strip()
    doubts = error.doubts if isinstance(error, NeedsConfirmation) else ()
    current = error.current if isinstance(error, Conflict) else None
    response = json(Problem(error.code, error.about, message, doubts, current), status)
    response.headers["vary"] = "accept-language"
    if isinstance(error, HttpError) and error.allow:
        response.headers["allow"] = error.allow
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        response.headers["connection"] = "close"  # a new connection can be refused earlier
    if status == HTTPStatus.UNAUTHORIZED:
        response.headers["www-authenticate"] = "Bearer"
        if has_session(request.scope["headers"]):
            forget_session(response, request)  # an invalid token would even prevent watching
    return response


def forget_session(response: Response, request: Request) -> None:
    """Make a browser forget its session."""
    secure = request.scope.get(SECURE, False)
    response.headers.append("set-cookie", clear_cookie(secure=secure))
    response.headers.append("set-cookie", known_cookie(known=False, secure=secure))


def json(body: object, status: int = HTTPStatus.OK) -> Response:
    """An uncacheable JSON answer: it is personal, or soon out of date."""
    return as_json(msgspec.json.encode(body), status)


def as_json(body: bytes, status: int = HTTPStatus.OK) -> Response:
    """An uncacheable answer whose body is JSON already."""
    return Response(body, status, {"cache-control": "no-store"}, JSON)


async def _read(request: Request, most: int, seconds: float) -> bytes:
    body = bytearray()
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise HttpError("body-too-large", HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    except TimeoutError:
        raise HttpError("body-too-slow", HTTPStatus.REQUEST_TIMEOUT) from None
    check_budget()  # other requests of the same address may have been expensive meanwhile
    return bytes(body)


def has_body(request: Request) -> bool:
    """Whether a request with an optional body has one."""
    headers = request.headers
    has_bytes = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    return has_bytes or "content-type" in headers


async def read_body(request: Request, kind: type[Body], most: int = MAX_BODY) -> Body:
    """Decode the body of a request, which must not be too large or too slow."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise HttpError("body-not-json", HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
    body = await _read(request, most, BODY_SECONDS if most == MAX_BODY else FILE_SECONDS)
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError:  # valid JSON of the wrong shape
        raise HttpError("body-unreadable", HTTPStatus.UNPROCESSABLE_ENTITY) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise HttpError("body-unreadable", HTTPStatus.BAD_REQUEST) from None


async def read_file(request: Request, most: int) -> bytes:
    """Read an uploaded file of at most `most` bytes."""
    return await _read(request, most, FILE_SECONDS)


def key_of(request: Request) -> str:
    """The link key in a request."""
    key = request.headers.get(KEY_HEADER, "")
    if not key or len(key) > LONGEST_KEY:
        raise KeyRefused("no-such-key")
    return key


def download(body: bytes, media: str, name: str) -> Response:
    """An answer that the browser saves as a file."""
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return Response(body, headers=headers, media_type=media)


def sentence(language: str, error: DacaboError) -> str:
    """An error as a sentence; empty if there are no words for it."""
    words, phrase = words_in(language), error.phrase
    try:
        return words.say(phrase)
    except WordsError:
        return ""
    except ArithmeticError:  # a number with more digits than can be formatted
        about: dict[str, Argument] = {
            name: "…" if isinstance(value, int) else value for name, value in phrase.about.items()
        }
        return words.say(Phrase(phrase.key, about))


def language_of(request: Request) -> str:
    """The first language of the client's preferences that we have."""
    for part in request.headers.get("accept-language", "")[:200].split(","):
        language = part.partition(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def read_words() -> None:
    """Load the sentences of all languages, so that the first refusal in each does not have to."""
    for language in LANGUAGES:
        words_in(language)


@lru_cache(maxsize=len(LANGUAGES))
def words_in(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)
