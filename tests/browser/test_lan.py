"""A phone in the same room: plain HTTP from an address of the local network."""

from pathlib import Path

import pytest
from browser.harness.company import against_bot, look_again, play, proven
from browser.harness.person import Invite
from browser.harness.secrecy import Witness
from server.harness.rig import serving

from dacabo.server.lan import lan_address


@pytest.mark.long
def test_a_match_is_verified_over_plain_http(people: Invite, tmp_path: Path, pages: Path) -> None:
    """The browser offers no WebCrypto there, yet the page verifies the deals."""
    address = lan_address()
    if address is None:
        pytest.skip("this machine has no address but its own")
    assert pages.exists()
    with serving(tmp_path, lan="true") as server:
        port = server.link.rsplit(":", 1)[-1]
        ana = people("Ana", link=f"http://{address}:{port}")
        ana.expected.append("Cross-Origin-Opener-Policy header has been ignored")
        against_bot(ana, "original", limit=5)
        assert ana.page.evaluate("() => [isSecureContext, Boolean(crypto.subtle)]") == [
            False,
            False,
        ]
        play([ana], lambda: ana.look().screen == "outcome", witness=Witness())
        look_again(ana)
        ana.tap("check")
        ana.page.wait_for_selector(".proven")
        proven(ana)
        ana.page.goto("about:blank")  # the server ends before the browser does
