# mypyc: skip
"""The card game as players choose it: options, sets, and a new position."""

import importlib.util
import secrets
from importlib import import_module
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.cardgame import setup
from catanica.games.cardgame.editions import DEFAULT, EDITIONS, house
from catanica.games.cardgame.rulebook import new_rulebook
from catanica.games.options import Option, as_text, settle
from catanica.games.principality.catalogue import CardFact, Catalogue
from catanica.games.principality.duel import Duel, Rulebook
from catanica.games.principality.land import new_land
from catanica.games.principality.loader import built_in, from_folder
from catanica.games.principality.pile import Stacks
from catanica.kernel.errors import InputError, unknown
from catanica.kernel.rng import seeded

PACKAGE: Final = "catanica.games.cardgame"
RULES_VERSION: Final = "1"
SETS: Final = ("base",)
STACKS: Final = 5

OPTIONS: Final = (
    Option("edition", "choice", DEFAULT, choices=tuple(EDITIONS)),
    Option("sets", "list", ["base"], items=SETS),
    Option("points", "number", 12, low=3, high=30),
    Option("first", "choice", "roll", choices=("roll", "0", "1")),
    Option("layout", "choice", "chosen", choices=("chosen", "printed"), house_rule=True),
    Option("hand0", "list", []),
    Option("hand1", "list", []),
    Option("turn_limit", "number", 1000, low=10, high=4000, house_rule=True),
)


class CardGame:
    """The two-player card game with its options settled."""

    name = "cardgame"
    seats = 2
    options = OPTIONS

    def __init__(self, **options: object) -> None:
        self.chosen = settle(OPTIONS, options, self.name)
        self.rules = self._rulebook()

    def _rulebook(self) -> Rulebook:
        """Catalogue, house rules, steps and effects for the chosen sets."""
        chosen = self.chosen
        sets = [str(s) for s in chosen["sets"]]  # type: ignore[attr-defined]
        facts: list[CardFact] = []
        for s in sets:
            facts.extend(set_facts(s))
        if "base" not in sets:
            raise InputError("sets must contain 'base': every game needs roads, settlements, cities and regions.")
        cat = Catalogue(facts)
        h = house(str(chosen["edition"]), extended=len(sets) > 1)
        h.points_to_win = int(str(chosen["points"]))
        h.turn_limit = int(str(chosen["turn_limit"]))
        header = {"game": self.name, "rules": RULES_VERSION}
        header |= {o.name: as_text(chosen[o.name]) for o in OPTIONS}
        rules = new_rulebook(cat, h, header)
        for s in sets:
            register_set(rules, s)
        hands = [self._hand(rules, "hand0"), self._hand(rules, "hand1")]
        if any(hands):
            if not all(hands):
                raise InputError("hand0 and hand1 go together: give both start hands or neither.")
            self._check_copies(rules, hands)
            rules.start_hands = hands
        return rules

    def _hand(self, rules: Rulebook, option: str) -> list[int]:
        """A given start hand as card numbers."""
        out: list[int] = []
        for card in self.chosen[option]:  # type: ignore[attr-defined]
            n = rules.cat.number(card)
            if n < 0 or rules.cat.fact(n).kind not in ("action", "building", "unit"):
                known = [f.id for f in rules.cat.facts if f.kind in ("action", "building", "unit")]
                raise unknown(f"card in {option}", card, known)
            out.append(n)
        return out

    def _check_copies(self, rules: Rulebook, hands: list[list[int]]) -> None:
        """No more copies of a card than the game has."""
        both = hands[0] + hands[1]
        for n in set(both):
            if both.count(n) > rules.cat.copies[n]:
                card = rules.cat.ids[n]
                raise InputError(f"The start hands name {card!r} {both.count(n)} times; the game has fewer.")

    def new(self, seed: int | None = None, explicit: bool = False, trace: bool = True) -> Duel:
        """A fresh position, moved on to the first decision. Without a seed chance is different every time."""
        g = Duel(
            self.rules,
            seeded(secrets.randbits(63) if seed is None else seed),
            new_land(),
            new_land(),
            Stacks(vec[i64](), vec[i64]()),
        )
        g.explicit = explicit
        g.tracing = trace
        cat = self.rules.cat
        g.roads_left = cat.copies[cat.number("strasse")]
        g.settlements_left = cat.copies[cat.number("siedlung")]
        g.cities_left = cat.copies[cat.number("stadt")]
        first = self.chosen["first"]
        printed = self.chosen["layout"] == "printed"
        if printed:
            for seat in range(2):
                for place, card in enumerate(setup.start_regions(g, seat)):
                    setup.lay_region(g, seat, card, setup.START_PLACES + place, setup.START_STOCK)
        setup.push_start(g, bool(self.rules.start_hands), -1 if first == "roll" else int(str(first)), not printed)
        setup.push_shuffles(g, STACKS)
        g.advance()
        return g


def set_facts(set_id: str) -> list[CardFact]:
    """The cards of a set: one that comes with the program, or a folder of the user's own."""
    if set_id in SETS:
        return built_in(PACKAGE, set_id)
    folder = Path(set_id)
    if folder.is_dir():
        return from_folder(folder)
    raise unknown("set", set_id, SETS)


def register_set(rules: Rulebook, set_id: str) -> None:
    """Bind the steps and effects of a set."""
    if set_id in SETS:
        for part in ("steps", "effects"):
            name = f"{PACKAGE}.sets.{set_id}.{part}"
            if importlib.util.find_spec(name) is not None:
                import_module(name).register(rules)
        return
    file = Path(set_id) / "effects.py"
    if file.is_file():
        spec = importlib.util.spec_from_file_location(f"catanica_set_{Path(set_id).name}", file)
        if spec is None or spec.loader is None:
            raise InputError(f"{file}: cannot be loaded as a Python module.")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        if not hasattr(module, "register"):
            raise InputError(f"{file}: needs a function register(rules) that binds its effects.")
        module.register(rules)
