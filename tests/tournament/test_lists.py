"""Lists of names, which are read completely or refused; and names in all scripts."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tournament.harness.event_driver import EventDriver

from dacabo.core.errors import DacaboError
from dacabo.i18n import LANGUAGES, Words
from dacabo.tournament.errors import ListError
from dacabo.tournament.namelist import MAX_LIST_BYTES, read_names
from dacabo.tournament.names import clean_text, name_key
from dacabo.tournament.subjects.registration import Register

BAD_LISTS = [
    ("list-empty", b"", 1),
    ("list-empty", b"\n\r\n\n", 1),
    ("list-empty", b"Name\n", 1),
    ("list-too-long", b"x\n" * MAX_LIST_BYTES, 1),
    ("list-not-text", b"Ana\nJ\x81rgen\n", 2),
    ("list-no-name-column", b"Ana,7\nBen,12\n", 1),
    ("list-no-name-column", b"Ana,Bauer,Berlin\nBen,Chen,Paris\n", 1),
    ("list-no-name-column", b"Vorname;Vorname\nBen;Paris\n", 1),
    ("list-no-name-column", b"name,nom\nBen,Paris\n", 1),
    ("list-ragged", b"Name;Town\nAna;Berlin\nBen\n", 3),
    ("list-ragged", b"Ana\nBen,Paris\n", 2),
    ("list-stray-quote", b'Ana\nB"en\n', 2),
    ("list-stray-quote", b'Ana\n"Ben" Jr\n', 2),
    ("list-open-quote", b'Ana\n"Ben\nCyd\n', 2),
    ("list-name-empty", b"Name;Town\nAna;Rome\n;Paris\n", 3),
    ("list-name-empty", "Ana\n\u200b\n".encode(), 2),
    ("list-name-too-long", b"Ana\n" + b"x" * 200 + b"\n", 2),
    ("list-too-many", b"".join(b"Ana %d\n" % n for n in range(501)), 501),
    ("list-too-many", b"Name\n" + b"x\n" * 80_000, 502),
    ("list-note-too-long", b"Name;note\nAna;\nBen;" + b"x" * 81 + b"\n", 3),
    ("list-name-twice", b'Ana\n"Two\nlines"\nana\n', 4),
]
"""A code, a file that causes it, and its line."""


@pytest.mark.parametrize(("code", "file", "line"), BAD_LISTS)
def test_a_broken_list_is_refused_with_line_and_reason(code: str, file: bytes, line: int) -> None:
    """Every refusal names its line, and has a sentence in every language."""
    with pytest.raises(ListError) as refusal:
        read_names(file, taken=("Dot",))
    assert (refusal.value.code, refusal.value.about["line"]) == (code, line)
    for language in LANGUAGES:
        assert Words(language).say(refusal.value.phrase)


@pytest.mark.parametrize(
    ("file", "names"),
    [
        (b"Ana", ("Ana",)),
        (b"Ana\nBen\n", ("Ana", "Ben")),
        (b"Ana\r\nBen\r\n\r\n", ("Ana", "Ben")),
        (b"Ana\rBen", ("Ana", "Ben")),
        ("\ufeffName\nJürgen\n".encode(), ("Jürgen",)),
        (b"NAME\nAna\n", ("Ana",)),
        (b"Town;Name\nParis;Ana\nRome;Ben\n", ("Ana", "Ben")),
        (b'Name,Town\n"Meyer, Ana","Paris ""Nord"""\n', ("Meyer, Ana",)),
        (b'"Ana ""Ace"" B"\n', ('Ana "Ace" B',)),
        (b'"Ana;B"\n', ("Ana;B",)),
        (b"  Ana \t B \n", ("Ana B",)),
        ("Name\r\nJürgen\r\nZoë\r\n".encode("cp1252"), ("Jürgen", "Zoë")),
        ("Name\tClub\nJürgen\tNord\n".encode("utf-16"), ("Jürgen",)),
        (b"sep=;\r\nName;Club\r\nAna;\r\nBen;;\r\n", ("Ana", "Ben")),
        (b"Nr;Vorname;Nachname;;\n1;Ana;Bauer;;\n2;Ben;;;\n", ("Ana Bauer", "Ben")),
        ("Nom,Prénom\nBauer,Ana\n".encode(), ("Ana Bauer",)),
        (b"First Name,Last Name\nAna,Bauer\n", ("Ana Bauer",)),
        (b"voornaam;leeftijd\nAna;12\n", ("Ana",)),
        (b"Ana;Bauer\nBen;Chen\n", ("Ana Bauer", "Ben Chen")),
        (b"x" * 60 + b"\n", ("x" * 60,)),
        (b"<b>Ana</b>\n=1+1\n", ("<b>Ana</b>", "=1+1")),
    ],
)
def test_a_good_list_gives_its_names(file: bytes, names: tuple[str, ...]) -> None:
    """A list may have a heading, any separator, any line ends and a byte order mark."""
    assert read_names(file).names == names


