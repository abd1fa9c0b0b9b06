"""Measure how long people wait for bots, with a real server and a scripted player in Chromium.

It counts the time between two turns in which the player can do nothing: everything but their own
thinking. In a snapping window the player passes after a glance, by a tap on the felt. `in all` is
the time from the end of one turn to the next, glances included.

`--match` plays one whole match instead, with a player who needs two seconds for every choice.
"""

import argparse
import statistics
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final, NamedTuple

from card_room import card_room
from playwright.sync_api import Browser

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from browser.harness.person import PageState, Person

GAMES: Final = {
    "cabo": ("original", "gretel-malte", "dutch", "tournament"),
    "dacapo": ("single", "match"),
}
LEVELS: Final = ("largo", "andante", "allegro", "presto", "prestissimo")
TEMPI: Final = ("calm", "brisk", "instant")
SECONDS_BEFORE: Final = {"original": "6.5", "dutch": "10", "single": "8.2"}
"""Seconds between two turns with two bots, before there was a tempo."""
MAX_WAIT_SECONDS: Final = {"brisk": 3.0, "instant": 0.7}
PHONE: Final = (390, 844)
LOW_CARD: Final = 5
"""The player keeps cards below this value."""
GLANCE_SECONDS: Final = 0.4
"""The seconds that a player needs where there is no choice."""


def _none_offered(actions: set[str]) -> Callable[[PageState], bool]:
    """Return whether they are no longer offered."""
    return lambda scene: not actions.intersection(scene.actions)


class Waits(NamedTuple):
    """The measurements of a player."""

    idle: list[float]
    """Seconds without anything to do between two turns."""
    between: list[float]
    """Seconds from the end of a turn to the next."""
    rounds: int
    thinking_seconds: float
    """Seconds of their own thinking."""
    seconds: float


class Player:
    """Plays quickly and not too foolishly, and looks at the clock.

    Args:
        person: the person at the browser.
        think: the seconds that a choice takes.
        turns: the number of turns to play, or None for a whole match.
    """

    def __init__(self, person: Person, think: float, turns: int | None) -> None:
        self.person = person
        self.think = think
        self.turns = turns
        self.rng = Random(7)
        self.rounds = 0
        self.thinking_seconds = 0.0
        self.idle: list[float] = []
        self.between: list[float] = []

    def play(self) -> Waits:
        """Play, and measure the waits."""
        started = monotonic()
        since: float | None = None
        waited = 0.0
        last_look = monotonic()
        while self.turns is None or len(self.idle) < self.turns:
            scene = self.person.look()
            now = monotonic()
            if scene.screen == "outcome":
                break
            if scene.screen == "summary":
                if continue_actions := {"ready", "result"}.intersection(scene.actions):
                    self._pause(GLANCE_SECONDS)
                    self.person.tap(*continue_actions)
                    self.rounds += 1
                    self.person.wait(_none_offered(continue_actions), "the next round")
                since = None
            elif not scene.kinds:
                if since is None and scene.screen == "table":
                    since, waited = now, 0.0
                waited += now - last_look if since is not None else 0
                self._pause(0.005)
            else:
                if scene.kinds[0] in ("turn", "card") and since is not None:
                    self.idle.append(waited)
                    self.between.append(now - since)
                    since = None
                elif scene.kinds[0] in ("first-look", "looking"):
                    since = None
                self._answer(scene)
                now = monotonic()
            last_look = now
        seconds = monotonic() - started
        return Waits(self.idle, self.between, self.rounds, self.thinking_seconds, seconds)

    def _answer(self, scene: PageState) -> None:
        """Answer the decision, and wait until the page shows the answer."""
        kind, choose = scene.kinds[0], self.rng.choice
        before = self.person.decision
        thinking = GLANCE_SECONDS if kind in ("looking", "snap") else self.think
        self.thinking_seconds += thinking
        self._pause(thinking)
        if kind == "snap":
            self.person.wave()
        elif kind == "looking":
            self.person.tap("done")
        elif kind == "first-look":
            self.person.choose(choose(scene.places))
        elif "end" in scene.actions:
            self.person.tap("end")
        elif kind == "turn" and "draw" in scene.actions:
            self.person.tap("draw")
        elif kind == "card":
            self._place(scene)
        elif kind == "turn":
            self._build(scene)
        self.person.wait(
            lambda now: now.screen != "table" or self.person.decision != before, "an answer"
        )
        self.person.shows_what_was_told()

    def _place(self, scene: PageState) -> None:
        """Lay a low card in place of any own card, and discard any other."""
        own_places = [
            place for place in scene.places if place[0] == self.person.letter and place != "discard"
        ]
        card = str(self.person.cards["hand"]["card"])
        low = (card.isdigit() and int(card) < LOW_CARD) or card[:1] in "A234"
        if low or "discard" not in scene.actions:
            self.person.choose(self.rng.choice(own_places))
        else:
            self.person.tap("discard")

    def _build(self, scene: PageState) -> None:
        """Build what fits, from one's own stack first; otherwise put a card aside."""
        stack = f"stack-{self.person.letter}"
        fits = [p for p in scene.fits if not p.startswith("stack-") or p == stack]
        hand = [place for place in scene.places if place.startswith("hand-")]
        place = stack if stack in fits else self.rng.choice(fits or hand)
        verb = "build-" if fits else "put-"
        self.person.choose(place)
        self._pause(0.05)
        offers = [a for a in self.person.look().actions if a.startswith(verb)]
        offers = [action for action in offers if action != "put-back"]
        if offers:
            self.person.tap(offers[0])

    def _pause(self, seconds: float) -> None:
        self.person.pause(1000 * seconds)


