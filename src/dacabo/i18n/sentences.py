"""Turn phrases into sentences of one language.

The arguments of a phrase reach the message catalogues as variables. Any other program that fills
in the same files, such as the browser app, provides the same variables:

    argument        variables
    n: int          $n
    t: str          $t        the text, tidied; shortened unless Dacabo listed it (`LISTS`)
    t: Term         $t        the message of that key (`<game>-option-<name>`)
    x: Who          $x        the name
                    $x-is     you, other
                    $x-begins vowel, other: how the name begins to the ear
    x: Players      $x        the names of all of them but the reader: Ana and Ben
                    $x-all    the same with the reader first: You, Ana and Ben
                    $x-are    you, you-and (the reader and others), one, many
    x: Face         $x        7, 7 and 9
                    $x-a      a 7 and a 9, as the object of a verb (draws, takes, sees)
                    $x-the    the 7 and the 9, if they were just named
    x: Slots        $x        1 and 3
    x: Where        $x        your card 2 (`place-yours`), their card 2 (`place-own`: it
                              belongs to the phrase's `who`), Ana's card 2 (`place-other`)

The message `place-other` is given $name, $name-begins and $slot.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

from dacabo.core.cards import Card
from dacabo.core.errors import DacaboError
from dacabo.core.phrases import Argument, Face, Phrase, Players, Slots, Term, Where, Who
from dacabo.core.seats import Place, Seat, seat_text
from dacabo.i18n.bundles import bundle, fill, has_words

LONGEST: Final = 80
"""Names and texts from users are truncated here to keep a sentence readable."""
LISTS: Final = frozenset(("bots", "choices", "games", "keys", "names", "presets", "rewards"))
"""Arguments that list all choices. They are never shortened: the reader needs the whole list."""
DETAIL: Final = "detail"
"""The argument that is already a sentence in the reader's language, so it is not tidied."""

_LIKE_A_VOWEL: Final = re.compile(
    r"[aeiouæœ]|y[^aeiouæœ]"
    r"|h(adr|ector|elen|eloi|enri(e|\b)|ermi|erve|ilai|ipp|onor|orac|orte|ub|ug|yac)"
)
"""The h of French names, such as Hélène or Hugo, is silent; that of names from elsewhere is not."""
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_JOINERS: Final = "\u200c\u200d"
"""Invisible, but some names and emoji sequences need them."""


class Words:
    """The sentences for one reader in one language.

    Args:
        language: one of `LANGUAGES`.
        names: the players' names by seat; a player without a name is called A, B, C …
        viewer: the reader's seat, addressed as "you"; None for a spectator.
    """

    def __init__(
        self, language: str, names: Sequence[str] = (), viewer: Seat | None = None
    ) -> None:
        bundle(language)
        self.language = language
        self.names = tuple(names)
        self.viewer = viewer

    def say(self, phrase: Phrase) -> str:
        """The sentence for a phrase."""
        return self.text(phrase.key, **phrase.about)

    def text(self, key: str, /, **about: Argument) -> str:
        """The words of a key: `card-QH`, `option-snap`, `option-snap.about`."""
        values: dict[str, int | str] = {}
        for name, argument in about.items():
            values |= self._variables(name, argument, about)
        return fill(self.language, key, values)

    # --- arguments --------------------------------------------------------------

    def _variables(
        self, name: str, argument: Argument, about: Mapping[str, Argument]
    ) -> dict[str, int | str]:
        match argument:
            case Players(()) | Face(()) | Slots(()):
                return {}  # the missing variable makes the sentence fail
            case Who(seat):
                person = "you" if seat == self.viewer else "other"
                return self._name_variables(name, seat) | {f"{name}-is": person}
            case Players(seats):
                others = [self._name(seat) for seat in seats if seat != self.viewer]
                you = [self.text("list-you")] if self.viewer in seats else []
                return {
                    name: self._list(others),
                    f"{name}-all": self._list([*you, *others]),
                    f"{name}-are": _persons(len(others), with_you=self.viewer in seats),
                }
            case Face(cards):
                return {
                    name: self._list([self.text(f"card-{card}") for card in cards]),
                    f"{name}-a": self._list([self.text(f"card-{card}.a") for card in cards]),
                    f"{name}-the": self._list([self._definite_name(card) for card in cards]),
                }
            case Slots(slots):
                return {name: self._list([str(slot + 1) for slot in slots])}
            case Where(place):
                return {name: self._place(place, about.get("who"))}
            case Term(key):
                return {name: self.text(key)}
            case str() if name == DETAIL:
                return {name: argument}
            case str():
                return {name: tidy(argument, None if name in LISTS else LONGEST)}
            case _:
                return {name: argument}

    def _definite_name(self, card: Card) -> str:
        """The name of a card that was just mentioned.

        A card that exists only once has no separate form: its name is always definite.
        """
        key = f"card-{card}.the"
        return self.text(key if has_words(self.language, key) else f"card-{card}.a")

    def _name_variables(self, variable: str, seat: Seat) -> dict[str, int | str]:
        name = self._name(seat)
        return {variable: name, f"{variable}-begins": begins(name)}

    def _name(self, seat: Seat) -> str:
        name = self.names[seat] if seat < len(self.names) else ""
        return tidy(name) or seat_text(seat).upper()

    def _place(self, place: Place, doer: Argument | None) -> str:
        seat, slot = place
        if seat == self.viewer:
            return self.text("place-yours", slot=slot + 1)
        if doer == Who(seat):
            return self.text("place-own", slot=slot + 1)
        return fill(
            self.language, "place-other", self._name_variables("name", seat) | {"slot": slot + 1}
        )

    def _list(self, items: Sequence[str]) -> str:
        """`7, 7 and 9`; empty if the reader is the only one."""
        joined, *rest = items or [""]
        for count, item in enumerate(rest, start=1):
            key = "list-and" if count == len(rest) else "list-comma"
            joined = fill(self.language, key, {"first": joined, "next": item})
        return joined


def tell_error(error: DacaboError, words: Words) -> str:
    """One line: what is wrong, followed by the game's reason if there is one."""
    sentence = words.say(error.phrase)
    cause = error.__cause__
    return f"{sentence} {words.say(cause.phrase)}" if isinstance(cause, DacaboError) else sentence


def tidy(text: str, longest: int | None = LONGEST) -> str:
    """Put user input on one line, limit its length, and isolate right-to-left text."""
    text = " ".join("".join(letter for letter in text if not _is_control(letter)).split())
    if all(letter in _JOINERS for letter in text):
        return ""
    if longest is not None and len(text) > longest:
        text = text[: longest - 1] + "…"
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text):
        return f"{_ISOLATE}{text}{_END_ISOLATE}"
    return text


def _is_control(letter: str) -> bool:
    """Whether a character is invisible and could control a terminal or change text direction."""
    if letter.isspace() or letter in _JOINERS:
        return False
    return unicodedata.category(letter).startswith("C")


def begins(name: str) -> str:
    """The initial sound of a name: some languages elide before a vowel and before a mute h."""
    decomposed = unicodedata.normalize("NFD", name.lower())
    without_accents = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    if len(without_accents) < 2:  # noqa: PLR2004 (a letter of the alphabet has a name of its own)
        return "other"
    return "vowel" if _LIKE_A_VOWEL.match(without_accents) else "other"


def _persons(others: int, *, with_you: bool) -> str:
    if with_you:
        return "you-and" if others else "you"
    return "one" if others == 1 else "many"
