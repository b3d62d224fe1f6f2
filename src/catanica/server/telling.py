"""What the audiences of a game are told. Every part is made and encoded once for each audience, however many listen."""

from typing import TYPE_CHECKING, Any, Final

import orjson

from catanica.server.refusals import No, rule_faults

if TYPE_CHECKING:
    from catanica.server.story import Story

NEWEST: Final = "newest"
ALL: Final = "all"


def encoded(value: Any) -> bytes:
    """Plain data as JSON."""
    return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)


class Teller:
    """The states of one position. What it keeps is bounded by seats and languages, whatever clients ask for."""

    def __init__(self) -> None:
        self._views: dict[int, orjson.Fragment] = {}
        self._logs: dict[tuple[int, str], orjson.Fragment] = {}
        self._undo: dict[tuple[int, str], orjson.Fragment] = {}
        self._whole: dict[tuple[int, str, str], str] = {}

    def forget(self) -> None:
        """The position has changed."""
        for kept in (self._views, self._logs, self._undo, self._whole):
            kept.clear()

    def state(self, story: "Story", audience: int, seen: int | None, lang: str) -> str:
        """The message `state` for an audience that last saw the state `seen`."""
        start = story.log_start(seen)
        part = NEWEST if start == story.log_start(story.seq - 1) else ALL if start == story.log_start(None) else ""
        text = self._whole.get((audience, part, lang))
        if text is None:
            text = orjson.dumps(self._message(story, audience, start, part, lang)).decode()
            if part:
                self._whole[audience, part, lang] = text
        return text

    def kept(self) -> int:
        """How many parts are kept."""
        return sum(len(kept) for kept in (self._views, self._logs, self._undo, self._whole))

    def _message(self, story: "Story", audience: int, start: int, part: str, lang: str) -> dict[str, Any]:
        """The fields of `messages.StateMessage`."""
        if audience not in self._views:
            self._views[audience] = orjson.Fragment(encoded(story.view(audience)))
        log = self._logs.get((audience, part)) if part else None
        if log is None:
            log = orjson.Fragment(encoded({"from": start, "entries": story.entries(audience, start)}))
            if part:
                self._logs[audience, part] = log
        if (audience, lang) not in self._undo:
            self._undo[audience, lang] = orjson.Fragment(encoded(_undo(story, audience, lang)))
        lesson = None
        if story.lesson is not None:
            step, state = story.lesson_step, story.table.state
            codes = story.lesson.asked(state, step) if audience == 0 else []
            texts = [story.words.to_text(state, code) for code in codes]
            lesson = {"id": story.lesson.id, "step": step, "texts": texts}
        over = story.over
        return {
            "type": "state",
            "seq": story.seq,
            "audience": audience,
            "view": self._views[audience],
            "log": log,
            "undo": self._undo[audience, lang],
            "clocks": [round(seat.seconds, 1) for seat in story.seats],
            "lesson": lesson,
            "over": None if over is None else over.model_dump(),
        }


def _undo(story: "Story", audience: int, lang: str) -> dict[str, Any]:
    """Whether a seat can take its last decision back, or why not."""
    if audience < 0:
        return {"possible": False, "faults": []}
    if story.over is not None:
        faults = No("over").faults(lang)
    else:
        refusal = story.table.why_not_undo(audience)
        faults = rule_faults(refusal, lang, story.sentence_names()) if refusal else []
        if refusal is None:
            return {"possible": True, "faults": []}
    return {"possible": False, "faults": [fault.model_dump() for fault in faults]}
