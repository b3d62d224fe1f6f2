"""Conversations as docs/protocol.md tells them, with a running server."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.client import AGAINST_A_BOT, BY_LINK, HOT_SEAT, Api, Made, Player


def test_a_whole_game_at_one_screen(api: Api) -> None:
    made = api.new(HOT_SEAT, options={"points": 3})
    rng = random.Random(1)
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        while not both.over:
            assert both.act_at_random(rng)["type"] == "state"
        assert max(both.over["points"]) >= 3
        assert both.over["reason"] == both.states[0]["view"]["outcome"]["reason"]
        assert both.act(text="roll")["faults"][0]["code"] == "over"
    record = api.get(f"/api/games/{made.id}/record")
    assert record.text.startswith("catanica-record: 1")
    again = api.post("/api/replay", {"record": record.text, "first": 0, "count": 1}).json
    assert again["steps"][-1]["points"] == both.over["points"]


def test_against_a_bot_the_bot_decides_by_itself(api: Api) -> None:
    made = api.new(AGAINST_A_BOT, options={"first": "1", "layout": "printed"})
    with api.sit(made.id, made.token(0)).ready() as ada:
        while ada.to_move() < 0:
            ada.receive()
        assert ada.seq > 0
        assert {entry["seat"] for entry in ada.log[0]} == {0, 1}


def test_a_friend_joins_by_link_once(api: Api) -> None:
    made = api.new(BY_LINK)
    invite, link = made.seats[1]["invite"], made.seats[1]["link"]
    assert link == f"/#/join/{made.id}/{invite}"
    assert made.seats[1]["token"] is None
    info = api.get(f"/api/games/{made.id}").json
    assert [seat["taken"] for seat in info["seats"]] == [True, False]
    with api.sit(made.id, made.token(0)).ready() as ada:
        joined = api.post(f"/api/games/{made.id}/join", {"invite": invite, "name": "Bo"}).json
        assert joined["seat"] == 1
        assert ada.until("table")["seats"][1]["name"] == "Bo"
        with api.sit(made.id, joined["token"]).ready() as bo:
            assert bo.welcome["seats"] == [1]
            assert [seat["present"] for seat in bo.table["seats"]] == [True, True]
    again = api.post(f"/api/games/{made.id}/join", {"invite": invite})
    assert (again.status, again.error) == (403, "bad_invite")


def test_an_act_on_an_old_state_is_refused_and_the_new_state_follows(api: Api) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        first = both.options(both.to_move())[0]["text"]
        both.act(text=first)
        both.send(type="act", seq=0, text=first, id=9)
        refused = both.until("refused")
        assert (refused["re"], refused["id"], refused["faults"][0]["code"]) == ("act", 9, "stale")
        assert both.until("state")["seq"] == 1


def test_a_refusal_cites_its_ruling_in_the_language_asked_for(api: Api) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0), made.token(1), lang="da").ready() as both:
        refused = both.act(text="city L1")
        assert refused["kind"] == "illegal"
        fault = refused["faults"][0]
        ruling = api.get(f"/api/rulings/{fault['rule']}?lang=da").json
        assert fault["rule_title"] == ruling["title"]
        assert both.seq == 0


def test_why_answers_and_changes_nothing(api: Api) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        seat = both.to_move()
        both.send(type="why", seat=seat, text="city L1", id=4)
        reasons = both.until("reasons")
        assert (reasons["id"], reasons["legal"]) == (4, False)
        assert reasons["faults"][0]["sentence"]
        both.send(type="why", seat=seat, text=both.options(seat)[0]["text"])
        assert both.until("reasons") == {
            "type": "reasons", "id": None, "legal": True, "text": both.options(seat)[0]["text"], "faults": [],
        }  # fmt: skip
        both.send(type="why", seat=1 - seat, text="city L1")
        assert both.until("reasons")["faults"][0]["code"] == "not_your_turn"
        both.send(type="ping", id=3)
        assert both.until("pong") == {"type": "pong", "id": 3, "seq": 0}


def test_why_by_verb_is_answered_for_what_lacks_least(api: Api) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0), made.token(1)) as both:
        both.ready()
        seat = both.to_move()
        both.send(type="why", seat=seat, option={"verb": "city"}, id=3)
        answer = both.until("reasons")
        assert (answer["id"], answer["legal"]) == (3, False)
        assert answer["text"].startswith("city ")
        offered = both.options(seat)[0]
        both.send(type="why", seat=seat, option={"verb": offered["verb"]})
        assert both.until("reasons")["legal"] is True
        both.send(type="why", seat=1 - seat, option={"verb": "city"})
        assert [fault["code"] for fault in both.until("reasons")["faults"]] == ["not_your_turn"]
        both.send(type="why", seat=seat, option={"verb": "city"}, text="city L1")
        assert [fault["code"] for fault in both.until("reasons")["faults"]] == ["action_needed"]


def test_undo_takes_back_and_shortens_the_log(api: Api) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        seat = both.to_move()
        before, log = both.states[seat]["view"], list(both.log[seat])
        both.act(text=both.options(seat)[0]["text"])
        assert both.states[seat]["undo"]["possible"]
        assert len(both.log[seat]) > len(log)
        both.send(type="undo", seq=both.seq, seat=seat)
        both.settle(2)
        assert (both.states[seat]["view"], both.log[seat]) == (before, log)
        both.send(type="undo", seq=2, seat=seat)
        assert both.until("refused")["faults"][0]["rule"] == "UNDO"


@contextmanager
def under_way(api: Api, made: Made, rng: random.Random, actions: int) -> Iterator[Player]:
    """Both seats at one screen, after a number of actions."""
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        for _ in range(actions):
            both.act_at_random(rng)
        yield both


def test_a_reconnect_leads_to_the_same_decision(api: Api) -> None:
    made = api.new(HOT_SEAT)
    rng = random.Random(5)
    with under_way(api, made, rng, 40) as both:
        states, log, seq = both.states, both.log, both.seq
    with api.sit(made.id, made.token(0), made.token(1)).ready() as again:
        assert [again.states[i]["view"] for i in (0, 1)] == [states[i]["view"] for i in (0, 1)]
        assert again.log == log
    with api.sit(made.id, made.token(0), last_seq=seq).ready() as late:
        assert late.states[0]["log"] == {"from": len(log[0]), "entries": []}


def test_the_log_since_a_state_survives_an_undo_while_away(api: Api) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        seat = both.to_move()
        both.act(text=both.options(seat)[0]["text"])
        away_at, log = both.seq, list(both.log[seat])
        both.send(type="undo", seq=both.seq, seat=seat)
        both.settle(away_at + 1)
        both.act(text=both.options(seat)[1]["text"])
        late = api.sit(made.id, made.token(seat), last_seq=away_at)
        with late:
            late.log[seat] = log
            late.ready()
            assert late.log[seat] == both.log[seat]


def test_watchers_see_no_hand_and_cannot_act(api: Api) -> None:
    made = api.new(HOT_SEAT)
    rng = random.Random(2)
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        while both.states[0]["view"]["phase"] == "setup":
            both.act_at_random(rng)
        with api.sit(made.id).ready() as watcher:
            assert watcher.welcome["seats"] == []
            hands = [land["hand"] for land in watcher.states[-1]["view"]["lands"]]
            assert hands[0]
            assert all(card["card"] is None for hand in hands for card in hand)
            assert watcher.states[-1]["view"]["decision"]["options"] == []
            watcher.send(type="act", seq=watcher.seq, text=both.options(both.to_move())[0]["text"])
            assert watcher.until("refused")["faults"][0]["code"] == "not_your_turn"
            watcher.send(type="resign")
            assert watcher.until("refused")["faults"][0]["code"] == "seat_needed"
            watcher.send(type="resign", seat=0)
            assert watcher.until("refused")["faults"][0]["code"] == "not_your_seat"


def test_one_seat_cannot_act_for_the_other(api: Api) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0)).ready() as zero, api.sit(made.id, made.token(1)).ready() as one:
        mover, other = (zero, one) if zero.to_move() == 0 else (one, zero)
        text = mover.options(mover.to_move())[0]["text"]
        other.send(type="act", seq=0, text=text)
        assert other.until("refused")["faults"][0]["code"] == "not_your_turn"
        mover.act(text=text)
        other.settle(1)


def test_resigning_gives_the_game_to_the_other(api: Api) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0)).ready() as zero, api.sit(made.id, made.token(1)).ready() as one:
        zero.send(type="resign")
        one.settle(1)
        assert one.over == {"winners": [1], "points": one.over["points"], "reason": "resigned"}
        assert one.states[1]["view"]["decision"] is None
        one.send(type="undo", seq=1)
        assert one.until("refused")["faults"][0]["code"] == "over"


@pytest.mark.parametrize(("answer", "ended"), [("accept_end", True), ("decline_end", False)])
def test_an_end_is_offered_and_answered(api: Api, answer: str, ended: bool) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0)).ready() as zero, api.sit(made.id, made.token(1)).ready() as one:
        one.send(type=answer)
        assert one.until("refused")["faults"][0]["code"] == "nothing_offered"
        zero.send(type="offer_end")
        one.settle(1)
        assert one.until("table")["end_offer"] == 0
        zero.settle(1)
        zero.send(type="offer_end")
        assert zero.until("refused")["faults"][0]["code"] == "already_offered"
        one.send(type=answer)
        zero.settle(2)
        assert (zero.over is not None) == ended
        if ended:
            assert (zero.over["winners"], zero.over["reason"]) == ([], "agreed")


def test_a_rematch_swaps_the_seats_and_keeps_the_tokens(api: Api) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0)).ready() as zero, api.sit(made.id, made.token(1)).ready() as one:
        zero.send(type="rematch")
        assert zero.until("refused")["faults"][0]["code"] == "not_over"
        zero.send(type="resign")
        zero.settle(1)
        one.settle(1)
        zero.send(type="rematch")
        one.see(0, wants_rematch=True)
        assert one.table["rematch"] is None
        one.send(type="rematch")
        while not one.table["rematch"]:
            one.receive()
        follow = one.table["rematch"]
        assert follow["seats"] == [1, 0]
    with api.sit(follow["game_id"], made.token(0)).ready() as moved:
        assert moved.welcome["seats"] == [1]
        assert moved.welcome["game"]["previous"] == made.id
        assert [seat["name"] for seat in moved.welcome["game"]["seats"]] == ["Bo", "Ada"]


def test_an_absent_player_is_replaced_after_the_agreed_time_and_gets_the_seat_back(api: Api) -> None:
    made = api.new(HOT_SEAT, absence=1)
    with api.sit(made.id, made.token(0)).ready() as zero:
        one = api.sit(made.id, made.token(1)).ready()
        zero.replace(1, one)
        while zero.to_move() != 0:
            zero.receive()
        with api.sit(made.id, made.token(1)).ready() as back:
            assert back.table["seats"][1]["bot"] is None


def test_without_an_agreement_nobody_is_replaced(api: Api) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0)).ready() as zero:
        zero.send(type="replace", seat=1)
        assert zero.until("refused")["faults"][0]["code"] == "not_absent"


def test_a_board_game_with_bots(api: Api) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot:random"}, {"kind": "bot:random"}]
    made = api.new(seats, game="board", options={"setup": "beginner", "start": "0"})
    with api.sit(made.id, made.token(0)).ready() as ada:
        for text in ("roll",):
            assert ada.act(text=text)["type"] == "state"
        assert ada.welcome["game"]["options"]["players"] == "3"


def test_a_saved_game_is_taken_up_again(api: Api) -> None:
    made = api.new(HOT_SEAT)
    rng = random.Random(4)
    with under_way(api, made, rng, 30) as both:
        views = [both.states[i]["view"] for i in (0, 1)]
    tokens = f"Bearer {made.token(0)}, {made.token(1)}"
    record = api.get(f"/api/games/{made.id}/record", authorization=tokens).text
    again = api.new(HOT_SEAT, record=record)
    with api.sit(again.id, again.token(0), again.token(1)).ready() as both:
        assert [both.states[i]["view"] for i in (0, 1)] == views
        assert both.act_at_random(rng)["type"] == "state"


def test_the_record_of_a_running_game_is_for_whoever_holds_all_seats(api: Api) -> None:
    made = api.new(HOT_SEAT)
    path = f"/api/games/{made.id}/record"
    assert api.get(path).error == "record_closed"
    assert api.get(path, authorization=f"Bearer {made.token(0)}").error == "record_closed"
    assert api.get(path, authorization="Bearer nonsense").error == "bad_token"
    assert api.get(path, authorization=f"Bearer {made.token(0)},{made.token(1)}").status == 200
    alone = api.new(AGAINST_A_BOT)
    assert api.get(f"/api/games/{alone.id}/record", authorization=f"Bearer {alone.token(0)}").status == 200


def test_looking_back_shows_every_seat_what_it_saw_then(api: Api) -> None:
    made = api.new(HOT_SEAT)
    path = f"/api/games/{made.id}/past/"
    rng = random.Random(3)
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        then, seen = both.seq, [both.states[i]["view"] for i in (0, 1)]
        for _ in range(8):
            both.act_at_random(rng)
    for seat in (0, 1):
        back = api.get(f"{path}{then}?seat={seat}", authorization=f"Bearer {made.token(seat)}").json
        assert (back["seq"], back["audience"], back["view"]) == (then, seat, seen[seat])
    watched = api.get(f"{path}{then}").json["view"]
    assert {card["card"] for land in watched["lands"] for card in land["hand"]} <= {None}
    assert api.get(f"{path}{then}?seat=1", authorization=f"Bearer {made.token(0)}").error == "not_your_seat"
    assert api.get(f"{path}{then}?seat=0", authorization="Bearer nonsense").error == "bad_token"
    assert api.get(f"{path}-1").status == 422
    assert api.get("/api/games/nowhere/past/0").status == 404


def test_a_replay_from_a_seat_hides_what_the_seat_could_not_know(api: Api) -> None:
    made = api.new(HOT_SEAT, options={"points": 3})
    rng = random.Random(8)
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        while not both.over:
            both.act_at_random(rng)
    record = api.get(f"/api/games/{made.id}/record").text
    last = api.post("/api/replay", {"record": record, "count": 0}).json["total"]
    seen = {
        who: api.post("/api/replay", {"record": record, "audience": who, "first": last, "count": 1}).json
        for who in ("open", "watch", "0", "1")
    }
    hand = {who: [card["card"] for card in seen[who]["views"][0]["view"]["lands"][1]["hand"]] for who in seen}
    assert sorted(hand["open"]) == sorted(hand["1"])
    assert set(hand["watch"]) == {None}
    assert len({len(seen[who]["steps"]) for who in seen}) == 1
    assert not [step for step in seen["0"]["steps"] if step["who"] == 1 and " " in step["text"]]
    assert all((step["option"] is None) == (step["who"] < 0) for step in seen["open"]["steps"])
    assert all(step["option"]["text"] == step["text"] for step in seen["open"]["steps"] if step["who"] >= 0)
    assert all((step["option"] is None) == (step["who"] != 0) for step in seen["0"]["steps"])


def test_a_record_with_faults_is_answered_line_by_line(api: Api) -> None:
    answer = api.post("/api/replay", {"record": "catanica-record: 1\ngame: cardgame\nrules: 77\n\n0 road\nend\n"})
    assert (answer.status, answer.error) == (422, "record_fault")
    assert "Line 3" in answer.json["error"]["faults"][0]["sentence"]


def test_whoever_asks_for_changes_knows_the_same_as_whoever_is_told_everything(api: Api) -> None:
    made, rng = api.new(HOT_SEAT), random.Random(5)
    with (
        api.sit(made.id, made.token(0), made.token(1)).ready() as both,
        api.sit(made.id, made.token(0), changes=True).ready() as ada,
        api.sit(made.id, changes=True).ready() as watcher,
        api.sit(made.id).ready() as spared,
    ):
        for _ in range(25):
            both.act_at_random(rng)
        while not both.states[0]["undo"]["possible"]:
            both.act_at_random(rng)
        both.send(type="undo", seq=both.seq, seat=0)
        both.settle(both.seq + 1)
        ada.send(type="lang", lang="en")  # answered with the whole state
        both.act_at_random(rng)
        for one in (ada, watcher, spared):
            one.settle(both.seq)
        assert ada.states[0] == both.states[0]
        assert watcher.states[-1] == spared.states[-1]
        assert ada.log[0] == both.log[0]
        assert ada.changes >= 26
        assert watcher.changes == both.seq, "from the first state on nothing but changes"
        assert spared.changes == 0
