"""The extended base game: stacks, display, points to win, and what is chosen when a game is made."""

import pytest

from catanica.games.cardgame.game import SETS, CardGame, highest_goal
from catanica.games.cardgame.modes import STACKED
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.errors import InputError
from tests.support.position import do, faults, options, position, refused
from tests.support.reading import asked, hand, in_play, points, stack, stock
from tests.support.rules import rule

RH, PI = "ritter_haendler", "politik_intrige"
BOTH = ["base", RH, PI]
EVERY = [["base", RH], ["base", PI], BOTH, ["base", PI, RH], ["base", "zauberer_drachen"], list(SETS)]


def sizes(*sets: str, variant: str = "row") -> list[int]:
    """The sizes of the stacks after the shuffle."""
    g = CardGame(sets=list(sets), variant=variant, layout="printed", first="0").new(seed=5)
    return [int(g.stacks.size(s)) for s in range(g.stacks.count())]


@rule("101.D.c", "105.B.a")
def test_base_cards_lie_in_four_stacks_and_the_set_s_cards_in_two_more() -> None:
    assert len(sizes("base")) == 5
    game = CardGame(sets=["base", RH], layout="printed", first="0")
    g = game.new(seed=5)
    assert g.stacks.count() == 6
    theme = {f.id for f in game.rules.cat.facts if f.id not in {x.id for x in CardGame().rules.cat.facts}}
    for s in range(4):
        cards = {g.cat.ids[card_of(g.stacks.at(s, i))] for i in range(g.stacks.size(s))}
        assert not cards & theme
    assert any(g.cat.ids[card_of(g.stacks.at(s, i))] in theme for s in (4, 5) for i in range(g.stacks.size(s)))


@rule("101.D.c")
def test_certain_buildings_of_a_set_are_laid_open_and_events_of_both_are_shuffled() -> None:
    game = CardGame(sets=["base", PI], layout="printed", first="0")
    g = game.new(seed=5)
    assert sorted(g.cat.ids[card_of(c)] for c in g.display) == ["kirche", "kirche", "rathaus", "rathaus"]
    stacked = [g.cat.ids[card_of(s)] for s in g.stacks.cards]
    assert "kirche" not in stacked
    assert "rathaus" not in stacked
    events = {g.cat.ids[card_of(s)] for s in g.event_stack}
    assert {"baumeister", "kirchenfest", "bettelmoenche", "gute_nachbarschaft"} <= events


@rule("106.C.a")
def test_in_rows_each_further_set_adds_two_stacks() -> None:
    assert len(sizes("base", RH)) == 6
    assert len(sizes("base", RH, PI)) == 8
    assert len(sizes("base", PI, RH)) == 8


@rule("106.D.a")
def test_bears_shuffle_everything_together() -> None:
    game = CardGame(sets=["base", RH, PI], variant="bear", layout="printed", first="0")
    g = game.new(seed=5)
    base = {f.id for f in CardGame().rules.cat.facts}
    mixed = [
        len({g.cat.ids[card_of(g.stacks.at(s, i))] in base for i in range(g.stacks.size(s))})
        for s in range(g.stacks.count())
    ]
    assert g.stacks.count() == 8
    assert len(g.display) == 0, "nothing is sorted out beforehand"
    assert [g.cat.ids[card_of(s)] for s in g.stacks.cards].count("kirche") == 2
    assert mixed.count(2) >= 6, "base and theme cards lie in the same stacks"
    assert max(sizes("base", RH, PI, variant="bear")) - min(sizes("base", RH, PI, variant="bear")) <= 1


@rule("106.D.a")
@pytest.mark.parametrize("variant", ["row", "bear"])
@pytest.mark.parametrize(("sets", "stacks"), [(["base"], 5), (["base", RH], 6), (["base", RH, PI], 8)])
def test_bears_lay_as_many_stacks_as_others(sets: list[str], variant: str, stacks: int) -> None:
    assert CardGame(sets=sets, variant=variant, layout="printed", first="0").new(seed=5).stacks.count() == stacks


@rule("106.A.a", "101.D.c")
def test_points_to_win_by_the_rule_of_thumb() -> None:
    goals = [CardGame(sets=s).rules.house.points_to_win for s in (["base"], ["base", RH], ["base", RH, PI])]
    assert goals == [12, 13, 15]
    assert CardGame(sets=list(SETS[:-1])).rules.house.points_to_win == 21
    assert CardGame(sets=list(SETS)).rules.house.points_to_win == 25


@rule("106.A.b")
@pytest.mark.parametrize(("sets", "most"), [(["base"], 15), (["base", RH], 16), (["base", PI], 17), (BOTH, 18)])
def test_nobody_plays_for_more_than_half_of_all_points(sets: list[str], most: int) -> None:
    """Nine settlements, seven of them cities, knight, mill and every point printed on a card: whoever has half of
    them cannot be overtaken."""
    facts = CardGame(sets=sets).rules.cat.facts
    everything = 9 + 7 + 2 + sum(f.points * f.count for f in facts if f.kind in ("building", "unit"))
    assert most == (everything + 1) // 2
    assert CardGame(sets=sets).rules.house.points_to_win <= most
    assert CardGame(sets=sets, points=most).rules.house.points_to_win == most
    with pytest.raises(InputError, match=f"{most} is the most"):
        CardGame(sets=sets, points=most + 1)


