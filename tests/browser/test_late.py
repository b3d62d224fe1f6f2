"""Late tables: large enough to read, calm, and to be played on a phone however it is held."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opener
from tests.browser.late import HAND, laden, late, late_hand_check
from tests.browser.moments import before_a_voyage, first_turn, hand_check, nearly_over
from tests.browser.seat import WINDOW, Seat, Wish
from tests.browser.shifts import assert_calm, watch_shifts

PHONES = [(390, 844), (844, 390)]
MOST_NODES = 2000
TILES = {(1440, 900): (76, 60), (1024, 768): (56, 46)}  # the edges of own tiles and of the other's, in pixels
# what does not show the whole of its words
CUT = """all => all.filter(one => one.checkVisibility({ checkVisibilityCSS: true })
  && (one.scrollHeight > Math.max(one.clientHeight, one.parentElement.clientHeight) + 1
    || one.scrollWidth > one.clientWidth + 1))
  .map(one => one.textContent)"""
# cards and names that reach beyond the land they lie in
CLIPPED = """() => [...document.querySelectorAll('.there, .here')].flatMap(land => {
  const within = land.getBoundingClientRect();
  return [...land.querySelectorAll('.card, .cell .name')].filter(one => {
    if (!one.checkVisibility({ checkVisibilityCSS: true })) return false;
    const box = one.getBoundingClientRect();
    return box.top < within.top - 1 || box.bottom > within.bottom + 1
      || box.left < within.left - 1 || box.right > within.right + 1;
  }).map(one => one.textContent);
})"""
# what can be seen of lands lies under this window here and there
COVERED = """panel => [...document.querySelectorAll('.frame')].flatMap(frame => {
  const over = panel.getBoundingClientRect(), seen = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('.cell')].filter(one => {
    const box = one.getBoundingClientRect();
    return box.width > 0
      && Math.max(box.left, seen.left, over.left) + 1 < Math.min(box.right, seen.right, over.right)
      && Math.max(box.top, over.top) + 1 < Math.min(box.bottom, over.bottom);
  }).map(one => one.textContent);
})"""
SOON = 100  # milliseconds until what is pointed at is shown


def edge(place: Locator) -> float:
    box = place.bounding_box()
    assert box is not None
    return box["width"]


def assert_tiles_are_large(seat: Seat, size: tuple[int, int]) -> None:
    own, other = TILES[size]
    assert edge(seat.page.locator(".here .land .cell").first) >= own
    assert edge(seat.page.locator(".there .land .cell").first) >= other


@pytest.mark.parametrize("size", TILES)
def test_tiles_of_a_late_table_are_large(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(late())
    seat.picture(f"late-{size[0]}")
    assert_tiles_are_large(seat, size)
    assert seat.page.locator(".here .frame.scrolls").count() == 0
    assert seat.page.evaluate(CLIPPED) == [], "cards at the edges are whole"
    assert seat.page.evaluate("() => document.querySelectorAll('*').length") < MOST_NODES
    for language in ("de", "da", "en"):
        seat.page.locator(".menu select").select_option(language)
        expect(seat.page.locator("html")).to_have_attribute("lang", language)
        seat.picture(f"late-{size[0]}-{language}")
        assert seat.page.locator(".hand .text, .strip .name, .banner .name").evaluate_all(CUT) == []
        bar, hand = seat.page.locator(".bar").bounding_box(), seat.page.locator("section.hand").bounding_box()
        assert bar is not None
        assert hand is not None
        assert bar["y"] + bar["height"] <= hand["y"], "the bar grows upwards"
        for button in seat.page.locator(".bar .btn").all():
            box = button.bounding_box()
            assert box is not None
            assert bar["y"] <= box["y"] < box["y"] + box["height"] <= bar["y"] + bar["height"]


@pytest.mark.parametrize("size", TILES)
def test_tiles_beside_the_sea_are_as_large(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(before_a_voyage())
    seat.picture(f"late-sea-{size[0]}")
    assert_tiles_are_large(seat, size)
    assert seat.page.locator(".banner .name, .strip .name").evaluate_all(CUT) == []
    names = seat.page.locator(".here .sea span.cell").all_inner_texts()
    assert sorted(names) == [f"{row}{place}" for row in "ABC" for place in (1, 2, 3)], "as the log calls them"


# names that what is counted on their card lies over
COUNTED_OVER = """all => all.filter(one => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const counted = one.closest('.counter')?.querySelector('.row > *');
  return counted != null && counted.getBoundingClientRect().bottom > words.getBoundingClientRect().top;
}).map(one => one.textContent)"""
MANIFESTO = "manifest_des_humanen_handelns"


@pytest.mark.parametrize("moment", ["open", "laid"])
def test_the_longest_name_is_whole_on_a_large_screen(open_seat: Opener, moment: str) -> None:
    """Of the Manifesto of Humane Conduct: while it lies open for everybody, and beside the lands."""
    sages = {"mode": "theme", "sets": "zeit_der_weisen"}
    text = first_turn("princes", **sages) if moment == "open" else nearly_over("princes", decisions=3, **sages)
    seat = open_seat(size=(1920, 1080)).begin(text)
    place = f".display [data-face={MANIFESTO}]" if moment == "open" else f".laid[data-card={MANIFESTO}]"
    names = seat.page.locator(f"{place} .strip .name")
    for language in ("de", "da", "en"):
        seat.page.locator(".menu select").select_option(language)
        expect(seat.page.locator("html")).to_have_attribute("lang", language)
        seat.picture(f"manifesto-{moment}-{language}")
        expect(names.first).to_be_visible()
        assert names.evaluate_all(CUT) == []
        assert names.evaluate_all(COUNTED_OVER) == []


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_what_is_pointed_at_is_shown_in_full_at_its_place(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(late())
    shown = seat.page.locator(".look .preview")
    places = set()
    seat.page.clock.install(time=0)
    seat.page.clock.pause_at(1000)  # the page's own clock: it goes on where the test says so
    for card, word in (("kloster", "Abbey"), ("konrad_der_flinke", "Conrad"), ("wald_stapel_1", "Yields lumber")):
        seat.page.locator(f".here [data-face={card}]").first.hover()
        seat.page.clock.run_for(SOON)
        expect(shown).to_contain_text(word)
        box = shown.bounding_box()
        assert box is not None
        places.add((box["x"], box["y"]))
    assert len(places) == 1, "always at the same place"
    seat.page.clock.resume()
    seat.page.mouse.move(size[0] / 2, size[1] - 60)
    seat.page.locator(f".hand [data-face={HAND[0]}] > .hit").focus()
    seat.page.keyboard.press("Shift+Tab")
    seat.page.keyboard.press("Tab")
    expect(shown).to_contain_text("Spy")
    assert seat.page.locator(WINDOW).count() == 0


def test_building_moves_nothing_but_what_is_built(open_seat: Opener) -> None:
    seat = watch_shifts(open_seat().begin(late()))
    before = {name: seat.page.locator(f".{name} .grid").bounding_box() for name in ("here", "there")}
    kloster = seat.page.locator(".here [data-face=kloster]").first.bounding_box()
    assert seat.take(Wish(".here .site.lit", "road"))
    assert seat.page.locator(".here [data-face=kloster]").first.bounding_box() == kloster
    assert {name: seat.page.locator(f".{name} .grid").bounding_box() for name in before} == before
    assert_calm(seat)


@pytest.mark.parametrize("size", PHONES)
def test_decision_choices_and_both_lands_are_within_reach_on_a_phone(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(late())
    seat.picture(f"late-phone-{size[0]}")
    page = seat.page
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    end = page.locator(".bar .apart .btn").bounding_box()
    panel = page.locator(".decision").bounding_box()
    assert end is not None
    assert panel is not None
    assert end["y"] + end["height"] < panel["y"] + panel["height"], "End turn lies in its panel"
    for what in (".bar .say", ".here .site.lit >> nth=0", ".hand .card >> nth=0"):
        box = page.locator(what).bounding_box()
        assert box is not None
        assert 0 <= box["x"] + box["width"] / 2 <= size[0]
        assert box["y"] >= 0
        assert box["y"] + min(box["height"], 44) <= size[1]
    land = page.locator(".here .frame")
    before = land.evaluate("frame => frame.scrollLeft")
    land.evaluate("frame => frame.scrollBy(120, 0)")
    assert land.evaluate("frame => frame.scrollLeft") > before, "a wide land scrolls"
    page.locator(".tabs").get_by_role("button", name=re.compile("Land of")).click()
    expect(page.locator(".there .cell").first).to_be_visible()
    expect(page.locator(".here .cell").first).to_be_hidden()
    page.locator(".tabs").get_by_role("button", name=re.compile("Your land")).click()
    assert seat.take(Wish(".bar .btn", "^End turn"))


def assert_covers_no_land(seat: Seat, panel: Locator) -> None:
    assert seat.page.locator(".here .cell").count() > 0
    assert panel.evaluate(COVERED) == []


def test_the_hand_check_lies_beside_both_lands_and_darkens_nothing(open_seat: Opener) -> None:
    seat = open_seat().begin(late_hand_check())
    panel = seat.page.locator(WINDOW)
    expect(panel).to_have_class(re.compile("docked"))
    assert seat.page.locator("dialog:modal").count() == 0
    for width, height in ((1440, 900), (1024, 768), *PHONES):
        seat.page.set_viewport_size({"width": width, "height": height})
        expect(panel.get_by_text("Search, pay 2").filter(visible=True)).to_have_count(1)  # signs, and what they mean
        seat.picture(f"hand-check-{width}")
        assert_covers_no_land(seat, panel)
    seat.page.set_viewport_size({"width": 1440, "height": 900})
    seat.page.locator(".there [data-face]").first.hover()
    expect(seat.page.locator(".look .preview")).to_be_visible()


def test_few_stacks_say_on_their_buttons_what_searching_costs(open_seat: Opener) -> None:
    seat = open_seat(size=(1024, 768)).begin(hand_check("cardgame"))
    panel = seat.page.locator(WINDOW)
    stacks = panel.locator(".stacks li").count()
    assert stacks > 0
    for language, words in (("de", "Suchen, zahle 2"), ("da", "Søg, betal 2"), ("en", "Search, pay 2")):
        seat.page.locator(".menu select").select_option(language)
        expect(panel.get_by_text(words).filter(visible=True)).to_have_count(stacks)
        assert panel.locator(".stacks .btn").evaluate_all(CUT) == []
    assert_covers_no_land(seat, panel)


def test_the_log_folds_away_and_comes_back(open_seat: Opener) -> None:
    seat = open_seat().begin(late())
    tile = edge(seat.page.locator(".here .land .cell").first)
    seat.button("Fold the log away").click()
    expect(seat.page.locator(".side .log")).to_have_count(0)
    assert edge(seat.page.locator(".here .land .cell").first) == tile
    seat.page.reload()
    seat.at_table()
    expect(seat.page.locator(".side .log")).to_have_count(0)  # remembered
    seat.page.locator(".side").get_by_role("button", name="Log").click()
    expect(seat.page.locator(".side .log")).to_be_visible()


def test_a_card_is_dragged_to_its_place(open_seat: Opener) -> None:
    seat = open_seat().begin(late())
    before = seat.seq
    seat.page.locator(".hand [data-card=hafen]").hover()
    seat.page.mouse.down()
    seat.page.locator(".here .site").first.hover()
    place = seat.page.locator(".here .site.lit").first
    place.hover()
    place.hover()
    seat.page.mouse.up()
    seat.at_rest()
    assert seat.seq > before
    expect(seat.page.locator(".hand .card")).to_have_count(len(HAND) - 1)


def test_a_card_says_how_it_lies_there(open_seat: Opener) -> None:
    seat = open_seat().begin(laden())
    seat.picture("laden")
    for card, words in (("rathaus", "blocked: for now it does nothing"), ("triumphbogen", ": 2 of ")):
        seat.page.locator(f".here [data-face={card}] > .hit").click()
        expect(seat.page.locator(WINDOW)).to_contain_text(words)
        seat.page.keyboard.press("Escape")
        expect(seat.page.locator(WINDOW)).to_have_count(0)
    seat.page.mouse.move(0, 0)
    seat.page.locator(".here .card[data-face=rathaus] > .hit").hover()
    expect(seat.page.locator(".look .preview")).to_contain_text("blocked")


def test_what_is_counted_on_a_card_leaves_its_name_free(open_seat: Opener) -> None:
    seat = open_seat().begin(laden())
    card = seat.page.locator(".here .card[data-face=triumphbogen]")
    counted, name = card.locator(".goods").bounding_box(), card.locator(".strip").bounding_box()
    assert counted is not None
    assert name is not None
    assert counted["y"] + counted["height"] <= name["y"] + 2


def test_a_long_question_leaves_the_own_goods_in_sight(open_seat: Opener) -> None:
    seat = open_seat().begin(late())
    seat.page.locator(".menu select").select_option("de")
    expect(seat.page.locator("html")).to_have_attribute("lang", "de")
    goods, bar = seat.page.locator(".rail .goods").last.bounding_box(), seat.page.locator(".bar").bounding_box()
    assert goods is not None
    assert bar is not None
    assert goods["y"] + goods["height"] <= bar["y"]


@pytest.mark.parametrize("size", PHONES)
def test_a_phone_says_in_full_whose_turn_it_is(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(late())
    for language in ("de", "da", "en"):
        seat.page.locator(".menu select").select_option(language)
        expect(seat.page.locator("html")).to_have_attribute("lang", language)
        assert seat.page.locator(".between .turn span").evaluate_all(CUT) == []


@pytest.mark.parametrize("size", PHONES)
def test_the_menu_is_within_reach_on_a_phone(open_seat: Opener, size: tuple[int, int]) -> None:
    seat = open_seat(size=size).begin(late())
    assert seat.take(Wish(".menu button", "^Menu"))
    expect(seat.page.locator(WINDOW)).to_contain_text("Copy a link for watching")
