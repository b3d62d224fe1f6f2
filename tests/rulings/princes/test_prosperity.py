"""Stars and the people's mood, works of art, road complements, and the other cards of Zeit des Wohlstands."""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.geometry import STORE
from catanica.games.principality.position.piece import owner_of, region
from catanica.games.principality.vocabulary import card_of
from tests.support.golden import EXPLORERS, PROSPERITY, SAGES, Golden, prosperous, stars_of
from tests.support.position import do, faults, options, refused
from tests.support.princes import discard, roll
from tests.support.reading import asked, hand, in_play, points, stack, stock
from tests.support.rules import rule
from tests.support.views import view

TURMOIL = "zeit_der_wirren"
ARTWORKS = {
    "kunstwerk_epos": "theater",
    "kunstwerk_relief": "stadtschloss",
    "kunstwerk_skulptur": "bauhuette",
    "kunstwerk_wasserspiel": "wasserversorgung",
}


def uses(g: Duel) -> list[str]:
    """The functions offered."""
    return [o for o in options(g) if o.startswith("use")]


def event_stack(g: Duel) -> list[str]:
    """The event stack, top first."""
    return [g.cat.ids[card_of(s)] for s in g.event_stack]


class TestMood:
    @rule("PR-44", "GZ:volksstimmung")
    def test_each_player_has_one_from_the_start_in_theme_game_and_duel(self) -> None:
        for start in (prosperous(), Golden(EXPLORERS, SAGES, PROSPERITY)):
            g = start.main()
            assert [("volksstimmung" in in_play(g, seat), stars_of(g, seat)) for seat in (0, 1)] == [(True, 0)] * 2

    @rule("PR-20", "GZ:volksstimmung")
    def test_two_stars_for_a_good_once_per_turn(self) -> None:
        g = prosperous().stars(0, 3).main()
        do(g, "use volksstimmung laid 1", "region C above")
        assert (stars_of(g, 0), stock(g, 0), uses(g)) == (1, {"gold": 1}, [])
        assert uses(prosperous().stars(0, 1).main()) == []

    @rule("PR-20", "GZ:volksstimmung")
    def test_new_stars_do_not_bring_a_second_good_in_the_same_turn(self) -> None:
        start = prosperous().stars(0, 3).hand(0, "armenspeisung").stock(0, grain=1)
        g = do(start.main(), "use volksstimmung laid 1", "region C above", "play armenspeisung")
        assert (stars_of(g, 0), uses(g)) == (3, []), "enough stars again, but the turn's use is spent"

    @rule("PR-20")
    def test_stars_are_no_goods(self) -> None:
        g = prosperous().stars(0, 3).stock(0, gold=3, wool=3, ore=1).face("brigands", 6)
        assert stock(g, 0)["gold"] == 3, "seven goods: the stars do not count"

    @rule("PR-12", "PR-28", "PR-42", "GZ:volksstimmung")
    def test_it_is_never_removed_and_takes_no_place(self) -> None:
        start = prosperous().hand(1, "diebesversteck")
        g = start.main()
        assert faults(g, "demolish volksstimmung laid") == ["central_stays"]
        g = prosperous(active=1).hand(1, "diebesversteck").stock(1, wool=1).main()
        built = [o for o in options(g) if o.startswith("build diebesversteck")]
        assert len(built) == 6, "every region of the opponent is free"

    @rule("PR-44", "GZ:aufstand")
    def test_a_star_makes_an_uprising_miss(self) -> None:
        g = prosperous().stars(0, 1).built(0, "markt", "L1 above").event_card("aufstand")
        assert asked(g) == (0, "answer")
        spared = do(g.clone(), "use volksstimmung laid")
        assert (in_play(spared, 0), stars_of(spared, 0)) == (["markt", "volksstimmung"], 0)
        do(g, "pass")
        assert asked(g) == (0, "under_stack")

    @rule("PR-44")
    def test_a_star_makes_riots_miss(self) -> None:
        start = Golden(TURMOIL, SAGES, PROSPERITY).stars(0, 1).built(0, "landsknechte", "road C").stock(0, gold=3)
        start.g.die = 6
        g = start.event_card("unruhen")
        assert asked(g) == (0, "answer")
        do(g, "use volksstimmung laid")
        assert (stock(g, 0)["gold"], "landsknechte" in in_play(g, 0)) == (3, True)


