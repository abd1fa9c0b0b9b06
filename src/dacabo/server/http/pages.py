"""The browser app, served from memory: its pages, and the files that they are made of.

The app is built into the folder `pages` beside this file. It is read once, when the server starts;
from then on an address is looked up in a dictionary and never on the disc.
"""

import re
from functools import cached_property, lru_cache
from gzip import compress
from hashlib import sha256
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from dacabo.server.http.answers import HttpError, language_of, sentence

FOLDER: Final = Path(__file__).parents[1] / "pages"

SCREENS: Final = re.compile(
    "/|/new|/tables/[^/]+|/rules(/[^/]+){0,2}|/learn(/[^/]+)?|/settings|/continue"
    "|/pads?|/events?|/event/wall|/event/print"
)
"""The addresses of the app's own pages. What is on them the app finds out for itself."""

READING: Final = ("GET", "HEAD")

_FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files that have another name as soon as there is something else in them."""
_ASK_AGAIN: Final = "no-cache"
_TEXTS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
_OTHERS: Final = {".ico": "image/x-icon", ".png": "image/png", ".woff2": "font/woff2"}
_ANYTHING: Final = "application/octet-stream"
_MAIN_SCRIPT: Final = re.compile(r'<script\b[^>]*\ssrc="([^"]+)"')
_NO: Final = re.compile(r"q=0(\.0*)?")


class File:
    """A file of the app, as it is sent."""

    def __init__(self, path: str, content: bytes) -> None:
        self.content = content
        suffix = Path(path).suffix
        self._is_text = suffix in _TEXTS
        self._headers = {
            "content-type": (_TEXTS | _OTHERS).get(suffix, _ANYTHING),
            "cache-control": _FOR_EVER if path.startswith("/assets/") else _ASK_AGAIN,
        }
        if self._is_text:
            self._headers["vary"] = "accept-encoding"
        self._tag = sha256(content).hexdigest()[:32]

    @cached_property
    def packed(self) -> bytes | None:
        """The same with gzip, if that is any shorter. Made once."""
        small = compress(self.content, 9, mtime=0) if self._is_text else self.content
        return small if len(small) < len(self.content) else None

    def answer(self, request: Request, status: HTTPStatus = HTTPStatus.OK) -> Response:
        """The file as the client takes it, or that it is what the client has already."""
        headers = dict(self._headers)
        small = self.packed if takes_gzip(request.headers.get("accept-encoding", "")) else None
        if status == HTTPStatus.OK:
            headers["etag"] = f'"{self._tag}"' if small is None else f'"{self._tag}-gzip"'
            if _has(request.headers.get("if-none-match", ""), headers["etag"]):
                del headers["content-type"]
                return Response(None, HTTPStatus.NOT_MODIFIED, headers)
        if small is not None:
            headers["content-encoding"] = "gzip"
        return Response(self.content if small is None else small, status, headers)


class Pages:
    """The whole app; without files if nobody has built it.

    Args:
        folder: where it was built into.
    """

    def __init__(self, folder: Path) -> None:
        self._files = {path: File(path, content) for path, content in _read(folder)}
        self._index = self._files.get("/index.html")
        found = self._index and _MAIN_SCRIPT.search(self._index.content.decode())
        self.build = found[1] if found else ""
        """The path of the app's main script, which names the build; empty if there is no app."""

    def pack(self) -> None:
        """Pack all files, before somebody waits for one. Takes a while; meant for a thread."""
        for file in self._files.values():
            _ = file.packed

    def answer(self, request: Request) -> Response:
        """What is at an address that is none of the API's.

        Raises:
            HttpError: nothing is there, or not for this method.
        """
        path = request.scope["path"]
        reading = request.method in READING
        is_screen = SCREENS.fullmatch(path) is not None
        file = self._files.get(path)
        if is_screen or file is not None:
            if not reading:
                status = HTTPStatus.METHOD_NOT_ALLOWED
                raise HttpError("method-not-allowed", status, READING)
            if file := file or self._index:
                return file.answer(request)
            return _not_built(request)
        in_a_browser = reading and _wants_a_page(request)
        if self._index is None or not in_a_browser or f"{path}/".startswith("/api/"):
            raise HttpError("no-such-address", HTTPStatus.NOT_FOUND)
        response = self._index.answer(request, HTTPStatus.NOT_FOUND)
        response.headers["vary"] = "accept, accept-encoding"
        return response


def _read(folder: Path) -> list[tuple[str, bytes]]:
    """All files of a folder, by the path after the server's address."""
    return [
        (f"/{file.relative_to(folder).as_posix()}", file.read_bytes())
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    ]


def _not_built(request: Request) -> Response:
    """What somebody is told who runs the server from its sources, and has not built the app."""
    error = HttpError("app-not-built", HTTPStatus.NOT_FOUND)
    if not _wants_a_page(request):
        raise error
    language = language_of(request)
    said = escape(sentence(language, error))
    page = f'<!doctype html><html lang="{language}"><title>Dacabo</title><p>{said}</p></html>\n'
    headers = {"cache-control": "no-store", "vary": "accept, accept-language"}
    return Response(page, error.status, headers, "text/html")


# --- headers ------------------------------------------------------------------


def _wants_a_page(request: Request) -> bool:
    """Whether a browser asks for something to show; programs do not name HTML."""
    return "text/html" in request.headers.get("accept", "")


@lru_cache(maxsize=64)
def takes_gzip(accepted: str) -> bool:
    """Whether a client that sends this as `accept-encoding` can unpack gzip."""
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == "gzip":
            return _NO.fullmatch(weight.strip()) is None
    return False


def _has(tags: str, tag: str) -> bool:
    """Whether a client has this version already. A proxy may have marked the tag as weak."""
    return tag in (found.strip().removeprefix("W/") for found in tags.split(","))
