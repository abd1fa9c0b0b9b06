"""A film that two people watch together: one has the controls, the other follows."""

from browser.harness.axe import SOURCE
from browser.harness.company import gather, is_over, play
from browser.harness.person import Invite, Person
from playwright.sync_api import expect

SIZES = ((360, 640), (390, 844), (844, 390), (1440, 900))


def moment_of(person: Person) -> str:
    """The round and the frame that a film shows, as in its address."""
    return ".".join(str(person.page.evaluate("() => location.hash.slice(1)")).split(".")[:2])


def role_of(person: Person) -> str:
    """What a person does in the film: `alone`, `leads` or `follows`."""
    return person.page.get_attribute("[data-part=together]", "data-role") or ""


def goes_to(person: Person, other: Person) -> None:
    """Wait until one person sees the moment that the other sees."""
    person.page.wait_for_timeout(1_200)  # the address follows the film slowly
    for _ in range(20):
        if moment_of(person) == moment_of(other):
            return
        person.page.wait_for_timeout(200)
    assert moment_of(person) == moment_of(other)


def test_two_people_watch_a_film_together(people: Invite) -> None:
    """Everybody sees that a film is shown; who follows is led, may lead, leave and come back."""
    ana, bo = company = [people(name, size=(390, 844)) for name in ("Ana", "Bo")]
    gather(company, "original", rounds=1)
    play(company, lambda: is_over(company))

    ana.tap("film")
    ana.page.wait_for_selector("[data-screen=film]")
    ana.tap("show-film")
    expect(ana.page.locator("[data-part=together]")).to_contain_text("You are at the controls")

    notice = bo.page.locator("[data-action=watch-film]")
    expect(notice).to_be_visible()
    bo.tap("watch-film")
    bo.page.wait_for_selector("[data-screen=film]")
    expect(bo.page.locator("[data-role=follows]")).to_contain_text("Ana is at the controls")

    for _ in range(3):
        ana.tap("step-on")
    goes_to(bo, ana)
    ana.page.evaluate("() => { location.hash = '1.12.all'; }")
    goes_to(bo, ana)
    assert moment_of(bo) == "1.12"

    # The eyes are everybody's own choice.
    bo.page.keyboard.press("2")
    bo.page.wait_for_function("() => location.hash.endsWith('.1')")
    assert role_of(bo) == "follows"
    assert ana.page.evaluate("() => location.hash").endswith(".all")

    bo.tap("take-controls")
    expect(ana.page.locator("[data-role=follows]")).to_contain_text("Bo is at the controls")
    bo.tap("step-on")
    goes_to(ana, bo)

    # Whoever steers leaves, and may come back.
    ana.tap("step-on")
    expect(ana.page.locator("[data-role=alone]")).to_contain_text("Bo is showing the film")
    assert moment_of(bo) != ""
    bo.tap("step-on")
    ana.tap("follow")
    goes_to(ana, bo)

    for person in company:
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            for button in person.page.locator("[data-part=together] button").all():
                expect(button).to_be_in_viewport(ratio=1)
                expect(button).to_be_enabled()
        person.page.evaluate(SOURCE.read_text())
        found = person.page.evaluate("() => axe.run().then(({ violations }) => violations)")
        assert [(one["id"], one["nodes"][0]["html"]) for one in found] == []
