"""Cards may be put in another order, or more of them be declared, without any kept game noticing."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from catanica.server.store.database import migrate
from tests.server import old
from tests.support.sources import PACKAGE

TOLD_AGAIN = """
import json, sys
from catanica.notation.games import game_with
from catanica.notation.record import to_record
from catanica.server.store.database import open_engine, read_events
from catanica.server.story import fold

engine = open_engine(sys.argv[1])
told = {}
for game_id in sys.argv[2:]:
    story = fold(read_events(engine, game_id))
    told[game_id] = [line.written() for line in to_record(story.table).lines]
state = game_with("cardgame", {}).new(seed=1)
print(json.dumps({"games": told, "numbers": list(state.cat.ids)}))
"""
NEW_CARD = '[[card]]\nid = "{name}"\ncount = 0\nkind = "action"\n\n'


def recounted(text: str, name: str) -> str:
    """A file of cards backwards, with a card nobody has yet in front."""
    head, *cards = re.split(r"(?m)^(?=\[\[card\]\])", text)
    assert len(cards) > 1
    return head + NEW_CARD.format(name=name) + "".join(card.rstrip() + "\n\n" for card in reversed(cards))


def test_kept_games_do_not_notice_how_cards_are_counted(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    engine = old.installed(url)
    migrate(engine)
    engine.dispose()
    changed = tmp_path / "changed" / "catanica"
    shutil.copytree(PACKAGE, changed, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    files = sorted(changed.glob("games/*/sets/*/cards.toml"))
    assert len(files) >= 10
    for number, file in enumerate(files):
        file.write_text(recounted(file.read_text(encoding="utf-8"), f"neu_{number}"), encoding="utf-8")
    kept = old.games()
    done = subprocess.run(
        [sys.executable, "-P", "-c", TOLD_AGAIN, url, *kept],
        env=os.environ | {"PYTHONPATH": str(changed.parent), "CATANICA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["numbers"][1].startswith("neu_"), "the cards were not counted anew"
    for game_id, game in kept.items():
        assert told["games"][game_id] == game["lines"], game["what"]
