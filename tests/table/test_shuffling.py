"""From the first seal to the deal: no share is known before all are sealed."""

import msgspec
import pytest
from table.harness.table_driver import NAMES, TableDriver, share_in

from dacabo.core.chance import MAX_WORD_BYTES, Sealed, commitment, seal_of
from dacabo.records import Chance, verify, write
from dacabo.table import facts, requests
from dacabo.table.apply import apply
from dacabo.table.clocks import REVEAL_SECONDS
from dacabo.table.facts import Entry, Started, WordGiven
from dacabo.table.options import Options, game_of
from dacabo.table.record import record_of
from dacabo.table.table import Phase, Table, chance_of
from dacabo.table.view import TableView, table_view

ANYTHING_ELSE = (
    requests.Seal("0" * 64),
    requests.Sit(),
    requests.Sit(0),
    requests.SeatBot("largo"),
    requests.Free(1),
    requests.Ready(),
    requests.Start(),
    requests.Play("any", "draw"),
    requests.Return(),
    requests.SitIn(1),
    requests.Pause(),
    requests.Continue(),
    requests.Rematch(),
)


def table_of_ana_and_ben(*sealing: str, players: int = 3) -> TableDriver:
    """Ana, Ben and bots at a table; the named guests have sealed a share."""
    driver = TableDriver(Options(game="cabo", preset="original", players=players))
    assert driver.ask("ben", requests.Sit()) is None
    for _ in range(players - 2):
        assert driver.ask("ana", requests.SeatBot("largo")) is None
    for guest in sealing:
        assert driver.seal(guest, f"{guest} says so") is None
    return driver


def table_in_shuffle(*sealing: str) -> TableDriver:
    """A table whose host has asked for the start, before any share is shown."""
    driver = table_of_ana_and_ben(*sealing or ("ana", "ben"))
    driver.start(reveal=False)
    assert driver.table.phase is Phase.SHUFFLING
    return driver


def sealed_of(table: Table) -> Sealed:
    """Return the chance of a match that began with a deal."""
    chance = chance_of(table)
    assert isinstance(chance, Sealed)
    return chance


def public_view(driver: TableDriver) -> TableView:
    """The table as all see it."""
    driver.check_shown()
    return table_view(driver.table, "code", NAMES)


def test_the_cards_are_dealt_when_everybody_has_shown_their_share() -> None:
    """The key is made of all shares; a missing seal counts as zeros."""
    driver = table_in_shuffle()
    for guest in ("ben", "ana"):
        assert driver.table.state is None
        assert all(chair.share is None for chair in public_view(driver).chairs)
        driver.reveal(guest)
    assert driver.table.phase is Phase.PLAYING
    shares = [share_in(driver.secrets["ana"]), share_in(driver.secrets["ben"]), None]
    assert [chair.share for chair in driver.table.chairs] == shares
    sealed = Sealed(driver.table.seed, shares=shares)
    assert sealed_of(driver.table)._key == sealed._key
    assert [chair.share for chair in public_view(driver).chairs] == [s and s.hex() for s in shares]
    assert [entry.guest for entry in driver.log[-2:]] == ["ana", None]
    driver.play_on(driver.rng, 30)
    driver.check_records()


def test_every_share_and_its_place_changes_the_cards() -> None:
    """One honest share is enough: no other can compensate for it."""
    keys = set()
    for salt in range(3):
        for other in range(3):
            driver = table_of_ana_and_ben()
            for guest, number in (("ana", salt), ("ben", other)):
                secret = requests.Reveal("", number.to_bytes(32, "big").hex())
                driver.secrets[guest] = secret
                assert driver.ask(guest, requests.Seal(seal_of(share_in(secret)))) is None
            driver.start()
            keys.add(sealed_of(driver.table)._key)
    assert len(keys) == 9


def test_without_any_seal_the_cards_are_dealt_at_once() -> None:
    """Programs need not seal; the key is then that without shares."""
    driver = table_of_ana_and_ben()
    driver.start(reveal=False)
    assert driver.table.phase is Phase.PLAYING
    assert sealed_of(driver.table)._key == Sealed(driver.table.seed, ["", "", ""])._key
    assert public_view(driver).called_off == 0


def test_a_seal_can_be_replaced_until_the_host_asks_for_the_start() -> None:
    """The last seal counts; getting up or changing seats removes it."""
    driver = table_of_ana_and_ben("ana", "ben")
    first = driver.secrets["ben"]
    assert driver.seal("ben", "another") is None
    assert driver.table.chairs[1].seal == seal_of(share_in(driver.secrets["ben"]))
    assert driver.ask("ben", requests.Leave()) is None
    assert driver.ask("ben", requests.Sit()) is None
    assert not driver.table.chairs[1].seal
    assert driver.seal("ben", "a third") is None
    driver.start(reveal=False)
    number = driver.table.number
    for guest in ("ana", "ben"):
        assert driver.seal(guest, "too late") == "match-about-to-begin"
    assert driver.ask("ben", first) == "seal-differs"
    assert driver.table.number == number
    driver.reveal()
    assert driver.table.phase is Phase.PLAYING
    assert driver.seal("ana", "far too late") == "match-goes-on"


