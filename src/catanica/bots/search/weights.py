# mypyc: skip
"""Weights as data: a file beside each game says what was fitted, by which command, on what, and how well it judges."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.bots.search.judge import Judge
from catanica.kernel.errors import InputError

FOLDER: Final = "weights"  # one file for each way to play a game
HANDS: Final = "first_hands"  # the same, of what cards are worth in a first hand


def shipped(package: str, features: Sequence[str]) -> dict[str, Judge]:
    """What lies in the folder of a game's package, by the way to play. Raises InputError for a misfit."""
    return dict(_shipped(package, tuple(features)))


@cache
def first_hands(package: str) -> dict[str, dict[str, int]]:
    """What cards are worth in a first hand, by the way to play. Raises InputError for a misfit."""
    return {way: read_hands(text, f"{package}, {way}") for way, text in by_way(package, HANDS)}


def by_way(package: str, folder: str) -> Iterator[tuple[str, str]]:
    """The files of a folder of a game's package, as text, by the way to play."""
    for file in files(package).joinpath(folder).iterdir():
        way, _, ending = file.name.partition(".")
        if ending == "json":
            yield way, file.read_text(encoding="utf-8")


def read_hands(text: str, where: str) -> dict[str, int]:
    """What a file's text says of single cards."""
    try:
        return numbers_by_name(json.loads(text)["worth"])
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise unreadable(where, error) from error


def unreadable(where: str, error: Exception) -> InputError:
    """The error for a file that is none of ours."""
    return InputError("The weights of {where} cannot be read ({reason}).", where=where, reason=error)


@cache
def _shipped(package: str, features: tuple[str, ...]) -> Mapping[str, Judge]:
    return {way: read(text, features, f"{package}, {way}") for way, text in by_way(package, FOLDER)}


def read(text: str, features: Sequence[str], where: str) -> Judge:
    """The weights in a file's text, and its hidden units if it has any."""
    try:
        told = json.loads(text)
        weights = numbers_by_name(told["weights"])
        hidden = told.get("hidden")
        units = {} if hidden is None else {str(name): whole(row) for name, row in hidden["first"].items()}
        bias, last = ([], []) if hidden is None else (whole(hidden["bias"]), whole(hidden["last"]))
        things = {str(name): numbers_by_name(row) for name, row in told.get("things", {}).items()}
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise unreadable(where, error) from error
    wrong = set(things) - set(features)
    for named in (weights, units) if units else (weights,):
        wrong |= set(named) ^ set(features)
    if wrong:
        listed = ", ".join(sorted(wrong))
        raise InputError("The weights of {where} do not fit its features: {wrong}.", where=where, wrong=listed)
    made = vec[i64]([weights[name] for name in features])
    if hidden is not None and (not units or any(len(row) != len(bias) for row in [last, *units.values()])):
        raise InputError("The hidden units of {where} do not fit each other.", where=where)
    first = [units[name][h] for h in range(len(bias)) for name in features]
    judge = Judge(made, vec[i64](first), vec[i64](bias), vec[i64](last))
    judge.things = things
    return judge


def numbers_by_name(found: Mapping[str, object]) -> dict[str, int]:
    """Whole numbers by name."""
    return dict(zip(map(str, found), whole(list(found.values())), strict=True))


def whole(row: Sequence[object]) -> list[int]:
    """Whole numbers, and nothing else."""
    if any(not isinstance(value, int) for value in row):
        raise ValueError("not all are whole numbers")
    return [value for value in row if isinstance(value, int)]
