"""`HmacSha256` gives the same digests as the standard library."""

import hmac

from hypothesis import given
from hypothesis import strategies as st

from dacabo.core.chance import HmacSha256


@given(st.binary(max_size=64), st.lists(st.binary(max_size=200), max_size=5))
def test_a_digest_does_not_depend_on_earlier_messages(key: bytes, messages: list[bytes]) -> None:
    """An object can hash many messages with one key."""
    hmac_sha256 = HmacSha256(key)
    digests = [hmac_sha256.digest(message) for message in messages]
    assert digests == [hmac.digest(key, message, "sha256") for message in messages]
