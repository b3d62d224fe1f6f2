# mypyc: skip
"""The successor game at a terminal: theme sets, voyages, owls and stars in words, and the count of points."""

from collections.abc import Iterator
from typing import Any, cast

from catanica.cli.common import View
from catanica.cli.wording import Wording
from catanica.games.princes.game import BASE
from catanica.games.princes.terminal.picture import PrincesPicture
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.terminal.face import PrincipalityFace
from catanica.kernel.state import State


class PrincesFace(PrincipalityFace):
    """The successor game in one language."""

    leads = ("screen.strength_lead", "screen.trade_lead")

    def __init__(self, words: Wording, cat: Catalogue, themes: list[str]) -> None:
        super().__init__(words, cat, PrincesPicture(words, cat))
        self.themes = themes

    def played_with(self) -> list[str]:
        """The theme sets in play; in a duel they are known once they are chosen."""
        return [self.words.ui(f"set.{theme}") for theme in self.themes]

    def stack_owner(self, view: View, stack: int) -> str:
        """Before the first stack of every theme set its name."""
        backs = [one["set"] for one in view["stacks"]]
        first = backs[stack] not in (None, BASE) and backs.index(backs[stack]) == stack
        return f" · {self.words.ui(f'set.{backs[stack]}')}" if first else ""

    def question(self, state: Any, view: View) -> str:
        """What is asked now; where sets are picked, what has been picked."""
        asked = super().question(state, view)
        decision = view["decision"]
        if decision["kind"] != "pick_set":
            return asked
        left = {option["set"] for option in decision["options"]}
        taken = [self.words.ui(f"set.{name}") for name in decision["sets"] if name not in left]
        return f"{asked} {self.words.say('screen.sets_taken', sets=', '.join(taken))}" if taken else asked

    def laid(self, view: View) -> list[str]:
        """Nothing: what lies beside a principality is drawn there."""
        return []

    def details(self, option: View, view: View) -> dict[str, object]:
        """Sets by their names, sea cards with what is known of them, faces of the event die."""
        found = super().details(option, view)
        verb = option["verb"]
        if verb == "set":
            found["set"] = self.words.ui(f"set.{option['set']}")
        elif verb == "face":
            found["face"] = self.words.say(f"face.{str(option['text']).partition(' ')[2]}")
        elif verb == "use" and ("way" in option or "by" in option):
            found["card"] = f"{found['card']}: {self._how(option)}"
        elif verb in ("sail", "cell", "switch"):
            seat = int(option.get("seat", view["decision"]["who"]))
            for key in ("cell", "other_cell"):
                if option.get(key):
                    found[key] = self._sea_card(view["lands"][seat], str(option[key]))
        return found

    def _how(self, option: View) -> str:
        """How a card in play is used where there are several ways: in its own words, or by the card that helps it."""
        return (
            self.words.card(option["by"]) if "by" in option else self.words.say(f"way.{option['card']}_{option['way']}")
        )

    def _sea_card(self, land: View, name: str) -> str:
        """A cell of the sea, with its card where the player knows it."""
        for cell in land["sea"]["cells"]:
            if cell["name"] == name and cell["card"]:
                return f"{name} {self.words.card(cell['card'])}"
        return name

    def card_points(self, view: View, seat: int) -> Iterator[tuple[str, int]]:
        """Cards in play, and the islands and pirates of the sea as far as they are turned."""
        yield from super().card_points(view, seat)
        for cell in view["lands"][seat].get("sea", {"cells": ()})["cells"]:
            if cell["card"] and cell["level"]:
                fact = self.cat.fact(self.cat.number(cell["card"]))
                yield self.words.card(fact.id), fact.levels[cell["level"] - 1].get("points", 0)


def face(state: State, words: Wording) -> PrincesFace:
    """The face of the game a position belongs to, with the cards that position knows."""
    rules = cast(Duel, state).rules
    return PrincesFace(words, rules.cat, rules.back_names[1:])
