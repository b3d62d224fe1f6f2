# mypyc: skip
"""A position as a drawing: polygons and words in plane coordinates, which become SVG or pixels."""

from dataclasses import dataclass, field
from html import escape

Point = tuple[float, float]


@dataclass(frozen=True)
class Polygon:
    """A filled shape; two points are a line."""

    points: tuple[Point, ...]
    fill: str


@dataclass(frozen=True)
class Label:
    """Words around a point."""

    at: Point
    text: str
    size: float
    fill: str = "#1c1c1c"


@dataclass(repr=False)
class Drawing:
    """Shapes from the lowest to the uppermost, on a sheet of so many units."""

    width: float
    height: float
    ground: str = "#f4f1e8"
    shapes: list[Polygon | Label] = field(default_factory=list)

    def polygon(self, points: list[Point], fill: str) -> None:
        """A filled shape, or a line."""
        self.shapes.append(Polygon(tuple(points), fill))

    def box(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        """A rectangle."""
        self.polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], fill)

    def label(self, x: float, y: float, text: str, size: float, fill: str = "#1c1c1c") -> None:
        """Words around a point."""
        self.shapes.append(Label((x, y), text, size, fill))

    def svg(self) -> str:
        """The drawing as SVG."""
        out = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {self.height:g}">',
            f'<rect width="{self.width:g}" height="{self.height:g}" fill="{self.ground}"/>',
        ]
        for shape in self.shapes:
            if isinstance(shape, Label):
                x, y = shape.at
                out.append(
                    f'<text x="{x:g}" y="{y:g}" font-size="{shape.size:g}" fill="{shape.fill}" font-family="sans-serif"'
                    f' text-anchor="middle" dominant-baseline="central">{escape(shape.text)}</text>'
                )
                continue
            points = " ".join(f"{x:g},{y:g}" for x, y in shape.points)
            if len(shape.points) == 2:
                out.append(f'<polyline points="{points}" stroke="{shape.fill}" stroke-width="7"/>')
            else:
                out.append(f'<polygon points="{points}" fill="{shape.fill}" stroke="#00000030"/>')
        return "\n".join([*out, "</svg>"])

    def __repr__(self) -> str:
        return f"<Drawing, {self.width:g} x {self.height:g}, {len(self.shapes)} shapes>"

    def _repr_svg_(self) -> str:
        """Notebooks show the drawing itself."""
        return self.svg()
