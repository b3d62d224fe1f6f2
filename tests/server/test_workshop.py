"""The workshop over HTTP: decks and home-made cards are checked and played; hostile ones leave nothing."""

import io
import json
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

import pytest

from catanica.cli.card_check import check_folder
from catanica.games.cardgame.decks.code import to_code
from catanica.games.cardgame.decks.presets import presets
from catanica.games.cardgame.decks.text import to_text
from tests.server.client import AGAINST_A_BOT, BY_LINK, Api
from tests.server.running import in_thread, settings

BEES: dict[str, Any] = {
    "title": "Beekeepers",
    "card": [
        {
            "id": "imkerei",
            "count": 2,
            "kind": "building",
            "slot": "settlement_or_city",
            "cost": {"lumber": 1, "wool": 1},
            "points": 1,
            "effect": {"yearly": 1},
            "emblem": [{"part": "house", "x": 60, "y": 70, "size": 40, "tone": "a"}],
        },
        {"id": "honig", "count": 2, "kind": "action", "flags": ["neutral"], "effect": {"gain": 2}},
    ],
    "texts": {"en": {"imkerei": {"name": "Apiary", "text": "One more."}, "honig": {"name": "Honey", "text": "Two."}}},
}


def bees(**changes: Any) -> dict[str, Any]:
    """The set with a field of its first card changed."""
    return {**BEES, "card": [{**BEES["card"][0], **changes}, BEES["card"][1]]}


def faults(api: Api, told: object, lang: str = "en") -> list[dict[str, str]]:
    """What the server says against a home-made set."""
    answer = api.post("/api/own-cards/check", {"set": told, "lang": lang})
    assert answer.status == 200, answer.text
    found: list[dict[str, str]] = answer.json["faults"]
    return found


class TestDecks:
    def test_presets_are_listed_in_the_language_asked_for(self, api: Api) -> None:
        listed = api.get("/api/decks?lang=de").json
        assert {one["id"] for one in listed} == set(presets())
        assert listed[0]["name"] == presets()[listed[0]["id"]].name["de"]

    def test_the_pool_says_how_many_copies_there_may_be(self, api: Api) -> None:
        pool = api.get("/api/decks/pool").json
        limits = {one["card"]: one["limit"] for one in pool["cards"]}
        assert (pool["size"], pool["events"], pool["start"]) == (33, 4, 3)
        assert (limits["kaperflotte"], limits["universitaet"], limits["seuche"]) == (4, 1, 1)
        assert "strasse" not in limits
        assert "jahreswechsel" not in limits
        base = api.get("/api/decks/pool?sets=base").json
        assert "palast" not in {one["card"] for one in base["cards"]}

    def test_a_deck_is_checked_as_text_and_as_one_word(self, api: Api) -> None:
        deck = presets()["hansekontor"].deck()
        for text in (to_text(deck), to_code(deck)):
            told = api.post("/api/decks/check", {"text": text}).json
            assert told["legal"]
            assert told["faults"] == []
            assert told["deck"]["cards"] == dict(deck.cards)
            assert told["deck"]["code"] == to_code(deck)

    def test_faults_name_line_card_and_ruling(self, api: Api) -> None:
        text = "sets: base\n-1 burg\n3 kirche\n1 palast\n"
        told = api.post("/api/decks/check", {"text": text, "lang": "da"}).json
        assert not told["legal"]
        by_code = {fault["code"]: fault for fault in told["faults"]}
        assert by_code["deck_count"]["line"] == 2
        assert (by_code["deck_copies"]["card"], by_code["deck_copies"]["allowed"]) == ("kirche", 2)
        assert by_code["deck_set_missing"]["set"] == "ritter_haendler"
        assert by_code["deck_events"]["rule"] == "101.D.c"
        assert "begivenheder" in by_code["deck_events"]["sentence"]

    def test_a_trial_deal_is_the_same_for_the_same_seed(self, api: Api) -> None:
        asked = {"text": to_text(presets()["hansekontor"].deck()), "seed": 4}
        dealt = api.post("/api/decks/deal", asked).json
        assert len(dealt["hand"]) == 3
        assert [len(stack) for stack in dealt["stacks"]] == [8, 8, 7, 7]
        assert api.post("/api/decks/deal", asked).json == dealt

    @pytest.mark.parametrize(
        "text",
        [
            "\n".join(f"{n - 500} nobody_{n}" for n in range(700)),
            "name: <script>alert(1)</script>\n" + "x" * 15_000,
            "d1." + "A" * 3000,
            "\x00\x01\u202e",
            "1 " + " " * 15_000 + "x",
        ],
    )
    def test_hostile_decks_are_told_their_faults(self, api: Api, text: str) -> None:
        told = api.post("/api/decks/check", {"text": text})
        assert told.status == 200
        assert not told.json["legal"]
        assert "<script>" not in json.dumps(told.json["deck"])
        assert api.post("/api/decks/check", {"text": "x" * 200_000}).status == 413


