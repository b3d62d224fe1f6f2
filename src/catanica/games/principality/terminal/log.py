# mypyc: skip
"""The card game's log: events as lines, what a throw produced or a building cost told in one."""

from collections.abc import Sequence
from typing import Final

from catanica.cli.common import View
from catanica.cli.wording import Wording
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.position.geometry import CELLS
from catanica.games.principality.telling.places import column_name, gap_name, place_name, region_name

GOODS: Final = ("produced", "gained", "lost", "paid", "stolen")
BANK_MOVES: Final = ("paid", "gained")
HUSHED: Final = ("shuffled",)  # says nothing a player needs
COLUMN_CARDS: Final = ("siedlung", "stadt", "metropole")
ROAD_CARD: Final = "strasse"


def log_lines(events: Sequence[View], words: Wording, cat: Catalogue) -> list[str]:
    """Events as lines; neighbours that move goods of one player in one way share a line."""
    lines: list[str] = []
    i = 0
    banked = False
    while i < len(events):
        event = events[i]
        kind = str(event["event"])
        if kind in GOODS:
            amounts: dict[str, int] = {}
            while i < len(events) and (events[i]["event"], events[i]["seat"]) == (kind, event["seat"]):
                name = cat.fact(cat.number(str(events[i]["card"]))).resource
                amounts[name] = amounts.get(name, 0) + int(events[i]["c"])
                i += 1
            if not (banked and kind in BANK_MOVES):
                lines.append(words.say(f"event.{kind}", who=words.who(event["seat"]), goods=words.goods(amounts)))
            continue
        banked = kind == "banked"  # what went to and fro stands in that line already
        if kind not in HUSHED:
            lines.append(line(event, words, cat))
        i += 1
    return lines


def line(event: View, words: Wording, cat: Catalogue) -> str:
    """One event as a line."""
    kind, b = str(event["event"]), int(event["b"])
    card = event.get("card")
    return words.say(
        f"event.{kind}",
        who=words.who(event["seat"]),
        b=b,
        c=event["c"],
        card=words.card(card) if card else words.say("event.a_card"),
        other=words.card(cat.ids[b]) if kind == "answered" else "",
        face=words.say(f"face.{event['face']}") if kind == "rolled" else "",
        stack=b + 1,
        cell=CELLS[b] if b < len(CELLS) else "",
        target=words.say("event.the_stack", b=b) if b else words.say("event.the_pile"),
        place=words.place(_place(kind, card, b)),
        give=words.resource(event["give"]) if "give" in event else "",
        get=words.resource(event["get"]) if "get" in event else "",
    )


def _place(kind: str, card: object, b: int) -> str:
    """The place an event speaks of."""
    if kind in ("laid", "regions_swapped"):
        return region_name(b)
    if kind in ("built", "demolished", "taken_over"):
        if card == ROAD_CARD:
            return gap_name(b)
        return column_name(b) if card in COLUMN_CARDS else place_name(b)
    return ""
