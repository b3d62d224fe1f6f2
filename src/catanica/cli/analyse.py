"""`catanica analyse`: what a finished game teaches."""

from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from catanica.arena.analysis import Analysis, Costly, analyse
from catanica.cli import common
from catanica.cli.face import Face, face_of
from catanica.cli.wording import Wording, distinct
from catanica.kernel.state import REFEREE
from catanica.notation.games import language
from catanica.notation.lines import MARK, Record
from catanica.notation.record import read, start, steps
from catanica.notation.save import read_bytes

NODES: Final = 1500
STEPS: Final = " ▁▂▃▄▅▆▇█"


def analyse_game(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    nodes: Annotated[int, typer.Option(help="How hard each decision is thought about.")] = NODES,
    json: common.AsJson = False,
    lang: common.Lang = None,
) -> None:
    """Look at a finished game: chances over time, decisions that cost, luck apart from skill, a grade for everybody.

    Result less start is luck plus errors plus a rest, which is our estimate's own error. The same game and nodes give
    the same analysis.

    Examples:

        catanica analyse GAME --json

        catanica analyse GAME --nodes 6000
    """
    words = Wording(common.language(lang))
    with common.named_by(file):
        record = read(read_bytes(file))
        with common.progress_bar(words.say("analyse.progress"), quiet=False) as tell:
            found = analyse(record, nodes, progress=tell)
    if json:
        common.print_json({"file": str(file), "nodes": nodes, **found.as_dict()})
        return
    words.seats = distinct([record.players.get(s.seat, "") or words.say("analyse.seat", n=s.seat) for s in found.seats])
    common.console().print(page(in_words(found, record, words), words))


def in_words(found: Analysis, record: Record, words: Wording) -> Analysis:
    """Decisions that cost something as their players would have read them in a menu, strokes of luck as in a log."""
    wanted = {costly.step: n for n, costly in enumerate(found.costly)}
    first, told = start(record), language(record.game)
    face = face_of(first.state, words)
    tables = chain([first], (played.table for played in steps(record) if played.line.who != MARK))
    for done, table in enumerate(tables):
        if done not in wanted:
            continue
        costly = found.costly[wanted[done]]
        view = told.view(table.state.redacted(costly.seat), costly.seat, words.seats)
        (played,), (better,) = (read_as(face, view, [costly.options[which]]) for which in ("played", "better"))
        line = read_as(face, view, costly.options["line"][1:], kind="")  # what follows is asked for in other words
        found.costly[wanted[done]] = replace(costly, played=played, better=better, line=line)
    lucky = {stroke.step: n for n, stroke in enumerate(found.lucky)}
    for number, step in enumerate(step for step in steps(record) if step.line.who != MARK):
        if number in lucky:
            n, state = lucky[number], step.table.state
            events = [told.event(state, event, REFEREE) for event in step.events]
            lines = face_of(state, words).log([event for event in events if event["event"] != "turn"])
            found.lucky[n] = replace(found.lucky[n], what=" · ".join(lines) or step.line.text)
    return found


def read_as(face: Face, view: common.View, options: list[common.View], kind: str | None = None) -> list[str]:
    """Options as a menu words them, whatever is asked at the moment."""
    decision = view["decision"]
    asked = {**view, "decision": {**decision, "options": options, "kind": decision["kind"] if kind is None else kind}}
    told = {choice.text: f"{choice.group}: {choice.phrase}" for choice in face.choices(asked)}
    return [told.get(str(option["text"]), str(option["text"])) for option in options]


def page(found: Analysis, words: Wording) -> Group:
    """Everything for a person to read."""
    say = words.say
    table = Table(title=say("analyse.title"))
    for name in ("who", "start", "result", "luck", "errors", "rest", "decisions", "grade"):
        table.add_column(say(f"analyse.{name}"))
    for seat in found.seats:
        table.add_row(
            words.who(seat.seat), _percent(seat.start), _percent(seat.result), _points(seat.luck), _points(seat.errors),
            _points(seat.rest), str(seat.unforced), say(f"analyse.grade_{seat.grade}"),
        )  # fmt: skip
    parts: list[RenderableType] = [table]
    for seat in found.seats:
        line = "".join(STEPS[round(8 * at["chances"][seat.seat])] for at in found.chances)
        parts.append(Text(f"{words.who(seat.seat)}: {line}"))
    if found.costly:
        parts.append(Text(say("analyse.costly"), style="bold underline"))
    parts += [told_of(costly, words) for costly in found.costly]
    if found.lucky:
        parts.append(Text(say("analyse.lucky"), style="bold underline"))
    for stroke in found.lucky:
        best = max(range(len(stroke.luck)), key=lambda s: stroke.luck[s])
        told = {"turn": stroke.turn, "what": stroke.what, "who": words.who(best), "luck": _points(stroke.luck[best])}
        parts.append(Text(say("analyse.stroke", **told)))
    return Group(*parts)


def told_of(costly: Costly, words: Wording) -> Group:
    """One decision that cost something: when and whose, what was played, what was better and why, how it goes on."""
    say = words.say
    when = say("analyse.turn", turn=costly.turn) if costly.turn else say("analyse.setup")
    values = {"loss": f"{100 * costly.loss:.1f}", "error": f"{100 * costly.error:.1f}"}
    head = say("analyse.cost", when=when, who=words.who(costly.seat), **values)
    lines = [
        say("analyse.played", action=costly.played),
        say("analyse.better", action=costly.better, reason=words.ui(f"reason.{costly.reason}")),
    ]
    if costly.line:
        lines.append(say("analyse.line", line=" → ".join(costly.line)))
    return Group(Text(f"{costly.mark:<2} {head}", style="bold"), *(Padding(Text(line), (0, 0, 0, 3)) for line in lines))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _points(share: float) -> str:
    return f"{100 * share:+.1f}"
