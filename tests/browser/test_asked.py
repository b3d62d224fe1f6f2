"""What is asked is said in words: why an answer is wanted that nobody holds, and for which place."""

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.moments import attacked
from tests.support.position import position

SAID = ".bar .say"
PHONES = ((390, 844), (844, 390))


def builder_came() -> str:
    """The Master Builder is drawn: everybody looks through a stack."""
    p = position(turn=41).hand(0, "spion").rich(0).stack(1, "kloster", "kirche").stack(2, "hafen")
    return p.event_card("baumeister").text()


def test_an_answer_nobody_holds_says_why_it_is_asked_and_is_passed_all_turn(open_seat: Opener) -> None:
    seat = open_seat().begin(attacked())
    page = seat.page
    expect(page.locator(SAID)).to_contain_text("answer with a card")
    expect(page.locator(SAID)).to_contain_text("so that nobody learns what you hold")
    seat.picture("asked-for-nothing")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("button", name="Pass all this turn")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Pass all this turn").click()
    expect(page.locator(SAID)).not_to_contain_text("answer with a card")


def test_the_master_builder_asks_for_a_stack(open_seat: Opener) -> None:
    seat = open_seat().begin(builder_came())
    page = seat.page
    expect(page.locator(SAID)).to_contain_text("choose a stack to look through")
    expect(page.locator(SAID)).to_contain_text("because of Master Builder")
    for width, height in (*PHONES, (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".pile.lit")).to_have_count(2)
        expect(page.locator(".pile.lit").first).to_be_in_viewport(ratio=1)
    page.locator(".pile.lit > .hit").first.click()
    seat.at_rest()
    expect(page.locator("dialog[open]")).to_contain_text("Abbey")
    assert page.locator("dialog:modal").count() == 0, "the table is not darkened"
