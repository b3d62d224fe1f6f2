"""What a game adds to every position beside the two principalities: copied, compared, hidden and shown with it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from catanica.kernel.listing import Options
from catanica.kernel.position import Carrier
from catanica.kernel.rng import Rng

if TYPE_CHECKING:  # a position holds its annex
    from catanica.games.principality.position.duel import Duel


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Annex:
    """The part of a position only one game knows. The defaults describe an annex without anything in it."""

    def clone(self) -> "Annex":
        """An independent copy."""
        return self

    def blank(self) -> "Annex":
        """One of the same kind with nothing on it, to be filled by the list."""
        return self

    def carried(self, to: "Annex", by: Carrier) -> None:
        """The list of fields, see `kernel/position.py`."""

    def filled(self, rng: Rng) -> "Annex":
        """A full annex that fits a redacted one."""
        return self

    def figures(self, seat: i64) -> i64:
        """What it adds to a player's sums, packed as in Catalogue.figures."""
        return 0

    def new_turn(self) -> None:
        """A turn ends and the next one begins."""

    def worth(self, g: "Duel", seat: i64) -> i64:
        """What a seat's part is worth to a bot."""
        return 0

    def noted(self, viewer: i64, out: Options) -> None:
        """What a seat may know of it, for learners: for each thing a card, or 0, and three numbers up to 3."""

    def shown(self, ids: list[str], seat: i64) -> object:
        """A seat's part as plain data; `ids` names the cards."""
        return None
