"""From a phrase to a sentence: how players and cards are named, and which phrases fail."""

from importlib.resources import files
from itertools import product

import pytest

from dacabo.cabo.rules import PRESETS
from dacabo.core.cards import deck_of
from dacabo.core.errors import RulesError
from dacabo.core.phrases import Argument, Face, Phrase, Players, Slots, Where, Who
from dacabo.dacapo.facts import Built, Source
from dacabo.dacapo.rules import JOKER
from dacabo.games import GAMES
from dacabo.i18n import LANGUAGES, Words, WordsError
from dacabo.i18n.bundles import bundle

NAMES = ("Ana", "Ben", "Hélène")


def swap(language: str, viewer: int | None, names: tuple[str, ...] = NAMES) -> str:
    about: dict[str, Argument] = {"who": Who(1), "one": Where((1, 0)), "other": Where((0, 2))}
    return Words(language, names, viewer).say(Phrase("cabo-swapped", about))


# --- people and places --------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "viewer", "sentence"),
    [
        ("en", None, "Ben swaps their card 1 with Ana’s card 3."),
        ("en", 0, "Ben swaps their card 1 with your card 3."),
        ("en", 1, "You swap your card 1 with Ana’s card 3."),
        ("de", None, "Ben tauscht Karte 1 gegen Karte 3 von Ana."),
        ("de", 0, "Ben tauscht Karte 1 gegen deine Karte 3."),
        ("de", 1, "Du tauschst deine Karte 1 gegen Karte 3 von Ana."),
        ("nl", None, "Ben ruilt kaart 1 tegen kaart 3 van Ana."),
        ("nl", 0, "Ben ruilt kaart 1 tegen je kaart 3."),
        ("nl", 1, "Je ruilt je kaart 1 tegen kaart 3 van Ana."),
        ("fr", None, "Ben échange sa carte 1 contre la carte 3 d’Ana."),
        ("fr", 0, "Ben échange sa carte 1 contre ta carte 3."),
        ("fr", 1, "Tu échanges ta carte 1 contre la carte 3 d’Ana."),
    ],
)
def test_a_card_is_named_with_its_owner(language: str, viewer: int | None, sentence: str) -> None:
    """The reader is addressed, the actor has their own cards, all others have a name."""
    assert swap(language, viewer) == sentence


def test_a_player_without_a_name_is_called_by_a_letter() -> None:
    """Without names seats are A, B, C; a blank is not a name."""
    assert swap("en", None, ()) == "B swaps their card 1 with A’s card 3."
    assert swap("en", None, (" ", "Ben")) == "Ben swaps their card 1 with A’s card 3."
    assert swap("fr", None, ()) == "B échange sa carte 1 contre la carte 3 de A."


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Ana", "d’Ana"),
        ("Émile", "d’Émile"),
        ("Œdipe", "d’Œdipe"),
        ("Hélène", "d’Hélène"),
        ("Henri", "d’Henri"),
        ("Hans", "de Hans"),
        ("Henrik", "de Henrik"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Ben", "de Ben"),
        ("7 nains", "de 7 nains"),
    ],
)
def test_french_elides_before_a_vowel(name: str, of: str) -> None:
    """`De` loses its e before a vowel, as it is heard; the h of French names is mute."""
    assert swap("fr", None, (name, "Zoé")) == f"Zoé échange sa carte 1 contre la carte 3 {of}."


@pytest.mark.parametrize(
    ("seats", "viewer", "sentence"),
    [
        ((0,), 0, "Du gewinnst die Runde."),
        ((0, 1), 0, "Du teilst dir den Rundensieg mit Ben."),
        ((0, 1, 2), 0, "Du teilst dir den Rundensieg mit Ben und Hélène."),
        ((1,), 0, "Ben gewinnt die Runde."),
        ((0, 1, 2), None, "Ana, Ben und Hélène teilen sich den Rundensieg."),
    ],
)
def test_several_players_share_with_you_or_among_themselves(
    seats: tuple[int, ...], viewer: int | None, sentence: str
) -> None:
    """One wins, two share; the reader is never listed by name."""
    words = Words("de", NAMES, viewer)
    assert words.text("cabo-round-won", players=Players(seats)) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "A set! Ana gets rid of a 7, a 7 and a 7 (cards 1, 2 and 4) and keeps the new card.",
        ),
        ("de", "Ein Satz! Ana ersetzt die Karten 1, 2 und 4 (7, 7 und 7) durch die neue Karte."),
        ("nl", "Een set! Ana ruilt de kaarten 1, 2 en 4 (7, 7 en 7) in voor de nieuwe kaart."),
        (
            "fr",
            "Bien vu\u202f! Ana remplace ses cartes 1, 2 et 4 (7, 7 et 7) par la nouvelle.",
        ),
    ],
)
def test_lists_are_joined_as_the_language_joins_them(language: str, sentence: str) -> None:
    """Commas, then an and; places are counted from 1."""
    about: dict[str, Argument] = {
        "who": Who(0),
        "slots": Slots((0, 1, 3)),
        "cards": Face(deck_of("7", "7", "7")),
    }
    assert Words(language, NAMES).say(Phrase("cabo-set", about)) == sentence


