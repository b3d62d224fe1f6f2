# mypyc: skip
"""The card game as players choose it: options, sets, and a new position."""

from typing import Final

from catanica.games.cardgame.editions import DEFAULT, EDITIONS, as_printed, house
from catanica.games.cardgame.rulebook import new_rulebook
from catanica.games.principality.cards.catalogue import ONE_EACH, Catalogue
from catanica.games.principality.cards.facts import CardFact
from catanica.games.principality.cards.shelf import find_set
from catanica.games.principality.position.duel import MAIN, Duel, Rulebook
from catanica.games.principality.position.fresh import empty_table
from catanica.games.principality.steps import setup
from catanica.games.principality.steps.rows import MAIN as MAIN_STEP
from catanica.kernel.errors import InputError, unknown
from catanica.kernel.options import Option, as_text, settle

RULES_VERSION: Final = "2"
OLDER_VERSIONS: Final = ("1",)  # whose games are tried by today's rules
SETS: Final = (
    "base",
    "ritter_haendler",
    "politik_intrige",
    "wissenschaft_fortschritt",
    "handel_wandel",
    "zauberer_drachen",
    "barbaren_handelsherren",
)
ALL: Final = "all"  # a word for all of them
EXTRAS: Final = ("sonderkarten", "turnierkarten_t2002")  # cards beside the theme sets, by agreement
STACKED: Final = ("action", "building", "unit", "wizard", "spellbook")  # kinds of cards that lie in the stacks
BASE_STACKS: Final = 5  # the base game's stacks (KB-2)
EXTENDED_BASE_STACKS: Final = 4  # base cards in the extended game (101.D.c)
THEME_STACKS: Final = 2  # for each theme set (105.B.a, 106.C)
LOWEST_GOAL: Final = 3
HIGHEST_GOAL: Final = 28  # more cannot be asked for, whatever sets are played (106.A.b)
PLACES: Final = 9  # settlements and cities of both players together: two each at the start, five more
FIGURES: Final = 2  # knight and mill, a point each
THEMES: Final = 6  # all sets there are
GOAL_OF_ALL: Final = 25  # the article's own sum for them (106.A.a)
CROWD: Final = range(20, 25)  # cards in play

OPTIONS: Final = (
    Option("edition", "choice", DEFAULT, choices=tuple(EDITIONS)),
    Option("sets", "list", ["base"], items=SETS + EXTRAS),
    Option("variant", "choice", "row", choices=("row", "bear")),
    Option("points", "number", None, low=LOWEST_GOAL, high=HIGHEST_GOAL),
    Option("first", "choice", "roll", choices=("roll", "0", "1")),
    Option("layout", "choice", "chosen", choices=("chosen", "printed"), house_rule=True),
    Option("hand0", "list", []),
    Option("hand1", "list", []),
    Option("standstill", "number", 200, low=10, high=4000, house_rule=True),
    Option("turn_limit", "number", 2000, low=10, high=4000, house_rule=True),
)
MEASURED: Final[dict[str, dict[str, object]]] = {"base": {}, "all_sets": {"sets": list(SETS)}}  # one by one


