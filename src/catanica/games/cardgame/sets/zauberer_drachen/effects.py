"""Zauberer & Drachen: effects bound to their cards, the two events, and what the set brings into the main phase."""

from mypy_extensions import i64

from catanica.games.cardgame.citadels import Founding
from catanica.games.cardgame.sets.zauberer_drachen import action_steps as a
from catanica.games.cardgame.sets.zauberer_drachen import actions, books, wizards
from catanica.games.cardgame.sets.zauberer_drachen.magic import is_wizard, the_magic
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.rulebook import Rulebook
from catanica.games.principality.steps.counters import change_at
from catanica.games.principality.steps.main_phase import Main
from catanica.games.principality.steps.priced import Priced
from catanica.games.principality.steps.rows import MAIN
from catanica.games.principality.vocabulary import card_is, seat_is


class Comet(Effect):
    """Both put their hands away, the active player first; then both fill them up (119.O.a)."""

    def event(self, g: Duel, card: i64) -> None:
        """What is pushed last is done first."""
        for row in (a.COMET_DRAW, a.COMET_PUT):
            g.push(row, seat_is(1 - g.active) | card_is(card))
            g.push(row, seat_is(g.active) | card_is(card))


class Unicorns(Effect):
    """Every wizard of both players gets a magic, which may be used at once (127.A.a)."""

    def event(self, g: Duel, card: i64) -> None:
        """It is no feeding."""
        seat: i64 = 0
        while seat < 2:
            i: i64 = 0
            while i < len(g.land(seat).built):
                if is_wizard(g, g.land(seat).built[i]):
                    change_at(g, seat, the_magic(g), i, 1)
                i += 1
            seat += 1


FAULTS = {
    "too_few_magic": "127.A.c",
    "book_needs_wizard": "126.A.a",
    "no_card_to_give": "126.E.a",
    "nothing_to_ward": "126.A.a",
    "no_knight_to_drink": "117.A.a",
    "set_before_roll": "103.C.b",
    "event_die_is_set": "103.C.b",
    "vetoes_actions": "102.B.Ausspielen",
    "leaps_before_events": "103.E.a",
    "nothing_to_change": "128.E.a",
    "no_citadel_beside": "127.C.b",
    "other_region_for_wizard": "101.D.b",
    "no_wizard_to_follow": "127.C.c",
    "bond_unpaid": "KB-21",
    "needs_two_citadels": "125.B.a",
    "nothing_to_hex": "KB-56",
    "nobody_to_duel": "127.A.a",
    "no_book_to_take": "126.A.b",
    "no_event_to_banish": "113.F.b",
    "no_region_to_spare": "112.I.a",
    "no_region_left": "128.B.a",
    "needs_own_citadel": "103.R.a",
    "needs_two_wizards": "103.R.a",
    "needs_wizard": "103.R.a",
    "nothing_to_feed": "103.G.d",
    "wizard_full": "127.A.a",
    "wizards_full": "127.A.a",
    "nothing_to_fetch": "103.K.c",
    "city_stays": "102.B.Zentralkarte",
    "no_settlement_for_citadel": "128.G.a",
}


def register(rules: Rulebook) -> None:
    """Bind the effects to their cards."""
    rules.rolls_back = True
    main = rules.steps[MAIN.number]
    assert isinstance(main, Main), "the main phase is there before the sets come"
    main.add_deed(Founding())
    for code, rule in FAULTS.items():
        rules.add_fault(code, rule)
    for card in ("ari", "hor", "ira", "hafli", "arsa", "sechster_zauberer"):
        rules.add_effect(card, wizards.Wizard())
    rules.add_effects(zauberbund=wizards.Bond(), ismai_der_gruene_drache=Priced(), zweiter_drache=Priced())
    rules.add_effects(stein_der_weisen=wizards.Stone(), zauberkueche=wizards.Kitchen())
    rules.add_effects(zaubermuehle=wizards.MagicMill(), hueter_des_schicksals=books.Guardian())
    rules.add_effects(inspiration=books.Inspiration(), landzauber=books.LandMagic(), magisches_auge=books.MagicEye())
    rules.add_effects(ort_wandle_dich=books.ChangePlaces(), zehntes_buch=books.Wards(), zaubertrank=books.Potion())
    rules.add_effects(zauberveto=books.Countermagic(), zeitrad=books.Wheel(), zeitsprung=books.TimeLeap())
    rules.add_effects(komet=Comet(), tanz_der_einhoerner=Unicorns(), hexe=actions.Witch())
    rules.add_effects(duell_der_zauberer=actions.MagicAsks(a.DUEL_OWN, "nobody_to_duel"))
    rules.add_effects(zauberhand=actions.MagicAsks(a.TAKE_BOOK, "no_book_to_take"), bessere_welt=actions.BetterWorld())
    rules.add_effects(eryn_der_druide=actions.Druid(), materialisation=actions.Materialisation())
    rules.add_effects(transmutation=actions.Transmutation(), wissen_der_ahnen=actions.Ancestors(a.FETCH_ACTION))
    rules.add_effects(alte_wissenschaften=actions.OldSciences(a.FETCH_OLD))