@pytest.mark.parametrize(
    ("language", "queen", "eight"),
    [
        ("en", "It’s the queen of hearts.", "It’s an 8."),
        ("de", "Du hast die Herzdame gezogen.", "Du hast eine 8 gezogen."),
        ("nl", "Je hebt de hartenvrouw getrokken.", "Je hebt een 8 getrokken."),
        ("fr", "C’est la dame de cœur.", "C’est un 8."),
    ],
)
def test_a_card_comes_with_its_article(language: str, queen: str, eight: str) -> None:
    """Each card has its own name and article in each language."""
    words = Words(language)
    assert words.text("cabo-drawn", card=Face(deck_of("QH"))) == queen
    assert words.text("cabo-drawn", card=Face(deck_of("8"))) == eight


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [
        ("en", "You play the 9 and use its action.", "Ben plays a 9 and uses its action."),
        ("de", "Du spielst die 9 und nutzt die Aktion.", "Ben spielt eine 9 und nutzt die Aktion."),
        ("nl", "Je speelt de 9 en gebruikt de actie.", "Ben speelt een 9 en gebruikt de actie."),
        ("fr", "Tu joues le 9 et utilises son action.", "Ben joue un 9 et utilise son action."),
    ],
)
def test_a_card_that_was_just_named_has_the_definite_article(
    language: str, yours: str, theirs: str
) -> None:
    """The player who drew has read "a 9" in the sentence before; the others have not."""
    words, nine = Words(language, NAMES, 0), Face(deck_of("9"))
    assert words.text("cabo-used", who=Who(0), card=nine) == yours
    assert words.text("cabo-used", who=Who(1), card=nine) == theirs


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ben takes the 9 from the discard pile."),
        ("de", "Ben nimmt die 9 vom Ablagestapel."),
        ("nl", "Ben neemt de 9 van de aflegstapel."),
        ("fr", "Ben prend le 9 dans la défausse."),
    ],
)
def test_a_card_that_everybody_sees_has_the_definite_article(language: str, said: str) -> None:
    """The top of the discard pile was named when it came there."""
    words = Words(language, NAMES)
    assert words.text("cabo-took", who=Who(1), card=Face(deck_of("9"))) == said


@pytest.mark.parametrize(
    ("language", "queen", "joker"),
    [
        ("en", "You discard the queen of hearts.", "You discard the joker."),
        ("de", "Du legst die Herzdame ab.", "Du legst den Joker ab."),
        ("nl", "Je legt de hartenvrouw af.", "Je legt de joker af."),
        ("fr", "Tu défausses la dame de cœur.", "Tu défausses le joker."),
    ],
)
def test_a_unique_card_always_has_the_definite_article(
    language: str, queen: str, joker: str
) -> None:
    """Such a card needs no form of its own; a joker does."""
    words = Words(language, viewer=0)
    assert words.text("cabo-discarded", who=Who(0), card=Face(deck_of("QH"))) == queen
    assert words.text("cabo-discarded", who=Who(0), card=Face(deck_of("X"))) == joker


LONG_FRENCH = (
    "Ben prend le joker sur ta pile et le pose en guise de 7 sur la pile de construction 2."
)


@pytest.mark.parametrize(
    ("language", "viewer", "sentence"),
    [
        ("en", None, "Ben plays a joker from Ana’s stack as the 7 on building pile 2."),
        ("en", 0, "Ben plays a joker from your stack as the 7 on building pile 2."),
        ("en", 1, "You play a joker from Ana’s stack as the 7 on building pile 2."),
        ("de", None, "Ben legt einen Joker vom Stapel von Ana als 7 auf Ablagestapel 2."),
        ("de", 0, "Ben legt einen Joker von deinem Stapel als 7 auf Ablagestapel 2."),
        ("nl", 0, "Ben neemt een joker van jouw stapel en legt die als 7 op bouwstapel 2."),
        ("fr", 0, LONG_FRENCH),
    ],
)
def test_a_played_joker_is_named_with_its_number(
    language: str, viewer: int | None, sentence: str
) -> None:
    """The sentence also says from whose stack it came."""
    fact = Built(1, Source.STACK, 0, None, JOKER, 1, 7)
    (phrase,) = GAMES["dacapo"].phrases(fact)
    assert Words(language, NAMES, viewer).say(phrase) == sentence


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Ana", "Sur la pile d’Ana\u00a0: un 8."),
        ("Hélène", "Sur la pile d’Hélène\u00a0: un 8."),
        ("Ben", "Sur la pile de Ben\u00a0: un 8."),
    ],
)
def test_french_elides_before_the_subject_of_a_sentence(name: str, sentence: str) -> None:
    """The subject of a sentence brings along how the name begins."""
    words = Words("fr", [name])
    assert words.text("dacapo-turned-up", who=Who(0), card=Face(deck_of("8"))) == sentence


