# mypyc: skip
"""Parts of a row of the grammar: arguments, fixed words and marks, in the order in which a text has them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic

from catanica.kernel.kinds import Heard, Json, Kind, S, malformed, nullable
from catanica.kernel.refusal import Refusal
from catanica.kernel.words import Field


class Part(Generic[S]):
    """One piece of a row. The base class says nothing, hears nothing and shows nothing."""

    optional = True  # may be left out of a text
    moving = False  # what it tells depends on the position, not only on the word, the rules and who decides

    def moves(self, g: S, word: int) -> object:
        """What it depends on if it is moving: as long as this is the same, it tells the same."""
        return None

    @property
    def whole(self) -> bool:
        """Whether words too many after it are taken for a wrong value."""
        return False

    def fields(self) -> Sequence[Field]:
        """The homes it fills."""
        return ()

    def shape(self) -> str:
        """What to write, for hints."""
        return ""

    def say(self, g: S, word: int) -> str:
        """Its text in an action; empty if there is nothing to say."""
        return ""

    def hear(self, g: S, words: Sequence[str]) -> Heard | Refusal:
        """The bits the words set, and how many words that took."""
        return 0, 0

    def wrong(self, g: S, words: Sequence[str]) -> Refusal:
        """What is refused where these words stand in its place."""
        return malformed("too_many_words", word=words[0])

    def show(self, g: S, word: int, out: Json) -> None:
        """Its names and values as data."""

    def hide(self, out: Json) -> None:
        """Its names as data for somebody who may not know the values."""

    def kinds(self) -> dict[str, str]:
        """The names it shows, each with its kind."""
        return {}

    def schema(self) -> tuple[Json, list[str]]:
        """What it shows: the schema of every name, and which names are always there."""
        return {}, []

    def codes(self, g: S) -> Iterable[int]:
        """The bits of all values an action of this game can have here."""
        return (0,)

    def thinkable(self, g: S, word: int, given: Mapping[str, object]) -> Iterable[int]:
        """The bits of those values that show what is given of its names; `word` is the action so far."""
        asked = given.keys() & self.kinds().keys() if self.fields() else set()
        return self.codes(g) if not asked else [bits for bits in self.codes(g) if self._shows(g, word | bits, given)]

    def _shows(self, g: S, word: int, given: Mapping[str, object]) -> bool:
        """Whether a word shows what is given of its names."""
        shown: Json = {}
        self.show(g, word, shown)
        return all(name in shown and shown[name] == given[name] for name in given.keys() & self.kinds().keys())

    @property
    def secret(self) -> bool:
        """Whether only some may know its values."""
        return any(f.secret for f in self.fields())


class Said(Part[S]):
    """A word that always stands there: `sea wool for ore`."""

    optional = False

    def __init__(self, word: str) -> None:
        self.word = word

    def shape(self) -> str:
        """The word."""
        return self.word

    def say(self, g: S, word: int) -> str:
        """The word."""
        return self.word

    def hear(self, g: S, words: Sequence[str]) -> Heard | Refusal:
        """The word and no other."""
        return (0, 1) if words[0].lower() == self.word else self.wrong(g, words)


class Arg(Part[S]):
    """An argument: a field, told by its kind, under its own name or the field's."""

    optional = False

    def __init__(self, field: Field, kind: Kind[S], name: str = "") -> None:
        self.field = field
        self.kind = kind
        self.name = name or field.name

    @property
    def whole(self) -> bool:
        """As its kind."""
        return self.kind.whole

    def fields(self) -> Sequence[Field]:
        """The one field."""
        return (self.field,)

    def shape(self) -> str:
        """The kind of value."""
        return self.kind.name

    def say(self, g: S, word: int) -> str:
        """The value."""
        return self.kind.say(g, self.field.of(word))

    def hear(self, g: S, words: Sequence[str]) -> Heard | Refusal:
        """The value; one that does not fit its home is none."""
        heard = self.kind.hear(g, words)
        if isinstance(heard, Refusal):
            return heard
        value, used = heard
        return self.wrong(g, words) if value & ~self.field.room else (self.field.put(value), used)

    def wrong(self, g: S, words: Sequence[str]) -> Refusal:
        """No such value, or words after it that belong to nothing."""
        return self.kind.wrong(g, words)

    def show(self, g: S, word: int, out: Json) -> None:
        """The value under its name."""
        out[self.name] = self.kind.show(g, self.field.of(word))

    def hide(self, out: Json) -> None:
        """The name without a value."""
        out[self.name] = None

    def kinds(self) -> dict[str, str]:
        """Name and kind."""
        return {self.name: self.kind.name}

    def schema(self) -> tuple[Json, list[str]]:
        """Always there; unknown to some if it is hidden."""
        schema = self.kind.schema()
        return {self.name: nullable(schema) if self.field.secret else schema}, [self.name]

    def codes(self, g: S) -> Iterable[int]:
        """All values of its kind."""
        return [self.field.put(value) for value in self.kind.values(g)]


