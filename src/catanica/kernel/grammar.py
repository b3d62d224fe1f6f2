# mypyc: skip
"""The grammar of a game: its verbs and happenings as rows of one table, and everything that is told by them.

A *kind* (card, place, stack ...) knows how its values are said, heard and shown (`kinds.py`). A *part* is one piece of
a verb's text: an argument, a fixed word, a mark (`parts.py`). A verb is its words and its parts in the order in which
they are written; a happening is a list of arguments. Out of a row follow the text of an action and its way back, its
option and event as data, the list of all codes, the kinds a terminal words, and the JSON schema.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final, Generic

from catanica.kernel.kinds import Json, S, malformed
from catanica.kernel.parts import Part
from catanica.kernel.refusal import Refusal
from catanica.kernel.seats import REFEREE
from catanica.kernel.words import NUMBER_ROOM, Field, Register, Row, number_of

KEPT: Final = 50_000  # options, and happenings, that are remembered of all games
KNOWERS: Final = "knowers"  # the kind of field that says who may know what a happening hides: a mask of seats


class Telling(Generic[S]):
    """A row of the table with its parts."""

    def __init__(self, row: Row, parts: Sequence[Part[S]]) -> None:
        self.row = row
        self.parts = parts
        self.name = row.name

    def kinds(self) -> dict[str, str]:
        """The names it shows, each with its kind: what a terminal or page puts into its sentence."""
        return {name: kind for part in self.parts for name, kind in part.kinds().items()}

    def schema(self, title: str, first: Json) -> Json:
        """What is shown of it, as JSON schema; `first` are the properties every row has."""
        properties, required = dict(first), list(first)
        for part in self.parts:
            more, always = part.schema()
            properties |= more
            required += [name for name in always if name not in required]
        return {
            "title": title,
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }


class Verb(Telling[S]):
    """An action: the words it begins with, and its parts. Outcomes of chance are actions nobody is offered."""

    def __init__(
        self, row: Row, parts: Sequence[Part[S]], phrase: str, chance: bool, where: Callable[[S], bool] | None
    ) -> None:
        super().__init__(row, parts)
        self.words = phrase.split()
        self.chance = chance
        self.where = where  # in which games there is this verb; everywhere if nothing is said
        self.moving = [part for part in parts if part.moving]

    @property
    def shape(self) -> str:
        """How it is written, for hints."""
        return " ".join([*self.words, *(s for part in self.parts if (s := part.shape()))])

    def text(self, g: S, code: int) -> str:
        """An action of this verb as text."""
        return " ".join([*self.words, *(s for part in self.parts if (s := part.say(g, code)))])

    def codes(self, g: S) -> Iterator[int]:
        """Every action of this verb a game can ever offer."""
        if self.where is None or self.where(g):
            for parts in product(*(list(part.codes(g)) for part in self.parts)):
                yield int(self.row.number) | sum(parts)

    def thinkable(self, g: S, given: Mapping[str, object]) -> Iterator[int]:
        """Those of its actions that have these arguments, by their names; the others may be any."""
        if (self.where is None or self.where(g)) and given.keys() <= self.kinds().keys():
            yield from self._thinkable(g, given, 0, int(self.row.number))

    def _thinkable(self, g: S, given: Mapping[str, object], at: int, bits: int) -> Iterator[int]:
        if at == len(self.parts):
            yield bits
            return
        for more in self.parts[at].thinkable(g, bits, given):
            yield from self._thinkable(g, given, at + 1, bits | more)


class Happening(Telling[S]):
    """Something that happened, for logs; what it hides is known to the seats its knowers name, else to its seat."""

    def __init__(self, row: Row, parts: Sequence[Part[S]]) -> None:
        super().__init__(row, parts)
        self.knowers = next((f for f in row.fields if f.kind == KNOWERS), None)
        self.seat = next((f for f in row.fields if f.kind == "seat"), None)
        self.hides = [part.secret for part in parts]  # part by part
        self.open = not row.hidden  # nothing of it is hidden from anybody
        assert not any(part.moving for part in parts), f"what happened stays as it was: {row.name}"

    def known(self, word: int, audience: int) -> bool:
        """Whether an audience may know what it hides."""
        if audience == REFEREE or self.open:
            return True
        if self.knowers is not None:
            return audience >= 0 and bool(self.knowers.of(word) >> audience & 1)
        assert self.seat is not None, "a row that hides something names a seat"
        return audience == self.seat.of(word)


class Grammar(Generic[S]):
    """All verbs and happenings of a family of games."""

    def __init__(self, verbs: Register, happenings: Register, name: str = "", steps: Register | None = None) -> None:
        self.name = name  # of the family, for the names of types
        self.step_rows = steps  # what can be asked, where no set adds to it
        self.verb_rows = verbs
        self.happening_rows = happenings
        self.verbs: dict[int, Verb[S]] = {}
        self.happenings: dict[int, Happening[S]] = {}
        self.phrases: dict[tuple[str, ...], Verb[S]] = {}
        self.longest = 1  # words of the longest phrase
        self._options: dict[tuple[object, ...], Json] = {}  # those with moving parts
        self._still: dict[tuple[object, int], dict[int, Json]] = {}  # the others, by the rules and who decides
        self._still_told = 0  # how many of them are kept
        self._events: dict[tuple[object, ...], Json] = {}

    # -- the table ------------------------------------------------------------------------------------------------

    def verb(
        self,
        number: int,
        name: str,
        *parts: Part[S],
        phrase: str = "",
        chance: bool = False,
        where: Callable[[S], bool] | None = None,
    ) -> Verb[S]:
        """Declare a verb. Its number is a constant of hot code, the next one free; its phrase is usually its name."""
        verb = Verb(self.verb_rows.fixed(number, name, *_fields(parts)), parts, phrase or name, chance, where)
        words = tuple(verb.words)
        if words in self.phrases and self.phrases[words].name != verb.name:
            raise ValueError(f"two verbs are written {' '.join(words)!r}: {name} and {self.phrases[words].name}")
        self.verbs[int(verb.row.number)] = verb  # that of before, if a set of the user's own is loaded again
        self.phrases[words] = verb
        self.longest = max(self.longest, len(words))
        return verb

    def added(self, name: str, *parts: Part[S], where: Callable[[S], bool] | None = None) -> int:
        """Declare a verb that only some set has, and return its number: the next one free in this run."""
        number = int(self.verb_rows.first) + len(self.verb_rows.rows)
        return int(self.verb(number, name, *parts, where=where).row.number)

    def happening(self, name: str, *parts: Part[S], known_by: Field | None = None) -> Row:
        """Declare a happening; `known_by` is the field that says who may know what it hides."""
        fields = _fields(parts) if known_by is None else [*_fields(parts), known_by]
        row = self.happening_rows.add(name, *fields)
        self.happenings[int(row.number)] = Happening(row, parts)
        return row

    # -- text -----------------------------------------------------------------------------------------------------

    def text(self, g: S, code: int) -> str:
        """An action as text."""
        text: str = self.option(g, code)["text"]
        return text

    def verb_of(self, code: int) -> Verb[S] | None:
        """The verb of an action; nothing if the number is none of an action."""
        verb = self.verbs.get(int(number_of(code)))
        return None if verb is None or code < 0 or (code ^ verb.row.number) & verb.row.stray else verb

    def hear(self, g: S, text: str) -> int | Refusal:
        """The action a text names in full; whether it is legal is for the rules to say."""
        words = text.split()
        if not words:
            return self.nothing_said()
        verb = self.heard_verb(words)
        if verb is None:
            return self.unknown_verb(text, words[0])
        code, at = int(verb.row.number), len(verb.words)
        last: tuple[Part[S], int] | None = None  # what was heard last, and where it began
        for part in verb.parts:
            if at == len(words) and not part.optional:
                return self.words_missing(text, verb)
            heard = part.hear(g, words[at:])
            if isinstance(heard, Refusal):
                return heard
            bits, used = heard
            if used:
                last = part, at
            code |= bits
            at += used
        if at == len(words):
            return code
        if last is not None and last[0].whole:
            return last[0].wrong(g, words[last[1] :])
        return self.too_many_words(text, verb, words[at])

    def heard_verb(self, words: Sequence[str]) -> Verb[S] | None:
        """The verb with the longest phrase these words begin with."""
        lowered = tuple(word.lower() for word in words[: self.longest])
        for n in range(len(lowered), 0, -1):
            if lowered[:n] in self.phrases:
                return self.phrases[lowered[:n]]
        return None

    def beginnings(self) -> frozenset[str]:
        """The words an action can begin with."""
        return frozenset(words[0] for words in self.phrases)

    # What is refused; a game with codes of its own says so here.

    def nothing_said(self) -> Refusal:
        """An empty text."""
        return malformed("empty_text")

    def unknown_verb(self, text: str, word: str) -> Refusal:
        """No verb begins like that."""
        return malformed("unknown_verb", word=word, known=sorted(self.beginnings()))

    def words_missing(self, text: str, verb: Verb[S]) -> Refusal:
        """The text ends too soon."""
        return malformed("words_missing", shape=verb.shape)

    def too_many_words(self, text: str, verb: Verb[S], word: str) -> Refusal:
        """The text goes on after its end."""
        return malformed("too_many_words", word=word)

    # -- data -----------------------------------------------------------------------------------------------------

    def book(self, g: S) -> object:
        """The rules by which a position's words are told. Positions that share them share what was told by them."""
        return self

    def option(self, g: S, code: int) -> Json:
        """An action as data: its verb, its text, and every argument under its name.

        It is made once, for all positions in which it is told alike: nobody may change what is given here.
        """
        return self.options(g, (code,))[0]

    def options(self, g: S, codes: Sequence[int]) -> list[Json]:
        """Actions as data, each as `option` tells it."""
        if not codes:
            return []
        whose = (self.book(g), g.to_move)
        still = self._still.get(whose)
        if still is None:
            still = self._still[whose] = {}
        told = [still.get(code) for code in codes]
        return [self._option(g, code, still) if one is None else one for one, code in zip(told, codes, strict=True)]

    def _option(self, g: S, code: int, still: dict[int, Json]) -> Json:
        """An action that is not among those that are told alike in every position, or that was not told yet."""
        verb = self.verbs[code & NUMBER_ROOM]
        key = (self.book(g), g.to_move, code, *[part.moves(g, code) for part in verb.moving])
        option = self._options.get(key) if verb.moving else None
        if option is None:
            option = {"verb": verb.name, "text": verb.text(g, code)}
            for part in verb.parts:
                part.show(g, code, option)
            if verb.moving:
                _keep(self._options, key, option)
            else:
                self._still_told += 1
                if self._still_told > KEPT:
                    self._still.clear()
                    self._still_told = 1
                still[code] = option
        return option

    def event(self, g: S, word: int, audience: int) -> Json:
        """What happened as data, as an audience may know it: what is hidden from it is null. Shared, as options are."""
        return self.events(g, (word,), audience)[0]

    def events(self, g: S, words: Iterable[int], audience: int) -> list[Json]:
        """What happened, each as `event` tells it."""
        book, happenings, kept = self.book(g), self.happenings, self._events
        told: list[Json] = []
        for word in words:
            happening = happenings[word & NUMBER_ROOM]
            known = happening.open or happening.known(word, audience)
            key = (book, word, known)
            event = kept.get(key)
            if event is None:
                event = {"event": happening.name}
                for part, hidden in zip(happening.parts, happening.hides, strict=True):
                    if hidden and not known:
                        part.hide(event)
                    else:
                        part.show(g, word, event)
                _keep(kept, key, event)
            told.append(event)
        return told

    def open_to_all(self, words: Iterable[int]) -> bool:
        """Whether nothing that happened there is hidden from anybody."""
        happenings = self.happenings
        return all(happenings[word & NUMBER_ROOM].open for word in words)

    def thinkable(self, g: S, verb: str, given: Mapping[str, object]) -> Iterator[int]:
        """The actions of a verb, by its name, that have these arguments; none if there is no such verb or argument."""
        found = next((v for v in self.verbs.values() if v.name == verb and not v.chance), None)
        return iter(()) if found is None else found.thinkable(g, given)

    def codes(self, g: S) -> list[int]:
        """Every action a game can ever offer a player."""
        return [code for verb in self.verbs.values() if not verb.chance for code in verb.codes(g)]

    def option_schemas(self) -> dict[str, Json]:
        """One JSON schema for each verb, by the verb's name."""
        return {
            v.name: v.schema(
                f"{title(v.name)}Option",
                {"verb": {"const": v.name}, "text": {"type": "string"}},
            )
            for v in self.verbs.values()
        }

    def event_schemas(self, first: Json | None = None) -> dict[str, Json]:
        """One JSON schema for each happening, by its name; `first` are further properties of all of them."""
        more = first or {}
        return {
            h.name: h.schema(f"{title(h.name)}Event", {**more, "event": {"const": h.name}})
            for h in self.happenings.values()
        }


def title(name: str) -> str:
    """`sea-trade` as `SeaTrade`, for the names of types."""
    return "".join(word.capitalize() for word in name.replace("-", "_").split("_"))


def _keep(kept: dict[tuple[object, ...], Json], key: tuple[object, ...], told: Json) -> None:
    """Remember what was told, but not without end: what is told often is soon there again."""
    if len(kept) >= KEPT:
        kept.clear()
    kept[key] = told


def _fields(parts: Sequence[Part[S]]) -> list[Field]:
    """The fields of a row, in the order of its parts."""
    return [field for part in parts for field in part.fields()]
