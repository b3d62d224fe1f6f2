# mypyc: skip
"""What both games of principalities share at a terminal: the screen, choices in words, questions, counted points."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from catanica.cli.card_page import (
    card_page,
    card_style,
    cost_words,
    find_card,
    kind_words,
    near_cards,
    sign,
    worth_words,
)
from catanica.cli.common import View
from catanica.cli.menu import Choice, numbered, plain
from catanica.cli.short import first_that_fits
from catanica.cli.wording import Wording
from catanica.encyclopaedia import library
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.position.goods import NAMES
from catanica.games.principality.telling.words import from_text
from catanica.games.principality.terminal.log import log_lines
from catanica.games.principality.terminal.picture import DICE, PrincipalityPicture, stock_dots
from catanica.kernel.refusal import Refusal

VERBS: Final = (
    "set", "accept", "counter", "decline", "mute", "roll", "play", "use", "road", "settlement", "city", "metropolis",
    "build", "erect", "ship", "sail", "bank", "offer", "give", "want", "propose", "withdraw", "draw", "search", "stack",
    "pick", "region", "target", "pile", "lay", "cell", "switch", "tribute", "fight", "number", "face", "waive", "put",
    "demolish", "pass", "end",
)  # fmt: skip
ROOMY: Final = 90  # columns from which a hand card's kind is written out
POINT_CARDS: Final = {"settlement": 1, "city": 2, "metropolis": 2}


EXAMPLE: Final = "strasse"  # a card every game of principalities has


class PrincipalityFace:
    """A game of two principalities in one language."""

    leads: tuple[str, str] = ("play.knight_point", "play.mill_point")  # how strength and trade advantage are called

    def __init__(self, words: Wording, cat: Catalogue, picture: PrincipalityPicture) -> None:
        self.words = words
        self.cat = cat
        self.picture = picture

    # -- the screen -----------------------------------------------------------------------------------------------

    def screen(self, view: View, viewer: int, width: int, marks: Sequence[Choice]) -> RenderableType:
        """Head line, both principalities (the viewer's first), hands and stacks."""
        order = [1, 0] if viewer == 1 else [0, 1]
        parts: list[RenderableType] = [self._head(view), self.picture.both(view, order, width)]
        for seat in order:
            if view["lands"][seat]["hand"] and any(c["card"] for c in view["lands"][seat]["hand"]):
                parts.append(self._hand(view, seat, seat == viewer, width))
        parts.append(self._stacks(view))
        return Group(*parts)

    def parts(
        self, view: View, viewer: int, width: int, marks: Sequence[Choice], room: int
    ) -> tuple[RenderableType, RenderableType]:
        """Head line, the opponent and stacks; then the viewer's land and hand, shortened if need be."""
        own = 1 if viewer == 1 else 0
        mine, other = view["lands"][own], view["lands"][1 - own]
        parts: list[RenderableType] = [self._head(view), self.picture.one(view, other, width)]
        if any(card["card"] for card in other["hand"]):
            parts.append(self._hand(view, 1 - own, False, width))
        rest = Group(*parts, self._stacks(view))
        whole: list[RenderableType] = [self.picture.one(view, mine, width)]
        if mine["hand"]:
            whole.append(self._hand(view, own, True, width))
        names = ", ".join(self.words.card(slot["card"]) for slot in mine["hand"] if slot["card"])
        hand = Text.assemble((f"{self.words.say('screen.hand')}: ", "bold underline"), names)
        brief = Group(self.picture.one(view, mine, width, brief=True), *([hand] if names else []))
        return rest, first_that_fits((Group(*whole), brief), width, room)

    def on_map(self, choice: Choice) -> bool:
        """Never: places are told by name."""
        return False

    def _head(self, view: View) -> Text:
        say = self.words.say
        parts = [say("screen.turn", turn=view["turn"]), self.words.ui(f"phase.{view['phase']}")]
        dice = view["dice"]
        if dice["event"] and dice["production"]:
            n = dice["production"]
            parts.append(say("screen.dice", event=say(f"face.{dice['event']}"), production=f"{DICE[n]} {n}"))
        parts += [say("screen.to_win", points=view["points_to_win"]), *self.played_with()]
        return Text(" · ".join(parts), style="bold")

    def played_with(self) -> list[str]:
        """The theme sets in play, by name."""
        return []

    def _hand(self, view: View, seat: int, own: bool, width: int) -> RenderableType:
        title = self.words.say("screen.hand") if own else self.words.say("screen.hand_of", who=self.words.who(seat))
        grid = Table.grid(padding=(0, 2, 0, 0))
        hidden = 0
        for slot in view["lands"][seat]["hand"]:
            if slot["card"] is None:
                hidden += 1
                continue
            fact = self.cat.fact(self.cat.number(slot["card"]))
            name = Text(f" {sign(fact)} {self.words.card(fact.id)}", style=card_style(fact))
            cost = cost_words(self.words, fact)
            cells: list[RenderableType] = [name, cost, worth_words(self.words, fact)]
            if width >= ROOMY:
                cells.append(Text(kind_words(self.words, fact), style="dim"))
            grid.add_row(*cells)
        rows: list[RenderableType] = [Text(title, style="bold underline"), grid]
        if hidden:
            rows.append(Text(f"   {self.words.say('screen.cards_hidden', n=hidden)}", style="dim"))
        return Group(*rows)

    def _stacks(self, view: View) -> Text:
        say = self.words.say
        line = Text(f"{say('screen.stacks')}: ", style="bold underline")
        text = Text()
        for stack in view["stacks"]:
            text.append(self.stack_owner(view, int(stack["stack"])), style="dim")
            text.append(f" {stack['stack'] + 1}:", style="bold")
            text.append(f"{stack['size']}")
            if stack["known"] and stack["known"][0]:
                text.append(f" ({self.words.card(stack['known'][0])})", style="italic")
        supply = view["supply"]
        rest = [
            say("screen.event_stack", n=view["event_stack"]["size"]),
            say("screen.region_stack", n=view["region_stack"]["size"]),
            say("screen.discard", n=len(view["discard"])),
            say("screen.supply", **supply),
        ]
        rest += [say(f"screen.{name}", n=supply[name]) for name in ("metropolises", "citadels") if supply[name]]
        if view["their_discard"] is not None and view["their_discard"]["top"] is not None:
            theirs = view["their_discard"]
            rest.append(say("screen.their_discard", n=theirs["size"], card=self.words.card(theirs["top"])))
        if view["display"]:
            rest.append(say("screen.display", cards=", ".join(self.words.card(card) for card in view["display"])))
        rest += self.laid(view)
        text.append(" · " + " · ".join(rest), style="dim")
        return Text.assemble(line, text)

    def stack_owner(self, view: View, stack: int) -> str:
        """Words before a stack, where those that follow belong together."""
        return ""

    def laid(self, view: View) -> list[str]:
        """The cards that lie at no site."""
        return [self._laid(land["seat"], piece) for land in view["lands"] for piece in land["laid"]]

    def _laid(self, seat: int, piece: View) -> str:
        """A card that lies on a building, on a stack, on the discard pile or before a player, and whom it concerns."""
        say, told = self.words.say, f"{self.words.who(seat)}: {self.words.card(piece['card'])}"
        if "on" in piece:
            beneath = piece["on"]
            return f"{told} ({say('screen.lies_on', card=self.words.card(beneath['card']), place=beneath['place'])})"
        if "bars" not in piece:
            return told
        stack = piece["bars"]
        return f"{told} ({say('event.the_pile') if stack is None else say('event.the_stack', stack=stack + 1)})"

    # -- choices --------------------------------------------------------------------------------------------------

    def question(self, state: Any, view: View) -> str:
        """What is asked now, and on behalf of which card."""
        decision = view["decision"]
        question = self.words.question(decision["kind"], offer=self.offer(state))
        who = self.words.who(decision["who"])
        if decision["card"]:
            return self.words.say(
                "screen.asks_card", who=who, question=question, card=self.words.card(decision["card"])
            )
        return self.words.say("screen.asks", who=who, question=question)

    def offer(self, state: Any) -> str:
        """The goods of an offer that is being made or answered; nothing where players do not trade."""
        return ""

    def choices(self, view: View) -> list[Choice]:
        """The options in groups."""
        entries = []
        kind = view["decision"]["kind"]
        for option in view["decision"]["options"]:
            special = f"group.{kind}_{option['verb']}"  # where an action means something else than usual
            key = special if self.words.has(special) else f"group.{option['verb']}"
            entries.append((self.words.either(key, "asked.other"), self.phrase(option, view), option))
        return numbered(entries, VERBS)

    def phrase(self, option: View, view: View) -> str:
        """An option as a player reads it."""
        key = f"do.{option['verb']}"
        special = f"do.{view['decision']['kind']}_{option['verb']}"
        if not self.words.has(key):
            return str(option["text"])
        if self.words.has(special):
            key = special
        elif option["verb"] in ("region", "target") and option["seat"] != view["decision"]["who"]:
            key += "_other"
        elif option["verb"] == "sail" and option["gold"]:
            key = "do.sail_gold"
        return self.words.say(key, **self.details(option, view))

    def details(self, option: View, view: View) -> dict[str, object]:
        """What the words of an option need: the card, the place and so on, as a player calls them."""
        words, verb, get = self.words, str(option["verb"]), option.get
        card = words.card(option["card"]) if get("card") else ""
        region = ""
        if verb in ("play", "build", "erect") and get("card"):
            cost = cost_words(words, self.cat.fact(self.cat.number(option["card"])))
            card += f" [{cost}]" if cost else ""
        elif verb == "region":
            region = self._region(view, int(option["seat"]), str(option["region"]))
        elif verb == "target":
            card += self._tokens(view, option)
        elif verb == "lay":
            fact = self.cat.fact(self.cat.number(option["card"]))
            region = f"{words.card(fact.id)} {DICE[fact.die]} {fact.die} ({words.resource(fact.resource)})"
        return {
            "card": card,
            "place": words.place(_where(option)),
            "region": region,
            "stack": int(get("stack") or 0) + 1,
            "number": get("number"),
            "resource": words.resource(option["resource"]) if get("resource") else "",
            "rate": get("rate"),
            "cell": get("cell"),
            "other_cell": get("other_cell"),
            "give": words.resource(option["give"]) if get("give") else "",
            "get": words.resource(option["get"]) if get("get") else "",
        }

    def _tokens(self, view: View, option: View) -> str:
        """What lies on the card an option points at."""
        for piece in _pieces(view["lands"][option["seat"]]):
            if (piece["card"], piece["place"]) == (option["card"], option["place"]):
                tokens = self.picture.tokens(piece)
                return f" {tokens}" if tokens else ""
        return ""

    def _region(self, view: View, seat: int, asked: str) -> str:
        """A region in play: resource, number and stock."""
        for region in view["lands"][seat]["regions"]:
            if region["name"] == asked:
                name = self.words.resource(region["resource"])
                return f"{name} {DICE[region['die']]} {region['die']} {stock_dots(region['stock'])}"
        return self.words.place(asked)

    # -- the rest -------------------------------------------------------------------------------------------------

    def log(self, events: Sequence[View], before: Sequence[View] = ()) -> list[str]:
        """What happened, as lines."""
        return log_lines(events, self.words, self.cat, before)

    def points(self, view: View, seat: int) -> list[tuple[str, int]]:
        """Settlements, cities, cards one by one, both advantages, and what cards bring by their effect."""
        say, land = self.words.say, view["lands"][seat]
        counts = {"settlement": 0, "city": 0}
        for column in land["columns"]:
            counts["settlement" if column["kind"] == "settlement" else "city"] += POINT_CARDS[column["kind"]]
        rows = [(say("play.settlements"), counts["settlement"]), (say("play.cities"), counts["city"])]
        rows += self.card_points(view, seat)
        rows += [(say(self.leads[0]), int(land["knight"])), (say(self.leads[1]), int(land["mill"]))]
        rows.append((say("play.by_effect"), int(land["points"]) - sum(n for _, n in rows)))
        return [(name, n) for name, n in rows if n]

    def card_points(self, view: View, seat: int) -> Iterator[tuple[str, int]]:
        """The points printed on a player's cards in play."""
        for land in view["lands"]:
            for piece in _pieces(land):
                fact = self.cat.fact(self.cat.number(piece["card"]))
                if piece["owner"] == seat and not piece["blocked"]:
                    yield self.words.card(fact.id), fact.points

    def explain(self, word: str) -> RenderableType | None:
        """A card's page."""
        card = find_card(self.cat, word, self.words)
        return None if card is None else card_page(self.cat.fact(self.cat.number(card)), self.words)

    def near(self, word: str) -> list[str]:
        """Cards whose name is much like it."""
        return near_cards(self.cat, word, self.words)

    def examples(self) -> tuple[str, str, str]:
        """A card that is always there, and one of the game's rulings."""
        return self.words.card(EXAMPLE), library.rulings(self.words.game)[0].id, "build"

    def read(self, state: Any, text: str) -> list[int] | Refusal:
        """The action a typed text names."""
        code = from_text(state, text)
        return code if isinstance(code, Refusal) else [code]

    def names(self) -> dict[str, str]:
        """Card names and resource names in the player's language."""
        ids = self.cat.ids[:0:-1]  # reprints share a name; the first card of that name stands for them
        found = {plain(self.words.card(card)): card for card in ids}
        found |= {plain(self.words.resource(name)): name for name in NAMES}
        found[plain(self.words.row(0))] = "above"
        found[plain(self.words.row(1))] = "below"
        return found


def _where(option: View) -> str:
    """The place an option names, in the notation's words."""
    return next((str(option[kind]) for kind in ("gap", "region", "place", "column") if kind in option), "")


def _pieces(land: View) -> list[View]:
    """Every card in play in a principality."""
    found = [card for column in land["columns"] for side in column["sides"] for card in side["cards"]]
    found += [road["expansion"] for road in land["roads"] if road["expansion"]]
    found += [column["crown"] for column in land["columns"] if "crown" in column]
    found += land["laid"]
    for region in land["regions"]:
        found += [region[key] for key in ("expansion", "unit") if region[key]]
    return found
