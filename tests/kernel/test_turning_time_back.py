"""Turning time back to before the roll, after the event lies open and before it acts."""

from catanica.games.principality.position.piece import slot_known
from catanica.games.principality.vocabulary import card_of
from tests.kernel.proof import proof
from tests.support.position import do
from tests.support.reading import asked, hand, in_play, stock


def test_the_event_die_is_rolled_again_and_the_production_die_is_not() -> None:
    g = proof().hand(1, "stundenglas").rich(0).before_roll()
    do(g, "roll", "face brigands", "die 5")
    assert asked(g) == (1, "answer")
    assert stock(g, 0)["ore"] == 3  # nobody has been robbed yet
    do(g, "play stundenglas")
    assert asked(g) == (-1, "roll_event")
    do(g, "face tournament")
    assert g.die == 5
    assert stock(g, 0)["ore"] == 3
    assert stock(g, 1) == {"lumber": 1}
    assert hand(g, 1) == []
    assert asked(g) == (0, "main")


def test_a_refused_event_card_goes_under_the_event_stack_where_all_saw_it() -> None:
    g = proof().hand(0, "stundenglas").city(0, "L1").rich(0).events("seuche", "konflikt").before_roll()
    do(g, "roll", "face event_card", "die 6", "pass", "play stundenglas")
    assert [g.cat.ids[card_of(s)] for s in g.event_stack] == ["konflikt", "seuche"]
    assert [slot_known(s) for s in g.event_stack] == [0, 7]
    do(g, "face event_card")
    assert g.drawn_event == g.cat.number("konflikt")
    assert stock(g, 0)["grain"] == 3  # the plague never came
    assert asked(g) == (0, "main")


def test_what_a_card_in_play_did_on_the_first_roll_is_undone() -> None:
    p = proof().hand(0, "stundenglas").built(1, "vogt", "L1 above").stock(1, ore=2).events("konflikt")
    g = p.before_roll()
    do(g, "roll", "face event_card", "die 6", "pass")
    assert (in_play(g, 1), stock(g, 1)) == ([], {})  # the bailiff fell before the card was drawn
    do(g, "play stundenglas")
    assert (in_play(g, 1), stock(g, 1)) == (["vogt"], {"ore": 2})
    do(g, "face trade_advantage")
    assert stock(g, 1) == {"ore": 2, "brick": 1}
    assert asked(g) == (0, "main")


def test_both_may_turn_time_back_one_after_the_other_and_their_cards_stay_played() -> None:
    g = proof().hand(0, "stundenglas").hand(1, "stundenglas", "hafen").before_roll()
    do(g, "roll", "face good_year", "die 6", "play stundenglas", "pass", "face good_year")  # passed: no veto
    assert asked(g) == (1, "answer")
    do(g, "pass", "play stundenglas", "pass", "face tournament")
    assert (hand(g, 0), hand(g, 1)) == ([], ["hafen"])
    assert [g.cat.ids[card_of(c)] for c in g.discard] == ["stundenglas", "stundenglas"]
    assert asked(g) == (0, "main")


def test_a_clone_and_its_original_turn_back_independently() -> None:
    g = proof().hand(1, "stundenglas").rich(0).before_roll()
    do(g, "roll", "face brigands", "die 5")
    twin = g.clone()
    assert twin.key() == g.key()
    do(g, "play stundenglas", "face tournament")
    do(twin, "pass")
    assert (stock(g, 0)["ore"], "ore" in stock(twin, 0)) == (3, False)


def test_a_position_seen_by_a_player_can_be_played_on_and_turned_back() -> None:
    g = proof().hand(1, "stundenglas").events("seuche").before_roll()
    do(g, "roll", "face brigands", "die 5")
    guess = g.redacted(1).determinised(3)
    do(guess, "play stundenglas", "face tournament")
    assert asked(guess) == (0, "main")


def test_no_mark_is_kept_once_the_main_phase_begins() -> None:
    g = proof().before_roll()
    do(g, "roll", "face tournament", "die 1")
    assert g.mark is None


def test_without_an_event_card_the_event_stack_stays_as_it_is() -> None:
    g = proof().hand(0, "stundenglas").events("seuche", "konflikt").before_roll()
    do(g, "roll", "face brigands", "die 6", "play stundenglas", "face tournament")
    assert [g.cat.ids[card_of(s)] for s in g.event_stack] == ["seuche", "konflikt"]


def test_an_event_card_of_an_earlier_turn_stays_where_it_lies() -> None:
    p = proof().hand(1, "stundenglas").events("seuche", "konflikt")
    p.g.drawn_event = p.g.cat.number("konflikt")
    g = do(p.before_roll(), "roll", "face brigands", "die 5", "play stundenglas")
    assert [g.cat.ids[card_of(s)] for s in g.event_stack] == ["seuche", "konflikt"]
