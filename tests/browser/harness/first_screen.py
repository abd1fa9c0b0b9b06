"""The first screen: opponents and options are each behind one tap."""

from browser.harness.person import Person


def choose_opponents(person: Person, *wanted: str) -> None:
    """Play against these characters and nobody else."""
    person.tap("opponents")
    buttons = person.page.locator("dialog [data-action=choose-opponent]")
    buttons.first.wait_for()
    for key in wanted:
        one = person.page.locator(f"dialog [data-character={key}]")
        if one.get_attribute("aria-pressed") == "false":
            one.click()
    for one in buttons.all():
        chosen = one.get_attribute("aria-pressed") == "true"
        if chosen and one.get_attribute("data-character") not in wanted:
            one.click()
    person.page.keyboard.press("Escape")


def choose(person: Person, option: str, value: str) -> None:
    """Choose something behind the line of settings."""
    person.tap("options")
    person.page.check(f'[data-option={option}][value="{value}"]', force=True)
    person.page.keyboard.press("Escape")
