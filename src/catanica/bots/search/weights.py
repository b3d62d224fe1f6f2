# mypyc: skip
"""Weights as data: a file beside each game says what was fitted, by which command, on what, and how well it judges."""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.kernel.errors import InputError

FOLDER: Final = "weights"  # one file for each way to play a game that has several


@cache
def fitted_by_way(package: str, features: tuple[str, ...]) -> dict[str, dict[str, int]]:
    """The weights in the folder of a game's package, by way and feature. Raises InputError for a misfit."""
    found: dict[str, dict[str, int]] = {}
    for file in files(package).joinpath(FOLDER).iterdir():
        way, _, ending = file.name.partition(".")
        if ending == "json":
            found[way] = read(file.read_text(encoding="utf-8"), features, f"{package}, {way}")
    return found


def fitted_ways(package: str, features: Sequence[str]) -> dict[str, vec[i64]]:
    """The same as numbers in the order of the features."""
    found = fitted_by_way(package, tuple(features))
    return {way: vec[i64]([told[name] for name in features]) for way, told in found.items()}


@cache
def fitted(package: str, features: tuple[str, ...]) -> dict[str, int]:
    """The weights that lie in a game's package, by feature. Raises InputError for a file that does not fit."""
    return read(files(package).joinpath("weights.json").read_text(encoding="utf-8"), features, package)


def read(text: str, features: Sequence[str], where: str) -> dict[str, int]:
    """The weights in a file's text."""
    try:
        found = json.loads(text)["weights"]
        told = {str(name): int(value) for name, value in found.items()}
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise InputError("The weights of {where} cannot be read ({reason}).", where=where, reason=error) from error
    if set(told) != set(features):
        wrong = ", ".join(sorted(set(told) ^ set(features)))
        raise InputError("The weights of {where} do not fit its features: {wrong}.", where=where, wrong=wrong)
    return told


def weights(package: str, features: Sequence[str]) -> vec[i64]:
    """The same as numbers in the order of the features."""
    told = fitted(package, tuple(features))
    return vec[i64]([told[name] for name in features])
