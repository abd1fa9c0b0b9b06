"""What is printed at the end has points, and signs where they do not explain a place."""

from browser.harness.fits import PATIENCE_MS
from playwright.sync_api import Browser


def test_standings_and_certificates_have_points(browser: Browser, gallery: str) -> None:
    """A legend explains the signs, and a certificate says the points with their sign."""
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.goto(f"{gallery}?state=event-print-places")
    page.wait_for_selector("html[data-settled]", timeout=PATIENCE_MS, state="attached")
    points = page.locator("td.points").all_inner_texts()
    assert len(points) == 17
    assert all(text.strip("*†").isdecimal() or text == "–†" for text in points)
    assert points[1].endswith("*")
    assert "* place decided by a tie-break round" in page.inner_text(".legend")
    page.goto(f"{gallery}?state=event-print-certificates")
    page.wait_for_selector("html[data-settled]", timeout=PATIENCE_MS, state="attached")
    printed = page.locator("article [data-part=points]").all_inner_texts()
    assert [text.strip(" ·\u00a0") for text in printed] == [
        f"{text.strip('*')} points{'*' * text.count('*')}" for text in points[:3]
    ]
    context.close()
