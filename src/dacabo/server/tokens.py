"""Secrets and public names.

A *token* is the only proof of identity. It is known to the guest's devices alone; the server stores
a hash. A *link code* is a token that works once and for a few minutes. Guest ids are public, and
grant no rights. A table's code lets anyone watch and sit down; it is not a secret among friends,
but guessing is limited (`codes.py`). The *secret of a link* proves that its code was not guessed.
"""

import hmac
from base64 import b32encode, urlsafe_b64encode
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Final, TypeAlias

COOKIE: Final = "dacabo_session"
KNOWN: Final = "dacabo_known"
HOST: Final = "__Host-"
"""A browser accepts a cookie with this prefix only from this very host over https, so that no other
host of the same domain can set one."""
SECURE: Final = "dacabo.secure"
"""The scope's key for whether cookies are for https only."""
COOKIE_SECONDS: Final = 365 * 24 * 60 * 60
LINK_SECONDS: Final = 10 * 60
"""The lifetime of a link code."""

_TOKEN_BYTES: Final = 32
_TOKEN_LENGTH: Final = 43
"""The length of 32 bytes in URL-safe base 64."""
_LETTERS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

CODE_LENGTH: Final = 6
CODE_LETTERS: Final = "34679CDFGHJKMNPQRTWXY"
"""Letters and digits of codes: none that look alike (0O, 1IL, 2Z, 5S, 8B, UV), and no vowels."""

LINK_LENGTH: Final = 10
"""The characters of the secret in a link to a table: 50 bits, which our rate limits make it
impossible to guess."""
LINK_LETTERS: Final = "a-z2-7"
"""The alphabet of base 32, as a range for a regular expression."""

Headers: TypeAlias = Iterable[tuple[bytes, bytes]]
RandomBytes: TypeAlias = Callable[[int], bytes]


# --- secrets ------------------------------------------------------------------


def new_token(random_bytes: RandomBytes) -> str:
    """A secret of 256 bits: a guest's token, or a link code."""
    return urlsafe_b64encode(random_bytes(_TOKEN_BYTES)).decode().rstrip("=")


def hashed(token: str) -> bytes:
    """The stored form of a token.

    A plain hash is enough, because 256 bits cannot be guessed. The hash is what is looked up, so
    the time of the lookup reveals nothing about the token.
    """
    return sha256(token.encode()).digest()


def link_secret(secret: bytes, code: str) -> str:
    """The part of a link to a table after its code, derived from the server's secret."""
    digest = hmac.digest(secret, b"dacabo/table-link\0" + code.encode(), "sha256")
    return b32encode(digest).decode().lower()[:LINK_LENGTH]


def is_link_secret(text: str, secret: bytes, code: str) -> bool:
    """Whether a text, in any case, is the secret in the link to a table."""
    # `compare_digest` takes only ASCII as text, and a forged secret may contain any characters.
    return hmac.compare_digest(text.lower().encode(), link_secret(secret, code).encode())


def is_token(text: str) -> bool:
    """Whether a text has the form of a token; others need no lookup."""
    return len(text) == _TOKEN_LENGTH and _LETTERS.issuperset(text)


# --- public names -------------------------------------------------------------


def new_guest_id(random_bytes: RandomBytes) -> str:
    """The public id of a guest."""
    return b32encode(random_bytes(16)).decode().rstrip("=").lower()


def new_code(random_bytes: RandomBytes) -> str:
    """A table's code, short enough to be called across a room."""
    number = int.from_bytes(random_bytes(16))  # large enough that the bias is negligible
    letters = ""
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(CODE_LETTERS))
        letters += CODE_LETTERS[letter]
    return letters


def read_code(text: str) -> str | None:
    """Parse a typed code in any case, with spaces or hyphens; None if it is not a code."""
    if len(text) > 4 * CODE_LENGTH:
        return None
    code = text.upper().replace("-", "").replace(" ", "")
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) else None


# --- on the wire --------------------------------------------------------------


def session_cookie(token: str, *, secure: bool) -> str:
    """The `Set-Cookie` header that gives a browser its token.

    Args:
        token: the guest's token.
        secure: whether clients use https. A browser returns a secure cookie only over https, so it
            would never come back over the plain http of a local network.
    """
    return _cookie(token, COOKIE_SECONDS, secure=secure)


def clear_cookie(*, secure: bool) -> str:
    """The `Set-Cookie` header that makes a browser forget its token."""
    return _cookie("", 0, secure=secure)


def known_cookie(*, known: bool, secure: bool) -> str:
    """A cookie that tells our pages whether there is a token, which is hidden from scripts.

    Without one, they need not ask the server who the guest is.
    """
    cookie = f"{KNOWN}={int(known)}; Path=/; Max-Age={COOKIE_SECONDS * known}; SameSite=Lax"
    return f"{HOST}{cookie}; Secure" if secure else cookie


def _cookie(value: str, seconds: int, *, secure: bool) -> str:
    cookie = f"{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax"
    return f"{HOST}{cookie}; Secure" if secure else cookie


def token_of(headers: Headers, *, secure: bool) -> str | None:
    """The token of a request: from `Authorization` for a program, else from the cookie.

    Where cookies are for https only, no other cookie is accepted.
    """
    from_cookie = None
    for name, value in headers:
        if name == b"authorization":
            scheme, _, token = value.decode("latin-1").partition(" ")
            if scheme.lower() == "bearer":  # a proxy may use other schemes for itself
                token = token.strip()
                return token if is_token(token) else None
        if name == b"cookie" and from_cookie is None:
            cookie_name = HOST + COOKIE if secure else COOKIE
            from_cookie = _find_token(value.decode("latin-1"), cookie_name)
    return from_cookie


def has_session(headers: Headers) -> bool:
    """Whether a browser has sent our cookie under either name, valid or not."""
    return any(name == b"cookie" and COOKIE.encode() in value for name, value in headers)


def _find_token(cookies: str, cookie_name: str) -> str | None:
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == cookie_name and is_token(value):
            return value
    return None
