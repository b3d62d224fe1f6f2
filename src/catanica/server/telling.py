"""What the audiences of a game are told. Every part is made and encoded once for each audience, however many listen.

Whoever was told the position before is told what changed since (`changes`); everybody else the whole of it. Most of a
view is the same for all who look on: that is made, compared and encoded once for all of them.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import orjson

from catanica.kernel.changes import changes, changes_at
from catanica.kernel.refusal import ILLEGAL, Fault, Refusal
from catanica.kernel.shown import Place, together
from catanica.kernel.state import State
from catanica.server.lessons import PUPIL
from catanica.server.refusals import No, rule_faults

if TYPE_CHECKING:
    from catanica.server.story import Story

NEWEST: Final = "newest"
ALL: Final = "all"
VIEW: Final = "view"
ANYBODY: Final = -9  # no audience: what is told to all of them
POSSIBLE: Final[dict[str, Any]] = {"possible": True, "faults": []}  # something can be taken back
NOBODYS: Final[dict[str, Any]] = {"possible": False, "faults": []}  # who watches has done nothing


def encoded(value: Any) -> bytes:
    """Plain data as JSON."""
    return orjson.dumps(value)


class Told:
    """What was made of one position: the next one is compared with it."""

    def __init__(self) -> None:
        self.seq = -1
        self.everybodys: dict[str, Any] = {}  # what all audiences are told alike: of the view, and beside it
        self.seen: State | None = None  # the position as everybody sees it, from which that was made
        self.own: dict[int, tuple[State, dict[Place, Any]]] = {}  # as each of them sees it, and what besides, by place
        self.apart: set[int] = set()  # who was shown another position, while several are asked at once
        self.around: dict[tuple[int, str], dict[str, Any]] = {}  # what each is told besides, in a language

    def kept(self) -> int:
        """How many parts are kept."""
        return bool(self.everybodys) + len(self.own) + len(self.around)


class Teller:
    """The states of one position, and the views of the one told before it.

    What it keeps is bounded by seats and languages, whatever clients ask for.
    """

    def __init__(self) -> None:
        self._now = Told()
        self._was = Told()  # the position told before
        self._texts: dict[tuple[str, int], bytes] = {}  # parts in JSON: what, and whose
        self._whole: dict[tuple[str, int, str], bytes] = {}  # messages: how much, whose, in which language

    def forget(self) -> None:
        """The position has changed; what was told of it is what the next one is compared with."""
        if self._now.own:
            self._was, self._now = self._now, Told()
        self._texts.clear()
        self._whole.clear()

    def told(self) -> None:
        """Everybody has been told. The position before is not asked for again, nor what was told of it: both are let go
        while they are at hand, since looking for them in memory later takes longer.
        """
        self._was = Told()
        self._texts.clear()
        self._whole.clear()

    def silence(self) -> None:
        """Nobody listens any more: nothing needs to be kept."""
        self.forget()
        self._was = Told()

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
        was = self._was
        if told != was.seq or audience not in was.own or (audience, lang) not in was.around:
            return None
        text = self._whole.get(("change", audience, lang))
        if text is None:
            own = self._own(story, audience)
            if audience in was.apart or audience in self._now.apart:
                return None
            text = self._whole["change", audience, lang] = self._change(story, audience, own, lang)
        return text

    def kept(self) -> int:
        """How many parts are kept."""
        return self._now.kept() + self._was.kept() + len(self._texts) + len(self._whole)

    def _everybodys(self, story: "Story") -> dict[str, Any]:
        now = self._now
        if not now.everybodys:
            clocks, was = [round(seat.seconds, 1) for seat in story.seats], self._was
            now.seen, view = story.everybodys(None if was.seen is None else (was.seen, was.everybodys[VIEW]))
            now.everybodys = {VIEW: view, "clocks": clocks, "over": story.over}
        return now.everybodys

    def _own(self, story: "Story", audience: int) -> dict[Place, Any]:
        own = self._now.own.get(audience)
        if own is None:
            self._now.seq = story.seq
            before = None if audience in self._was.apart else self._was.own.get(audience)
            own = self._now.own[audience] = story.own(audience, before)
            if story.apart(audience):
                self._now.apart.add(audience)
        return own[1]

    def _rest(self, story: "Story", audience: int, lang: str) -> dict[str, Any]:
        """What a state tells an audience beside its view."""
        rest = self._now.around.get((audience, lang))
        if rest is None:
            rest = {"undo": _undo(story, audience, lang), "lesson": _lesson(story, audience)}
            self._now.around[audience, lang] = rest
        return rest

    def _log(self, story: "Story", audience: int, start: int, part: str) -> bytes:
        log = self._texts.get((part, ANYBODY)) or self._texts.get((part, audience)) if part else None
        if log is None:
            log = encoded({"from": start, "entries": story.entries(audience, start)})
            if part:
                self._texts[part, ANYBODY if story.openly(start) else audience] = log
        return log

    def _state(self, story: "Story", audience: int, start: int, part: str, lang: str) -> bytes:
        """The fields of `messages.StateMessage`."""
        everybodys = self._everybodys(story)
        view = self._texts.get((VIEW, audience))
        if view is None:
            view = encoded(together(everybodys[VIEW], self._own(story, audience)))
            self._texts[VIEW, audience] = view
        message = {
            "type": "state",
            "seq": story.seq,
            "audience": audience,
            **everybodys,
            VIEW: orjson.Fragment(view),
            "log": orjson.Fragment(self._log(story, audience, start, part)),
            **self._rest(story, audience, lang),
        }
        return encoded(message)

    def _change(self, story: "Story", audience: int, own: dict[Place, Any], lang: str) -> bytes:
        """The fields of `messages.ChangeMessage`, put together from texts."""
        was = self._was
        start = story.log_start(was.seq)
        log = self._log(story, audience, start, NEWEST if was.seq == story.seq - 1 else "")
        found = changes_at(was.own[audience][1], own, (VIEW,))
        found += changes(was.around[audience, lang], self._rest(story, audience, lang))
        mine = encoded(found)[1:-1]
        alike = self._texts.get(("alike", ANYBODY))
        if alike is None:
            alike = encoded(changes(was.everybodys, self._everybodys(story)))[1:-1]
            self._texts["alike", ANYBODY] = alike
        both = b"%b,%b" % (alike, mine) if alike and mine else alike or mine
        return b'{"type":"change","seq":%d,"since":%d,"audience":%d,"set":[%b],"log":%b}' % (
            story.seq,
            was.seq,
            audience,
            both,
            log,
        )


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
        return NOBODYS
    if story.over is not None:
        return _impossible("over", "", lang)
    refusal = story.table.why_not_undo(audience)
    if refusal is None:
        return POSSIBLE
    return _impossible(refusal.codes[0], refusal.rules[0], lang)


@lru_cache(maxsize=256)
def _impossible(code: str, rule: str, lang: str) -> dict[str, Any]:
    """Why nothing can be taken back: few reasons, and most players have one of them after every action."""
    faults = rule_faults(Refusal(ILLEGAL, [Fault(code, rule, {})]), lang) if rule else No(code).faults(lang)
    return {"possible": False, "faults": [fault.model_dump() for fault in faults]}
