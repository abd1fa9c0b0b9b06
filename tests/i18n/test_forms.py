"""The forms of texts: singular and plural, elision before names, typography, helpful errors."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from i18n.harness.needed import BROWSER
from i18n.harness.texts import FILES, PLACEHOLDER, entries, patterns, readings, refers_to, variable

from dacabo.i18n import LANGUAGES

# --- one and many ---------------------------------------------------------------

NEVER_ONE = {
    # More than one, or nothing would be said.
    *(
        "app-desk-todo-start-all",
        "app-desk-all-bots",
        "app-desk-log-registered-list",
        "app-public-plan",
    ),
    *("app-event-drawn-often", "tournament-plan-basis"),
    *("scorepad-doubt-cards", "scorepad-doubt-stack"),
    *("app-story-comeback", "app-story-call-dear", "app-kind-won", "analysis-calls-some"),
    *(
        "tournament-todo-draw",
        "tournament-todo-draw-only-final",
        "tournament-todo-draw-round",
        "tournament-why-decisions",
        "error-number-of-players",
    ),
    *("tournament-outline-at-once", "tournament-outline-rounds", "tournament-outline-first"),
    "tournament-outline-consolation",
    # A limit of ours, far above one.
    *("error-event-worn-out", "error-link-worn-out", "error-taken-back-too-often"),
    *("error-list-name-too-long", "error-list-too-long", "error-list-too-many"),
    "error-list-note-too-long",
    *("error-log-too-long", "error-match-stalled", "error-name-too-long", "error-pad-full"),
    *(
        "error-pad-text",
        "error-record-too-many-moves",
        "error-too-long-to-analyse",
        "error-record-too-many-rounds",
    ),
    *(
        "error-film-too-long",
        "error-text-too-long",
        "error-too-many-organisers",
        "error-too-many-prizes",
    ),
    *("error-too-many-rounds", "error-too-many-waiting", "error-entry-too-many-cards"),
    *("error-no-tiny-deck", "error-club-full", "error-club-people-full"),
    "error-club-organisers-full",
    *("error-club-evenings-full", "error-club-seasons-full", "error-season-best"),
    "error-season-points",
    # Hundreds of them, or a decimal.
    *("rehearsal-even", "rehearsal-over", "arena-speed"),
    # The word depends on how many of them.
    *("app-desk-players-here", "app-public-played"),
    # A final that a tie has enlarged has at least three players.
    *("tournament-todo-final-tied", "tournament-todo-final-tied-beside", "tournament-change-tied"),
    # The word after the number is none that it changes.
    *("app-desk-minutes", "app-minutes-left", "app-new-seconds", "app-rules-clock"),
    *("app-rules-snap", "error-more-looks-than-cards", "error-not-a-set", "error-position-piles"),
    *(
        "error-log-other-version",
        "error-store-unsafe",
        "app-club-won-count",
        "app-dacapo-few-left",
        "app-wall-near",
    ),
}
"""The keys where a number stands before a word, and needs no form for one."""

INVARIABLE = "of|in|on|each|to|von|auf|zu|der|van|de|des|te|bij|sur|au|à|en|dans|déjà"
"""Words that follow a number and do not depend on it."""

WORD = rf"\s(?!({INVARIABLE})\b)[^\W\d_]"


def find_counting_variables() -> set[str]:
    """The variables that count something: some text has a singular form for them."""
    return {
        name
        for language in LANGUAGES
        for key in patterns(language)
        for name, variants in _selections(patterns(language)[key])
        if "one" in variants and not name.endswith(("-is", "-are"))
    }


def _selections(pattern: ast.Pattern) -> Iterator[tuple[str, set[str]]]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            expression = element.expression
            if isinstance(expression, ast.SelectExpression):
                names = {getattr(variant.key, "name", "") for variant in expression.variants}
                yield variable(expression.selector) or "", names
                for variant in expression.variants:
                    yield from _selections(variant.value)


def _unselected(pattern: ast.Pattern, selected: frozenset[str]) -> Iterator[str]:
    """The variables before a word for which the text has no selection."""
    following = [*pattern.elements[1:], None]
    for element, after in zip(pattern.elements, following, strict=True):
        if isinstance(element, ast.TextElement):
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            by = variable(expression.selector) or ""
            for variant in expression.variants:
                yield from _unselected(variant.value, selected | {by})
        elif isinstance(after, ast.TextElement) and re.match(WORD, after.value):
            name = variable(expression)
            if name and name not in selected:
                yield name


def test_a_number_before_a_word_has_a_form_for_one() -> None:
    """A variable that counts somewhere has a singular form everywhere, against "1 points"."""
    counting_variables = find_counting_variables()
    assert {"count", "points", "done", "total", "here", "decided"} <= counting_variables
    without = {
        key
        for language in LANGUAGES
        for key, pattern in patterns(language).items()
        if not counting_variables.isdisjoint(_unselected(pattern, frozenset()))
    }
    assert without - NEVER_ONE == set()
    assert NEVER_ONE - without == set(), "no longer needed here"


@pytest.mark.parametrize(
    "key",
    [
        *("app-public-played", "app-desk-players-here", "app-desk-log-penalised"),
        *("guide-lesson-cabo-round-won", "guide-lesson-cabo-round-lost"),
        *("arena-progress", "rehearsal-progress", "rehearsal-progress-matches"),
        *("arena-stopped", "rehearsal-stopped", "error-too-few-players"),
        *("scorepad-over-limit", "scorepad-over-target", "tournament-doubt-not-over"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_singular_differs_from_the_plural(language: str, key: str) -> None:
    """These texts once had a wrong form for one result, player or point."""
    one, many = [*readings(patterns(language)[key])][-2:]
    assert one != many


# --- names ----------------------------------------------------------------------

NAMES = {"who", "name", "owner", "other", "one", "names", "host", "others"}
"""The variables that are people."""
ELIDED = re.compile(r"\b(de|\w*que)\s$", re.IGNORECASE)


def _after(pattern: ast.Pattern, selected: frozenset[str]) -> Iterator[tuple[str, str]]:
    """The text before each name without a selection by its first sound, and the variable."""
    before = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            before = element.value
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            by = variable(expression.selector) or ""
            for variant in expression.variants:
                yield from _after(variant.value, selected | {by})
        else:
            name = variable(expression)
            if name in NAMES and f"{name}-begins" not in selected:
                yield before, name
        before = ""


def test_french_elides_before_every_name() -> None:
    """The word before a name never elides, or the text selects by the first sound."""
    wrong = {
        key: name
        for key, pattern in patterns("fr").items()
        for before, name in _after(pattern, frozenset())
        if ELIDED.search(before)
    }
    assert wrong == {}


def test_the_browser_passes_how_a_name_begins() -> None:
    """If a text selects by the first sound, every call passes that sound, or a player."""
    sources = [*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]
    texts = {file: file.read_text("utf-8") for file in sources if ".test." not in file.name}
    for key in patterns("en"):
        if not key.startswith(("app-", "guide-")):
            continue
        variables = {name for lang in LANGUAGES for name in refers_to(lang, key).variables}
        for name in variables:
            if not name.endswith("-begins"):
                continue
            calls = [
                call
                for text in texts.values()
                for call in re.findall(rf'"{re.escape(key)}"[^;]*;', text)
            ]
            assert calls, key
            player = rf"\b{name.removesuffix('-begins')}: who\("
            assert all(f'"{name}"' in call or re.search(player, call) for call in calls), key


# --- typography -----------------------------------------------------------------

BRAND = "Da Capo!"
"""The name of the game, whose mark has no space before it in any language."""

EVERYWHERE = {
    "straight": r"['\"]",
    "dash": r"[^\u00a0]– | –",
    "keys": r"(Ctrl|Strg)-",
}
"""Characters that no text has; a dash between spaces never begins a line."""

FORBIDDEN = {
    "en": {
        "quotes": "[„«»‘]",
        "space": r"\s[:;!?…]",
        "percent": rf"[\w{PLACEHOLDER}]\s%",
    },
    "de": {
        "quotes": "[”«»‘]",
        "space": r"\s[:;!?]",
        "dots": rf"[^\u00a0{PLACEHOLDER}]…",
        "percent": r"[^\u00a0-]%",
    },
    "nl": {
        "quotes": "[„«»‘]",
        "space": r"\s[:;!?]",
        "dots": rf"[^\u00a0{PLACEHOLDER}]…",
        "percent": rf"[\w{PLACEHOLDER}]\s%",
    },
    "fr": {
        "quotes": "[„“”‘]",
        "guillemets": r"«[^\u00a0]|[^\u00a0]»",
        "marks": r"[^\u202f!?][;!?]",
        "colon": r"[^\u00a0]:(\s|$)",
        "dots": r"\s…",
        "percent": r"[^\u00a0]%",
    },
}
"""Patterns that no text has. A name that is cut ends in dots, and so does nothing else."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_follows_the_typography_of_its_language(language: str) -> None:
    """Quotation marks, dashes, signs and spaces are checked."""
    rules = EVERYWHERE | FORBIDDEN[language]
    wrong = {
        (name, key): text
        for key, pattern in patterns(language).items()
        for text in readings(pattern)
        for name, rule in rules.items()
        if re.search(rule, text.replace(BRAND, BRAND[:-1]))
    }
    assert wrong == {}


