"""The decisions that cards of the base set ask for."""

from mypy_extensions import i64

from catanica.games.princes.ids import BUY, FEUD_GIVE, FEUD_POINT, FRATERNAL
from catanica.games.princes.losing import BUILDINGS, TO_STACK, lose, offer_named
from catanica.games.princes.sets.basis.moving import register as register_moving
from catanica.games.principality.cards.shared_cards import GiveBack, ScoutPick, SetNumber
from catanica.games.principality.position.duel import Duel, Options, Rulebook, Step
from catanica.games.principality.position.goods import GOLD, of
from catanica.games.principality.rules.shown_hand import put_shown, show_hand
from catanica.games.principality.steps.card_step import ChoiceStep
from catanica.games.principality.steps.goods_steps import ANY, gain_at, offer_room, pay
from catanica.games.principality.steps.rows import GIVE_BACK, SCOUT_PICK, SET_NUMBER
from catanica.games.principality.telling import happenings as h
from catanica.games.principality.telling.verbs import PASS, PUT, action, first, second, third, verb_of
from catanica.kernel.agenda import arg_a, arg_b, arg_c
from catanica.kernel.state import NOBODY


class Buy(Step):
    """The travelling merchant sells resources for one gold each. a: seat, b: how many more, c: card."""

    def choices(self, g: Duel, e: i64, out: Options) -> None:
        """Every region with room that is not of gold, while there is gold."""
        if of(g.land(arg_a(e)).stock(g.cat), GOLD) > 0:
            offer_room(g, arg_a(e), ANY, GOLD, out)

    def who(self, g: Duel, e: i64) -> i64:
        """The player, if something can be bought."""
        out = Options()
        self.choices(g, e, out)
        return arg_a(e) if out.count > 0 else NOBODY

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any resource, or none."""
        self.choices(g, e, out)
        out.add(PASS)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Pay and store, then perhaps another."""
        if verb_of(code) == PASS:
            return
        if arg_b(e) > 1:
            g.push_raw(BUY, arg_a(e), arg_b(e) - 1, arg_c(e))
        gain_at(g, arg_a(e), second(code), 1, h.GAINED)
        pay(g, arg_a(e), 1, GOLD)

    def card(self, g: Duel, e: i64) -> i64:
        """The travelling merchant."""
        return arg_c(e)


# -- the feud -------------------------------------------------------------------------------------------------------
# Up to three buildings are pointed at; each is packed as its place and card, the third with the seat above it.


def packed(code: i64) -> i64:
    """A target's place and card in sixteen bits."""
    return second(code) | (third(code) << 7)


def pointed(e: i64, code: i64) -> bool:
    """Whether a building was pointed at already."""
    t = packed(code)
    return arg_a(e) == t or arg_b(e) == t or arg_c(e) & 0xFFFF == t


def push_feud(g: Duel, step: i64, one: i64, two: i64, three: i64, seat: i64) -> None:
    """A step of the feud with the buildings pointed at so far; the seat is that of the strength advantage."""
    g.push_raw(step, one, two, three | (seat << 16))