@pytest.mark.parametrize(
    "word", ["ana says so ", "", "Ana says so", "x" * (MAX_WORD_BYTES + 1), "\ud800"]
)
def test_a_share_that_does_not_fit_the_seal_is_refused(word: str) -> None:
    """Another word, another salt or another guest's share changes nothing."""
    driver = table_in_shuffle()
    secret_of_ana = driver.secrets["ana"]
    refusals = {"seal-differs", "word-too-long", "word-unreadable"}
    assert driver.ask("ana", requests.Reveal(word, secret_of_ana.salt)) in refusals
    assert driver.ask("ana", requests.Reveal(secret_of_ana.word, "0" * 64)) == "seal-differs"
    assert driver.ask("ana", driver.secrets["ben"]) == "seal-differs"
    assert driver.ask("stranger", secret_of_ana) == "not-seated"
    assert not any(chair.shown for chair in public_view(driver).chairs)
    assert driver.ask("ana", secret_of_ana) is None
    number = driver.table.number
    assert driver.ask("ana", secret_of_ana) is None
    assert driver.table.number == number, "shown twice is shown"


def test_other_requests_are_refused_during_the_shuffle() -> None:
    """Nobody changes seats, readiness is fixed, and there is no second start."""
    driver = table_in_shuffle()
    before = driver.table
    for guest in ("ana", "ben", "stranger"):
        for request in ANYTHING_ELSE:
            assert driver.ask(guest, request) is not None
    assert driver.table == before


def test_a_missing_share_calls_the_start_off() -> None:
    """The table gets another seed and loses its seals; all see the cause, and may start again."""
    driver = table_in_shuffle()
    promised = public_view(driver).commitment
    driver.reveal("ana")
    share = share_in(driver.secrets["ana"]).hex()
    driver.wait(REVEAL_SECONDS * 1000 - 1)
    driver.ring()
    assert driver.table.phase is Phase.SHUFFLING
    driver.wait(1)
    driver.ring()
    view = public_view(driver)
    assert (view.phase, view.called_off, view.silent) == (Phase.OPEN, 1, ("Ben",))
    assert view.commitment != promised
    assert [chair.player for chair in view.chairs] == ["ana", "ben", None]
    assert all(chair.ready for chair in driver.table.chairs)
    assert not any(chair.seal or chair.share for chair in driver.table.chairs)
    assert share not in msgspec.json.encode(view).decode()
    assert driver.seal("ana") is None
    driver.start()
    assert (driver.table.phase, public_view(driver).called_off) == (Phase.PLAYING, 1)
    driver.play_on(driver.rng, 500)
    driver.check_records()


def test_a_rematch_forgets_starts_that_were_called_off() -> None:
    """They belong to the match before."""
    driver = table_in_shuffle()
    driver.let_next_clock_expire()
    driver.start()
    driver.play_on(driver.rng, 3000)
    assert driver.ask("ana", requests.Rematch()) is None
    assert (public_view(driver).called_off, public_view(driver).silent) == (0, ())
    assert [chair.seal for chair in public_view(driver).chairs] == [None, None, None]


@pytest.mark.parametrize("revealed", [True, False])
@pytest.mark.parametrize("leaver", ["ana", "ben"])
def test_a_player_who_leaves_during_the_shuffle_calls_the_start_off(
    leaver: str, *, revealed: bool
) -> None:
    """All see it, whether or not that player's share was shown."""
    driver = table_in_shuffle()
    if revealed:
        driver.reveal(leaver)
    assert driver.ask(leaver, requests.Leave()) is None
    view = public_view(driver)
    assert (view.phase, view.called_off) == (Phase.OPEN, 1)
    assert view.silent == (NAMES[leaver],)
    assert leaver not in [chair.player for chair in view.chairs]
    assert view.host != leaver


def test_closing_a_table_during_the_shuffle_shows_no_share() -> None:
    """The match has never begun: its seed is shown, and sealed words stay secret."""
    driver = table_in_shuffle()
    driver.reveal("ana")
    assert driver.ask("ana", requests.Close()) is None
    view = public_view(driver)
    assert view.seed is not None
    assert all(chair.share is None for chair in view.chairs)
    assert record_of(driver.log, 1, NAMES) is None


def test_a_log_holds_no_word_and_no_salt() -> None:
    """A log that is kept for months has shares, which reveal nothing of a word."""
    driver = table_in_shuffle()
    driver.reveal()
    log = msgspec.json.encode(driver.log).decode()
    for secret in driver.secrets.values():
        assert secret.word not in log
        assert secret.salt not in log
        assert msgspec.json.encode(bytes.fromhex(secret.salt)).decode().strip('"') not in log
        assert secret.word not in f"{secret!r} {secret}"
    share = facts.ShareRevealed(0, bytes(range(32)))
    assert repr(share) == "<ShareRevealed>"


def test_an_old_log_with_visible_words_can_be_read() -> None:
    """Its cards, its record and its proof are unchanged; a share overrides words."""
    driver = table_of_ana_and_ben(players=2)
    old = [Entry(0, WordGiven(seat, word), guest) for seat, word, guest in ((0, "Käse", "ana"),)]
    started = Entry(0, Started(game_of(driver.table.options).version))
    log = msgspec.json.decode(
        msgspec.json.encode([*driver.log, *old, started, Entry(0, facts.Closed())]),
        type=list[Entry],
    )
    table: Table | None = None
    for entry in log:
        table = apply(table, entry).table
    assert table is not None
    assert sealed_of(table)._key == Sealed(table.seed, ["Käse", ""])._key
    record = record_of(log, 1, NAMES)
    assert record is not None
    assert (record.words, record.shares) == (("Käse", ""), ())
    assert record.commitment == commitment(table.seed)
    assert verify(write(record)).chance is Chance.PROVEN
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"word","word":"x"}', type=requests.Request)
