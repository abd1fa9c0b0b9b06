"""Event sourcing for score pads and club books: a log of facts from which the state is derived.

Somebody makes a request. The document's `decide` returns the facts that the request leads to, or
refuses it; it changes nothing. Each fact becomes an entry of the log. `apply` returns the state
after an entry, or refuses an impossible fact. The log is the source of truth: the state, its pages
and its files are derived from it. `answered` recognises a request that is sent twice.

Tables and events have modules of the same shape, but with entries of their own, which name a guest
or a role.
"""

from dacabo.log.entries import Context, Entry, answered
from dacabo.log.file import LogFile

__all__ = ["Context", "Entry", "LogFile", "answered"]
