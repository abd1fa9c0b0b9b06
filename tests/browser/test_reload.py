"""The page is reloaded at any moment; the game is where it was."""

import pytest
from browser.harness.company import against_bot, gather, play
from browser.harness.habits import act, may_sneak, use
from browser.harness.person import Invite, Person
from browser.harness.secrecy import Witness, forgotten

LONG = {"limit": 500}
TOWARDS = {"drawn": "draw", "taken": "take"}
"""The moves by which a turn leads to a decision that chance would bring late."""


def moment_of(person: Person) -> str:
    """The decision that a player is in the middle of."""
    scene = person.look()
    if scene.screen in ("summary", "outcome"):
        return scene.screen
    if scene.screen != "table" or not scene.kinds or scene.asked != person.kinds:
        return ""
    kind = scene.kinds[0]
    if kind != "card":
        return kind
    return "drawn" if person.cards["hand"]["drawn"] else "taken"


def play_until(company: list[Person], moments: set[str], witness: Witness) -> None:
    """Play until the first player is in the middle of one of these decisions."""
    play(company, lambda: moment_of(company[0]) in moments, witness=witness, check_every=20)


def state_shown(person: Person) -> tuple[object, ...]:
    """Everything that should be the same after a reload."""
    scene = person.look()
    labels = person.page.eval_on_selector_all(
        "[data-place]", "(all) => all.map((one) => one.ariaLabel ?? one.textContent)"
    )
    return scene, labels, person.decision


@pytest.mark.parametrize(
    ("preset", "wanted", "changes"),
    [
        pytest.param(
            "original",
            "first-look looking turn drawn taken summary",
            LONG,
            marks=pytest.mark.long,
        ),
        pytest.param(
            "dutch",
            "first-look looking turn drawn taken snap",
            {"rounds": 99, "table": {"snap_seconds": 30}},
            marks=pytest.mark.long,
        ),
        pytest.param("match", "turn summary", {"stack": 2, "target": 20}, marks=pytest.mark.long),
    ],
)
def test_a_reload_keeps_the_decision(
    preset: str, wanted: str, changes: dict[str, object], people: Invite
) -> None:
    """The same moves are possible, and the same cards are open: none that was put back."""
    ana, bo = company = [people("Ana", seed=2), people("Bo", seed=2)]
    gather(company, preset, **changes)
    witness, done = Witness(), set[str]()
    while missing := set(wanted.split()) - done:
        led_to = missing & set(TOWARDS)
        play_until(company, missing | {"turn"} if led_to else missing, witness)
        ana.shows_what_was_told()
        now, before = moment_of(ana), state_shown(ana)
        if now in missing:
            ana.reload()
            ana.wait(lambda _: bool(ana.messages))
            assert state_shown(ana) == before, now
            witness.check(ana)
            done.add(now)
        if now == "turn" and led_to:
            with ana.answering():
                ana.tap(TOWARDS[min(led_to)])
    assert bo.cards


@pytest.mark.long
def test_a_reload_forgets_a_half_made_choice(people: Invite) -> None:
    """The drawn card is still in the hand."""
    ana = people("Ana", seed=5)
    against_bot(ana, "original", limit=500)
    play(
        [ana],
        lambda: "use" in (scene := ana.look()).actions and scene.asked == ana.kinds,
        seconds=60,
    )
    before = state_shown(ana)
    ana.tap("use")
    ana.wait(lambda scene: "back" in scene.actions)
    ana.reload()
    assert state_shown(ana) == before
    use(ana)


@pytest.mark.long
def test_a_reload_does_not_repeat_a_sneaked_look(people: Invite) -> None:
    """It was paid for once and seen once."""
    ana, bo = company = [people("Ana", seed=6), people("Bo", seed=6)]
    gather(company, "dutch")
    play(company, lambda: moment_of(ana) == "turn" and may_sneak(ana.look()))
    ana.tap("menu")
    ana.tap("sneak")
    assert ana.page.inner_text(".actions .hint")
    with ana.answering():
        ana.choose("b1")
    ana.wait(lambda scene: "done" in scene.actions)
    label = '[data-place="b1"] > .hidden-text'
    assert "face down" not in (ana.page.text_content(label) or "")
    ana.reload()
    ana.wait(lambda scene: scene.screen == "table")
    assert "face down" in (ana.page.text_content(label) or "")
    witness = Witness()
    witness.check(ana)
    assert list(forgotten(ana))
    assert moment_of(ana) == "turn"
    assert act(ana)
    witness.check(bo)
