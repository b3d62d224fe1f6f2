# mypyc: skip
"""The kinds of values in the principality games: how cards, places, regions, stacks and the rest are told."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from catanica.games.principality.cards.catalogue import GREAT_FLEET
from catanica.games.principality.cards.effect import ON_STACK, ON_USE
from catanica.games.principality.position.geometry import COLUMNS, GAPS, LAID, OUTSIDE, PLACES, REGIONS, SIDES, SPACES
from catanica.games.principality.position.goods import NAMES
from catanica.games.principality.telling.places import (
    column_name,
    column_number,
    gap_name,
    gap_number,
    heard_place,
    heard_region,
    place_name,
    place_number,
    region_name,
)
from catanica.games.principality.telling.thinkable import DuelGrammar, cards_at_hand, places_for
from catanica.games.principality.vocabulary import CARD, CAUSE, NUMBER, PLACE
from catanica.kernel.grammar import Grammar
from catanica.kernel.kinds import Heard, Json, Kind, Named, Number, Seats, is_number, malformed
from catanica.kernel.parts import Arg, Maybe, Part, Seen
from catanica.kernel.refusal import Refusal
from catanica.kernel.words import Field, Register

if TYPE_CHECKING:  # positions know the verbs
    from catanica.games.principality.position.duel import Duel

Cards = Callable[["Duel"], Iterable[int]]

PILE_NAMES: Final = ("expansions", "events", "regions")  # in the order of their numbers
BESIDE: Final = "beside"  # the slot of cards that lie beside the row
# kinds of cards that lie in a principality
LAID_OUT: Final = ("building", "unit", "wizard", "spellbook", "site", "counter", "metropolis")


# -- which cards a verb can name ------------------------------------------------------------------------------------


def _of_kinds(g: "Duel", *kinds: str) -> list[int]:
    return [n for n in range(1, len(g.cat.ids)) if g.cat.fact(n).kind in kinds]


def every_card(g: "Duel") -> Iterable[int]:
    """All cards."""
    return range(1, len(g.cat.ids))


def held(g: "Duel") -> list[int]:
    """Cards that can be in a hand."""
    return _of_kinds(g, "action", *LAID_OUT)


def built(g: "Duel") -> list[int]:
    """Cards that are laid out in a principality."""
    return _of_kinds(g, *LAID_OUT)


def displayed(g: "Duel") -> list[int]:
    """Those of them that lie open to be built by anybody."""
    return [n for n in built(g) if g.rules.displayed[n]]


def played(g: "Duel") -> list[int]:
    """Action cards."""
    return _of_kinds(g, "action")


def regions(g: "Duel") -> list[int]:
    """Region cards."""
    return _of_kinds(g, "region")


def picked(g: "Duel") -> list[int]:
    """Cards that can be chosen out of several."""
    return held(g) + regions(g) + _of_kinds(g, "event")


def sites(g: "Duel", card: int) -> Iterable[int]:
    """The places a card may lie at; units also outside the regions of a metropolis, where there are any."""
    fact = g.cat.fact(card)
    if fact.slot.endswith(("region", "road")):
        return range(SIDES, PLACES)
    outside = fact.kind == "unit" and g.cat.crown > 0
    return [*range(SIDES), *(range(OUTSIDE, OUTSIDE + REGIONS) if outside else ())]


def has_citadels(g: "Duel") -> bool:
    """Whether citadels are in the game."""
    return g.cat.citadel != 0


def bans(g: "Duel") -> bool:
    """Whether a card can lie on a stack or on the discard pile."""
    return bool(g.rules.hooked & ON_STACK)


def fleets(g: "Duel") -> bool:
    """Whether there are great trade fleets."""
    return bool(g.rules.traits & GREAT_FLEET)


# -- kinds ----------------------------------------------------------------------------------------------------------


class CardKind(Kind["Duel"]):
    """A card by its id."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("card")
        self.cards = cards

    def hear(self, g: "Duel", words: Sequence[str]) -> Heard | Refusal:
        """Any card of this game."""
        card = g.cat.number(words[0].lower())
        if card < 0:
            return malformed("unknown_card", word=words[0], known=g.cat.ids[1:])
        return card, 1

    def show(self, g: "Duel", value: int) -> object:
        """The id; nothing for an unknown card."""
        return g.cat.ids[value] or None

    def values(self, g: "Duel") -> Iterable[int]:
        """The cards meant."""
        return self.cards(g)


class Located(Kind["Duel"]):
    """Something that lies in a principality, by its name."""

    whole = True

    def __init__(
        self,
        name: str,
        said: Callable[[int], str],
        heard: Callable[[Sequence[str]], tuple[int, int]],
        there: int,
    ) -> None:
        super().__init__(name)
        self.said = said
        self.heard = heard
        self.there = there

    def hear(self, g: "Duel", words: Sequence[str]) -> Heard | Refusal:
        """What the words begin with."""
        value, used = self.heard(words)
        return self.wrong(g, words) if value < 0 else (value, used)

    def wrong(self, g: "Duel", words: Sequence[str]) -> Refusal:
        """No such place."""
        return malformed("unknown_place", word=" ".join(words))

    def show(self, g: "Duel", value: int) -> object:
        """Its name."""
        return self.said(value)

    def values(self, g: "Duel") -> Iterable[int]:
        """All there are."""
        return range(self.there)