def crowded(g: Duel) -> bool:
    """Whether somebody acts with 20 to 24 cards in play: a decision like those of games with other sets."""
    return g.phase == MAIN and g.agenda[-1] == MAIN_STEP.number and len(g.land0.built) + len(g.land1.built) in CROWD


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
        if sets == [ALL]:
            sets = list(SETS)
            chosen["sets"] = sets
        if "base" not in sets:
            raise InputError("sets must contain 'base': every game needs roads, settlements, cities and regions.")
        if len(set(sets)) < len(sets):
            raise InputError("sets names a set twice; every set is in the box once.")
        folders = {s: find_set(self.name, s, SETS + EXTRAS) for s in sets}
        themes = [s for s in sets if s != "base" and not folders[s].about.extra]
        if len(sets) > 1 and not themes:
            says = "{sets} belongs to the extended game: add a theme set, such as {known}."
            raise InputError(says, sets=", ".join(sets[1:]), known=", ".join(SETS[1:]))
        edition, extended = str(chosen["edition"]), len(themes) > 0
        by_set = {
            s: as_printed((f for f in folder.facts() if f.only == ""), edition, extended)
            for s, folder in folders.items()
        }
        cat = Catalogue([f for facts in by_set.values() for f in facts])
        h = house(edition, extended)
        h.points_to_win = goal(chosen["points"], len(themes), highest_goal(cat))
        chosen["points"] = h.points_to_win
        h.standstill = int(str(chosen["standstill"]))
        h.turn_limit = int(str(chosen["turn_limit"]))
        header = {"game": self.name, "rules": RULES_VERSION}
        header |= {o.name: as_text(chosen[o.name]) for o in OPTIONS}
        rules = new_rulebook(cat, h, header)
        for folder in folders.values():
            folder.register(rules)
        opened = {card for folder in folders.values() for card in folder.about.open}
        groups = {"base": by_set["base"] + [f for s in sets if folders[s].about.extra for f in by_set[s]]}
        groups |= {s: by_set[s] for s in themes}
        part_stacks(rules, groups, opened, str(chosen["variant"]))
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
            if n < 0 or rules.cat.fact(n).kind not in STACKED:
                known = [f.id for f in rules.cat.facts if f.kind in STACKED]
                raise unknown("card in {option}", card, known, option=option)
            out.append(n)
        return out

    def _check_copies(self, rules: Rulebook, hands: list[list[int]]) -> None:
        """No more copies of a card than the game has."""
        both = hands[0] + hands[1]
        for n in set(both):
            if both.count(n) > rules.cat.copies[n]:
                card = rules.cat.ids[n]
                says = "The start hands name {card!r} {times} times; the game has fewer."
                raise InputError(says, card=card, times=both.count(n))

    def blank(self, chosen: str) -> Duel:
        """A table on which nothing lies; nothing is chosen there."""
        return empty_table(self.rules, 0, False, True).blank()

    def new(self, seed: int | None = None, explicit: bool = False, trace: bool = True) -> Duel:
        """A fresh position, moved on to the first decision. Without a seed chance is different every time."""
        g = empty_table(self.rules, seed, explicit, trace)
        cat = self.rules.cat
        g.roads_left = cat.copies[cat.number("strasse")]
        g.settlements_left = cat.copies[cat.number("siedlung")]
        g.cities_left = cat.copies[cat.number("stadt")]
        g.crowns_left = cat.copies[cat.crown]
        g.citadels_left = cat.copies[cat.citadel]
        setup.lay_display(g)
        first = self.chosen["first"]
        printed = self.chosen["layout"] == "printed"
        if printed:
            for seat in range(2):
                for place, card in enumerate(setup.start_regions(g, seat)):
                    setup.lay_region(g, seat, card, setup.START_PLACES + place, setup.start_stock(g, card))
        setup.push_start(g, bool(self.rules.start_hands), -1 if first == "roll" else int(str(first)), not printed)
        setup.push_shuffles(g)
        g.advance()
        return g


def goal(asked: object, theme_sets: int, highest: int) -> int:
    """Points to win: 12 in the base game, 13 in the extended one, 2 more for each further set (106.A).

    For all six the article reckons 25 itself, one step more than its rule of thumb gives.
    """
    if not isinstance(asked, int):
        thumb = GOAL_OF_ALL if theme_sets == THEMES else 13 + 2 * (theme_sets - 1)
        return min(12 if theme_sets == 0 else thumb, highest)
    if asked > highest:
        says = "points = {asked}: with these sets {most} is the most to play for (106.A.b)."
        raise InputError(says, asked=asked, most=highest)
    return asked


def highest_goal(cat: Catalogue) -> int:
    """The most to play for: half of all points in the game, since whoever has them cannot be overtaken (106.A.b)."""
    points = PLACES + cat.copies[cat.number("stadt")] + FIGURES
    for n in range(1, len(cat.ids)):
        if cat.fact(n).kind in ("building", "unit"):
            points += (cat.fact(n).points + cat.fact(n).rises) * cat.copies[n]
    return min((points + 1) // 2, HIGHEST_GOAL)


def part_stacks(rules: Rulebook, by_set: dict[str, list[CardFact]], opened: set[str], variant: str) -> None:
    """Which cards lie in which stacks, and which are laid open (105.B.a, 105.C.b, 106.C, 106.D)."""
    shuffled = variant == "bear" and len(by_set) > 1
    opened = set() if shuffled else opened  # bear variant: everything is shuffled together (106.D)
    groups: list[list[int]] = []
    for facts in by_set.values():
        group: list[int] = []
        for f in facts:
            n = rules.cat.number(f.id)
            if f.id in opened:
                rules.displayed[n] = rules.displayed[n] + f.count
                rules.cat.flags[n] = rules.cat.flags[n] | ONE_EACH  # one of each for either player (105.C.b)
            elif f.kind in STACKED:
                group.extend([n] * f.count)
        groups.append(group)
    themes = len(groups) - 1
    if shuffled:
        rules.groups = [[n for group in groups for n in group]]
        rules.parts = [EXTENDED_BASE_STACKS + THEME_STACKS * themes]
    else:
        rules.groups = groups
        rules.parts = [EXTENDED_BASE_STACKS if themes else BASE_STACKS] + [THEME_STACKS] * themes
