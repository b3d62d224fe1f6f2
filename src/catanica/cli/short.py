"""Terminals of few lines: what a player decides about, and what can be decided, stay in sight together."""

from collections.abc import Callable, Iterable, Sequence
from io import StringIO

from rich.console import Console, Group, RenderableType
from rich.text import Text

from catanica.cli.menu import Choice
from catanica.cli.wording import Wording


def height_of(part: RenderableType, width: int) -> int:
    """How many lines something takes at a width."""
    sheet = Console(width=width, file=StringIO())
    return len(sheet.render_lines(part, sheet.options))


def first_that_fits(parts: Iterable[RenderableType], width: int, room: int) -> RenderableType:
    """The first of several ways to show something that takes no more than so many lines; else the last."""
    found: RenderableType = Text("")
    for part in parts:
        found = part
        if height_of(part, width) <= room:
            break
    return found


def short_menu(choices: Sequence[Choice], on_map: Callable[[Choice], bool], words: Wording) -> RenderableType:
    """A paragraph for each group; choices whose numbers stand on the map are not listed once more."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.group, []).append(choice)
    lines: list[RenderableType] = []
    for title, members in groups.items():
        line = Text.assemble((f"{title}: ", "bold underline"))
        if all(on_map(choice) for choice in members):
            line.append(words.say("screen.on_map", numbers=runs([choice.number for choice in members])))
        else:
            for i, choice in enumerate(members):
                line.append_text(Text.assemble(" · " if i else "", (f"{choice.number} ", "bold cyan"), choice.phrase))
        lines.append(line)
    return Group(*lines)


def runs(numbers: Sequence[int]) -> str:
    """Numbers in order, those that follow each other as a run: `1-4, 7`."""
    found: list[list[int]] = []
    for n in numbers:
        if found and n == found[-1][-1] + 1:
            found[-1].append(n)
        else:
            found.append([n])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in found)
