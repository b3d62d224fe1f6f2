"""What a person meets at the table: refusals with their ruling, undo, cut lines, languages, keys, phones."""

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.support.sources import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def test_what_cannot_be_built_says_why_and_links_the_ruling(open_seat: Opener) -> None:
    seat = open_seat().new_game("cardgame", "bot:greedy")
    seat.to_main_phase()
    seat.page.locator(".costs button[aria-disabled=true]").last.click(force=True)
    notice = seat.page.get_by_role("alert").first
    expect(notice.get_by_role("link")).to_have_attribute("href", re.compile(r"#/rules/\w+"))
    seat.picture("refusal")
    assert len(notice.inner_text()) > 20


def test_undo_takes_back_a_decision_or_says_why_not(open_seat: Opener) -> None:
    seat = open_seat().new_game("cardgame", "bot:greedy")
    laid = seat.page.locator(".side .log li.build")
    seat.step()
    expect(laid).to_have_count(1)
    seat.button("^Undo").click()
    expect(laid).to_have_count(0)
    seat.page.locator(".bar .cannot").click(force=True)  # greyed, but it answers
    expect(seat.page.get_by_role("alert").first).to_be_visible()


def test_a_cut_line_leads_back_to_the_same_decision(open_seat: Opener) -> None:
    seat = open_seat()
    seat.page.add_init_script(
        "const Real = WebSocket; window.sockets = [];"
        "window.WebSocket = class extends Real { constructor(...a) { super(...a); window.sockets.push(this); } };"
    )
    seat.new_game("cardgame", "bot:greedy")
    asked = seat.page.locator(".bar .say").inner_text()
    seat.page.evaluate("window.sockets.at(-1).close()")
    for _ in range(200):
        if seat.page.evaluate("window.sockets.length > 1 && window.sockets.at(-1).readyState === 1"):
            break
        seat.page.wait_for_timeout(50)
    assert seat.page.evaluate("window.sockets.length") > 1
    expect(seat.page.locator(".bar .say")).to_have_text(asked)
    assert seat.step()
    seat.page.reload()
    seat.at_table()
    expect(seat.page.locator(".bar.mine")).to_be_visible()


def test_the_language_is_switched_in_the_game(open_seat: Opener) -> None:
    seat = open_seat().new_game("cardgame", "bot:greedy")
    choice = seat.page.get_by_role("combobox", name="Language").first
    choice.select_option("de")
    seat.sees("Du entscheidest")
    seat.page.get_by_role("combobox", name="Sprache").first.select_option("da")
    expect(seat.page.locator("html")).to_have_attribute("lang", "da")
    assert "Du entscheidest" not in seat.page.locator(".bar").inner_text()


def test_a_turn_by_keyboard_alone(open_seat: Opener) -> None:
    seat = open_seat().new_game("cardgame", "bot:greedy")
    for _ in range(400):
        if seat.page.get_by_role("button", name=re.compile("^End turn")).count() > 0:
            break
        busy = seat.page.locator(".place[aria-busy=true]").count() > 0
        if busy or not (seat.mine or seat.page.locator("dialog[open]").count()):
            seat.page.wait_for_timeout(30)
            continue
        roll = seat.page.locator(".bar").get_by_role("button", name=re.compile("Roll"))
        if roll.count() > 0:
            seat.page.keyboard.press("r")
        else:
            for target in ("dialog[open] .card.legal > .hit", ".cards .tile button", ".pile.lit .hit", ".site.lit"):
                if seat.page.locator(target).count() > 0:
                    seat.page.locator(target).first.focus()
                    seat.page.keyboard.press("Enter")
                    break
        seat.page.wait_for_timeout(30)
    before = seat.page.locator(".side .log li").count()
    seat.page.keyboard.press("e")
    expect(seat.button("^End turn")).to_have_count(0)
    assert before > 0


def test_the_phone_shows_one_land_the_decision_and_the_hand(open_seat: Opener) -> None:
    seat = open_seat(size=(390, 844)).new_game("cardgame", "bot:greedy")
    for language in ("en", "de"):
        seat.page.get_by_role("combobox").first.select_option(language)
        seat.picture(f"phone-{language}")
        assert seat.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        bar = seat.page.locator(".bar").bounding_box()
        assert bar is not None
        assert bar["y"] + bar["height"] <= 844
        expect(seat.page.locator(".here")).to_be_visible()
        expect(seat.page.locator(".there")).to_be_hidden()


def test_table_decision_and_hand_fit_the_window(open_seat: Opener) -> None:
    for width, height in ((1440, 900), (1024, 768)):
        seat = open_seat(size=(width, height)).new_game("cardgame", "bot:greedy")
        seat.to_main_phase()
        seat.picture(f"table-{width}")
        for card in seat.page.locator(".hand li").all():
            box = card.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height + 4, "the hand is fully visible"


def test_no_serious_violation_of_accessibility(open_seat: Opener) -> None:
    seat = open_seat()
    found: dict[str, list[str]] = {}
    for theme in ("light", "dark"):
        for address in ("#/", "#/new/cardgame", "#/settings", "#/rules", "#/cards", "#/replay", "table"):
            if address == "table":
                seat.new_game("cardgame", "bot:greedy")
            else:
                seat.go(address)
                seat.page.locator("h1").first.wait_for()
            seat.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            seat.page.wait_for_timeout(200)
            seat.picture(f"{theme}-{re.sub(r'[^a-z]+', '-', address).strip('-') or 'home'}")
            seat.page.evaluate(AXE.read_text(encoding="utf-8"))
            report = seat.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
            for one in report["violations"]:
                if one["impact"] in ("serious", "critical"):
                    found.setdefault(f"{theme} {address}", []).append(f"{one['id']}: {one['nodes'][0]['html'][:160]}")
    assert not found, json.dumps(found, indent=1)
