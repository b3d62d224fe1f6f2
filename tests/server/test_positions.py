"""Positions as texts on the server: looked at by who may, and begun from."""

import random
from pathlib import Path

import catanica
from tests.server.client import AGAINST_A_BOT, HOT_SEAT, Api

BEGUN = catanica.game("cardgame").new(seed=4)


def test_a_seat_reads_the_position_as_it_sees_it_and_no_other(api: Api) -> None:
    made = api.new(HOT_SEAT, position=BEGUN.text())
    bearing = {"authorization": f"Bearer {made.token(0)}"}
    mine = api.get(f"/api/games/{made.id}/position?seat=0", **bearing)
    assert mine.status == 200
    assert catanica.position(mine.text) == BEGUN.redacted(0)
    assert catanica.position(api.get(f"/api/games/{made.id}/position").text) == BEGUN.redacted(-1)
    assert api.get(f"/api/games/{made.id}/position?seat=1", **bearing).error == "not_your_seat"
    assert api.get(f"/api/games/{made.id}/position?seat=0").error == "not_your_seat"


def test_a_game_begun_from_a_position_is_played_kept_and_recorded(api: Api) -> None:
    made = api.new(AGAINST_A_BOT, position=BEGUN.redacted(0).text())
    with api.sit(made.id, made.token(0)) as player:
        player.ready().act_at_random(random.Random(1))
    record = api.get(f"/api/games/{made.id}/record", authorization=f"Bearer {made.token(0)}").text
    assert "position: cardgame/" in record
    assert api.post("/api/games", {"game": "cardgame", "seats": HOT_SEAT, "record": record}).status == 201


def test_a_position_says_what_it_is_of_before_it_is_begun(api: Api) -> None:
    three = catanica.game("board", players=3, points=8).new(seed=4)
    told = api.post("/api/positions", {"text": three.text()}).json
    assert (told["game"], told["seats"], told["options"]["points"]) == ("board", 3, "8")
    assert api.post("/api/positions", {"text": "chess/rules=1"}).status == 422


def test_a_position_that_is_wrong_is_refused_with_its_place(api: Api) -> None:
    for wrong in ("", "chess/rules=1", BEGUN.text().replace("turn_limit", "turn_limits"), "x" * 20_001):
        answer = api.post("/api/games", {"game": "cardgame", "seats": HOT_SEAT, "position": wrong})
        assert answer.status == 422, wrong[:40]
        assert answer.json["error"]["sentence"]
    board = {"game": "board", "seats": [*HOT_SEAT, *HOT_SEAT], "position": BEGUN.text()}
    assert "cardgame" in api.post("/api/games", board).json["error"]["sentence"]


def test_no_code_is_loaded_from_a_position_named_from_outside(api: Api, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("[[card]]\nid = 'x'\nkind = 'building'\n")
    (tmp_path / "effects.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w').close()\n")
    text = BEGUN.text().replace("sets=base", f"sets=base,{tmp_path}".replace("/", "%2F"))
    assert api.post("/api/games", {"game": "cardgame", "seats": HOT_SEAT, "position": text}).status == 422
    record = f"catanica-record: 1\ngame: cardgame\nrules: 1\nposition: {text}\n\nend\n"
    assert api.post("/api/games", {"game": "cardgame", "seats": HOT_SEAT, "record": record}).status == 422
    assert not (tmp_path / "ran").exists()
