"""Position texts: read back, changed by hand, and everything wrong with one told at once, with its place."""

import pickle
import subprocess
import sys
from typing import Any

import pytest

import catanica
from catanica.errors import InputError, Refused
from catanica.games.principality.windows import window_named
from catanica.kernel.playout import choose
from catanica.kernel.position_text import Writer
from catanica.kernel.rng import seeded
from catanica.kernel.state import State
from catanica.kernel.table import Table
from catanica.notation import record
from catanica.notation.lines import RecordError
from catanica.notation.save import resumed, saved_text
from tests.support.golden import explorers
from tests.support.position import position


def played(seed: int = 4, decisions: int = 120, **options: object) -> State:
    """A position in the middle of a random game."""
    state, rng = catanica.game("cardgame", **options).new(seed=seed), seeded(seed)
    for _ in range(decisions):
        state.step(choose(state, rng))
    return state


TEXT = played().text()


def field(text: str, name: str) -> str:
    """The value of a field."""
    return next(part.partition("=")[2] for part in text.split("/") if part.startswith(name + "="))


def test_a_text_begins_with_game_and_options() -> None:
    assert TEXT.startswith("cardgame/rules=2/edition=2005/sets=base/variant=row/points=12/")


def test_a_text_survives_being_pasted_with_a_line_end() -> None:
    assert catanica.position(f"  {TEXT}\n").text() == TEXT


def test_options_left_out_are_the_usual_ones() -> None:
    assert catanica.position(TEXT.replace("/variant=row", "")) == catanica.position(TEXT)


def test_the_same_seed_brings_the_same_dice() -> None:
    one, two, other = (catanica.position(TEXT, seed=seed) for seed in (1, 1, 2))
    assert one.rng.next32() == two.rng.next32() != other.rng.next32()


def test_every_part_that_is_begun_is_ended() -> None:
    """Lands, stacks, the sea, and the position that time may be turned back to, with the same parts in it."""
    g = explorers().main()
    g.mark = g.clone()
    by = Writer(g.speller())
    g.carried(g.clone(), by)
    assert by.within == []
    names = {part.partition("=")[0] for part in by.parts}
    assert {"land1.regions", "mark.land1.regions"} <= names
    assert not [name for name in names if "annex.mark" in name]


def test_the_sea_is_read_back_as_well() -> None:
    state = catanica.game("princes", mode="theme", sets="zeit_der_entdecker").new(seed=4)
    while state.to_move != 0:
        state.step(state.legal()[0])
    assert "annex" in state.text()
    assert catanica.position(state.text()) == pickle.loads(pickle.dumps(state)) == state


def test_a_seat_is_not_told_the_other_hand() -> None:
    hand, seen = field(TEXT, "land1.hand"), field(played().text(audience=0), "land1.hand")
    assert "?" in seen
    assert "?" not in hand
    assert len(seen.split(",")) == len(hand.split(","))


def test_cards_may_stand_in_any_order_of_the_data() -> None:
    """Cards are named, never numbered."""
    assert not any(char.isdigit() for char in field(TEXT, "land0.hand").split(".")[0])


def test_windows_are_named_never_numbered() -> None:
    """Their numbers go by the order in which sets are loaded, which is another one in another process."""
    science = position(sets=["base", "wissenschaft_fortschritt"])
    g = science.city(1, "L1").rich(1).hand(1, "medicus").event_card("seuche")
    text = g.text()
    window = field(text, "agenda").rsplit(",", 1)[1]
    assert window == "window.seat:1.window:plague.cause:seuche"
    assert catanica.position(text) == g
    older = text.replace("window:plague", f"window:{window_named('plague')}")
    assert catanica.position(older) == g


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("cardgame/", "cardgames/", "Unknown game 'cardgames'"),
        ("/edition=2005", "/edition=2004", "Unknown edition '2004'"),
        ("/rules=2", "/rules=0", "version '0' of the rules"),
        ("/turn=", "/turm=", "Unknown field 'turm'. Did you mean turn"),
        ("/phase=", "/phase=x", "Unknown phase"),
        ("/land0.hand=", "/land0.hand=nobody,", "Unknown card 'nobody'"),
        ("/land0.hand=", "/land0.hand=spion.5,", "'5' must be of the signs 01wu"),
        ("/land0.hand=", "/land0.hand=spion.0.seats:1,", "Unknown field of slot 'seats'"),
        ("/land0.settlements=", "/land0.settlements=L9.", "Unknown column"),
        ("/land0.regions=", "/land0.regions=wald,", "a place, a colon and what lies there"),
        ("/land0.regions=", "/land0.regions=L1-above:wald_stapel_1,", "is no place here, or is named twice"),
        ("/land0.regions=", "/land0.regions=L5-above:wald_stapel_1.99,", "'99' is too much for stock"),
        ("/agenda=", "/agenda=dance,", "Unknown step 'dance'"),
        ("/turn=", "/turn=five", "must be a whole number"),
        ("/turn=", "/turn=1/turn=", "turn is given twice"),
        ("/turn=", "/nothing/turn=", "a name, an equals sign and a value"),
        ("/to_move=", "/to_move=x", "Unknown player"),
        ("/turn=", "/annex=yes/turn=", "nothing beside the principalities"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, says: str) -> None:
    assert old in TEXT or old == "cardgame/"
    with pytest.raises(InputError, match=says.replace(".", r"\.")):
        catanica.position(TEXT.replace(old, new, 1))