class FaceKind(Kind["Duel"]):
    """A face of the event die, from 1; two faces bear the same sign."""

    whole = True

    def hear(self, g: "Duel", words: Sequence[str]) -> Heard | Refusal:
        """The first face of that name."""
        if words[0] not in g.rules.faces:
            return self.wrong(g, words)
        return g.rules.faces.index(words[0]) + 1, 1

    def wrong(self, g: "Duel", words: Sequence[str]) -> Refusal:
        """No such face."""
        return malformed("unknown_face", word=words[0], known=list(g.rules.faces))

    def show(self, g: "Duel", value: int) -> object:
        """What the face shows."""
        return g.rules.faces[min(value, len(g.rules.faces)) - 1]

    def values(self, g: "Duel") -> Iterable[int]:
        """One number for each name."""
        return range(1, len(g.rules.faces) + 1)


class AmountsKind(Kind["Duel"]):
    """So many of each kind of resource, four bits a kind."""

    def __init__(self) -> None:
        super().__init__("amounts")

    def show(self, g: "Duel", value: int) -> object:
        """Those there are any of, by name."""
        found = {name: value >> 4 * k & 0xF for k, name in enumerate(NAMES)}
        return {name: n for name, n in found.items() if n}

    def schema(self) -> Json:
        """A number for each resource."""
        return {"type": "object", "additionalProperties": {"type": "integer"}}


class SetKind(Number["Duel"]):
    """A theme set that can be picked: shown by its id, written by its number in the box; both are understood."""

    def hear(self, g: "Duel", words: Sequence[str]) -> Heard | Refusal:
        """Its id, or its number."""
        named = words[0].lower()
        return (g.rules.pickable.index(named), 1) if named in g.rules.pickable else super().hear(g, words)

    def show(self, g: "Duel", value: int) -> object:
        """Its id."""
        return g.rules.pickable[value]

    def schema(self) -> Json:
        """The id."""
        return {"type": "string"}


def _one(number: Callable[[str], int]) -> Callable[[Sequence[str]], tuple[int, int]]:
    return lambda words: (number(words[0]), 1)


SEATS: Final[Seats["Duel"]] = Seats("seat")
CARDS: Final = CardKind(every_card)
PLACES_NAMED: Final = Located("place", place_name, heard_place, PLACES)
PILES: Final[Named["Duel"]] = Named("pile", PILE_NAMES, "unknown_place")
REGIONS_NAMED: Final = Located("region", region_name, heard_region, SPACES)
COLUMNS_NAMED: Final = Located("column", column_name, _one(column_number), COLUMNS)
GAPS_NAMED: Final = Located("gap", gap_name, _one(gap_number), GAPS)
STACKS: Final[Number["Duel"]] = Number("stack", lambda g: range(sum(g.rules.parts)), first=1)
SETS: Final = SetKind("set", lambda g: range(len(g.rules.pickable)), first=1)
NUMBERS: Final[Number["Duel"]] = Number("number", lambda g: range(1, 7))
GOODS: Final[Named["Duel"]] = Named("resource", NAMES, "unknown_resource")
FACES: Final = FaceKind("face")


# -- parts that belong together -------------------------------------------------------------------------------------


class Several(Part["Duel"]):
    """Arguments that are said one after the other and listed together."""

    optional = False

    def __init__(self, *parts: Part["Duel"]) -> None:
        self.parts = parts
        self.moving = any(part.moving for part in parts)

    def moves(self, g: "Duel", word: int) -> object:
        """What any of them depends on."""
        return tuple(part.moves(g, word) for part in self.parts)

    def fields(self) -> Sequence[Field]:
        """All their fields."""
        return [f for part in self.parts for f in part.fields()]

    def shape(self) -> str:
        """One after the other."""
        return " ".join(part.shape() for part in self.parts)

    def say(self, g: "Duel", word: int) -> str:
        """One after the other."""
        return " ".join(said for part in self.parts if (said := part.say(g, word)))

    def hear(self, g: "Duel", words: Sequence[str]) -> Heard | Refusal:
        """One after the other."""
        bits, at = 0, 0
        for part in self.parts:
            if at == len(words) and not part.optional:
                return malformed("words_missing", shape=self.shape())
            heard = part.hear(g, words[at:])
            if isinstance(heard, Refusal):
                return heard
            bits |= heard[0]
            at += heard[1]
        return bits, at

    def show(self, g: "Duel", word: int, out: Json) -> None:
        """Each under its name."""
        for part in self.parts:
            part.show(g, word, out)

    def kinds(self) -> dict[str, str]:
        """All of them."""
        return {name: kind for part in self.parts for name, kind in part.kinds().items()}

    def schema(self) -> tuple[Json, list[str]]:
        """All of them."""
        found: tuple[Json, list[str]] = ({}, [])
        for part in self.parts:
            more, always = part.schema()
            found = found[0] | more, found[1] + always
        return found


