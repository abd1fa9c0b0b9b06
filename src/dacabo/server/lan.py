"""The address and the QR code by which a phone in the same room reaches this server."""

import socket
from collections.abc import Iterable
from contextlib import suppress
from io import StringIO
from ipaddress import IPv4Address, ip_network
from itertools import groupby
from typing import Final

from dacabo.core.values import Value

MARGIN: Final = 4
"""The light margin of a QR code in modules, as its standard requires."""
UNUSED_ADDRESS: Final = "192.0.2.1"
"""A documentation address: it belongs to no machine, and nothing is sent to it."""

_PRIVATE: Final = tuple(map(ip_network, ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")))
_WHITE_ON_BLACK: Final = "\x1b[38;5;231;48;5;16m"


class QrCode(Value):
    """A QR code as a drawing: dark modules on a light square."""

    size: int
    """The width of the square including the margin, in modules."""
    path: str
    """All dark modules as an SVG path."""


def lan_address() -> str | None:
    """The address of this machine on the local network."""
    return choose_address(_addresses())


def choose_address(addresses: Iterable[str]) -> str | None:
    """The first private address; without one, the first that other machines can reach."""
    usable = [
        address
        for address in map(IPv4Address, addresses)
        if not (address.is_loopback or address.is_link_local or address.is_unspecified)
    ]
    private = [ip for ip in usable if any(ip in network for network in _PRIVATE)]
    return next(map(str, private + usable), None)


def _addresses() -> list[str]:
    """The addresses of this machine, beginning with that of the default route."""
    addresses = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((UNUSED_ADDRESS, 9))  # sends nothing, only chooses a route
        addresses.append(probe.getsockname()[0])
    with suppress(OSError):
        resolved = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        addresses += [str(address[0]) for *_, address in resolved]
    return addresses


def link_to(host: str, port: int) -> str:
    """The link that a browser opens."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def terminal_code(link: str) -> str:
    """A QR code of half blocks with explicit colours: cameras need dark on light."""
    import segno  # noqa: PLC0415 (slow to import, and often not needed)

    drawing = StringIO()
    segno.make_qr(link).terminal(drawing, border=2, compact=True)
    return "\n".join(f"{_WHITE_ON_BLACK}{line}\x1b[0m" for line in drawing.getvalue().splitlines())


def qr_code(link: str) -> QrCode:
    """A QR code to be drawn by the client, with the light margin that cameras need."""
    import segno  # noqa: PLC0415 (as above)

    rows = list(segno.make_qr(link).matrix_iter(border=MARGIN))
    bars = []
    for y, row in enumerate(rows):
        x = 0
        for dark, squares in groupby(row):
            width = len(list(squares))
            if dark:
                bars.append(f"M{x} {y}h{width}v1h-{width}z")
            x += width
    return QrCode(len(rows), "".join(bars))