def test_everything_wrong_is_told_at_once_with_its_place() -> None:
    wrong = TEXT.replace("/turn=", "/turm=").replace("/land0.hand=", "/land0.hand=nobody,")
    with pytest.raises(InputError) as refused:
        catanica.position(wrong)
    lines = str(refused.value).splitlines()
    assert len(lines) == 2
    assert {line.split(",")[0] for line in lines} == {
        f"Sign {wrong.index('nobody') + 1}",
        f"Sign {wrong.index('/turm=') + 7}",
    }


@pytest.mark.parametrize(
    "text", ["", "/", "cardgame", "cardgame/", "=", "x" * 30000, "cardgame/turn=5", "\x00", "board//"]
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        catanica.position(text)


def test_an_agenda_that_does_not_fit_is_refused() -> None:
    agenda = f"/agenda={field(TEXT, 'agenda')}"
    with pytest.raises(InputError, match="nobody is to move"):
        catanica.position(TEXT.replace(agenda, ""))
    with pytest.raises(InputError, match="The agenda does not ask"):
        catanica.position(TEXT.replace("/to_move=0", "/to_move=1").replace("/to_move=1", "/to_move=chance"))


# -- values that travel -----------------------------------------------------------------------------------------------


def test_refusals_decisions_and_outcomes_travel() -> None:
    state = played()
    decision: Any = state.decision
    refusal = state.refuse(1 << 40)
    for value in (decision, refusal, state.outcome):
        again = pickle.loads(pickle.dumps(value))
        assert again == value
    with pytest.raises(Refused) as refused:
        state.apply(1 << 40)
    again = pickle.loads(pickle.dumps(refused.value))
    assert again.refusal == refusal
    assert [f.params for f in again.refusal.faults] == [f.params for f in refused.value.refusal.faults]


def test_outcomes_are_compared() -> None:
    state, rng = catanica.game("cardgame", points=3).new(seed=1), seeded(1)
    while state.outcome is None:
        state.step(choose(state, rng))
    assert pickle.loads(pickle.dumps(state.outcome)) == state.outcome
    assert pickle.loads(pickle.dumps(state)) == state
    assert catanica.position(state.text()).outcome == state.outcome


ELSEWHERE = """
import pickle, sys
import catanica
catanica.game("princes", mode="theme", sets="zeit_der_weisen")  # other steps get their numbers first
state = pickle.load(sys.stdin.buffer)
sys.stdout.write(state.key() + " " + state.text() + " " + ",".join(map(str, state.legal())))
"""


def test_a_state_travels_to_another_process() -> None:
    """There the steps may have got their numbers in another order."""
    state = played(sets="base,politik_intrige,ritter_haendler")
    for sent in (state, state.redacted(0)):
        done = subprocess.run(
            [sys.executable, "-c", ELSEWHERE], input=pickle.dumps(sent), capture_output=True, check=True
        )
        told = " ".join([sent.key(), sent.text(), ",".join(map(str, sent.legal()))])
        assert done.stdout.decode() == told


# -- games that begin with one ----------------------------------------------------------------------------------------


def begun(decisions: int = 40) -> Table:
    """A game that was taken up in a position and played on."""
    state, rng = catanica.position(TEXT, seed=8), seeded(8)
    table = Table(state, TEXT)
    for _ in range(decisions):
        table.apply(choose(table.state, rng))
    return table


def test_a_record_may_begin_with_a_position() -> None:
    table = begun()
    text = record.write(table)
    assert f"position: {TEXT}" in text
    again = record.check(text)
    assert again.state == table.state
    assert record.write(again) == text


def test_a_save_that_began_with_a_position_goes_on() -> None:
    table = begun()
    again = resumed(saved_text(table)).table
    assert (again.state, again.origin) == (table.state, TEXT)
    assert again.state.rng.next32() == table.state.rng.next32()


def test_a_wrong_position_in_a_record_is_told_with_its_line() -> None:
    text = record.write(begun(0)).replace("/turn=", "/turm=")
    with pytest.raises(RecordError, match=r"line \d+: .*Unknown field 'turm'"):
        record.replay(record.read(text))


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"mode": "theme"}, "zeit_der_wirren,zeit_des_fortschritts,zeit_der_weisen"),
        ({"mode": "duel"}, "zeit_der_wirren,zeit_des_fortschritts"),
        ({"mode": "duel"}, "zeit_des_fortschritts,zeit_der_wirren,zeit_der_weisen"),
    ],
)
def test_sets_chosen_at_the_table_are_those_of_a_duel(options: dict[str, object], named: str) -> None:
    text = catanica.game("princes", **options).new(seed=1).text()
    head, field_, rest = text.partition("/to_move=")
    with pytest.raises(InputError, match="unpacked names the 3 sets chosen for a duel"):
        catanica.position(f"{head}/unpacked={named}{field_}{rest}")