@pytest.mark.parametrize(
    ("language", "none", "one"),
    [
        ("en", "Ben’s stack is empty.", "Ben has one card left in their stack."),
        ("de", "Der Stapel von Ben ist leer.", "Ben hat noch eine Karte im Stapel."),
        ("nl", "De stapel van Ben is leeg.", "De stapel van Ben telt nog één kaart."),
        ("fr", "Ben n’a plus de carte dans sa pile.", "Ben a encore une carte dans sa pile."),
    ],
)
def test_an_empty_stack_has_its_own_sentence(language: str, none: str, one: str) -> None:
    """French counts zero like one, so the number alone would not do."""
    words = Words(language, NAMES)
    assert words.text("dacapo-left", who=Who(1), count=0) == none
    assert words.text("dacapo-left", who=Who(1), count=1) == one


# --- texts that people bring --------------------------------------------------


def test_an_option_is_called_by_its_name_in_the_readers_language() -> None:
    """An error about an option shows its name in the language, not the one in the code."""
    with pytest.raises(RulesError) as refusal:
        PRESETS["dutch"].changed({"call_below": 0})
    error = refusal.value
    assert Words("en").say(error.phrase) == "Choose a number from 1 to 100 for “Cabo only below”."
    assert Words("de").say(error.phrase) == "Wähl für „Cabo nur unter“ eine Zahl von 1 bis 100."


def test_an_unknown_value_is_quoted_and_shortened() -> None:
    """It stays on one line."""
    words = Words("en")
    sentence = "There’s no rule option “{ $x }”. Check how it’s spelt."
    assert words.say(RulesError("unknown-option", option="{ $x\n}").phrase) == sentence
    assert len(words.say(RulesError("unknown-option", option="x" * 9000).phrase)) < 150


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["\u0301", "\u202eAna", "\x1b[31mAna", "A", "\u200f", "{ $who }", "\ud800", "\u200b"]
)
def test_no_name_breaks_a_sentence(language: str, name: str) -> None:
    """Characters that change the direction or control a terminal are removed from names."""
    sentence = swap(language, 0, ("Ana", name))
    assert not {"\u202e", "\u200f", "\x1b", "\ud800", "\u200b"} & set(sentence)
    assert sentence.endswith(".")


def test_a_name_from_right_to_left_does_not_reverse_the_sentence() -> None:
    """Such a name is wrapped in direction marks; no other text has any."""
    assert swap("en", 0, ("Ana", "דנה")).startswith("\u2068דנה\u2069 swaps")
    assert "\u2068" not in swap("en", 0)


# --- what cannot be said ------------------------------------------------------


def test_an_unknown_language_is_refused_with_a_sentence() -> None:
    """The sentence exists in every known language."""
    with pytest.raises(WordsError) as refusal:
        Words("tlh")
    assert refusal.value.code == "unknown-language"
    for language in LANGUAGES:
        assert "tlh" in Words(language).say(refusal.value.phrase)


@pytest.mark.parametrize("key", ["no-such-key", "card-7.b", "card-7.", "", "../en"])
def test_an_unknown_key_is_an_error(key: str) -> None:
    """A raw key is never shown."""
    with pytest.raises(WordsError, match="no-such-words"):
        Words("en").text(key)


@pytest.mark.parametrize(
    "about",
    [{}, {"who": "Ana"}, {"who": Who(0)}, {"who": Who(0), "card": Face(())}],
)
def test_a_missing_argument_is_an_error(about: dict[str, Argument]) -> None:
    """Half a sentence is never said, and nothing is said of no card at all."""
    with pytest.raises(WordsError, match="words-incomplete"):
        Words("en").text("cabo-took", **about)


# --- files --------------------------------------------------------------------


def test_only_the_chosen_language_is_read_and_only_once() -> None:
    """The words of a language are read when they are first needed."""
    bundle.cache_clear()
    Words("nl")
    Words("nl")
    assert bundle.cache_info().currsize == bundle.cache_info().misses == 1


def test_the_word_files_are_in_the_package() -> None:
    """They are found where an installed package keeps its files."""
    for language, game in product(LANGUAGES, GAMES):
        assert files("dacabo.i18n").joinpath(language, f"{game}.ftl").is_file()
