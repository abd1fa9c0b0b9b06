"""The app on the device: it opens without a network, says so, and score pads are written on."""

from pathlib import Path

import pytest
from browser.harness.person import Invite, Person
from browser.harness.tournament_desk import enter_round, rounds, wait_for
from browser.test_network import BROKEN, house
from browser.test_score_pad import new_pad, totals

READY = """async () => {
  await navigator.serviceWorker.ready;
  const [name] = await caches.keys();
  const kept = await (await caches.open(name)).keys();
  return kept.filter(({ url }) => /assets.*[.]js$/.test(url)).length;
}"""
WORDS = """async () => {
  const [name] = await caches.keys();
  const before = (await (await caches.open(name)).keys()).length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  return (await (await caches.open(name)).keys()).length === before;
}"""


def stored_files(person: Person) -> list[str]:
    """The files that the device has stored, by path."""
    return [
        url.removeprefix(person.link)
        for url in person.page.evaluate(
            """async () => (await Promise.all((await caches.keys()).map(async (name) =>
              (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat()"""
        )
    ]


@pytest.mark.long
def test_the_app_works_offline(people: Invite, tmp_path: Path) -> None:
    """Every page opens; a pad is there after a reload, and new entries are sent later."""
    with house(tmp_path) as room:
        ana = people("Ana", link=room.open(), language="de", keeps_app=True)
        ana.expected += BROKEN
        address = new_pad(ana, "Ana", "Bo")
        assert ana.page.evaluate(READY) > 30
        ana.page.wait_for_function(WORDS)
        assert not [path for path in stored_files(ana) if path.startswith(("/api", "/readyz"))]
        assert "controller" in ana.page.evaluate(
            "() => navigator.serviceWorker.controller ? 'controller' : ''"
        )
        room.close()
        ana.page.goto(address)
        ana.reload()
        wait_for(ana, "[data-part=pad] [data-action=enter]")
        enter_round(ana, [4, 12])
        ana.page.wait_for_selector("[data-part=pad] tr.waiting")
        ana.go("/")
        assert "Partie" in ana.text() or "Spiel" in ana.text()
        ana.go("/pads").page.wait_for_selector("[data-part=new-pad]")
        ana.page.goto("/tables/CCCCCC")
        ana.page.wait_for_selector("[data-screen=connecting]:has-text('Server')")
        room.open()
        ana.go(address)
        ana.wait(lambda _: rounds(ana) == 1 and any(totals(ana)), "the round")
        assert not ana.page.locator("[data-part=pad] tr.waiting").count()


@pytest.mark.long
def test_pads_open_offline_without_a_service_worker(people: Invite, tmp_path: Path) -> None:
    """The network went after the first screen had loaded: the pads open all the same (B9)."""
    with house(tmp_path) as room:
        ana = people("Ana", link=room.open())
        ana.expected += BROKEN
        with ana.page.expect_response("**/api/games", timeout=15_000):
            ana.go("/")
        ana.page.wait_for_load_state("networkidle")
        room.close()
        ana.page.click("[data-action=pads]")
        ana.page.wait_for_selector("[data-screen=pads] [data-part=new-pad]")
