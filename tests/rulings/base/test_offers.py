"""Trading with the opponent: any resources against any, freely agreed, in the active player's main phase."""

import pytest

from catanica.games.principality.position.goods import KINDS, NAMES
from catanica.games.principality.position.piece import stock_of
from catanica.games.principality.telling.verbs import GIVE, WANT
from catanica.games.principality.telling.words import from_text
from catanica.games.principality.vocabulary import good_is
from catanica.kernel.state import WATCHER
from tests.support.position import do, faults, options, position, refused
from tests.support.reading import asked, hand, stock
from tests.support.rules import rule
from tests.support.views import view


@rule("KB-27")
def test_resources_change_hands_as_agreed() -> None:
    g = position().stock(0, ore=3, gold=1).stock(1, grain=2, wool=1).main()
    do(g, "offer", "give ore", "give ore", "give gold", "want grain", "propose")
    assert asked(g) == (1, "offer_answer")
    assert options(g) == ["accept", "decline", "counter", "mute"]
    do(g, "accept")
    assert stock(g, 0) == {"ore": 1, "grain": 1}
    assert stock(g, 1) == {"ore": 2, "gold": 1, "grain": 1, "wool": 1}
    assert asked(g) == (0, "main")


@rule("KB-27")
def test_everybody_sees_what_is_offered() -> None:
    g = position().stock(0, ore=3).stock(1, grain=2).main()
    do(g, "offer", "give ore", "give ore", "want grain", "propose")
    for audience in (0, 1, WATCHER):
        decision = view(g, audience)["decision"]
        assert isinstance(decision, dict)
        assert decision["offer"] == {"by": 0, "give": {"ore": 2}, "want": {"grain": 1}}


@rule("KB-27")
@pytest.mark.parametrize("answer", ["decline", "mute"])
def test_nothing_changes_without_consent(answer: str) -> None:
    g = position().stock(0, ore=1).stock(1, grain=1).main()
    do(g, "offer", "give ore", "want grain", "propose", answer)
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1}, {"grain": 1})
    assert asked(g) == (0, "main")


@rule("KB-27")
def test_after_a_refusal_the_player_may_offer_again_unless_the_other_hears_no_more() -> None:
    p = position().stock(0, ore=1).stock(1, grain=1).hand(0, *["spion"] * 3).hand(1, *["spion"] * 3)
    g = do(p.main(), "offer", "give ore", "want grain", "propose", "decline")
    assert "offer" in options(g)
    do(g, "offer", "give ore", "want grain", "propose", "mute")
    assert (refused(g, "offer"), faults(g, "offer")) == (["KB-27"], ["muted"])
    do(g, "end", "pass", "roll", "face brigands", "die 6")
    assert "offer" in options(g)  # silence lasts for one turn


@rule("KB-27")
def test_the_opponent_may_answer_with_an_offer_of_his_own() -> None:
    g = position().stock(0, ore=2).stock(1, grain=2, wool=1).main()
    do(g, "offer", "give ore", "want grain", "want grain", "propose", "counter")
    assert asked(g) == (1, "offer")
    do(g, "give wool", "want ore", "want ore", "propose")
    assert asked(g) == (0, "offer_answer")
    assert options(g) == ["accept", "decline", "counter"]
    do(g, "accept")
    assert (stock(g, 0), stock(g, 1)) == ({"wool": 1}, {"ore": 2, "grain": 2})
    assert asked(g) == (0, "main")


@rule("KB-27")
def test_an_offer_names_something_on_both_sides_or_is_withdrawn() -> None:
    g = do(position().stock(0, ore=1).stock(1, grain=1).main(), "offer")
    assert faults(g, "propose") == ["empty_offer"]
    do(g, "give ore")
    assert (refused(g, "propose"), faults(g, "propose")) == (["KB-27"], ["empty_offer"])
    do(g, "withdraw")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1}, {"grain": 1})
    assert asked(g) == (0, "main")


@rule("KB-27")
def test_nobody_gives_what_he_has_not() -> None:
    g = do(position().stock(0, ore=1).stock(1, grain=1).main(), "offer", "give ore", "want grain")
    assert faults(g, "give ore") == ["short_for_offer"]
    assert (refused(g, "want grain"), faults(g, "want grain")) == (["KB-27"], ["opponent_short"])
    assert "give lumber" not in options(g)


@rule("KB-27", "KB-55")
@pytest.mark.parametrize(("theirs", "mine"), [(3, 3), (3, 2), (2, 3), (2, 2)])
def test_both_need_the_room(theirs: int, mine: int) -> None:
    g = do(position().stock(0, ore=1, grain=mine).stock(1, grain=1, ore=theirs).main(), "offer")
    assert faults(g, "give ore") == (["opponent_no_room"] if theirs == 3 else [])
    assert faults(g, "want grain") == (["no_room"] if mine == 3 else [])


@rule("KB-27", "KB-55")
def test_room_is_counted_for_the_whole_offer() -> None:
    g = do(position().stock(0, ore=3).stock(1, grain=1, ore=1).main(), "offer", "give ore", "give ore")
    assert faults(g, "give ore") == ["opponent_no_room"]