class CardAt(Several):
    """A card and the place it lies at or shall lie at."""

    def __init__(self, cards: Cards, *more: Part["Duel"]) -> None:
        super().__init__(Arg(CARD, CARDS), Arg(PLACE, PLACES_NAMED), *more)
        self.cards = cards

    def codes(self, g: "Duel") -> Iterable[int]:
        """Every card where it can lie."""
        return [CARD.put(n) | PLACE.put(p) for n in self.cards(g) for p in sites(g, n)]

    def thinkable(self, g: "Duel", word: int, given: Mapping[str, object]) -> Iterable[int]:
        """The card that is named, otherwise those at hand, each at the place that is named or at those of its kind."""
        if given.keys() & {"way", "by"}:
            return super().thinkable(g, word, given)
        cards = [g.cat.number(str(given["card"]))] if "card" in given else sorted(cards_at_hand(g))
        place = place_number(str(given["place"]).split()) if "place" in given else None
        return [
            CARD.put(n) | PLACE.put(p)
            for n in cards
            if n > 0
            for p in (places_for(g, n) if place is None else (place,))
            if p >= 0
        ]


class Way(Part["Duel"]):
    """How a card is used where there are several ways: a number of its own, or a second card."""

    def __init__(self) -> None:
        self.number = Maybe(Arg(NUMBER, NUMBERS, "way"))
        self.card = Maybe(Arg(CAUSE, CARDS, "by"))

    def fields(self) -> Sequence[Field]:
        """Number and card."""
        return (NUMBER, CAUSE)

    def shape(self) -> str:
        """Either."""
        return "[number | card]"

    def say(self, g: "Duel", word: int) -> str:
        """Whichever is there."""
        return self.number.say(g, word) or self.card.say(g, word)

    def hear(self, g: "Duel", words: Sequence[str]) -> Heard | Refusal:
        """A number or a card."""
        if not words:
            return 0, 0
        return (self.number if is_number(words[0]) else self.card).hear(g, words)

    def show(self, g: "Duel", word: int, out: Json) -> None:
        """Whichever is there."""
        self.number.show(g, word, out)
        self.card.show(g, word, out)

    def kinds(self) -> dict[str, str]:
        """Both."""
        return self.number.kinds() | self.card.kinds()

    def schema(self) -> tuple[Json, list[str]]:
        """Neither is always there."""
        return self.number.schema()[0] | self.card.schema()[0], []


def counter_on(g: "Duel", word: int) -> object:
    """What lies on a card: owls, stars, levels or what a set calls its counter."""
    return next((c.name for c in g.rules.counters if c.room[CARD.of(word)] > 0), "")


COUNTED: Final = Seen("counter", "counter", {"type": "string"}, counter_on)


class Used(CardAt):
    """A card in play whose function is used, and how."""

    def __init__(self) -> None:
        super().__init__(built, Way())

    def codes(self, g: "Duel") -> Iterable[int]:
        """Cards that have a function; those that lie on a card, stack or pile, with the number of where they lie."""
        out = [CARD.put(n) | PLACE.put(p) for n in built(g) if g.cat.hooks[n] for p in sites(g, n)]
        lying = [n for n in played(g) if g.cat.hooks[n] & ON_USE]
        beside = [n for n in built(g) if g.cat.hooks[n] and g.cat.fact(n).slot == BESIDE]
        where = range(sum(g.rules.parts) + 1 if bans(g) or beside else 1)
        out += [CARD.put(n) | PLACE.put(LAID) | NUMBER.put(s) for n in lying + beside for s in where]
        return out


class Exchange(Several):
    """One kind of resource for another."""

    def __init__(self, give: Arg["Duel"], get: Arg["Duel"]) -> None:
        super().__init__(give, get)
        self.give, self.get = give, get

    def codes(self, g: "Duel") -> Iterable[int]:
        """Two different kinds."""
        kinds = range(len(NAMES))
        return [self.give.field.put(a) | self.get.field.put(b) for a in kinds for b in kinds if a != b]


class OfFleet(Maybe["Duel"]):
    """A region whose resources a great trade fleet trades."""

    def codes(self, g: "Duel") -> Iterable[int]:
        """Only where there are such fleets."""
        return super().codes(g) if fleets(g) else (0,)

    def thinkable(self, g: "Duel", word: int, given: Mapping[str, object]) -> Iterable[int]:
        """Who names no region means trade with the bank."""
        return super().thinkable(g, word, given) if self.arg.name in given else (0,)


GRAMMAR: Final[Grammar["Duel"]] = DuelGrammar(Register("verb", 1), Register("happening", 1), "Principality")
