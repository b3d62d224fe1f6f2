"""The event die: tournament, trade advantage, good year, event card. Brigands have a file of their own.

The production die shows a 6 throughout: after the event seat 0 gets 1 gold and seat 1 gets 1 brick.
"""

import pytest

from catanica.games.principality.position.duel import Duel
from catanica.games.principality.vocabulary import card_of
from catanica.kernel.state import WATCHER
from tests.support.position import Position, do, options, position, roll
from tests.support.reading import asked, stock
from tests.support.rules import rule
from tests.support.views import view

OWN_REGIONS = ["region L1 above", "region L1 below", "region C above", "region C below",
               "region R1 above", "region R1 below"]  # fmt: skip


def events(g: Duel) -> list[str]:
    """The event stack, top first."""
    return [g.cat.ids[card_of(c)] for c in g.event_stack]


def over(g: Duel, mine: dict[str, int], other: dict[str, int]) -> bool:
    """The event is done, the 6 has been produced, and the active player's main phase has begun."""
    harvested = ({**mine, "gold": mine.get("gold", 0) + 1}, {**other, "brick": other.get("brick", 0) + 1})
    assert (stock(g, 0), stock(g, 1)) == harvested
    return asked(g) == (g.active, "main")


@rule("KB-7")
def test_the_faces_of_the_event_die() -> None:
    g = do(position().before_roll(), "roll")
    assert options(g) == [
        "face tournament",
        "face trade_advantage",
        "face brigands",
        "face good_year",
        "face event_card",
        "face event_card",
    ]


# -- tournament -------------------------------------------------------------------------------------------------------


@rule("KB-8")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_higher_sum_of_tournament_points_takes_a_resource_of_choice(winner: int) -> None:
    p = position(active=0).built(winner, "pippin_der_kurze", "L1 above")  # 3
    g = roll(p.built(1 - winner, "hagen_der_unheimliche", "L1 above").before_roll(), "tournament", 6)  # 2
    assert asked(g) == (winner, "gain")
    assert options(g) == OWN_REGIONS  # it is a prize: there is no passing
    do(g, "region C above")
    assert over(g, *[{"wool": 1} if seat == winner else {} for seat in (0, 1)])


@rule("KB-8")
def test_knights_count_together() -> None:
    p = position().built(0, "falk_der_schoene", "L1 above")  # 5
    p.built(1, "pippin_der_kurze", "L1 above").built(1, "hagen_der_unheimliche", "L1 below")  # 3 + 2
    g = roll(p.built(1, "konrad_der_flinke", "R1 below").before_roll(), "tournament", 6)  # + 1
    assert asked(g) == (1, "gain")


@rule("KB-8")
def test_a_tie_or_no_points_at_all_give_nobody_anything() -> None:
    tie = position().built(0, "falk_der_schoene", "L1 above")  # 5
    tie.built(1, "pippin_der_kurze", "L1 above").built(1, "hagen_der_unheimliche", "L1 below")  # 3 + 2
    for p in (tie, position()):
        assert over(roll(p.before_roll(), "tournament", 6), {}, {})


@rule("KB-8")
def test_strength_and_smithy_do_not_count_in_a_tournament() -> None:
    p = position().built(0, "karl_der_maechtige", "L1 above").built(0, "schmiede", "L1 below")  # strength 8, red 1
    g = roll(p.built(1, "hagen_der_unheimliche", "L1 above").before_roll(), "tournament", 6)  # strength 1, red 2
    assert asked(g) == (1, "gain")


@rule("KB-8", "KB-55")
def test_the_prize_needs_room() -> None:
    full = position().rich(0).built(0, "konrad_der_flinke", "L1 above")
    g = roll(full.before_roll(), "tournament", 1)
    assert asked(g) == (0, "main")
    assert sum(stock(g, 0).values()) == 18
    nearly = position().rich(0).stock(0, C_above=-2).built(0, "konrad_der_flinke", "L1 above")
    g = roll(nearly.before_roll(), "tournament", 1)  # one place left: nothing to ask
    assert asked(g) == (0, "main")
    assert stock(g, 0)["wool"] == 2


# -- trade advantage --------------------------------------------------------------------------------------------------


def with_mill(seat: int, active: int = 0) -> Position:
    """The mill belongs to a seat."""
    return position(active=active).city(seat, "L1").built(seat, "markt", "L1 above")


