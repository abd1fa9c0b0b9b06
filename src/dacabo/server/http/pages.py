"""Serve the browser app from memory.

The app is built into the folder `pages` of the server. It is read once, when the server starts.
After that, requests are answered from a dictionary and never touch the disk.
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

from dacabo.core.values import Value
from dacabo.server.http.responses import HttpError, language_of, sentence

SCREENS: Final = re.compile(
    "/|/new|/tables/[^/]+|/rules(/[^/]+){0,2}|/learn(/[^/]+)?|/settings|/continue"
    r"|/film(/[^/]+/\d+)?|/pads?|/events?|/club|/event/wall|/event/print"
)
"""The paths of the app's pages; the app itself decides what to show."""

READ_METHODS: Final = ("GET", "HEAD")

_FOR_EVER: Final = "public, max-age=31536000, immutable"
"""The header of files whose name changes with their content."""
_REVALIDATE: Final = "no-cache"
_TEXT_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
_BINARY_TYPES: Final = {".ico": "image/x-icon", ".png": "image/png", ".woff2": "font/woff2"}
_UNKNOWN_TYPE: Final = "application/octet-stream"
_BROTLI: Final = ".br"
"""The suffix of a file that the build has compressed with Brotli."""
_MAIN_SCRIPT: Final = re.compile(r'<script\b[^>]*\ssrc="([^"]+)"')
_TITLE: Final = re.compile(r"<title>.*?</title>", re.DOTALL)
_ZERO_WEIGHT: Final = re.compile(r"q=0(\.0*)?")
"""The weight in `accept-encoding` by which a client refuses an encoding."""


class Preview(Value):
    """The preview of a link in a messenger, and the title of a tab before the app has loaded."""

    language: str
    title: str
    about: str
    url: str
    image: str

    @property
    def head(self) -> str:
        """The title and the tags of the Open Graph protocol."""
        tags = {
            "site_name": "Dacabo",
            "type": "website",
            "locale": self.language,
            "title": self.title,
            "description": self.about,
            "url": self.url,
            "image": self.image,
        }
        lines = [
            f'<meta property="og:{name}" content="{escape(value)}" />'
            for name, value in tags.items()
        ]
        return "\n    ".join([f"<title>{escape(self.title)}</title>", *lines])


class File:
    """A file of the app, ready to be sent.

    Args:
        brotli: the content with Brotli, if the build has made that.
    """

    def __init__(self, path: str, content: bytes, brotli: bytes | None = None) -> None:
        self.content = content
        self._brotli = brotli
        suffix = Path(path).suffix
        self._is_text = suffix in _TEXT_TYPES
        self._headers = {
            "content-type": (_TEXT_TYPES | _BINARY_TYPES).get(suffix, _UNKNOWN_TYPE),
            "cache-control": _FOR_EVER if path.startswith("/assets/") else _REVALIDATE,
        }
        if self._is_text:
            self._headers["vary"] = "accept-encoding"
        self._tag = sha256(content).hexdigest()[:32]

    @cached_property
    def encoded(self) -> dict[str, bytes]:
        """The content by encoding, the shortest first; without those that make it longer."""
        if not self._is_text:
            return {}
        made = {"br": self._brotli, "gzip": compress(self.content, 9, mtime=0)}
        return {name: text for name, text in made.items() if text and len(text) < len(self.content)}

    def answer(self, request: Request, status: HTTPStatus = HTTPStatus.OK) -> Response:
        """The file in an encoding the client accepts, or 304 if the client has it already."""
        headers = dict(self._headers)
        accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
        encoding = next((name for name in self.encoded if name in accepted), None)
        if status == HTTPStatus.OK:
            headers["etag"] = f'"{self._tag}-{encoding}"' if encoding else f'"{self._tag}"'
            if _has_tag(request.headers.get("if-none-match", ""), headers["etag"]):
                del headers["content-type"]
                return Response(None, HTTPStatus.NOT_MODIFIED, headers)
        if encoding is None:
            return Response(self.content, status, headers)
        headers["content-encoding"] = encoding
        return Response(self.encoded[encoding], status, headers)


