"""The origin of a page: the scheme, host and port that a browser asks for it, in canonical form."""

from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

_DEFAULT_PORTS: Final = {"http": 80, "https": 443}
_MAX_LENGTH: Final = 300
"""In characters of an address. A host name has at most 253."""
_HOST_CHARACTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789-_.:")


@lru_cache(maxsize=64)
def origin_of(text: str) -> str | None:
    """The origin of an address; None if the address is invalid, or has more than an origin."""
    if len(text) > _MAX_LENGTH:  # IDNA takes long to encode, or to refuse, a very long host
        return None
    try:
        address = urlsplit(text)
        host = (address.hostname or "").encode("idna").decode()
        port = address.port
    except (ValueError, UnicodeError):
        return None
    if address.scheme not in _DEFAULT_PORTS or not host or not _HOST_CHARACTERS.issuperset(host):
        return None
    host_text = f"[{host}]" if ":" in host else host
    origin = f"{address.scheme}://{host_text}"
    if port is not None and port != _DEFAULT_PORTS[address.scheme]:
        origin += f":{port}"
    without_path = f"{address.scheme}://{address.netloc}"
    has_more = text.lower() != without_path.lower() or "@" in address.netloc
    return None if has_more else origin