class FeudPoint(Step):
    """The holder of the strength advantage points at three buildings of the other player, fewer if there are fewer."""

    def choices(self, g: Duel, e: i64, out: Options) -> None:
        """Buildings not pointed at yet."""
        every = Options()
        offer_named(g, 1 - (arg_c(e) >> 16), BUILDINGS, every)
        for code in every.codes:
            if not pointed(e, code):
                out.add(code)

    def who(self, g: Duel, e: i64) -> i64:
        """The holder, while there is a choice."""
        out = Options()
        self.choices(g, e, out)
        done = 3 if arg_c(e) & 0xFFFF != 0 else 2 if arg_b(e) != 0 else 1 if arg_a(e) != 0 else 0
        return arg_c(e) >> 16 if out.count > 3 - done else NOBODY

    def run(self, g: Duel, e: i64) -> None:
        """The rest is pointed at; the owner chooses."""
        out = Options()
        self.choices(g, e, out)
        if out.count > 0 and arg_c(e) & 0xFFFF == 0:
            self.take(g, e, out.codes[0])
        elif arg_a(e) != 0:
            push_feud(g, FEUD_GIVE, arg_a(e), arg_b(e), arg_c(e) & 0xFFFF, arg_c(e) >> 16)

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any building not pointed at."""
        self.choices(g, e, out)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """One more, until there are three."""
        t = packed(code)
        if arg_a(e) == 0:
            push_feud(g, FEUD_POINT, t, 0, 0, arg_c(e) >> 16)
        elif arg_b(e) == 0:
            push_feud(g, FEUD_POINT, arg_a(e), t, 0, arg_c(e) >> 16)
        else:
            push_feud(g, FEUD_GIVE, arg_a(e), arg_b(e), t, arg_c(e) >> 16)

    def card(self, g: Duel, e: i64) -> i64:
        """The feud."""
        return g.cat.number("fehde")


class FeudGive(ChoiceStep):
    """The owner gives up one of the buildings pointed at."""

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Those buildings."""
        every = Options()
        offer_named(g, 1 - (arg_c(e) >> 16), BUILDINGS, every)
        for code in every.codes:
            if pointed(e, code):
                out.add(code)

    def chooser(self, g: Duel, e: i64) -> i64:
        """The owner."""
        return 1 - (arg_c(e) >> 16)

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """It goes under a stack."""
        lose(g, first(code), second(code), third(code), TO_STACK)

    def card(self, g: Duel, e: i64) -> i64:
        """The feud."""
        return g.cat.number("fehde")


class Fraternal(Step):
    """The holder of the strength advantage puts cards of the other's hand under stacks.

    a: seat | left << 1, b: 1 while the hand is still to be shown, c: card.
    """

    def who(self, g: Duel, e: i64) -> i64:
        """The holder, while the victim has cards."""
        seat = arg_a(e) & 1
        return seat if len(g.land(1 - seat).hand) > 0 and arg_b(e) == 0 else NOBODY

    def run(self, g: Duel, e: i64) -> None:
        """The hand is shown first."""
        if arg_b(e) == 1:
            victim = 1 - (arg_a(e) & 1)
            show_hand(g, victim)
            g.push_raw(FRATERNAL, arg_a(e), 0, arg_c(e))

    def legal(self, g: Duel, e: i64, out: Options) -> None:
        """Any card of that hand under any stack with its back."""
        seat = arg_a(e) & 1
        for s in g.land(1 - seat).hand:
            k: i64 = 0
            while k < g.stacks.count():
                code = action(PUT, s & 0x1FF, k)
                if g.may_put(1 - seat, s & 0x1FF, k) and not out.has(code):
                    out.add(code)
                k += 1

    def take(self, g: Duel, e: i64, code: i64) -> None:
        """Both know what went where."""
        seat = arg_a(e) & 1
        put_shown(g, seat, code)
        if arg_a(e) >> 1 > 1:
            g.push_raw(FRATERNAL, seat | (((arg_a(e) >> 1) - 1) << 1), 0, arg_c(e))

    def card(self, g: Duel, e: i64) -> i64:
        """The fraternal feuds."""
        return arg_c(e)


def register(rules: Rulebook) -> None:
    """Bind the steps to their numbers."""
    steps = rules.steps
    rules.add_step(SET_NUMBER, SetNumber("set_number", "PR-27"))
    rules.add_step(SCOUT_PICK, ScoutPick("scout_pick", "PR-25"))
    rules.add_step(GIVE_BACK, GiveBack("give_back", "PR-27"))
    steps[BUY] = Buy("buy", "PR-6")
    steps[FEUD_POINT] = FeudPoint("feud_point", "PR-7")
    steps[FEUD_GIVE] = FeudGive("feud_give", "PR-7")
    steps[FRATERNAL] = Fraternal("fraternal", "PR-7")
    register_moving(rules)
