# mypyc: skip
"""The card game as players choose it: options, sets, and a new position."""

from collections.abc import Sequence
from typing import Final

from catanica.games.cardgame.decks.choosing import check_decks, drawn_decks, read_decks
from catanica.games.cardgame.editions import DEFAULT, EDITIONS, as_printed, house
from catanica.games.cardgame.laying_aside import push_laying_aside
from catanica.games.cardgame.modes import (
    BEGINNERS,
    COMMON,
    MODES,
    STACKED,
    WITH_DECKS,
    allowed,
    check_mode,
    count_two_boxes,
    lay_out,
    usual_sets,
)
from catanica.games.cardgame.rulebook import new_rulebook
from catanica.games.cardgame.tournament import push_own_decks
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.cards.deck import Deck
from catanica.games.principality.cards.shelf import find_set
from catanica.games.principality.position.duel import MAIN, Duel
from catanica.games.principality.position.fresh import empty_table
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps import setup
from catanica.games.principality.steps.rows import MAIN as MAIN_STEP
from catanica.games.principality.telling.verbs import DEAL, PASS, PICK
from catanica.games.principality.vocabulary import card_is
from catanica.kernel.errors import InputError, unknown
from catanica.kernel.options import Option, as_text, settle, spelled

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
LOWEST_GOAL: Final = 3
HIGHEST_GOAL: Final = 28  # more cannot be asked for, whatever sets are played (106.A.b)
PLACES: Final = 9  # settlements and cities of both players together: two each at the start, five more
FIGURES: Final = 2  # knight and mill, a point each
THEMES: Final = 6  # all sets there are
GOAL_OF_ALL: Final = 25  # the article's own sum for them (106.A.a)
CROWD: Final = range(20, 25)  # cards in play
FEWEST_KEPT: Final = 12  # so that each of the four own stacks holds a first hand (KD-22)
MOST_KEPT: Final = 80  # more than all sets split between two

