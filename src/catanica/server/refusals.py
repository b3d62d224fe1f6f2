"""What the server says no to, in the reader's language: its own reasons and those of the rules."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from catanica.encyclopaedia import library
from catanica.encyclopaedia.errors import in_words
from catanica.encyclopaedia.language import Texts
from catanica.encyclopaedia.sentences import explain
from catanica.kernel.errors import Phrase
from catanica.kernel.refusal import ILLEGAL, Refusal
from catanica.kernel.refusal import Fault as RuleFault
from catanica.server.messages import Fault

TEXTS: Final = Texts("catanica.server", "texts")
RETRY: Final = {429: "1", 503: "5"}  # seconds after which it is worth another try
OWN: Final = "protocol"  # the kind of a refusal that is not the rules'


class No(Exception):  # noqa: N818 - an answer, not a program error
    """A wish that cannot be fulfilled. Nothing has changed. `status` is for HTTP, `rule` the ruling behind it."""

    def __init__(self, code: str, status: int = 400, *, rule: str = "", **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.rule = rule
        self.params = params
        self.kind = OWN

    def headers(self) -> dict[str, str]:
        """What HTTP adds: when to come back."""
        return {"retry-after": RETRY[self.status]} if self.status in RETRY else {}

    def __reduce__(self) -> tuple[object, ...]:
        return _bare, (type(self),), self.__dict__  # refusals also come from other processes

    def faults(self, lang: str, names: Mapping[str, str] | None = None) -> list[Fault]:
        """The reasons as sentences."""
        return [own_fault(self.code, lang, self.rule, **self.params)]


def _bare(kind: type[No]) -> No:
    return kind.__new__(kind)


class Manifold(No):
    """Several reasons of one kind, such as the faults of a record."""

    def __init__(self, code: str, status: int, each: list[dict[str, object]]) -> None:
        super().__init__(code, status)
        self.each = each

    def faults(self, lang: str, names: Mapping[str, str] | None = None) -> list[Fault]:
        """Every reason as a sentence."""
        return [own_fault(self.code, lang, **params) for params in self.each]


class Against(No):
    """The rules speak against it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.kind)
        self.refusal = refusal
        self.kind = refusal.kind

    def faults(self, lang: str, names: Mapping[str, str] | None = None) -> list[Fault]:
        """Every reason with its ruling."""
        return rule_faults(self.refusal, lang, names)


def own_fault(code: str, lang: str, rule: str = "", /, **params: object) -> Fault:
    """A reason of the server's own; a ruling it rests on goes along."""
    words = {name: in_words(v, lang) if isinstance(v, Phrase) else v for name, v in params.items()}
    return Fault(
        code=code,
        rule=rule,
        rule_title=library.ruling(rule).title(lang) if rule else "",
        sentence=TEXTS.say(lang, f"{code}.says", **words),
        hint=TEXTS.say(lang, f"{code}.hint", **words),
    )


def rule_faults(refusal: Refusal, lang: str, names: Mapping[str, str] | None = None) -> list[Fault]:
    """The rules' reasons."""
    if all(not fault.params for fault in refusal.faults):
        return [_plain_fault(fault.code, fault.rule, lang) for fault in refusal.faults]
    return [
        Fault(code=e.code, rule=e.rule, rule_title=e.rule_title, sentence=e.sentence, hint=e.hint)
        for e in explain(refusal, lang, names)
    ]


@lru_cache(maxsize=1024)
def _plain_fault(code: str, rule: str, lang: str) -> Fault:
    """A reason that reads the same every time: who cannot take something back is told so after every action."""
    [e] = explain(Refusal(ILLEGAL, [RuleFault(code, rule, {})]), lang, None)
    return Fault(code=e.code, rule=e.rule, rule_title=e.rule_title, sentence=e.sentence, hint=e.hint)
