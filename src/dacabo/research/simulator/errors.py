"""What the twin refuses."""

from dacabo.core.errors import DacaboError


class TwinError(DacaboError):
    """Something that the twin cannot do, or not on this machine."""
