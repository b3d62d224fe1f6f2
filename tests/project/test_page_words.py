"""The page repeats nothing of the engine: verbs are those of the generated types, places are names it was sent."""

import re
from functools import cache

from catanica.server.schema import grammars
from tests.support.sources import ROOT

SOURCES = ROOT / "web" / "src"
DRAWN = {SOURCES / "net" / "told", SOURCES / "art", SOURCES / "demo"}  # made from the engine, drawings, samples
VERB = re.compile(r"""\bverb(?:: | [!=]== )'([^']+)'""")
PLACE = r"(?:column|gap|region|row|place|site|side|vertex|edge|hex|cell|crossing|path)s?"
ARITHMETIC = [
    re.compile(rf"\b{PLACE} (?:\*|>>|<<|&|%) \d"),
    re.compile(rf"\b2 \* {PLACE}\b"),
    re.compile(r"\.split\('>'\)"),  # a name taken apart
    re.compile(r"\b(?:atRegion|onRoad|START_GAP|FIRST_COLUMN)\b"),
]


@cache
def page() -> dict[str, str]:
    """The page's own sources by name: no tests, drawings or samples, nothing generated."""
    files = [*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]
    own = [file for file in files if not DRAWN & {*file.parents} and not file.name.endswith(".test.ts")]
    return {str(file.relative_to(SOURCES)): file.read_text(encoding="utf-8") for file in sorted(own)}


def without_comments(text: str) -> str:
    """Code alone."""
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*|<style>.*?</style>", "", text, flags=re.DOTALL)


def test_verbs_the_page_names_are_verbs_of_the_games() -> None:
    verbs = {verb.name for grammar in grammars().values() for verb in grammar.verbs.values()}
    named = {(name, verb) for name, text in page().items() for verb in VERB.findall(text)}
    assert len(named) > 20
    assert sorted((name, verb) for name, verb in named if verb not in verbs) == []


def test_the_page_builds_no_text_of_an_action() -> None:
    """Actions are sent as the texts of options, and asked about by verb and arguments."""
    phrases = {" ".join(verb.words) for grammar in grammars().values() for verb in grammar.verbs.values()}
    begun = re.compile(rf"`(?:{'|'.join(sorted(map(re.escape, phrases)))}) \$\{{")
    found = [(name, hit) for name, text in page().items() for hit in begun.findall(text)]
    assert found == []


def test_the_page_reckons_with_no_places() -> None:
    found = [
        (name, hit.group())
        for name, text in page().items()
        for pattern in ARITHMETIC
        for hit in pattern.finditer(without_comments(text))
    ]
    assert found == []
