"""Every game of the registry, in every edition and in its variants: what the laws of this folder are tried on."""

from dataclasses import dataclass
from functools import cache
from itertools import combinations

import catanica
from catanica.games.cardgame.editions import EDITIONS
from catanica.games.cardgame.game import EXTRAS, SETS
from catanica.games.registry import Game
from tests.conformance import board, cardgame, princes
from tests.conformance.material import Material


@dataclass(frozen=True)
class Case:
    """A game with options, under a name for reports."""

    name: str
    game: str
    options: tuple[tuple[str, object], ...] = ()

    def make(self) -> Game:
        """The game itself."""
        return made(self)

    @property
    def material(self) -> Material:
        """What the game is made of."""
        return MATERIAL[self.game]


@cache
def made(case: Case) -> Game:
    """A game is made once; its states share it."""
    return catanica.game(case.game, **dict(case.options))


MATERIAL: dict[str, Material] = {
    "cardgame": cardgame.MATERIAL,
    "board": board.MATERIAL,
    "princes": princes.MATERIAL,
}

FIRST_BOX = "zeit_des_goldes,zeit_der_wirren,zeit_des_fortschritts"
SECOND_BOX = "zeit_der_entdecker,zeit_der_weisen,zeit_des_wohlstands"
ALL_SETS = ",".join(SETS)

CASES: tuple[Case, ...] = (
    *(Case(f"cardgame-{edition}", "cardgame", (("edition", edition),)) for edition in EDITIONS),
    Case("board", "board"),
    Case("princes", "princes"),
)
VARIANTS: tuple[Case, ...] = (
    Case("cardgame-printed", "cardgame", (("layout", "printed"), ("first", "1"))),
    Case("cardgame-short", "cardgame", (("points", 5), ("edition", "1997"))),
    Case("cardgame-drawn", "cardgame", (("turn_limit", 20),)),
    Case("cardgame-knights", "cardgame", (("sets", "base,ritter_haendler"),)),
    Case("cardgame-politics", "cardgame", (("sets", "base,politik_intrige"),)),
    Case("cardgame-science", "cardgame", (("sets", "base,wissenschaft_fortschritt"),)),
    Case("cardgame-science-1997", "cardgame", (("sets", "base,wissenschaft_fortschritt"), ("edition", "1997"))),
    Case("cardgame-knights-bear", "cardgame", (("sets", "base,ritter_haendler"), ("variant", "bear"))),
    Case("cardgame-politics-bear", "cardgame", (("sets", "base,politik_intrige"), ("variant", "bear"))),
    Case("cardgame-science-bear", "cardgame", (("sets", "base,wissenschaft_fortschritt"), ("variant", "bear"))),
    Case("cardgame-trade", "cardgame", (("sets", "base,handel_wandel"),)),
    Case("cardgame-trade-bear", "cardgame", (("sets", "base,handel_wandel"), ("variant", "bear"), ("edition", "1997"))),
    Case("cardgame-magic", "cardgame", (("sets", "base,zauberer_drachen"),)),
    Case(
        "cardgame-magic-bear", "cardgame", (("sets", "base,zauberer_drachen"), ("variant", "bear"), ("edition", "1997"))
    ),
    Case("cardgame-barbarians", "cardgame", (("sets", "base,barbaren_handelsherren"),)),
    Case("cardgame-barbarians-bear", "cardgame", (("sets", "base,barbaren_handelsherren"), ("variant", "bear"))),
    Case(
        "cardgame-specials",
        "cardgame",
        (("sets", "base,barbaren_handelsherren,wissenschaft_fortschritt,sonderkarten,turnierkarten_t2002"),),
    ),
    Case("cardgame-both", "cardgame", (("sets", "base,ritter_haendler,politik_intrige"),)),
    Case("cardgame-all-sets", "cardgame", (("sets", ALL_SETS), ("variant", "bear"), ("points", 12))),
    Case("cardgame-tournament", "cardgame", (("mode", "tournament"),)),
    Case("cardgame-small", "cardgame", (("mode", "small"),)),
    Case("cardgame-own-cards", "cardgame", (("mode", "small"), ("own_cards", 20))),
    Case("cardgame-beginners", "cardgame", (("mode", "beginners"),)),
    Case("cardgame-characters", "cardgame", (("mode", "characters"),)),
    Case("princes-gold", "princes", (("mode", "theme"), ("sets", "zeit_des_goldes"))),
    Case("princes-turmoil", "princes", (("mode", "theme"), ("sets", "zeit_der_wirren"))),
    Case("princes-progress", "princes", (("mode", "theme"), ("sets", "zeit_des_fortschritts"))),
    Case("princes-explorers", "princes", (("mode", "theme"), ("sets", "zeit_der_entdecker"))),
    Case("princes-sages", "princes", (("mode", "theme"), ("sets", "zeit_der_weisen"))),
    Case("princes-prosperity", "princes", (("mode", "theme"), ("sets", "zeit_des_wohlstands"))),
    Case("princes-duel-golden", "princes", (("mode", "duel"), ("sets", SECOND_BOX))),
    Case("princes-duel", "princes", (("mode", "duel"), ("sets", FIRST_BOX))),
    Case("princes-duel-picked", "princes", (("mode", "duel"), ("first", "1"))),
    Case("princes-duel-drawn", "princes", (("mode", "duel"), ("choice", "drawn"))),
    Case("board-beginner", "board", (("setup", "beginner"), ("players", 3))),
    Case("board-two", "board", (("players", 2), ("phases", "strict"), ("points", 6))),
    Case("board-random", "board", (("setup", "random"), ("harbours", "shuffled"), ("balanced_dice", True))),
    Case("board-gentle", "board", (("friendly_robber", True), ("bank", "unlimited"))),
)


def boxes(number: int, themes: tuple[str, ...]) -> Case:
    """Some of the card game's theme sets together; variants, editions and special cards take turns."""
    sets = [SETS[0], *themes, *EXTRAS[: number % 3]]
    options = (
        ("sets", ",".join(sets)),
        ("variant", ("row", "bear")[number % 2]),
        ("edition", list(EDITIONS)[number // 2 % 4]),
    )
    return Case(f"{number}-{'-'.join(one.partition('_')[0] for one in themes)}", "cardgame", options)


THEMES = [themes for n in range(1, len(SETS)) for themes in combinations(SETS[1:], n)]
COMBINATIONS: tuple[Case, ...] = tuple(boxes(number, themes) for number, themes in enumerate(THEMES))
