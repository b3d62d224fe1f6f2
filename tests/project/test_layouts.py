"""Words are read and written by name: masks and shifts of them stand where their layout is declared, nowhere else."""

import ast
from collections.abc import Iterator

from tests.support.sources import ROOT, modules

PLAYED = ("catanica.games.", "tests.")
WIDE = 0x40  # a mask of more than six bits takes a word apart; smaller ones are masks of kinds or rows
FAR = 5  # so does a shift by as much

LAYOUTS = {  # where words are laid out
    "catanica.games.principality.vocabulary": "the homes of all names",
    "catanica.games.principality.position.piece": "cards in play, slots, regions",
    "catanica.games.principality.position.goods": "bundles of resources",
    "catanica.games.principality.telling.happenings": "homes of names only happenings use",
    "catanica.games.principality.steps.pointing": "homes of names only feuds use",
    "catanica.games.board.vocabulary": "the homes of all names",
    "catanica.games.board.goods": "hands of cards",
    "catanica.games.cardgame.trading": "homes of both sides of an offer",
    "catanica.games.princes.choosing": "the home of the sets picked",
    "catanica.games.princes.sets.zeit_der_entdecker.sea": "cells of the sea",
    "catanica.games.princes.sets.zeit_der_entdecker.words": "homes of names only voyages use",
    "catanica.games.princes.sets.zeit_der_weisen.steps": "the home of a sort of region",
}
SUMS = {  # two or more small numbers in one word, no word of the game
    "catanica.games.board.encoding": "turn, robber and dice as a row remembers them",
    "catanica.games.board.seating": "numbers and places of a player as a row notes them",
    "catanica.games.cardgame.bots.memory": "the words a scene is known by, and how they are mixed",
    "catanica.games.cardgame.bots.scene": "sums of figures, with one card more",
    "catanica.games.principality.cards.catalogue": "figures of a card",
    "catanica.games.principality.cards.powers": "sums of figures",
    "catanica.games.principality.bots.options": "how many goods are missing, and how many spare ones bring",
    "catanica.games.principality.encoding": "what is left of roads, settlements and cities",
    "catanica.games.principality.position.digest": "a card that acts, and where it lies",
    "catanica.games.principality.position.rulebook": "points of both seats",
    "catanica.games.principality.steps.counters": "how many cards hold a counter, their room and what lies there",
    "catanica.games.principality.steps.goods_steps": "how many regions, and how much in them",
    "catanica.games.princes.sets.basis.effects": "how many regions, and of which kinds",
}
BITS = {  # sets of things as bits, no word of the game
    "catanica.games.board.topology": "crossings, and how the lowest bit is found",
    "catanica.games.board.state": "throws of the dice",
    "catanica.games.principality.position.land": "columns, and the sides of each",
    "tests.notation.test_positions": "an action no game has",
}
ALLOWED = {**LAYOUTS, **SUMS, **BITS}


def taken_apart(tree: ast.AST) -> Iterator[int]:
    """The lines in which a word is taken apart or put together by hand."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.BinOp):
            continue
        if isinstance(node.op, ast.BitAnd):
            sides = [s.operand if isinstance(s, ast.UnaryOp) else s for s in (node.left, node.right)]
            if any(isinstance(s, ast.Constant) and isinstance(s.value, int) and s.value >= WIDE for s in sides):
                yield node.lineno
        elif isinstance(node.op, (ast.LShift, ast.RShift)):
            by = node.right
            if isinstance(by, ast.Constant) and isinstance(by.value, int) and by.value >= FAR:
                yield node.lineno
            if isinstance(by, ast.Name) and by.id.endswith("_AT"):
                yield node.lineno


def found() -> dict[str, list[int]]:
    """The modules that do so, with the lines."""
    sources = [*modules(), *modules(ROOT / "tests")]
    out = {name: sorted(set(taken_apart(tree))) for name, tree in sources if name.startswith(PLAYED)}
    return {name: lines for name, lines in out.items() if lines}


def test_the_scan_sees_what_it_should() -> None:
    for text in ("s & 0x1FF", "p & ~0x7F", "r >> 9", "card << 7", "(e >> CARD_AT) & 3"):
        assert list(taken_apart(ast.parse(text))), text
    for text in ("place >> 1", "kinds & 63", "x & bit(k)", "1 << n"):
        assert not list(taken_apart(ast.parse(text))), text


def test_no_module_takes_words_apart_by_hand() -> None:
    assert {name: lines for name, lines in found().items() if name not in ALLOWED} == {}


def test_every_exception_is_still_one() -> None:
    assert sorted(ALLOWED) == sorted(found())
