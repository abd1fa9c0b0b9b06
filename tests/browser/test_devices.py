"""One guest on several devices, and logging out of each."""

from urllib.parse import urlsplit

import pytest
from browser.harness.company import open_table
from browser.harness.person import Invite


@pytest.mark.long
def test_each_device_can_be_logged_out(people: Invite) -> None:
    """A phone continues with a personal link; the laptop logs it out, and then itself."""
    laptop, phone = people("Ana"), people("Ana")
    laptop.introduce()
    code = open_table(laptop, "original", 2)
    link = urlsplit(laptop.http("POST", "/api/me/links")["url"])
    phone.go(f"{link.path}#{link.fragment}")
    phone.wait(lambda scene: scene.screen == "home")
    phone.go(f"/tables/{code}").page.wait_for_selector("[data-action=fill]")
    laptop.go("/settings").tap("log-out-others")
    phone.expected.append("WebSocket")
    phone.wait(lambda scene: scene.screen == "closed", "hung up")
    phone.go("/settings").page.wait_for_selector("[data-action=rename]")
    assert "link" not in phone.look().actions  # logged out

    laptop.tap("ask-log-out")
    laptop.tap("log-out")
    laptop.wait(lambda scene: "log-out-others" not in scene.actions)
    assert laptop.page.context.cookies() == []
    assert "Ana" not in laptop.page.evaluate("() => JSON.stringify(localStorage)")
