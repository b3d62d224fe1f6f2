"""The encyclopaedia: numbered rulings, and the sentences with which the game answers, in German, English and Danish.

Everything players read lives here or in a set's `texts/` folder as data; the rules themselves know ids and codes only.
"""

from catanica.encyclopaedia.language import FALLBACK, LANGUAGES, choose_language, t
from catanica.encyclopaedia.library import Ruling, UnknownRulingError, nearest, ruling, rulings, search
from catanica.encyclopaedia.sentences import Explained, explain

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Explained",
    "Ruling",
    "UnknownRulingError",
    "choose_language",
    "explain",
    "nearest",
    "ruling",
    "rulings",
    "search",
    "t",
]