class TestActions:
    @rule("GZ:armenspeisung", "PR-41")
    def test_feeding_the_poor_costs_grain_and_brings_two_stars(self) -> None:
        g = do(prosperous().hand(0, "armenspeisung").stock(0, grain=1).main(), "play armenspeisung")
        assert (stars_of(g, 0), stock(g, 0)) == (2, {})
        g = do(prosperous().stars(0, 2).hand(0, "armenspeisung").stock(0, grain=1).main(), "play armenspeisung")
        assert stars_of(g, 0) == 3, "the second is lost"
        assert refused(prosperous().hand(0, "armenspeisung").main(), "play armenspeisung") == ["GZ:armenspeisung"]

    @rule("GZ:bera")
    def test_bera_takes_stars(self) -> None:
        g = do(prosperous().stars(1, 3).hand(0, "bera").main(), "play bera", "target volksstimmung laid")
        assert (stars_of(g, 0), stars_of(g, 1)) == (2, 1)

    @rule("GZ:bera")
    def test_bera_takes_goods_of_the_loser_s_choice_from_a_leader(self) -> None:
        start = prosperous().city(1, "L1", "R1").stock(1, gold=2, ore=1).hand(0, "bera")
        g = do(start.main(), "play bera", "number 2")
        assert asked(g) == (1, "yield")
        do(g, "region R1 below", "region C above")
        assert (stock(g, 0), stock(g, 1)) == ({"ore": 1, "gold": 1}, {"gold": 1})

    @rule("GZ:bera")
    def test_bera_needs_a_star_or_a_lead_with_goods(self) -> None:
        assert refused(prosperous().stock(1, gold=2).hand(0, "bera").main(), "play bera") == ["GZ:bera"]
        assert refused(prosperous().city(1, "L1").hand(0, "bera").main(), "play bera") == ["GZ:bera"]
        g = prosperous().city(0, "L1").stars(1, 1).stock(1, gold=1).hand(0, "bera").main()
        do(g, "play bera")
        assert options(g) == ["target volksstimmung laid"], "no goods from who is behind"

    @rule("GZ:bera")
    def test_bera_takes_three_goods_at_most(self) -> None:
        start = prosperous().city(1, "L1", "R1").built(1, "theater", "L1 above").built(1, "theater", "L1 below")
        g = start.stock(1, gold=3, ore=3).hand(0, "bera").main()
        assert points(g, 1) - points(g, 0) == 4
        do(g, "play bera")
        assert options(g) == ["number 3"]

    @rule("GZ:bera", "PR-41")
    def test_bera_is_not_played_where_no_good_would_find_room(self) -> None:
        start = prosperous().city(1, "L1").stock(1, gold=2).stock(0, gold=3).hand(0, "bera")
        assert refused(start.main(), "play bera") == ["GZ:bera"]
        start = prosperous().city(1, "L1").stock(1, gold=2).stock(0, gold=2).hand(0, "bera")
        g = do(start.main(), "play bera", "number 1", "region C above")
        assert (stock(g, 0), stock(g, 1)) == ({"gold": 3}, {"gold": 1})

    @rule("GZ:hof_astrologe")
    def test_the_astrologer_makes_an_event_for_both(self) -> None:
        start = prosperous().stars(0, 1).city(0, "L1").built(0, "fuerst", "L1 above").hand(0, "hof_astrologe")
        g = do(start.main(), "play hof_astrologe", "face harvest", "region C above", "region C above")
        assert (stock(g, 0), stock(g, 1), stars_of(g, 0)) == ({"gold": 1}, {"gold": 1}, 0)

    @rule("GZ:hof_astrologe", "GZ:landsknechte")
    def test_a_star_keeps_off_one_attack_not_the_next_of_the_same_turn(self) -> None:
        start = prosperous().city(0, "L1").built(0, "fuerst", "L1 above").built(0, "landsknechte", "road C")
        start.stars(0, 2).hand(0, "hof_astrologe").stock(0, gold=3, wool=3, ore=3)
        g = do(roll(start.before_roll(), "brigands", 3), "use landsknechte road C")
        assert (stock(g, 0)["gold"], stock(g, 0)["wool"]) == (3, 3)
        do(g, "play hof_astrologe", "face brigands")
        assert (stock(g, 0)["gold"], stock(g, 0)["wool"], stars_of(g, 0)) == (1, 1, 0)

    @rule("GZ:hof_astrologe", "PR-6")
    def test_an_uprising_the_astrologer_draws_goes_under_the_top_four_too(self) -> None:
        start = prosperous().stars(0, 1).city(0, "L1").built(0, "fuerst", "L1 above").hand(0, "hof_astrologe")
        names = ["erfindung", "fehde", "bruderzwist", "julfest", "fahrender_haendler"]
        g = do(start.events("aufstand", *names).main(), "play hof_astrologe", "face event_card")
        assert event_stack(g) == [*names[:4], "aufstand", names[4]]

    @rule("GZ:hof_astrologe")
    def test_the_astrologer_needs_a_ruler_and_a_star(self) -> None:
        assert faults(prosperous().stars(0, 1).hand(0, "hof_astrologe").main(), "play hof_astrologe") == [
            "needs_one_of"
        ]
        start = prosperous().city(0, "L1").built(0, "fuerstin", "L1 above").hand(0, "hof_astrologe")
        assert faults(start.main(), "play hof_astrologe") == ["too_few_stars"]

    @pytest.mark.parametrize(("art", "building"), ARTWORKS.items())
    @rule("GZ:kunstwerk_epos", "GZ:kunstwerk_relief", "GZ:kunstwerk_skulptur", "GZ:kunstwerk_wasserspiel")
    def test_a_work_of_art_brings_a_star_and_another_with_its_building(self, art: str, building: str) -> None:
        for ruler in ("fuerst", "fuerstin"):
            start = prosperous().city(0, "L1").built(0, ruler, "L1 above").hand(0, art)
            assert stars_of(do(start.main(), f"play {art}"), 0) == 1
        start = prosperous().city(0, "L1").built(0, "fuerst", "L1 above").built(0, building, "L1 below").hand(0, art)
        assert stars_of(do(start.main(), f"play {art}"), 0) == 2

    @pytest.mark.parametrize("art", ARTWORKS)
    @rule("GZ:kunstwerk_epos", "GZ:kunstwerk_relief", "GZ:kunstwerk_skulptur", "GZ:kunstwerk_wasserspiel", "PR-41")
    def test_a_work_of_art_needs_a_ruler_and_room(self, art: str) -> None:
        assert faults(prosperous().hand(0, art).main(), f"play {art}") == ["needs_one_of"]
        start = prosperous().stars(0, 3).city(0, "L1").built(0, "fuerst", "L1 above").hand(0, art)
        assert refused(start.main(), f"play {art}") == [f"GZ:{art}"]

    @rule("GZ:wohlstand")
    def test_prosperity_builds_a_cheap_city(self) -> None:
        start = prosperous().city(0, "L1").built(0, "wasserversorgung", "L1 above").hand(0, "wohlstand")
        g = do(start.stock(0, ore=1, grain=2).main(), "play wohlstand", "city R1")
        assert (stock(g, 0), points(g, 0)) == ({}, 5)

    @rule("GZ:wohlstand")
    def test_prosperity_needs_the_aqueduct_and_a_settlement(self) -> None:
        g = prosperous().hand(0, "wohlstand").rich(0).main()
        assert faults(g, "play wohlstand") == ["needs_card"]
        start = prosperous().city(0, "L1", "R1").built(0, "wasserversorgung", "L1 above").hand(0, "wohlstand").rich(0)
        assert faults(start.main(), "play wohlstand") == ["no_settlement_to_grow"]


