# mypyc: skip
"""The log of both games of principalities: events as lines, what a throw produced or a building cost told in one."""

from collections.abc import Sequence
from typing import Final

from catanica.cli.common import View
from catanica.cli.wording import Wording
from catanica.games.principality.cards.catalogue import Catalogue

GOODS: Final = ("produced", "gained", "lost", "paid", "stolen")
BANK_MOVES: Final = ("paid", "gained")
HUSHED: Final = ("shuffled",)  # says nothing a player needs
CARDS_NAMED: Final = ("card", "answers", "by", "on")


def log_lines(events: Sequence[View], words: Wording, cat: Catalogue, before: Sequence[View] = ()) -> list[str]:
    """Events as lines; neighbours that move goods of one player in one way share a line, summed by kind.

    What went to and fro in a trade with the bank stands in that trade's line, also if that was told `before`.
    """
    lines: list[str] = []
    i = 0
    banked = in_a_trade(before)
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
        banked = kind == "banked"
        if kind not in HUSHED:
            lines.append(line(event, words))
        i += 1
    return lines


def in_a_trade(events: Sequence[View]) -> bool:
    """Whether the last of some events belong to a trade with the bank."""
    for event in reversed(events):
        if event["event"] not in BANK_MOVES:
            return bool(event["event"] == "banked")
    return False


def line(event: View, words: Wording) -> str:
    """One event as a line: its sentence, with whatever it names as a player calls it."""
    values: dict[str, object] = {"card": words.say("event.a_card")}
    for name, value in event.items():
        if name in CARDS_NAMED and value:
            values[name] = words.card(str(value))
        elif name in ("place", "region"):
            values["place"] = words.place(str(value).removeprefix("gap "))
        elif name in ("give", "get", "good"):
            values[name] = words.resource(str(value))
        elif name == "face":
            values[name] = words.say(f"face.{value}")
        elif name == "stack":
            values[name] = int(value) + 1
        elif name not in values:
            values[name] = value
    if event.get("abroad"):
        values["place"] = words.say("event.abroad", place=values["place"], other=words.who(1 - event["seat"]))
    if "counter" in event:
        values["counted"] = words.counted(str(event["counter"]), int(event["count"]))
    if event["event"] == "stored":
        values["goods"] = f"{event['count']} {words.resource(str(event['good']))}"
    on = "event.the_stack" if "stack" in event else "event.the_pile"
    values["target"] = words.say(on, stack=values.get("stack"))
    return words.say(f"event.{sentence(event)}", **{**values, "who": words.who(event["seat"])})


def sentence(event: View) -> str:
    """Which sentence tells an event: an answer says to what, a use with the help of another card names it."""
    kind = str(event["event"])
    if kind == "answered":
        return "answered" if "answers" in event else "answered_face" if "face" in event else "answered_only"
    return "used_by" if kind == "used" and "by" in event else kind