class TestHomeMadeCards:
    def test_a_sound_set_has_no_faults(self, api: Api) -> None:
        assert faults(api, BEES) == []

    def test_the_form_names_what_can_be_chosen(self, api: Api) -> None:
        form = api.get("/api/own-cards/form").json
        assert form["kinds"] == ["action", "building", "unit"]
        assert "house" in form["parts"]
        assert "fire_or_raid" in form["windows"]

    @pytest.mark.parametrize(
        ("changes", "field"),
        [
            ({"id": "Bad id"}, "id"),
            ({"id": "burg"}, "id"),
            ({"kind": "event"}, "kind"),
            ({"slot": "road"}, "slot"),
            ({"points": 4}, "points"),
            ({"points": -1}, "points"),
            ({"count": 0}, "count"),
            ({"cost": {"gold": 10}}, "cost"),
            ({"cost": {"honey": 1}}, "cost.honey.[key]"),
            ({"traits": ["storehouse"]}, "traits"),
            ({"script": "import os"}, "script"),
            ({"needs": ["nobody"]}, "needs"),
            ({"effect": {"gain": 1, "cheapens": ["burg"]}}, "effect.cheapens"),
            ({"effect": {"protects": ["fire_or_raid"]}}, "effect.protects"),
            ({"effect": {"cheapens": ["nobody"]}}, "effect.cheapens"),
            ({"effect": {"gain": 9}}, "effect.gain"),
            ({"emblem": [{"part": "<svg onload=alert(1)>", "x": 1, "y": 1}]}, "emblem.0.part"),
            ({"emblem": [{"part": "house", "x": 1, "y": 1}] * 13}, "emblem"),
        ],
    )
    def test_every_fault_is_told_with_its_field(self, api: Api, changes: dict[str, Any], field: str) -> None:
        found = faults(api, bees(**changes))
        assert field in {fault["field"] for fault in found}
        assert all(fault["sentence"] for fault in found)

    @pytest.mark.parametrize("lang", ["de", "da"])
    def test_faults_are_told_in_the_reader_s_language(self, api: Api, lang: str) -> None:
        english = faults(api, bees(points=9, slot="road"))
        assert [f["sentence"] for f in faults(api, bees(points=9, slot="road"), lang)] != [
            f["sentence"] for f in english
        ]

    @pytest.mark.parametrize("name", ["<b>Bees</b>", "Bees\u202e", "", "b" * 41])
    def test_names_hold_no_markup(self, api: Api, name: str) -> None:
        texts = {"en": {**BEES["texts"]["en"], "imkerei": {"name": name, "text": ""}}}
        assert len(faults(api, {**BEES, "texts": texts})) == 1

    def test_a_folder_is_packed_that_the_program_takes(self, api: Api, tmp_path: Path) -> None:
        request = urllib.request.Request(
            f"http://{api.address}/api/own-cards/folder",
            json.dumps({"set": BEES}).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request) as got, zipfile.ZipFile(io.BytesIO(got.read())) as archive:
            assert not any(name.endswith(".py") for name in archive.namelist())
            archive.extractall(tmp_path)
        report = check_folder(tmp_path / "home_beekeepers")
        assert (report.cards, report.problems) == (2, [])
        assert api.post("/api/own-cards/folder", {"set": bees(points=9)}).status == 422


class TestPlayingThem:
    def test_both_see_that_the_set_is_home_made_and_a_restart_keeps_it(self, tmp_path: Path) -> None:
        database = settings(f"sqlite:///{tmp_path / 'games.sqlite'}")
        with in_thread(database) as api:
            made = api.new(BY_LINK, home=BEES)
            before = api.get(f"/api/games/{made.id}").json
        with in_thread(database) as api:
            after = api.get(f"/api/games/{made.id}").json
        assert before["home"] == after["home"]
        assert after["home"]["title"] == "Beekeepers"
        assert after["home"]["texts"]["en"]["imkerei"]["name"] == "Apiary"
        assert after["options"]["sets"] == "base,home"

    def test_a_game_with_home_made_cards_is_played_against_a_bot(self, api: Api) -> None:
        made = api.new(AGAINST_A_BOT, home=BEES, options={"layout": "printed", "first": "0"})
        with api.sit(made.id, made.seats[0]["token"]) as player:
            assert player is not None
            text = api.get(
                f"/api/games/{made.id}/position?seat=0", authorization=f"Bearer {made.seats[0]['token']}"
            ).text
        info = api.post("/api/positions", {"text": text})
        assert info.status == 200, info.text

    def test_a_set_with_faults_begins_no_game(self, api: Api) -> None:
        before = api.get("/metrics").text
        answer = api.post("/api/games", {"game": "cardgame", "seats": AGAINST_A_BOT, "home": bees(points=9, id="burg")})
        assert answer.status == 422
        assert answer.error == "home_set"
        assert len(answer.json["error"]["faults"]) == 3  # its name is missing, too
        games = [line for line in before.splitlines() if line.startswith("catanica_games")]
        assert games == [line for line in api.get("/metrics").text.splitlines() if line.startswith("catanica_games")]

    @pytest.mark.parametrize("word", ["h1.", "h1.AAAA", "h1." + "A" * 60])
    def test_a_broken_word_among_the_sets_is_refused(self, api: Api, word: str) -> None:
        asked = {"game": "cardgame", "seats": AGAINST_A_BOT, "options": {"sets": ["base", word]}}
        assert api.post("/api/games", asked).status in (400, 422)
