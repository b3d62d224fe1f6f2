"""Hints and analyses: thought out in a process of their own, so that they hold up neither players nor bots."""

from typing import Final

from catanica.arena.analysis import analyse
from catanica.bots.search.explain import hint
from catanica.encyclopaedia.language import t
from catanica.kernel.state import State
from catanica.notation.lines import Record, RecordError
from catanica.notation.record import read
from catanica.server.bodies import GameAnalysis, HintInfo
from catanica.server.records import careful, faults_of
from catanica.server.refusals import No
from catanica.server.story import Story

NODES: Final = 600  # how hard an analysis thinks about each decision: a game takes some seconds
SECONDS: Final = 0.5  # for a hint, and as much again for its reason


def may_be_helped(story: Story, seat: int) -> State:
    """What a seat that may be given a hint sees; raises No for all others: hints are for games against bots."""
    if story.asked_of([seat]) != seat:
        raise No("not_your_turn", 409)
    if sum(1 for one in story.seats if one.awaited) > 1:
        raise No("no_hints", 403)
    return story.asking(seat).redacted(seat)


def advised(game: str, seen: State, number: int, lang: str) -> HintInfo:
    """The strongest level's choice with one sentence."""
    told = hint(game, seen, number, SECONDS)
    key = "hint.best" if told.instead else "hint.only"
    sentence = t(
        lang, key, action=told.action, instead=told.instead, gain=f"{100 * told.gain:+.1f}",
        error=f"{100 * told.error:.1f}", reason=t(lang, f"reason.{told.reason}") if told.reason else "",
    )  # fmt: skip
    return HintInfo(
        action=told.action, instead=told.instead, chance=told.chance, gain=told.gain, error=told.error,
        reason=told.reason, line=[str(one["text"]) for one in told.line], line_options=list(told.line),
        sentence=sentence,
    )  # fmt: skip


def analysed(record: str) -> GameAnalysis:
    """A finished game, by its record."""
    return _told(read(record))


def studied(record: str) -> GameAnalysis:
    """The same for a record from outside, which may be wrong."""
    try:
        return _told(careful(record))
    except RecordError as wrong:
        raise faults_of(wrong) from None


def _told(record: Record) -> GameAnalysis:
    return GameAnalysis.model_validate(analyse(record, NODES).as_dict())