class TestDen:
    @rule("GZ:diebesversteck", "PR-13", "PR-43")
    def test_a_foreign_card_that_moves_on_and_steals(self) -> None:
        g = prosperous().hand(0, "diebesversteck").stock(0, wool=2).stock(1, gold=1, ore=1).main()
        do(g, "build diebesversteck region C above")
        assert owner_of(g.land(1).built[-1]) == 0
        do(g, "use diebesversteck region C above")
        assert options(g) == ["region opponent R1 below"], "another free region with goods"
        do(g, "region opponent R1 below")
        assert (stock(g, 0), stock(g, 1)) == ({"ore": 1}, {"gold": 1})
        assert uses(g) == []

    @rule("GZ:diebesversteck")
    def test_it_moves_once_in_a_turn(self) -> None:
        start = prosperous().built(1, "diebesversteck", "region C above", owner=0).stock(0, wool=3)
        g = do(start.stock(1, ore=2, lumber=2).main(), "use diebesversteck region C above", "region opponent R1 below")
        assert (stock(g, 0), uses(g)) == ({"wool": 2, "ore": 1}, [])

    @rule("GZ:diebesversteck")
    def test_without_another_region_with_goods_it_stays(self) -> None:
        g = prosperous().built(1, "diebesversteck", "region C above", owner=0).stock(0, wool=1).stock(1, gold=2).main()
        assert uses(g) == []

    @rule("GZ:diebesversteck", "PR-8")
    def test_it_needs_a_free_region(self) -> None:
        start = prosperous().hand(0, "diebesversteck").stock(0, wool=1).built(1, "landsknechte", "region C above")
        g = start.main()
        assert faults(g, "build diebesversteck region C above") == ["no_free_region"]
        assert "build diebesversteck region C below" in options(g)

    @rule("GZ:diebesversteck", "PR-13")
    def test_five_strength_drives_it_out_and_keeps_it_away(self) -> None:
        start = prosperous(active=1).built(1, "diebesversteck", "region C above", owner=0).city(1, "L1")
        for site in ("L1 above", "L1 above", "L1 below", "L1 below"):
            start.built(1, "fuerst", site)
        g = start.hand(1, "landsknechte").stock(1, ore=1, gold=1).main()
        do(g, "build landsknechte road C")
        assert "diebesversteck" not in in_play(g, 1)
        assert [g.cat.ids[card_of(c)] for c in g.discard] == ["diebesversteck"]
        start = prosperous().hand(0, "diebesversteck").stock(0, wool=1).city(1, "L1", "R1")
        for site in ("L1 above", "L1 above", "L1 below", "L1 below", "R1 above"):
            start.built(1, "fuerst", site)
        assert faults(start.main(), "build diebesversteck region C above") == ["host_too_strong"]

    @rule("GZ:diebesversteck", "PR-13", "PR-43")
    def test_its_host_is_rid_of_it_for_three_stars_and_its_builder_removes_it(self) -> None:
        g = prosperous(active=1).built(1, "diebesversteck", "region C above", owner=0).stars(1, 3).main()
        assert not [o for o in options(g) if o.startswith("demolish diebesversteck")]
        do(g, "use volksstimmung laid 2")
        assert ("diebesversteck" in in_play(g, 1), stars_of(g, 1)) == (False, 0)
        g = prosperous().built(1, "diebesversteck", "region C above", owner=0).main()
        do(g, "demolish diebesversteck region C above abroad")
        assert [g.cat.ids[card_of(c)] for c in g.discard] == ["diebesversteck"]

    @rule("PR-9", "GZ:diebesversteck", "GZ:allmende")
    def test_special_sites_are_no_buildings(self) -> None:
        start = prosperous().built(1, "diebesversteck", "region C above", owner=0).built(1, "allmende", "L1 above")
        assert asked(start.event_card("aufstand")) == (0, "main")


