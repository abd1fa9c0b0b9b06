"""The origin of a page: where a browser goes for it, written in one form only."""

from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

_PORTS: Final = {"http": 80, "https": 443}
_LONGEST: Final = 300
"""Characters of an address: a host has 253 at most."""
_HOST_LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-_.:")


@lru_cache(maxsize=64)
def origin_of(text: str) -> str | None:
    """The scheme, host and port of an address that has nothing else, in canonical form."""
    if len(text) > _LONGEST:  # the letters of other scripts take time, also to be refused
        return None
    try:
        address = urlsplit(text)
        host = (address.hostname or "").encode("idna").decode()
        port = address.port
    except (ValueError, UnicodeError):
        return None
    if address.scheme not in _PORTS or not host or not _HOST_LETTERS.issuperset(host):
        return None
    shown = f"[{host}]" if ":" in host else host
    origin = f"{address.scheme}://{shown}"
    if port is not None and port != _PORTS[address.scheme]:
        origin += f":{port}"
    written = f"{address.scheme}://{address.netloc}"
    has_more = text.lower() != written.lower() or "@" in address.netloc
    return None if has_more else origin
