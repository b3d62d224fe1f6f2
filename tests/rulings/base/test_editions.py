"""What the editions change: one table of dated changes, every row played as it was before and as it is since."""

import re
from pathlib import Path

import pytest

import catanica.games
from catanica.games.cardgame.editions import DEFAULT, EDITIONS, HISTORY, as_printed, house
from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.powers import hand_limit, strength
from catanica.games.principality.cards.shelf import find_set
from catanica.games.principality.history import Change, Noted
from catanica.games.principality.position.house import House
from catanica.kernel.errors import InputError
from tests.support.position import Position, do, faults, options, position
from tests.support.reading import asked, hand, in_play, stock
from tests.support.rules import rule

SETS = ["base", "ritter_haendler", "politik_intrige", "wissenschaft_fortschritt", "handel_wandel", "zauberer_drachen"]
ROWS: list[Change | Noted] = [*HISTORY.change, *HISTORY.noted]
BEFORE_2005 = ["1996", "1997", "2003"]
BEFORE_2003 = ["1996", "1997"]
SINCE_2003 = ["2003", "2005"]
ANNOUNCED = ["threshold", "demolition", "brigands_from", "spy_takes_all", "swap_same_stack"]


def base(edition: str, active: int = 0, turn: int = 9) -> Position:
    """The base game of an edition."""
    return position(active=active, turn=turn, edition=edition)


def extended(edition: str, active: int = 0, turn: int = 9) -> Position:
    """The extended game with all theme sets, by the rules of an edition."""
    return position(active=active, turn=turn, edition=edition, sets=SETS)


# -- the table ----------------------------------------------------------------------------------------------------


@rule("101.D.b")
def test_the_base_game_today_is_that_of_2005() -> None:
    assert CardGame().chosen["edition"] == DEFAULT == "2005"
    with pytest.raises(InputError, match="edition"):
        CardGame(edition="1995")


@rule("101.D.b", "101.D.d")
def test_every_letter_of_both_articles_stands_in_the_table() -> None:
    told = {row.article for row in ROWS if row.article.startswith("101.D.")}
    assert sorted(told) == [f"101.D.b({c})" for c in "abcdefg"] + [f"101.D.d({c})" for c in "abcdefghijklmnopqrstuv"]


@rule("101.D.a")
def test_a_change_concerns_a_rule_or_a_card_and_the_ways_to_play_are_told_apart() -> None:
    for row in HISTORY.change:
        assert bool(row.switch) != bool(row.fact), "a rule has a switch, a card a dated figure"
        assert row.switch or row.cards, f"{row.article} dates a figure of no card"
    general = {row.article for row in HISTORY.change if row.article.startswith("101.D.b")}
    assert general, "general rules"
    assert not [row.article for row in HISTORY.change if row.article in general and row.fact]
    assert not [row.article for row in ROWS if row.article.startswith("101.D.c")], "ways to play are chosen, not dated"


@rule("101.D.b", "101.D.d")
def test_every_change_of_a_rule_is_a_switch_that_is_read_in_one_place() -> None:
    modules = [p for p in Path(catanica.games.__path__[0]).rglob("*.py") if p.parent.name != "bots"]
    sources = {p: p.read_text(encoding="utf-8") for p in modules}
    for row in HISTORY.change:
        if row.switch:
            assert hasattr(House(), row.switch)
            read = [path.name for path, text in sources.items() if re.search(rf"house\.{row.switch}\b", text)]
            assert len(read) == 1, f"{row.switch} is read in {read}"


@rule("101.D.b", "101.D.d")
def test_what_is_not_dated_is_as_it_is_today() -> None:
    for is_extended in (False, True):
        today, h = House(), house(DEFAULT, is_extended)
        assert {row.switch: getattr(h, row.switch) for row in HISTORY.change if row.switch} == {
            row.switch: getattr(today, row.switch) for row in HISTORY.change if row.switch
        }
    for set_id in SETS:
        facts = find_set("cardgame", set_id, SETS).facts()
        assert as_printed(facts, DEFAULT, extended=True) == facts


@rule("101.D.b", "101.D.d")
def test_every_row_differs_between_editions_and_every_stage_is_reached() -> None:
    for row in HISTORY.change:
        reached = [row.value(e, ext) for e in EDITIONS for ext in (False, True)]
        for stage in row.stage:
            assert stage.value in reached, f"{row.article}: {stage.value} never holds"


# -- 101.D.b: rules ---------------------------------------------------------------------------------------------------


@rule("101.D.b", "KB-29")
@pytest.mark.parametrize(
    ("edition", "in_base", "in_extended"), [("1996", 0, 0), ("1997", 3, 3), ("2003", 3, 7), ("2005", 7, 7)]
)
@pytest.mark.parametrize(("cities", "has"), [((), 0), (("L1",), 3), (("L1", "R1"), 7)])  # 2 + 2, 3 + 3, 4 + 4 points
def test_a_the_threshold_for_action_cards(
    edition: str, in_base: int, in_extended: int, cities: tuple[str, ...], has: int
) -> None:
    for make, needed in ((base, in_base), (extended, in_extended)):
        g = make(edition).city(0, *cities).city(1, *cities).hand(0, "spion").hand(1, "markt").main()
        assert ("play spion" in options(g)) == (has >= needed)


