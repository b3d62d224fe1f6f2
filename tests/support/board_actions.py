"""Actions of the board game put together and taken apart by the rows of their verbs."""

from catanica.games.board.grammar import GRAMMAR
from catanica.kernel.words import number_of


def action(verb: int, *values: int) -> int:
    """An action of a verb with the values of its fields, in the order of its row; those left out are nought."""
    row = GRAMMAR.verbs[verb].row
    word = 0
    for field, value in zip(row.fields, values, strict=False):
        word |= field.put(value)
    return int(row.word(word))


def arguments(code: int) -> list[int]:
    """The values of an action's fields, in the order of its row."""
    return [int(field.of(code)) for field in GRAMMAR.verbs[int(number_of(code))].row.fields]


def verb_of(code: int) -> int:
    """The verb of an action."""
    return int(number_of(code))
