"""A log of facts: what score pads and club books share, and the shape of tables and events.

Somebody makes a request. The document's `decide` says which facts it leads to, or refuses it; it
changes nothing. Each fact becomes an entry of the log, and `apply` gives the state after it, or
refuses an impossible fact. So the log is the truth: the state, its pages and its files follow from
it. A request that is made twice is answered once (`answered`). Tables and events have modules of
their own of the same shape: their entries name a guest or a role.
"""

from dacabo.log.entries import Context, Entry, answered
from dacabo.log.file import LogFile

__all__ = ["Context", "Entry", "LogFile", "answered"]
