"""`HmacSha256` gives the same digests as the standard library."""

import hmac

from hypothesis import given
from hypothesis import strategies as st

from dacabo.core.chance import HmacSha256


@given(st.binary(max_size=64), st.lists(st.binary(max_size=200), max_size=5))
def test_every_message_is_hashed_as_if_it_were_the_first(key: bytes, messages: list[bytes]) -> None:
    """A digest does not depend on the messages before it."""
    hmac_sha256 = HmacSha256(key)
    digests = [hmac_sha256.digest(message) for message in messages]
    assert digests == [hmac.digest(key, message, "sha256") for message in messages]