@rule("KB-9")
@pytest.mark.parametrize("active", [0, 1])
def test_the_owner_of_the_mill_takes_a_resource_of_choice(active: int) -> None:
    p = with_mill(0, active).stock(0, lumber=1).stock(1, grain=2, ore=1)
    g = roll(p.before_roll(), "trade_advantage", 6)
    assert asked(g) == (0, "take")
    assert options(g) == ["region opponent L1 above", "region opponent L1 below", "pass"]
    do(g, "region opponent L1 above")
    assert over(g, {"lumber": 1, "grain": 1}, {"grain": 1, "ore": 1})


@rule("KB-9")
def test_he_may_decline() -> None:
    g = roll(with_mill(1).stock(0, grain=2).before_roll(), "trade_advantage", 6)
    assert asked(g) == (1, "take")
    assert over(do(g, "pass"), {"grain": 2}, {})


@rule("KB-9", "KB-55")
def test_only_what_he_has_room_for() -> None:
    g = roll(with_mill(0).stock(0, grain=3).stock(1, grain=2, ore=1).before_roll(), "trade_advantage", 6)
    assert options(g) == ["region opponent L1 below", "pass"]
    g = roll(with_mill(0).stock(0, grain=3).stock(1, grain=2).before_roll(), "trade_advantage", 6)
    assert over(g, {"grain": 3}, {"grain": 2})


@rule("KB-9")
def test_without_an_owner_of_the_mill_or_without_goods_nothing_happens() -> None:
    no_city = position().built(0, "erz_handelsflotte", "L1 above").stock(1, grain=2)
    assert over(roll(no_city.before_roll(), "trade_advantage", 6), {}, {"grain": 2})
    nobody = position().city(0, "L1").stock(1, grain=2)
    assert over(roll(nobody.before_roll(), "trade_advantage", 6), {}, {"grain": 2})
    poor = with_mill(0).stock(0, ore=2)
    assert over(roll(poor.before_roll(), "trade_advantage", 6), {"ore": 2}, {})


# -- good year --------------------------------------------------------------------------------------------------------


@rule("KB-11")
@pytest.mark.parametrize("active", [0, 1])
def test_in_a_good_year_each_player_takes_one(active: int) -> None:
    g = roll(position(active=active).before_roll(), "good_year", 6)
    assert asked(g) == (active, "gain")
    assert options(g) == [*OWN_REGIONS, "pass"]
    do(g, "region C above")
    assert asked(g) == (1 - active, "gain")
    do(g, "region C above")
    assert over(g, {"wool": 1}, {"wool": 1})


@rule("KB-11", "KB-55")
def test_in_a_good_year_a_full_region_takes_nothing() -> None:
    g = roll(position().stock(0, L1_above=3, C_below=2).rich(1).before_roll(), "good_year", 5)
    assert "region L1 above" not in options(g)
    do(g, "region C below")
    assert asked(g) == (0, "main")  # seat 1 has room nowhere and is not asked
    assert stock(g, 0) == {"grain": 3, "lumber": 3, "brick": 1}
    assert sum(stock(g, 1).values()) == 18


@rule("KB-11", "KB-14")
def test_a_doubler_does_not_double_a_good_year() -> None:
    g = roll(position().built(0, "getreidemuehle", "L1 above").before_roll(), "good_year", 6)
    do(g, "region L1 above", "pass")
    assert over(g, {"grain": 1}, {})


# -- event card -------------------------------------------------------------------------------------------------------


@rule("KB-12")
def test_the_top_event_is_carried_out_for_both_and_goes_under_the_stack() -> None:
    p = position().city(0, "L1").city(1, "R1").stock(0, L1_above=2, R1_above=2).stock(1, L1_above=2, R1_above=2)
    g = roll(p.events("seuche", "konflikt", "fortschritt").before_roll(), "event_card", 6)
    assert over(g, {"grain": 1, "brick": 2}, {"grain": 2, "brick": 1})
    assert events(g) == ["konflikt", "fortschritt", "seuche"]


@rule("KB-12")
def test_the_other_events_stay_unseen() -> None:
    g = roll(position().events("fortschritt", "konflikt", "seuche").before_roll(), "event_card", 6)
    for audience in (0, 1, WATCHER):
        pile = view(g, audience)["event_stack"]
        assert pile == {"size": 3, "known": [None, None, "fortschritt"], "last": "fortschritt"}


@rule("KB-12")
@pytest.mark.parametrize("face", ["tournament", "trade_advantage", "brigands", "good_year"])
def test_no_other_face_draws_an_event(face: str) -> None:
    g = roll(position().rich(0).rich(1).events("seuche", "konflikt").before_roll(), face, 6)
    assert asked(g) == (0, "main")
    assert events(g) == ["seuche", "konflikt"]
