# mypyc: skip
"""Options of a game as data: the same list checks what is asked for, fills help texts and builds the page's form."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from catanica.kernel.errors import InputError, unknown

OptionKind = Literal["choice", "list", "number", "flag", "text"]


@dataclass(frozen=True)
class Option:
    """One option: of which kind, and what it may be. Our own additions to the rules are marked."""

    name: str
    kind: OptionKind
    default: object
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    house_rule: bool = False
    items: tuple[str, ...] = field(default=())

    def check(self, value: object) -> object:
        """The value in its proper form, or an InputError that says what would be right."""
        if value is None and self.default is None:
            return None  # as the rules say
        if self.kind == "choice":
            text = str(value)
            if text not in self.choices:
                raise unknown(self.name, text, self.choices)
            return text
        if self.kind == "number":
            try:
                n = int(str(value))
            except ValueError:
                raise InputError("{name} must be a whole number, not {value!r}.", name=self.name, value=value) from None
            if not self.low <= n <= self.high:
                says = "{name} must lie between {low} and {high}, not {value}."
                raise InputError(says, name=self.name, low=self.low, high=self.high, value=n)
            return n
        if self.kind == "flag":
            text = str(value).lower()
            if text in ("1", "true", "yes", "on"):
                return True
            if text in ("0", "false", "no", "off"):
                return False
            raise InputError("{name} is either yes or no, not {value!r}.", name=self.name, value=value)
        if self.kind == "list":
            given = value if isinstance(value, (list, tuple)) else [v for v in str(value).split(",") if v.strip()]
            return [str(v).strip() for v in given]
        return str(value)


def settle(spec: tuple[Option, ...], given: Mapping[str, object], game: str) -> dict[str, object]:
    """All options of a game with their values; unknown names are refused with the nearest known ones."""
    known = {o.name: o for o in spec}
    for name in given:
        if name not in known:
            raise unknown("option of {game}", name, known, game=game)
    return {o.name: o.check(given.get(o.name, o.default)) for o in spec}


def as_text(value: object) -> str:
    """An option's value as a record header writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ",".join(str(v) for v in value)
    return str(value)


def spelled(game: str, spec: tuple[Option, ...], chosen: Mapping[str, object]) -> str:
    """A game with the options that are not as usual, as Python would write it: `board(players=3)`."""
    unusual = {o.name: chosen[o.name] for o in spec if chosen[o.name] != o.check(o.default)}
    return f"{game}({', '.join(f'{name}={value!r}' for name, value in unusual.items())})"
