# mypyc: skip
"""The successor game as players choose it: modes, sets, options, and a new position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.princes.choosing import DRAW_SET, PICK_SET, Box, DrawSet, PickSet
from catanica.games.princes.modes import (
    DUEL,
    DUEL_SETS,
    GOALS,
    INTRO,
    MODES,
    THEME,
    THEME_STACKS,
    house,
)
from catanica.games.princes.rulebook import new_rulebook
from catanica.games.princes.setup import lay_out
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.cards.facts import BoxFacts, CardFact
from catanica.games.principality.cards.shelf import find_set
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.fresh import empty_table
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.rows import START_ROLL
from catanica.games.principality.steps.setup import begin_with
from catanica.kernel.errors import InputError
from catanica.kernel.options import Option, as_text, settle, spelled

RULES_VERSION: Final = "2"
OLDER_VERSIONS: Final = ("1",)  # whose games are tried by today's rules
BASE: Final = "basis"
THEMES: Final = (
    "zeit_des_goldes",
    "zeit_der_wirren",
    "zeit_des_fortschritts",
    "zeit_der_entdecker",
    "zeit_der_weisen",
    "zeit_des_wohlstands",
)
SETS: Final = (BASE, *THEMES)
STACKED: Final = ("action", "building", "unit", "site", "counter", "metropolis")

OPTIONS: Final = (
    Option("mode", "choice", INTRO, choices=MODES),
    Option("sets", "list", [], items=THEMES),
    Option("choice", "choice", "picked", choices=("picked", "drawn")),
    Option("points", "number", None, low=3, high=20),
    Option("first", "choice", "roll", choices=("roll", "0", "1")),
    Option("standstill", "number", 200, low=10, high=4000, house_rule=True),
    Option("turn_limit", "number", 2000, low=10, high=4000, house_rule=True),
)
MEASURED: Final[dict[str, dict[str, object]]] = {  # ways to play that are measured one by one
    INTRO: {"mode": INTRO},
    **{theme: {"mode": THEME, "sets": [theme]} for theme in THEMES},
    DUEL: {"mode": DUEL},
}


class PrincesGame(Box):
    """The successor game with its options settled."""

    name = "princes"
    seats = 2
    options = OPTIONS

    def __init__(self, **options: object) -> None:
        self.chosen = settle(OPTIONS, options, self.name)
        self.mode = str(self.chosen["mode"])
        self.themes = [str(s) for s in self.chosen["sets"]]  # type: ignore[attr-defined]
        self._check_sets()
        if self.chosen["points"] is None:
            self.chosen["points"] = GOALS[self.mode]
        self.books: dict[tuple[str, ...], Rulebook] = {}
        self.open_choice = self.mode == DUEL and not self.themes
        self.rules = self.rulebook(self.themes)

    def __repr__(self) -> str:
        return spelled(self.name, OPTIONS, self.chosen)

    def _check_sets(self) -> None:
        """As many sets as the mode asks for, each known and named once."""
        ids = {find_set(self.name, s, THEMES).about.id for s in self.themes}
        if len(ids) < len(self.themes):
            raise InputError("sets names a set twice; every set is in the box once.")
        n = len(self.themes)
        if self.mode == INTRO and n:
            raise InputError("The introductory game has no theme sets; choose mode 'theme' or 'duel' for them.")
        if self.mode == THEME and n == 0:
            self.themes = [THEMES[0]]
            self.chosen["sets"] = self.themes
        if self.mode == THEME and n > 1:
            raise InputError("A theme game has exactly one theme set; name one in sets.")
        if self.mode == DUEL and n not in (0, DUEL_SETS):
            raise InputError("A duel has three theme sets: name three in sets, or none to choose them at the table.")

    def header(self) -> dict[str, str]:
        """What a record needs: the options as they were chosen."""
        return {"game": self.name, "rules": RULES_VERSION} | {o.name: as_text(self.chosen[o.name]) for o in OPTIONS}

    def rulebook(self, themes: list[str]) -> Rulebook:
        """Catalogue, house rules, steps and effects for the base set with theme sets; made once."""
        key = tuple(themes)
        if key not in self.books:
            self.books[key] = self._rulebook(themes)
        return self.books[key]

    def _rulebook(self, themes: list[str]) -> Rulebook:
        chosen = [find_set(self.name, s, SETS) for s in (BASE, *themes)]
        folders = {folder.about.id: folder for folder in chosen}
        by_set = {s: folder.facts() for s, folder in folders.items()}
        marked: list[str] = []
        for back, facts in enumerate(by_set.values()):
            for f in facts:
                f.back = back
                leave = f.leaves.get(self.mode, 0)
                if f.kind == "event":
                    marked += [f.id] * leave
                else:
                    f.count -= leave
        cat = Catalogue([f for facts in by_set.values() for f in facts if f.count > 0 or f.kind == "event"])
        boxes = {s: folder.about.box for s, folder in folders.items()}
        h = house(self.mode, boxes[BASE].stacks[self.mode])
        h.points_to_win = int(str(self.chosen["points"]))
        h.standstill = int(str(self.chosen["standstill"]))
        h.turn_limit = int(str(self.chosen["turn_limit"]))
        rules = new_rulebook(cat, h, self.header())
        rules.pickable = self.names() if self.open_choice else []
        rules.add_step(PICK_SET, PickSet("pick_set", "PR-21", self))
        rules.add_step(DRAW_SET, DrawSet("draw_set", "PR-21", self))
        for folder in folders.values():
            folder.register(rules)
        self._part(rules, by_set, boxes)
        self._events(rules, marked, boxes[BASE].events.get(self.mode, 0))
        return rules

    def _part(self, rules: Rulebook, by_set: dict[str, list[CardFact]], boxes: dict[str, BoxFacts]) -> None:
        """Which cards lie in which stacks, and which are laid open (PR-1, PR-29, PR-45)."""
        for k, (name, facts) in enumerate(by_set.items()):
            group: list[int] = []
            for f in facts:
                if f.kind not in STACKED or f.count == 0 or f.start:
                    continue
                n = rules.cat.number(f.id)
                if f.open and self.mode == THEME:
                    rules.displayed[n] = f.count
                else:
                    group.extend([n] * f.count)
            parts = boxes[name].stacks.get(self.mode, THEME_STACKS.get(self.mode, 1))
            rules.groups.append(group)
            rules.back_names.append(name)
            rules.parts.append(parts)
            rules.stack_backs = vec[i64]([*rules.stack_backs, *[k] * parts])

    def _events(self, rules: Rulebook, marked: list[str], wanted: int) -> None:
        """The events that are in the stack for certain, and in a duel those it is filled up from (PR-21)."""
        pool = list(marked)
        for f in rules.cat.facts:
            if f.kind == "event":
                fixed = f.count - marked.count(f.id)
                rules.fixed_events += [rules.cat.number(f.id)] * fixed
        rules.marked_events = [rules.cat.number(card) for card in pool]
        rules.events_wanted = wanted or len(rules.fixed_events)

    # -- the box, for the sets of a duel --------------------------------------------------------------------------

    def sets(self) -> i64:
        """How many theme sets there are."""
        return len(THEMES)

    def names(self) -> list[str]:
        """Their ids."""
        return list(THEMES)

    def unpack(self, g: Duel, chosen: i64) -> None:
        """The sets are known: the position goes on with their rulebook."""
        g.use_rules(self.rulebook([s for k, s in enumerate(THEMES) if chosen >> k & 1]))
        lay_out(g)

    def blank(self, chosen: str) -> Duel:
        """A table on which nothing lies; in a duel without given sets these are the ones chosen there."""
        themes = [s for s in chosen.split(",") if s]
        if themes and (
            not self.open_choice or len(themes) != DUEL_SETS or themes != [s for s in THEMES if s in themes]
        ):
            says = "unpacked names the {number} sets chosen for a duel, in the order {known}, not {given!r}."
            raise InputError(says, number=DUEL_SETS, known=", ".join(THEMES), given=chosen)
        return empty_table(self.rulebook(themes or self.themes), 0, False, True).blank()

    def whole(self) -> Duel:
        """A bare table with every card the game can ever have, whatever sets are chosen at the table."""
        rules = self.rulebook(list(THEMES) if self.open_choice else self.themes)
        bare = empty_table(rules, 0, False, True)
        bare.annex = rules.annex
        return bare

    def new(self, seed: int | None = None, explicit: bool = False, trace: bool = True) -> Duel:
        """A fresh position, moved on to the first decision. Without a seed chance is different every time."""
        g = empty_table(self.rules, seed, explicit, trace)
        cat = self.rules.cat
        laid = find_set(self.name, BASE, SETS).about.box.laid
        left = {card: cat.copies[cat.number(card)] - laid.get(card, 0) for card in ("strasse", "siedlung", "stadt")}
        g.roads_left, g.settlements_left, g.cities_left = left["strasse"], left["siedlung"], left["stadt"]
        first = self.chosen["first"]
        if self.open_choice:
            g.push(DRAW_SET if self.chosen["choice"] == "drawn" else PICK_SET)
        else:
            lay_out(g)
        if first == "roll":
            g.push(START_ROLL)
        else:
            begin_with(g, int(str(first)))
        g.advance()
        return g
