"""The position text: a position as one line a person can read, paste and send, and back.

    cardgame/rules=2/edition=2005/sets=base/.../to_move=0/turn=7/phase=main/land0.hand=spion.0,schmied.0/...

The game, the options of its header, then the fields of the position's list (`kernel/position.py`), each as `name=value`
and only if its value is not the usual one. Fields of a part have the part's name before a dot. No spaces and no signs
that a link, a chat or a quoted shell argument would change:

* an array of numbers: `4,0,2`; a number may have a spelling of its own (`main`, `L1-above`);
* a pile: words, the top first, `spion.0,schmied,?`; `?` is a card that is not known;
* a word of a pile: its first two fields, then the others by name if they are not 0: `kirche.L1-above.seat:1.since:12`;
* spaces: `L1-above:wald_3.2,C-below:huegel_1`, the place before the word;
* stacks: piles with `;` between them;
* the agenda: the step's name and its fields by name, what is done first comes last: `turn.seat:0,main.seat:0.number:2`.

Everything wrong with a text is told at once, each with its place in the text.
"""

from typing import Final
from urllib.parse import quote, unquote

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from catanica.kernel.errors import InputError, Phrase, PositionError, unknown
from catanica.kernel.position import PLAIN, Carrier
from catanica.kernel.words import NUMBER_ROOM, Field, Register, Row

FIELD: Final = "/"
LEADING: Final = 2  # so many fields of a word in a pile are written without their names
UNKNOWN: Final = "?"
LARGEST: Final = 1 << 61
LONGEST: Final = 20000  # characters of a text; more is no position
SAFE: Final = ",:-_.()"  # signs of options that need no escape


@mypyc_attr(allow_interpreted_subclasses=True)
class Speller:
    """How a game writes values of each kind; here plain numbers and flags, which every game has."""

    def say(self, kind: str, value: i64) -> str:
        """A value as text: letters, digits, `_`, `-` or `?`."""
        if kind == "flag":
            return "yes" if value != 0 else "no"
        return str(value)

    def hear(self, kind: str, text: str) -> i64:
        """The value of a text; raises InputError, which says what would be right."""
        if kind == "flag":
            if text not in ("yes", "no"):
                raise InputError("{value!r} must be yes or no.", value=text)
            return 1 if text == "yes" else 0
        return whole_number(text)


def whole_number(text: str) -> int:
    """The number of a text of ordinary size."""
    digits = text[1:] if text.startswith("-") else text
    if not (digits.isascii() and digits.isdecimal()) or len(digits) > 19 or int(digits) >= LARGEST:
        raise InputError("{value!r} must be a whole number.", value=text)
    return int(text)


def head_text(header: dict[str, str]) -> str:
    """Game and options as a position text begins."""
    parts = [header["game"]]
    for name in header:
        if name != "game" and header[name] != "":
            parts.append(f"{name}={quote(header[name], safe=SAFE)}")
    return FIELD.join(parts)


class Writer(Carrier):
    """Writes the fields of a position."""

    def __init__(self, speller: Speller) -> None:
        self.speller = speller
        self.parts: list[str] = []
        self.within: list[str] = []

    def put(self, name: str, value: str) -> None:
        """Write a field."""
        self.parts.append(".".join([*self.within, name]) + "=" + value)

    def number(self, name: str, value: i64, kind: str = PLAIN, usual: i64 = 0) -> i64:
        """Unless it is the usual one."""
        if value != usual:
            self.put(name, self.speller.say(kind, value))
        return value

    def listed(self, name: str, texts: list[str]) -> None:
        """Several, unless there are none."""
        if len(texts) > 0:
            self.put(name, ",".join(texts))

    def name(self, name: str, value: str) -> str:
        """Unless there is none."""
        if value != "":
            self.put(name, quote(value, safe=SAFE))
        return value

    def extra(self, name: str, value: i64, kind: str = PLAIN) -> i64:
        """Unless it is 0."""
        return self.number(name, value, kind)

    def numbers(self, name: str, values: vec[i64], kind: str = PLAIN) -> vec[i64]:
        """Unless there are none."""
        self.listed(name, [self.speller.say(kind, value) for value in values])
        return values

    def pile(self, name: str, words: vec[i64], row: Row) -> vec[i64]:
        """Unless it is empty."""
        self.listed(name, [word_text(self.speller, row, word) for word in words])
        return words

    def spaces(self, name: str, words: vec[i64], row: Row, kind: str) -> vec[i64]:
        """Those that are not empty."""
        out: list[str] = []
        at: i64 = 0
        while at < len(words):
            if words[at] != 0:
                out.append(f"{self.speller.say(kind, at)}:{word_text(self.speller, row, words[at])}")
            at += 1
        self.listed(name, out)
        return words

    def stacks(self, name: str, words: vec[i64], ends: vec[i64], row: Row) -> vec[i64]:
        """Pile by pile, empty ones too."""
        piles: list[str] = []
        at: i64 = 0
        for end in ends:
            pile: list[str] = []
            while at < end:
                pile.append(word_text(self.speller, row, words[at]))
                at += 1
            piles.append(",".join(pile))
        if len(piles) > 0:
            self.put(name, ";".join(piles))
        return words

    def steps(self, name: str, agenda: vec[i64], register: Register) -> vec[i64]:
        """By the names of their rows."""
        self.listed(name, [step_text(self.speller, register, e) for e in agenda])
        return agenda

    def enter(self, name: str) -> None:
        """The names that follow get this one before them."""
        self.within.append(name)

    def begins(self, name: str, there: bool, shared: bool = False) -> bool:
        """Say that it is there."""
        if there:
            self.put(name, "yes")
            self.enter(name)
        return there

    def leave(self) -> None:
        """The part ends."""
        self.within.pop()


