"""The cards read a second time: what can be played, built and traded, told from the data and the rulings alone.

Nothing here asks the rules what is possible. It is for positions in a player's main phase, with all actions open, no
toll and no ban (`rich.py` makes such).
"""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from catanica.games.principality.cards.stores import stored, stored_kind
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import AT_REGION, COLUMNS, GAPS, LAID, ON_ROAD, OUTSIDE, SIDES
from catanica.games.principality.position.goods import NAMES
from catanica.games.principality.position.piece import (
    aim,
    aimed_card,
    aimed_place,
    blocked,
    goods_on,
    owner_of,
    target_of,
    used,
)
from catanica.games.principality.vocabulary import card_of, place_of
from tests.conformance.cardgame_points import Printed, cards_of

FULL = 3
STORES = ("schatzkammer", "naturalienspeicher", "kolonialstuetzpunkt")
MANUFACTORIES = ("faerberei", "kunstschmiede", "schnapsbrennerei")
FIREPROOF = ("bischofssitz", "triumphbogen", "feuerwache", "stein_der_weisen")
LEARNED = ("palast", "kirche", "bibliothek", "universitaet")

Regions = dict[int, tuple[str, int, int]]  # by place: the kind, what lies there, the number


def regions(g: Duel, seat: int) -> Regions:
    """What lies on a player's regions."""
    land, cat = g.land(seat), g.cat
    return {
        i: (NAMES[land.kind_at(cat, i)], int(land.stock_at(i)), int(cat.die[card_of(r)]))
        for i, r in enumerate(land.regions)
        if r
    }


def working(g: Duel, seat: int) -> list[tuple[str, int, int]]:
    """A player's cards at home that work, each with its place and its goods; a society is what it copies besides."""
    out = []
    for p in g.land(seat).built:
        if owner_of(p) == seat and place_of(p) < LAID and not blocked(p):
            card = g.cat.ids[card_of(p)]
            out.append((card, int(place_of(p)), int(goods_on(p))))
            if card == "geheimbund" and target_of(p):
                place, model = aimed_place(target_of(p)), aimed_card(target_of(p))
                there = [q for q in g.land(1 - seat).built if place_of(q) == place and card_of(q) == model]
                if any(not blocked(q) for q in there):
                    out.append((g.cat.ids[model], int(place_of(p)), int(goods_on(p))))
    return out


def lies_beside(place: int, region: int) -> bool:
    """Whether a site of a settlement or city borders on a region."""
    return place < SIDES and place in (region, region - 2)


@dataclass(frozen=True)
class Card:
    """A card in play."""

    id: str
    word: int
    where: int  # in whose land
    facts: Printed

    @property
    def owner(self) -> int:
        """Whose it is."""
        return int(owner_of(self.word))

    @property
    def place(self) -> int:
        """Where it lies."""
        return int(place_of(self.word))

    def is_a(self, *flags: str) -> bool:
        """Whether it is of one of some sorts."""
        return any(flag in self.facts.get("flags", ()) for flag in flags)


