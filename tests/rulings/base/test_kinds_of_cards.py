"""What the words of the rules mean: building, unit, knight, central card."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality.vocabulary import card_of
from tests.support.position import Position, do, options, position
from tests.support.reading import asked, hand, points
from tests.support.rules import rule

FLEETS = {"erz", "getreide", "gold", "holz", "lehm", "woll"}


def ids(**wanted: object) -> set[str]:
    """The base set's cards with certain figures."""
    return {f.id for f in position().g.cat.facts if all(getattr(f, k) == v for k, v in wanted.items())}


def everything(p: Position, seat: int) -> Position:
    """A principality with cards of all kinds."""
    p.city(seat, "L1", "R1").built(seat, "kloster", "L1 above").built(seat, "markt", "L1 above")
    p.built(seat, "koloss_von_catan", "L1 below").built(seat, "konrad_der_flinke", "R1 above")
    return p.built(seat, "otto_der_berserker", "R1 above").built(seat, "erz_handelsflotte", "R1 below")


@rule("102.B.Gebaeude")
def test_whatever_cannot_move_is_a_building() -> None:
    g = do(everything(position().hand(0, "feuerteufel"), 1).actions_open().main(), "play feuerteufel", "die 1")
    assert asked(g) == (0, "take_back")
    assert options(g) == [
        "target kloster L1 above",
        "target markt L1 above",
        "target koloss_von_catan L1 below",
    ]


@rule("102.B.Gebaeude", "102.B.Zentralkarte")
def test_settlements_cities_and_roads_are_no_buildings() -> None:
    g = position().hand(0, "feuerteufel").actions_open().city(1, "L1", "R1").road(1, 5).main()
    assert "play feuerteufel" not in options(g)
    assert points(g, 1) == 4


@rule("102.B.Ritter")
def test_a_knight_is_a_named_man_with_strength_or_tournament_points() -> None:
    g = everything(position().hand(0, "schwarzer_ritter"), 1).actions_open().main()
    do(g, "play schwarzer_ritter", "die 1")
    assert asked(g) == (0, "take_back")
    assert options(g) == ["target konrad_der_flinke R1 above", "target otto_der_berserker R1 above"]


@rule("102.B.Einheit")
def test_knights_and_fleets_are_the_units_of_the_base_set() -> None:
    units = ids(kind="unit")
    assert {u for u in units if u.endswith("_handelsflotte")} == {f"{kind}_handelsflotte" for kind in FLEETS}
    assert len(units) == 6 + 9
    assert units == {f.id for f in position().g.cat.facts if "knight" in f.flags or "trade_fleet" in f.flags}


@rule("102.B.Einheit")
def test_action_cards_that_show_persons_are_no_units() -> None:
    g = position().hand(0, "spion", "bischof", "raubzug").actions_open().built(1, "kloster", "L1 above").main()
    assert not [text for text in options(g) if text.startswith("build")]
    assert {"bischof", "kraeuterhexe", "kundschafter", "spion"} <= ids(kind="action")


@rule("102.B.Einheit", "101.D.d")
@pytest.mark.parametrize(("edition", "any_card"), [("1996", True), ("1997", True), ("2003", True), ("2005", False)])
def test_a_spy_takes_units_and_actions_in_the_older_base_game_buildings_too(edition: str, any_card: bool) -> None:
    p = position(edition=edition).hand(0, "spion").actions_open()
    p.hand(1, "kloster", "konrad_der_flinke", "erz_handelsflotte", "bischof")
    p.built(1, "kloster", "L1 above")  # four cards are allowed
    g = do(p.main(), "play spion")
    assert asked(g) == (0, "spy_pick")
    picks = {text for text in options(g) if text.startswith("pick")}
    units = {"pick konrad_der_flinke", "pick erz_handelsflotte", "pick bischof"}
    assert picks == (units | {"pick kloster"} if any_card else units)
    do(g, "pick konrad_der_flinke")
    assert hand(g, 0) == ["konrad_der_flinke"]
    assert asked(g) == (0, "main")


@rule("102.B.Zentralkarte")
def test_roads_settlements_cities_and_regions_are_central_cards() -> None:
    central = ids(kind="central") | ids(kind="region")
    assert {"strasse", "siedlung", "stadt", "wald_stapel_1", "wald_start_weiss_4"} <= central
    assert sum(f.count for f in position().g.cat.facts if f.id in central) == 18 + 7 + 5 + 7 + 11


@rule("102.B.Zentralkarte")
@pytest.mark.parametrize("event", ["buergerkrieg", "seuche", "konflikt", "baumeister"])
def test_no_event_of_the_base_set_touches_central_cards(event: str) -> None:
    p = everything(everything(position(), 0), 1).road(0, 5).road(1, 7).events(event)
    g = p.stack(1, "markt").stack(2, "hafen").hand(0, "spion").hand(1, "kirche").before_roll()
    before = [(g.land(s).settlements, g.land(s).cities, g.land(s).roads, regions(g.land(s).regions)) for s in (0, 1)]
    do(g, "roll", "face event_card", "die 6")
    while asked(g)[1] != "main":
        do(g, options(g)[0])
    after = [(g.land(s).settlements, g.land(s).cities, g.land(s).roads, regions(g.land(s).regions)) for s in (0, 1)]
    assert after == before


def regions(slots: vec[i64]) -> list[int]:
    """The region cards, whatever lies on them."""
    return [card_of(r) for r in slots]
