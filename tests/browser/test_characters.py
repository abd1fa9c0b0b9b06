"""Opponents of newcomers are characters with a name and a face."""

from browser.harness.person import PHONE, Invite
from playwright.sync_api import expect

from dacabo.bots.characters import CHARACTERS


def test_opponents_have_names_and_faces(people: Invite) -> None:
    """They are two different characters of the level for newcomers, each with a drawing."""
    ana = people("Ana", size=PHONE)
    ana.go("/")
    ana.tap("play")
    ana.wait(lambda scene: "first-look" in scene.kinds, "the cards")
    bots = [chair for chair in ana.table["chairs"] if chair["level"]]
    assert {chair["level"] for chair in bots} == {"largo"}
    assert {chair["name"] for chair in bots} == {"Mila", "Gus"}
    for chair in bots:
        assert CHARACTERS[chair["character"]].name == chair["name"]
        expect(ana.page.locator(".plate", has_text=chair["name"])).to_be_visible()
    plates = [ana.page.locator(".plate", has_text=chair["name"]) for chair in bots]
    for plate in plates:
        expect(plate.locator(".face .painted path").nth(3)).to_be_attached()
    one, other = (plate.locator(".face .painted").inner_html() for plate in plates)
    assert one != other
    ana.page.wait_for_timeout(1500)  # a word of welcome, if there is one, is inside the screen
    for remark in ana.page.locator("[data-part=remark]").all():
        box = remark.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        mine = ana.page.locator("[data-place^=a]").first.bounding_box()
        assert mine is None or box["y"] + box["height"] < mine["y"]