@rule("KB-27")
def test_how_many_one_would_need_is_told() -> None:
    g = do(position().stock(0, ore=1).stock(1, grain=1).main(), "offer", "give ore")
    for word, needed in (("give ore", 2), ("give wool", 1), ("want brick", 1)):
        code = from_text(g, word)
        assert isinstance(code, int)
        refusal = g.refuse(code)
        assert refusal is not None
        assert refusal.faults[0].params["needed"] == needed, word


@rule("KB-27")
def test_a_kind_is_not_traded_for_itself() -> None:
    g = do(position().stock(0, ore=2).stock(1, ore=1).main(), "offer", "give ore")
    assert faults(g, "want ore") == ["same_kind"]


@rule("KB-27")
def test_only_resources_are_traded() -> None:
    g = position().stock(0, ore=1).stock(1, grain=1).hand(0, "spion").hand(1, "markt").built(0, "kloster", "L1 above")
    q = do(g.main(), "offer")
    assert options(q) == ["give ore", "want grain", "withdraw"]
    do(q, "give ore", "want grain", "propose", "accept")
    assert (hand(q, 0), hand(q, 1)) == (["spion"], ["markt"])


@rule("KB-27")
def test_only_in_a_main_phase_and_only_the_active_player_begins() -> None:
    p = position(active=1).stock(0, ore=1).stock(1, grain=1).hand(1, *["spion"] * 3)
    g = p.before_roll()
    assert refused(g, "offer") == ["KB-6"]
    do(g, "roll", "face brigands", "die 6", "offer")
    assert asked(g) == (1, "offer")
    do(g, "withdraw", "end")
    assert faults(g, "offer") == ["not_an_option"]


@rule("KB-27")
def test_there_are_six_kinds_to_offer_and_no_seventh() -> None:
    g = do(position().stock(0, ore=1).stock(1, grain=1).main(), "offer")
    for verb in (GIVE, WANT):
        refusal = g.refuse(verb | good_is(KINDS))
        assert refusal is not None
        assert refusal.codes == ["not_an_option"]


@rule("KB-27")
def test_without_goods_on_both_sides_there_is_nothing_to_offer() -> None:
    for p in (position().stock(0, ore=1), position().stock(1, ore=1)):
        assert (refused(p.main(), "offer"), faults(p.g, "offer")) == (["KB-27"], ["nothing_to_trade"])


@rule("KB-27")
def test_each_player_decides_where_his_goods_come_from_and_go() -> None:
    p = position().settlement(0, "L2", "gebirge_stapel_5", "wald_stapel_6").stock(0, L2_above=1, L1_below=1)
    g = do(p.stock(1, grain=1).main(), "offer", "give ore", "want grain", "propose", "accept")
    assert asked(g) == (0, "pay")
    do(g, "region L1 below")
    assert [stock_of(g.land(0).regions[i]) for i in (8, 11)] == [1, 0]
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 1, "grain": 1}, {"ore": 1})
    assert asked(g) == (0, "main")


@rule("KB-27")
def test_every_kind_of_resource_may_be_offered_and_asked_for() -> None:
    p = position().stock(0, **dict.fromkeys(NAMES, 1)).stock(1, **dict.fromkeys(NAMES, 1))
    g = do(p.main(), "offer")
    assert {o for o in options(g) if o != "withdraw"} == {
        f"{verb} {good}" for verb in ("give", "want") for good in NAMES
    }


@rule("KB-27")
def test_who_gives_needs_no_room_himself() -> None:
    g = position().stock(0, ore=3).stock(1, grain=3).main()
    do(g, "offer", "give ore", "want grain", "propose", "accept")
    assert (stock(g, 0), stock(g, 1)) == ({"ore": 2, "grain": 1}, {"grain": 2, "ore": 1})


@rule("KB-27")
def test_an_offer_of_bricks_alone_is_complete_and_one_that_gives_nothing_is_not() -> None:
    g = do(position().stock(0, brick=1).stock(1, grain=1).main(), "offer", "want grain")
    assert "propose" not in options(g), "nothing is given yet"
    do(g, "give brick", "propose")
    decision = view(g, 1)["decision"]
    assert isinstance(decision, dict)
    assert decision["offer"] == {"by": 0, "give": {"brick": 1}, "want": {"grain": 1}}
    do(g, "accept")
    assert (stock(g, 0), stock(g, 1)) == ({"grain": 1}, {"brick": 1})


@rule("KB-27", "KB-55")
def test_an_offer_names_fifteen_of_a_kind_at_most() -> None:
    p = position()
    for column in ("L2", "L3", "L4", "R2"):
        for seat in (0, 1):
            p.settlement(seat, column, "huegelland_stapel_1", "huegelland_stapel_1")
    p.rich(0).stock(1, ore=1)
    g = do(p.main(), "offer", *["give brick"] * 14)
    assert "give brick" in options(g)
    assert "give brick" not in options(do(g, "give brick"))