@rule("101.D.b", "KB-23")
@pytest.mark.parametrize("edition", EDITIONS)
def test_b_the_base_game_tears_nothing_down_before_2005(edition: str) -> None:
    for make, allowed in ((base, edition == "2005"), (extended, True)):
        g = make(edition).built(0, "kloster", "L1 above").main()
        assert faults(g, "demolish kloster L1 above") == ([] if allowed else ["no_demolition"])
        assert ("demolish kloster L1 above" in options(g)) == allowed


@rule("101.D.b", "KB-10", "103.B.a")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("turn", "spared"), [(2, True), (4, True), (5, False)])
def test_c_the_base_game_knows_no_truce_with_the_brigands_before_2005(edition: str, turn: int, spared: bool) -> None:
    for make, truce in ((base, edition == "2005"), (extended, True)):
        g = do(make(edition, turn=turn).rich(0).before_roll(), "roll", "face brigands", "die 6")
        assert ("ore" in stock(g, 0)) == (spared and truce)


@rule("101.D.b", "KB-52")
@pytest.mark.parametrize("edition", EDITIONS)
def test_d_a_swapped_card_goes_under_the_stack_the_new_one_comes_from(edition: str) -> None:
    for make, same in ((base, edition == "2005"), (extended, True)):
        p = make(edition).hand(0, "spion", "spion", "markt").stack(1, "hafen").stack(2, "kirche")
        g = do(p.hand_check(), "put markt 1")
        assert asked(g) == (0, "redraw")
        assert options(g) == (["draw 1"] if same else ["draw 1", "draw 2"])


