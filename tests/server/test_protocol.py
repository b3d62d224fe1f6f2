"""The protocol's written form, and what the server tells anybody who asks."""

import json
import re

import pytest

from catanica.encyclopaedia.language import LANGUAGES, placeholders
from catanica.server.messages import ANSWERS, WISHES
from catanica.server.refusals import TEXTS
from catanica.server.schema import definitions, schema_text
from catanica.server.settings import Settings, to_environment
from catanica.server.typescript import types_files
from tests.server.client import HOT_SEAT, Api
from tests.support.sources import ROOT

DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_schema_in_docs_is_the_codes_own() -> None:
    kept = (ROOT / "docs" / "protocol.schema.json").read_text(encoding="utf-8")
    assert kept == schema_text(), "run: python tools/schema.py"


def test_the_types_of_the_page_are_the_models_own() -> None:
    kept = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / "web" / "src" / "net" / "told").iterdir()}
    assert kept == types_files(), "run: python tools/schema.py"


def test_every_message_is_described() -> None:
    messages = [one["properties"]["type"] for one in definitions().values() if "type" in one.get("properties", {})]
    kinds = set(re.findall(r'"const": "(\w+)"', json.dumps(messages))) | {"offer_end", "resign", "rematch"}
    assert len(kinds) > 12
    assert [kind for kind in kinds if f"`{kind}`" not in DOCUMENT and f'"type": "{kind}"' not in DOCUMENT] == []


def test_every_setting_is_described() -> None:
    names = to_environment(Settings())
    assert len(names) > 10
    described = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    assert [name for name in names if f"`{name}`" not in described] == []


def test_examples_of_wishes_can_be_sent() -> None:
    examples = re.findall(r'^\| `(\{"type".*?\})`', DOCUMENT, re.MULTILINE)
    assert len(examples) > 6
    for example in examples:
        WISHES.validate_python(json.loads(example))


def test_whole_conversations_fit_the_schema(api: Api) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0), made.token(1)) as both:
        both.ready()
        both.send(type="why", seat=0, text="city L1")
        both.send(type="act", seq=5, text="roll")
        both.send(type="ping")
        kinds = set()
        while "pong" not in kinds:
            message = both.receive()
            ANSWERS.validate_python(message)
            kinds.add(message["type"])
        assert kinds == {"reasons", "refused", "state", "pong"}


def test_sentences_are_there_in_every_language_with_the_same_gaps() -> None:
    tables = {lang: TEXTS.table(lang) for lang in LANGUAGES}
    assert set(tables["de"]) == set(tables["en"]) == set(tables["da"])
    for key in tables["en"]:
        assert {placeholders(tables[lang][key]) for lang in LANGUAGES} == {placeholders(tables["en"][key])}, key


def test_every_refusal_of_the_server_has_a_sentence() -> None:
    known = {key.partition(".")[0] for key in TEXTS.table("en")}
    used = set()
    for source in (ROOT / "src" / "catanica" / "server").rglob("*.py"):
        text = source.read_text(encoding="utf-8")
        used |= set(re.findall(r'(?:No|Manifold|own_fault)\(\s*"(\w+)"', text))
    assert used <= known
    assert known <= used, known - used


def test_the_catalogue_tells_everything_about_a_card(api: Api) -> None:
    cards = {card["id"]: card for card in api.get("/api/catalogue?game=cardgame&sets=base&lang=da").json}
    for card in cards.values():
        assert card["name"]
        assert card["confidence"]
        assert card["kind"] in ("region", "central") or card["text"], card["id"]
    assert cards["kloster"]["cost"]
    assert cards["spion"]["rules"]


def test_rulings_are_found_by_words_number_and_card(api: Api) -> None:
    assert "KB-25" in [r["id"] for r in api.get("/api/rulings?q=knight&lang=en").json]
    assert api.get("/api/rulings/kb-25?lang=de").json["id"] == "KB-25"
    assert all("spion" in r["cards"] for r in api.get("/api/rulings?card=spion").json)
    wrong = api.get("/api/rulings/KB-9999")
    assert wrong.status == 404
    assert "Nearest" in wrong.json["error"]["sentence"]


def test_a_card_says_how_sure_it_is_and_where_its_data_stand(api: Api) -> None:
    cards = {card["id"]: card for card in api.get("/api/catalogue?sets=politik_intrige&lang=en").json}
    told = cards["gericht"]
    assert told["file"] == "src/catanica/games/cardgame/sets/politik_intrige/cards.toml"
    assert told["known"] == "partly reconstructed"
    doubts = {doubt["field"]: doubt for doubt in told["doubts"]}
    assert set(doubts) == {"cost", "points", "needs"}
    assert doubts["cost"]["line"] > told["line"]
    assert doubts["cost"]["why"].startswith("No source prints it")


