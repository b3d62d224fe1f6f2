"""A card set in a folder outside the package has all a built-in one has, with no other file touched.

The folder is `tests/support/sets/workshop`: a step that hides a card, a counter that is gathered and spent, a window of
its own with a card that answers it, texts in three languages, drawings.
"""

import copy
import json
import pickle
import shutil
from pathlib import Path
from typing import Any

import pytest

import catanica
from catanica.games.cardgame.game import CardGame
from catanica.games.principality.cards.effect import Effect
from catanica.games.principality.cards.shelf import announce
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import GOLD, of
from catanica.games.principality.steps.card_step import NamedCardStep
from catanica.games.principality.telling.words import GRAMMAR, to_text
from catanica.games.principality.vocabulary import card_of
from catanica.games.principality.windows import WINDOWS
from catanica.kernel.table import Table
from catanica.kernel.words import number_of
from catanica.notation.games import language
from tests.cli.runner import checked_set, run
from tests.support.position import Position, do, faults, options, position, roll
from tests.support.reading import asked, hand, stock
from tests.support.sources import ROOT
from tests.support.views import view

FOLDER = ROOT / "tests" / "support" / "sets" / "workshop"
SEALED = "markt"  # the card of the hand that is sealed


def workshop(home: Path = FOLDER) -> Position:
    """A position of the base game with the cards of the folder, action cards open."""
    return position(active=0, sets=["base", str(home)], points=12).actions_open()


def sealing(*others: str) -> Duel:
    """A masterpiece was played and a market sealed; the opponent holds one card and is asked for an answer."""
    at = workshop().hand(0, "meisterstueck", SEALED, "kloster").hand(1, *(others or ("spion",)))
    g = at.built(0, "werkstatt", "L1 above").stack(1, "rathaus", "bibliothek", "spion").main()
    return do(g, "play meisterstueck", f"pick {SEALED}")


def unveiling() -> Duel:
    """The opponent let it pass: the step that hides the card asks its owner."""
    return do(sealing(), "pass")


def sealed_card(g: Duel) -> int:
    """The card the step of the set holds on the agenda."""
    number = g.rules.words.by_name["workshop-unveil_design"].number
    (e,) = [e for e in g.agenda if number_of(e) == number]
    return int(card_of(e))


def piece(g: Duel, audience: int = 0) -> Any:
    """The workshop above L1 as the page gets it."""
    shown: Any = view(g, audience)
    found = [c for col in shown["lands"][0]["columns"] for side in col["sides"] for c in side["cards"]]
    return next(c for c in found if c["card"] == "werkstatt")


# -- the folder -------------------------------------------------------------------------------------------------------


def test_the_check_finds_nothing_wrong_with_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert checked_set(FOLDER) == {"cards": 3, "copies": 8, "with_tests": 0, "problems": []}


def test_the_proof_set_is_such_a_folder_too() -> None:
    answer = run("cards", "check", str(FOLDER.with_name("proof")), "--json")
    (found,) = json.loads(answer.out)["sets"].values()
    assert (answer.code, found["cards"], found["problems"]) == (0, 15, [])


def test_the_steps_of_its_counter_are_its_own() -> None:
    rows = workshop().g.rules.words.by_name
    assert {"workshop-pay_tools", "workshop-gain_tools"} <= set(rows)
    assert not {"pay_tools", "gain_tools"} & set(rows)


def test_nothing_outside_the_folder_knows_its_cards() -> None:
    told = [p for p in (ROOT / "src" / "catanica").rglob("*") if p.suffix in (".py", ".toml")]
    assert len(told) > 100
    for word in ("meisterstueck", "pfuscher", "unveil_design", "design_sealed"):
        assert not [p for p in told if word in p.read_text(encoding="utf-8")], word


def test_a_reason_of_its_own_to_refuse_has_a_ruling() -> None:
    g = workshop().hand(0, "meisterstueck").main()
    assert faults(g, "play meisterstueck") == ["nothing_to_seal"]


WORDS = """
from catanica.games.principality.telling.grammar import GRAMMAR
from catanica.games.principality.telling.kinds import GOODS
from catanica.games.principality.vocabulary import GOOD
from catanica.kernel.parts import Arg

POLISH = GRAMMAR.added("polish", Arg(GOOD, GOODS, "resource"))
"""