def sit(browser: Browser, link: str, options: dict[str, object], level: str) -> Person:
    """Return a person at a table with bots, who have begun."""
    person = Person(browser, link, "Ana", size=PHONE, motion=True, rest=True)
    person.introduce()
    code = person.http("POST", "/api/tables", options)["code"]
    wish = f"""localStorage.setItem("dacabo.start", '{{"code":"{code}","level":"{level}"}}')"""
    person.context.add_init_script(f"if (!sessionStorage.sat) {{ {wish}; sessionStorage.sat = 1 }}")
    person.go(f"/tables/{code}")
    return person


def measure(
    browser: Browser, link: str, preset: str, tempo: str, *, level: str, turns: int
) -> bool:
    """Play at one table and print its line; whether the bar is missed."""
    game = next(game for game in GAMES if preset in GAMES[game])
    options = {"game": game, "preset": preset, "players": 3, "tempo": tempo}
    person = sit(browser, link, options, level)
    waits = Player(person, GLANCE_SECONDS, turns).play()
    person.leave()
    mean, most = statistics.mean(waits.idle), MAX_WAIT_SECONDS.get(tempo)
    bar = f"<= {most}" if most and level == "andante" else ""
    print(
        f"  {preset:14}{tempo:9}{level:9}{mean:7.2f}{statistics.median(waits.idle):8.2f}"
        f"{max(waits.idle):8.2f}{statistics.mean(waits.between):8.2f}   {bar:8}"
        f"{SECONDS_BEFORE.get(preset, '')}",
        flush=True,
    )
    return bool(bar) and most is not None and mean > most


def main() -> None:
    """Print the table; leave with 1 if a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--preset", action="append", choices=sum(GAMES.values(), ()))
    parser.add_argument("--tempo", action="append", choices=TEMPI)
    parser.add_argument("--level", action="append", choices=LEVELS)
    parser.add_argument("--match", action="store_true")
    arguments = parser.parse_args()
    is_missed = False
    with card_room() as (browser, link):
        if arguments.match:
            tempo = (arguments.tempo or ["brisk"])[0]
            options = {"game": "cabo", "preset": "original", "players": 3, "tempo": tempo}
            waits = Player(sit(browser, link, options, "andante"), 2.0, None).play()
            turns = len(waits.between)
            minutes = waits.seconds / 60
            print(
                f"A match of {waits.rounds + 1} rounds, {turns} turns, {tempo}: {minutes:.1f} min"
            )
            thinking, waiting = waits.thinking_seconds / 60, sum(waits.idle) / 60
            watching = minutes - thinking - waiting
            print(f"  thinking {thinking:.1f} min, waiting {waiting:.1f}, watching {watching:.1f}")
            return
        print("Two bots; seconds between two turns of mine in which there is nothing to do")
        print(
            f"  {'rules':14}{'tempo':9}{'level':9}{'mean':>7}{'median':>8}{'most':>8}{'in all':>8}"
            f"   {'bar':8}before"
        )
        for preset, tempo, level in product(
            arguments.preset or sum(GAMES.values(), ()),
            arguments.tempo or ("brisk", "instant"),
            arguments.level or ("andante",),
        ):
            is_missed |= measure(browser, link, preset, tempo, level=level, turns=arguments.turns)
    sys.exit(is_missed)


if __name__ == "__main__":
    main()
