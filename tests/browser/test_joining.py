"""Coming to somebody's table by its link, when too many wrong codes were typed at that address."""

from pathlib import Path

import pytest
from browser.harness.company import begin, look_again, open_table, play
from browser.harness.person import Invite
from playwright.sync_api import expect
from server.harness.rig import Server, serving


def use_up_attempts(server: Server) -> None:
    """Type wrong codes until the server looks up none any more."""
    while server.http("GET", "/api/tables/CCCCCC")[0] == 404:
        pass


@pytest.mark.long
def test_a_link_works_after_too_many_wrong_codes(
    people: Invite, tmp_path: Path, pages: Path
) -> None:
    """A guest opens the shared link and plays, while typed codes are refused."""
    assert pages.exists()
    with serving(tmp_path, wrong_codes_per_minute=10) as server:
        ana, bo = people("Ana", link=server.link), people("Bo", link=server.link)
        ana.introduce()
        code = open_table(ana, "original", 2, limit=5)
        ana.go(f"/tables/{code}")
        link = ana.http("GET", f"/api/tables/{code}/link")["url"]
        use_up_attempts(server)

        bo.expected.append("status of 429")
        bo.go("/")
        bo.page.fill("[data-field=code]", code)
        bo.tap("join")
        expect(bo.page.locator(".problem", has_text="moment")).to_be_visible()
        bo.page.fill("[data-field=code]", f"Come to {link}.")
        bo.tap("join")
        bo.page.wait_for_url(link)

        bo.go(link.removeprefix(server.link))
        expect(bo.page.locator("p.code")).to_have_text(code)
        expect(bo.page.get_by_text(link.rpartition(".")[2])).to_have_count(0)
        bo.page.fill("[data-field=name]", bo.name)
        bo.tap("sit-down")
        bo.tap("ready")
        begin(ana, [bo])
        play([ana, bo], lambda: bo.look().screen == "outcome")
        use_up_attempts(server)
        look_again(bo)
        with bo.page.expect_download() as downloading:
            bo.page.click("[data-action=record]")
        assert downloading.value.suggested_filename == f"dacabo-{code}-1.dacabo"
        for person in (ana, bo):
            person.page.goto("about:blank")  # the server ends before the browser does
