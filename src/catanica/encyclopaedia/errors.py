"""Wrong input told in the reader's language: the templates of `kernel.errors`, by their English wording."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from catanica.encyclopaedia.language import FALLBACK, LANGUAGES, UnknownLanguageError
from catanica.encyclopaedia.sentences import explain
from catanica.kernel.errors import Either, InputError, Phrase
from catanica.kernel.refusal import Refusal

OR: Final = "or"


def said(error: InputError, lang: str) -> str:
    """What is wrong, a line for each thing."""
    return "\n".join(in_words(phrase, lang) for phrase in error.phrases)


def in_words(value: object, lang: str) -> str:
    """A phrase in a language, with all that is filled in; in English where nobody has given it other words."""
    if not isinstance(value, Phrase):
        return str(value)
    template = translations(lang).get(value.template, value.template)
    if not value.values:
        return template
    return template.format(**{name: _filled_in(v, lang) for name, v in value.values.items()})


def _filled_in(value: object, lang: str) -> object:
    """What stands in a sentence: other phrases, alternatives and reasons of the rules have words of their own."""
    if isinstance(value, Phrase):
        return in_words(value, lang)
    if isinstance(value, Either):
        return value.joined(translations(lang).get(OR, OR))
    if isinstance(value, Refusal):
        return " ".join(f"{reason.sentence.rstrip('.')} [{reason.rule}]" for reason in explain(value, lang))
    return value


@cache
def translations(lang: str) -> Mapping[str, str]:
    """Every template with its words in a language, by its English ones; English needs none."""
    if lang not in LANGUAGES:
        raise UnknownLanguageError(lang)
    if lang == FALLBACK:
        return {}
    source = resources.files("catanica.encyclopaedia").joinpath("errors", f"{lang}.toml")
    return {english: str(text) for english, text in tomllib.loads(source.read_text(encoding="utf-8")).items()}
