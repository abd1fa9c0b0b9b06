"""Secrets of guests, and codes and ids that are public."""

import re
from functools import partial
from http.cookies import SimpleCookie
from secrets import token_bytes

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dacabo.server import tokens


def test_tokens_are_secrets_of_256_bits() -> None:
    """Forty-three letters of base 64 hold 256 bits, and no two are the same."""
    tokens_or_ids = {tokens.new_token(token_bytes) for _ in range(1000)}
    assert len(tokens_or_ids) == 1000
    assert all(tokens.is_token(token) for token in tokens_or_ids)


def test_only_the_hash_of_a_token_is_stored() -> None:
    """The hash of a token is 32 bytes, and does not contain it."""
    token = tokens.new_token(token_bytes)
    assert len(tokens.hashed(token)) == 32
    assert (
        tokens.hashed(token) == tokens.hashed(token) != tokens.hashed(tokens.new_token(token_bytes))
    )
    assert token.encode() not in tokens.hashed(token)


def test_guest_ids_are_128_random_bits_in_letters_for_addresses() -> None:
    """An id is 26 letters of base 32."""
    tokens_or_ids = {tokens.new_guest_id(token_bytes) for _ in range(1000)}
    assert len(tokens_or_ids) == 1000
    assert all(re.fullmatch("[a-z2-7]{26}", guest) for guest in tokens_or_ids)


def test_no_public_name_has_the_form_of_a_token() -> None:
    """An id or a code is not accepted as a token."""
    assert not tokens.is_token(tokens.new_guest_id(token_bytes))
    assert not tokens.is_token(tokens.new_code(token_bytes))


def test_codes_are_read_as_people_type_them() -> None:
    """Case, spaces and hyphens do not matter; every letter of the alphabet does occur."""
    tokens_or_ids = [tokens.new_code(token_bytes) for _ in range(1000)]
    assert set("".join(tokens_or_ids)) == set(tokens.CODE_LETTERS)
    for code in tokens_or_ids[:50]:
        assert tokens.read_code(code) == code
        assert tokens.read_code(f" {code[:3]}-{code[3:]} ".lower()) == code


@pytest.mark.parametrize(
    "text", ["", "ABCDEF", "34679", "34679CC", "34679Ⅽ", "3" * 10_000, "../../.."]
)
def test_a_text_of_another_form_is_no_code(text: str) -> None:
    """It has another length or other letters."""
    assert tokens.read_code(text) is None


@given(st.text())
def test_reading_a_code_never_fails(text: str) -> None:
    """Any text gives a code in the letters of codes, or None."""
    code = tokens.read_code(text)
    assert code is None or re.fullmatch(f"[{tokens.CODE_LETTERS}]{{6}}", code)


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(secure: bool) -> None:  # noqa: FBT001 (a parameter)
    """It is HttpOnly, SameSite, for the whole site and a year; over https also Secure."""
    token = tokens.new_token(token_bytes)
    name = "__Host-dacabo_session" if secure else "dacabo_session"
    cookie = SimpleCookie(tokens.session_cookie(token, secure=secure))[name]
    assert cookie.value == token
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert cookie["path"] == "/"
    assert cookie["max-age"] == str(365 * 86400)
    assert bool(cookie["secure"]) is secure
    assert not cookie["domain"]
    deleted_cookie = SimpleCookie(tokens.clear_cookie(secure=secure))[name]
    assert (deleted_cookie.value, deleted_cookie["max-age"], deleted_cookie["path"]) == (
        "",
        "0",
        "/",
    )


def test_a_token_is_read_from_the_authorization_or_the_cookie() -> None:
    """Programs send `Bearer`; then only that counts, even if it is wrong."""
    token_of = partial(tokens.token_of, secure=False)
    token, other = tokens.new_token(token_bytes), tokens.new_token(token_bytes)
    cookie = (b"cookie", f"a=b; dacabo_session={token}; c=d".encode())
    assert token_of([(b"accept", b"*/*"), cookie]) == token
    assert token_of([cookie, (b"authorization", f"Bearer {other}".encode())]) == other
    assert token_of([cookie, (b"authorization", b"Bearer abc")]) is None
    assert token_of([(b"authorization", b"bearer " + token.encode())]) == token
    assert token_of([(b"cookie", b"xdacabo_session=" + token.encode())]) is None
    assert token_of([(b"cookie", b"dacabo_session=short"), cookie]) == token
    assert token_of([]) is None


def test_over_https_only_the_host_cookie_counts() -> None:
    """A neighbour in the same domain may have planted any other cookie."""
    token, planted = tokens.new_token(token_bytes), tokens.new_token(token_bytes)
    own = f"__Host-dacabo_session={token}"
    cookie = (b"cookie", f"dacabo_session={planted}; {own}".encode())
    assert tokens.token_of([cookie], secure=True) == token
    assert tokens.token_of([cookie], secure=False) == planted
    assert tokens.token_of([(b"cookie", f"dacabo_session={planted}".encode())], secure=True) is None
    assert tokens.token_of([(b"cookie", own.encode())], secure=False) is None
    assert tokens.has_session([(b"cookie", own.encode())])


@given(st.binary(max_size=200), st.sampled_from([b"cookie", b"authorization"]))
def test_reading_a_token_never_fails(value: bytes, name: bytes) -> None:
    """Any bytes give a token, or None."""
    token = tokens.token_of([(name, value), (b"cookie", b"dacabo_session=" + value)], secure=False)
    assert token is None or tokens.is_token(token)


def test_a_browser_with_our_cookie_is_known() -> None:
    """Even an invalid cookie shows that the client is a browser."""
    assert tokens.has_session([(b"cookie", b"dacabo_session=x")])
    assert not tokens.has_session([(b"cookie", b"other=x"), (b"authorization", b"Bearer x")])
