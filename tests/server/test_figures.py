"""Figures are the operator's: one scrape tells those of all processes, to nobody else."""

import json
import logging
import os
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from catanica.kernel.errors import InputError
from catanica.server.logs import OTHERS, OURS, set_up_logs
from catanica.server.settings import from_environment
from tests.server.client import HOT_SEAT
from tests.server.running import Process, in_thread, settings

ELSEWHERE = {"x_forwarded_for": "203.0.113.9"}


def test_without_a_token_they_are_for_this_machine(tmp_path: Path) -> None:
    with in_thread(settings(f"sqlite:///{tmp_path / 'games.sqlite'}")) as api:
        assert api.get("/metrics").status == 200
        refused = api.get("/metrics", **ELSEWHERE)
        assert (refused.status, refused.error) == (403, "no_figures")


def test_with_a_token_they_are_for_who_bears_it(tmp_path: Path) -> None:
    chosen = settings(f"sqlite:///{tmp_path / 'games.sqlite'}", metrics_token="seven seas")
    with in_thread(chosen) as api:
        assert api.get("/metrics").status == 403
        assert api.get("/metrics", authorization="Bearer eight seas").status == 403
        assert api.get("/metrics", authorization="Bearer seven seas", **ELSEWHERE).status == 200


def test_one_scrape_tells_all_processes(postgres_url: str) -> None:
    """Whichever worker answers; and what a killed worker had open is not counted any more."""
    with Process(settings(postgres_url), workers=2) as server:
        api = server.api
        made = [api.new(HOT_SEAT) for _ in range(8)]
        opened = [api.sit(one.id, one.token(0), one.token(1)).ready() for one in made]
        for both in opened:
            both.act(text=both.options(both.to_move())[0]["text"])
        for _ in range(6):
            figures = api.get("/metrics").text
            assert total(figures, "catanica_actions_total") == 8
            assert total(figures, "catanica_games_created_total") == 8
            assert total(figures, "catanica_sockets") == 8
        workers = [pid for pid in server.children() if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        os.kill(max(workers, key=channels), signal.SIGKILL)  # the system may have given all of them to one
        deadline = time.monotonic() + 60
        while total(api.get("/metrics").text, "catanica_sockets") == 8:
            assert time.monotonic() < deadline, "channels of a killed worker are still counted"
            time.sleep(0.1)
        assert total(api.get("/metrics").text, "catanica_actions_total") == 8
        for both in opened:
            both.close()


def channels(pid: int) -> int:
    """What a process has open towards others."""
    return sum(os.readlink(one).startswith("socket:") for one in Path(f"/proc/{pid}/fd").iterdir())


def total(figures: str, name: str) -> float:
    """A figure, added up over its labels."""
    found = re.findall(rf"^{name}(?:\{{[^}}]*\}})? ([0-9.]+)$", figures, re.MULTILINE)
    assert found, name
    return sum(float(one) for one in found)


@pytest.fixture
def plain_logs() -> Iterator[None]:
    """Logs as they were, afterwards."""
    before = [
        (logger := logging.getLogger(n), logger.handlers, logger.level, logger.propagate) for n in (OURS, *OTHERS)
    ]
    yield
    for logger, handlers, level, propagate in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def test_the_log_is_one_json_object_a_line(plain_logs: None, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("json")
    try:
        raise OSError("no\nroom")
    except OSError:
        logging.getLogger(OURS).exception("game %s: an event could not be written", "abc")
    logging.getLogger("uvicorn.error").info("nobody needs this")
    [line] = capsys.readouterr().err.splitlines()
    told = json.loads(line)
    assert (told["level"], told["logger"]) == ("error", OURS)
    assert told["message"] == "game abc: an event could not be written"
    assert "OSError" in told["trace"]


def test_or_a_line_for_people(plain_logs: None, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("text")
    logging.getLogger(OURS).info("3 games were deleted")
    assert capsys.readouterr().err.endswith(" INFO catanica.server: 3 games were deleted\n")


def test_no_other_form_is_known() -> None:
    with pytest.raises(InputError, match="CATANICA_LOG_FORMAT must be text or json, not 'xml'"):
        from_environment({"CATANICA_LOG_FORMAT": "xml"})
