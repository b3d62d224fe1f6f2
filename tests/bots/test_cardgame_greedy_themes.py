"""The greedy player with the theme sets: display, metropolis, secret society, bans, foreign buildings, protection."""

from tests.rulings.politik_intrige.land import politics
from tests.support.greedy import choice
from tests.support.position import do
from tests.support.reading import asked
from tests.support.rules import rule


class TestWhatItUses:
    @rule("105.C.b")
    def test_a_point_lying_open_is_taken(self) -> None:
        g = politics().display("kirche", "rathaus").stock(0, brick=1, grain=2, ore=2).main()
        assert choice(g).startswith("erect")

    @rule("103.G.c")
    def test_a_ban_is_bought_off_with_gold_that_is_not_needed(self) -> None:
        g = politics().banned(0, 1).stack(1, "markt", "kloster").stock(0, gold=3).main()
        assert choice(g) == "use kirchenbann laid 1"

    @rule("103.G.c")
    def test_not_if_nothing_lies_there(self) -> None:
        g = politics().banned(0, 1).stack(2, "markt").stock(0, gold=3).main()
        assert choice(g) == "end"

    @rule("103.G.c", "112.P.a")
    def test_a_banned_pile_matters_only_to_somebody_with_a_palace(self) -> None:
        p = politics().banned(0, 0).discard("spion").stock(0, gold=3)
        assert choice(p.main()) == "end"
        assert choice(p.built(0, "palast", "L1 above").main()) == "use kirchenbann laid"

    @rule("112.P.a")
    def test_its_own_ban_goes_where_it_hurts_most(self) -> None:
        p = (
            politics()
            .hand(0, "kirchenbann")
            .built(0, "kirche", "L1 above")
            .stack(2, "markt", "kloster")
            .stack(1, "burg")
        )
        assert choice(do(p.main(), "play kirchenbann")) == "stack 2"
        p = politics().hand(0, "kirchenbann").built(0, "kirche", "L1 above").stack(2, "markt").discard("spion")
        assert choice(do(p.built(1, "palast", "L1 above").main(), "play kirchenbann")) == "pile"

    @rule("123.AI.a")
    def test_a_secret_society_copies_what_helps_most(self) -> None:
        p = politics().hand(0, "geheimbund").rich(0).built(1, "wirtshaus", "R1 above")
        g = do(p.built(1, "haus_der_republik", "L1 above").main(), "build geheimbund L1 above")
        while asked(g)[1] == "pay":
            do(g, choice(g))
        assert choice(g) == "target haus_der_republik L1 above"

    @rule("120.C.a")
    def test_a_brothel_takes_the_knight_from_a_stronger_neighbour(self) -> None:
        p = politics().hand(0, "bordell").stock(0, brick=1, lumber=1, wool=1).built(0, "otto_der_berserker", "L1 above")
        g = p.built(1, "pippin_der_kurze", "L1 above").built(1, "konrad_der_flinke", "R1 above").main()
        assert choice(g).startswith("build bordell")

    @rule("103.F.c")
    def test_no_robber_castle_where_it_would_be_driven_out_at_once(self) -> None:
        p = politics().hand(0, "raubritterburg").stock(0, brick=1, ore=2).built(1, "markt", "L1 above")
        g = p.built(1, "otto_der_berserker", "L1 below").built(1, "konrad_der_flinke", "R1 above").main()
        assert choice(g) == "end"

    @rule("117.C.c", "KB-36")
    def test_it_protects_a_knight_that_carries_a_point(self) -> None:
        p = politics().hand(0, "schwarzer_ritter").hand(1, "kraeuterhexe").built(1, "otto_der_berserker", "L1 above")
        assert choice(do(p.main(), "play schwarzer_ritter")) == "play kraeuterhexe"

    @rule("128.C.c")
    def test_a_metropolis_is_founded_when_sites_are_scarce(self) -> None:
        p = politics().stock(0, brick=2, lumber=1, ore=1).hand(0, "konrad_der_flinke", "pippin_der_kurze")
        for card, at in (("kirche", "L1 above"), ("rathaus", "L1 below"), ("markt", "L1 above"), ("hafen", "L1 below")):
            p.built(0, card, at)
        g = p.built(0, "schmiede", "R1 above").built(0, "befestigtes_lager", "R1 below").main()
        assert choice(g) == "metropolis L1"