class TestSites:
    @rule("GZ:allmende")
    def test_common_land_swaps_for_a_star(self) -> None:
        g = prosperous().stars(0, 1).built(0, "allmende", "L1 above").stock(0, ore=1).main()
        do(g, "use allmende L1 above", "region R1 below", "region C above")
        assert (stock(g, 0), stars_of(g, 0), uses(g)) == ({"gold": 1}, 0, [])
        assert uses(prosperous().built(0, "allmende", "L1 above").stock(0, ore=1).main()) == []

    @rule("GZ:allmende", "PR-30")
    def test_gold_out_of_a_cache_can_be_swapped_like_any_other(self) -> None:
        start = Golden("zeit_des_goldes", SAGES, PROSPERITY).stars(0, 1).built(0, "allmende", "L1 above")
        start.built(0, "goldversteck", "region L1 above")
        cache = region(start.g.cat.number("goldversteck"), 0)
        start.g.land(0).lay_region(STORE, cache)
        g = start.main()
        assert uses(g) == [], "nothing is there"
        g.land(0).change(STORE, 1)
        assert len(options(do(g, "use allmende L1 above"))) == 1

    @rule("GZ:dorfschule", "PR-41")
    def test_the_school_brings_stars_when_built_and_at_every_trade(self) -> None:
        g = prosperous().hand(0, "dorfschule", "dorfschule").stock(0, lumber=2, grain=2).main()
        do(g, "build dorfschule L1 above")
        assert stars_of(g, 0) == 2
        assert "one_each" in faults(g, "build dorfschule L1 below")
        g = do(prosperous().stars(0, 2).hand(0, "dorfschule").stock(0, lumber=1, grain=1).main(),
               "build dorfschule L1 above")  # fmt: skip
        assert stars_of(g, 0) == 3
        for before, after in ((1, 2), (3, 3)):
            g = prosperous().stars(0, before).built(0, "dorfschule", "L1 above").face("trade", 3)
            assert stars_of(g, 0) == after

    @pytest.mark.parametrize(("one", "other"), [("fuerst", "fuerstin"), ("fuerstin", "fuerst")])
    @rule("GZ:fuerst", "GZ:fuerstin", "PR-29")
    def test_only_one_ruler_in_a_principality(self, one: str, other: str) -> None:
        start = prosperous().stars(0, 3).city(0, "L1").display(one, other).rich(0)
        g = do(start.main(), f"erect {one} L1 above")
        assert stars_of(g, 0) == 2
        assert "rival_ruler" in faults(g, f"erect {other} L1 below")

    @pytest.mark.parametrize("ruler", ["fuerst", "fuerstin"])
    @rule("GZ:fuerst", "GZ:fuerstin", "PR-31")
    def test_a_ruler_fetches_works_of_art_for_gold(self, ruler: str) -> None:
        start = prosperous().city(0, "L1").built(0, ruler, "L1 above").stock(0, gold=2)
        g = start.discard("armenspeisung", "kunstwerk_epos", "bera", "kunstwerk_relief").main()
        do(g, f"use {ruler} L1 above")
        assert options(g) == ["pick kunstwerk_epos", "pick kunstwerk_relief"]
        do(g, "pick kunstwerk_epos")
        assert (hand(g, 0), stock(g, 0), uses(g)) == (["kunstwerk_epos"], {"gold": 1}, [])
        assert [g.cat.ids[card_of(c)] for c in g.discard] == ["armenspeisung", "bera", "kunstwerk_relief"]
        assert view(g, 1)["lands"][0]["hand"] == [{"card": "kunstwerk_epos"}]

    @rule("GZ:bauhuette")
    def test_the_builders_hut_brings_stars_and_cheaper_buildings(self) -> None:
        assert stars_of(prosperous().built(0, "bauhuette", "L1 above").face("celebration", 3), 0) == 1
        start = prosperous().city(0, "L1").built(0, "bauhuette", "L1 above").hand(0, "wasserversorgung", "theater")
        g = start.stock(0, brick=2, lumber=2, ore=1).main()
        do(g, "build wasserversorgung L1 below")
        assert (stock(g, 0), "wasserversorgung" in in_play(g, 0)) == ({}, True)

    @rule("GZ:bauhuette")
    def test_only_costly_buildings_get_cheaper_and_stars_do_not_count(self) -> None:
        start = prosperous().city(0, "L1").built(0, "bauhuette", "L1 above").stars(0, 3)
        g = start.hand(0, "theater", "stadtschloss").stock(0, brick=1, lumber=1, wool=1, ore=1).main()
        assert "cannot_pay" in faults(g, "build theater L1 below"), "four goods"
        assert "cannot_pay" in faults(g, "build stadtschloss L1 below"), "three goods and two stars"
        g = prosperous().city(0, "L1").built(0, "bauhuette", "L1 above").display("bauhuette").rich(0).main()
        assert "one_each" in faults(g, "erect bauhuette L1 below")

    @rule("GZ:bauhuette", "GZ:entdeckermetropole")
    def test_what_is_as_dear_but_no_building_costs_all_of_it(self) -> None:
        def start() -> Golden:
            pos = Golden(EXPLORERS, SAGES, PROSPERITY).city(0, "L1").built(0, "bauhuette", "L1 above")
            for cell in ("A1", "A2", "A3", "B1", "B2", "B3"):
                pos.up(0, cell)
            return pos.hand(0, "entdeckermetropole")

        assert "cannot_pay" in faults(start().stock(0, brick=2, ore=2, grain=1).main(), "build entdeckermetropole laid")
        do(start().stock(0, brick=2, ore=2, grain=2).main(), "build entdeckermetropole laid")

    @rule("GZ:fuerstenmonument", "GZ:fuerst")
    def test_the_prince_is_never_taken_in_the_duel_either(self) -> None:
        start = Golden(EXPLORERS, SAGES, PROSPERITY).stars(0, 2).city(0, "L1").city(1, "L1")
        start.hand(0, "fuerstenmonument").stock(0, brick=1, gold=2).built(1, "fuerst", "L1 above")
        g = do(start.main(), "build fuerstenmonument L1 above")
        assert (asked(g), hand(g, 0), "fuerst" in in_play(g, 1)) == ((0, "main"), [], True)

    @rule("GZ:fuerstenmonument")
    def test_the_monument_takes_one_of_two_named_units(self) -> None:
        start = prosperous().stars(0, 2).city(0, "L1").hand(0, "fuerstenmonument").stock(0, brick=1, gold=2)
        start.built(1, "landsknechte", "road C").built(1, "wanderbuehne", "road C").built(
            1, "grosses_handelsschiff", "L1 above"
        )
        g = do(start.main(), "build fuerstenmonument L1 above")
        assert (asked(g), stars_of(g, 0)) == ((1, "name_unit"), 0)
        do(g, "target own landsknechte road C", "target own grosses_handelsschiff L1 above")
        assert asked(g) == (0, "take_unit")
        do(g, "target grosses_handelsschiff L1 above")
        assert (hand(g, 0), "grosses_handelsschiff" in in_play(g, 1)) == (["grosses_handelsschiff"], False)

    @rule("GZ:fuerstenmonument", "GZ:fuerst", "GZ:fuerstin")
    def test_the_monument_with_one_unit_none_or_only_a_ruler(self) -> None:
        def start() -> Golden:
            return prosperous().stars(0, 2).city(0, "L1").hand(0, "fuerstenmonument").stock(0, brick=1, gold=2)

        g = do(start().built(1, "landsknechte", "road C").main(), "build fuerstenmonument L1 above")
        assert (asked(g), hand(g, 0)) == ((0, "main"), ["landsknechte"])
        for lord in ((), ("fuerst",), ("fuerstin",)):
            poor = start().city(1, "L1")
            for card in lord:
                poor.built(1, card, "L1 above")
            g = do(poor.main(), "build fuerstenmonument L1 above")
            assert (asked(g), hand(g, 0)) == ((0, "main"), [])
        g = prosperous().stars(0, 1).city(0, "L1").hand(0, "fuerstenmonument").stock(0, brick=1, gold=2).main()
        assert faults(g, "build fuerstenmonument L1 above") == ["too_few_stars"]

    @rule("GZ:hospital")
    def test_the_hospital_gives_a_star_or_a_good(self) -> None:
        start = prosperous().stars(0, 1).city(0, "L1").built(0, "hospital", "L1 above")
        g = start.main()
        good = do(g.clone(), "use hospital L1 above 2", "region C above")
        assert (stars_of(good, 0), stock(good, 0), uses(good)) == (0, {"gold": 1}, [])
        do(g, "use hospital L1 above 1")
        assert stars_of(g, 0) == 2

    @rule("GZ:hospital")
    def test_the_hospital_needs_the_aqueduct(self) -> None:
        g = prosperous().city(0, "L1").hand(0, "hospital").rich(0).main()
        assert "needs_card" in faults(g, "build hospital L1 above")
        start = (
            prosperous().city(0, "L1").built(0, "wasserversorgung", "L1 above").hand(0, "hospital", "hospital").rich(0)
        )
        g = do(start.main(), "build hospital L1 above")
        assert "one_each" in faults(g, "build hospital L1 below")

    @rule("GZ:stadtschloss", "PR-31")
    def test_the_palace_fetches_units_and_free_actions(self) -> None:
        start = prosperous().stars(0, 3).city(0, "L1").built(0, "stadtschloss", "L1 above")
        g = start.discard("theater", "landsknechte", "kunstwerk_epos", "armenspeisung", "bera", "wohlstand").main()
        do(g, "use stadtschloss L1 above")
        assert options(g) == ["pick landsknechte", "pick armenspeisung"], "no building, no action with a requirement"
        do(g, "pick armenspeisung")
        assert (hand(g, 0), stars_of(g, 0)) == (["armenspeisung"], 0)
        start = prosperous().stars(0, 3).city(0, "L1").built(0, "stadtschloss", "L1 above")
        g = do(start.discard("landsknechte", "armenspeisung").main(), "use stadtschloss L1 above", "pick armenspeisung")
        assert (hand(g, 0), discard(g)) == (["armenspeisung"], ["landsknechte"]), "the last card of the pile, too"
        start = prosperous().stars(0, 3).city(0, "L1").built(0, "stadtschloss", "L1 above")
        assert "use stadtschloss L1 above" not in uses(start.discard("theater").main()), "nothing to fetch"
        start = prosperous().stars(0, 3).city(0, "L1").built(0, "stadtschloss", "L1 above")
        assert "use stadtschloss L1 above" in uses(start.discard("landsknechte").main()), "a single card is enough"
        g = prosperous().city(0, "L1").built(0, "stadtschloss", "L1 above").hand(0, "stadtschloss").rich(0).main()
        assert "one_each" in faults(g, "build stadtschloss L1 below")

    @rule("GZ:theater", "GZ:wanderbuehne", "PR-41")
    def test_a_star_when_built_if_there_is_room(self) -> None:
        for before, after in ((0, 1), (3, 3)):
            start = prosperous().stars(0, before).city(0, "L1").hand(0, "theater").rich(0)
            assert stars_of(do(start.main(), "build theater L1 above"), 0) == after
            start = prosperous().stars(0, before).hand(0, "wanderbuehne").stock(0, grain=1, gold=1)
            assert stars_of(do(start.main(), "build wanderbuehne road C"), 0) == after

    @rule("GZ:wasserversorgung", "PR-24")
    def test_the_aqueduct_works_on_all_four_regions_of_its_city(self) -> None:
        start = prosperous().city(0, "R1").built(0, "wasserversorgung", "R1 above")
        g = start.face("harvest", 6)
        assert stock(g, 0)["grain"] == 2, "the field on the other side of the city's row too"
        g = prosperous().city(0, "R1").built(0, "wasserversorgung", "R1 above").face("harvest", 4)
        assert stock(g, 0)["wool"] == 2
        g = prosperous().city(0, "R1").built(0, "wasserversorgung", "R1 above").face("harvest", 5)
        assert stock(g, 0)["ore"] == 1, "fields and pastures only"
        g = prosperous().city(0, "L1").built(0, "wasserversorgung", "L1 above").face("harvest", 6)
        assert stock(g, 0)["grain"] == 1, "another city's field"
        g = (
            prosperous()
            .city(0, "L1")
            .built(0, "wasserversorgung", "L1 above")
            .hand(0, "wasserversorgung")
            .rich(0)
            .main()
        )
        assert "one_each" in faults(g, "build wasserversorgung L1 below")


