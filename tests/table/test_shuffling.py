"""From the first seal to the deal: no share is known before all are sealed."""

import msgspec
import pytest
from table.harness.evening import NAMES, Evening, share_in

from dacabo.core.chance import WORD_BYTES, Sealed, commitment, seal_of
from dacabo.records import Chance, verify, write
from dacabo.table import facts, requests
from dacabo.table.apply import fold
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


def seated(*sealing: str, players: int = 3) -> Evening:
    """Ana, Ben and a bot at a table; these have sealed a share."""
    evening = Evening(Options(game="cabo", preset="original", players=players))
    assert evening.ask("ben", requests.Sit()) is None
    for _ in range(players - 2):
        assert evening.ask("ana", requests.SeatBot("largo")) is None
    for guest in sealing:
        assert evening.seal(guest, f"{guest} says so") is None
    return evening


def shuffling(*sealing: str) -> Evening:
    """The host has asked for the start, and no share is shown yet."""
    evening = seated(*sealing or ("ana", "ben"))
    evening.start(reveal=False)
    assert evening.table.phase is Phase.SHUFFLING
    return evening


def shown(evening: Evening) -> TableView:
    """The table as all see it."""
    evening.check_shown()
    return table_view(evening.table, "code", NAMES)


def test_nothing_is_dealt_before_everybody_has_shown_their_share() -> None:
    """Then at once, with a key of all shares; a missing seal counts as zeros."""
    evening = shuffling()
    for guest in ("ben", "ana"):
        assert evening.table.state is None
        assert all(chair.share is None for chair in shown(evening).chairs)
        evening.reveal(guest)
    assert evening.table.phase is Phase.PLAYING
    shares = [share_in(evening.secrets["ana"]), share_in(evening.secrets["ben"]), None]
    assert [chair.share for chair in evening.table.chairs] == shares
    sealed = Sealed(evening.table.seed, shares=shares)
    assert chance_of(evening.table)._key == sealed._key
    assert [chair.share for chair in shown(evening).chairs] == [s and s.hex() for s in shares]
    assert [entry.guest for entry in evening.log[-2:]] == ["ana", None]
    evening.play_on(evening.rng, 30)
    evening.check_records()


def test_every_share_and_its_place_changes_the_cards() -> None:
    """One honest share is enough: no other can compensate for it."""
    keys = set()
    for salt in range(3):
        for other in range(3):
            evening = seated()
            for guest, number in (("ana", salt), ("ben", other)):
                secret = requests.Reveal("", number.to_bytes(32, "big").hex())
                evening.secrets[guest] = secret
                assert evening.ask(guest, requests.Seal(seal_of(share_in(secret)))) is None
            evening.start()
            keys.add(chance_of(evening.table)._key)
    assert len(keys) == 9


def test_where_nobody_has_sealed_anything_the_cards_are_dealt_at_once() -> None:
    """Programs need not seal; and the key is that without words."""
    evening = seated()
    evening.start(reveal=False)
    assert evening.table.phase is Phase.PLAYING
    assert chance_of(evening.table)._key == Sealed(evening.table.seed, ["", "", ""])._key
    assert shown(evening).called_off == 0


def test_a_seal_can_be_replaced_until_the_start_is_asked_for_and_no_longer() -> None:
    """The last one counts; getting up, or taking another chair, removes the seal."""
    evening = seated("ana", "ben")
    first = evening.secrets["ben"]
    assert evening.seal("ben", "another") is None
    assert evening.table.chairs[1].seal == seal_of(share_in(evening.secrets["ben"]))
    assert evening.ask("ben", requests.Leave()) is None
    assert evening.ask("ben", requests.Sit()) is None
    assert not evening.table.chairs[1].seal
    assert evening.seal("ben", "a third") is None
    evening.start(reveal=False)
    number = evening.table.number
    for guest in ("ana", "ben"):
        assert evening.seal(guest, "too late") == "match-about-to-begin"
    assert evening.ask("ben", first) == "seal-differs"
    assert evening.table.number == number
    evening.reveal()
    assert evening.table.phase is Phase.PLAYING
    assert evening.seal("ana", "far too late") == "match-goes-on"


@pytest.mark.parametrize(
    "word", ["ana says so ", "", "Ana says so", "x" * (WORD_BYTES + 1), "\ud800"]
)
def test_what_does_not_fit_the_seal_is_refused(word: str) -> None:
    """Another word, another salt, another guest's; and it changes nothing."""
    evening = shuffling()
    mine = evening.secrets["ana"]
    refusals = {"seal-differs", "word-too-long", "word-unreadable"}
    assert evening.ask("ana", requests.Reveal(word, mine.salt)) in refusals
    assert evening.ask("ana", requests.Reveal(mine.word, "0" * 64)) == "seal-differs"
    assert evening.ask("ana", evening.secrets["ben"]) == "seal-differs"
    assert evening.ask("stranger", mine) == "not-seated"
    assert not any(chair.shown for chair in shown(evening).chairs)
    assert evening.ask("ana", mine) is None
    number = evening.table.number
    assert evening.ask("ana", mine) is None
    assert evening.table.number == number, "shown twice is shown"