# --- errors ---------------------------------------------------------------------

FILES_WITH_ERRORS = ("errors", "server", "tournament", "scorepad", "links")
"""The files with errors that players and organisers meet."""

ONE_SENTENCE = {
    # It says what to do, and nothing else.
    *("not-a-set", "option-out-of-range", "position-hands", "position-totals"),
    *("swap-the-card-you-saw", "entry-not-everyone", "minutes-out-of-range"),
    *("points-out-of-range", "totals-of-others", "nobody-waits"),
    # The result is already what they wanted, so there is nothing to do.
    *("chair-not-taken", "clock-rests", "clock-runs", "everybody-here", "here-already"),
    *("registration-closed-already", "registration-open-already", "nothing-to-take-back"),
    *("event-here", "nobody-called", "call-answered", "nothing-announced"),
    # It is too late to do anything.
    *("match-begun", "event-over", "event-deleted", "club-deleted"),
    # Only programs provoke it.
    *("not-an-order", "slots-not-in-order", "swap-not-in-order", "body-not-json", "hello-first"),
    *("method-not-allowed",),
}
"""The errors that may do with one sentence, by their codes."""

CLAUSE = re.compile(r"[.!?:;](?=[\s”“»]|$)|\s–\s")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_says_what_to_do_next(language: str) -> None:
    """An error has a sentence about the problem and one about what to do."""
    met = {
        entry.id.name
        for file in FILES
        if file.stem in FILES_WITH_ERRORS
        for entry in entries(file)
        if isinstance(entry, ast.Message) and entry.id.name.startswith("error-")
    }
    assert len(met) > 200
    short = {
        key
        for key in met
        for text in readings(patterns(language)[key])
        if len(CLAUSE.findall(text.replace(BRAND, BRAND[:-1]))) < 2
    }
    assert short <= {f"error-{code}" for code in ONE_SENTENCE}
    assert met >= {f"error-{code}" for code in ONE_SENTENCE}