def word_text(speller: Speller, row: Row, word: i64) -> str:
    """A word of a pile: the leading fields, then the others by name."""
    lead: list[str] = []
    rest: list[str] = []
    filled = 1
    for at, field in enumerate(row.fields):
        value = field.of(word)
        if at < LEADING:
            lead.append(speller.say(field.kind, value))
            if value != 0:
                filled = at + 1
        elif value != 0:
            rest.append(f"{field.name}:{speller.say(field.kind, value)}")
    return ".".join((lead if rest else lead[:filled]) + rest)


def step_text(speller: Speller, register: Register, e: i64) -> str:
    """An entry of the agenda: its row's name, then its fields by name."""
    row = register.declared(e & NUMBER_ROOM)
    parts = [row.name]
    for field in row.fields:
        value = field.of(e)
        if value != 0:
            parts.append(f"{field.name}:{speller.say(field.kind, value)}")
    return ".".join(parts)


class Parser(Carrier):
    """Reads the fields of a position text; what is wrong is collected, and `finish` raises it."""

    def __init__(self, speller: Speller, fields: dict[str, tuple[int, str]], faults: list[Phrase]) -> None:
        self.speller = speller
        self.fields = fields  # by name: where the value begins in the text, and the value
        self.faults = faults
        self.within: list[str] = []
        self.known: list[str] = []
        self.lengths: vec[i64] = vec[i64]()  # the ends of the stacks read last

    def wrong(self, at: int, name: str, what: InputError) -> None:
        """Note a fault of a field."""
        self.faults.append(placed(at, name, what))

    def given(self, name: str) -> tuple[int, str] | None:
        """Where the value of a field stands, and what it is; nothing if it is left out."""
        full = ".".join([*self.within, name])
        self.known.append(full)
        return self.fields.get(full)

    def value(self, at: int, name: str, kind: str, text: str) -> i64:
        """A value of a kind; 0 where it is wrong."""
        try:
            return self.speller.hear(kind, text)
        except InputError as error:
            self.wrong(at, name, error)
            return 0

    def number(self, name: str, value: i64, kind: str = PLAIN, usual: i64 = 0) -> i64:
        """The value given, or the usual one."""
        found = self.given(name)
        if found is None:
            return usual
        return self.value(found[0], name, kind, found[1])

    def name(self, name: str, value: str) -> str:
        """The text given."""
        found = self.given(name)
        return "" if found is None else unquote(found[1])

    def extra(self, name: str, value: i64, kind: str = PLAIN) -> i64:
        """The value given, or 0."""
        return self.number(name, value, kind)

    def numbers(self, name: str, values: vec[i64], kind: str = PLAIN) -> vec[i64]:
        """As many as the blank position has, or any number if it has none."""
        found = self.given(name)
        if found is None:
            return values[:]
        out = vec[i64]()
        for at, text in split(found[0], found[1], ","):
            out = append(out, self.value(at, name, kind, text))
        if len(values) > 0 and len(out) != len(values):
            says = "there must be {wanted} values, not {given}."
            self.wrong(found[0], name, InputError(says, wanted=len(values), given=len(out)))
            return values[:]
        return out

    def pile(self, name: str, words: vec[i64], row: Row) -> vec[i64]:
        """The words given."""
        found = self.given(name)
        out = vec[i64]()
        if found is not None:
            for at, text in split(found[0], found[1], ","):
                out = append(out, self.word(at, name, row, text))
        return out

    def spaces(self, name: str, words: vec[i64], row: Row, kind: str) -> vec[i64]:
        """The words given, each at its place."""
        found = self.given(name)
        out = words[:]
        if found is None:
            return out
        for at, text in split(found[0], found[1], ","):
            place, middle, word = text.partition(":")
            if middle == "":
                says = "{value!r} must be a place, a colon and what lies there."
                self.wrong(at, name, InputError(says, value=text))
                continue
            index = self.value(at, name, kind, place)
            if index < 0 or index >= len(out) or out[index] != 0:
                self.wrong(at, name, InputError("{value!r} is no place here, or is named twice.", value=place))
                continue
            out[index] = self.word(at + len(place) + 1, name, row, word)
        return out

    def stacks(self, name: str, words: vec[i64], ends: vec[i64], row: Row) -> vec[i64]:
        """The words of all piles; the ends are remembered."""
        found = self.given(name)
        out = vec[i64]()
        self.lengths = vec[i64]()
        if found is not None:
            for start, pile in split(found[0], found[1], ";"):
                for at, text in split(start, pile, ","):
                    if pile != "":
                        out = append(out, self.word(at, name, row, text))
                self.lengths = append(self.lengths, len(out))
        return out

    def ends(self, name: str, ends: vec[i64]) -> vec[i64]:
        """As the piles were."""
        return self.lengths

    def steps(self, name: str, agenda: vec[i64], register: Register) -> vec[i64]:
        """Entries by the names of their rows."""
        found = self.given(name)
        out = vec[i64]()
        if found is not None:
            for at, text in split(found[0], found[1], ","):
                out = append(out, self.step(at, name, register, text))
        return out

    def enter(self, name: str) -> None:
        """The names that follow have this one before them."""
        self.within.append(name)

    def begins(self, name: str, there: bool, shared: bool = False) -> bool:
        """As the text says."""
        found = self.given(name)
        if found is None or self.value(found[0], name, "flag", found[1]) == 0:
            return False
        self.enter(name)
        return True

    def leave(self) -> None:
        """The part ends."""
        self.within.pop()

    def word(self, at: int, name: str, row: Row, text: str) -> i64:
        """A word of a pile."""
        out: i64 = 0
        for index, (start, part) in enumerate(split(at, text, ".")):
            if index < LEADING and ":" not in part:
                out |= self.filled(start, name, row.fields[index], part)
            else:
                out |= self.named(start, name, row, part)
        return out

    def step(self, at: int, name: str, register: Register, text: str) -> i64:
        """An entry of the agenda."""
        parts = split(at, text, ".")
        row = register.by_name.get(parts[0][1])
        if row is None:
            if len(parts) == 2 and parts[0][1].isdecimal():  # a step without a row yet
                return self.value(at, name, PLAIN, parts[0][1]) | self.value(at, name, PLAIN, parts[1][1])
            self.wrong(at, name, unknown("step", parts[0][1], register.by_name))
            return 0
        out: i64 = row.number
        for start, part in parts[1:]:
            out |= self.named(start, name, row, part)
        return out

    def named(self, at: int, name: str, row: Row, part: str) -> i64:
        """A field of a word with its name."""
        which, middle, value = part.partition(":")
        field = row.field(which)
        if field is None or middle == "":
            names = [f.name for f in row.fields]
            self.wrong(at, name, unknown("field of {row}", which, names, row=row.name))
            return 0
        return self.filled(at + len(which) + 1, name, field, value)

    def filled(self, at: int, name: str, field: Field, text: str) -> i64:
        """A field of a word with its value."""
        value = self.value(at, name, field.kind, text)
        if value & ~field.room != 0:
            self.wrong(at, name, InputError("{value!r} is too much for {field}.", value=text, field=field.name))
            return 0
        return value << field.at

    def finish(self) -> None:
        """Every field must be one of the position's; raises everything that is wrong."""
        for name in self.fields:
            if name not in self.known:
                self.faults.append(placed(self.fields[name][0], name, unknown("field", name, self.known)))
        if len(self.faults) > 0:
            raise PositionError(self.faults)