def test_nothing_else_happens_meanwhile() -> None:
    """No chair changes hands, readiness is fixed, and there is no second start."""
    evening = shuffling()
    before = evening.table
    for guest in ("ana", "ben", "stranger"):
        for request in ANYTHING_ELSE:
            assert evening.ask(guest, request) is not None
    assert evening.table == before


def test_a_share_that_is_missing_calls_the_start_off() -> None:
    """With another seed and no seals; the cause is public, and a new start is possible."""
    evening = shuffling()
    promised = shown(evening).commitment
    evening.reveal("ana")
    share = share_in(evening.secrets["ana"]).hex()
    evening.wait(REVEAL_SECONDS * 1000 - 1)
    evening.ring()
    assert evening.table.phase is Phase.SHUFFLING
    evening.wait(1)
    evening.ring()
    after = shown(evening)
    assert (after.phase, after.called_off, after.silent) == (Phase.OPEN, 1, ("Ben",))
    assert after.commitment != promised
    assert [chair.player for chair in after.chairs] == ["ana", "ben", None]
    assert all(chair.ready for chair in evening.table.chairs)
    assert not any(chair.seal or chair.share for chair in evening.table.chairs)
    assert share not in msgspec.json.encode(after).decode()
    assert evening.seal("ana") is None
    evening.start()
    assert (evening.table.phase, shown(evening).called_off) == (Phase.PLAYING, 1)
    evening.play_on(evening.rng, 500)
    evening.check_records()


def test_another_match_begins_with_nothing_called_off() -> None:
    """What happened before a finished match belongs to that match."""
    evening = shuffling()
    evening.ring_when_due()
    evening.start()
    evening.play_on(evening.rng, 3000)
    assert evening.ask("ana", requests.Rematch()) is None
    assert (shown(evening).called_off, shown(evening).silent) == (0, ())
    assert [chair.seal for chair in shown(evening).chairs] == [None, None, None]


@pytest.mark.parametrize("revealed", [True, False])
@pytest.mark.parametrize("leaver", ["ana", "ben"])
def test_who_leaves_now_calls_the_start_off_and_all_see_it(leaver: str, *, revealed: bool) -> None:
    """Whether or not they have shown their share: leaving during the deal is noticed."""
    evening = shuffling()
    if revealed:
        evening.reveal(leaver)
    assert evening.ask(leaver, requests.Leave()) is None
    after = shown(evening)
    assert (after.phase, after.called_off) == (Phase.OPEN, 1)
    assert after.silent == (NAMES[leaver],)
    assert leaver not in [chair.player for chair in after.chairs]
    assert after.host != leaver


def test_closing_a_table_meanwhile_shows_no_share() -> None:
    """The match has never begun: its seed is shown, and sealed words stay secret."""
    evening = shuffling()
    evening.reveal("ana")
    assert evening.ask("ana", requests.Close()) is None
    after = shown(evening)
    assert after.seed is not None
    assert all(chair.share is None for chair in after.chairs)
    assert record_of(evening.log, 1, NAMES) is None


def test_no_word_and_no_salt_is_ever_written_down() -> None:
    """A log that is kept for months has shares, which reveal nothing of a word."""
    evening = shuffling()
    evening.reveal()
    log = msgspec.json.encode(evening.log).decode()
    for secret in evening.secrets.values():
        assert secret.word not in log
        assert secret.salt not in log
        assert msgspec.json.encode(bytes.fromhex(secret.salt)).decode().strip('"') not in log
        assert secret.word not in f"{secret!r} {secret}"
    share = facts.ShareShown(0, bytes(range(32)))
    assert repr(share) == "<ShareShown>"


def test_an_old_log_with_words_in_the_open_is_read_as_it_was() -> None:
    """Its cards, its record and its proof are unchanged; a share overrides words."""
    evening = seated(players=2)
    old = [Entry(0, WordGiven(seat, word), guest) for seat, word, guest in ((0, "Käse", "ana"),)]
    started = Entry(0, Started(game_of(evening.table.options).version))
    log = msgspec.json.decode(
        msgspec.json.encode([*evening.log, *old, started, Entry(0, facts.Closed())]),
        type=list[Entry],
    )
    table: Table | None = None
    for entry in log:
        table = fold(table, entry).table
    assert table is not None
    assert chance_of(table)._key == Sealed(table.seed, ["Käse", ""])._key
    record = record_of(log, 1, NAMES)
    assert record is not None
    assert (record.words, record.shares) == (("Käse", ""), ())
    assert record.commitment == commitment(table.seed)
    assert verify(write(record)).chance is Chance.PROVEN
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"word","word":"x"}', type=requests.Request)