class Pages:
    """The whole app; without files if it has not been built.

    Args:
        folder: the folder of the built app.
    """

    def __init__(self, folder: Path) -> None:
        found = _read(folder)
        self._files = {
            path: File(path, content, found.get(f"{path}{_BROTLI}"))
            for path, content in found.items()
            if not path.endswith(_BROTLI)
        }
        self._index = self._files.get("/index.html")
        script = self._index and _MAIN_SCRIPT.search(self._index.content.decode())
        self.build = script[1] if script else ""
        """The path of the app's main script, which identifies the build; empty without an app."""

    def compress(self) -> None:
        """Compress all files before the first request. This is slow, and meant for a thread."""
        for file in self._files.values():
            _ = file.encoded

    def has(self, path: str) -> bool:
        """Whether the app has a file at a path."""
        return path in self._files

    def answer(self, request: Request, preview: Preview | None = None) -> Response:
        """The file at a path outside the API; a page with its preview, if it has one.

        Raises:
            HttpError: there is no such file, or the method is not allowed.
        """
        path = request.scope["path"]
        is_reading = request.method in READ_METHODS
        is_screen = SCREENS.fullmatch(path) is not None
        file = self._files.get(path)
        if is_screen or file is not None:
            if not is_reading:
                status = HTTPStatus.METHOD_NOT_ALLOWED
                raise HttpError("method-not-allowed", status, READ_METHODS)
            if file := file or self._index:
                if preview is not None:
                    return _with_preview(preview, file, request)
                return file.answer(request)
            return _not_built(request)
        is_browser = is_reading and _accepts_html(request)
        if self._index is None or not is_browser or f"{path}/".startswith("/api/"):
            raise HttpError("no-such-address", HTTPStatus.NOT_FOUND)
        response = self._index.answer(request, HTTPStatus.NOT_FOUND)
        response.headers["vary"] = "accept, accept-encoding"
        return response


def _with_preview(preview: Preview, file: File, request: Request) -> Response:
    """A page with its preview, which differs by language and may change at any time."""
    page = _TITLE.sub(lambda _found: preview.head, file.content.decode(), count=1)
    response = File("/index.html", page.encode()).answer(request)
    response.headers["vary"] = "accept-encoding, accept-language"
    return response


def _read(folder: Path) -> dict[str, bytes]:
    """All files of a folder, by URL path."""
    return {
        f"/{file.relative_to(folder).as_posix()}": file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }


def _not_built(request: Request) -> Response:
    """The page for someone who runs the server from its sources without building the app."""
    error = HttpError("app-not-built", HTTPStatus.NOT_FOUND)
    if not _accepts_html(request):
        raise error
    language = language_of(request)
    text = escape(sentence(language, error))
    page = f'<!doctype html><html lang="{language}"><title>Dacabo</title><p>{text}</p></html>\n'
    headers = {"cache-control": "no-store", "vary": "accept, accept-language"}
    return Response(page, error.status, headers, "text/html")


# --- headers ------------------------------------------------------------------


def _accepts_html(request: Request) -> bool:
    """Whether a client accepts HTML, as browsers do and programs do not."""
    return "text/html" in request.headers.get("accept", "")


@lru_cache(maxsize=64)
def accepted_encodings(header: str) -> frozenset[str]:
    """The encodings that an `accept-encoding` header names and does not refuse."""
    parts = (part.partition(";") for part in header.lower().split(","))
    return frozenset(
        name.strip() for name, _, weight in parts if not _ZERO_WEIGHT.fullmatch(weight.strip())
    )


def _has_tag(tags: str, tag: str) -> bool:
    """Whether the client has this version. A proxy may have marked the tag as weak."""
    return tag in [known.strip().removeprefix("W/") for known in tags.split(",")]