@rule("106.A.b", "128.G.a")
@pytest.mark.parametrize(("sets", "most"), [(["base", "zauberer_drachen"], 17), (list(SETS), 28)])
def test_citadels_with_a_wizard_bring_two_points_where_cities_are_lacking(sets: list[str], most: int) -> None:
    """Two of nine settlements can become no city: 18 points for places; all sets have 35 for buildings, 55 in all."""
    assert CardGame(sets=sets, points=most).rules.house.points_to_win == most
    with pytest.raises(InputError, match=str(most)):
        CardGame(sets=sets, points=most + 1)
    assert highest_goal(CardGame(sets=[s for s in sets if s != "zauberer_drachen"]).rules.cat) < most


@rule("106.A.b")
def test_never_more_than_twenty_eight_points() -> None:
    with pytest.raises(InputError, match="28"):
        CardGame(sets=["base", RH], points=29)
    crowded = CardGame(sets=BOTH).rules.cat
    palace = crowded.number("palast")
    crowded.copies[palace] = 19  # 54 points in all
    assert highest_goal(crowded) == 27
    crowded.copies[palace] = 21  # 56
    assert highest_goal(crowded) == 28
    crowded.copies[palace] = 60
    assert highest_goal(crowded) == 28


@rule("101.D.b", "102.B.SuddenDeath")
def test_the_extended_game_has_the_reform_s_house_rules_from_the_start() -> None:
    house = CardGame(sets=["base", RH], edition="2003").rules.house
    assert (house.threshold, house.demolition, house.brigands_from) == (7, True, 5)


@rule("105.C.a")
def test_a_base_card_may_go_under_a_theme_stack_and_the_new_one_comes_from_there() -> None:
    p = position(sets=["base", RH]).hand(0, "kloster", "markt", "spion").stack(5, "burg", "palast").stack(1, "schmiede")
    g = p.hand_check()
    do(g, "put kloster 5")
    assert asked(g) == (0, "redraw")
    assert options(g) == ["draw 5"]
    do(g, "draw 5")
    assert hand(g, 0) == ["burg", "markt", "spion"]
    assert stack(g, 5) == ["palast", "kloster"]


@rule("105.C.b")
def test_a_card_laid_open_is_built_straight_from_the_display() -> None:
    p = position(sets=["base", PI]).display("kirche", "rathaus").stock(0, brick=1, grain=2, ore=2)
    assert faults(p.main(), "erect kirche L1 above") == ["needs_city"]
    g = p.city(0, "L1").main()
    assert "105.C.b" in refused(g, "erect markt L1 above")
    do(g, "erect kirche L1 above")
    assert (in_play(g, 0), hand(g, 0), stock(g, 0)) == (["kirche"], [], {})
    assert [g.cat.ids[card_of(c)] for c in g.display] == ["rathaus"]
    assert points(g, 0) == 4


@rule("105.C.b")
def test_either_player_builds_at_most_one_of_each_card_laid_open() -> None:
    p = position(sets=["base", PI]).city(0, "L1", "R1").city(1, "L1").display("kirche", "rathaus").rich(0).rich(1)
    g = p.built(0, "kirche", "L1 above").main()
    assert faults(g, "erect kirche R1 above") == ["one_each"]
    assert refused(g, "erect kirche R1 above") == ["105.C.b"]
    assert faults(g, "erect rathaus R1 above") == [], "another card"
    do(g, "demolish kirche L1 above")
    assert faults(g, "erect kirche R1 above") == [], "once the first is gone"
    other = position(active=1, sets=["base", PI]).city(1, "L1").display("kirche").rich(1).built(0, "kirche", "L1 above")
    assert faults(other.main(), "erect kirche L1 above") == [], "the opponent's church is no hindrance"


@rule("105.C.b", "KB-23")
def test_torn_down_it_returns_to_the_display_from_where_no_diplomat_takes_it_into_a_hand() -> None:
    p = position(sets=["base", PI]).city(0, "L1").built(0, "kirche", "L1 above").built(0, "badhaus", "L1 above")
    g = p.built(0, "rathaus", "L1 below").hand(0, "diplomat").actions_open().rich(0).main()
    do(g, "demolish kirche L1 above", "demolish badhaus L1 above")
    assert [g.cat.ids[card_of(c)] for c in g.display] == ["kirche"]
    assert ([g.cat.ids[card_of(c)] for c in g.discard], hand(g, 0)) == (["badhaus"], ["diplomat"])
    do(g, "play diplomat")
    assert options(g) == ["pick badhaus"]
    do(g, "pick badhaus", "erect kirche L1 above")


