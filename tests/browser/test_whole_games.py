"""Whole games by clicking what is lit: against the computer, between two browsers, and two at one screen."""

import re

from tests.browser.conftest import Opener
from tests.browser.late import eleven_points
from tests.browser.moments import one_short
from tests.browser.seat import STEPS, play_together
from tests.browser.shifts import assert_calm, watch_shifts


def test_a_short_game_against_the_computer(open_seat: Opener) -> None:
    seat = open_seat().new_game("cardgame", "bot:normal", Points_to_win=4)
    seat.picture("card-game-begins")
    watch_shifts(seat).play_to_the_end()
    assert_calm(seat)
    seat.picture("card-game-over")
    assert seat.winner() >= 4


def test_play_now_leads_to_a_game(open_seat: Opener) -> None:
    seat = open_seat().go()
    seat.sees("regions and hands laid out")
    seat.button("Play now").click()
    seat.at_table()
    assert seat.page.locator("section.hand .card").count() == 3, "hands are dealt"
    seat.to_main_phase()


def test_a_game_to_twelve_points_is_played_to_its_end(open_seat: Opener) -> None:
    seat = open_seat().begin(eleven_points())
    seat.play_to_the_end()
    assert seat.winner() == 12


def test_two_browsers_play_by_link(open_seat: Opener) -> None:
    ada = open_seat().begin(one_short(), "open")
    link = ada.page.locator(".invite input").input_value()
    assert "#/join/" in link
    ben = open_seat()
    ben.page.goto(link)
    ben.sees("Points to win")  # the rules are shown before joining
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Take the seat").click()
    ben.at_table()
    ada.sees("Ben")
    play_together(ada, ben)
    for seat, deed in ((ada, "^End turn"), (ben, "^Roll")):
        assert any(re.match(deed, said) for said in seat.clicked), "both have played"
    ada.button("Rematch").click()
    ben.button("Rematch").click()
    for seat in (ada, ben):
        seat.page.locator(".points li.winner").wait_for(state="detached")
        seat.page.wait_for_url(re.compile("#/play/"))


def test_two_at_one_screen_with_the_curtain(open_seat: Opener) -> None:
    seat = open_seat().begin(one_short(), "person")
    curtains = 0
    for _ in range(STEPS):
        seat.until_mine()
        if seat.over:
            break
        if seat.page.locator(".curtain").count() > 0:
            assert seat.page.locator(".hand, .log, .land").count() == 0, "the curtain hides everything"
            curtains += 1
            if curtains == 2:
                seat.picture("card-game-curtain")
        seat.step()
    assert seat.over
    assert curtains >= 2
