"""What is drawn: it fits the terminal, tells without colour, and shows nobody's hidden cards."""

import io
from typing import Any

import pytest
from rich.console import Console

import catanica
from catanica.cli.face import face_of
from catanica.cli.menu import menu
from catanica.cli.wording import Wording
from catanica.games.principality.terminal.log import log_lines
from catanica.games.principality.terminal.picture import fold, stock_dots
from catanica.kernel.playout import choose
from catanica.kernel.rng import seeded
from catanica.kernel.state import NOBODY, State
from catanica.notation.games import language
from tests.rulings.extended.borrowing import lay_on
from tests.rulings.zauberer_drachen.land import magical
from tests.support.position import position


def later(game: str, decisions: int) -> State:
    """A position after so many random decisions."""
    state = catanica.game(game).new(seed=3)
    rng = seeded(1)
    while decisions and state.to_move != NOBODY:
        state.step(choose(state, rng))
        decisions -= 1
    return state


def drawn(state: State, width: int, lang: str = "en", audience: int | None = None) -> list[str]:
    """Screen, question and menu as the player to move sees them."""
    seat = int(state.to_move) if audience is None else audience
    words = Wording(lang)
    face = face_of(state, words)
    view = language(state.header()["game"]).view(state, seat, [])
    paper = io.StringIO()
    console = Console(file=paper, width=width, highlight=False)
    choices = face.choices(view) if seat == state.to_move else []
    console.print(face.screen(view, seat, width, choices))
    if choices:
        console.print(face.question(state.redacted(seat), view))
        console.print(menu(choices, width))
    return paper.getvalue().splitlines()


@pytest.mark.parametrize("width", [60, 80, 100, 160])
@pytest.mark.parametrize("lang", ["de", "en", "da"])
@pytest.mark.parametrize(
    ("game", "decisions"), [("cardgame", 0), ("cardgame", 250), ("cardgame", 1500), ("board", 300)]
)
def test_nothing_sticks_out_of_the_terminal(game: str, decisions: int, lang: str, width: int) -> None:
    lines = drawn(later(game, decisions), width, lang)
    assert max(len(line) for line in lines) <= width


def test_two_principalities_stand_side_by_side_where_there_is_room() -> None:
    state = position().main()
    assert any(line.count("╭") == 2 for line in drawn(state, 100))
    assert not any(line.count("╭") == 2 for line in drawn(state, 60))


def test_a_long_row_on_a_narrow_terminal_becomes_a_list_with_everything_in_it() -> None:
    state = later("cardgame", 1500)
    narrow, wide = "\n".join(drawn(state, 60)), "\n".join(drawn(state, 160))
    assert "▲ above" in narrow
    assert "▲ above" not in wide
    view: Any = language("cardgame").view(state, -1, [])
    for land in view["lands"]:
        for column in land["columns"]:
            for side in column["sides"]:
                for card in side["cards"]:
                    assert Wording("en").card(card["card"])[:20] in narrow


def test_a_card_laid_on_a_building_is_told_with_it() -> None:
    p = magical().built(1, "kloster", "R1 above")
    state = lay_on(p, "hexe", 0, "kloster", "R1 above").main()
    assert "Witch (on Abbey R1 above)" in " ".join(" ".join(drawn(state, 160)).split())


def test_a_region_shows_resource_number_and_stock_without_colour() -> None:
    state = position().stock(0, L1_above=2).main()
    text = "\n".join(drawn(state, 60))
    assert "grain" in text
    assert "●●○" in text
    assert "⚀ 1" in text


@pytest.mark.parametrize(("n", "dots"), [(0, "○○○"), (1, "●○○"), (3, "●●●")])
def test_stock_is_drawn_as_three_places(n: int, dots: str) -> None:
    assert stock_dots(n) == dots


def test_names_are_folded_to_their_cell() -> None:
    assert fold("Otto the Berserker", 10, 2) == ["Otto the", "Berserker"]
    assert fold("Abbey", 8, 2) == ["Abbey"]
    assert all(len(line) <= 8 for line in fold("Getreide-Handelsflotte", 8, 2))
    assert fold("Getreide-Handelsflotte", 8, 2)[-1].endswith("…")


def test_each_player_sees_the_own_hand_only_and_a_watcher_none() -> None:
    state = position(active=0).hand(0, "kloster").hand(1, "rathaus").main()
    seen = {audience: "\n".join(drawn(state, 100, audience=audience)) for audience in (0, 1, -1, -2)}
    assert ("Abbey" in seen[0], "Town Hall" in seen[0]) == (True, False)
    assert ("Abbey" in seen[1], "Town Hall" in seen[1]) == (False, True)
    assert ("Abbey" in seen[-1], "Town Hall" in seen[-1]) == (False, False)
    assert ("Abbey" in seen[-2], "Town Hall" in seen[-2]) == (True, True)


def test_the_island_shows_the_numbers_of_the_choices_where_they_lie() -> None:
    state = later("board", 0)
    island = "\n".join(drawn(state, 60)[:20])
    for number in (1, 27, 54):
        assert str(number) in island


def test_goods_that_move_together_share_a_line() -> None:
    state = position().main()
    wood = {"event": "paid", "seat": 0, "region": "R1 above", "amount": 1, "card": "wald_start_weiss_4"}
    clay = {**wood, "card": "huegelland_start_weiss_5"}
    other = {**wood, "seat": 1}
    words = Wording("en", ["Ann", "Bob"])
    assert log_lines([wood, clay, other], words, state.cat) == [
        "Ann: 1 lumber, 1 brick paid",
        "Bob: 1 lumber paid",
    ]


def test_a_card_somebody_else_drew_stays_a_card() -> None:
    state = position().main()
    words = Wording("en", ["Ann", "Bob"])
    event = {"event": "drew", "seat": 1, "stack": 2, "card": None}
    assert log_lines([event], words, state.cat) == ["Bob: a card drawn from stack 3"]