@rule("KB-23", "106.D.a")
def test_where_nothing_is_laid_open_a_torn_down_church_goes_to_the_discard_pile() -> None:
    p = position(sets=["base", PI], variant="bear").city(0, "L1").built(0, "kirche", "L1 above")
    g = do(p.main(), "demolish kirche L1 above")
    assert ([g.cat.ids[card_of(c)] for c in g.discard], list(g.display), hand(g, 0)) == (["kirche"], [], [])


@rule("105.C.b", "106.D.a")
@pytest.mark.parametrize(("sets", "variant"), [(["base"], "row"), (["base", PI], "bear")])
def test_where_nothing_is_laid_open_a_player_may_have_both(sets: list[str], variant: str) -> None:
    p = position(sets=sets, variant=variant).city(0, "L1").rich(0).built(0, "kirche", "L1 above").hand(0, "kirche")
    do(p.main(), "build kirche L1 below")


@rule("105.C.b")
def test_lost_to_arsonist_or_assault_it_returns_to_the_display() -> None:
    p = position(sets=["base", RH, PI]).city(1, "L1").actions_open().built(1, "kirche", "L1 above")
    g = p.hand(0, "feuerteufel").built(0, "konrad_der_flinke", "L1 above").main()
    do(g, "play feuerteufel", "die 3")
    assert (in_play(g, 1), hand(g, 1)) == ([], [])
    assert [g.cat.ids[card_of(c)] for c in g.display] == ["kirche"]
    p = position(sets=["base", RH, PI]).city(0, "L1").actions_open().built(0, "kirche", "L1 above")
    g = do(p.hand(0, "feuerteufel").built(1, "markt", "L1 above").main(), "play feuerteufel", "die 6")
    assert (hand(g, 0), [g.cat.ids[card_of(c)] for c in g.display]) == ([], ["kirche"]), "a backfire is no other"
    p = position(sets=["base", RH, PI]).city(1, "L1").built(1, "rathaus", "L1 above")
    g = p.built(0, "konrad_der_flinke", "L1 above").event_card("ueberfall")
    do(g, "target rathaus L1 above")
    assert (hand(g, 1), [g.cat.ids[card_of(c)] for c in g.display]) == ([], ["rathaus"])


@rule("103.R.a")
def test_conditions_matter_only_when_a_card_is_built() -> None:
    p = position(sets=["base", PI]).city(0, "L1").hand(0, "kathedrale").rich(0)
    assert faults(p.main(), "build kathedrale L1 above") == ["needs_card"]
    g = p.built(0, "kirche", "L1 above").main()
    do(g, "build kathedrale L1 above", "demolish kirche L1 above")
    before = points(g, 0)
    assert in_play(g, 0) == ["kathedrale"]
    assert before == 4, "settlements 2, city 1, cathedral 1"


@rule("101.D.b(e)")
def test_a_named_unit_lies_only_once_in_both_lands() -> None:
    p = position(sets=["base", PI]).hand(0, "richard_der_raecher").rich(0).built(1, "richard_der_raecher", "L1 above")
    assert faults(p.main(), "build richard_der_raecher L1 above") == ["unique_in_play"]


@rule("106.A.a")
def test_all_sets_can_be_asked_for_with_one_word() -> None:
    assert CardGame(sets=["all"]).chosen["sets"] == list(SETS)
    assert CardGame(sets="all").rules.header["sets"] == ",".join(SETS)


@rule("106.C.a", "106.D.a")
@pytest.mark.parametrize("variant", ["row", "bear"])
@pytest.mark.parametrize("sets", EVERY, ids="-".join)
def test_every_combination_of_sets_starts_with_all_its_cards(sets: list[str], variant: str) -> None:
    g = CardGame(sets=sets, variant=variant, layout="printed", first="0", hand0=["markt"], hand1=["spion"]).new(seed=1)
    held = len(g.stacks.cards) + len(g.display) + len(g.land(0).hand) + len(g.land(1).hand)
    facts = CardGame(sets=sets).rules.cat
    wanted = sum(int(facts.copies[n]) for n in range(1, len(facts.ids)) if facts.fact(n).kind in STACKED)
    assert held == wanted


@rule("105.C.b")
@pytest.mark.parametrize("copies", [1, 2])
def test_what_returns_to_the_display_lies_there_as_at_the_start_however_many_there_are(copies: int) -> None:
    rules = CardGame(sets=["base", PI]).rules
    rules.displayed[rules.cat.number("kirche")] = copies
    p = position(rules=rules).city(0, "L1").city(1, "L1").actions_open().hand(0, "feuerteufel")
    g = p.built(0, "kirche", "L1 above").built(1, "kirche", "L1 above").main()
    do(g, "play feuerteufel", "die 3", "demolish kirche L1 above")
    assert list(g.display) == list(position(sets=["base", PI]).display("kirche", "kirche").g.display)
    assert list(g.discard) == list(position(sets=["base", PI]).discard("feuerteufel").g.discard)
