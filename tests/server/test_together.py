"""Offers and discards are put to everybody at once; the game and its record keep the order of the rules."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.board.scene import scene, trading
from tests.server.client import Api, Made, Player
from tests.server.running import in_thread, settings
from tests.support.rules import rule

THREE = [{"kind": "person", "name": name} for name in ("Ada", "Bo", "Cleo")]
FOUR = [*THREE[:1], {"kind": "bot:greedy"}, {"kind": "person", "name": "Bo"}, {"kind": "bot:greedy"}]
OFFER = ("offer", "give wool", "want ore", "propose")


def sit(api: Api, made: Made) -> list[Player]:
    """Every person with a screen of their own."""
    return [api.sit(made.id, seat["token"]).ready() for seat in made.seats if seat["token"]]


def settle(players: list[Player], seq: int) -> None:
    for player in players:
        player.settle(seq)


@pytest.fixture
def offered(api: Api) -> Iterator[list[Player]]:
    """Ada has offered wool for ore to Bo and Cleo."""
    players = sit(api, api.new(THREE, game="board", position=trading(3)))
    for text in OFFER:
        assert players[0].act(text=text)["type"] == "state"
    settle(players, players[0].seq)
    yield players
    for player in players:
        player.close()


def kinds(player: Player, seat: int) -> list[str]:
    return [entry["event"] for entry in player.log[seat]]


@rule("BG-10")
def test_an_offer_is_answered_by_all_at_once_and_shown_when_all_have(offered: list[Player]) -> None:
    ada, bo, cleo = offered
    assert [player.to_move() for player in offered] == [-1, 1, 2]
    before = cleo.seq
    cleo.act(text="accept")  # the rules would ask Bo first
    assert cleo.to_move() == -1
    settle(offered, before + 1)
    for player, seat in ((ada, 0), (bo, 1)):
        assert not {"accepted", "declined"} & set(kinds(player, seat)), "nobody else learns the answer yet"
        assert [one["seat"] for one in player.states[seat]["view"]["offers"]] == [0]
    bo.send(type="act", seq=before, text="decline")  # what Cleo said meanwhile makes nothing stale
    while ada.to_move() < 0:
        ada.receive()
    assert [kind for kind in kinds(ada, 0) if kind in ("accepted", "declined")] == ["declined", "accepted"]
    assert "trade with seat 2" in [option["text"] for option in ada.options(0)]


@rule("BG-10")
def test_a_counter_offer_is_put_together_in_secret(offered: list[Player]) -> None:
    ada, bo, cleo = offered
    for text in ("counter", "give grain", "want wool"):
        assert bo.act(text=text)["type"] == "state"
    settle(offered, bo.seq)
    assert [one["seat"] for one in ada.states[0]["view"]["offers"]] == [0]
    assert [one["seat"] for one in bo.states[1]["view"]["offers"]] == [0, 1]
    bo.act(text="propose")
    cleo.settle(bo.seq)
    cleo.act(text="decline")
    while ada.to_move() < 0:
        ada.receive()
    assert [one["seat"] for one in ada.states[0]["view"]["offers"]] == [0, 1]


def test_what_is_not_possible_is_refused_ahead_of_the_turn(offered: list[Player]) -> None:
    cleo = offered[2]
    assert cleo.act(text="trade with seat 1")["type"] == "refused"
    cleo.send(type="why", text="propose")
    assert not cleo.until("reasons")["legal"]
    assert cleo.act(text="accept")["type"] == "state"
    assert cleo.act(text="decline")["faults"][0]["code"] == "not_your_turn"


def test_computers_answer_when_the_persons_have(api: Api) -> None:
    players = sit(api, api.new(FOUR, game="board", position=trading(4)))
    ada, bo = players
    for text in OFFER:
        ada.act(text=text)
    settle(players, ada.seq)
    assert bo.to_move() == 2
    assert "declined" not in kinds(bo, 2)
    bo.act(text="decline")
    while ada.to_move() < 0:
        ada.receive()
    assert len([kind for kind in kinds(ada, 0) if kind in ("declined", "accepted")]) == 3
    for player in players:
        player.close()


def test_one_screen_answers_for_its_seats_one_after_the_other(api: Api) -> None:
    made = api.new(THREE, game="board", position=trading(3))
    with api.sit(made.id, *(made.token(seat) for seat in range(3))).ready() as screen:
        for text in OFFER:
            screen.act(text=text)
        assert screen.act(text="decline", seat=2)["type"] == "state"
        assert screen.act(text="decline", seat=2)["type"] == "refused"
        screen.act(text="accept")
        while screen.to_move() != 0:
            screen.receive()


@rule("BG-10")
def test_nobody_is_asked_again_while_answers_that_were_given_are_played(api: Api) -> None:
    made = api.new(THREE, game="board", position=trading(3))
    with api.sit(made.id, *(made.token(seat) for seat in range(3))).ready() as screen:
        for text in OFFER:
            screen.act(text=text)
        for text in ("counter", "give grain", "want wool", "propose"):
            assert screen.act(text=text, seat=1)["type"] == "state"
        screen.settle(screen.seq)
        screen.send(type="act", seq=screen.seq, text="decline", seat=2)
        asked: list[int] = []
        while 0 not in asked:
            state = screen.until("state")
            decision = state["view"]["decision"]
            if decision is not None and decision["who"] == state["audience"]:
                asked.append(state["audience"])
        assert asked == [0], "the counter-offer was put together long ago"


def test_an_answer_that_waits_survives_a_restart(tmp_path: Path) -> None:
    chosen = settings(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with in_thread(chosen) as api:
        made = api.new(THREE, game="board", position=trading(3))
        with api.sit(made.id, *(made.token(seat) for seat in range(3))).ready() as screen:
            for text in (*OFFER, "accept"):
                screen.act(text=text, seat=0 if text in OFFER else 2)
    with in_thread(chosen) as api, api.sit(made.id, *(made.token(seat) for seat in range(3))).ready() as screen:
        assert screen.to_move() == 1
        screen.act(text="decline")
        while screen.to_move() != 0:
            screen.receive()
        assert "trade with seat 2" in [option["text"] for option in screen.options(0)]


@rule("BG-8")
def test_after_a_seven_everybody_gives_cards_back_at_once(api: Api) -> None:
    table = scene(players="3")
    for seat in (1, 2):
        table.give(seat, "4 wool 4 ore")
    state = table.before_roll()
    made = api.new(THREE, game="board", position=table.rolled(3, 4).text())
    assert state.seats == 3
    players = sit(api, made)
    assert [player.to_move() for player in players] == [-1, 1, 2]
    for player in reversed(players[1:]):
        for _ in range(4):
            player.act(text="discard wool")
    while players[0].to_move() != 0:
        players[0].receive()
    assert players[0].states[0]["view"]["decision"]["kind"] == "move-robber"
    assert [one["hand_size"] for one in players[0].states[0]["view"]["players"]] == [0, 4, 4]
    for player in players:
        player.close()
