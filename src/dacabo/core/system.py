"""The reasons for which an operating system refuses something, in words that can be translated."""

import errno
import socket
from typing import Final

from dacabo.core.phrases import Term

_REASONS: Final = {
    errno.ENOENT: "system-not-found",
    errno.EACCES: "system-not-permitted",
    errno.EPERM: "system-not-permitted",
    errno.EISDIR: "system-is-a-folder",
    errno.ENOTDIR: "system-not-a-folder",
    errno.EEXIST: "system-exists",
    errno.ENAMETOOLONG: "system-name-too-long",
    errno.ENOSPC: "system-disk-full",
    errno.EDQUOT: "system-disk-full",
    errno.EROFS: "system-read-only",
    errno.EIO: "system-device-failed",
    errno.EMFILE: "system-too-many-files",
    errno.ENFILE: "system-too-many-files",
    errno.EADDRINUSE: "system-address-in-use",
    errno.EADDRNOTAVAIL: "system-address-not-here",
    errno.ECONNREFUSED: "system-connection-refused",
    errno.ETIMEDOUT: "system-no-answer",
}


def reason_of(error: OSError) -> Term | str:
    """A term if the reason is common; otherwise the operating system's own words."""
    if isinstance(error, socket.gaierror):
        return Term("system-no-such-host")
    key = _REASONS.get(error.errno or 0)
    return Term(key) if key else error.strerror or type(error).__name__
