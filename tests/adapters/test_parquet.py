"""Games as tables: a row for each decision, with what was open, what was chosen and how the game ended."""

import json
import sys
from pathlib import Path

import pyarrow.parquet as pq

import catanica
from catanica.notation.record import read, replay
from tests.cli.runner import run
from tests.support.sources import ROOT


def test_a_simulation_becomes_a_table(tmp_path: Path) -> None:
    file, records = tmp_path / "decisions.parquet", tmp_path / "games"
    records.mkdir()
    options = ["cardgame", "--games", "2", "--bots", "random,random", "--seed", "1", "--points", "4"]
    assert run("sim", *options, "--parquet", str(file), "--records", str(records)).code == 0
    table = pq.read_table(file)
    rows = table.to_pylist()
    assert table.schema.metadata[b"catanica"].decode() == catanica.__version__
    assert len({row["source"] for row in rows}) == 2
    for row in rows:
        assert row["action"] in row["options_open"]
        assert row["won"] == (row["seat"] in row["winners"])
    first = [row for row in rows if row["source"] == rows[0]["source"]]
    assert [row["number"] for row in first] == list(range(1, len(first) + 1))
    end = replay(read((records / f"{rows[0]['source']}.catan").read_bytes())).state.outcome
    assert end is not None
    assert first[0]["points"] == end.points
    assert "?" in first[5]["position"]
    again = tmp_path / "again.parquet"
    assert run("export", str(records), "--parquet", str(again)).code == 0
    assert pq.read_table(again).equals(table)


def test_a_contest_becomes_a_table_also_with_bots_in_other_languages(tmp_path: Path) -> None:
    file, records = tmp_path / "decisions.parquet", tmp_path / "games"
    records.mkdir()
    bots = f"random,cmd:{sys.executable} {ROOT / 'examples' / 'bots' / 'bot.py'}"
    options = ["cardgame", "--games", "2", "--bots", bots, "--seed", "1", "--points", "3", "--processes", "1"]
    told = run("arena", *options, "--parquet", str(file), "--records", str(records), "--json")
    assert told.code == 0, told.err
    assert not json.loads(told.out)["faults"]
    rows = pq.read_table(file).to_pylist()
    assert {row["source"] for row in rows} == {record.stem for record in records.iterdir()}
    assert len({row["player"] for row in rows}) == 2


def test_wrong_files_are_refused(tmp_path: Path) -> None:
    for given in ([str(tmp_path)], [str(tmp_path / "none.catan")]):
        told = run("export", *given, "--parquet", str(tmp_path / "x.parquet"))
        assert told.code == 2
        assert "catan" in told.out + told.err
    told = run(
        "sim", "board", "--games", "1", "--bots", "random,random,random", "--parquet", str(tmp_path / "no" / "x")
    )
    assert told.code == 2