OPTIONS: Final = (
    Option("mode", "choice", COMMON, choices=MODES),
    Option("edition", "choice", DEFAULT, choices=tuple(EDITIONS)),
    Option("sets", "list", ["base"], items=SETS + EXTRAS),
    Option("variant", "choice", "row", choices=("row", "bear")),
    Option("points", "number", None, low=LOWEST_GOAL, high=HIGHEST_GOAL),
    Option("decks", "list", []),
    Option("first", "choice", "roll", choices=("roll", "0", "1")),
    Option("layout", "choice", "chosen", choices=("chosen", "printed"), house_rule=True),
    Option("hand0", "list", []),
    Option("hand1", "list", []),
    Option("own_cards", "number", None, low=FEWEST_KEPT, high=MOST_KEPT),
    Option("standstill", "number", 200, low=10, high=4000, house_rule=True),
    Option("turn_limit", "number", 2000, low=10, high=4000, house_rule=True),
)
UNTOLD: Final = ("mode", "decks", "own_cards")  # what is as usual need not be named; decks are secret (101.C.a)
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
        self.mode = str(self.chosen["mode"])
        self.decks: list[Deck | None] = read_decks(self._list("decks"), self.mode)
        if options.get("sets") is None and self.mode != COMMON:
            self.chosen["sets"] = usual_sets(self.mode, self.decks, SETS)
        self.rules = self._rulebook()

    def __repr__(self) -> str:
        return spelled(self.name, OPTIONS, self.chosen)

    def _list(self, option: str) -> list[str]:
        """An option that is a list."""
        return [str(item) for item in self.chosen[option]]  # type: ignore[attr-defined]

    def _rulebook(self) -> Rulebook:
        """Catalogue, house rules, steps and effects for the chosen sets."""
        chosen = self.chosen
        sets = self._list("sets")
        if sets == [ALL]:
            sets = list(SETS)
            chosen["sets"] = sets
        if "base" not in sets:
            raise InputError("sets must contain 'base': every game needs roads, settlements, cities and regions.")
        if len(set(sets)) < len(sets):
            raise InputError("sets names a set twice; every set is in the box once.")
        folders = {s: find_set(self.name, s, SETS + EXTRAS) for s in sets}
        themes = [s for s in sets if s != "base" and not folders[s].about.extra]
        if len(sets) > 1 and not themes and self.mode not in WITH_DECKS:  # in a deck they need no other set (141.J.c)
            says = "{sets} belongs to the extended game: add a theme set, such as {known}."
            raise InputError(says, sets=", ".join(sets[1:]), known=", ".join(SETS[1:]))
        check_mode(self.mode, sets, str(chosen["variant"]), chosen["own_cards"])
        edition, extended = str(chosen["edition"]), len(themes) > 0 or self.mode in WITH_DECKS
        by_set = {
            s: as_printed(
                (f for f in (allowed(self.mode, f) for f in folder.facts()) if f is not None), edition, extended
            )
            for s, folder in folders.items()
        }
        cat = Catalogue([f for facts in by_set.values() for f in facts])
        if self.mode in WITH_DECKS:
            ids = [folder.about.id for folder in folders.values()]
            check_decks(self.decks, ids, self.mode)
            count_two_boxes(cat, ids)
        h = house(edition, extended)
        h.points_to_win = goal(chosen["points"], self.mode, len(themes), highest_goal(cat))
        chosen["points"] = h.points_to_win
        h.standstill = int(str(chosen["standstill"]))
        h.turn_limit = int(str(chosen["turn_limit"]))
        header = {"game": self.name, "rules": RULES_VERSION}
        header |= {o.name: as_text(chosen[o.name]) for o in OPTIONS if o.name not in UNTOLD}
        if self.mode != COMMON:
            header["mode"] = self.mode
        if chosen["own_cards"] is not None:
            header["own_cards"] = as_text(chosen["own_cards"])
        rules = new_rulebook(cat, h, header)
        for folder in folders.values():
            folder.register(rules)
        opened = {card for folder in folders.values() for card in folder.about.open}
        groups = {"base": by_set["base"] + [f for s in sets if folders[s].about.extra for f in by_set[s]]}
        groups |= {s: by_set[s] for s in themes}
        lay_out(rules, self.mode, groups, opened, str(chosen["variant"]), chosen["own_cards"])
        hands = [self._hand(rules, "hand0"), self._hand(rules, "hand1")]
        if any(hands):
            if self.mode in WITH_DECKS:
                raise InputError("hand0 and hand1 go with shared stacks; in a tournament a deck names its first hand.")
            if rules.house.laid_aside > 0:
                raise InputError("hand0 and hand1 go with stacks of all cards: leave out own_cards.")
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
        hands = setup.OWN_HANDS if self.mode in WITH_DECKS else setup.GIVEN if self.rules.start_hands else setup.PICKED
        setup.push_start(g, hands, -1 if first == "roll" else int(str(first)), not printed)
        if self.mode in WITH_DECKS:
            push_own_decks(g)
            if not explicit or any(self.decks):
                self._bring(g, drawn_decks(self.decks, self.mode, self._list("sets"), g.rng))
        else:
            setup.push_shuffles(g)
            if self.rules.house.laid_aside > 0:
                push_laying_aside(g)
        g.explicit = explicit
        g.advance()
        return g

    def _bring(self, g: Duel, decks: Sequence[Deck]) -> None:
        """Both decks come to the table, and the first hands that go with them: part of the game's record, and of
        nobody's header, because they are secret. Nobody chose the hand of a deck that was drawn: it is proposed."""
        g.explicit = True
        g.advance()
        for deck in decks:
            for card in (*deck.listed(), *deck.events_listed()):
                g.step(DEAL | card_is(g.cat.number(card)))
        for seat, deck in enumerate(decks):
            chosen = bool(self.decks) and self.decks[seat] is not None
            for card in deck.start:
                g.step((DEAL if chosen else PICK) | card_is(g.cat.number(card)))
            if not deck.start:
                g.step(PASS)


def goal(asked: object, mode: str, theme_sets: int, highest: int) -> int:
    """Points to win: 12 in the base game, 13 in the extended one, 2 more for each further set (106.A).

    For all six the article reckons 25 itself, one step more than its rule of thumb gives. Tournaments are played to 13,
    that of beginners to 12 (101.D.c).
    """
    if not isinstance(asked, int):
        if mode in WITH_DECKS or mode == BEGINNERS:
            return 12 if mode == BEGINNERS else 13
        thumb = GOAL_OF_ALL if theme_sets == THEMES else 13 + 2 * (theme_sets - 1)
        return min(12 if theme_sets == 0 else thumb, highest)
    if asked > highest:
        says = "points = {asked}: with these sets {most} is the most to play for (106.A.b)."
        raise InputError(says, asked=asked, most=highest)
    return asked


def highest_goal(cat: Catalogue) -> int:
    """The most to play for: half of all points in the game, since whoever has them cannot be overtaken (106.A.b).

    Places that the cities do not reach for are citadels with a wizard: two points each as well.
    """
    cities = cat.copies[cat.number("stadt")]
    citadels = min(cat.copies[cat.citadel], PLACES - cities)
    points = PLACES + cities + citadels + FIGURES
    for n in range(1, len(cat.ids)):
        if cat.fact(n).kind in ("building", "unit"):
            points += (cat.fact(n).points + cat.fact(n).rises) * cat.copies[n]
    return min((points + 1) // 2, HIGHEST_GOAL)
