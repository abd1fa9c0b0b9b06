"""Many messages under one key give what the standard library gives for each."""

import hmac

from hypothesis import given
from hypothesis import strategies as st

from dacabo.core.chance import HmacSha256


@given(st.binary(max_size=64), st.lists(st.binary(max_size=200), max_size=5))
def test_every_message_is_hashed_as_if_it_were_the_first(key: bytes, messages: list[bytes]) -> None:
    """No message leaves anything behind for the next."""
    hmac_sha256 = HmacSha256(key)
    digests = [hmac_sha256.digest(message) for message in messages]
    assert digests == [hmac.digest(key, message, "sha256") for message in messages]