def test_a_ruling_says_what_goes_further_and_whether_it_decides_anything(api: Api) -> None:
    told = api.get("/api/rulings/112.M.a?lang=de").json
    assert {"id": "113.U.c", "title": "Verpfändet und verhext"} in told["see"]
    assert not told["to_read"]
    assert api.get("/api/rulings/151.C.a").json["to_read"]


def test_the_register_leads_from_cards_terms_and_rulings_to_what_treats_them(api: Api) -> None:
    lines = api.get("/api/register?lang=da").json
    assert {line["kind"] for line in lines} == {"card", "term", "ruling"}
    spy = next(line for line in lines if line["kind"] == "card" and line["key"] == "spion")
    assert "112.S.g" in spy["rulings"]
    assert all("board" in line["games"] for line in api.get("/api/register?game=board").json)
    assert api.get("/api/register?game=chess").status == 422


def test_the_table_of_editions_names_rulings_and_what_held_when(api: Api) -> None:
    table = api.get("/api/editions?lang=en").json
    assert table["editions"] == ["1996", "1997", "2003", "2005"]
    first = table["changes"][0]
    assert first["article"].startswith("101.D.b")
    assert [line.partition(":")[0] for line in first["base"]] == ["1996", "1997", "2005"]
    for change in table["changes"]:
        assert api.get(f"/api/rulings/{change['article'].partition('(')[0]}").status == 200
    assert api.get("/api/editions?game=board").status == 404
    assert api.get("/api/editions?game=chess").status == 422


def test_the_form_for_a_new_game(api: Api) -> None:
    games = {game["game"]: game for game in api.get("/api/options").json}
    assert games["cardgame"]["seats"] == [2]
    assert games["board"]["seats"] == [2, 3, 4]
    assert "greedy" in games["cardgame"]["bots"]
    edition = next(o for o in games["cardgame"]["options"] if o["name"] == "edition")
    assert edition["default"] in edition["choices"]


def test_sentences_follow_the_browsers_language(api: Api) -> None:
    answer = api.get("/api/games/nothing-here", accept_language="da, en;q=0.5")
    assert (answer.status, answer.error) == (404, "no_such_game")
    assert answer.json["error"]["sentence"].startswith("Der er intet spil")


@pytest.mark.parametrize(
    ("path", "body", "says"),
    [
        ("/api/games", {"game": "chess", "seats": [{"kind": "person"}]}, "Unbekannt: Spiel"),
        ("/api/games/nothing-here/join", {"invite": "x"}, "Es gibt kein Spiel"),
        ("/api/replay", {"record": "nonsense"}, "Zeile 1"),
    ],
)
def test_the_language_a_body_asks_for_goes_before_the_browsers(
    api: Api, path: str, body: dict[str, object], says: str
) -> None:
    answer = api.post(path, {**body, "lang": "de"}, accept_language="da")
    assert 400 <= answer.status < 500
    assert says in answer.json["error"]["sentence"]


def test_health_and_figures(api: Api) -> None:
    made = api.new(HOT_SEAT)
    with api.sit(made.id, made.token(0), made.token(1)).ready() as both:
        both.act(text=both.options(both.to_move())[0]["text"])
        assert api.get("/healthz").json["status"] == "ok"
        figures = api.get("/metrics").text
        assert re.search(r'^catanica_actions_total\{by="person"\} [1-9]', figures, re.MULTILINE)
        assert re.search(r"^catanica_sockets [1-9]", figures, re.MULTILINE)
        for name in ("database_write_seconds", "database_parcels", "database_read_seconds"):
            assert re.search(rf"^catanica_{name}_count [1-9]", figures, re.MULTILINE), name
        assert "catanica_loop_lag_seconds_count" in figures
        assert "catanica_database_failures_total 0" in figures


def test_headers_browsers_obey(api: Api) -> None:
    for path in ("/", "/api/options", "/healthz", "/nothing"):
        headers = api.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert api.get("/api/options").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path", ["/../settings.py", "/%2e%2e/settings.py", "/..%2f..%2frun.py", "/assets/../../app.py"]
)
def test_the_page_is_all_that_is_given_out(api: Api, path: str) -> None:
    assert api.get(path).status == 404


def test_a_duel_of_princes_may_leave_its_sets_to_the_table(api: Api) -> None:
    wish = {"game": "princes", "seats": [{"kind": "person"}, {"kind": "bot:random"}]}
    assert api.post("/api/games", wish | {"options": {"mode": "duel", "sets": []}}).status == 201
    assert api.post("/api/games", wish | {"options": {"mode": "duel", "sets": ["zeit_des_goldes"]}}).status == 422