class TestRoads:
    @pytest.mark.parametrize("card", ["landsknechte", "marktfleck", "wanderbuehne"])
    @rule("PR-10", "GZ:landsknechte", "GZ:marktfleck", "GZ:wanderbuehne")
    def test_one_complement_per_own_road(self, card: str) -> None:
        g = prosperous().hand(0, card).rich(0).main()
        assert [o for o in options(g) if card in o] == [f"build {card} road C"]
        other = "marktfleck" if card != "marktfleck" else "landsknechte"
        g = prosperous().built(0, other, "road C").hand(0, card).rich(0).main()
        assert faults(g, f"build {card} road C") == ["no_free_road"]

    @rule("PR-10")
    def test_the_last_road_of_the_longest_row_takes_a_complement_for_who_can_pay(self) -> None:
        start = prosperous().hand(0, "marktfleck")
        for column in ("L2", "L3", "L4", "L5", "L6"):
            start.settlement(0, column, "wald_stapel_6", "wald_stapel_4")
        assert faults(start.road(0, 0).main(), "build marktfleck road L6") == ["cannot_pay"]

    @rule("PR-32", "PR-10")
    def test_complements_change_places_up_to_the_last_road_of_the_longest_row(self) -> None:
        start = prosperous().built(0, "wanderbuehne", "road C")
        for column in ("L2", "L3", "L4", "L5", "L6"):
            start.settlement(0, column, "wald_stapel_6", "wald_stapel_4")
        start.road(0, 0).built(0, "marktfleck", "road L6").hand(0, "umzug")
        g = do(start.main(), "play umzug", "target own wanderbuehne road C")
        assert options(g) == ["target own marktfleck road L6"]

    @rule("PR-32", "PR-14")
    def test_a_complement_does_not_change_places_with_the_harbour(self) -> None:
        g = Golden(EXPLORERS, SAGES, PROSPERITY).built(0, "landsknechte", "road C").hand(0, "umzug").main()
        assert not [o for o in options(do(g, "play umzug")) if o.startswith("target")]

    @rule("GZ:landsknechte", "PR-2")
    def test_mercenaries_keep_one_gold_and_one_wool_or_all_for_a_star(self) -> None:
        g = prosperous().built(0, "landsknechte", "road C").stock(0, gold=3, wool=3, ore=3).face("brigands", 1)
        assert stock(g, 0) == {"gold": 2, "wool": 1, "ore": 3}, "one gold kept, one produced"
        start = prosperous().built(0, "landsknechte", "road C").stars(0, 1).stock(0, gold=2, wool=3, ore=3)
        g = do(start.face("brigands", 6), "use landsknechte road C")
        assert (stock(g, 0)["gold"], stock(g, 0)["wool"], stars_of(g, 0)) == (2, 3, 0)

    @pytest.mark.parametrize("face", ["trade", "celebration", "harvest"])
    @rule("GZ:landsknechte")
    def test_mercenaries_answer_brigands_only(self, face: str) -> None:
        g = prosperous().built(0, "landsknechte", "road C").stars(0, 1).face(face, 6)
        assert asked(g)[1] != "answer"

    @rule("GZ:marktfleck")
    def test_the_market_town_trades_from_a_full_region(self) -> None:
        g = prosperous().built(0, "marktfleck", "road C").stock(0, ore=3, wool=2).main()
        do(g, "use marktfleck road C")
        assert options(g) == ["region R1 below"]
        do(g, "region R1 below", "region C above")
        assert (stock(g, 0), uses(g)) == ({"ore": 2, "wool": 2, "gold": 1}, [])

    @rule("GZ:wanderbuehne")
    def test_the_theatre_moves_on_for_a_star(self) -> None:
        start = prosperous().built(0, "wanderbuehne", "road C").settlement(0, "R2", "wald_stapel_6", "wald_stapel_4")
        g = start.stock(0, R1_above=1).main()
        do(g, "use wanderbuehne road C", "road R1")
        assert (stars_of(g, 0), stock(g, 0), uses(g)) == (1, {}, [])
        assert "wanderbuehne" in in_play(g, 0)
        start = prosperous().built(0, "wanderbuehne", "road C").settlement(0, "R2", "wald_stapel_6", "wald_stapel_4")
        g = do(start.stock(0, R1_below=1).main(), "use wanderbuehne road C", "road R1")
        assert (stars_of(g, 0), stock(g, 0)) == (1, {}), "the region below the road is as good"

    @rule("GZ:wanderbuehne")
    def test_the_theatre_goes_as_far_as_the_last_road_of_the_longest_row(self) -> None:
        start = prosperous().built(0, "wanderbuehne", "road C")
        for column in ("L2", "L3", "L4", "L5", "L6"):
            start.settlement(0, column, "wald_stapel_6", "wald_stapel_4")
        g = start.road(0, 0).stock(0, L6_above=1).main()
        do(g, "use wanderbuehne road C", "road L6")
        assert (stars_of(g, 0), stock(g, 0)) == (1, {})

    @rule("GZ:wanderbuehne")
    def test_the_theatre_stays_without_goods_and_in_the_turn_it_is_built(self) -> None:
        start = prosperous().built(0, "wanderbuehne", "road C").settlement(0, "R2", "wald_stapel_6", "wald_stapel_4")
        assert uses(start.stock(0, C_above=1).main()) == [], "no good beside the other road"
        start = prosperous().hand(0, "wanderbuehne").settlement(0, "R2", "wald_stapel_6", "wald_stapel_4")
        g = do(start.stock(0, grain=2, gold=1).main(), "build wanderbuehne road C")
        assert uses(g) == []

    @rule("PR-10")
    def test_complements_are_hit_by_what_names_units_in_general(self) -> None:
        start = prosperous().stars(0, 2).city(0, "L1").hand(0, "fuerstenmonument").stock(0, brick=1, gold=2)
        g = do(start.built(1, "wanderbuehne", "road C").main(), "build fuerstenmonument L1 above")
        assert hand(g, 0) == ["wanderbuehne"]


