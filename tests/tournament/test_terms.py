"""The game and the rule set of an event; the event asks the game for its rules."""

from types import MappingProxyType

import msgspec
import pytest
from msgspec.structs import replace
from tournament.harness.event_driver import ANA, MINUTE, SEED, EventDriver

from dacabo.core.errors import DacaboError
from dacabo.core.phrases import Phrase
from dacabo.core.rules import Setting
from dacabo.dacapo.rules import PRESETS, Rules
from dacabo.scorepad.sheets import TOURNAMENT_RULES
from dacabo.tournament import event as events
from dacabo.tournament.apply import apply
from dacabo.tournament.commands import next_due, open_event
from dacabo.tournament.errors import LogError
from dacabo.tournament.logfile import read_log, write_log
from dacabo.tournament.subjects import opening as terms
from dacabo.tournament.subjects.opening import Opened
from dacabo.tournament.subjects.results import EnterResult
from dacabo.tournament.views.changes import preview
from dacabo.tournament.views.pages import public_view

DACAPO = "dacapo"


class OppositeTerms:
    """Tournament rules of Da Capo!, of which every answer differs from Cabo's."""

    def barred(self, rules: Rules) -> str | None:
        """A single game is excluded."""
        return "target" if rules.target is None else None

    def minutes(self, rules: Rules) -> int | None:
        """The number of cards in a hand."""
        return rules.hand

    def with_time_limit(self, minutes: int) -> dict[str, Setting]:
        """The number of cards in a hand, too."""
        return {"hand": minutes}

    def ends_at(self, rules: Rules) -> int | None:
        """The target."""
        return rules.target

    def most_points_win(self, _rules: Rules) -> bool:
        """The fewest points win."""
        return False

    def below_zero(self, rules: Rules) -> bool:
        """Whether there are jokers."""
        return rules.jokers > 0

    def decision_round(self, rules: Rules) -> Rules:
        """The rules of a single game."""
        return replace(rules, target=None)


@pytest.fixture
def dacapo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let events be played with Da Capo!."""
    contests = MappingProxyType({**TOURNAMENT_RULES, DACAPO: OppositeTerms()})
    for module in (events, terms):
        monkeypatch.setattr(module, "TOURNAMENT_RULES", contests)


def open_dacapo_event(preset: str = "match", **changes: Setting) -> EventDriver:
    """An event of Da Capo!."""
    driver = EventDriver()
    driver.event = apply(
        None, open_event("Cup", changes, SEED, driver.now, ANA, game=DACAPO, preset=preset)
    )
    return driver


@pytest.mark.usefixtures("dacapo")
def test_an_event_of_another_game_uses_its_terms() -> None:
    """Its clock, its lowest points and its limit are the game's, and its file names the game."""
    driver = open_dacapo_event(hand=6)
    assert driver.event.rules == replace(PRESETS["match"], hand=6)
    driver.begin(3)
    assert next_due(driver.event) == driver.now + 6 * MINUTE
    (match,) = driver.matches
    one, two, three = match.players
    result = EnterResult(match.id, {one: -3, two: 20, three: 49})
    doubt = Phrase("tournament-doubt-not-over", {"limit": 50})
    assert preview(driver.event, result, driver.now, ANA).doubts == (doubt,)
    driver.ask(result)
    page = public_view(driver.event, driver.now)
    assert (page.game, page.preset, page.changes) == (DACAPO, "match", {"hand": 6})
    again = read_log(write_log(driver.event))
    assert (again.rules, again.stages) == (driver.event.rules, driver.event.stages)


@pytest.mark.usefixtures("dacapo")
def test_rules_that_a_game_excludes_are_refused() -> None:
    """The tournament rules of the game decide that."""
    with pytest.raises(DacaboError) as refusal:
        open_dacapo_event("single")
    assert refusal.value.code == "option-not-in-events"
    assert refusal.value.about["option"] == Rules.name("target")


@pytest.mark.parametrize(
    ("game", "preset", "code"),
    [
        ("chess", "tournament", "no-such-game"),
        (DACAPO, "tournament", "no-such-rules"),
        ("cabo", "match", "no-such-rules"),
    ],
)
def test_an_unknown_game_or_rule_set_is_refused(game: str, preset: str, code: str) -> None:
    """A file with one is refused, too."""
    with pytest.raises(DacaboError) as refusal:
        open_event("Cup", {}, SEED, 0, ANA, game=game, preset=preset)
    assert refusal.value.code == code
    file = write_log(EventDriver().event)
    file = file.replace(b'"game":"cabo"', f'"game":"{game}"'.encode())
    file = file.replace(b'"preset":"tournament"', f'"preset":"{preset}"'.encode())
    with pytest.raises(LogError) as unread:
        read_log(file)
    assert (unread.value.code, unread.value.about["line"]) == ("log-impossible", 2)


def test_an_old_event_without_a_game_plays_cabo() -> None:
    """Files of version 2 and old logs of the server do not name a game."""
    driver = EventDriver(changes={"minutes": 30})
    file = write_log(driver.event)
    named = b'"game":"cabo","preset":"tournament",'
    assert named in file
    older = file.replace(named, b"").replace(b'"version":3', b'"version":2')
    assert write_log(read_log(older)) == file
    fact = msgspec.json.decode(b'{"type":"opened","name":"Cup","changes":{}}', type=Opened)
    assert (fact.game, fact.preset) == ("cabo", "tournament")
