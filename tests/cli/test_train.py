"""`catanica train`: first by quick players, then by players who think by what these taught."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from catanica.arena.samples import Gathering, Played
from tests.cli.runner import run

SHORT = ("train", "board", "-o", "players=2", "--points", "4", "--games", "20")


def test_players_who_think_teach_more(tmp_path: Path) -> None:
    quick, first, better = tmp_path / "quick.npz", tmp_path / "first.json", tmp_path / "better.json"
    assert run(*SHORT, "--samples", str(quick), "--out", str(first)).code == 0
    told = json.loads(first.read_text(encoding="utf-8"))
    assert told["command"] == "catanica train board --games 20 --seed 1 -o players=2 -o points=4"
    assert (datetime.now(UTC).date() - datetime.fromisoformat(told["when"]).date()).days <= 1
    done = run(*SHORT, "--by", str(first), "--beside", str(quick), "--out", str(better))
    assert done.code == 0
    again = json.loads(better.read_text(encoding="utf-8"))
    assert "--by first.json --beside quick.npz" in again["command"]
    assert again["weights"] != told["weights"]
    assert again["positions"] != told["positions"]


def test_what_does_not_fit_is_said_in_a_sentence(tmp_path: Path) -> None:
    quick = tmp_path / "quick.npz"
    alone = run(*SHORT, "--beside", str(quick))
    assert (alone.code, "--by" in alone.err) == (2, True)
    missing = run(*SHORT, "--by", str(tmp_path / "none.json"))
    assert (missing.code, "none.json" in missing.err) == (2, True)
    (tmp_path / "other.json").write_text('{"weights": {"beauty": 1}}', encoding="utf-8")
    misfit = run(*SHORT, "--by", str(tmp_path / "other.json"))
    assert (misfit.code, "beauty" in misfit.err) == (2, True)
    for option in ("--out", "--samples"):
        nowhere = run(*SHORT, option, str(tmp_path / "nowhere" / "file"))
        assert (nowhere.code, "not a folder" in nowhere.err) == (2, True)
    (tmp_path / "full.npz").mkdir()
    full = run(*SHORT, "--samples", str(tmp_path / "full.npz"))
    assert (full.code, "full.npz" in full.err, "Traceback" in full.err) == (2, True, False)
    assert "Traceback" not in alone.err + missing.err + misfit.err


def test_first_hands_are_weighed_instead_of_positions(tmp_path: Path) -> None:
    out = tmp_path / "hands.json"
    short = ("train", "cardgame", "-o", "mode=tournament", "-o", "sets=base", "--points", "3", "--first-hands")
    done = run(*short, "--games", "200", "--out", str(out))
    assert done.code == 0
    told = json.loads(out.read_text(encoding="utf-8"))
    assert told["command"].startswith("catanica train cardgame --games 200 --seed 1 --first-hands -o mode=tournament")
    assert "weights" not in told
    assert all(isinstance(value, int) for value in told["worth"].values())
    assert len(told["worth"]) > 20
    assert told["positions"] <= 200
    few = run(*short, "--games", "20")
    assert (few.code, "too few" in few.err) == (2, True)
    mixed = run(*short, "--hidden", "4")
    assert (mixed.code, "--first-hands" in mixed.err) == (2, True)


def test_who_stops_it_is_told_what_was_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Gathering.one

    def until_the_third(self: Gathering, number: int) -> Played:
        if number == 2:
            raise KeyboardInterrupt
        return play(self, number)

    quick, out = tmp_path / "quick.npz", tmp_path / "weights.json"
    with monkeypatch.context() as patch:
        patch.setattr(Gathering, "one", until_the_third)
        lost = run(*SHORT)
        kept = run(*SHORT, "--samples", str(quick), "--out", str(out))
    assert lost.code == kept.code == 130
    assert "nothing is kept" in lost.err
    assert f"after 2 games. They are kept in {quick}" in kept.err
    assert not out.exists()
    assert run(*SHORT, "--samples", str(quick), "--out", str(out)).code == 0
    whole = tmp_path / "whole.json"
    assert run(*SHORT, "--out", str(whole)).code == 0
    assert (
        json.loads(out.read_text(encoding="utf-8"))["weights"]
        == json.loads(whole.read_text(encoding="utf-8"))["weights"]
    )
