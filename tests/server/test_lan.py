"""The address by which a phone in the same network reaches this server."""

import re
from ipaddress import ip_address

import pytest
import segno

from dacabo.server.lan import choose_address, lan_address, link_to, qr_code, terminal_code

LINK = "http://192.168.178.20:8420/"


@pytest.mark.parametrize(
    ("addresses", "chosen"),
    [
        ([], None),
        (["127.0.0.1", "127.0.1.1"], None),
        (["127.0.1.1", "192.168.0.5"], "192.168.0.5"),
        (["203.0.113.9", "10.0.0.5"], "10.0.0.5"),
        (["172.16.0.5", "192.168.0.5"], "172.16.0.5"),
        (["169.254.3.4", "203.0.113.9"], "203.0.113.9"),
        (["0.0.0.0"], None),  # noqa: S104 (an address to be passed over)
    ],
)
def test_the_first_private_address_is_chosen(addresses: list[str], chosen: str | None) -> None:
    """An address that others cannot use is never chosen."""
    assert choose_address(addresses) == chosen


def test_this_machine_has_an_address_or_none() -> None:
    """No network makes this fail."""
    address = lan_address()
    assert address is None or not ip_address(address).is_loopback


def test_the_link_has_brackets_around_an_ipv6_address() -> None:
    """A browser can open it."""
    assert link_to("192.168.178.20", 8420) == LINK
    assert link_to("::1", 80) == "http://[::1]:80/"


def test_the_qr_code_in_a_terminal_is_correct() -> None:
    """Decoded from its half blocks, it is the code of the link in its own colours."""
    lines = terminal_code(LINK).splitlines()
    modules: list[list[int]] = []
    for line in lines:
        found = re.fullmatch(r"\x1b\[38;5;231;48;5;16m([ ▀▄█]+)\x1b\[0m", line)
        assert found
        modules += [[int(block in dark) for block in found[1]] for dark in (" ▄", " ▀")]
    size = len(modules[0])
    expected = [list(row) for row in segno.make_qr(LINK).matrix_iter(border=2)]
    assert modules[:size] == expected
    assert size <= 33
    assert len(lines) <= 17


@pytest.mark.parametrize("link", [LINK, "https://cards.example/continue#" + "A" * 43])
def test_a_qr_code_drawn_by_its_path_is_correct(link: str) -> None:
    """Filled by the rules of SVG, its bars are the dark modules of the code."""
    code = qr_code(link)
    bars = re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", code.path)
    assert "".join(f"M{x} {y}h{w}v1h-{back}z" for x, y, w, back in bars) == code.path
    drawn = [[0] * code.size for _ in range(code.size)]
    for x, y, width, back in bars:
        assert width == back
        for place in range(int(x), int(x) + int(width)):
            assert not drawn[int(y)][place]
            drawn[int(y)][place] = 1
    assert drawn == [list(row) for row in segno.make_qr(link).matrix_iter(border=4)]
