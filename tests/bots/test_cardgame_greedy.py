"""The greedy player of the card game, decision by decision: what a sensible player would do."""

import catanica
from catanica.games.cardgame.bots.greedy import CardGameGreedy
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.telling.verbs import BUILD, verb_of
from catanica.games.principality.vocabulary import card_of, place_of
from tests.support.greedy import choice
from tests.support.position import do, position
from tests.support.reading import asked
from tests.support.rules import rule

UNITS = ("konrad_der_flinke", "falk_der_schoene", "goetz_eisenfaust", "otto_der_berserker", "walter_der_abtruennige")


def turn(g: Duel) -> list[str]:
    """A whole main phase, action by action."""
    bot = CardGameGreedy(1)
    done: list[str] = []
    while g.outcome is None and (not done or done[-1] != "end"):
        done.append(choice(g, bot))
        do(g, done[-1])
    return done


class TestBuilding:
    def test_it_takes_the_city_that_wins(self) -> None:
        g = position(points=3).stock(0, grain=2, ore=3, brick=3, lumber=3).hand(0, "saegewerk").main()
        assert choice(g).startswith("city")

    def test_it_takes_the_point_that_wins_by_way_of_the_bank(self) -> None:
        g = position(points=3).stock(0, grain=2, ore=2, brick=3).main()
        assert turn(g)[-1].startswith("city")
        assert g.outcome is not None
        assert g.outcome.winners == [0]

    @rule("KB-14")
    def test_a_doubler_goes_beside_its_own_region(self) -> None:
        g = position().stock(0, lumber=2).hand(0, "saegewerk").main()
        action = CardGameGreedy(1).choose(g.redacted(0))
        assert verb_of(action) == BUILD
        land = g.land(0)
        kinds = {g.cat.fact(card_of(land.regions[r])).resource for r in (place_of(action), place_of(action) + 2)}
        assert "lumber" in kinds

    def test_a_road_is_built_when_a_settlement_can_follow(self) -> None:
        g = position().stock(0, brick=2, lumber=1).region_stack("wald_stapel_1", "wald_stapel_6").main()
        assert choice(g).startswith("road")

    def test_no_road_is_built_when_no_settlement_is_left(self) -> None:
        p = position().stock(0, brick=2, lumber=1).region_stack("wald_stapel_1", "wald_stapel_6")
        p.g.settlements_left = 0
        assert choice(p.main()) == "end"

    @rule("KB-25")
    def test_the_knight_that_takes_the_lead_is_worth_more_than_one_that_does_not(self) -> None:
        p = position().built(1, "otto_der_berserker", "L1 above").stock(0, grain=2, ore=2, wool=3)
        g = p.hand(0, "karl_der_maechtige", "siegfried_ohneland").main()
        assert "karl_der_maechtige" in choice(g)


class TestTrading:
    @rule("KB-26")
    def test_it_trades_with_the_bank_only_to_finish_something(self) -> None:
        assert choice(position().stock(0, gold=3, wool=3, lumber=1).main()) == "end"
        g = position().stock(0, gold=3, lumber=1).hand(0, "saegewerk").main()
        assert [t.split()[0] for t in turn(g)] == ["bank", "build", "end"]

    @rule("KB-27")
    def test_it_accepts_what_it_needs_for_what_it_does_not(self) -> None:
        g = position(active=1).stock(1, lumber=2).stock(0, gold=2, lumber=1).hand(0, "saegewerk").main()
        do(g, "offer", "give lumber", "want gold", "propose")
        assert asked(g) == (0, "offer_answer")
        assert choice(g) == "accept"

    @rule("KB-27")
    def test_it_does_not_sell_what_it_needs(self) -> None:
        g = position(active=1).stock(1, gold=2).stock(0, lumber=2).hand(0, "saegewerk").main()
        do(g, "offer", "give gold", "want lumber", "propose")
        assert choice(g) == "decline"

    @rule("KB-27")
    def test_it_does_not_help_one_who_is_about_to_win(self) -> None:
        p = position(active=1, points=4).stock(1, lumber=2).stock(0, gold=2, lumber=1).hand(0, "saegewerk")
        g = do(p.main(), "offer", "give lumber", "want gold", "propose")
        assert choice(g) == "decline"


