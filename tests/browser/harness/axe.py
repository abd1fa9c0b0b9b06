"""Automatic accessibility checks of a page."""

from functools import cache
from pathlib import Path

from browser.harness.person import Person

SOURCE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _source() -> str:
    return SOURCE.read_text()


def violations(person: Person) -> list[str]:
    """Return every violation with its details."""
    if not person.page.evaluate("() => 'axe' in window"):
        person.page.evaluate(_source())
    violations = person.page.evaluate(
        "() => axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)"
    )
    return [
        f"{violation['id']}: {node['target']} {node['html'][:160]} {node['failureSummary']}"
        for violation in violations
        for node in violation["nodes"]
    ]
