"""The greedy player of the successor game: what a sensible player would do, and how often it beats chance."""

import pytest

from catanica.arena.simulate import simulate
from catanica.games.princes.bots.greedy import PrincesGreedy
from catanica.games.princes.game import THEMES
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.words import to_text
from tests.support.golden import explorers, prosperous, wise
from tests.support.position import do
from tests.support.princes import intro, table

MODES: dict[str, dict[str, object]] = {
    "intro": {},
    **{theme: {"mode": "theme", "sets": [theme]} for theme in THEMES},
    "duel": {"mode": "duel"},
}


def choice(g: Duel) -> str:
    """What the player to move does, seeing what it may see."""
    return to_text(g, PrincesGreedy(1).choose(g.redacted(g.to_move)))


def turn(g: Duel) -> list[str]:
    """A whole main phase, action by action."""
    bot = PrincesGreedy(1)
    done: list[str] = []
    while g.outcome is None and g.to_move == 0 and (not done or done[-1] != "end"):
        done.append(to_text(g, bot.choose(g.redacted(0))))
        do(g, done[-1])
    return done


class TestBuilding:
    def test_a_city_is_built_when_it_can_be_paid_for(self) -> None:
        assert choice(intro().stock(0, ore=3, grain=2).main()).startswith("city")

    def test_a_settlement_is_built_at_the_end_of_a_road(self) -> None:
        pos = intro().road(0, 5).stock(0, brick=1, lumber=1, wool=1, grain=1)
        assert choice(pos.region_stack("wald_stapel_4", "wald_stapel_6").main()) == "settlement L2"

    def test_the_bank_helps_to_the_last_good_of_a_city(self) -> None:
        g = intro().stock(0, ore=2, grain=2, gold=3).main()
        assert turn(g)[:2] == ["bank gold ore", "city L1"]

    def test_a_doubler_goes_beside_its_own_region(self) -> None:
        g = intro().stock(0, lumber=1, ore=1).hand(0, "holzfaellerlager").main()
        assert choice(g) == "build holzfaellerlager L1 above"

    def test_a_hero_takes_the_strength_advantage(self) -> None:
        g = intro().stock(0, ore=1, grain=1, wool=2).hand(0, "candamir").main()
        assert choice(g).startswith("build candamir")

    def test_nothing_is_torn_down(self) -> None:
        assert turn(intro().built(0, "markt", "L1 above").built(0, "austin", "R1 above").main()) == ["end"]


class TestExchanging:
    """A full hand, at the end of a turn: a courthouse needs an owl, and no sage lives here."""

    def test_what_can_be_paid_for_and_yet_not_built_is_exchanged(self) -> None:
        pos = wise().city(0, "L1").hand(0, "gericht", "gericht", "gericht").stock(0, brick=1, lumber=2)
        assert choice(pos.hand_check()).startswith("put gericht")

    def test_what_cannot_be_paid_for_yet_is_kept(self) -> None:
        pos = wise().city(0, "L1").hand(0, "gericht", "gericht", "gericht").stock(0, brick=1, lumber=1)
        assert choice(pos.hand_check()) == "pass"


class TestGoldenTimes:
    def test_a_ship_in_range_of_unknown_seas_sails(self) -> None:
        assert choice(explorers().sails(0, 1).main()) == "sail A2"

    def test_sails_are_wanted_where_ships_cannot_sail(self) -> None:
        g = explorers().stock(0, brick=1, grain=1).hand(0, "segelmacherei").main()
        assert choice(g).startswith("build segelmacherei")

    def test_an_island_is_brought_to_its_point(self) -> None:
        g = explorers().sails(0, 2).up(0, "A3", level=2).stock(0, wool=3, gold=3).main()
        assert "sail A3" in turn(g)

    def test_a_sage_moves_in_at_a_region(self) -> None:
        g = wise().stock(0, L1_above=3).hand(0, "peter").main()
        assert choice(g) == "build peter region L1 above"

    def test_the_manifesto_rises_when_it_can_be_paid_for(self) -> None:
        pos = wise().city(0, "L1").manifesto(0).sage(0, "peter", "region L1 above", owls=3)
        g = pos.stock(0, lumber=1, gold=2).main()
        assert choice(g).startswith("use manifest_des_humanen_handelns")

    def test_a_star_keeps_the_people_quiet(self) -> None:
        g = prosperous().city(0, "L1").built(0, "hospital", "L1 above").stars(0, 1).event_card("aufstand")
        assert choice(g).startswith("use volksstimmung")

    def test_the_open_stack_is_built_from(self) -> None:
        pos = prosperous().city(0, "L1").display("bauhuette", "fuerst").stock(0, brick=2, ore=2)
        assert choice(pos.main()).startswith("erect bauhuette")


class TestAttacks:
    def test_the_arsonist_takes_a_building_with_points(self) -> None:
        pos = table("zeit_der_wirren").city(0, "L1").built(0, "spelunke", "L1 above").hand(0, "feuerteufel")
        g = pos.city(1, "L1").built(1, "markt", "R1 above").built(1, "festplatz", "L1 above").main()
        assert turn(g)[:2] == ["play feuerteufel", "target festplatz L1 above"]


class TestStrength:
    @pytest.mark.parametrize("mode", MODES)
    def test_it_wins_against_chance(self, mode: str) -> None:
        report = simulate("princes", MODES[mode], ["greedy", "random"], 6, seed=7).as_dict()
        assert report["finished"] == 6
        assert report["wins"]["greedy"] >= 5

    @pytest.mark.long
    @pytest.mark.parametrize("mode", MODES)
    def test_it_wins_as_often_as_it_must(self, mode: str) -> None:
        report = simulate("princes", MODES[mode], ["greedy", "random"], 100, seed=11).as_dict()
        assert report["wins"]["greedy"] >= (95 if mode == "intro" else 90)

    @pytest.mark.long
    @pytest.mark.parametrize("mode", MODES)
    def test_games_against_itself_end_in_good_time(self, mode: str) -> None:
        report = simulate("princes", MODES[mode], ["greedy", "greedy"], 50, seed=12).as_dict()
        assert (report["finished"], report["draws"]) == (50, 0)
        assert report["mean_turns"] < 100
