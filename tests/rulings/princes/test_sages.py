"""Sages and owls, groves, the manifesto, and the other cards of Zeit der Weisen."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.pile import learned
from catanica.games.principality.vocabulary import card_of
from tests.support.golden import EXPLORERS, PROSPERITY, SAGES, Golden, goods_at, level, owls_of, wise
from tests.support.position import do, faults, options, refused
from tests.support.reading import asked, hand, in_play, points, stack, stock
from tests.support.rules import rule
from tests.support.views import view

MANIFESTO = "manifest_des_humanen_handelns"
REGION_OF = {  # by sage: an own region of the right kind, and one of a wrong kind
    "barbara": ("R1 above", "R1 below"),
    "frederich": ("L1 below", "L1 above"),
    "michaela": ("C below", "C above"),
    "peter": ("L1 above", "L1 below"),
    "piet": ("R1 below", "R1 above"),
    "walther": ("C above", "C below"),
}


def uses(g: Duel) -> list[str]:
    """The functions offered."""
    return [o for o in options(g) if o.startswith("use")]


class TestSages:
    @pytest.mark.parametrize("sage", REGION_OF)
    @rule("GZ:barbara", "GZ:frederich", "GZ:michaela", "GZ:peter", "GZ:piet", "GZ:walther", "PR-33", "PR-40")
    def test_a_sage_lies_at_the_own_kind_of_region_and_is_paid_from_it(self, sage: str) -> None:
        right, wrong = REGION_OF[sage]
        g = wise().hand(0, sage).rich(0).main()
        assert faults(g, f"build {sage} region {wrong}") == ["wrong_region"]
        before = sum(stock(g, 0).values())
        do(g, f"build {sage} region {right}")
        assert sum(stock(g, 0).values()) == before - 1
        assert goods_at(g, 0, sage) == 0, "without owls"

    @rule("GZ:barbara", "GZ:frederich", "GZ:michaela", "GZ:peter", "GZ:piet", "GZ:walther", "PR-8")
    def test_only_at_a_free_region_with_a_good_on_it(self) -> None:
        g = wise().hand(0, "peter").main()
        assert faults(g, "build peter region L1 above") == ["region_empty"]
        g = wise().built(0, "erste_weise", "region L1 above").hand(0, "peter").rich(0).main()
        assert faults(g, "build peter region L1 above") == ["no_free_region"]

    @rule("GZ:erste_weise")
    def test_the_first_sage_goes_anywhere_once(self) -> None:
        g = wise().hand(0, "erste_weise", "erste_weise").rich(0).main()
        do(g, "build erste_weise region C above")
        assert "one_each" in faults(g, "build erste_weise region C below")
        full = wise().hand(0, "erste_weise").rich(0)
        for i, place in enumerate(("L1 above", "L1 below", "C above", "C below", "R1 above", "R1 below")):
            full.built(0, ("peter", "piet")[i % 2], f"region {place}")
        assert not [o for o in options(full.main()) if "erste_weise" in o]

    @rule("GZ:erste_weise", "PR-18", "PR-40")
    def test_the_first_sage_is_paid_by_its_region_and_gathers_owls(self) -> None:
        g = wise().hand(0, "erste_weise").stock(0, ore=2).main()
        assert faults(g, "build erste_weise region L1 above") == ["region_empty"]
        do(g, "build erste_weise region R1 below")
        assert (stock(g, 0), goods_at(g, 0, "erste_weise")) == ({"ore": 1}, 0)
        rolled = wise().sage(0, "erste_weise", "region R1 below").face("harvest", 5)
        assert goods_at(rolled, 0, "erste_weise") == 1

    @rule("PR-18")
    def test_an_owl_comes_with_the_number_of_the_region_and_is_never_doubled(self) -> None:
        start = wise().sage(0, "peter", "region L1 above").sage(1, "peter", "region L1 above", owls=3)
        g = start.built(0, "holzfaellerlager", "L1 above").face("harvest", 2)
        assert goods_at(g, 0, "peter") == 1
        assert stock(g, 0)["lumber"] == 2, "the booster doubles the lumber only"
        g = wise().sage(0, "peter", "region L1 above", owls=3).face("harvest", 2)
        assert goods_at(g, 0, "peter") == 3, "three at most"

    @rule("PR-18", "PR-40")
    def test_owls_are_no_goods_and_sages_no_heroes(self) -> None:
        g = wise().sage(0, "peter", "region L1 above", owls=3).main()
        assert stock(g, 0) == {}
        land = view(g, 0)["lands"][0]
        assert (land["strength"], land["tournament"]) == (0, 0)
        fact = g.cat.fact(g.cat.number("peter"))
        assert (fact.kind, "hero" in fact.flags) == ("unit", False)


class TestActions:
    @rule("GZ:disput_der_weisen")
    @pytest.mark.parametrize(("mine", "theirs", "winner"), [(5, 3, 0), (1, 6, 1)])
    def test_the_dispute_adds_owls_to_the_roll(self, mine: int, theirs: int, winner: int) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=2).sage(1, "piet", "region R1 below", owls=1)
        g = do(start.hand(0, "disput_der_weisen").main(), "play disput_der_weisen", f"die {mine}", f"die {theirs}")
        assert (asked(g), owls_of(g, 0)) == ((winner, "gain"), 1)
        do(g, "region C above", "region C above")
        assert stock(g, winner) == {"gold": 2}

    @rule("GZ:disput_der_weisen")
    def test_each_adds_the_own_owls_in_a_dispute(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=2).sage(1, "piet", "region R1 below", owls=3)
        g = do(start.hand(0, "disput_der_weisen").main(), "play disput_der_weisen", "die 3", "die 2")
        assert asked(g) == (1, "gain"), "two and three against three and one"

    @rule("GZ:disput_der_weisen", "GZ:robert")
    def test_a_tie_gives_each_one_but_all_to_the_herald(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=2).sage(1, "piet", "region R1 below", owls=1)
        g = do(start.hand(0, "disput_der_weisen").main(), "play disput_der_weisen", "die 3", "die 3", "region C above")
        assert (asked(g), stock(g, 0)) == ((1, "gain"), {"gold": 1})
        start = wise().sage(0, "peter", "region L1 above", owls=2).sage(1, "piet", "region R1 below", owls=1)
        start.city(1, "L1").built(1, "robert", "L1 above")
        g = do(start.hand(0, "disput_der_weisen").main(), "play disput_der_weisen", "die 3", "die 3", "region C above")
        assert asked(g) == (1, "gain")
        assert stock(g, 1) == {"gold": 1}

    @rule("GZ:disput_der_weisen")
    def test_the_dispute_needs_an_owl_and_sages_on_both_sides(self) -> None:
        start = wise().sage(0, "peter", "region L1 above").sage(1, "piet", "region R1 below")
        assert faults(start.hand(0, "disput_der_weisen").main(), "play disput_der_weisen") == ["too_few_owls"]
        g = wise().sage(0, "peter", "region L1 above", owls=1).hand(0, "disput_der_weisen").main()
        assert faults(g, "play disput_der_weisen") == ["no_sage"]

    @rule("GZ:goldene_zeiten")
    def test_golden_times_pay_per_level(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=1).hand(0, "goldene_zeiten")
        assert refused(start.main(), "play goldene_zeiten") == ["GZ:goldene_zeiten"]
        start = wise().sage(0, "peter", "region L1 above", owls=1).manifesto(0, 2).hand(0, "goldene_zeiten")
        g = do(start.main(), "play goldene_zeiten", "region C above", "region L1 below")
        assert (stock(g, 0), owls_of(g, 0)) == ({"gold": 1, "brick": 1}, 0)
        g = wise().sage(0, "peter", "region L1 above").manifesto(0, 2).hand(0, "goldene_zeiten").main()
        assert faults(g, "play goldene_zeiten") == ["too_few_owls"]

    @rule("GZ:kraft_der_haine")
    def test_power_of_the_groves(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=2).sage(0, "piet", "region R1 below", owls=1)
        start.built(0, "hain_des_mutes", "L1 above").built(0, "hain_des_friedens", "L1 below")
        g = do(start.hand(0, "kraft_der_haine").main(), "play kraft_der_haine", "target own piet region R1 below")
        do(g, "target own piet region R1 below")
        assert (goods_at(g, 0, "peter"), goods_at(g, 0, "piet")) == (2, 3)

    @rule("GZ:kraft_der_haine", "PR-41")
    def test_power_of_the_groves_needs_grove_sages_and_room(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=3).hand(0, "kraft_der_haine")
        assert faults(start.main(), "play kraft_der_haine") == ["no_grove", "no_sage", "no_owl_room"]
        start.built(0, "hain_des_mutes", "L1 above")
        assert faults(start.g, "play kraft_der_haine") == ["no_sage", "no_owl_room"]
        start.sage(0, "piet", "region R1 below", owls=3)
        assert faults(start.g, "play kraft_der_haine") == ["no_owl_room"]

    @rule("GZ:weise_abwehr", "PR-7")
    def test_wise_protection_sends_a_hand_with_an_attack_away(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=1).hand(0, "weise_abwehr")
        g = do(start.hand(1, "weise_abwehr", "markt").main(), "play weise_abwehr")
        assert asked(g) == (1, "put_all")
        assert refused(g, "put markt 4") == ["PR-7"], "only under a stack of its own back"
        do(g, "put markt 2", "put weise_abwehr 5")
        assert (hand(g, 1), stack(g, 2), stack(g, 5)) == ([], ["markt"], ["weise_abwehr"])
        assert asked(g) == (0, "main")

    @rule("GZ:weise_abwehr")
    def test_a_hand_without_an_attack_is_only_shown(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=1).hand(0, "weise_abwehr").hand(1, "markt")
        g = do(start.main(), "play weise_abwehr")
        assert (asked(g), hand(g, 1)) == ((0, "main"), ["markt"])
        assert view(g, 0)["lands"][1]["hand"] == [{"card": "markt"}]

    @rule("GZ:weise_abwehr")
    def test_wise_protection_needs_an_owl_and_a_hand(self) -> None:
        g = wise().sage(0, "peter", "region L1 above", owls=1).hand(0, "weise_abwehr").main()
        assert faults(g, "play weise_abwehr") == ["empty_hand"]
        g = wise().hand(0, "weise_abwehr").hand(1, "markt").main()
        assert faults(g, "play weise_abwehr") == ["too_few_owls"]

    @rule("GZ:weiser_ausgleich")
    def test_compensation_for_fewer_cities_or_fewer_points(self) -> None:
        def start() -> Golden:
            return wise().sage(0, "peter", "region L1 above", owls=3).hand(0, "weiser_ausgleich")

        assert faults(start().main(), "play weiser_ausgleich") == ["not_behind"]
        g = do(start().city(1, "L1").main(), "play weiser_ausgleich", "city R1")
        assert (owls_of(g, 0), points(g, 0)) == (0, 3)
        behind = start().city(0, "L1").city(1, "L1").built(1, "akademie_der_weisen", "L1 above")
        do(behind.main(), "play weiser_ausgleich", "city R1")
        ahead = start().manifesto(0, 2).city(1, "L1")
        do(ahead.main(), "play weiser_ausgleich", "city R1")

    @rule("GZ:weiser_ausgleich")
    def test_compensation_reaches_the_end_of_the_longest_row(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=3).city(1, "L1").hand(0, "weiser_ausgleich")
        for column in ("L2", "L3", "L4", "L5", "L6"):
            start.settlement(0, column, "wald_stapel_6", "wald_stapel_4")
        do(start.main(), "play weiser_ausgleich", "city L6")

    @rule("GZ:weiser_ausgleich")
    def test_compensation_needs_three_owls_and_a_settlement(self) -> None:
        g = wise().sage(0, "peter", "region L1 above", owls=2).city(1, "L1").hand(0, "weiser_ausgleich").main()
        assert faults(g, "play weiser_ausgleich") == ["too_few_owls"]
        start = wise().sage(0, "peter", "region L1 above", owls=3).city(0, "L1", "R1").city(1, "L1", "R1")
        g = start.built(1, "akademie_der_weisen", "L1 above").hand(0, "weiser_ausgleich").main()
        assert faults(g, "play weiser_ausgleich") == ["no_settlement_to_grow"]
        start = wise().sage(0, "peter", "region L1 above", owls=3).city(1, "L1").hand(0, "weiser_ausgleich")
        start.g.cities_left = 0
        assert faults(start.main(), "play weiser_ausgleich") == ["no_settlement_to_grow"], "all cities are built"

    @rule("GZ:weise_voraussicht")
    def test_foresight_takes_an_event_out_of_the_game_unseen(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=1).hand(0, "weise_voraussicht")
        g = do(start.events("julfest", "hungersnot", "fehde").main(), "play weise_voraussicht")
        assert options(g) == ["pick hungersnot", "pick fehde"], "never Yule"
        do(g, "pick fehde")
        assert [g.cat.ids[card_of(s)] for s in g.event_stack] == ["julfest", "hungersnot"]
        assert view(g, 0)["out_of_game"] == ["fehde"]
        assert view(g, 1)["out_of_game"] == [None]
        g = wise().hand(0, "weise_voraussicht").events("hungersnot").main()
        assert faults(g, "play weise_voraussicht") == ["too_few_owls"]

    @rule("GZ:weise_voraussicht")
    def test_who_knew_the_top_event_card_is_no_longer_sure_of_it(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=1).hand(0, "weise_voraussicht")
        start.events("hungersnot", "fehde", "erfindung")
        start.g.event_stack = learned(start.g.event_stack, 1, 0, 1)
        g = start.main()
        assert card_of(g.redacted(1).event_stack[0]) != 0
        do(g, "play weise_voraussicht", "pick fehde")
        assert [card_of(s) for s in g.redacted(1).event_stack] == [0, 0], "one below it may have been the one taken"


class TestGroves:
    @rule("GZ:hain_der_bruederlichkeit", "PR-30")
    def test_fraternity_draws_three_and_then_the_opponent_may_draw(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=1).built(0, "hain_der_bruederlichkeit", "L1 above")
        g = start.stack(1, "markt", "kloster", "markt", "kloster").stack(2, "zollbruecke").main()
        do(g, "use hain_der_bruederlichkeit L1 above", "draw 1", "draw 2", "draw 1")
        assert asked(g) == (1, "draw_blind")
        do(g, "draw 1")
        assert (hand(g, 0), hand(g, 1)) == (["kloster", "markt", "zollbruecke"], ["markt"])
        assert (owls_of(g, 0), uses(g)) == (0, [])

    @rule("GZ:hain_der_bruederlichkeit", "GZ:hain_der_freiheit", "PR-30")
    def test_surplus_waits_for_the_end_of_the_turn(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=1).built(0, "hain_der_freiheit", "L1 above")
        start.hand(0, "markt", "markt", "markt").stack(4, "robert", "cole")
        g = do(start.main(), "use hain_der_freiheit L1 above", "stack 4", "pick cole")
        assert (asked(g), len(hand(g, 0)), stack(g, 4)) == ((0, "main"), 4, ["robert"])
        do(g, "end")
        assert asked(g) == (0, "trim")

    @rule("GZ:hain_der_freiheit", "PR-31")
    def test_freedom_chooses_a_card_and_keeps_the_order(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=2).built(0, "hain_der_freiheit", "L1 above")
        g = do(
            start.stack(4, "robert", "cole", "piet").main(), "use hain_der_freiheit L1 above", "stack 4", "pick cole"
        )
        assert (hand(g, 0), stack(g, 4)) == (["cole"], ["robert", "piet"])
        assert uses(g) == [], "once per turn"

    @rule("GZ:hain_der_gerechtigkeit")
    def test_justice_sets_the_event_die_before_the_roll(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=2).built(0, "hain_der_gerechtigkeit", "L1 above")
        g = do(start.before_roll(), "use hain_der_gerechtigkeit L1 above", "face harvest", "roll", "die 2")
        assert (asked(g), g.event_die) == ((0, "gain"), 4)
        assert owls_of(g, 0) == 1, "both paid, and a new one for the rolled two"
        g = (
            wise()
            .sage(0, "peter", "region L1 above", owls=1)
            .built(0, "hain_der_gerechtigkeit", "L1 above")
            .before_roll()
        )
        assert uses(g) == []

    @rule("GZ:hain_der_gerechtigkeit")
    def test_with_brigitta_nothing_is_rolled(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=2).built(0, "hain_der_gerechtigkeit", "L1 above")
        g = start.hand(0, "brigitta").before_roll()
        do(g, "use hain_der_gerechtigkeit L1 above", "face harvest", "play brigitta", "number 4", "roll")
        assert (asked(g), stock(g, 0)) == ((0, "gain"), {"wool": 1})

    @pytest.mark.parametrize("face", ["trade", "celebration"])
    @rule("GZ:hain_der_wachsamkeit")
    def test_vigilance_draws_a_card_instead(self, face: str) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=1).built(0, "hain_der_wachsamkeit", "L1 above")
        g = start.events("hungersnot").stock(0, grain=2).face(face, 3)
        assert asked(g) == (0, "answer")
        do(g, "use hain_der_wachsamkeit L1 above")
        assert (stock(g, 0)["grain"], owls_of(g, 0)) == (1, 0), "the famine came instead"

    @rule("GZ:hain_der_wachsamkeit", "PR-2")
    def test_vigilance_against_brigands_lets_production_come_first(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=1).built(0, "hain_der_wachsamkeit", "L1 above")
        g = start.events("hungersnot").stock(0, wool=3, gold=3, ore=3).face("brigands", 6)
        do(g, "use hain_der_wachsamkeit L1 above")
        assert stock(g, 0) == {"wool": 3, "gold": 3, "ore": 3}, "one grain produced, and eaten by the famine"
        assert asked(g) == (0, "main"), "nothing else was taken"

    @rule("GZ:hain_der_wachsamkeit")
    def test_vigilance_does_not_answer_the_harvest_or_the_opponent_s_roll(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=1).built(0, "hain_der_wachsamkeit", "L1 above")
        assert asked(start.face("harvest", 3)) == (0, "gain")
        start = wise(active=1).sage(0, "peter", "region L1 above", owls=1).built(0, "hain_der_wachsamkeit", "L1 above")
        assert asked(start.face("celebration", 3)) == (1, "gain")

    @rule("GZ:hain_der_weisen_voraussicht")
    def test_the_grove_of_foresight_puts_top_events_under_the_stack(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=2).built(0, "hain_der_weisen_voraussicht", "L1 above")
        g = start.events("fehde", "julfest", "hungersnot", "erfindung").main()
        do(g, "use hain_der_weisen_voraussicht L1 above")
        assert options(g) == ["pick fehde", "pick hungersnot", "pass"], "never Yule"
        do(g, "pick hungersnot", "pick fehde")
        order = [g.cat.ids[card_of(s)] for s in g.event_stack]
        assert order == ["julfest", "erfindung", "hungersnot", "fehde"]
        assert (owls_of(g, 0), asked(g)) == (0, (0, "main"))

    @rule("GZ:hain_der_weisen_voraussicht")
    def test_of_two_events_left_both_are_seen(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=2).built(0, "hain_der_weisen_voraussicht", "L1 above")
        g = do(start.events("fehde", "hungersnot").main(), "use hain_der_weisen_voraussicht L1 above")
        assert options(g) == ["pick fehde", "pick hungersnot", "pass"]

    @rule("GZ:hain_der_weisen_voraussicht")
    def test_what_stays_on_top_keeps_its_order(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=2).built(0, "hain_der_weisen_voraussicht", "L1 above")
        g = start.events("fehde", "erfindung", "hungersnot", "rat_der_weisen").main()
        do(g, "use hain_der_weisen_voraussicht L1 above", "pick erfindung", "pass")
        order = [g.cat.ids[card_of(s)] for s in g.event_stack]
        assert order == ["fehde", "hungersnot", "rat_der_weisen", "erfindung"]

    @pytest.mark.parametrize(
        ("die", "robert", "stopped"), [(4, False, True), (3, False, False), (3, True, True), (2, True, False)]
    )
    @rule("GZ:hain_des_friedens", "GZ:robert")
    def test_peace_rolls_against_an_attack_already_paid(self, die: int, robert: bool, stopped: bool) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=1).hand(0, "weise_abwehr").hand(1, "weise_abwehr")
        start.sage(1, "piet", "region R1 below", owls=1).built(1, "hain_des_friedens", "L1 above")
        if robert:
            start.city(1, "R1").built(1, "robert", "R1 above")
        g = do(start.main(), "play weise_abwehr")
        assert (asked(g), owls_of(g, 0)) == ((1, "answer"), 0), "the attack is paid for before"
        do(g, "use hain_des_friedens L1 above", f"die {die}")
        assert asked(g) == ((0, "main") if stopped else (1, "put_all"))
        assert owls_of(g, 1) == 0

    @rule("GZ:hain_des_friedens")
    def test_peace_answers_attacks_only(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=1).manifesto(0, 1).hand(0, "goldene_zeiten")
        start.sage(1, "piet", "region R1 below", owls=1).built(1, "hain_des_friedens", "L1 above")
        assert asked(do(start.main(), "play goldene_zeiten")) == (0, "gain")

    @pytest.mark.parametrize("event", ["fehde", "bruderzwist"])
    @rule("GZ:hain_des_mutes")
    def test_courage_spares_its_owner_the_feuds_on_either_turn(self, event: str) -> None:
        for active in (0, 1):
            start = (
                wise(active=active).sage(1, "piet", "region R1 below", owls=2).built(1, "hain_des_mutes", "L1 above")
            )
            start.city(0, "L1").built(0, "cole", "L1 above").built(1, "markt", "L1 below").hand(1, "markt", "kloster")
            g = start.event_card(event)
            assert asked(g) == (1, "answer")
            do(g, "use hain_des_mutes L1 above")
            assert (asked(g), owls_of(g, 1)) == ((active, "main"), 0)
            assert (len(hand(g, 1)), "markt" in in_play(g, 1)) == (2, True)

    @rule("PR-9", "GZ:hain_des_mutes")
    def test_groves_are_no_buildings(self) -> None:
        start = wise().city(0, "L1").built(0, "cole", "L1 above").built(1, "hain_des_friedens", "L1 above")
        assert asked(start.event_card("fehde")) == (0, "main"), "the feud finds no building"


class TestCityCards:
    @rule("GZ:cole")
    def test_cole_uses_a_grove_of_the_opponent_once_per_turn(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=3).city(0, "L1").built(0, "cole", "L1 above")
        start.built(1, "hain_der_freiheit", "L1 above").stack(4, "piet", "robert")
        g = start.main()
        assert [o.rsplit(" ", 1)[0] for o in uses(g)] == ["use cole L1 above"]
        do(g, uses(g)[0], "stack 4", "pick robert")
        assert (hand(g, 0), owls_of(g, 0), uses(g)) == (["robert"], 2, [])

    @rule("GZ:cole")
    def test_cole_sets_the_event_die_with_the_opponent_s_grove(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=3).city(0, "L1").built(0, "cole", "L1 above")
        g = start.built(1, "hain_der_gerechtigkeit", "L1 above").before_roll()
        do(g, uses(g)[0], "face harvest")
        assert (g.event_die, owls_of(g, 0)) == (4, 1)

    @rule("GZ:cole")
    def test_an_answer_with_the_opponent_s_grove_is_cole_s_one_use_of_the_turn(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=3).city(0, "L1").built(0, "cole", "L1 above")
        start.built(1, "hain_der_wachsamkeit", "L1 above").built(1, "hain_der_freiheit", "L1 below")
        g = start.stack(4, "piet").events("rat_der_weisen").face("celebration", 5)
        assert asked(g) == (0, "answer")
        do(g, "use cole L1 above", "pass")
        assert (asked(g), owls_of(g, 0), uses(g)) == ((0, "main"), 2, []), "the grove of freedom has to wait"

    @rule("GZ:cole")
    def test_cole_uses_nothing_in_the_opponent_s_turn(self) -> None:
        for active, who in ((0, (0, "answer")), (1, (0, "under_stack"))):
            start = wise(active=active).sage(0, "peter", "region L1 above", owls=3).city(0, "L1").city(1, "L1", "R1")
            start.built(0, "cole", "L1 above").built(0, "markt", "L1 below").built(1, "hain_des_mutes", "L1 above")
            for site in ("L1 above", "R1 above", "R1 below"):
                start.built(1, "cole", site)
            assert asked(start.event_card("fehde")) == who

    @rule("GZ:cole", "GZ:robert", "PR-18")
    def test_owls_are_paid_in_full(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=3).city(0, "L1").hand(0, "cole", "robert")
        g = do(start.stock(0, ore=1, grain=2).main(), "build cole L1 above")
        assert (owls_of(g, 0), stock(g, 0)) == (0, {})
        start = wise().sage(0, "peter", "region L1 above", owls=1).city(0, "L1").hand(0, "robert")
        assert faults(start.stock(0, ore=1, grain=1).main(), "build robert L1 above") == ["too_few_owls"]

    @rule("GZ:cole", "GZ:robert", "PR-18", "PR-21")
    def test_the_drill_ground_leaves_the_duel_and_a_discount_never_covers_owls(self) -> None:
        start = Golden("zeit_der_wirren", SAGES, PROSPERITY).sage(0, "peter", "region L1 above", owls=1)
        g = start.city(0, "L1").hand(0, "robert").stock(0, ore=1, grain=1).main()
        assert g.cat.number("uebungsplatz") < 0
        assert faults(g, "build robert L1 above") == ["too_few_owls"]

    @rule("GZ:robert", "PR-17")
    def test_robert_wins_ties_against_pirates(self) -> None:
        start = Golden(EXPLORERS, SAGES, PROSPERITY).sails(0, 3).city(0, "R1").built(0, "robert", "R1 below")
        g = do(start.main(), "sail B1", "fight", "die 6", "region C above")
        assert level(g, 0, "B1") == 1, "six against Cimmarone's six"

    @rule("GZ:akademie_der_weisen")
    def test_the_last_good_is_enough_for_an_owl(self) -> None:
        start = wise().sage(0, "peter", "region L1 above").city(0, "L1").built(0, "akademie_der_weisen", "L1 above")
        g = do(start.stock(0, gold=1).main(), "use akademie_der_weisen L1 above")
        assert (owls_of(g, 0), stock(g, 0)) == (1, {})
        start = wise().sage(0, "peter", "region L1 above").city(0, "L1").built(0, "akademie_der_weisen", "L1 above")
        assert uses(start.main()) == [], "without goods it cannot be used"

    @rule("GZ:akademie_der_weisen")
    def test_two_academies_give_two_owls(self) -> None:
        start = wise().sage(0, "peter", "region L1 above").sage(0, "piet", "region R1 below").city(0, "L1", "R1")
        start.built(0, "akademie_der_weisen", "L1 above").built(0, "akademie_der_weisen", "R1 above").stock(0, gold=3)
        g = start.main()
        do(g, "use akademie_der_weisen L1 above", "target own peter region L1 above")
        do(g, "use akademie_der_weisen R1 above", "target own peter region L1 above")
        assert (goods_at(g, 0, "peter"), stock(g, 0), uses(g)) == (2, {"gold": 1}, [])

    @rule("GZ:akademie_der_weisen")
    def test_two_academies_on_one_side_give_two_owls_a_turn_and_no_more(self) -> None:
        start = wise().sage(0, "peter", "region L1 above").sage(0, "piet", "region R1 below").city(0, "L1")
        start.built(0, "akademie_der_weisen", "L1 above").built(0, "akademie_der_weisen", "L1 above").stock(0, gold=3)
        g = start.main()
        for _ in range(2):
            assert uses(g) == ["use akademie_der_weisen L1 above"], "equal ones are one choice"
            do(g, "use akademie_der_weisen L1 above", "target own peter region L1 above")
        assert (goods_at(g, 0, "peter"), stock(g, 0), uses(g)) == (2, {"gold": 1}, [])

    @rule("GZ:gericht", "PR-3")
    def test_with_a_courthouse_the_loser_chooses(self) -> None:
        start = wise().city(1, "L1").built(1, "gericht", "L1 above").stock(1, ore=1, gold=1)
        for site in ("L1 above", "L1 below", "R1 above"):
            start.built(0, "markt", site)
        g = start.built(0, "gericht", "R1 below").face("trade", 3)
        assert asked(g) == (1, "yield")
        do(g, "region R1 below")
        assert (stock(g, 0)["ore"], stock(g, 1)["gold"]) == (1, 1)
        assert "one_each" in faults(wise().city(0, "L1").built(0, "gericht", "L1 above").hand(0, "gericht").main(),
                                    "build gericht L1 below")  # fmt: skip

    @rule("GZ:gericht", "PR-3")
    def test_the_loser_with_a_courthouse_still_gives_two_to_a_moneylender(self) -> None:
        start = Golden("zeit_des_goldes", SAGES, PROSPERITY).city(1, "L1").built(1, "gericht", "L1 above")
        for site in ("L1 above", "L1 below", "R1 above"):
            start.built(0, "markt", site)
        g = start.built(0, "geldverleiher", "R1 below").stock(1, ore=2, gold=1).face("trade", 3)
        do(g, "region R1 below", "region R1 below")
        assert (asked(g), stock(g, 0)["ore"], stock(g, 1)["gold"]) == ((0, "main"), 2, 1)

    @rule("GZ:gericht", "PR-18")
    def test_a_courthouse_costs_an_owl(self) -> None:
        pos = wise().city(0, "L1").hand(0, "gericht").stock(0, brick=1, lumber=2)
        assert faults(pos.main(), "build gericht L1 above") == ["too_few_owls"]
        g = pos.sage(0, "peter", "region L1 below", owls=2).main()
        do(g, "build gericht L1 above")
        assert (in_play(g, 0), goods_at(g, 0, "peter"), stock(g, 0)) == (["gericht", "peter"], 1, {})

    @rule("GZ:kornspeicher")
    def test_the_granary_feeds_an_empty_field_and_demands_another_good(self) -> None:
        start = wise().city(0, "L1").built(0, "kornspeicher", "L1 above").stock(0, grain=1).stock(1, gold=1, ore=1)
        g = do(start.main(), "use kornspeicher L1 above")
        assert options(g) == ["region opponent C above", "region opponent R1 below"]
        do(g, "region opponent C above")
        assert (stock(g, 0), stock(g, 1)) == ({"gold": 1}, {"grain": 1, "ore": 1})

    @rule("GZ:kornspeicher")
    def test_the_granary_gives_one_grain_of_several(self) -> None:
        start = wise().city(0, "L1").built(0, "kornspeicher", "L1 above").stock(0, grain=2).stock(1, gold=1)
        g = do(start.main(), "use kornspeicher L1 above", "region opponent C above")
        assert (stock(g, 0), stock(g, 1)) == ({"grain": 1, "gold": 1}, {"grain": 1})

    @rule("GZ:kornspeicher")
    def test_against_an_opponent_with_only_grain_the_granary_is_useless(self) -> None:
        start = wise().city(0, "L1").built(0, "kornspeicher", "L1 above").stock(0, grain=1)
        g = start.settlement(1, "R2", "ackerland_stapel_3", "wald_stapel_4").stock(1, R1_above=2).main()
        assert uses(g) == []
        g = wise().city(0, "L1").built(0, "kornspeicher", "L1 above").hand(0, "kornspeicher").rich(0).main()
        assert "one_each" in faults(g, "build kornspeicher L1 below")


class TestManifesto:
    @rule("PR-19", "GZ:manifest_des_humanen_handelns")
    def test_it_comes_with_the_first_city_in_the_theme_game(self) -> None:
        g = wise().display(MANIFESTO, MANIFESTO).stock(0, ore=3, grain=2).main()
        assert faults(g, f"erect {MANIFESTO} laid") == ["comes_with_city"]
        do(g, "city L1")
        assert (in_play(g, 0), len(g.display)) == ([MANIFESTO], 1)

    @rule("PR-19", "GZ:manifest_des_humanen_handelns")
    def test_in_the_duel_it_is_laid_out_from_the_hand_once_a_city_stands(self) -> None:
        start = Golden(EXPLORERS, SAGES, PROSPERITY).hand(0, MANIFESTO)
        assert faults(start.main(), f"build {MANIFESTO} laid") == ["needs_city_first"]
        g = do(Golden(EXPLORERS, SAGES, PROSPERITY).city(0, "L1").hand(0, MANIFESTO).main(), f"build {MANIFESTO} laid")
        assert MANIFESTO in in_play(g, 0)

    @rule("PR-46")
    def test_a_level_costs_lumber_gold_and_owls_and_is_worth_a_point(self) -> None:
        start = wise().manifesto(0, 1).sage(0, "peter", "region L1 above", owls=3).stock(0, lumber=1, gold=2)
        g = start.main()
        before = points(g, 0)
        do(g, f"use {MANIFESTO} laid")
        assert (points(g, 0), owls_of(g, 0), stock(g, 0)) == (before + 1, 0, {})

    @rule("PR-46")
    def test_an_attack_stands_for_two_owls(self) -> None:
        start = wise().manifesto(0).sage(0, "peter", "region L1 above", owls=1).stock(0, lumber=1, gold=2)
        g = start.hand(0, "weise_abwehr", "goldene_zeiten").main()
        assert len(uses(g)) == 1
        do(g, uses(g)[0])
        assert (goods_at(g, 0, MANIFESTO), owls_of(g, 0), hand(g, 0)) == (1, 0, ["goldene_zeiten"])

    @rule("PR-46")
    def test_three_levels_at_most(self) -> None:
        start = wise().manifesto(0, 3).sage(0, "peter", "region L1 above", owls=3).stock(0, lumber=1, gold=2)
        assert uses(start.main()) == []

    @rule("PR-12", "PR-28", "PR-42", "GZ:manifest_des_humanen_handelns")
    def test_it_takes_no_place_and_is_never_removed(self) -> None:
        start = wise().manifesto(0, 1).hand(0, "erste_weise").rich(0)
        for place in ("L1 above", "L1 below", "C above", "C below", "R1 above"):
            start.built(0, "piet", f"region {place}")
        g = start.main()
        assert "build erste_weise region R1 below" in options(g)
        assert not [o for o in options(g) if o.startswith(f"demolish {MANIFESTO}")]
        assert faults(g, f"demolish {MANIFESTO} laid") == ["central_stays"]


class TestEvents:
    @rule("GZ:hungersnot")
    def test_famine_takes_grain_first_and_two_goods_without_it(self) -> None:
        g = wise().stock(0, grain=1, gold=2).stock(1, gold=2, ore=1).event_card("hungersnot")
        assert (stock(g, 0), asked(g)) == ({"gold": 2}, (1, "pay_any"))
        do(g, "region C above", "region C above")
        assert stock(g, 1) == {"ore": 1}

    @rule("GZ:hungersnot", "GZ:kornspeicher")
    def test_a_granary_protects(self) -> None:
        g = wise().city(0, "L1").built(0, "kornspeicher", "L1 above").stock(0, grain=1).event_card("hungersnot")
        assert stock(g, 0) == {"grain": 1}

    @rule("GZ:rat_der_weisen")
    def test_the_council_gives_owls_or_goods_never_both(self) -> None:
        start = wise().sage(0, "peter", "region L1 above").sage(0, "piet", "region R1 below")
        g = start.event_card("rat_der_weisen")
        assert set(options(g)) == {"target own peter region L1 above", "target own piet region R1 below",
                                   "region L1 above", "region R1 below", "pass"}  # fmt: skip
        goods = g.clone()
        do(g, "target own peter region L1 above")
        assert [o for o in options(g) if o.startswith("region")] == []
        do(goods, "region L1 above")
        assert [o for o in options(goods) if o.startswith("target")] == []
        do(goods, "region L1 above")
        assert stock(goods, 0) == {"lumber": 2}

    @rule("GZ:rat_der_weisen", "PR-41")
    def test_what_finds_no_room_is_lost(self) -> None:
        start = wise().sage(0, "peter", "region L1 above", owls=2).stock(0, lumber=3)
        g = do(start.event_card("rat_der_weisen"), "target own peter region L1 above")
        assert (asked(g), owls_of(g, 0)) == ((0, "main"), 3)
        start = wise().sage(0, "peter", "region L1 above", owls=2).stock(0, lumber=3)
        assert options(start.event_card("rat_der_weisen")) == ["target own peter region L1 above", "pass"]


LONGEST = ("L2", "L3", "L4", "L5", "L6")


@rule("PR-32", "PR-33")
def test_sages_change_places_up_to_the_end_of_the_longest_row() -> None:
    start = wise()
    for column in LONGEST:
        start.settlement(0, column, "wald_stapel_6", "wald_stapel_4")
    start.sage(0, "peter", "region L6 above", owls=2).sage(0, "erste_weise", "region L1 above")
    g = do(start.hand(0, "umzug").main(), "play umzug", "target own erste_weise region L1 above")
    assert options(g) == ["target own peter region L6 above"]


@rule("GZ:rat_der_weisen")
def test_the_council_gives_goods_to_the_end_of_the_longest_row() -> None:
    start = wise()
    for column in LONGEST:
        start.settlement(0, column, "wald_stapel_6", "wald_stapel_4")
    g = start.sage(0, "peter", "region L6 above", owls=3).event_card("rat_der_weisen")
    assert options(g) == ["region L6 above", "pass"]
