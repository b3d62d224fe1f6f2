# mypyc: skip
"""The games of two principalities for learners: which number means what. See docs/environments.md."""

from catanica.adapters.features import FeatureEncoding, Features
from catanica.games.principality.cards.powers import hand_limit, strength, tournament, trade_points
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import COLUMNS, GAPS, PLACES, REGIONS
from catanica.games.principality.position.goods import KINDS, NAMES
from catanica.games.principality.position.piece import owner_of, stock_of
from catanica.games.principality.telling.grammar import GRAMMAR
from catanica.games.principality.vocabulary import card_of, place_of
from catanica.kernel.state import State
from catanica.kernel.words import Field, Row, number_of


def by_name(word: Row | Field) -> str:
    """What steps and fields are ordered by, so that their numbers do not depend on what was loaded first."""
    return word.name


class PrincipalityEncoding(FeatureEncoding):
    """Actions and observations of a game of two principalities as fixed numbers."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Duel)
        steps = state.rules.steps
        self.steps: list[Row] = sorted((r for r in state.rules.words.rows if steps[r.number].name), key=by_name)
        self.fields: list[Field] = sorted({f.name: f for row in self.steps for f in row.fields}.values(), key=by_name)
        super().__init__(state, GRAMMAR.codes(state))

    def features(self, redacted: State, seat: int) -> Features:
        """The own land comes first."""
        g = redacted
        assert isinstance(g, Duel)
        f = Features()
        cat = g.cat
        cards = range(1, len(cat.ids))
        f.add("turn", g.turn, 4000)
        f.add("phase", g.phase, 5)
        f.add("my_turn", g.active == seat, 1)
        f.add("event_die", g.event_die, 6)
        f.add("production_die", g.die, 6)
        f.add("reached", g.reached, 7)
        self._decision(f, g)
        f.add("roads_left", g.roads_left, 10)
        f.add("settlements_left", g.settlements_left, 10)
        f.add("cities_left", g.cities_left, 10)
        for s in range(sum(g.rules.parts)):
            f.add(f"stack.{s}", g.stacks.size(s) if s < g.stacks.count() else 0, 250)
        for whose, one in (("mine", seat), ("theirs", 1 - seat)):
            self._land(f, g, whose, one)
        discarded = [0] * len(cat.ids)
        for s in g.discard:
            discarded[card_of(s)] += 1
        for n in cards:
            f.add(f"discard.{cat.ids[n]}", discarded[n], 20)
        return f

    def _decision(self, f: Features, g: Duel) -> None:
        """What is asked: the step on top of the agenda, by its place among the game's steps, and its fields."""
        top = g.agenda[len(g.agenda) - 1] if len(g.agenda) else 0
        asked = g.rules.words.row(number_of(top))
        f.add("decision", self.steps.index(asked) + 1 if asked in self.steps else 0, len(self.steps))
        for field in self.fields:
            value = field.of(top) if asked is not None and asked.field(field.name) is not None else 0
            if field.kind in ("bundle", "amounts"):  # a number for each kind of resource
                bits = int(field.room).bit_length() // KINDS
                for k, name in enumerate(NAMES):
                    f.add(f"decision.{field.name}.{name}", (value >> (bits * k)) & ((1 << bits) - 1), (1 << bits) - 1)
            else:
                f.add(f"decision.{field.name}", value, field.room)

    def _land(self, f: Features, g: Duel, whose: str, seat: int) -> None:
        """One principality."""
        cat = g.cat
        land = g.land(seat)
        f.add(f"{whose}.points", g.rules.scoring.points(g, seat), 60)
        f.add(f"{whose}.strength", strength(g, seat), 200)
        f.add(f"{whose}.tournament", tournament(g, seat), 200)
        f.add(f"{whose}.trade", trade_points(g, seat), 200)
        f.add(f"{whose}.hand_limit", hand_limit(g, seat), 10)
        f.add(f"{whose}.hand_size", len(land.hand), 60)
        f.bits(f"{whose}.settlement", land.settlements, COLUMNS)
        f.bits(f"{whose}.city", land.cities, COLUMNS)
        f.bits(f"{whose}.metropolis", land.crowns, COLUMNS)
        if cat.citadel != 0:
            f.bits(f"{whose}.citadel", land.citadels, COLUMNS)
        f.bits(f"{whose}.road", land.roads, GAPS)
        for r in range(REGIONS):
            card = card_of(land.regions[r])
            f.add(f"{whose}.region.{r}.resource", cat.resource[card], len(NAMES))
            f.add(f"{whose}.region.{r}.die", cat.die[card], 6)
            f.add(f"{whose}.region.{r}.stock", stock_of(land.regions[r]), 3)
        held = [0] * len(cat.ids)
        for s in land.hand:
            held[card_of(s)] += 1
        for n in range(1, len(cat.ids)):
            f.add(f"{whose}.hand.{cat.ids[n]}", held[n], 20)
        at: dict[int, list[int]] = {}
        for p in land.built:
            at.setdefault(place_of(p), []).append(card_of(p) * 2 + (owner_of(p) != seat))
        for place in range(PLACES):
            lying = at.get(place, [])
            for i in range(2 if place < COLUMNS * 2 else 1):
                f.add(f"{whose}.place.{place}.{i}", lying[i] if i < len(lying) else 0, 2 * 511 + 1)