def test_a_verb_of_its_own_is_added_in_one_place(tmp_path: Path) -> None:
    home = tmp_path / "polishing"
    shutil.copytree(FOLDER, home)
    (home / "words.py").write_text(WORDS, encoding="utf-8")
    for _ in range(2):  # loaded again it stays the same word
        g = workshop(home).main()
    try:
        code = GRAMMAR.hear(g, "polish wool")
        assert isinstance(code, int)
        assert to_text(g, code) == "polish wool"
        assert GRAMMAR.option(g, code) == {"verb": "workshop-polish", "text": "polish wool", "resource": "wool"}
        assert code in GRAMMAR.codes(g)
        assert "workshop-polish" in GRAMMAR.option_schemas()
        assert "polish" in language("cardgame").beginnings()
        assert faults(g, "polish wool"), "nothing offers it yet"
    finally:  # other tests speak of the words of the program
        del GRAMMAR.verbs[int(number_of(GRAMMAR.phrases.pop(("polish",)).row.number))]


def test_what_its_step_offers_is_listed_once_for_the_action_and_all_views(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(unveiling())
    shown = language("cardgame").view
    plain = [shown(table.state, audience, ()) for audience in (0, 1, -1)]
    asking: Any = type(table.state.book.steps[number_of(table.state.agenda[-1])])
    listed: list[int] = []
    before = asking.legal

    def counted(step: Any, g: Duel, e: int, out: Any) -> None:
        listed.append(e)
        before(step, g, e, out)

    monkeypatch.setattr(asking, "legal", counted)
    assert [shown(table.state, audience, (), table.options_of(audience)) for audience in (0, 1, -1)] == plain
    table.apply(table.options[-1])
    assert len(listed) == 1


# -- the step that hides a card ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", [sealing, unveiling])
def test_only_its_owner_knows_the_sealed_card(moment: Any) -> None:
    g: Duel = moment()
    market = g.cat.number(SEALED)
    assert sealed_card(g) == sealed_card(g.redacted(0)) == market
    for audience in (1, -1):
        seen = g.redacted(audience)
        assert sealed_card(seen) == 0
        assert SEALED not in seen.text()
        assert SEALED not in json.dumps(view(g, audience))
        assert market not in {card_of(code) for code in seen.legal()}
        assert SEALED not in " ".join(to_text(seen, code) for code in seen.legal())
    assert SEALED in json.dumps(view(g, 0))


def test_what_the_opponent_sees_does_not_depend_on_the_sealed_card() -> None:
    def other() -> Duel:
        at = workshop().hand(0, "meisterstueck", SEALED, "kloster").hand(1, "spion")
        g = at.built(0, "werkstatt", "L1 above").stack(1, "rathaus", "bibliothek", "spion").main()
        return do(g, "play meisterstueck", "pick kloster")

    assert sealed_card(other()) != sealed_card(sealing())
    assert other().redacted(1).key() == sealing().redacted(1).key()
    assert other().redacted(1).text() == sealing().redacted(1).text()


def test_the_sealed_card_is_refilled_with_one_of_the_hand() -> None:
    seen = unveiling().redacted(1)
    drawn = set()
    for seed in range(20):
        full = seen.determinised(seed)
        card = full.cat.ids[sealed_card(full)]
        assert card in hand(full, 0)
        assert options(full) == ["pass", f"pick {card}"]
        drawn.add(card)
    assert len(drawn) > 1
    own = unveiling().redacted(0).determinised(3)
    assert own.cat.ids[sealed_card(own)] == SEALED


# -- the window -------------------------------------------------------------------------------------------------------


def test_a_choice_is_asked_for_the_card_named_with_its_step_or_for_none() -> None:
    g = workshop().main()
    assert NamedCardStep("choice", "KB-1", SEALED).card(g, 0) == g.cat.number(SEALED)
    assert NamedCardStep("choice", "KB-1").card(g, 0) == 0


class Fickle(Effect):
    """Goes as soon as its owner has no gold; says nothing of when that is asked."""

    def settle(self, g: Duel, land: int, index: int) -> bool:
        """Once."""
        if of(g.land(land).stock(g.cat), GOLD) > 0:
            return False
        g.land(land).remove_piece(index)
        return True


def test_a_card_that_may_settle_at_any_time_is_asked_at_every_check() -> None:
    rules = CardGame().rules
    rules.bind(rules.cat.number(SEALED), Fickle())
    g = position(rules=rules).city(0, "L1").built(0, SEALED, "L1 above").stock(0, gold=3).main()
    do(g, "bank gold ore")
    assert len(g.land(0).built) == 0


def test_the_window_of_the_set_is_opened_and_answered() -> None:
    g = sealing("pfuscher", "spion")
    assert WINDOWS.told["design_sealed"].startswith("a design lies sealed")
    assert asked(g) == (1, "answer")
    assert options(g) == ["pass", "play pfuscher"]
    do(g, "play pfuscher")
    assert asked(g) == (0, "main")  # never unveiled
    assert hand(g, 0) == sorted([SEALED, "kloster"])
    assert piece(g)["goods"] == 0


def test_who_could_not_answer_is_asked_all_the_same_and_nobody_once_every_answer_lies_open() -> None:
    assert asked(sealing("spion")) == (1, "answer")
    at = workshop().hand(0, "meisterstueck", SEALED).hand(1, "spion").discard(*["pfuscher"] * 3)
    g = do(at.main(), "play meisterstueck", f"pick {SEALED}")
    assert asked(g) == (0, "unveil_design")


# -- the counter ------------------------------------------------------------------------------------------------------


def test_tools_are_gathered_by_the_die_and_by_the_masterpiece() -> None:
    g = workshop().built(0, "werkstatt", "L1 above").before_roll()
    roll(g, "tournament", 6)
    assert piece(g)["goods"] == 1
    g = do(unveiling(), f"pick {SEALED}")
    assert piece(g)["goods"] == piece(g, 1)["goods"] == 2
    assert piece(g)["counter"]["name"] == piece(g, 1)["counter"]["name"] == "tools"
    assert hand(g, 0) == ["kloster"]
    assert asked(do(unveiling(), "pass")) == (0, "main")


def test_tools_are_spent_and_who_has_two_workshops_says_where() -> None:
    g = do(unveiling(), f"pick {SEALED}", "use werkstatt L1 above")
    assert (piece(g)["goods"], piece(g)["used"]) == (0, True)
    do(g, "region L1 above")
    assert stock(g, 0) == {"grain": 1}
    assert "use werkstatt L1 above" not in options(g)
    at = workshop().hand(0, "meisterstueck", SEALED, "kloster").discard(*["pfuscher"] * 3)
    g = at.built(0, "werkstatt", "L1 above").built(0, "werkstatt", "R1 below").main()
    do(g, "play meisterstueck", f"pick {SEALED}", f"pick {SEALED}")
    assert asked(g) == (0, "gain_tools")
    assert len(options(g)) == 2


def test_nobody_holds_more_than_there_is_room_for() -> None:
    g = do(unveiling(), f"pick {SEALED}")
    assert g.rules.counter("tools").room[g.cat.number("werkstatt")] == 3
    assert g.rules.counter("tools").worth == 20


# -- travelling -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", [sealing, unveiling])
def test_a_position_in_the_middle_of_its_step_travels(moment: Any) -> None:
    announce(FOLDER)
    g: Duel = moment()
    g.explicit = False  # a text says nothing about who answers for chance
    for state in (g, g.redacted(0), g.redacted(1)):
        again = catanica.position(state.text(), seed=1)
        assert again.text() == state.text()
        assert again == state
        assert pickle.loads(pickle.dumps(state)) == state
        assert copy.deepcopy(state) == state
    assert "workshop-unveil_design" in g.text()
    back: Any = catanica.position(g.text(), seed=1)
    assert sealed_card(back) == g.cat.number(SEALED)
    assert [to_text(back, c) for c in back.legal()] == options(g)


def test_another_copy_of_the_folder_is_as_good(tmp_path: Path) -> None:
    home = tmp_path / "elsewhere"
    home.mkdir()
    for file in FOLDER.rglob("*"):
        if file.is_file() and file.suffix != ".pyc":
            target = home / file.relative_to(FOLDER)
            target.parent.mkdir(exist_ok=True)
            target.write_bytes(file.read_bytes())
    try:
        g = workshop(home).hand(0, "meisterstueck", SEALED, "kloster").discard(*["pfuscher"] * 3).main()
        do(g, "play meisterstueck", f"pick {SEALED}")
        assert asked(g) == (0, "unveil_design")
    finally:
        announce(FOLDER)
    assert [to_text(g, c) for c in catanica.position(g.text(), seed=1).legal()] == options(g)
