"""A log of facts: the one mechanism of tables, score pads, events and club books.

Somebody makes a request. The document's `decide` says which facts it leads to, or refuses it; it
changes nothing. Each fact becomes an entry of the log, and `apply` gives the state after it, or
refuses an impossible fact. So the log is the truth: the state, its pages and its files follow from
it. A request that is made twice is answered once (`answered`). Tables and tournaments have entries
of their own, which name a guest or a role, and commands of the same shape.
"""

from dacabo.log.entries import Context, Entry, answered
from dacabo.log.file import LogFile

__all__ = ["Context", "Entry", "LogFile", "answered"]
