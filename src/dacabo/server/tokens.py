"""Secrets, and names that are none.

A *token* says who somebody is, and nothing else does; it is known to that person's devices alone,
for what is stored of it is a hash. A *link code* is a token that works once and for a few minutes.
Guest ids are public, and let nobody do anything. A table's code lets anybody watch and sit down; it
is no secret among friends, but nobody may try out many (`codes.py`).
"""

from base64 import b32encode, urlsafe_b64encode
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Final, TypeAlias

COOKIE: Final = "dacabo_session"
KNOWN: Final = "dacabo_known"
HOST: Final = "__Host-"
"""A browser keeps a cookie of such a name only if this very host has set it, by https: no neighbour
in the same domain can plant one."""
SECURE: Final = "dacabo.secure"
"""Where a scope says whether cookies are for https alone."""
COOKIE_SECONDS: Final = 365 * 24 * 60 * 60
LINK_SECONDS: Final = 10 * 60
"""How long a link code works."""

_TOKEN_BYTES: Final = 32
_TOKEN_LENGTH: Final = 43
"""Of 32 bytes in URL-safe base 64."""
_LETTERS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

CODE_LENGTH: Final = 6
CODE_LETTERS: Final = "34679CDFGHJKMNPQRTWXY"
"""None that is taken for another (0O, 1IL, 2Z, 5S, 8B, UV), and no vowel: no word arises."""

Headers: TypeAlias = Iterable[tuple[bytes, bytes]]
RandomBytes: TypeAlias = Callable[[int], bytes]


# --- secrets ------------------------------------------------------------------


def new_token(random_bytes: RandomBytes) -> str:
    """A secret of 256 bits: a guest's token, or a link code."""
    return urlsafe_b64encode(random_bytes(_TOKEN_BYTES)).decode().rstrip("=")


def hashed(token: str) -> bytes:
    """What is stored of a token.

    A plain hash is enough, since nobody can try out 256 bits; and since it is the hash that is
    looked up, how long that takes tells nothing about the token.
    """
    return sha256(token.encode()).digest()


def is_token(text: str) -> bool:
    """Whether a text has the form of a token; all others need not even be looked up."""
    return len(text) == _TOKEN_LENGTH and _LETTERS.issuperset(text)


# --- public names -------------------------------------------------------------


def new_guest_id(random_bytes: RandomBytes) -> str:
    """By which everybody knows a guest."""
    return b32encode(random_bytes(16)).decode().rstrip("=").lower()


def new_code(random_bytes: RandomBytes) -> str:
    """A table's code, short enough to be called across a room."""
    number = int.from_bytes(random_bytes(16))  # so many that no letter is likelier than another
    letters = ""
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(CODE_LETTERS))
        letters += CODE_LETTERS[letter]
    return letters


def read_code(text: str) -> str | None:
    """The code that somebody typed, in any case, with spaces or hyphens; None if it is none."""
    if len(text) > 4 * CODE_LENGTH:
        return None
    code = text.upper().replace("-", "").replace(" ", "")
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) else None


# --- on the wire --------------------------------------------------------------


def session_cookie(token: str, *, secure: bool) -> str:
    """The text of `Set-Cookie` that leaves a token with a browser.

    Args:
        token: the guest's.
        secure: whether people come by https. A browser sends such a cookie by https alone, so that
            it would never come back over the plain http of a local network.
    """
    return _cookie(token, COOKIE_SECONDS, secure=secure)


def no_cookie(*, secure: bool) -> str:
    """The text of `Set-Cookie` that makes a browser forget its token."""
    return _cookie("", 0, secure=secure)


def known_cookie(*, known: bool, secure: bool) -> str:
    """Tells our pages that there is a token, which they cannot read: strangers need not ask."""
    cookie = f"{KNOWN}={int(known)}; Path=/; Max-Age={COOKIE_SECONDS * known}; SameSite=Lax"
    return f"{HOST}{cookie}; Secure" if secure else cookie


def _cookie(value: str, seconds: int, *, secure: bool) -> str:
    cookie = f"{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax"
    return f"{HOST}{cookie}; Secure" if secure else cookie


def token_of(headers: Headers, *, secure: bool) -> str | None:
    """The token that comes with a request: of a program by `Authorization`, else by cookie.

    Where cookies are for https alone, no other is believed.
    """
    found = None
    for name, value in headers:
        if name == b"authorization":
            scheme, _, token = value.decode("latin-1").partition(" ")
            if scheme.lower() == "bearer":  # any other is for a proxy, and none of our business
                token = token.strip()
                return token if is_token(token) else None
        if name == b"cookie" and found is None:
            found = _in_cookies(value.decode("latin-1"), HOST + COOKIE if secure else COOKIE)
    return found


def has_session(headers: Headers) -> bool:
    """Whether a browser has sent our cookie along, by either name, be it worth anything or not."""
    return any(name == b"cookie" and COOKIE.encode() in value for name, value in headers)


def _in_cookies(cookies: str, wanted: str) -> str | None:
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == wanted and is_token(value):
            return value
    return None
