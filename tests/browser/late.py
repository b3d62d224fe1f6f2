"""Late tables: wide lands full of cards, as position texts to begin from."""

from functools import cache

from tests.rulings.handel_wandel.land import last, resting
from tests.support.position import Position, position

FURTHER = {  # by seat: three further settlements, each with its two regions
    0: {"L2": ("gebirge_stapel_5", "wald_stapel_1"), "R2": ("huegelland_stapel_2", "weideland_stapel_6"),
        "R3": ("goldfluss_stapel_3", "getreidefeld_stapel_4")},
    1: {"L2": ("gebirge_stapel_4", "wald_stapel_6"), "R2": ("huegelland_stapel_1", "weideland_stapel_5")},
}  # fmt: skip
SITES = ("L2", "L1", "R1", "R2")
GREEN = {
    0: ("getreidemuehle", "saegewerk", "kloster", "schmiede"),
    1: ("wasserversorgung", "markt", "ziegel_brennerei", "bibliothek"),
}
RED = {0: ("kirche", "rathaus", "handelskontor", "badhaus"), 1: ("kirche", "rathaus", "muenzgiesserei", "badhaus")}
UNITS = {
    0: ("konrad_der_flinke", "otto_der_berserker", "holz_handelsflotte", "gold_handelsflotte"),
    1: ("goetz_eisenfaust", "pippin_der_kurze", "woll_handelsflotte", "erz_handelsflotte"),
}
HAND = ("spion", "alchimist", "haendler", "karawane", "bischof", "hafen")


def _grown(p: Position, seat: int) -> Position:
    """Further settlements, four cities, and cards above and below them."""
    for column, (above, below) in FURTHER[seat].items():
        p.settlement(seat, column, above, below)
    p.city(seat, *SITES[seat:])  # seven cities are all there are
    for i, site in enumerate(SITES):
        p.built(seat, GREEN[seat][i], f"{site} above").built(seat, UNITS[seat][i], f"{site} below")
        if i >= seat:
            p.built(seat, RED[seat][i], f"{site} below")
    return p.rich(seat)


ALL_SETS = ["base", "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt", "handel_wandel",
            "zauberer_drachen", "barbaren_handelsherren"]  # fmt: skip

ON_STACKS = ("ordensburg", "eisengiesserei", "getreide_handelsflotte", "kraeuterhexe", "wagner", "werft", "gericht",
             "theater", "burg", "zollstation", "kanone", "gesandtschaft", "landzauber", "hexe", "brauerei",
             "weinkellerei")  # fmt: skip


@cache
def late() -> str:
    """The card game, late: the own land is five settlements wide with four cities, and the first player may build."""
    p = position(active=0, turn=41, points=18, sets=["base", "ritter_haendler", "politik_intrige"]).actions_open()
    return _grown(_grown(p, 0), 1).hand(0, *HAND).main().text()


@cache
def late_hand_check() -> str:
    """The card game with all sets and their sixteen stacks, late: the first player's turn is over, cards are drawn."""
    p = position(active=0, turn=41, points=20, sets=ALL_SETS, variant="row").actions_open()
    for number, card in enumerate(ON_STACKS, start=1):
        p.stack(number, card)
    return _grown(_grown(p, 0), 1).hand(0, *HAND[:2]).hand_check().text()


@cache
def eleven_points() -> str:
    """A game to twelve points: the first player has eleven, full stores and a settlement that can become a city."""
    p = position(active=0, turn=41, points=12).actions_open()
    for column, (above, below) in FURTHER[0].items():
        p.settlement(0, column, above, below)
    p.city(0, "L1", "R1", "R2")
    for card, place in (("kirche", "L1 above"), ("rathaus", "R1 above"), ("badhaus", "R2 above")):
        p.built(0, card, place)
    return p.rich(0).main().text()


@cache
def laden() -> str:
    """The card game with all sets: a blocked town hall, and cards on which something is counted."""
    p = position(active=0, turn=41, points=25, sets=ALL_SETS).actions_open()
    p.city(0, "L1", "R1").built(0, "feuerwache", "R1 above").built(0, "triumphbogen", "L1 below")
    last(p, 0, 2).built(0, "rathaus", "L1 above")
    return resting(p, 0).rich(0).main().text()
