"""What a page needs to show cards that lie on others or borrow from them."""

from typing import Any

from tests.rulings.extended.borrowing import lay_on
from tests.rulings.politik_intrige.land import politics
from tests.rulings.zauberer_drachen.land import magical
from tests.support.views import view


def test_a_ban_that_can_be_bought_off_says_where_it_lies() -> None:
    shown: Any = view(politics(active=1).banned(1, 2).banned(1, 0).stock(1, gold=3).main(), 1)
    assert [(card["card"], card["owner"], card["bars"]) for card in shown["lands"][1]["laid"]] == [
        ("kirchenbann", 0, 1),
        ("kirchenbann", 0, None),
    ]
    ways = [one for one in shown["decision"]["options"] if one["verb"] == "use"]
    assert [(one["card"], one.get("way", 0)) for one in ways] == [("kirchenbann", 2), ("kirchenbann", 0)]


def test_a_secret_society_says_whose_function_it_borrows() -> None:
    p = politics().aimed(0, "L1 above", "markt", "L1 above").built(1, "markt", "L1 above")
    shown: Any = view(p.main(), 1)
    mine, theirs = (shown["lands"][seat]["columns"][0]["sides"][0]["cards"][0] for seat in (0, 1))
    assert (mine["card"], mine["aims"]) == ("geheimbund", "markt")
    assert "aims" not in theirs


def test_a_card_laid_on_a_building_says_on_which() -> None:
    p = magical().city(1, "R1").built(1, "kloster", "R1 above").built(1, "bibliothek", "R1 below")
    land: Any = view(lay_on(p, "hexe", 0, "kloster", "R1 above").main(), 0)["lands"][1]
    assert [(card["card"], card["on"]) for card in land["laid"]] == [("hexe", {"place": "R1 above", "card": "kloster"})]
    assert "aims" not in land["laid"][0], "it borrows nothing"
    lying = {card["card"]: card for column in land["columns"] for side in column["sides"] for card in side["cards"]}
    assert [(name, card["blocked"], "on" in card) for name, card in sorted(lying.items())] == [
        ("bibliothek", False, False),
        ("kloster", True, False),
    ]
