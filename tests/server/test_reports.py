"""Whoever comes against a limit is told of once; an attack from everywhere does not fill the log."""

import logging

import pytest

from catanica.server.reports import MOST, Reports


def test_the_same_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    reports = Reports()
    with caplog.at_level(logging.WARNING, "catanica.server"):
        for _ in range(50):
            reports.tell("203.0.113.5", "a request was refused: too_fast")
        reports.tell("203.0.113.5", "a channel was refused")
        reports.tell("203.0.113.6", "a channel was refused")
    assert [record.getMessage() for record in caplog.records] == [
        "203.0.113.5: a request was refused: too_fast",
        "203.0.113.5: a channel was refused",
        "203.0.113.6: a channel was refused",
    ]


def test_many_addresses_are_told_of_together(caplog: pytest.LogCaptureFixture) -> None:
    reports = Reports()
    with caplog.at_level(logging.WARNING, "catanica.server"):
        for number in range(10 * MOST):
            reports.tell(f"2001:db8:{number:x}::/64", "a channel was refused")
    assert len(caplog.records) == MOST + 1
    assert "many addresses" in caplog.records[-1].getMessage()
