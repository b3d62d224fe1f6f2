# mypyc: skip
"""Positions out of texts and pickles: a game is made from its options, the list of fields fills its blank table."""

import secrets
from collections.abc import Mapping
from functools import lru_cache
from typing import Final
from urllib.parse import unquote

from catanica.games.entry import load
from catanica.games.registry import Game, entry, find
from catanica.kernel.errors import InputError, PositionError
from catanica.kernel.position_text import Parser, placed, taken_apart
from catanica.kernel.rng import seeded
from catanica.kernel.state import State

CHOSEN: Final = "unpacked"  # what was chosen at the table, beside the options of the header
UNKNOWN: Final = "?"  # how a position text writes a card that is hidden
KEPT: Final = 32  # games kept ready


@lru_cache(maxsize=KEPT)
def _game(header: tuple[tuple[str, str], ...]) -> Game:
    """The game of a header; raises InputError for what it cannot be made with."""
    options = dict(header)
    name, rules = options.pop("game"), options.pop("rules", "")
    made = find(name)(**{option: value for option, value in options.items() if value != ""})
    ours = made.blank("").header()["rules"]
    if rules not in ("", ours) and not load(entry(name).language).reads(rules):
        says = "this is a position by version {given!r} of the rules; this program plays {game} by version {ours}."
        raise InputError(says, given=rules, game=name, ours=ours)
    return made


def blank(origin: Mapping[str, str]) -> State:
    """A bare table of the game a position comes from."""
    header = {name: value for name, value in origin.items() if name != CHOSEN}
    return _game(tuple(header.items())).blank(origin.get(CHOSEN, ""))


def position(text: str, seed: int | None = None) -> State:
    """The position a text describes; raises InputError with everything that is wrong, each with its place.

    The text holds no generator: without a seed chance is different every time.
    """
    name, fields, faults = taken_apart(text)
    origin = {"game": name} | {option: unquote(fields.pop(option)[1]) for option in _options(name) if option in fields}
    try:
        state = blank(origin)
    except InputError as error:
        raise PositionError([*faults, placed(0, name, error)]) from None
    by = Parser(state.speller(), fields, faults)
    state.carried(state, by)
    by.finish()
    state.settle()
    state.rng = seeded(secrets.randbits(63) if seed is None else seed)
    _try_out(state)
    return state


def described(text: str) -> tuple[str, dict[str, str]]:
    """The game a position text names, and its options, before anything is made of them."""
    name, fields, faults = taken_apart(text)
    if faults:
        raise PositionError(faults)
    return name, {option: unquote(fields[option][1]) for option in _options(name) if option in fields}


def completed(state: State, seed: int) -> State:
    """A full position that fits one in which something is hidden: what nobody knows is dealt anew."""
    return state if UNKNOWN not in state.text() else state.determinised(seed)


def _options(game: str) -> list[str]:
    """What may stand before the fields."""
    return ["rules", *(o.name for o in find(game).options), CHOSEN]


def _try_out(state: State) -> None:
    """A position must be one the game can go on from: whoever is to move is asked something."""
    doubts = state.doubts()
    if doubts:
        raise PositionError(doubts)