def placed(at: int, name: str, what: InputError) -> Phrase:
    """A fault with its place in the text, counted from 1."""
    return Phrase("Sign {at}, {field}: {says}", at=at + 1, field=name, says=what.phrases[0])


def split(start: int, text: str, sign: str) -> list[tuple[int, str]]:
    """The parts of a text between signs, each with where it begins."""
    out: list[tuple[int, str]] = []
    at = start
    for part in text.split(sign):
        out.append((at, part))
        at += len(part) + 1
    return out


def taken_apart(text: str) -> tuple[str, dict[str, tuple[int, str]], list[Phrase]]:
    """The game of a text, its fields by name with their places, and what is wrong with its form."""
    if len(text) > LONGEST:
        raise InputError(
            "A position text of {size} characters is too long; {most} are the most.", size=len(text), most=LONGEST
        )
    clean = text.strip()
    lead = len(text) - len(text.lstrip())
    parts = split(lead, clean, FIELD)
    fields: dict[str, tuple[int, str]] = {}
    faults: list[Phrase] = []
    for at, part in parts[1:]:
        name, middle, value = part.partition("=")
        if middle == "" or name == "":
            says = "{value!r} must be a name, an equals sign and a value."
            faults.append(placed(at, name, InputError(says, value=part)))
        elif name in fields:
            faults.append(placed(at, name, InputError("{field} is given twice.", field=name)))
        else:
            fields[name] = (at + len(name) + 1, value)
    return parts[0][1], fields, faults