@dataclass
class Reader:
    """A position as its active player reads it."""

    g: Duel

    @cached_property
    def me(self) -> int:
        """The active player."""
        return int(self.g.active)

    @cached_property
    def facts(self) -> dict[str, Printed]:
        """All cards."""
        return cards_of(self.g)

    @cached_property
    def cards(self) -> list[Card]:
        """Everything built, in both lands."""
        ids = self.g.cat.ids
        return [
            Card(ids[card_of(p)], int(p), where, self.facts[ids[card_of(p)]])
            for where in (0, 1)
            for p in self.g.land(where).built
            if place_of(p) < LAID
        ]

    @cached_property
    def names(self) -> list[str]:
        """What works for the player."""
        return [card for card, _, _ in working(self.g, self.me)]

    @cached_property
    def mine(self) -> list[Card]:
        """The player's cards."""
        return [card for card in self.cards if card.owner == self.me]

    @cached_property
    def theirs(self) -> list[Card]:
        """The opponent's cards."""
        return [card for card in self.cards if card.owner != self.me]

    def stock(self, seat: int) -> Counter[str]:
        """What lies on a player's regions, by kind."""
        out: Counter[str] = Counter()
        for kind, there, _ in regions(self.g, seat).values():
            out[kind] += there
        return out

    @cached_property
    def room(self) -> Counter[str]:
        """What would find room, by kind."""
        out: Counter[str] = Counter()
        for kind, there, _ in regions(self.g, self.me).values():
            out[kind] += FULL - there
        return out

    @cached_property
    def purse(self) -> Counter[str]:
        """What the player can pay with: regions, and stores that work (119.C.a, 122.B.b)."""
        out = self.stock(self.me)
        for card in self.mine:
            if card.id in STORES and not blocked(card.word) and goods_on(card.word):
                out[NAMES[stored_kind(card.word)]] += int(stored(card.word))
        return out

    @cached_property
    def magic(self) -> int:
        """On wizards not fed in this turn (127.A.c)."""
        wizards = [card.word for card in self.mine if card.facts["kind"] == "wizard"]
        return sum(int(goods_on(word)) for word in wizards if not used(word))

    def count(self, seat: int, place: int) -> int:
        """How many cards lie at a place."""
        return sum(place_of(p) == place for p in self.g.land(seat).built)

    def warded(self, card: Card) -> bool:
        """Whether a ward circle keeps the other player from naming it."""
        named = aim(place_of(card.word), card_of(card.word))
        books = [x for x in self.cards if x.id == "zehntes_buch" and x.owner == card.owner == card.where]
        return any(target_of(book.word) == named for book in books)

    # -- actions ------------------------------------------------------------------------------------------------------

    def fireproof(self, card: Card) -> bool:
        """Immune by itself or by what it copies, or watched in its city (112.G.d, 112.G.e)."""
        model = target_of(card.word) if card.id == "geheimbund" and not blocked(card.word) else 0
        if card.id in FIREPROOF or (model and self.g.cat.ids[aimed_card(model)] in FIREPROOF):
            return True
        here = working(self.g, card.where)
        return card.place < SIDES and any(c == "feuerwache" and p >> 1 == card.place >> 1 for c, p, _ in here)

    def bare(self, card: str, laid: str) -> bool:
        """Whether the player's opponent (or he himself) has such a building at home with no card of a name on it."""
        seat = self.me if laid == "pfandleiher" else 1 - self.me
        on = [target_of(p) for p in self.g.land(seat).built if self.g.cat.ids[card_of(p)] == laid]
        there = [
            aim(place_of(c.word), card_of(c.word)) for c in self.cards if c.id == card and c.owner == c.where == seat
        ]
        return any(on.count(named) < there.count(named) for named in there)

    def spare(self, seat: int) -> bool:
        """A region of a kind that is there twice, which no card holds (112.I.a)."""
        there = regions(self.g, seat)
        kinds = Counter(kind for kind, _, _ in there.values())
        return any(kinds[kind] > 1 and not self.count(seat, AT_REGION + i) for i, (kind, _, _) in there.items())

    def playable(self, knight: bool, mill: bool) -> dict[str, bool]:
        """Which action cards could be played; who has the figures is told."""
        g, me, names, other = self.g, self.me, self.names, 1 - self.me
        their_stock = self.stock(other)
        take = any(their_stock[kind] and self.room[kind] for kind in NAMES)
        full = any(g.stacks.size(s) for s in range(g.stacks.count()))
        pile = [g.cat.ids[card_of(s)] for s in g.discard]
        kinds = [self.facts[card]["kind"] for card in pile]
        buildings = [c for c in self.theirs if c.facts["kind"] == "building"]
        knights = [c for c in self.theirs if c.is_a("knight")]
        order = "ordensburg" in [card for card, _, _ in working(g, other)]
        wizards = [c for c in self.mine if c.facts["kind"] == "wizard"]
        towns = g.land(me)
        struck = [c for c in knights if not order and c.id != "walther_der_saenger"]
        struck += [c for c in self.theirs if c.is_a("cannon", "dragon")]
        arch = any(c.id == "triumphbogen" and not blocked(c.word) and goods_on(c.word) < FULL for c in self.mine)
        somewhere = sum(self.room.values()) > 0
        hall, science = "rathaus" in names, "universitaet" in names
        return {
            "feuerteufel": any(not self.fireproof(c) and not self.warded(c) for c in buildings),
            "haendler": take,
            "raubzug": take,
            "gewuerzkarawane": take,
            "handelsmeister": mill and take,
            "schwarzer_ritter": any(not self.warded(c) for c in struck),
            "spion": len(g.land(other).hand) > 0,
            "karawane": any(self.purse[k] and any(self.room[j] for j in NAMES if j != k) for k in NAMES),
            "burgfraeulein_imelda": not order and any(not c.id.startswith("johanna") for c in knights),
            "grenzkonflikt": knight and self.spare(0) and self.spare(1),
            "kirchenbann": "kirche" in names,
            "diplomat": hall and len(pile) > 0,
            "archivar": hall and full,
            "kanzler": hall,
            "buchdruck": science and full,
            "erfinder": science and full,
            "dreifelderwirtschaft": science and self.room["grain"] > 0,
            "umsiedlung": sum(not self.count(me, AT_REGION + i) for i in regions(g, me)) > 1,
            "grosser_buergermeister": towns.cities != 0 and somewhere,
            "pfandleiher": any(self.bare(c.id, "pfandleiher") for c in self.mine if c.facts["kind"] == "building"),
            "hexe": self.magic > 0 and any(not self.warded(c) for c in buildings),
            "dogma": any(self.bare(c.id, "dogma") and not self.warded(c) for c in buildings if c.id in LEARNED),
            "barbarenfeldzug": any(c.is_a("fleet", "trade_fleet") for c in self.mine)
            and sum(c.is_a("knight") for c in self.mine) > 1
            and (somewhere or arch),
            "sigismund_der_seeheld": any("trade_fleet" in self.facts[card].get("flags", ()) for card in pile),
            "anton_der_schatzmeister": self.room["gold"] > 0,
            "duell_der_zauberer": self.magic > 0 and any(c.facts["kind"] == "wizard" for c in self.theirs),
            "zauberhand": self.magic > 1
            and any(c.facts["kind"] == "spellbook" for c in self.theirs)
            and len(self.sites(me, "citadel")) > 0,
            "bessere_welt": self.magic > 1 and len(g.event_stack) > 1,
            "eryn_der_druide": self.magic > 1 and towns.citadels != 0 and self.spare(me) and len(g.region_stack) > 0,
            "materialisation": self.magic > 1
            and len(wizards) > 1
            and g.cities_left > 0
            and towns.settlements & ~towns.cities & ~towns.citadels != 0,
            "transmutation": len(wizards) > 0,
            "wissen_der_ahnen": "action" in kinds,
            "alte_wissenschaften": towns.citadels != 0 and ("action" in kinds or "unit" in kinds),
        }

    # -- building -----------------------------------------------------------------------------------------------------

    def sites(self, seat: int, *towns: str) -> list[int]:
        """Free sites at settlements, cities or citadels."""
        land, out = self.g.land(seat), []
        for c in range(COLUMNS):
            if land.settlements >> c & 1:
                town = "city" if land.cities >> c & 1 else "citadel" if land.citadels >> c & 1 else "settlement"
                most = 1 if town == "settlement" else 2
                out += [s for s in (2 * c, 2 * c + 1) if town in towns and self.count(seat, s) < most]
        return out

    def free_regions(self) -> list[int]:
        """Own regions at which and outside which nothing lies (128.C.b)."""
        at = regions(self.g, self.me)
        return [i for i in at if not self.count(self.me, AT_REGION + i) and not self.count(self.me, OUTSIDE + i)]

    def beside(self, region: int, towns: int) -> bool:
        """Whether a region borders on one of some towns."""
        return any(c >= 0 and towns >> c & 1 for c in ((region >> 1) - 1, region >> 1))

    def at_regions(self, card: str) -> list[int]:
        """The own regions at which a card may lie (122.A.a, 127.C.b, 127.C.c)."""
        facts, kinds, out = self.facts[card], regions(self.g, self.me), []
        there = regions(self.g, 1 - self.me)
        led = [c for c in self.theirs if c.facts["kind"] == "wizard" and c.id != "zauberbund"]
        followed = {there[c.place - AT_REGION][0] for c in led}
        for i in self.free_regions():
            wanted = followed if card == "zauberbund" else {facts["resource"]}
            near = facts["kind"] != "wizard" or self.beside(i, self.g.land(self.me).citadels)
            if kinds[i][0] in wanted and near:
                out.append(AT_REGION + i)
        return out

    def places(self, card: str) -> list[int]:
        """Where a card may lie."""
        facts, g, me, other = self.facts[card], self.g, self.me, 1 - self.me
        slot = facts["slot"]
        if slot == "region":
            return self.at_regions(card)
        if slot in ("road", "opponent_road"):
            seat = me if slot == "road" else other
            gaps = [gap for gap in range(GAPS) if g.land(seat).roads >> gap & 1]
            return [ON_ROAD + gap for gap in gaps if not self.count(seat, ON_ROAD + gap)]
        towns = ("settlement", "city", "citadel") if slot.endswith("settlement_or_city") else (slot.split("_")[-1],)
        out = self.sites(other if slot.startswith("opponent") else me, *towns)
        if facts["kind"] == "unit" and slot != "citadel":  # also outside a metropolis's regions (128.C.c)
            out += [OUTSIDE + i for i in self.free_regions() if self.beside(i, g.land(me).crowns)]
        return out

    def conditions(self, card: str, tournament: bool) -> bool:
        """Whether all a card asks for is there; who leads in tournament points is told."""
        facts, names = self.facts[card], self.names
        if facts.get("unique") and card in [c.id for c in self.cards]:
            return False
        if not all(need in names or (need == "tournament" and tournament) for need in facts.get("needs", ())):
            return False
        if facts.get("needs_any") and not any(need in names for need in facts["needs_any"]):
            return False
        if facts["kind"] != "spellbook" and facts.get("magic", 0) > self.magic:
            return False
        if card == "handelsmesse":
            return sum(n for made, _, n in working(self.g, self.me) if made in MANUFACTORIES) >= FULL
        if card == "hansebund":
            return any(c.is_a("trade_fleet") for c in self.mine)
        if card == "stein_der_weisen":
            return int(self.g.land(self.me).citadels).bit_count() > 1
        if card == "universitaet":
            return card not in [c.id for c in self.mine]
        return not ("zitadelle" in facts.get("lacks", ()) and self.g.land(self.me).citadels)

    def paid(self, card: str) -> bool:
        """Whether the player can pay for a card, all that makes it cheaper considered (105.G.a, 103.P.c)."""
        facts, names = self.facts[card], self.names
        cost: Counter[str] = Counter(facts.get("cost", {}))
        flags = facts.get("flags", ())
        less = names.count("burg") if "knight" in flags else 0
        less += names.count("werft") if "fleet" in flags or "trade_fleet" in flags else 0
        less += names.count("baukran") if facts["kind"] == "building" and cost.total() > 4 else 0
        less += names.count("mission") if card in ("kirche", "kathedrale") else 0
        ways = [cost]
        if any(c == "residenz_muenz" and n == FULL for c, _, n in working(self.g, self.me)):
            ways += [cost - Counter([kind]) + Counter(["gold"]) for kind in cost if kind != "gold"]
        first, *lent = [(way - self.purse).total() <= less for way in ways]
        return first or any(ok and way["gold"] <= self.purse["gold"] for ok, way in zip(lent, ways[1:], strict=True))

    # -- the bank -----------------------------------------------------------------------------------------------------

    def sails(self, fleet: Card) -> set[str]:
        """The kinds a trade fleet stands for."""
        if fleet.id != "grosse_handelsflotte":
            return {str(fleet.facts["resource"])}
        at = regions(self.g, fleet.where)
        return {at[i][0] for i in at if lies_beside(fleet.place, i) or fleet.place == OUTSIDE + i}

    def rates(self) -> dict[str, int]:
        """What the bank asks of each kind, wherever it lies (102.B.Banktausch)."""
        out = dict.fromkeys([str(name) for name in NAMES], 3)
        lights = [place for card, place, _ in working(self.g, self.me) if card == "leuchtturm"]
        for card in self.cards:
            own = card.owner == self.me
            if not card.is_a("trade_fleet") or (own and card.id == "grosse_handelsflotte"):
                continue
            if own or "hansebund" in self.names:
                for kind in self.sails(card):
                    out[kind] = min(out[kind], 1 if own and card.place in lights else 2)
        if "muenzgiesserei" in self.names:
            out["gold"] = 1
        return out
