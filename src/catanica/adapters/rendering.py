"""What an environment shows: a sentence and the position as text, a drawing as SVG, or its pixels."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from catanica.games.entry import load
from catanica.games.registry import entry
from catanica.kernel.drawing import Drawing, Label
from catanica.kernel.errors import unknown
from catanica.kernel.state import WATCHER, State

MODES: Final = ["human", "ansi", "rgb_array"]


def check_mode(mode: str | None) -> None:
    """Refuse a mode there is not."""
    if mode is not None and mode not in MODES:
        raise unknown("render_mode", mode, MODES)


def drawing(game: str, state: State) -> Drawing:
    """The position as everybody sees it."""
    drawn: Drawing = load(entry(game).drawing)(state.redacted(WATCHER))
    return drawn


def ansi(state: State) -> str:
    """Who decides what, and the position in one line as everybody sees it."""
    return f"{state!r}\n{state.text(audience=WATCHER)}"


def pixels(drawn: Drawing) -> NDArray[np.uint8]:
    """A drawing as height, width and three colours."""
    image = Image.new("RGB", (int(drawn.width), int(drawn.height)), drawn.ground)
    brush = ImageDraw.Draw(image)
    for shape in drawn.shapes:
        if isinstance(shape, Label):
            font = ImageFont.load_default(shape.size)
            brush.text(shape.at, shape.text, fill=shape.fill, anchor="mm", font=font)
        elif len(shape.points) == 2:
            brush.line(list(shape.points), fill=shape.fill, width=7)
        else:
            brush.polygon(list(shape.points), fill=shape.fill, outline="#707070")
    return np.asarray(image, dtype=np.uint8)


def render(mode: str | None, game: str, state: State) -> Any:
    """What a mode gives back; `human` prints and gives back nothing."""
    if mode == "ansi":
        return ansi(state)
    if mode == "rgb_array":
        return pixels(drawing(game, state))
    if mode == "human":
        print(ansi(state))
    return None
