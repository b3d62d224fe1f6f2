"""Write the page's sample tables: web/src/demo/table.json, the view of the position in table.txt beside it, and
board.json, what one player saw and was asked in the game of board.catan.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from catanica.games.positions import position
from catanica.notation.games import language_of
from catanica.notation.record import read, start, steps

FOLDER = Path(__file__).parent.parent / "web" / "src" / "demo"
NAMES = ("Astrid", "Bertram")
SEAT = 0
BOARD_SEAT = 1
BOARD_ASKED = (
    "found-settlement", "before-roll", "discard", "move-robber", "choose-victim", "answer-offer", "choose-partner",
    "take-resource", "free-road",
)  # fmt: skip
ASKED_FIELDS = ("decision", "offers", "players", "turn")  # what of a view is kept of another decision
LATEST = 70  # happenings of the log that are kept whole; of those before only the dice are


def lines_of(value: object, deep: int) -> str:
    """JSON with a line for each entry of the outer levels."""
    if deep == 0 or not isinstance(value, dict | list) or not value:
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, Mapping):
        body = [f"{json.dumps(name)}: {lines_of(one, deep - 1)}" for name, one in value.items()]
    else:
        body = [lines_of(one, deep - 1) for one in value]
    first, last = "{}" if isinstance(value, Mapping) else "[]"
    return f"{first}\n" + ",\n".join(body) + f"\n{last}"


def sample_text() -> str:
    """The view as the first player sees it, a line for each of its fields."""
    state = position((FOLDER / "table.txt").read_text(encoding="utf-8").strip())
    return lines_of(language_of(state).view(state, SEAT, NAMES), 1) + "\n"


def board_text() -> str:
    """The last view of a player, the log, and of each other kind the decision that left most open."""
    record = read((FOLDER / "board.catan").read_text(encoding="utf-8"))
    names = [record.players[seat] for seat in sorted(record.players)]
    state = start(record).state
    words = language_of(state)
    view = words.view(state, BOARD_SEAT, names)
    log: list[dict[str, object]] = []
    asked: dict[str, dict[str, object]] = {}
    most: dict[str, int] = {}
    for played in steps(record):
        state = played.table.state
        for event in played.events:
            log.append({"n": len(log), "seq": len(log), **words.event(state, event, BOARD_SEAT)})
        view = words.view(state, BOARD_SEAT, names)
        if state.to_move != BOARD_SEAT:
            continue
        kind, options = view["decision"]["kind"], view["decision"]["options"]
        if kind in BOARD_ASKED and len(options) > most.get(kind, 0):
            most[kind] = len(options)
            asked[kind] = {field: view[field] for field in ASKED_FIELDS}
    kept = [entry for entry in log if entry["event"] == "dice" or len(log) - int(str(entry["n"])) <= LATEST]
    return lines_of({"view": view, "log": kept, "asked": {kind: asked[kind] for kind in BOARD_ASKED}}, 2) + "\n"


if __name__ == "__main__":
    (FOLDER / "table.json").write_text(sample_text(), encoding="utf-8")
    (FOLDER / "board.json").write_text(board_text(), encoding="utf-8")
    print("wrote table.json and board.json")
