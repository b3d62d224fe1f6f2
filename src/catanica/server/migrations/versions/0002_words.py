"""Actions in the words of the notation instead of packed numbers.

The numbers are read by `migrations/codes`, which knows how they were counted when this was written. Who decided is in
the events. Only a game that began with a record holds decisions of several players in one event; if their words depend
on who decided, the game is played again to find out.
"""

import logging
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

from catanica.kernel.errors import InputError
from catanica.kernel.refusal import Refusal
from catanica.notation.games import game_with, language
from catanica.server.migrations.codes import CHANCE, Reader

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

LOG = logging.getLogger("catanica.server")
EVENTS = sa.table(
    "events",
    sa.column("game_id", sa.String),
    sa.column("seq", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("body", sa.JSON),
)


def upgrade() -> None:
    """Put words in the place of numbers, game by game."""
    connection = op.get_bind()
    games = connection.execute(sa.select(EVENTS.c.game_id).distinct()).scalars().all()
    change = (
        sa.update(EVENTS)
        .where(EVENTS.c.game_id == sa.bindparam("of_game"), EVENTS.c.seq == sa.bindparam("of_seq"))
        .values(body=sa.bindparam("body"))
    )
    for game_id in games:
        rows = connection.execute(sa.select(EVENTS).where(EVENTS.c.game_id == game_id).order_by(EVENTS.c.seq)).all()
        changed = reworded(rows)
        if changed:
            connection.execute(
                change, [{"of_game": game_id, "of_seq": seq, "body": body} for seq, body in changed.items()]
            )


def downgrade() -> None:
    """There is no way back to numbers."""
    raise InputError("A journal in words cannot be turned back into numbers; use a backup made before the change.")


def reworded(rows: Sequence[Any]) -> dict[int, dict[str, Any]]:
    """The bodies of a game's events that named numbers, by event."""
    first = rows[0].body
    reader = Reader(first["game"], first["options"])
    changed: dict[int, dict[str, Any]] = {}
    done: list[list[int]] = []  # the numbers of every event that was not taken back
    for row in rows:
        if row.kind == "undone":
            done.pop()
            reader.know([code for codes in done for code in codes])
        if row.kind not in ("created", "acted"):
            continue
        codes = row.body["codes"]
        done.append(codes)
        moves = begun(reader, first, codes) if row.kind == "created" else acted(reader, row.seat, codes, done)
        if moves is None:
            LOG.warning("game %s began with a record that cannot be played here; it is kept as it is", row.game_id)
            continue
        rest = {name: value for name, value in row.body.items() if name != "codes"}
        changed[row.seq] = {**rest, "moves": moves}
    return changed


def acted(reader: Reader, seat: int, codes: list[int], done: list[list[int]]) -> list[str]:
    """A seat's action and what chance brought after it."""
    past = [code for event in done[:-1] for code in event]
    moves = []
    for number, code in enumerate(codes):
        moves.append(reader.text(code, seat if number == 0 else CHANCE))
        past.append(code)
        if reader.picks_set(code):
            reader.know(past)
    return moves


def begun(reader: Reader, first: dict[str, Any], codes: list[int]) -> list[str] | None:
    """What led to the first position: the set-up, or a whole record. Nothing if it must be played and cannot be."""
    played = any(reader.depends_on_seat(code) for code in codes)
    state: Any = None
    if played:
        try:
            words = language(first["game"])
            state = game_with(first["game"], first["options"]).new(seed=0, explicit=True, trace=False)
        except InputError:
            return None
    moves = []
    for number, code in enumerate(codes):
        text = reader.text(code, int(state.to_move) if played else CHANCE)
        moves.append(text)
        if reader.picks_set(code):
            reader.know(codes[: number + 1])
        if played:
            found = words.from_text(state, text)
            if isinstance(found, Refusal) or state.refuse(found) is not None:
                return None
            state.step(found)
    return moves