class Maybe(Part[S]):
    """An argument that may be left out: where the flag is 0 or, without a flag, where the value is 0."""

    def __init__(self, arg: Arg[S], flag: Field | None = None) -> None:
        self.arg = arg
        self.flag = flag

    def there(self, word: int) -> bool:
        """Whether a word has it."""
        return (self.flag or self.arg.field).of(word) != 0

    @property
    def whole(self) -> bool:
        """As the argument."""
        return self.arg.whole

    def fields(self) -> Sequence[Field]:
        """The argument's field and the flag's."""
        return (self.arg.field,) if self.flag is None else (self.arg.field, self.flag)

    def shape(self) -> str:
        """The argument in brackets."""
        return f"[{self.arg.shape()}]"

    def say(self, g: S, word: int) -> str:
        """The argument, if it is there."""
        return self.arg.say(g, word) if self.there(word) else ""

    def hear(self, g: S, words: Sequence[str]) -> Heard | Refusal:
        """The argument, if there is one word more."""
        if not words:
            return 0, 0
        heard = self.arg.hear(g, words)
        if isinstance(heard, Refusal) or self.flag is None:
            return heard
        return heard[0] | self.flag.put(1), heard[1]

    def wrong(self, g: S, words: Sequence[str]) -> Refusal:
        """As the argument."""
        return self.arg.wrong(g, words)

    def show(self, g: S, word: int, out: Json) -> None:
        """The argument, if it is there."""
        if self.there(word):
            self.arg.show(g, word, out)

    def hide(self, out: Json) -> None:
        """The argument's name."""
        self.arg.hide(out)

    def kinds(self) -> dict[str, str]:
        """As the argument."""
        return self.arg.kinds()

    def schema(self) -> tuple[Json, list[str]]:
        """The argument, not always there."""
        return self.arg.schema()[0], []

    def codes(self, g: S) -> Iterable[int]:
        """Nothing, and every value."""
        flag = 0 if self.flag is None else self.flag.put(1)
        return [0, *(flag | bits for bits in self.arg.codes(g) if flag | bits)]


class Mark(Part[S]):
    """A word that sets a flag: `sail B2 gold`."""

    def __init__(self, field: Field, word: str, name: str = "") -> None:
        self.field = field
        self.word = word
        self.name = name or word

    def fields(self) -> Sequence[Field]:
        """The flag."""
        return (self.field,)

    def shape(self) -> str:
        """The word in brackets."""
        return f"[{self.word}]"

    def say(self, g: S, word: int) -> str:
        """The word, if the flag is set."""
        return self.word if self.field.of(word) else ""

    def hear(self, g: S, words: Sequence[str]) -> Heard | Refusal:
        """Whether the word comes next."""
        there = bool(words) and words[0].lower() == self.word
        return (self.field.put(1), 1) if there else (0, 0)

    def show(self, g: S, word: int, out: Json) -> None:
        """True or false."""
        out[self.name] = bool(self.field.of(word))

    def kinds(self) -> dict[str, str]:
        """A flag."""
        return {self.name: "flag"}

    def schema(self) -> tuple[Json, list[str]]:
        """True or false."""
        return {self.name: {"type": "boolean"}}, [self.name]

    def codes(self, g: S) -> Iterable[int]:
        """With and without."""
        return (0, self.field.put(1))


class Whose(Part[S]):
    """One of two seats as the one who acts says it: `own` for oneself, `other` for the opponent; one may be silent."""

    def __init__(self, field: Field, own: str = "", other: str = "", name: str = "seat") -> None:
        self.field = field
        self.own = own
        self.other = other
        self.name = name

    def fields(self) -> Sequence[Field]:
        """The seat."""
        return (self.field,)

    def shape(self) -> str:
        """The word in brackets."""
        return f"[{self.own or self.other}]"

    def say(self, g: S, word: int) -> str:
        """The word for that seat."""
        return self.own if self.field.of(word) == g.to_move else self.other

    def hear(self, g: S, words: Sequence[str]) -> Heard | Refusal:
        """The seat: which one is meant if nothing is said is the one without a word."""
        said = self.own or self.other
        there = bool(words) and words[0].lower() == said
        mine = there if self.own else not there
        return self.field.put(g.to_move if mine else 1 - g.to_move), int(there)

    def show(self, g: S, word: int, out: Json) -> None:
        """The seat's number."""
        out[self.name] = self.field.of(word)

    def kinds(self) -> dict[str, str]:
        """A seat."""
        return {self.name: "seat"}

    def schema(self) -> tuple[Json, list[str]]:
        """One of two."""
        return {self.name: {"type": "integer", "minimum": 0}}, [self.name]

    def codes(self, g: S) -> Iterable[int]:
        """Both."""
        return (self.field.put(0), self.field.put(1))


class Seen(Part[S]):
    """Something that follows from an action and is shown with it, but is no argument: the rate of a trade."""

    def __init__(
        self, name: str, kind: str, schema: Json, value: Callable[[S, int], object], moving: bool = False
    ) -> None:
        self.name = name
        self.kind = kind
        self.type = schema
        self.value = value
        self.moving = moving

    def moves(self, g: S, word: int) -> object:
        """The value itself."""
        return self.value(g, word)

    def show(self, g: S, word: int, out: Json) -> None:
        """What follows."""
        out[self.name] = self.value(g, word)

    def kinds(self) -> dict[str, str]:
        """Name and kind."""
        return {self.name: self.kind}

    def schema(self) -> tuple[Json, list[str]]:
        """Always there."""
        return {self.name: self.type}, [self.name]
