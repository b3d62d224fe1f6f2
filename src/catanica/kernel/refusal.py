"""Refusals are values: what is wrong, which rule says so, and what would make it right.

The kernel knows codes and rule ids only; the encyclopaedia turns them into sentences.
"""

from typing import Final

MALFORMED: Final = "malformed"  # not an action of this game at all
ILLEGAL: Final = "illegal"  # an action, but the rules forbid it now
AMBIGUOUS: Final = "ambiguous"  # could mean several actions


class Fault:
    """One reason against an action: a code for the sentence, the ruling it cites, and parameters."""

    def __init__(self, code: str, rule: str, params: dict[str, object]) -> None:
        self.code = code
        self.rule = rule
        self.params = params

    def __repr__(self) -> str:
        return f"Fault({self.code}, {self.rule}, {self.params})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Fault):
            return False
        return self.code == other.code and self.rule == other.rule and self.params == other.params

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __reduce__(self) -> tuple[object, tuple[str, str, dict[str, object]]]:
        return Fault, (self.code, self.rule, self.params)


class Refusal:
    """All reasons against an action. `kind` is malformed, illegal or ambiguous."""

    def __init__(self, kind: str, faults: list[Fault]) -> None:
        self.kind = kind
        self.faults = faults

    @property
    def rules(self) -> list[str]:
        """The rulings cited, in order."""
        return [f.rule for f in self.faults]

    @property
    def codes(self) -> list[str]:
        """The fault codes, in order."""
        return [f.code for f in self.faults]

    def __str__(self) -> str:
        return f"{self.kind}: " + ", ".join([f"{f.code} ({f.rule})" for f in self.faults])

    def __repr__(self) -> str:
        return f"Refusal({self.kind}, {self.faults})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.kind == other.kind and self.faults == other.faults

    def __hash__(self) -> int:
        return hash((self.kind, tuple(self.faults)))

    def __reduce__(self) -> tuple[object, tuple[str, list[Fault]]]:
        return Refusal, (self.kind, self.faults)


class Refused(Exception):  # noqa: N818 - it is a fact about a move, not a program error
    """Raised by checked calls; carries the refusal. The state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, tuple[Refusal]]:
        return Refused, (self.refusal,)
