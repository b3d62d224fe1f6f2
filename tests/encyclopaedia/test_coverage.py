"""Which rulings the tests prove, read from the test files themselves."""

from pathlib import Path

import pytest

from catanica.encyclopaedia.coverage import coverage, find_root, rules_named
from catanica.kernel.errors import InputError


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "src" / "catanica").mkdir(parents=True)
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "test_mill.py").write_text(
        "pytestmark = [rule('KB-22')]\n"
        "@rule('KB-24', '103.L.a')\n"
        "def test_one(): ...\n"
        "@rule('KB-24')\n"
        "class TestMill:\n"
        "    pytestmark = pytest.mark.rule('KB-49')\n"
        "    @support.rule('KB-25')\n"
        "    def test_two(self): ...\n"
        "    def helper(self): ...\n"
        "def not_a_test(): rule('KB-1')\n"
    )
    (tmp_path / "tests" / "deep" / "test_plague.py").write_text("@rule('KB-47')\n@rule('KB-999')\ndef test_p(): ...\n")
    (tmp_path / "tests" / "support.py").write_text("@rule('KB-2')\ndef test_of_nothing(): ...\n")
    return tmp_path


def test_rules_are_read_from_functions_classes_and_modules(checkout: Path) -> None:
    named = rules_named(checkout / "tests")
    assert named["KB-24"] == ["test_mill.py::test_one", "test_mill.py::TestMill::test_two"]
    assert named["KB-25"] == named["KB-49"] == ["test_mill.py::TestMill::test_two"]
    assert named["KB-22"] == ["test_mill.py::test_one", "test_mill.py::TestMill::test_two"]
    assert named["KB-47"] == ["deep/test_plague.py::test_p"]
    assert not {"KB-1", "KB-2"} & set(named)


def test_what_is_missing_is_listed_in_order(checkout: Path) -> None:
    report = coverage(root=checkout).as_dict()
    missing = report["missing"]
    assert isinstance(missing, list)
    assert missing[:3] == ["KB-1", "KB-2", "KB-3"]
    assert not {"KB-24", "KB-47", "103.L.a"} & set(missing)
    assert report["tested"] == 6
    assert report["rulings"] == 6 + len(missing)


def test_a_test_that_names_no_ruling_there_is_found(checkout: Path) -> None:
    assert coverage(root=checkout).unknown == {"KB-999": ["deep/test_plague.py::test_p"]}


def test_other_games_and_sets(checkout: Path) -> None:
    assert coverage("board", root=checkout).missing == [f"BG-{n}" for n in range(1, 30)]
    theme = coverage(sets=["ritter_haendler"], root=checkout)
    assert {"105.G.a", "105.C.b"} <= set(theme.missing), "a theme set is played in the extended game"
    assert "KB-1" not in theme.by_ruling


def test_the_repository_is_found_from_below(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_root(checkout / "tests" / "deep") == checkout
    monkeypatch.chdir(checkout / "src" / "catanica")
    assert coverage().by_ruling["KB-47"] == ["deep/test_plague.py::test_p"]


def test_without_tests_around_a_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InputError, match=r"There are no tests around .*run it inside a checkout"):
        coverage()
    with pytest.raises(InputError, match="is no checkout of the repository"):
        coverage(root=tmp_path)


def test_unknown_games_and_sets_are_refused(checkout: Path) -> None:
    with pytest.raises(InputError, match="Unknown game 'chess'"):
        coverage("chess", root=checkout)
    with pytest.raises(InputError, match=r"Unknown set 'bse'\. Did you mean base"):
        coverage(sets=["bse"], root=checkout)


def test_a_part_of_an_article_proves_it_unless_the_part_is_a_ruling_of_its_own(checkout: Path) -> None:
    (checkout / "tests" / "test_parts.py").write_text(
        "@rule('101.D.d(q)', '101.D.d')\ndef test_q(): ...\n@rule('101.D.b(e)')\ndef test_e(): ...\n"
    )
    report = coverage(sets=["zauberer_drachen", "base"], root=checkout)
    assert report.by_ruling["101.D.d"] == ["test_parts.py::test_q"]
    assert (report.by_ruling["101.D.b"], report.by_ruling["101.D.b(e)"]) == ([], ["test_parts.py::test_e"])
    assert list(report.unknown) == ["KB-999"]


def test_every_ruling_a_test_of_this_project_names_is_there() -> None:
    assert coverage(root=find_root(Path(__file__))).unknown == {}