class TestActionCards:
    @rule("KB-35")
    def test_a_raid_waits_until_there_is_something_to_take(self) -> None:
        p = position().hand(0, "raubzug").actions_open()
        assert choice(p.stock(1, gold=1).main()) == "end"
        g = position().hand(0, "raubzug").actions_open().stock(1, ore=2, grain=2, brick=2).main()
        assert choice(g) == "play raubzug"

    @rule("KB-33")
    def test_fire_is_laid_where_it_hurts(self) -> None:
        p = (
            position()
            .hand(0, "feuerteufel")
            .actions_open()
            .city(1, "L1")
            .hand(1, "spion")
            .discard("bischof", "bischof")
        )
        g = p.built(1, "koloss_von_catan", "L1 above").built(1, "befestigtes_lager", "R1 above").main()
        assert choice(g) == "play feuerteufel"
        do(g, "play feuerteufel", "die 1")
        assert asked(g) == (0, "take_back")
        assert "koloss_von_catan" in choice(g)

    @rule("KB-36")
    def test_the_bishop_is_kept_when_nothing_is_at_stake(self) -> None:
        little = position().hand(0, "raubzug").actions_open().stock(1, gold=1).hand(1, "bischof")
        assert choice(do(little.main(), "play raubzug")) == "pass"
        much = position().hand(0, "raubzug").actions_open().stock(1, ore=2, grain=2).hand(1, "bischof")
        assert choice(do(much.main(), "play raubzug")) == "play bischof"

    @rule("KB-32")
    def test_the_alchemist_names_the_number_that_yields_most(self) -> None:
        p = position(turn=9).actions_open().hand(0, "alchimist").built(0, "ziegel_brennerei", "R1 above")
        p.settlement(0, "R2", "huegelland_stapel_2", "huegelland_stapel_1")
        p.regions(0, R1_above="huegelland_stapel_1", R2_above="huegelland_stapel_2")
        g = do(p.before_roll(), "play alchimist")
        assert asked(g) == (0, "alchemist_number")
        assert choice(g) in ("number 1", "number 5")

    @rule("KB-39")
    def test_a_settlement_is_scouted_for(self) -> None:
        p = position().road(0, 7).stock(0, brick=1, lumber=1, grain=1, wool=1).hand(0, "kundschafter")
        g = p.region_stack("wald_stapel_1", "wald_stapel_6", "gebirge_stapel_4").main()
        do(g, choice(g))
        assert choice(g) == "play kundschafter"

    @rule("KB-38")
    def test_the_caravan_brings_what_is_missing(self) -> None:
        g = position().actions_open().stock(0, lumber=1, gold=1).hand(0, "saegewerk", "karawane").main()
        done = turn(g)
        assert done[0] == "play karawane"
        assert any(t.startswith("build saegewerk") for t in done)


class TestCards:
    @rule("KB-4")
    def test_green_cards_are_chosen_for_the_start(self) -> None:
        """Cities are far away: what a settlement can carry comes first."""
        for seed in range(4):
            g = catanica.game("cardgame", layout="printed", first="0").new(seed=seed)
            assert isinstance(g, Duel)
            bot = CardGameGreedy(seed)
            while g.turn == 0:
                g.step(bot.choose(g.redacted(g.to_move)))
            slots = [g.cat.fact(card_of(s)).slot for s in g.land(0).hand]
            assert slots.count("settlement_or_city") >= 2

    @rule("KB-51")
    def test_a_stack_it_knows_to_be_poor_is_left_alone(self) -> None:
        p = position().hand(0, "saegewerk", "konrad_der_flinke").rich(0)
        p.stack(1, "kraeuterhexe", "kraeuterhexe", "bischof").stack(2, *UNITS[1:])
        p.g.stacks.learn(0, 0)
        assert choice(p.hand_check()) in ("draw 2", "search 2")

    @rule("KB-51")
    def test_a_card_it_knows_to_lie_on_top_is_not_paid_for(self) -> None:
        p = position().hand(0, "spion", "spion").stock(0, ore=1, gold=1).stack(1, "konrad_der_flinke", "kraeuterhexe")
        p.g.stacks.learn(0, 0)
        assert choice(p.hand_check()) == "draw 1"

    @rule("KB-31")
    def test_of_too_many_cards_the_weakest_goes(self) -> None:
        p = position().stack(1, *UNITS).stock(0, lumber=2)
        g = p.hand(0, "saegewerk", "kraeuterhexe", "eisengiesserei", "konrad_der_flinke").hand_check()
        assert asked(g) == (0, "trim")
        assert "kraeuterhexe" in choice(g)
