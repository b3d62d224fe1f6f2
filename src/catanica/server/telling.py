"""What the audiences of a game are told. Every part is made and encoded once for each audience, however many listen.

Whoever was told the position before is told what changed since (`changes`); everybody else the whole of it.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import orjson

from catanica.kernel.refusal import ILLEGAL, Fault, Refusal
from catanica.server.changes import applied, changes
from catanica.server.lessons import PUPIL
from catanica.server.refusals import No, rule_faults

if TYPE_CHECKING:
    from catanica.server.story import Story

NEWEST: Final = "newest"
ALL: Final = "all"


def encoded(value: Any) -> bytes:
    """Plain data as JSON."""
    return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)


class Teller:
    """The states of one position, and the views of the one told before it.

    What it keeps is bounded by seats and languages, whatever clients ask for.
    """

    def __init__(self) -> None:
        self._seq = -1  # the position that was told last
        self._views: dict[int, dict[str, Any]] = {}
        self._around: dict[tuple[int, str], dict[str, Any]] = {}
        self._was = -1  # the position told before it
        self._views_before: dict[int, dict[str, Any]] = {}
        self._around_before: dict[tuple[int, str], dict[str, Any]] = {}
        self._texts: dict[tuple[str, int, str], orjson.Fragment] = {}  # parts in JSON: what, whose, in which language
        self._whole: dict[tuple[str, int, str], bytes] = {}  # messages: how much, whose, in which language

    def forget(self) -> None:
        """The position has changed; what was told of it is what the next one is compared with."""
        if self._views:
            self._was = self._seq
            self._views_before, self._views = self._views, {}
            self._around_before, self._around = self._around, {}
        self._texts.clear()
        self._whole.clear()

    def silence(self) -> None:
        """Nobody listens any more: nothing needs to be kept."""
        self.forget()
        self._was = -1
        self._views_before, self._around_before = {}, {}

    def state(self, story: "Story", audience: int, seen: int | None, lang: str) -> bytes:
        """The message `state` for an audience that last saw the state `seen`."""
        start = story.log_start(seen)
        part = NEWEST if start == story.log_start(story.seq - 1) else ALL if start == story.log_start(None) else ""
        text = self._whole.get((part, audience, lang))
        if text is None:
            text = self._state(story, audience, start, part, lang)
            if part:
                self._whole[part, audience, lang] = text
        return text

    def change(self, story: "Story", audience: int, told: int, lang: str) -> bytes | None:
        """The message `change` for an audience that was told the state `told`; nothing if that is not kept."""
        if told != self._was or audience not in self._views_before or (audience, lang) not in self._around_before:
            return None
        text = self._whole.get(("change", audience, lang))
        if text is None:
            text = self._whole["change", audience, lang] = self._change(story, audience, lang)
        return text

    def kept(self) -> int:
        """How many parts are kept."""
        parts = (self._views, self._around, self._views_before, self._around_before, self._texts, self._whole)
        return sum(len(kept) for kept in parts)

    def _view(self, story: "Story", audience: int) -> dict[str, Any]:
        view = self._views.get(audience)
        if view is None:
            self._seq = story.seq
            view = self._views[audience] = story.view(audience)
        return view

    def _rest(self, story: "Story", audience: int, lang: str) -> dict[str, Any]:
        """What a state tells beside view and log."""
        rest = self._around.get((audience, lang))
        if rest is None:
            over = story.over
            rest = self._around[audience, lang] = {
                "undo": _undo(story, audience, lang),
                "clocks": [round(seat.seconds, 1) for seat in story.seats],
                "lesson": _lesson(story, audience),
                "over": over,
            }
        return rest

    def _log(self, story: "Story", audience: int, start: int, part: str) -> orjson.Fragment:
        log = self._texts.get((part, audience, "")) if part else None
        if log is None:
            log = orjson.Fragment(encoded({"from": start, "entries": story.entries(audience, start)}))
            if part:
                self._texts[part, audience, ""] = log
        return log

    def _state(self, story: "Story", audience: int, start: int, part: str, lang: str) -> bytes:
        """The fields of `messages.StateMessage`."""
        view = self._texts.get(("view", audience, ""))
        if view is None:
            view = self._texts["view", audience, ""] = orjson.Fragment(encoded(self._view(story, audience)))
        message = {
            "type": "state",
            "seq": story.seq,
            "audience": audience,
            "view": view,
            "log": self._log(story, audience, start, part),
            **self._rest(story, audience, lang),
        }
        return encoded(message)

    def _change(self, story: "Story", audience: int, lang: str) -> bytes:
        """The fields of `messages.ChangeMessage`."""
        start = story.log_start(self._was)
        part = NEWEST if self._was == story.seq - 1 else ""
        before = self._views_before[audience]
        view = changes(before, self._view(story, audience))
        self._views[audience] = applied(before, view)  # what stayed the same is kept once, and not made and freed anew
        rest = changes(self._around_before[audience, lang], self._rest(story, audience, lang))
        message = {
            "type": "change",
            "seq": story.seq,
            "since": self._was,
            "audience": audience,
            "set": [(("view", *path), value) for path, value in view] + rest,
            "log": self._log(story, audience, start, part),
        }
        return encoded(message)


def _lesson(story: "Story", audience: int) -> dict[str, Any] | None:
    """Where a guided game stands."""
    if story.lesson is None:
        return None
    step, state = story.lesson_step, story.table.state
    codes = story.lesson.asked(story.asking(PUPIL), step) if audience == PUPIL else []
    return {"id": story.lesson.id, "step": step, "texts": [story.words.to_text(state, code) for code in codes]}


def _undo(story: "Story", audience: int, lang: str) -> dict[str, Any]:
    """Whether a seat can take its last decision back, or why not."""
    if audience < 0:
        return {"possible": False, "faults": []}
    if story.over is not None:
        return _impossible("over", "", lang)
    refusal = story.table.why_not_undo(audience)
    if refusal is None:
        return {"possible": True, "faults": []}
    return _impossible(refusal.codes[0], refusal.rules[0], lang)


@lru_cache(maxsize=256)
def _impossible(code: str, rule: str, lang: str) -> dict[str, Any]:
    """Why nothing can be taken back: few reasons, and most players have one of them after every action."""
    faults = rule_faults(Refusal(ILLEGAL, [Fault(code, rule, {})]), lang) if rule else No(code).faults(lang)
    return {"possible": False, "faults": [fault.model_dump() for fault in faults]}