@pytest.mark.parametrize(
    ("file", "names", "paid"),
    [
        (
            "Anna Schmidt;paid\nBernd Vogt;not yet\n",
            ("Anna Schmidt", "Bernd Vogt"),
            ("Anna Schmidt",),
        ),
        (
            "Anna\tSchmidt\tbezahlt\nBernd\tVogt\t\n",
            ("Anna Schmidt", "Bernd Vogt"),
            ("Anna Schmidt",),
        ),
        ("Anna,betaald\nBen,nog niet\n", ("Anna", "Ben"), ("Anna",)),
        ('"Anna; payé"\n"Ben"\n"Cy, pas encore"\n', ("Anna", "Ben", "Cy"), ("Anna",)),
        ('"Anna – Paid"\n"Ben - nicht bezahlt"\n', ("Anna", "Ben"), ("Anna",)),
        ('"Schmidt, Anna"\n"Ann-Kathrin Ja"\n', ("Schmidt, Anna", "Ann-Kathrin Ja"), ()),
    ],
)
def test_a_list_without_a_heading_says_who_has_paid(
    file: str, names: tuple[str, ...], paid: tuple[str, ...]
) -> None:
    """The word is no part of the name, whatever stands between them."""
    read = read_names(file.encode())
    assert read.names == names
    assert tuple(note.name for note in read.notes if note.paid) == paid


@pytest.mark.parametrize("file", ["Anna;paid\nBen;partly\n", "Anna;paid;x\nBen;;\n", "paid;no\n"])
def test_a_list_that_is_unclear_about_payments_adds_nobody(file: str) -> None:
    """The refusal says which headings it needs."""
    with pytest.raises(ListError) as refusal:
        read_names(file.encode())
    assert refusal.value.code == "list-no-name-column"
    assert "“paid”" in Words("en").say(refusal.value.phrase)


def test_names_on_the_list_are_counted_and_not_added_again() -> None:
    """Known names are recognised in any spelling, even if the list has no new ones."""
    read = read_names("Ana\nJÖRG\nBen\n".encode("cp1252"), taken=("Jörg", "Zoe"))
    assert (read.names, read.known) == (("Ana", "Ben"), ("JÖRG",))
    assert read_names(b"zoe\n", taken=("Zoe",)).names == ()


@settings(max_examples=60)
@given(st.lists(st.text("Abcé ,;\"'\n\r-", min_size=1, max_size=20), min_size=1, max_size=8))
def test_names_quoted_by_the_csv_standard_are_read_unchanged(texts: list[str]) -> None:
    """Any distinct names survive quoting; otherwise the refusal names the line."""
    file = "".join('"' + text.replace('"', '""') + '"\r\n' for text in ["Name", *texts]).encode()
    cleaned = [name for text in texts if (name := " ".join(text.split()))]
    if not cleaned or len(set(map(name_key, cleaned))) < len(cleaned):
        with pytest.raises(ListError, match=r"list-(empty|name-twice)"):
            read_names(file)
    else:
        assert read_names(file).names == tuple(cleaned)


@settings(max_examples=100)
@given(st.binary(max_size=80) | st.text('a,;"\n\r', max_size=30).map(str.encode))
def test_any_bytes_are_read_or_refused(file: bytes) -> None:
    """Any file gives names, or an error with a line and a reason."""
    try:
        names = read_names(file).names
    except ListError as error:
        line = error.about["line"]
    else:
        driver = EventDriver()
        driver.ask(Register(names))
        assert driver.event.names == names != ()
        line = 1
    assert int(str(line)) in range(1, len(file) + 2)


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "李小龍",
        "محمد",
        "O’Neill-Łódź",
        "👩‍👩‍👧",
        "<script>alert(1)</script>"[:24],
        "{ $name }",
        "a" * 60,
        "नमस्ते",
    ],
)
def test_names_of_any_script_and_with_markup_are_kept_as_they_are(name: str) -> None:
    """Names are never interpreted, and sentences about them can be formed."""
    driver = EventDriver()
    driver.ask(Register((name,)))
    assert driver.event.names == (name,)
    driver.register(3)
    again = driver.refused(Register((name.upper(),)))
    assert again == "name-taken"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("\u202e\u200b\x00", "name-empty"),
        ("\ud800", "name-empty"),
        ("a" * 61, "name-too-long"),
        ("a" * 200, "name-too-long"),
        ("a" * 10**6, "name-too-long"),
    ],
)
def test_a_list_with_an_invalid_name_is_refused(name: str, code: str) -> None:
    """One invisible or overlong name makes the whole request fail."""
    driver = EventDriver()
    assert driver.refused(Register((name,))) == code
    assert driver.refused(Register(("Ben", name))) == code
    assert driver.event.entrants == ()


@pytest.mark.parametrize(
    "other",
    [
        *("ana", "ANA", " Ana ", "Ａｎａ", "A\u200bna", "A\u0000na", "A\u200dna", "Ana\ufe0f"),
        *("An\u034fa", "Ana\u180b", "A\u17b4na", "A\U000e0101na"),
    ],
)
def test_names_that_look_alike_are_refused(other: str) -> None:
    """Players must recognise their name when it is called."""
    driver = EventDriver()
    driver.ask(Register(("Ana",)))
    assert driver.refused(Register((other,))) == "name-taken"
    with pytest.raises(DacaboError):
        driver.ask(Register(("Ben", "ben")))


def test_a_visible_mark_makes_another_name() -> None:
    """A visible accent or the colour of an emoji makes a name different."""
    driver = EventDriver()
    driver.ask(Register(("Ana", "Aná", "👍", "👍🏽")))
    assert len(driver.event.entrants) == 4


def test_a_text_keeps_only_a_few_marks_on_each_letter() -> None:
    """Such texts are prizes and reasons."""
    assert clean_text("x" + "\u0331" * 199) == "x" + "\u0331" * 4
    assert clean_text(" two\u3164 \n words\u200d ") == "two words"