class TestEvents:
    @rule("GZ:aufstand", "PR-7")
    def test_an_uprising_takes_a_building_that_costs_two_goods(self) -> None:
        start = prosperous().built(0, "dorfschule", "L1 above").built(0, "markt", "L1 below")
        g = start.built(0, "marktfleck", "road C").event_card("aufstand")
        assert asked(g) == (0, "uprising")
        assert options(g) == ["target own dorfschule L1 above", "target own markt L1 below"], "the market town is cheap"
        do(g, "target own dorfschule L1 above")
        assert options(g) == ["stack 4", "stack 5"], "its own back"
        do(g, "stack 5")
        assert stack(g, 5) == ["dorfschule"]

    @rule("PR-6", "GZ:aufstand")
    def test_a_resolved_uprising_goes_under_the_top_four(self) -> None:
        start = prosperous().events("fehde", "erfindung", "besteuerung", "julfest", "wettfahrt_der_handelsschiffe")
        g = start.event_card("aufstand")
        assert event_stack(g) == [
            "fehde",
            "erfindung",
            "besteuerung",
            "julfest",
            "aufstand",
            "wettfahrt_der_handelsschiffe",
        ]

    @rule("PR-6", "GZ:aufstand")
    def test_after_yule_both_uprisings_lie_above_it(self) -> None:
        ten = ["fehde", "bruderzwist", "erfindung", "ertragreiches_jahr", "ertragreiches_jahr", "fahrender_haendler",
               "fahrender_haendler", "wettfahrt_der_handelsschiffe", "besteuerung", "besteuerung"]  # fmt: skip
        start = prosperous().events(*ten[:5], "aufstand", *ten[5:], "aufstand")
        g = start.event_card("julfest")
        assert g.to_move == -1
        below = 0
        while g.to_move == -1 and "julfest" not in event_stack(g):
            assert "deal aufstand" not in options(g), "three others first"
            do(g, options(g)[0])
            below += 1
        assert (below, event_stack(g)[0]) == (3, "julfest")
        assert options(g).count("deal aufstand") == 2
        assert len(options(g)) == 9

    @rule("PR-45", "PR-21")
    def test_in_the_duel_the_uprising_is_shuffled_in_normally(self) -> None:
        rules = Golden(EXPLORERS, SAGES, PROSPERITY).g.rules
        assert rules.late_events == []
        assert rules.cat.number("aufstand") in rules.fixed_events

    @rule("GZ:besteuerung", "PR-41")
    def test_taxation_trades_a_star_for_a_good_and_a_gold(self) -> None:
        g = prosperous().stars(0, 1).stars(1, 1).event_card("besteuerung")
        assert asked(g) == (0, "taxes")
        do(g, "use volksstimmung laid", "region R1 below")
        assert (stock(g, 0), stars_of(g, 0), asked(g)) == ({"ore": 1, "gold": 1}, 0, (1, "taxes"))
        do(g, "pass")
        assert (asked(g), stars_of(g, 1)) == ((0, "main"), 1)
        full = prosperous().stars(0, 1).stock(0, gold=3)
        g = do(full.event_card("besteuerung"), "use volksstimmung laid", "region R1 below")
        assert stock(g, 0) == {"ore": 1, "gold": 3}, "no room for the gold"
