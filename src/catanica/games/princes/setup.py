"""Setting up: start regions, stacks, open expansions, event stack, the first three cards (PR-1, PR-21, PR-23)."""

from typing import Final

from mypy_extensions import i64

from catanica.games.princes.event_stack import FILL_EVENTS
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.steps.play_steps import EXPANSIONS, REGIONS
from catanica.games.principality.steps.rows import ARRANGE, BEGIN_TURN, START_SHUFFLE, START_STACK
from catanica.games.principality.steps.setup import START_PLACES, lay_display, lay_region, start_regions, start_stock
from catanica.games.principality.vocabulary import group_is, number_is, pile_is, seat_is

# The printed layout: forest, gold river and field above, hills, pasture and mountains below (PR-23).
PRINTED: Final = ["wald", "huegelland", "goldfluss", "weideland", "ackerland", "gebirge"]


def lay_out(g: Duel) -> None:
    """Everything from the first shuffle to the first turn, last thing first."""
    lay_display(g)
    g.push(BEGIN_TURN)
    g.push(START_STACK)
    if g.rules.house.start_from_top:
        lay_printed(g, 0)
        lay_printed(g, 1)
    else:
        g.push(ARRANGE, seat_is(1))
        g.push(ARRANGE)
    g.push(FILL_EVENTS, number_is(g.rules.events_wanted - len(g.rules.fixed_events)))
    g.push(START_SHUFFLE, pile_is(REGIONS))
    k: i64 = len(g.rules.groups) - 1
    while k >= 0:
        g.push(START_SHUFFLE, pile_is(EXPANSIONS) | number_is(g.rules.parts[k]) | group_is(k))
        k -= 1
    for prepare in g.rules.preparations:
        prepare.lay(g)


def lay_printed(g: Duel, seat: i64) -> None:
    """The six start regions as printed."""
    for card in start_regions(g, seat):
        name = g.cat.ids[card]
        for place in range(6):
            if name.startswith(PRINTED[place]):
                lay_region(g, seat, card, START_PLACES + place, start_stock(g, card))
