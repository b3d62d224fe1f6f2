"""The errors a caller may want to catch."""

from catanica.kernel.errors import InputError
from catanica.kernel.refusal import Refused

__all__ = ["InputError", "Refused"]
