"""What is wrong with a choice that is not offered: why a stack, region, card or resource does not come into question.

What every step can say is told here: the thing is not there, is closed, or is not what the ruling that asks speaks of.
What only one step knows, say that a building is fireproof, it tells itself (`Asking.against`).
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from catanica.games.principality.position.duel import Duel, Options, Step
from catanica.games.principality.position.goods import KINDS, NAMES, of
from catanica.games.principality.position.land import FULL
from catanica.games.principality.rules.surplus import closed_fault, put_faults
from catanica.games.principality.telling.verbs import (
    DRAW,
    GIVE,
    PASS,
    PICK,
    PUT,
    REGION,
    SEARCH,
    STACK,
    TARGET,
    WAIVE,
    WANT,
    verb_of,
)
from catanica.games.principality.vocabulary import card_of, good_of, place_of, region_of, seat_of, stack_of
from catanica.kernel.refusal import Fault

ANY_KIND: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Step):
    """A step that asks a player to choose, and says why something else cannot be chosen."""

    def against(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """What only this step knows of a thing of the right sort that is not offered."""
        return []

    def faults(self, g: Duel, e: i64, code: i64) -> list[Fault]:
        """Everything that speaks against a choice."""
        asked = Options()
        self.legal(g, e, asked)
        if not asks_for(asked, verb_of(code)):
            if verb_of(code) == PASS:
                return [Fault("no_passing", self.ruling(g, e), {})]
            return super().faults(g, e, code)
        own = self.against(g, e, code)
        return own if len(own) > 0 else wrong_choice(g, self.name, self.ruling(g, e), code)


def asks_for(asked: Options, verb: i64) -> bool:
    """Whether something of a sort is asked for: a region, a card of a stack and so on."""
    for code in asked.codes:
        if verb_of(code) == verb:
            return True
    return False


def id_of(g: Duel, card: i64) -> str:
    """The id of a card; empty for none."""
    return g.cat.ids[card] if 0 < card < len(g.cat.ids) else ""


def wrong_choice(g: Duel, decision: str, rule: str, code: i64) -> list[Fault]:
    """Why a thing of the sort that is asked for does not come into question; the ruling that asks says what does."""
    verb = verb_of(code)
    beyond = stack_of(code) >= g.stacks.count()
    if (verb == STACK or verb == DRAW or verb == SEARCH) and not beyond:
        return stack_faults(g, rule, code, g.to_move)
    if verb == PUT:
        found = put_faults(g, g.to_move, code, decision, rule)
        return found if len(found) > 0 else [Fault("stack_not_meant", rule, {"stack": int(stack_of(code) + 1)})]
    if verb == REGION:
        return region_faults(g, rule, code)
    if verb == PICK:
        return [Fault("not_among", rule, {"card": id_of(g, card_of(code))})]
    if verb == TARGET:
        return target_faults(g, rule, code)
    if (verb == WANT or verb == GIVE or verb == WAIVE) and good_of(code) < KINDS:
        return [Fault("resource_not_meant", rule, {"resource": NAMES[good_of(code)]})]
    return [Fault("not_an_option", rule, {"decision": decision})]


def stack_faults(g: Duel, rule: str, code: i64, seat: i64) -> list[Fault]:
    """A stack that is closed to the player, is empty, or is not the one that is asked for."""
    s = stack_of(code)
    out: list[Fault] = []
    if not g.may_use_stack(seat, s):
        out.append(closed_fault(g, seat, s))
    if g.stacks.size(s) == 0:
        out.append(g.fault("stack_empty", stack=int(s + 1)))
    return out if len(out) > 0 else [Fault("stack_not_meant", rule, {"stack": int(s + 1)})]


# -- regions ----------------------------------------------------------------------------------------------------------


def region_there(g: Duel, code: i64) -> bool:
    """Whether a region lies at the place that is named."""
    regions = g.land(seat_of(code)).regions if seat_of(code) < 2 else g.land(0).regions[:0]
    return region_of(code) < len(regions) and regions[region_of(code)] != 0


def region_faults(g: Duel, rule: str, code: i64) -> list[Fault]:
    """No region lies there, or it is not the one that is asked for."""
    if region_there(g, code):
        return [Fault("region_not_meant", rule, {})]
    return [Fault("no_region_there", rule, {})]


def kind_there(g: Duel, code: i64) -> i64:
    """The kind of the region that is named."""
    return g.land(seat_of(code)).kind_at(g.cat, region_of(code))


def other_land(g: Duel, rule: str, code: i64, giver: i64) -> list[Fault]:
    """The region lies in the other land than the one that is asked for, or there is none."""
    if not region_there(g, code):
        return region_faults(g, rule, code)
    if seat_of(code) == giver:
        return []
    if giver == g.to_move:
        return [Fault("own_region_asked", rule, {})]
    return [Fault("their_region_asked", rule, {})]


def other_kind(g: Duel, rule: str, code: i64, kind: i64) -> list[Fault]:
    """The region that lies there is of another kind than the one that is asked for."""
    if kind == ANY_KIND or kind_there(g, code) == kind:
        return []
    return [Fault("region_of_other_kind", rule, {"resource": NAMES[kind_there(g, code)]})]


def bare_faults(g: Duel, rule: str, code: i64, giver: i64, kind: i64 = ANY_KIND) -> list[Fault]:
    """Why no resource (of a kind) comes from a region: the other land, another kind, or nothing lies there."""
    out = other_land(g, rule, code, giver)
    if len(out) == 0:
        out = other_kind(g, rule, code, kind)
        if g.land(giver).stock_at(region_of(code)) == 0:
            out.append(Fault("region_bare", rule, {}))
    return out


def handed_faults(g: Duel, rule: str, code: i64, giver: i64, kind: i64 = ANY_KIND) -> list[Fault]:
    """The same where the other player gets it: he needs room (KB-55)."""
    out = bare_faults(g, rule, code, giver, kind)
    if region_there(g, code) and seat_of(code) == giver and of(g.land(1 - giver).room(g.cat), kind_there(g, code)) == 0:
        short = "opponent_no_room" if giver == g.to_move else "no_room"
        out.append(Fault(short, g.rules.fault_rules["no_room"], {"resource": NAMES[kind_there(g, code)]}))
    return out


def full_faults(g: Duel, rule: str, code: i64, owner: i64, kind: i64 = ANY_KIND) -> list[Fault]:
    """Why no resource (of a kind) goes on a region: the other land, another kind, or it is full."""
    out = other_land(g, rule, code, owner)
    if len(out) == 0:
        out = other_kind(g, rule, code, kind)
        if g.land(owner).stock_at(region_of(code)) == FULL:
            out.append(g.fault("region_full"))
    return out


# -- cards in play ----------------------------------------------------------------------------------------------------


def index_there(g: Duel, code: i64) -> i64:
    """Where in the list of its land a card lies that is named; -1 if it does not lie there."""
    return g.land(seat_of(code)).find_piece(place_of(code), card_of(code)) if seat_of(code) < 2 else i64(-1)


def target_faults(g: Duel, rule: str, code: i64) -> list[Fault]:
    """The card does not lie there, or is not what is asked for."""
    if index_there(g, code) < 0:
        return [Fault("not_lying_there", rule, {"card": id_of(g, card_of(code))})]
    return [Fault("not_meant", rule, {"card": id_of(g, card_of(code))})]
