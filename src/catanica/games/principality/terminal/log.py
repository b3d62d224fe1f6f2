# mypyc: skip
"""The card game's log: events as lines, what a throw produced or a building cost told in one."""

from collections.abc import Sequence
from typing import Final

from catanica.cli.common import View
from catanica.cli.wording import Wording
from catanica.games.principality.cards.catalogue import Catalogue

GOODS: Final = ("produced", "gained", "lost", "paid", "stolen")
BANK_MOVES: Final = ("paid", "gained")
HUSHED: Final = ("shuffled",)  # says nothing a player needs


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
                amounts[name] = amounts.get(name, 0) + int(events[i]["amount"])
                i += 1
            if not (banked and kind in BANK_MOVES):
                lines.append(words.say(f"event.{kind}", who=words.who(event["seat"]), goods=words.goods(amounts)))
            continue
        banked = kind == "banked"  # what went to and fro stands in that line already
        if kind not in HUSHED:
            lines.append(line(event, words))
        i += 1
    return lines


def line(event: View, words: Wording) -> str:
    """One event as a line: its sentence, with whatever it names as a player calls it."""
    values: dict[str, object] = {"card": words.say("event.a_card"), "answers": ""}
    for name, value in event.items():
        if name in ("card", "answers") and value:
            values[name] = words.card(str(value))
        elif name in ("place", "region"):
            values["place"] = words.place(str(value).removeprefix("gap "))
        elif name in ("give", "get"):
            values[name] = words.resource(str(value))
        elif name == "face":
            values[name] = words.say(f"face.{value}")
        elif name == "stack":
            values[name] = int(value) + 1
        elif name not in values:
            values[name] = value
    on = "event.the_stack" if "stack" in event else "event.the_pile"
    target = words.say(on, stack=values.get("stack"))
    return words.say(f"event.{event['event']}", **{**values, "who": words.who(event["seat"]), "target": target})