@rule("101.D.b", "KB-31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_f_surplus_cards_wait_for_the_end_of_the_turn_since_the_reform(edition: str) -> None:
    for make, waits in ((base, edition == "2005"), (extended, edition in SINCE_2003)):
        p = make(edition).actions_open().hand(0, "feuerteufel", "hafen", "markt", "kirche")
        p.built(1, "markt", "L1 above").built(0, "kloster", "L1 above")
        g = do(p.main(), "play feuerteufel", "die 6")
        assert hand(g, 0) == ["hafen", "kirche", "kloster", "markt"], "the own abbey burnt, and the limit is 3 again"
        assert asked(g) == ((0, "main") if waits else (0, "trim"))


@rule("KB-41")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_builder_s_card_goes_under_any_stack_since_2005(edition: str) -> None:
    for make in (base, extended):
        p = make(edition).hand(0, "spion").stack(1, "hafen", "markt").stack(2, "kirche", "kloster")
        g = do(p.event_card("baumeister"), "stack 1", "pick hafen")
        assert ("put hafen 2" in options(g)) == (edition == "2005")
        assert "put hafen 1" in options(g)


@rule("101.D.e")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_was_announced_in_2003_reached_the_base_game_in_2005(edition: str) -> None:
    now, then = house(edition, False), house("2003", True)
    alike = {name: getattr(now, name) == getattr(then, name) for name in ANNOUNCED}
    assert alike == dict.fromkeys(ANNOUNCED, edition == "2005")
    assert (then.threshold, then.demolition, then.brigands_from) == (7, True, 5)
    assert (then.spy_takes_all, then.swap_same_stack) == (False, True)


# -- 101.D.d: single cards --------------------------------------------------------------------------------------------


@rule("101.D.d", "112.S.g", "KB-40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_the_spy_takes_buildings_only_in_the_base_game_before_2005(edition: str) -> None:
    for make, all_cards in ((base, edition in BEFORE_2005), (extended, False)):
        g = make(edition).actions_open().hand(0, "spion").hand(1, "kloster", "raubzug").main()
        do(g, "play spion")
        assert ("pick kloster" in options(g)) == all_cards


@rule("101.D.d", "123.BJ.a")
@pytest.mark.parametrize("edition", EDITIONS)
def test_b_the_university_gave_a_hand_card_before_2003(edition: str) -> None:
    g = extended(edition).city(0, "L1").built(0, "universitaet", "L1 above").main()
    assert hand_limit(g, 0) == (4 if edition in BEFORE_2003 else 3)


@rule("101.D.d")
@pytest.mark.parametrize("edition", EDITIONS)
def test_c_the_great_wall_has_strength_since_1999(edition: str) -> None:
    g = extended(edition).built(0, "grosse_mauer", "L1 above").main()
    assert strength(g, 0) == (0 if edition in BEFORE_2003 else 1)


@rule("101.D.d", "103.K.c")
@pytest.mark.parametrize("edition", EDITIONS)
def test_i_the_diplomat_needs_a_town_hall_since_2003(edition: str) -> None:
    p = extended(edition).city(0, "L1").actions_open().hand(0, "diplomat").discard("spion")
    assert faults(p.main(), "play diplomat") == ([] if edition in BEFORE_2003 else ["needs_card"])
    g = do(p.built(0, "rathaus", "L1 above").main(), "play diplomat", "pick spion")
    assert hand(g, 0) == ["spion"]


@rule("101.D.d")
@pytest.mark.parametrize("edition", EDITIONS)
def test_k_printing_puts_one_card_under_the_stack_since_2003(edition: str) -> None:
    p = extended(edition).city(0, "L1").actions_open().built(0, "universitaet", "L1 above").hand(0, "buchdruck")
    g = do(p.stack(1, "markt", "hafen", "kirche", "spion").main(), "play buchdruck", "stack 1", "put markt 1")
    if edition in BEFORE_2003:
        assert asked(g) == (0, "print_put")
        do(g, "put hafen 1")
    assert asked(g) == (0, "main")


@rule("101.D.d", "116.D.a", "KB-42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_l_civil_war_takes_only_trade_fleets_among_the_fleets_since_2003(edition: str) -> None:
    p = extended(edition).built(0, "kaperflotte", "L1 above").built(0, "erz_handelsflotte", "L1 below")
    g = p.event_card("buergerkrieg")
    if edition in BEFORE_2003:
        assert asked(g) == (1, "take_back")
        do(g, "target kaperflotte L1 above")
        assert (in_play(g, 0), hand(g, 0)) == (["erz_handelsflotte"], ["kaperflotte"])
    else:
        assert (in_play(g, 0), hand(g, 0)) == (["kaperflotte"], ["erz_handelsflotte"])


@rule("101.D.d", "KB-50")
@pytest.mark.parametrize("edition", EDITIONS)
def test_l_a_church_protects_every_unit_that_could_be_taken(edition: str) -> None:
    p = extended(edition).city(0, "L1").built(0, "kirche", "L1 above").built(0, "kaperflotte", "L1 above")
    g = p.event_card("buergerkrieg")
    assert in_play(g, 0) == ["kaperflotte", "kirche"]


@rule("101.D.d", "KB-42")
@pytest.mark.parametrize("edition", EDITIONS)
def test_civil_war_names_cannons_too_since_2005(edition: str) -> None:
    g = extended(edition).built(0, "kanone", "L1 above").event_card("buergerkrieg")
    assert hand(g, 0) == (["kanone"] if edition == "2005" else [])


@rule("101.D.d")
@pytest.mark.parametrize("edition", EDITIONS)
def test_m_the_crane_cheapens_buildings_from_five_resources_on_since_2003(edition: str) -> None:
    for card, always in (("bibliothek", True), ("gesandtschaft", False)):
        p = extended(edition).city(0, "L1").city(1, "L1").built(0, "baukran", "L1 above").hand(0, card).rich(0)
        g = do(p.main(), f"build {card} L1 below")
        assert (asked(g)[1] == "waive") == (always or edition in BEFORE_2003)


@rule("101.D.d")
@pytest.mark.parametrize("edition", EDITIONS)
def test_n_castles_cheapened_cannons_before_2003(edition: str) -> None:
    for card, always in (("konrad_der_flinke", True), ("kanone", False)):
        p = extended(edition).city(0, "L1").built(0, "universitaet", "L1 above").built(0, "burg", "L1 below")
        g = do(p.hand(0, card).rich(0).main(), f"build {card} R1 above")
        assert (asked(g)[1] == "waive") == (always or edition in BEFORE_2003)


@rule("101.D.d", "123.AI.a")
@pytest.mark.parametrize("edition", EDITIONS)
def test_s_a_secret_society_founds_a_metropolis_since_2003(edition: str) -> None:
    p = extended(edition).city(0, "L1").city(1, "L1").rich(0).built(0, "kirche", "L1 above")
    g = p.aimed(0, "L1 below", "rathaus", "L1 above").built(1, "rathaus", "L1 above").main()
    assert faults(g, "metropolis L1") == (["city_lacks"] if edition in BEFORE_2003 else [])
    p = extended(edition).city(0, "L1").rich(0).built(0, "kirche", "L1 above").built(0, "rathaus", "L1 below")
    assert faults(p.main(), "metropolis L1") == []


@pytest.mark.parametrize(
    "wrong", [{"switch": "", "fact": ""}, {"switch": "a", "fact": "b"}, {"fact": "b", "cards": []}]
)
def test_a_change_names_a_rule_or_a_fact_of_some_cards(wrong: dict[str, object]) -> None:
    told = HISTORY.change[0].model_dump()
    Change.model_validate(told)
    base = {**told, "switch": "", "fact": ""} if "cards" in wrong else told
    with pytest.raises(ValueError, match="name either a switch, or a fact and its cards"):
        Change.model_validate({**base, **wrong})
